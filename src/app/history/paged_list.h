// A list of the history, newest first, fetched as it is scrolled.
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
    void setFilter(HistoryFilter* filter) { follow(m_filter, filter); }
    int count() const override { return m_count; } ///< Fetched so far.

    bool canFetchMore(const QModelIndex&) const override { return !m_complete; }
    void fetchMore(const QModelIndex& parent) override;

public Q_SLOTS:
    void refresh() override;

protected:
    /// Forgets the rows.
    virtual void clear() = 0;
    /// Reads up to `most` rows that come after the `count` it has, and keeps them: how many. The history is
    /// open.
    virtual history::Expected<std::size_t> read(history::Filter filter, int most) = 0;

private:
    QPointer<HistoryFilter> m_filter;
    int m_count = 0;
    bool m_complete = true;
};

} // namespace tafel::app
