// Where the pages of a report end.
#pragma once

#include <vector>

class QTextDocument;

namespace tafel::report {

/// What stands at these heights of a document, in its own unit.
struct Stretch {
    double top = 0, bottom = 0;
    double height() const { return bottom - top; }
};

struct Page {
    Stretch head
        = {}; ///< The head of the table in which the page begins, once more; empty: it begins with none.
    Stretch body = {};
};

/// A document that was laid out in one piece, without pages, on pages of this height: a heading stands on the
/// page of what it heads, a row of a table and a line of text on one page. Only what is higher than a page is
/// cut. At least one.
std::vector<Page> pagesOf(const QTextDocument& document, double height);

} // namespace tafel::report
