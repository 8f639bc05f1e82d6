#include "app/history/paged_list.h"

namespace tafel::app {

namespace {

constexpr int page = 50;

} // namespace

PagedList::PagedList(QObject* parent)
    : QAbstractListModel(parent)
{
}

void PagedList::setSession(Session* session)
{
    if (session == m_session)
        return;
    m_session = session;
    if (session) {
        connect(session, &Session::historyChanged, this, &PagedList::refresh);
        connect(session->preferences(), &Preferences::languageChanged, this, &PagedList::refresh);
    }
    Q_EMIT sessionChanged();
    refresh();
}

void PagedList::setFilter(HistoryFilter* filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    if (filter) {
        connect(filter, &HistoryFilter::changed, this, &PagedList::filterChanged);
        connect(filter, &HistoryFilter::changed, this, &PagedList::refresh);
    }
    Q_EMIT filterChanged();
    refresh();
}

void PagedList::refresh()
{
    beginResetModel();
    clear();
    m_count = 0;
    m_complete = !m_session || !m_session->isOpen();
    endResetModel();
    fetchMore({});
    Q_EMIT countChanged();
}

void PagedList::fetchMore(const QModelIndex&)
{
    if (m_complete)
        return;
    const auto more = read(m_filter ? m_filter->value() : history::Filter{}, page);
    if (!more) {
        m_complete = true;
        m_session->report(more.error());
        return;
    }
    const int read = static_cast<int>(*more);
    m_complete = read < page;
    if (read == 0)
        return;
    beginInsertRows({}, m_count, m_count + read - 1);
    m_count += read;
    endInsertRows();
    Q_EMIT countChanged();
}

} // namespace tafel::app
