#include "app/tournament/tournament_words.h"

#include "history/people/badges.h"

namespace tafel::app {

QList<int> badgesOf(Session& session, const std::vector<std::string>& people)
{
    const auto known = history::badgesOf(session.history(), people);
    return known ? QList<int>(known->begin(), known->end()) : QList<int>();
}

QString TournamentWords::ruleName(tournament::ScoringRule rule, Language language)
{
    if (rule == tournament::ScoringRule::Wins)
        return tr("Wins");
    return qt(phrases::unitTitle(
        rule == tournament::ScoringRule::VictoryPoints ? Unit::VictoryPoints : Unit::PenaltyPoints,
        language));
}

QString TournamentWords::gameName(const std::string& game, Language language)
{
    return game.empty() ? tr("any game") : qt(phrases::gameName(game, language));
}

QString TournamentWords::matches(int all, int finished, Language language)
{
    const QString count = qt(phrases::matchesText(all, language));
    return finished == all ? count : tr("%1, %2 under way").arg(count).arg(all - finished);
}

QString TournamentWords::people(int count)
{
    return tr("%n people", "", count);
}

QString TournamentWords::check(const history::TournamentRound& round)
{
    if (round.repeats == 0)
        return tr("nobody has met twice so far");
    return tr("%1 · best possible: %2")
        .arg(tr("%n repeated encounters so far", "", round.repeats))
        .arg(round.fewest);
}

QString TournamentWords::sizes(const std::vector<int>& sizes, Language language)
{
    QStringList others;
    for (std::size_t i = 1; i < sizes.size(); ++i)
        others << QString::number(sizes[i]);
    if (sizes.empty())
        return {};
    return others.isEmpty() ? QString::number(sizes.front())
                            : tr("%1, or %2").arg(sizes.front()).arg(listed(others, language));
}

} // namespace tafel::app
