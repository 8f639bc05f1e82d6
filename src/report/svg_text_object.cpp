#include "report/svg_text_object.h"

#include <QAbstractTextDocumentLayout>
#include <QSvgRenderer>

namespace tafel::report {

void SvgTextObject::showIn(QTextDocument& document)
{
    document.documentLayout()->registerHandler(QTextFormat::ImageObject, new SvgTextObject(&document));
}

QSizeF SvgTextObject::intrinsicSize(QTextDocument* document, int, const QTextFormat& format)
{
    constexpr double usual = 96; // dots per inch of the widths on the page
    const QPaintDevice* paper = document->documentLayout()->paintDevice();
    const QTextImageFormat image = format.toImageFormat();
    return QSizeF(image.width(), image.height()) * (paper ? paper->logicalDpiY() / usual : 1);
}

void SvgTextObject::drawObject(
    QPainter* painter, const QRectF& place, QTextDocument*, int, const QTextFormat& format)
{
    const QString name = format.toImageFormat().name();
    const QString before = QStringLiteral("data:image/svg+xml;base64,");
    if (!name.startsWith(before))
        return;
    QSvgRenderer drawing(QByteArray::fromBase64(name.mid(before.size()).toLatin1()));
    drawing.render(painter, place);
}

} // namespace tafel::report
