#include "app/session/stable_list_model.h"

namespace tafel::app {

void StableListModel::setRows(const QVariantList& rows)
{
    updateRows(m_rows, {rows.begin(), rows.end()},
        [this](const QVariant& row) { return row.toMap().value(m_key).toString(); });
    Q_EMIT changed();
}

int StableListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant StableListModel::data(const QModelIndex& index, int role) const
{
    return role == Qt::UserRole && index.isValid() && index.row() < rowCount()
        ? m_rows[static_cast<std::size_t>(index.row())]
        : QVariant();
}

} // namespace tafel::app
