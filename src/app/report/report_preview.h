// A preview of a report as it will be printed, from the same text document as the PDF. Qt Quick's own rich
// text ignores the padding of table cells.
#pragma once

#include <memory>

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include "report/svg_text_object.h"

namespace tafel::app {

/// The item has the size of the visible area, however long the report is. `offset` selects the visible part.
class ReportPreview : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString html READ html WRITE setHtml NOTIFY changed)
    Q_PROPERTY(QString plainText READ plainText NOTIFY changed) ///< The text of the report.
    /// Distance from the top in pixels.
    Q_PROPERTY(qreal offset MEMBER m_offset WRITE setOffset NOTIFY offsetChanged)
    Q_PROPERTY(qreal zoom READ zoom NOTIFY changed) ///< The factor with which the sheet fills the width.
    Q_PROPERTY(qreal length READ length NOTIFY changed) ///< The length of the whole sheet in pixels.
public:
    explicit ReportPreview(QQuickItem* parent = nullptr);

    const QString& html() const { return m_html; }
    void setHtml(const QString& html);
    QString plainText() const { return m_document.toPlainText(); }
    void setOffset(qreal offset);
    qreal zoom() const;
    qreal length() const;

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
