// A row that the end of a page would cut begins on the next one, and no ground goes on below the last row of
// a page.
#include "report/page_breaks.h"

#include <algorithm>
#include <vector>

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <gtest/gtest.h>

namespace tafel::report {

namespace {

constexpr double pageHeight = 400;

QTextTable* tableOf(QTextDocument& document, int rows)
{
    QString html = QStringLiteral("<h2>Deals</h2><table width='100%' cellspacing='0' border='0'>");
    for (int row = 0; row < rows; ++row)
        html += QStringLiteral("<tr><td bgcolor='#EEE'>%1</td><td bgcolor='#EEE'>%2</td></tr>")
                    .arg(row)
                    .arg(QStringLiteral("one reason after the other ").repeated(1 + row * 7 % 5 * 3));
    document.setPageSize({300, pageHeight});
    document.setHtml(html + QStringLiteral("</table>"));
    return qobject_cast<QTextTable*>(document.rootFrame()->childFrames().constFirst());
}

QRectF rectOf(const QTextDocument& document, const QTextCursor& cursor)
{
    return document.documentLayout()->blockBoundingRect(cursor.block());
}

struct Row {
    int first, last; ///< Pages.
    bool empty;
};

std::vector<Row> rowsOf(const QTextDocument& document, const QTextTable& table)
{
    std::vector<Row> rows;
    for (int row = 0; row < table.rows(); ++row) {
        const QTextTableCell cell = table.cellAt(row, 1);
        rows.push_back({static_cast<int>(rectOf(document, cell.firstCursorPosition()).top() / pageHeight),
            static_cast<int>((rectOf(document, cell.lastCursorPosition()).bottom() - 0.5) / pageHeight),
            cell.firstCursorPosition().block().text().isEmpty()});
    }
    return rows;
}

} // namespace

TEST(PageBreaks, cutNoRow)
{
    QTextDocument before, document;
    const std::vector<Row> cut = rowsOf(before, *tableOf(before, 60));
    const auto isCut = [](const Row& row) { return row.first != row.last; };
    ASSERT_TRUE(std::any_of(cut.begin(), cut.end(), isCut)) << "or nothing is tried";
    const QTextTable& table = *tableOf(document, 60);
    keepTogether(document);
    const std::vector<Row> rows = rowsOf(document, table);
    int told = 0;
    for (std::size_t row = 1; row < rows.size(); ++row) {
        EXPECT_EQ(rows[row].first, rows[row].last) << "row " << row;
        told += rows[row].empty ? 0 : 1;
        if (rows[row].first != rows[row - 1].first) {
            // … unless there was no room for a row of nothing.
            EXPECT_TRUE(rows[row - 1].empty || rows[row].empty) << "row " << row << " begins a page";
        }
    }
    EXPECT_EQ(told, 59) << "nothing is lost";
    EXPECT_LE(document.pageCount(), before.pageCount() + 2);
}

} // namespace tafel::report
