// A list of the history, newest first, that is fetched while the user scrolls. A refresh keeps the positions
// of rows that still exist.
#pragma once

#include "app/history/history_filter.h"

namespace tafel::app {

class PagedList : public tafel::app::SessionList { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ANONYMOUS
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
    virtual void clear() = 0;
    /// Reads up to `most` rows from row `from` on and puts them into the list. The history must be open.
    /// \return the number of rows read
    virtual history::Expected<std::size_t> read(history::Filter filter, int from, int most) = 0;
    /// Appends what was read after `rows`. With `from` 0 it replaces them.
    /// \return the number of rows read
    template <typename Row, typename Key>
    history::Expected<std::size_t> put(
        std::vector<Row>& rows, int from, history::Expected<std::vector<Row>> read, Key key);

private:
    void fetch(int from, int most);

    QPointer<HistoryFilter> m_filter;
    bool m_complete = true;
};

template <typename Row, typename Key>
history::Expected<std::size_t> PagedList::put(
    std::vector<Row>& rows, int from, history::Expected<std::vector<Row>> answer, Key key)
{
    if (!answer)
        return tl::unexpected(answer.error());
    std::vector<Row>& read = *answer;
    const std::size_t count = read.size();
    if (from == 0 && !rows.empty()) {
        // Rows after the last one are fetched when the user scrolls there.
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
    return count;
}

} // namespace tafel::app
