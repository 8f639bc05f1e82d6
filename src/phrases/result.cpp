#include "phrases/result.h"

#include "base/counted.h"
#include "base/format.h"
#include "base/name_list.h"
#include "games/games.h"
#include "phrases/deal.h"
#include "phrases/number.h"

namespace tafel::phrases {

std::string matchesText(std::int64_t matches, Language language)
{
    return counted(matches, {"Spiel", "match"}, {"Spiele", "matches"}, language);
}

std::string winnersText(const Match& match, const Standing& standing, Language language)
{
    const auto names = [&](Players which) {
        std::vector<std::string> list;
        for (Player player = 0; player < match.count(); ++player)
            if (which.has(player))
                list.push_back(match.players[player]);
        return listed(list, language);
    };
    const auto say = [&](Text one, Text several, const auto& with) {
        return formatIn(language, standing.winners.size() > 1 ? several : one, names(standing.winners), with);
    };
    const Player first = standing.winners.empty() ? Player{0} : standing.winners.first();
    const std::string total = numberText(standing.total[first]);
    switch (match.game->unit()) {
    case Unit::VictoryPoints: {
        const Text text{"{} gewinnt in {}", "{} wins in {}"};
        return say(text, text, dealsText(match.game->unit(), standing.deals, language));
    }
    case Unit::Points:
        if (standing.total[first] == 1)
            return say({"{} gewinnt mit {} Punkt", "{} wins with {} point"},
                {"{} gewinnen mit {} Punkt", "{} win with {} point"}, total);
        return say({"{} gewinnt mit {} Punkten", "{} wins with {} points"},
            {"{} gewinnen mit {} Punkten", "{} win with {} points"}, total);
    case Unit::PenaltyPoints:
        if (standing.total[first] == 1)
            return say({"{} gewinnt mit {} Strafpunkt", "{} wins with {} penalty point"},
                {"{} gewinnen mit {} Strafpunkt", "{} win with {} penalty point"}, total);
        return say({"{} gewinnt mit {} Strafpunkten", "{} wins with {} penalty points"},
            {"{} gewinnen mit {} Strafpunkten", "{} win with {} penalty points"}, total);
    case Unit::Strokes:
        return say({"{} gewinnt, verlorene Spiele: {}", "{} wins, games lost: {}"},
            {"{} gewinnen, verlorene Spiele: {}", "{} win, games lost: {}"}, standing.marks[first]);
    case Unit::Chips:
        return formatIn(language,
            standing.losers.size() > 1 ? Text{"{} haben verloren", "{} have lost"}
                                       : Text{"{} hat verloren", "{} has lost"},
            names(standing.losers));
    }
    return {};
}

std::string outcomeText(const history::MatchSummary& match, Language language)
{
    const auto say = [&](Text text) { return std::string(text.in(language)); };
    if (!match.finished)
        return say(match.abandoned ? Text{"beiseitegelegt", "set aside"} : Text{"läuft", "under way"});
    std::vector<std::string> winners, losers;
    for (const history::PlayerSummary& player : match.players) {
        if (player.won)
            winners.push_back(player.name);
        if (player.lost)
            losers.push_back(player.name);
    }
    const Game* game = gameNamed(match.game);
    if ((game && game->unit() == Unit::Chips) || winners.empty()) // only the loser is known
        return losers.empty() ? say({"beendet", "finished"})
                              : listed(losers, language)
                + say(losers.size() > 1 ? Text{" verloren", " lost"} : Text{" verlor", " lost"});
    const std::string_view ending = game ? game->ending(match.endedBy).in(language) : std::string_view();
    return listed(winners, language)
        + say(winners.size() > 1 ? Text{" gewannen", " won"} : Text{" gewann", " won"})
        + (ending.empty() ? "" : fmt::format(" ({})", ending));
}

} // namespace tafel::phrases
