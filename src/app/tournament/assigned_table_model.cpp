#include "app/tournament/assigned_table_model.h"

#include "app/new_match/new_match.h"
#include "app/tournament/tournament_words.h"

namespace tafel::app {

void AssignedTableModel::readData()
{
    if (auto own = history::assignedTable(history()); m_session->reportOnError(own))
        m_own = std::move(*own).value_or(history::AssignedTable());
}

QList<int> AssignedTableModel::badges() const
{
    return m_own.number > 0 ? badgesOf(*m_session, m_own.table.people) : QList<int>();
}

bool AssignedTableModel::begin()
{
    return waits() && NewMatch::begin(*m_session, tournament(), people());
}

} // namespace tafel::app
