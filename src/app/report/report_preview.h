// A report on paper, as it will be printed: the same text document as the PDF. Qt Quick's own rich text
// leaves out the padding of cells.
#pragma once

#include <memory>

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include "report/svg_text_object.h"

namespace tafel::app {

/// As large as its place on the screen, however long the report is: `offset` says which part of it is seen.
class ReportPreview : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString html READ html WRITE setHtml NOTIFY changed)
    Q_PROPERTY(QString plainText READ plainText NOTIFY changed) ///< What can be read on it.
    Q_PROPERTY(
        qreal offset MEMBER m_offset WRITE setOffset NOTIFY offsetChanged) ///< From its top, in pixels.
    Q_PROPERTY(qreal zoom READ zoom NOTIFY changed) ///< So that the sheet fills the width.
    Q_PROPERTY(qreal length READ length NOTIFY changed) ///< Of the whole sheet, in pixels.
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
