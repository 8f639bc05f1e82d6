#include "app/history/player_list.h"

#include "history/people/badges.h"

namespace tafel::app {

void PlayerList::readData()
{
    auto totals = history::personTotals(history(), chosen());
    if (!m_session->reportOnError(totals))
        return;
    m_totals = std::move(*totals);
    const auto badges = history::chosenBadges(history());
    if (!m_session->reportOnError(badges))
        return;
    for (const history::PersonTotal& each : m_totals) {
        const history::Total& total = each.total;
        const QString name = qt(each.person);
        m_people << PlayerRow{.name = name,
            .badge = badges->contains(each.person) ? badges->at(each.person) : -1,
            .line = total.finished == 0
                ? tr("no finished match")
                : tr("%1 of %2 won · %3").arg(total.won).arg(total.finished).arg(winRateText(total))};
    }
}

QString PlayerList::last(int row)
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_totals.size())
        return {};
    const history::PersonTotal& person = m_totals[static_cast<std::size_t>(row)];
    const auto time = history::lastPlayed(history(), person.person, person.total.matches);
    return time ? qt(phrases::dayText(*time, session()->language())) : QString();
}

} // namespace tafel::app
