#include "app/tournament/assigned_table_model.h"

#include "app/new_match/new_match.h"
#include "app/tournament/tournament_words.h"

namespace tafel::app {

void AssignedTableModel::refresh()
{
    m_own.reset();
    if (hasHistory())
        if (auto own = history::assignedTable(m_session->history()); m_session->reportOnError(own))
            m_own = std::move(*own);
    Q_EMIT changed();
}

QString AssignedTableModel::tournament() const
{
    return m_own ? qt(m_own->tournament) : QString();
}

QString AssignedTableModel::subtitle() const
{
    return m_own ? tr("%1 · round %2").arg(tournament()).arg(m_own->round) : QString();
}

QStringList AssignedTableModel::people() const
{
    return m_own ? qt(m_own->table.people) : QStringList();
}

QList<int> AssignedTableModel::badges() const
{
    return m_own ? badgesOf(*m_session, m_own->table.people) : QList<int>();
}

bool AssignedTableModel::begin()
{
    return waits() && NewMatch::begin(*m_session, tournament(), people());
}

} // namespace tafel::app
