#include "app/report/report_preview.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>

namespace tafel::app {

namespace {

// The printed width of A4 at the resolution of the text document's points, and the margin around it.
constexpr qreal printed = 673, margin = 60, sheet = printed + 2 * margin;

} // namespace

ReportPreview::ReportPreview(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    QFont font(QStringList{QStringLiteral("Lato"), QStringLiteral("DejaVu Sans")});
    font.setPointSizeF(9);
    m_document.setDefaultFont(font);
    m_document.setDocumentMargin(0);
    report::SvgTextObject::showIn(m_document);
    m_document.setTextWidth(printed);
    setOpaquePainting(true);
}

void ReportPreview::setHtml(const QString& html)
{
    if (html == m_html)
        return;
    m_html = html;
    m_document.setHtml(html);
    m_document.setTextWidth(printed);
    m_offset = 0;
    Q_EMIT offsetChanged();
    Q_EMIT changed();
    update();
}

void ReportPreview::setOffset(qreal offset)
{
    if (qFuzzyCompare(1 + offset, 1 + m_offset))
        return;
    m_offset = offset;
    Q_EMIT offsetChanged();
    update();
}

qreal ReportPreview::zoom() const
{
    return width() > 0 ? width() / sheet : 1;
}

qreal ReportPreview::length() const
{
    return (m_document.size().height() + 2 * margin) * zoom();
}

void ReportPreview::paint(QPainter* painter)
{
    painter->fillRect(QRectF(0, 0, width(), height()), Qt::white);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->scale(zoom(), zoom());
    const qreal top = m_offset / zoom() - margin;
    painter->translate(margin, -top);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(0, top, printed, height() / zoom());
    context.palette.setColor(QPalette::Text, QColor(0x23, 0x1f, 0x1a)); // Paper is light in every theme.
    m_document.documentLayout()->draw(painter, context);
}

void ReportPreview::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.width() != before.width())
        Q_EMIT changed();
    update();
}

} // namespace tafel::app
