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
    const auto winsWith = [&](Text point, Text points) {
        const int total = standing.total[first];
        return say({"{} gewinnt mit {}", "{} wins with {}"}, {"{} gewinnen mit {}", "{} win with {}"},
            fmt::format("{} {}", numberText(total), plural(total, point, points).in(language)));
    };
    switch (match.game->unit()) {
    case Unit::VictoryPoints: {
        const Text text{"{} gewinnt in {}", "{} wins in {}"};
        return say(text, text, dealsText(match.game->unit(), standing.deals, language));
    }
    case Unit::Points:
        return winsWith({"Punkt", "point"}, {"Punkten", "points"});
    case Unit::PenaltyPoints:
        return winsWith({"Strafpunkt", "penalty point"}, {"Strafpunkten", "penalty points"});
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
