// The rows of a list that is read as a whole, for a view that keeps its position when they are read again.
#pragma once

#include <QVariantList>

#include "app/session/row_model.h"

namespace tafel::app {

class StableListModel : public tafel::app::RowModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// The property that identifies a row. If it is empty, any row may become any other.
    Q_PROPERTY(QString key MEMBER m_key REQUIRED)
    /// A list; the role `modelData` of a row is its element.
    Q_PROPERTY(QVariant rows READ rows WRITE setRows NOTIFY changed REQUIRED)
public:
    using RowModel::RowModel;

    QVariantList rows() const { return {m_rows.begin(), m_rows.end()}; }
    void setRows(const QVariant& rows);

    int count() const override { return static_cast<int>(m_rows.size()); }

Q_SIGNALS:
    void changed();

private:
    QVariant row(int index) const override { return m_rows[static_cast<std::size_t>(index)]; }
    QString keyOf(const QVariant& row) const;

    QString m_key;
    std::vector<QVariant> m_rows;
};

} // namespace tafel::app
