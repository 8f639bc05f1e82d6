// The rows of a list that is read as a whole, for a view that keeps its place when they are read again.
#pragma once

#include <QVariantList>

#include "app/session/row_model.h"

namespace tafel::app {

class StableListModel : public tafel::app::RowModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString key MEMBER m_key REQUIRED) ///< The entry of a row by which it is known again;
                                                  ///< empty: any row may become any other.
    Q_PROPERTY(
        QVariant rows READ rows WRITE setRows NOTIFY changed REQUIRED) ///< A list: `modelData` of each.
public:
    using RowModel::RowModel;

    QVariantList rows() const { return {m_rows.begin(), m_rows.end()}; }
    void setRows(const QVariant& rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override { return {{Qt::UserRole, "modelData"}}; }

Q_SIGNALS:
    void changed();

private:
    QString keyOf(const QVariant& row) const;

    QString m_key;
    std::vector<QVariant> m_rows;
};

} // namespace tafel::app
