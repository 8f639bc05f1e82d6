// Where the pages of a report end.
#pragma once

class QTextDocument;

namespace tafel::report {

/// A heading stands on the page of what it heads, a row of a table on one page.
void keepTogether(QTextDocument& document);

} // namespace tafel::report
