// A list of the history, newest first, fetched as it is scrolled. When it is read again, rows that are still
// there stay where they are.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "app/history/history_filter.h"

namespace tafel::app {

class PagedList : public tafel::app::SessionList { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each list has its own")
    Q_PROPERTY(tafel::app::HistoryFilter* filter READ filter WRITE setFilter NOTIFY changed) ///< May be null.
public:
    using SessionList::SessionList;

    HistoryFilter* filter() const { return m_filter; }
    void setFilter(HistoryFilter* filter) { observe(m_filter, filter); }

    bool canFetchMore(const QModelIndex&) const override { return !m_complete; }
    void fetchMore(const QModelIndex& parent) override;

public Q_SLOTS:
    void refresh() override;

protected:
    /// Forgets the rows.
    virtual void clear() = 0;
    /// Reads up to `most` rows from this one on, and puts them: how many. The history is open.
    virtual history::Expected<std::size_t> read(history::Filter filter, int from, int most) = 0;
    /// `read` comes after `rows`, or from the first on in their place.
    template <typename Row, typename Key>
    void put(std::vector<Row>& rows, int from, std::vector<Row> read, Key key);

private:
    void fetch(int from, int most);

    QPointer<HistoryFilter> m_filter;
    bool m_complete = true;
};

template <typename Row, typename Key>
void PagedList::put(std::vector<Row>& rows, int from, std::vector<Row> read, Key key)
{
    if (from == 0 && !rows.empty()) {
        // What is behind the last row is fetched when somebody comes there.
        const auto isKnown = [&](const Row& row) {
            return std::any_of(rows.rbegin(), rows.rend(),
                [&](const Row& each) { return std::invoke(key, each) == std::invoke(key, row); });
        };
        while (!m_complete && read.size() > rows.size() && !isKnown(read.back()))
            read.pop_back();
        updateRows(rows, std::move(read), key);
    } else if (!read.empty()) {
        beginInsertRows({}, from, from + static_cast<int>(read.size()) - 1);
        std::move(read.begin(), read.end(), std::back_inserter(rows));
        endInsertRows();
    }
}

} // namespace tafel::app
