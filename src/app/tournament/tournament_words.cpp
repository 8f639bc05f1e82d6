#include "app/tournament/tournament_words.h"

#include "history/people/badges.h"

namespace tafel::app {

QList<int> badgesOf(Session& session, const std::vector<std::string>& people)
{
    const auto known = history::badgesOf(session.history(), people);
    return known ? QList<int>(known->begin(), known->end()) : QList<int>();
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

} // namespace tafel::app
