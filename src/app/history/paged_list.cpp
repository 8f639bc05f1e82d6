#include "app/history/paged_list.h"

namespace tafel::app {

constexpr int page = 50;

void PagedList::refresh()
{
    if (count() > 0 && hasHistory())
        return fetch(0, count() + page);
    beginResetModel();
    clear();
    m_complete = !hasHistory();
    endResetModel();
    fetchMore({});
    Q_EMIT changed();
}

void PagedList::fetchMore(const QModelIndex&)
{
    if (!m_complete)
        fetch(count(), page);
}

void PagedList::fetch(int from, int most)
{
    const auto got = read(m_filter ? m_filter->value() : history::Filter{}, from, most);
    if (!m_session->reportOnError(got)) {
        m_complete = true;
        return;
    }
    const int end = from + static_cast<int>(*got);
    m_complete = count() == end && end < from + most;
    Q_EMIT changed();
}

} // namespace tafel::app
