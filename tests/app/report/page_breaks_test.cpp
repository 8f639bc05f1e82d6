// No page break cuts a row or a line; headings stay with their content; table headers repeat on each page.
#include "report/page_breaks.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <gtest/gtest.h>

namespace tafel::report {

namespace {

constexpr double height = 400;

QString tableOf(int rows, int longest)
{
    QString html = QStringLiteral(
        "<table width='100%' cellspacing='0' border='0'><thead><tr><th>Deal</th><th>Why</th></tr></thead>");
    for (int row = 0; row < rows; ++row)
        html += QStringLiteral("<tr><td bgcolor='#EEE'>%1</td><td bgcolor='#EEE'>%2</td></tr>")
                    .arg(row)
                    .arg(QStringLiteral("one reason after the other ").repeated(1 + row * 7 % 5 * longest));
    return html + QStringLiteral("</table>");
}

void lay(QTextDocument& document, const QString& html)
{
    document.setDocumentMargin(0);
    document.setTextWidth(300);
    document.setHtml(html);
}

QRectF rectOf(const QTextDocument& document, const QTextBlock& block)
{
    return document.documentLayout()->blockBoundingRect(block);
}

/// The page at this height, or -1.
int pageOf(const std::vector<Page>& pages, double y)
{
    for (std::size_t page = 0; page < pages.size(); ++page)
        if (pages[page].body.top <= y && y < pages[page].body.bottom)
            return static_cast<int>(page);
    return -1;
}

} // namespace

TEST(PageBreaks, cutNoRow)
{
    QTextDocument document;
    lay(document, QStringLiteral("<h2>Deals</h2>") + tableOf(60, 3) + QStringLiteral("<p>The end.</p>"));
    const std::vector<Page> pages = paginate(document, height);
    EXPECT_GT(pages.size(), 5U);
    for (const Page& page : pages)
        EXPECT_LE(page.head.height() + page.body.height(), height);
    const auto* table = qobject_cast<QTextTable*>(document.rootFrame()->childFrames().constFirst());
    for (int row = 0; row < table->rows(); ++row) {
        const int first
            = pageOf(pages, rectOf(document, table->cellAt(row, 1).firstCursorPosition().block()).top());
        EXPECT_GE(first, 0);
        for (int column = 0; column < 2; ++column) {
            const QTextTableCell cell = table->cellAt(row, column);
            EXPECT_EQ(first, pageOf(pages, rectOf(document, cell.firstCursorPosition().block()).top()))
                << row;
            EXPECT_EQ(
                first, pageOf(pages, rectOf(document, cell.lastCursorPosition().block()).bottom() - 0.5))
                << "row " << row;
        }
    }
    EXPECT_EQ(
        pageOf(pages, rectOf(document, document.lastBlock()).top()), static_cast<int>(pages.size()) - 1);
}

TEST(PageBreaks, theHeadOfATableStandsOnEachOfItsPages)
{
    QTextDocument document;
    lay(document, QStringLiteral("<p>Before.</p>") + tableOf(60, 3));
    const std::vector<Page> pages = paginate(document, height);
    const double first = rectOf(document, document.begin().next()).top();
    EXPECT_EQ(pages.front().head.height(), 0) << "it stands in the table itself";
    for (std::size_t page = 1; page < pages.size(); ++page) {
        EXPECT_GT(pages[page].head.height(), 5);
        EXPECT_LE(pages[page].head.top, first);
        EXPECT_LT(pages[page].head.bottom, pages[page].body.top);
    }
}

TEST(PageBreaks, aHeadingGoesWithWhatItHeads)
{
    for (int lines = 1; lines < 40; ++lines) {
        QTextDocument document;
        lay(document,
            QStringLiteral("<p>A line.</p>").repeated(lines) + QStringLiteral("<h2>One</h2><h3>Two</h3>")
                + tableOf(3, 1));
        const std::vector<Page> pages = paginate(document, height);
        QTextBlock heading = document.begin();
        while (heading.blockFormat().headingLevel() == 0)
            heading = heading.next();
        const auto* table = qobject_cast<QTextTable*>(document.rootFrame()->childFrames().constFirst());
        EXPECT_EQ(pageOf(pages, rectOf(document, heading).top()),
            pageOf(pages, rectOf(document, table->cellAt(1, 0).firstCursorPosition().block()).top()))
            << lines;
    }
}

TEST(PageBreaks, whatIsHigherThanAPageGoesOn)
{
    QTextDocument document;
    lay(document, tableOf(3, 300));
    const std::vector<Page> pages = paginate(document, height);
    for (const Page& page : pages)
        EXPECT_LE(page.head.height() + page.body.height(), height + 0.01);
    for (std::size_t page = 1; page < pages.size(); ++page)
        EXPECT_NEAR(pages[page].body.top, pages[page - 1].body.bottom, 0.01) << "nothing is left out";
    QTextDocument empty;
    EXPECT_EQ(paginate(empty, height).size(), 1U);
}

} // namespace tafel::report
