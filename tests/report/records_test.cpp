// The records of a period, compared with a simple count over all matches.
#include "history/statistics/records.h"

#include <map>

#include "report/club.h"

namespace tafel::test {
namespace {

using history::Folder;

/// Each tablet names the same of several equal ones.
TEST(Records, areThoseWhoWereFirst)
{
    const Folder folder;
    for (const bool isTurned : {false, true}) {
        History history = history::open(folder / (isTurned ? "a" : "b"));
        for (const bool isLater : {isTurned, !isTurned}) {
            Match match = history::threeAt(9);
            match.started = isLater ? "2026-11-21T19:00:00Z" : "2026-11-20T19:00:00Z";
            match.players[0] = isLater ? "Zita" : "Anna";
            match.deals = {document::readDeal(
                match, fmt::format(R"({{"turned_up":"S9","match":"{}"}})", match.players[0]))
                               .value()};
            ASSERT_TRUE(history.importMatch(match));
        }
        EXPECT_EQ(history::gameRecords(history).value().front().highest.person, "Anna") << isTurned;
    }
}

TEST(Records, areWhatACountOverAllDealsFinds)
{
    const Folder folder;
    History history = history::open(folder.history());
    playAYear(history, 30);
    const auto records = history::gameRecords(history).value();
    ASSERT_EQ(records.size(), 6U);
    for (const history::GameRecords& record : records) {
        int matches = 0, deals = 0, highest = -1000000, lowest = 1000000, longest = 0;
        const auto all = history.matches({.game = record.game}, 1000).value();
        for (const history::MatchSummary& summary : all) {
            const auto stored = history.load(summary.id).value();
            ++matches;
            deals += summary.deals;
            longest = std::max(longest, summary.finished ? summary.deals : 0);
            Players out;
            for (const auto& deal : stored.deals) {
                for (Player player = 0; player < stored.match.count(); ++player)
                    if (!out.has(player)) {
                        highest = std::max(highest, deal.change[player]);
                        lowest = std::min(lowest, deal.change[player]);
                    }
                out = deal.judged.out;
            }
        }
        EXPECT_EQ(record.matches, matches) << record.game;
        EXPECT_EQ(record.deals, deals) << record.game;
        EXPECT_EQ(record.highest.change, highest) << record.game;
        EXPECT_EQ(record.lowest.change, lowest) << record.game;
        EXPECT_EQ(record.longest ? record.longest->deals : 0, longest) << record.game;
        const auto match = history.load(record.highest.match).value();
        const auto& change = match.deals[static_cast<std::size_t>(record.highest.deal - 1)].change;
        const auto seat
            = std::find(match.match.players.begin(), match.match.players.end(), record.highest.person);
        ASSERT_NE(seat, match.match.players.end());
        EXPECT_EQ(change[static_cast<std::size_t>(seat - match.match.players.begin())], highest);
    }
}

TEST(Records, knowTheLongestRunOfWins)
{
    const Folder folder;
    History history = history::open(folder.history());
    EXPECT_EQ(history::winningRun(history).value(), std::nullopt);
    EXPECT_TRUE(history::gameRecords(history).value().empty());
    for (unsigned day = 1; day <= 15; ++day) {
        Match match = history::threeAt(3);
        match.started = fmt::format("2026-01-{:02}T19:00:00Z", day);
        history.importMatch(played(std::move(match), day)).value();
    }
    const auto run = history::winningRun(history).value();
    ASSERT_TRUE(run);
    EXPECT_GE(run->wins, 2);
    std::map<std::string, int> wins;
    int most = 0;
    auto all = history.matches({}, 20).value();
    std::reverse(all.begin(), all.end());
    for (const history::MatchSummary& match : all)
        for (const history::PlayerSummary& player : match.players) {
            wins[player.name] = player.won ? wins[player.name] + 1 : 0;
            most = std::max(most, wins[player.name]);
        }
    EXPECT_EQ(run->wins, most);
    EXPECT_EQ(history::winningRun(history, {.from = "2027"}).value(), std::nullopt);
}

} // namespace
} // namespace tafel::test
