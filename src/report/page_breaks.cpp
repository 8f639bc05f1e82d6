#include "report/page_breaks.h"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QPaintDevice>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextLayout>
#include <QTextTable>

namespace tafel::report {

namespace {

/// A range that no page break may cut.
struct Piece {
    VerticalRange at;
    bool heading = false; ///< Must be on the page of the next piece.
    VerticalRange head = {}; ///< The header row of its table; empty if it has none, or is the header row.
};

class Pieces {
public:
    explicit Pieces(const QTextDocument& document)
        : m_layout(*document.documentLayout())
    {
        for (auto each = document.rootFrame()->begin(); !each.atEnd(); ++each) {
            if (auto* table = qobject_cast<QTextTable*>(each.currentFrame()))
                addRows(*table);
            else if (each.currentFrame())
                add(m_layout.frameBoundingRect(each.currentFrame()));
            else if (each.currentBlock().isValid())
                addLines(each.currentBlock());
        }
    }
    std::vector<Piece> take() { return std::move(m_pieces); }

private:
    void add(const QRectF& rect, bool heading = false, const VerticalRange& head = {})
    {
        m_pieces.push_back({{rect.top(), rect.bottom()}, heading, head});
    }

    void addLines(const QTextBlock& block)
    {
        const QRectF whole = m_layout.blockBoundingRect(block);
        const bool heading = block.blockFormat().headingLevel() > 0;
        const int lines = block.layout()->lineCount();
        if (heading || lines < 2)
            return add(whole, heading);
        for (int line = 0; line < lines; ++line)
            add(block.layout()->lineAt(line).rect().translated(whole.topLeft()));
    }

    /// The top of the highest cell, which determines the height of the row: other cells may be lower in it.
    double topOf(QTextTable& table, int row) const
    {
        constexpr double usual = 96; // dots per inch of the lengths in the text
        const QPaintDevice* paper = m_layout.paintDevice();
        const double scale = paper ? paper->logicalDpiY() / usual : 1;
        double top = m_layout.frameBoundingRect(&table).bottom();
        for (int column = 0; column < table.columns(); ++column) {
            const QTextTableCell cell = table.cellAt(row, column);
            const double padding = cell.format().toTableCellFormat().topPadding() * scale;
            QTextFrame* inner = cell.begin().currentFrame();
            const QRectF first = inner ? m_layout.frameBoundingRect(inner)
                                       : m_layout.blockBoundingRect(cell.firstCursorPosition().block());
            top = std::min(top, first.top() - padding);
        }
        return top;
    }

    void addRows(QTextTable& table)
    {
        const QRectF whole = m_layout.frameBoundingRect(&table);
        const int heads = table.format().headerRowCount();
        VerticalRange head;
        double top = whole.top();
        for (int row = 0; row < table.rows(); ++row) {
            const double bottom = row + 1 < table.rows() ? topOf(table, row + 1) : whole.bottom();
            add({whole.left(), top, whole.width(), bottom - top}, row < heads, head);
            if (row < heads)
                head = {whole.top(), bottom};
            if (row + 1 < heads)
                head = {};
            top = bottom;
        }
    }

    QAbstractTextDocumentLayout& m_layout;
    std::vector<Piece> m_pieces;
};

} // namespace

std::vector<Page> paginate(const QTextDocument& document, double height)
{
    const std::vector<Piece> pieces = Pieces(document).take();
    std::vector<Page> pages(1);
    const auto begin = [&](const Piece& first) {
        pages.push_back({first.head, {first.at.top, first.at.top}});
    };
    for (std::size_t i = 0; i < pieces.size();) {
        std::size_t next = i; // headings are kept with the next piece
        while (next + 1 < pieces.size() && pieces[next].heading)
            ++next;
        const auto fits = [&] {
            return pieces[next].at.bottom - pages.back().body.top + pages.back().head.height() <= height;
        };
        if (!fits() && pages.back().body.height() > 0)
            begin(pieces[i]);
        pages.back().body.bottom = pieces[next].at.bottom;
        while (!fits()) { // higher than a page: cut where the page ends
            Page& full = pages.back();
            full.body.bottom = full.body.top + height - full.head.height();
            pages.push_back({{}, {full.body.bottom, pieces[next].at.bottom}});
        }
        i = next + 1;
    }
    return pages;
}

} // namespace tafel::report
