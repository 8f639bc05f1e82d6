#include "app/tournament/table_here.h"

#include "app/new/new_match.h"
#include "app/tournament/tournament_words.h"

namespace tafel::app {

void TableHere::refresh()
{
    m_own.reset();
    if (m_session && m_session->isOpen())
        if (auto own = history::assignedTable(m_session->history()); m_session->reportOnError(own))
            m_own = std::move(*own);
    Q_EMIT changed();
}

QString TableHere::tournament() const
{
    return m_own ? qt(m_own->tournament) : QString();
}

QString TableHere::title() const
{
    return m_own ? tr("Table %1").arg(m_own->number) : QString();
}

QString TableHere::subtitle() const
{
    return m_own ? tr("%1 · round %2").arg(tournament()).arg(m_own->round) : QString();
}

QStringList TableHere::people() const
{
    return m_own ? listOf(m_own->table.people) : QStringList();
}

QList<int> TableHere::marks() const
{
    return m_own ? marksOf(*m_session, m_own->table.people) : QList<int>();
}

bool TableHere::begin()
{
    return waits() && NewMatch::begin(*m_session, tournament(), people());
}

} // namespace tafel::app
