#include "report/page_breaks.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QAbstractTextDocumentLayout>
#include <QPaintDevice>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>

namespace tafel::report {

namespace {

/// What stands at that place is on this page, from 0.
int pageOf(const QTextDocument& document, double y)
{
    return static_cast<int>(y / document.pageSize().height());
}

/// Where the first line under a heading stands: in the first row of a table that is not its head.
double beginningAfter(QTextDocument& document, const QTextBlock& heading)
{
    QTextBlock next = heading.next();
    QTextCursor cursor(next);
    if (const QTextTable* table = cursor.currentTable(); table && table->rows() > 1) {
        const QTextTableCell cell = table->cellAt(1, 0);
        next = cell.firstCursorPosition().block();
    }
    return document.documentLayout()->blockBoundingRect(next).bottom();
}

/// A heading goes to the page of what it heads.
void keepHeadings(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || !block.next().isValid())
            continue;
        QTextBlock last = block; // of several headings in a row
        while (last.next().isValid() && last.next().blockFormat().headingLevel() > 0)
            last = last.next();
        const double y = document.documentLayout()->blockBoundingRect(block).top();
        if (pageOf(document, y) == pageOf(document, beginningAfter(document, last)))
            continue;
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        cursor.setBlockFormat(format);
        block = last;
    }
}

/// How high a row is, whatever page it stands on, and how much of that is above and below its lines.
struct Height {
    double lines = 0, above = 0, below = 0;
};
Height heightOf(const QTextTable& table, int row, double scale)
{
    Height height;
    for (int column = 0; column < table.columns(); ++column) {
        const QTextTableCell cell = table.cellAt(row, column);
        double lines = 0;
        for (auto each = cell.begin(); !each.atEnd(); ++each)
            for (int line = 0; line < each.currentBlock().layout()->lineCount(); ++line)
                lines += each.currentBlock().layout()->lineAt(line).height();
        const QTextTableCellFormat format = cell.format().toTableCellFormat();
        height.lines = std::max(height.lines, lines);
        height.above = std::max(height.above, format.topPadding() * scale);
        height.below = std::max(height.below, format.bottomPadding() * scale);
    }
    return height;
}

/// A row of nothing that fills so much of its page; the rest of the page follows by itself.
void insertNothing(QTextTable& table, int row, double height)
{
    table.insertRows(row, 1);
    for (int column = 0; column < table.columns(); ++column) {
        QTextTableCell cell = table.cellAt(row, column);
        QTextTableCellFormat nothing;
        QFont small;
        small.setPixelSize(1);
        nothing.setFont(small);
        nothing.setPadding(0);
        nothing.setBottomPadding(height);
        cell.setFormat(nothing);
        cell.firstCursorPosition().setBlockCharFormat(nothing);
    }
}

/// A row that would be cut by the end of a page begins on the next one: its ground would be cut, too. Where a
/// row begins a page the ground of the row before it would go on to the end of the page. Laying out takes
/// time: where the pages of a table end is worked out at once.
void keepRows(QTextDocument& document)
{
    constexpr double usual = 96; // dots per inch: in what the text counts its lengths
    const QPaintDevice* paper = document.documentLayout()->paintDevice();
    const double scale = paper ? paper->logicalDpiY() / usual : 1, page = document.pageSize().height();
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        double head = 0; // stands on each page again
        for (int row = 0; row < table->format().headerRowCount(); ++row) {
            const Height height = heightOf(*table, row, scale);
            head += height.lines + height.above + height.below;
        }
        const QTextBlock first = table->cellAt(0, 0).firstCursorPosition().block();
        double y = document.documentLayout()->blockBoundingRect(first).top(); // of the lines of a row
        double end = (pageOf(document, y) + 1) * page;
        std::vector<std::pair<int, double>> ends; // before which row, how much is left of the page
        for (int row = 0; row < table->rows(); ++row) {
            const Height height = heightOf(*table, row, scale);
            if (row > 0 && y + height.lines + height.below > end && height.lines < page / 2) {
                ends.emplace_back(row, (end - y) / scale);
                y = end + head + height.above;
                end += page;
            }
            y += height.lines + height.below + height.above;
        }
        QTextCursor edit(&document);
        edit.beginEditBlock(); // laid out once
        for (auto each = ends.rbegin(); each != ends.rend(); ++each)
            insertNothing(*table, each->first, std::max(0.0, each->second));
        edit.endEditBlock();
    }
}

} // namespace

void keepTogether(QTextDocument& document)
{
    keepHeadings(document);
    keepRows(document);
}

} // namespace tafel::report
