#include "report/pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include "report/drawings.h"

namespace tafel::report {

namespace {

constexpr int dotsPerInch = 1200;
constexpr double millimetre = dotsPerInch / 25.4;
// Of the page, in millimetres.
constexpr double left = 16, right = 16, top = 14, bottom = 18;

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

void drawFoot(QPainter& painter, const QTextDocument& document, const QString& title, const QString& page)
{
    QFont font = document.defaultFont();
    font.setPointSizeF(8);
    painter.setFont(font);
    painter.setPen(QColor(0x6e, 0x63, 0x53));
    const QSizeF body = document.pageSize();
    const QRectF foot(0, body.height() + 5 * millimetre, body.width(), 5 * millimetre);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(title, Qt::ElideRight, static_cast<int>(body.width() * 0.75)));
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, page);
}

} // namespace

std::string pdfOf(const std::string& html, Language language, const PageProgress& progress)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(left, top, right, bottom), QPageLayout::Millimeter);
    writer.setCreator(QStringLiteral("Tafelrichter"));

    QTextDocument document;
    QFont font(QStringList{QStringLiteral("Lato"), QStringLiteral("DejaVu Sans")});
    font.setPointSizeF(9);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.documentLayout()->setPaintDevice(&writer);
    document.setPageSize(QSizeF(writer.width(), writer.height()));
    Drawings::showIn(document);
    document.setHtml(QString::fromStdString(html));
    keepHeadings(document);
    const QString title = document.metaInformation(QTextDocument::DocumentTitle);
    writer.setTitle(title);

    const int pages = document.pageCount();
    QPainter painter(&writer);
    for (int page = 0; page < pages; ++page) {
        if (progress && !progress(page, pages))
            return {};
        if (page > 0)
            writer.newPage();
        painter.save();
        const QRectF body(0, page * document.pageSize().height(), document.pageSize().width(),
            document.pageSize().height());
        painter.translate(0, -body.top());
        painter.setClipRect(body);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = body;
        context.palette.setColor(QPalette::Text, QColor(0x23, 0x1f, 0x1a));
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        drawFoot(painter, document, title,
            (language == Language::German ? QStringLiteral("Seite %1 von %2")
                                          : QStringLiteral("Page %1 of %2"))
                .arg(page + 1)
                .arg(pages));
    }
    painter.end();
    return bytes.toStdString();
}

} // namespace tafel::report
