#include "app/history/match_list.h"

#include <algorithm>

#include "app/phrases/view_rows.h"
#include "games/games.h"

namespace tafel::app {

namespace {

/// The leaders and their total; empty if that is not meaningful.
QString leadText(const history::MatchSummary& match, Unit unit, Language language)
{
    std::vector<int> totals;
    for (const history::PlayerSummary& player : match.players)
        totals.push_back(player.total);
    const Players leaders = unit == Unit::VictoryPoints ? Players{} : leadersOf(unit, totals);
    if (leaders.empty())
        return {};
    QStringList ahead;
    for (const Player player : leaders)
        ahead << qt(match.players[player].name);
    return MatchList::tr("%1 lead with %2", "", int(ahead.size()))
        .arg(listed(ahead, language), qt(phrases::numberText(totals[leaders.first()])));
}

} // namespace

history::Expected<std::size_t> MatchList::read(history::Filter filter, int from, int most)
{
    filter.text = plain(m_search);
    return put(m_rows, from, history().matches(filter, most, from), &history::MatchSummary::id);
}

QString MatchList::result(const history::MatchSummary& match) const
{
    const Game* game = gameNamed(match.game);
    const Unit unit = phrases::unitOf(match.game);
    const Language language = this->language();
    const QString deals = qt(phrases::dealsText(unit, match.deals, language));
    QStringList winners, losers, totals, marks;
    for (const history::PlayerSummary& player : match.players) {
        totals << qt(phrases::numberText(player.total));
        marks << QString::number(player.marks);
        if (player.won)
            winners << qt(player.name);
        if (player.lost)
            losers << qt(player.name);
    }
    if (!match.finished) {
        QStringList parts{match.abandoned ? tr("set aside") : tr("under way"),
            game ? leadText(match, unit, language) : QString(), deals};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    }
    const auto first = std::ranges::find_if(match.players, [](const auto& player) { return player.won; });
    switch (unit) {
    case Unit::VictoryPoints:
        break;
    case Unit::Points:
    case Unit::PenaltyPoints:
        return tr("%1 won with %2 · %3", "", int(winners.size()))
            .arg(listed(winners, language),
                qt(phrases::numberText(first == match.players.end() ? 0 : first->total)), deals);
    case Unit::Strokes:
        return (winners.size() > 1 ? tr("%1 share it · marks %2") : tr("%1 won · marks %2"))
            .arg(listed(winners, language), marks.join(QStringLiteral(":")));
    case Unit::Chips:
        return tr("%1 have lost · %2", "", int(losers.size())).arg(listed(losers, language), deals);
    }
    const QString won
        = tr("%1 won %2 · %3")
              .arg(listed(winners, language), totals.join(QStringLiteral("\u00a0:\u00a0")), deals);
    const QString ending = game ? in(game->ending(match.endedBy)) : QString();
    return ending.isEmpty() ? won : tr("%1 · %2").arg(won, ending);
}

QVariant MatchList::row(int index) const
{
    const history::MatchSummary& match = m_rows[static_cast<std::size_t>(index)];
    QStringList people;
    for (const history::PlayerSummary& player : match.players)
        people << qt(player.name);
    return QVariant::fromValue(MatchRow{.id = qt(match.id),
        .title = qt(phrases::gameName(match.game, language())),
        .subtitle = people.join(QStringLiteral(", ")) + QLatin1Char('\n')
            + (match.forked ? tr("Two versions: choose") : result(match)),
        .when = qt(phrases::dayText(match.started, language())) + QLatin1Char('\n')
            + qt(phrases::timeOfDay(match.started)),
        .finished = match.finished,
        .forked = match.forked});
}

QString MatchList::idAt(int row) const
{
    return row >= 0 && row < count() ? qt(m_rows[static_cast<std::size_t>(row)].id) : QString();
}

} // namespace tafel::app
