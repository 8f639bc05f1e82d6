#include "app/history/paged_list.h"

#include <algorithm>
#include <utility>

namespace tafel::app {

namespace {

constexpr int page = 50;

} // namespace

void PagedList::refresh()
{
    clear();
    m_count = 0;
    m_complete = !m_session || !m_session->isOpen();
    const int most = std::max(page, static_cast<int>(m_shown.size()));
    m_count = readMore(most);
    const std::vector<QVariantList> before = std::exchange(m_shown, {});
    remember();
    tell(before);
    Q_EMIT changed();
}

void PagedList::fetchMore(const QModelIndex&)
{
    const int more = readMore(page);
    if (more == 0)
        return;
    beginInsertRows({}, m_count, m_count + more - 1);
    m_count += more;
    remember();
    endInsertRows();
    Q_EMIT changed();
}

/// How many rows there are besides those it has.
int PagedList::readMore(int most)
{
    if (m_complete)
        return 0;
    const auto more = read(m_filter ? m_filter->value() : history::Filter{}, most);
    m_complete = !m_session->answered(more) || static_cast<int>(*more) < most;
    return more ? static_cast<int>(*more) : 0;
}

void PagedList::remember()
{
    const QList<int> roles = roleNames().keys();
    while (static_cast<int>(m_shown.size()) < m_count) {
        const QModelIndex row = index(static_cast<int>(m_shown.size()));
        QVariantList& shown = m_shown.emplace_back();
        for (const int role : roles)
            shown << data(row, role);
    }
}

/// Others may play while somebody reads: what is as it was stays where it is, with the focus that it has.
void PagedList::tell(const std::vector<QVariantList>& before)
{
    const auto now = static_cast<int>(m_shown.size());
    m_count = static_cast<int>(before.size());
    const auto resize = [this](int at, int to) {
        if (to > m_count) {
            beginInsertRows({}, at, at + to - m_count - 1);
            m_count = to;
            endInsertRows();
        } else if (to < m_count) {
            beginRemoveRows({}, at, at + m_count - to - 1);
            m_count = to;
            endRemoveRows();
        }
    };
    // Most often something new stands before the rest.
    const auto rest
        = before.empty() ? m_shown.end() : std::find(m_shown.begin(), m_shown.end(), before.front());
    const int fresh = rest == m_shown.end() ? 0 : static_cast<int>(rest - m_shown.begin());
    const int kept = std::min(m_count, now - fresh);
    resize(kept, kept);
    resize(0, kept + fresh);
    resize(m_count, now);
    for (int row = fresh; row < m_count; ++row)
        if (const auto then = static_cast<std::size_t>(row - fresh);
            then < before.size() && before[then] != m_shown[static_cast<std::size_t>(row)])
            Q_EMIT dataChanged(index(row), index(row));
}

} // namespace tafel::app
