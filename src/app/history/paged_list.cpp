#include "app/history/paged_list.h"

namespace tafel::app {

namespace {

constexpr int page = 50;

} // namespace

void PagedList::refresh()
{
    beginResetModel();
    clear();
    m_count = 0;
    m_complete = !m_session || !m_session->isOpen();
    endResetModel();
    fetchMore({});
    Q_EMIT changed();
}

void PagedList::fetchMore(const QModelIndex&)
{
    if (m_complete)
        return;
    const auto more = read(m_filter ? m_filter->value() : history::Filter{}, page);
    m_complete = !m_session->answered(more);
    if (m_complete)
        return;
    const int read = static_cast<int>(*more);
    m_complete = read < page;
    if (read == 0)
        return;
    beginInsertRows({}, m_count, m_count + read - 1);
    m_count += read;
    endInsertRows();
    Q_EMIT changed();
}

} // namespace tafel::app
