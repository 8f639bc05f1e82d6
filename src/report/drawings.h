// The drawings that stand in a report, for whoever lays it out as a text document of Qt.
#pragma once

#include <QObject>
#include <QTextDocument>
#include <QTextObjectInterface>

namespace tafel::report {

/// A report as a text document of Qt. It loads neither files nor addresses: all that a report shows stands in
/// it.
class ReportDocument final : public QTextDocument {
public:
    using QTextDocument::QTextDocument;

protected:
    QVariant loadResource(int, const QUrl&) override { return {}; }
};

/// Draws what stands in the page itself ("data:image/svg+xml;base64,…") as lines, sharp at any size.
class Drawings final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    /// To be called before the text of the document is set.
    static void showIn(QTextDocument& document);

    QSizeF intrinsicSize(QTextDocument* document, int at, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* document, int at,
        const QTextFormat& format) override;

private:
    using QObject::QObject;
};

} // namespace tafel::report
