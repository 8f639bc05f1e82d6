// Divides a report into pages.
#pragma once

#include <vector>

class QTextDocument;

namespace tafel::report {

/// A vertical part of a document, in its own units.
struct VerticalRange {
    double top = 0, bottom = 0;
    double height() const { return bottom - top; }
};

struct Page {
    VerticalRange head
        = {}; ///< The header row to repeat if the page starts inside a table; empty: it does not.
    VerticalRange body = {};
};

/// Divides a document that was laid out without pages into pages of this height. A heading stays with its
/// content, and a table row or a line of text stays on one page unless it is higher than a page.
/// \return at least one page
std::vector<Page> paginate(const QTextDocument& document, double height);

} // namespace tafel::report
