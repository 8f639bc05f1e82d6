// A list model with one role, `modelData`. It updates its rows in small steps, so that a view keeps its
// position.
#pragma once

#include <algorithm>
#include <functional>
#include <set>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tafel::app {

class RowModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
public:
    using QAbstractListModel::QAbstractListModel;

    virtual int count() const = 0;
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const override
    {
        return role == Qt::UserRole && index.isValid() && index.row() < count() ? row(index.row())
                                                                                : QVariant();
    }
    QHash<int, QByteArray> roleNames() const override { return {{Qt::UserRole, "modelData"}}; }

protected:
    virtual QVariant row(int index) const = 0; ///< A value with properties.
    /// Replaces `rows`, which the model shows, by `now`. Announces each removal, move and insertion before it
    /// happens. Rows with the same `key` are the same row.
    template <typename Row, typename Key>
    void updateRows(std::vector<Row>& rows, std::vector<Row> now, Key key)
    {
        const auto keyOf = [&](const Row& row) { return std::invoke(key, row); };
        std::set<decltype(keyOf(rows.front()))> stay;
        for (const Row& row : now)
            stay.insert(keyOf(row));
        for (auto row = rows.end(); row != rows.begin();) {
            if (stay.contains(keyOf(*--row)))
                continue;
            const int at = static_cast<int>(row - rows.begin());
            beginRemoveRows({}, at, at);
            row = rows.erase(row);
            endRemoveRows();
        }
        for (int at = 0; at < static_cast<int>(now.size()); ++at) {
            const Row& wanted = now[static_cast<std::size_t>(at)];
            const auto place = rows.begin() + at;
            const auto known = std::find_if(place, rows.end(),
                [&, sought = keyOf(wanted)](const Row& row) { return keyOf(row) == sought; });
            if (known == rows.end()) {
                beginInsertRows({}, at, at);
                rows.insert(place, wanted);
                endInsertRows();
            } else if (known != place) {
                const int from = static_cast<int>(known - rows.begin());
                beginMoveRows({}, from, from, {}, at);
                std::rotate(place, known, known + 1);
                endMoveRows();
            }
        }
        if (rows.size() > now.size()) { // Fewer rows have the same key.
            beginRemoveRows({}, static_cast<int>(now.size()), static_cast<int>(rows.size()) - 1);
            rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(now.size()), rows.end());
            endRemoveRows();
        }
        rows = std::move(now);
        if (!rows.empty())
            Q_EMIT dataChanged(index(0), index(static_cast<int>(rows.size()) - 1));
    }
};

} // namespace tafel::app
