#include "app/session/stable_list_model.h"

#include <QMetaProperty>

namespace tafel::app {

void StableListModel::setRows(const QVariant& rows)
{
    const QVariantList list = rows.toList();
    updateRows(m_rows, {list.begin(), list.end()}, [this](const QVariant& row) { return keyOf(row); });
    Q_EMIT changed();
}

/// A row is a value with properties, or an object.
QString StableListModel::keyOf(const QVariant& row) const
{
    const QMetaObject* const type = row.metaType().metaObject();
    const int property = type ? type->indexOfProperty(m_key.toUtf8().constData()) : -1;
    return property >= 0 ? type->property(property).readOnGadget(row.constData()).toString()
                         : row.toMap().value(m_key).toString();
}

} // namespace tafel::app
