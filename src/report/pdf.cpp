#include "report/pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include "report/page_breaks.h"
#include "report/svg_text_object.h"

namespace tafel::report {

namespace {

constexpr int dotsPerInch = 1200;
constexpr double millimetre = dotsPerInch / 25.4;
// The margins of the page in millimetres.
constexpr double left = 16, right = 16, top = 14, bottom = 18;

/// Draws a range of the document at that height of the page.
void draw(QPainter& painter, const QTextDocument& document, const VerticalRange& stretch, double at)
{
    if (stretch.height() <= 0)
        return;
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(0, stretch.top, document.textWidth(), stretch.height());
    context.palette.setColor(QPalette::Text, QColor(0x23, 0x1f, 0x1a));
    painter.save();
    painter.translate(0, at - stretch.top);
    painter.setClipRect(context.clip);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

void drawFoot(
    QPainter& painter, const QPdfWriter& paper, const QFont& usual, const QString& title, const QString& page)
{
    QFont font = usual;
    font.setPointSizeF(8);
    painter.setFont(font);
    painter.setPen(QColor(0x6e, 0x63, 0x53));
    const QRectF foot(0, paper.height() + 5 * millimetre, paper.width(), 5 * millimetre);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(title, Qt::ElideRight, static_cast<int>(paper.width() * 0.75)));
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

    ReportDocument document;
    QFont font(QStringList{QStringLiteral("Lato"), QStringLiteral("DejaVu Sans")});
    font.setPointSizeF(9);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.documentLayout()->setPaintDevice(&writer);
    document.setTextWidth(writer.width());
    SvgTextObject::showIn(document);
    document.setHtml(QString::fromStdString(html));
    const QString title = document.metaInformation(QTextDocument::DocumentTitle);
    writer.setTitle(title);

    const std::vector<Page> pages = paginate(document, writer.height());
    const auto number
        = QString::fromStdString(std::string(Text{"Seite %1 von %2", "Page %1 of %2"}.in(language)));
    QPainter painter(&writer);
    for (std::size_t page = 0; page < pages.size(); ++page) {
        if (progress && !progress(static_cast<int>(page), static_cast<int>(pages.size())))
            return {};
        if (page > 0)
            writer.newPage();
        draw(painter, document, pages[page].head, 0);
        draw(painter, document, pages[page].body, pages[page].head.height());
        drawFoot(painter, writer, font, title, number.arg(page + 1).arg(pages.size()));
    }
    painter.end();
    return bytes.toStdString();
}

} // namespace tafel::report
