#include "app/tournament/tournament_list.h"

#include "app/tournament/tournament_words.h"
#include "games/games.h"

namespace tafel::app {

void TournamentList::readData()
{
    const auto all = history::tournaments(history());
    if (!m_session->reportOnError(all))
        return;
    for (const history::TournamentSummary& each : *all) {
        QStringList line{TournamentWords::gameName(each.game, language())};
        if (each.closed)
            line << tr("closed");
        if (each.people > 0)
            line << TournamentWords::people(each.people);
        if (each.rounds > 0)
            line << tr("round %1").arg(each.rounds);
        if (each.matches > 0)
            line << TournamentWords::matches(each.matches, each.finished, language());
        m_tournaments << TournamentRow{.name = qt(each.name),
            .line = line.join(QStringLiteral(" · ")),
            .day = qt(phrases::dayText(each.last, language())),
            .underWay = !each.closed && !each.id.empty() && each.rounds > 0};
    }
}

QString TournamentList::open(const QString& name)
{
    history::TournamentRules rules{.name = plain(name.trimmed()), .setup = {.game = allGames().front()}};
    rules.sizes = history::playableSizes(rules);
    const auto opened = history::openTournament(history(), rules, {});
    if (!opened)
        return m_session->reasonOf(opened.error());
    Q_EMIT m_session->historyChanged();
    return {};
}

} // namespace tafel::app
