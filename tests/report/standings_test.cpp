// All statistics equal the totals at the end of the matches: by person, by character, in the report of a
// season, and in the table of deals. `TAFEL_MATCHES` sets the number of random matches of each game.
#include <cstdlib>
#include <map>
#include <sstream>

#include "base/names.h"
#include "history/exchange/export.h"
#include "history/statistics/statistics.h"
#include "report/club.h"
#include "report/report.h"
#include "support/json.h"

namespace tafel::test {
namespace {

using history::Folder;

/// The totals of each person, by game.
using Sums = std::map<std::pair<std::string, std::string>, std::int64_t>;

/// The result of a match relative to its start; games lost, if the game counts them.
PerPlayer<int> endOf(const Match& match)
{
    const Standing start = match.game->start(match), end = sure(score(match)).standing;
    PerPlayer<int> ended = match.game->id() == "hintersche" ? end.marks : end.total;
    for (std::size_t seat = 0; seat < ended.size() && match.game->id() != "hintersche"; ++seat)
        ended[seat] -= start.total[seat];
    return ended;
}

void add(Sums& sums, const Match& match)
{
    const PerPlayer<int> ended = endOf(match);
    for (Player seat = 0; seat < match.count(); ++seat)
        sums[{std::string(match.game->key()), normalizedName(match.players[seat])}] += ended[seat];
}

Sums statisticsOf(History& history, const std::vector<std::string>& games, const history::Filter& filter = {})
{
    Sums sums;
    for (const std::string& game : games) {
        history::Filter one = filter;
        one.game = game;
        const auto totals = history::personTotals(history, one).value();
        for (const history::PersonTotal& each : totals)
            sums[{game, each.person}] = each.total.change;
    }
    return sums;
}

Sums seasonOf(History& history)
{
    const auto season = report::make(&history, {.kind = report::Kind::Season, .from = "2026", .to = "2026"});
    Sums sums;
    const Json document = Json::parse(report::asJson(season.value()));
    for (const Json& table : document["tables"]) {
        const std::string id = table["id"], prefix = "players:";
        for (const Json& row : table["rows"])
            if (id.starts_with(prefix))
                sums[{id.substr(prefix.size()), row["player"]}] = row["change"];
    }
    return sums;
}

/// Splits lines at commas, because no name has one.
Sums tableOfDealsOf(History& history)
{
    std::string text;
    EXPECT_TRUE(history::exportMatches(
        history, history::ExportFormat::Deals, {}, [&](std::string_view piece) { text += piece; }));
    std::istringstream lines(text);
    std::vector<std::string> columns;
    Sums sums;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream cells(line.substr(0, line.find('\r')));
        std::vector<std::string> row;
        for (std::string cell; std::getline(cells, cell, ',');)
            row.push_back(cell);
        if (columns.empty()) {
            columns = row;
            continue;
        }
        const auto at = [&](const char* name) {
            return row.at(
                static_cast<std::size_t>(std::find(columns.begin(), columns.end(), name) - columns.begin()));
        };
        sums[{at("game"), at("player")}] += std::stoi(at(at("game") == "hintersche" ? "mark" : "change"));
    }
    return sums;
}

/// A random match with any house rules, sometimes with rulings of the table.
Match anyMatchOf(const Game& game, int players, unsigned seed)
{
    std::mt19937 random(seed);
    const auto below = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
    Match match = history::headOf(game, players);
    for (const OptionSpec& option : game.options()) {
        if (!option.isFor(players) || option.words.empty() || below(2) == 0)
            continue;
        const int of = option.of.empty() ? 0 : below(static_cast<int>(option.of.size()));
        match.options.push_back({&option, below(static_cast<int>(option.words.size())), of});
    }
    if (game.unit() == Unit::VictoryPoints)
        for (int seat = 0; seat < players; ++seat)
            match.characters[static_cast<std::size_t>(seat)]
                = Card{static_cast<Suit>(seat), static_cast<Rank>(6 + below(9))};
    match = played(std::move(match), seed, 30);
    for (std::size_t deal = 0; deal < match.deals.size() && game.unit() != Unit::Strokes; ++deal) {
        if (below(12) > 0)
            continue;
        Match ruled = match;
        TableRuling& ruling = ruled.deals[deal].ruling.emplace();
        for (Player seat = 0; seat < players; ++seat)
            ruling.award.emplace_back(seat, game.unit() == Unit::Chips ? -below(2) : below(3));
        ruled.deals.resize(deal + 1);
        if (score(ruled))
            match = std::move(ruled);
    }
    match.id = fmt::format("{}-{}-{}", game.id(), players, seed);
    match.started = fmt::format("2026-{:02}-{:02}T19:00:00Z", 1 + seed % 12, 1 + seed % 28);
    return match;
}

std::vector<std::string> gameIds()
{
    std::vector<std::string> ids;
    for (const Game* game : allGames())
        ids.emplace_back(game->id());
    return ids;
}

TEST(Standings, ofMatchesOfEveryGameAreWhatIsAddedUp)
{
    const char* wanted = std::getenv("TAFEL_MATCHES");
    const unsigned many = wanted ? static_cast<unsigned>(std::atoi(wanted)) : 12;
    const Folder folder;
    History history = history::open(folder.history());
    Sums sums;
    std::int64_t withCharacters = 0;
    for (const Game* game : allGames()) {
        std::vector<int> counts;
        for (int players = 3; players <= maxPlayers; ++players)
            if (game->playerCounts(Edition::Web).has(static_cast<Player>(players))
                && !(game->unit() == Unit::VictoryPoints && players == 4))
                counts.push_back(players);
        for (unsigned seed = 0; seed < many; ++seed) {
            const Match match = anyMatchOf(*game, counts[seed % counts.size()], seed);
            ASSERT_TRUE(history.importMatch(match)) << match.id;
            add(sums, match);
            if (game->unit() == Unit::VictoryPoints)
                for (const int each : endOf(match))
                    withCharacters += each;
        }
    }
    EXPECT_EQ(statisticsOf(history, gameIds()), sums) << "as they are kept";
    EXPECT_EQ(statisticsOf(history, gameIds(), {.from = "2026-01-01T00:00:00Z"}), sums)
        << "as they are added up";
    EXPECT_EQ(seasonOf(history), sums);
    EXPECT_EQ(tableOfDealsOf(history), sums);
    std::int64_t ofCharacters = 0;
    const auto characters = history::characterTotals(history).value();
    for (const history::CharacterTotal& each : characters)
        ofCharacters += each.total.change;
    EXPECT_EQ(ofCharacters, withCharacters);
    ASSERT_TRUE(history.rebuild());
    EXPECT_EQ(statisticsOf(history, gameIds()), sums) << "from the log";
}

/// These include annulled deals, rulings of the table, chaos, wiped slates, and recorded deals.
TEST(Standings, ofEveryCaseAreWhatItsDealsAddUpTo)
{
    const Folder folder;
    History history = history::open(folder.history());
    int matches = 0;
    for (const Case& each : allCases()) {
        Result<Match> match = document::readMatch(each.document);
        if (each.command != document::scoreDocument || !match || !score(*match))
            continue;
        match->id = fmt::format("case-{}", ++matches);
        ASSERT_TRUE(history.importMatch(*match)) << each.file << ' ' << each.name;
        const auto stored = history.load(match->id).value();
        const Standing start = match->game->start(*match);
        PerPlayer<int> total = start.total, marks = start.marks;
        for (const history::StoredDeal& deal : stored.deals) {
            for (std::size_t seat = 0; seat < total.size(); ++seat)
                total[seat] += deal.change[seat];
            EXPECT_EQ(total, deal.judged.total) << each.file << ' ' << each.name;
            if (deal.judged.marks != marks) // a player lost a game of the rubber, so the slate is wiped
                total = {};
            marks = deal.judged.marks;
        }
        Sums sums;
        add(sums, *match);
        if (match->deals.empty())
            continue;
        const Sums told = statisticsOf(history, {std::string(match->game->key())}, {.match = match->id});
        // A person who sat out every deal has played no match.
        std::erase_if(sums, [&](const auto& sum) { return sum.second == 0 && !told.contains(sum.first); });
        EXPECT_EQ(told, sums) << each.file << ' ' << each.name;
    }
    EXPECT_GT(matches, 500);
}

} // namespace
} // namespace tafel::test
