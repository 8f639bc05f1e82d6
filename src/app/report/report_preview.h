// A preview of a report as it will be printed, from the same text document as the PDF. Qt Quick's own rich
// text ignores the padding of table cells.
#pragma once

#include <QQuickPaintedItem>

#include "app/phrases/fields.h"
#include "report/svg_text_object.h"

namespace tafel::app {

/// The item has the size of the visible area, however long the report is. `offset` selects the visible part.
class ReportPreview : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString html MEMBER m_html WRITE setHtml NOTIFY changed)
    MODEL_GETTER(QString, plainText) { return m_document.toPlainText(); } ///< The text of the report.
    /// Distance from the top in pixels.
    Q_PROPERTY(qreal offset MEMBER m_offset WRITE setOffset NOTIFY offsetChanged)
    MODEL_GETTER(qreal, zoom); ///< The factor with which the sheet fills the width.
    MODEL_GETTER(qreal, length); ///< The length of the whole sheet in pixels.
public:
    explicit ReportPreview(QQuickItem* parent = nullptr);

    void setHtml(const QString& html);
    void setOffset(qreal offset);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();
    void offsetChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    QString m_html;
    report::ReportDocument m_document;
    qreal m_offset = 0;
};

} // namespace tafel::app
