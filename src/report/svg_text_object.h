// Shows the SVG pictures of a report in a QTextDocument.
#pragma once

#include <QObject>
#include <QTextDocument>
#include <QTextObjectInterface>

namespace tafel::report {

/// A QTextDocument that loads neither files nor URLs, because a report contains everything that it shows.
class ReportDocument final : public QTextDocument {
public:
    using QTextDocument::QTextDocument;

protected:
    QVariant loadResource(int, const QUrl&) override { return {}; }
};

/// Draws embedded SVG pictures ("data:image/svg+xml;base64,…") as vectors, sharp at any size.
class SvgTextObject final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    /// Must be called before the text of the document is set.
    static void showIn(QTextDocument& document);

    QSizeF intrinsicSize(QTextDocument* document, int at, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* document, int at,
        const QTextFormat& format) override;

private:
    using QObject::QObject;
};

} // namespace tafel::report
