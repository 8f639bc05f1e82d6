// Matches of every game in the history: stored, undone, corrected, imported, found, averaged.
#include "any_game.h"

#include <gmock/gmock.h>

#include "history/storage/database.h"
#include "referee/correction.h"
#include "support/earlier_release.h"

namespace tafel::history {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::SizeIs;

struct Played {
    const Game* game;
    int players;
};

std::vector<Played> everyGameForEveryCount()
{
    std::vector<Played> all;
    for (const Game* game : allGames())
        for (int players = 3; players <= maxPlayers; ++players)
            if (game->playerCounts(Edition::Web).has(static_cast<Player>(players))
                && !(game->unit() == Unit::VictoryPoints && players == 4))
                all.push_back({game, players});
    return all;
}

/// Plays a new match to its end, or for at most `most` deals.
void play(History& history, const std::string& match, unsigned seed, int most = 1000)
{
    AnyTable table(seed);
    for (int deal = 0; deal < most; ++deal) {
        const StoredMatch stored = history.load(match).value();
        const Standing standing = score(stored.match)->standing;
        if (standing.finished)
            return;
        const auto entered = history.enterDeal(match, table.deal(stored.match, standing));
        ASSERT_TRUE(entered) << stored.match.game->id() << " deal " << deal + 1 << ": "
                             << (refusalOf(entered)
                                        ? refusalOf(entered)->where + " " + refusalOf(entered)->message.en
                                        : "");
    }
}

class EveryGame : public testing::TestWithParam<Played> {
protected:
    std::string begin(const char* options = "{}")
    {
        return history->openMatch(headOf(*GetParam().game, GetParam().players, options)).value();
    }
    Outcome outcome(const std::string& match) { return score(history->load(match)->match).value(); }
    void restart()
    {
        history.reset();
        history.emplace(open(folder.history()));
    }

    Folder folder;
    std::optional<History> history{open(folder.history())};
};

TEST_P(EveryGame, isStoredToItsEndAndRebuiltToTheSame)
{
    const std::string match = begin();
    play(*history, match, 1);
    const Outcome live = outcome(match);
    ASSERT_TRUE(live.standing.finished);
    EXPECT_FALSE(history->currentMatch().value());
    restart();
    const Outcome again = outcome(match);
    EXPECT_EQ(again.standing.total, live.standing.total);
    EXPECT_EQ(again.standing.marks, live.standing.marks);
    EXPECT_EQ(again.deals.size(), live.deals.size());
    const MatchSummary summary = history->matches()->front();
    EXPECT_TRUE(summary.finished);
    for (Player player = 0; player < GetParam().players; ++player) {
        EXPECT_EQ(summary.players[player].total, live.standing.total[player]);
        EXPECT_EQ(summary.players[player].marks, live.standing.marks[player]);
        EXPECT_EQ(summary.players[player].won, live.standing.winners.has(player));
        EXPECT_EQ(summary.players[player].lost, live.standing.losers.has(player));
    }
    EXPECT_TRUE(history->differences(match)->empty());
    const std::string before = projections(folder.history());
    ASSERT_TRUE(history->rebuild());
    EXPECT_EQ(firstDifference(projections(folder.history()), before), "");
}

TEST_P(EveryGame, isUndoneToItsBeginningAndRedoneToItsEnd)
{
    const std::string match = begin();
    play(*history, match, 2, 12);
    const std::vector<ScoredDeal> deals = outcome(match).deals;
    for (std::size_t left = deals.size(); left > 0; --left) {
        const UndoStep change = history->undo(match)->value();
        EXPECT_EQ(change.deal, static_cast<int>(left));
        EXPECT_EQ(change.contract, deals[left - 1].award.contract);
        EXPECT_EQ(change.change, deals[left - 1].change);
        EXPECT_EQ(change.winners, deals[left - 1].after.winners);
        EXPECT_EQ(history->load(match)->redoable->contract, change.contract);
    }
    EXPECT_EQ(outcome(match).deals.size(), 0U);
    restart();
    while (history->redo(match)->has_value())
        continue;
    EXPECT_EQ(outcome(match).deals.size(), deals.size());
    EXPECT_EQ(outcome(match).standing.total, deals.back().after.total);
    const std::string before = projections(folder.history());
    ASSERT_TRUE(history->rebuild());
    EXPECT_EQ(firstDifference(projections(folder.history()), before), "");
}

TEST_P(EveryGame, keepsTheOriginalOfACorrectedDeal)
{
    const std::string match = begin();
    play(*history, match, 3, 2);
    AnyTable other(17);
    const Match start = headOf(*GetParam().game, GetParam().players);
    const std::string original = document::writeDeal(start, history->load(match)->match.deals[0]);
    int corrected = 0;
    for (int tries = 0; tries < 20 && corrected == 0; ++tries) {
        DealEntry entry = other.deal(start, start.game->start(start));
        if (document::writeDeal(start, entry) == original)
            continue;
        const auto answer = history->correct(match, 1, entry, "miscounted");
        EXPECT_EQ(storageErrorOf(answer), nullptr);
        corrected += answer ? 1 : 0;
    }
    ASSERT_EQ(corrected, 1);
    restart();
    const StoredMatch stored = history->load(match).value();
    ASSERT_THAT(stored.deals[0].corrections, SizeIs(1));
    EXPECT_EQ(document::writeDeal(stored.match, stored.deals[0].corrections[0].previous), original);
    const std::string before = projections(folder.history());
    ASSERT_TRUE(history->rebuild());
    EXPECT_EQ(firstDifference(projections(folder.history()), before), "");
    EXPECT_EQ(history->undo(match)->value().what, Step::What::Correction);
    EXPECT_EQ(document::writeDeal(stored.match, history->load(match)->match.deals[0]), original);
}

TEST_P(EveryGame, isCorrectedWithoutTheDealsThatAreInTheWay)
{
    const std::string match = begin();
    play(*history, match, 9);
    const StoredMatch played = history->load(match).value();
    const std::string before = document::writeMatch(played.match);
    AnyTable other(23);
    const Match start = headOf(*GetParam().game, GetParam().players);
    int shortened = 0;
    for (int tries = 0; tries < 6; ++tries) {
        // A different first deal, or a later deal of the match.
        const std::size_t later = static_cast<std::size_t>(tries) % played.match.deals.size();
        const DealEntry entry
            = tries % 2 == 0 ? other.deal(start, start.game->start(start)) : played.match.deals[later];
        const std::optional<DealRange> inTheWay = previewCorrection(played.match, 1, entry).inTheWay();
        if (!inTheWay)
            continue;
        ++shortened;
        ASSERT_TRUE(refusalOf(history->correct(match, 1, entry)));
        ASSERT_TRUE(history->correct(match, 1, entry, "", inTheWay->first));
        Match expected = played.match;
        expected.deals[0] = entry;
        expected.deals.resize(static_cast<std::size_t>(inTheWay->first) - 1);
        const std::string after = document::writeMatch(expected);
        EXPECT_EQ(document::writeMatch(history->load(match)->match), after);
        EXPECT_EQ(history->matches()->front().finished, score(expected)->standing.finished);
        restart();
        EXPECT_EQ(history->undo(match)->value().takenBack, inTheWay);
        EXPECT_EQ(document::writeMatch(history->load(match)->match), before);
        EXPECT_EQ(history->redo(match)->value().takenBack, inTheWay);
        EXPECT_EQ(document::writeMatch(history->load(match)->match), after);
        const std::string rows = projections(folder.history());
        ASSERT_TRUE(history->rebuild());
        EXPECT_EQ(firstDifference(projections(folder.history()), rows), "");
        ASSERT_TRUE(history->undo(match));
    }
    EXPECT_EQ(document::writeMatch(history->load(match)->match), before);
    RecordProperty("shortened", shortened);
}

TEST_P(EveryGame, keepsAHalfEnteredDealAndAMatchSetAside)
{
    const std::string match = begin();
    AnyTable table(4);
    const Match start = headOf(*GetParam().game, GetParam().players);
    const DealEntry draft = table.deal(start, start.game->start(start));
    ASSERT_TRUE(history->saveDraft(match, draft));
    restart();
    EXPECT_EQ(document::writeDeal(start, history->draft(match)->value()), document::writeDeal(start, draft));
    ASSERT_TRUE(history->abandon(match));
    EXPECT_FALSE(history->currentMatch().value());
    ASSERT_TRUE(history->resume(match));
    EXPECT_TRUE(history->enterDeal(match, draft));
}

TEST_P(EveryGame, isImportedAsItWasPlayedElsewhere)
{
    const std::string match = begin();
    play(*history, match, 5, 9);
    const Match played = history->load(match)->match;
    const Folder elsewhere;
    History other = open(elsewhere.history());
    const Imported imported = other.importMatch(matchOf(document::writeMatch(played))).value();
    EXPECT_TRUE(imported.added);
    const Match there = other.load(imported.id)->match;
    EXPECT_EQ(document::writeMatch(there), document::writeMatch(played));
    EXPECT_FALSE(other.importMatch(played)->added);
}

TEST_P(EveryGame, isFoundByItsNameInBothLanguages)
{
    const std::string match = begin();
    for (const std::string_view name : {GetParam().game->name().de, GetParam().game->name().en})
        EXPECT_THAT(history->matches({.text = std::string(name)}).value(), SizeIs(1)) << name;
    EXPECT_THAT(history->matches({.game = std::string(GetParam().game->id())}).value(), SizeIs(1));
    EXPECT_THAT(history->matches({.text = "Doppelkopf"}).value(), SizeIs(0));
}

/// The expected averages, counted deal by deal.
std::map<std::pair<std::string, std::string>, std::pair<int, int>> countedByHand(
    History& history, const std::vector<std::string>& matches)
{
    std::map<std::pair<std::string, std::string>, std::pair<int, int>> counted;
    for (const std::string& id : matches) {
        const Match match = history.load(id)->match;
        Standing before = match.game->start(match);
        const Outcome outcome = score(match).value();
        for (const ScoredDeal& deal : outcome.deals) {
            for (Player player = 0; player < match.count(); ++player)
                if (!deal.award.contract.empty() && !before.out.has(player)) {
                    auto& [deals, sum] = counted[{std::string(deal.award.contract), match.players[player]}];
                    ++deals;
                    sum += deal.change[player];
                }
            before = deal.after;
        }
    }
    return counted;
}

std::map<std::pair<std::string, std::string>, std::pair<int, int>> asCounted(
    const std::vector<ContractAverage>& averages)
{
    std::map<std::pair<std::string, std::string>, std::pair<int, int>> counted;
    for (const ContractAverage& each : averages) {
        counted[{each.contract, each.player}] = {each.deals, each.sum};
        EXPECT_DOUBLE_EQ(each.average(), double(each.sum) / each.deals);
    }
    EXPECT_EQ(counted.size(), averages.size());
    return counted;
}

TEST_P(EveryGame, hasTheAveragesThatACountByHandGives)
{
    const std::string game(GetParam().game->id()), first = begin(), second = begin();
    play(*history, first, 6);
    play(*history, second, 7, 5);
    ASSERT_TRUE(history->undo(second));
    EXPECT_EQ(asCounted(history->contractAverages(game).value()), countedByHand(*history, {first, second}));
    EXPECT_EQ(asCounted(history->contractAverages(game, {.match = second}).value()),
        countedByHand(*history, {second}));
    EXPECT_EQ(asCounted(history->contractAverages(game, {.finished = true}).value()),
        countedByHand(*history, {first}));
    EXPECT_TRUE(history->contractAverages(game, {.player = "Nobody"})->empty());
    EXPECT_TRUE(history->contractAverages("no-such-game")->empty());
    ASSERT_TRUE(history->rebuild());
    EXPECT_EQ(asCounted(history->contractAverages(game).value()), countedByHand(*history, {first, second}));
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(everyGameForEveryCount()),
    [](const testing::TestParamInfo<Played>& each) {
        std::string name = fmt::format("{}_{}", each.param.game->id(), each.param.players);
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    });

TEST(Contracts, comeIntoAnOlderFileFromItsLog)
{
    const Folder folder;
    std::string match;
    {
        History history = open(folder.history());
        match = history.openMatch(headOf(*gameNamed("lorum"), 4)).value();
        play(history, match, 8, 11);
    }
    const std::filesystem::path old = folder / "old.db";
    writeEarlierRelease(folder.history(), old);
    History history = open(old);
    EXPECT_EQ(firstDifference(projections(old), projections(folder.history())), "");
    EXPECT_TRUE(std::filesystem::exists(folder / "old.db.v9.copy"));
    EXPECT_EQ(history.contractAverages("lorum")->front().contract, "herzlos");
    EXPECT_EQ(history.contractAverages("lorum")->front().deals, 2);
}

TEST(Contracts, areAveragedByAnIndexOfTheirGame)
{
    const Folder folder;
    {
        History history = open(folder.history());
        ASSERT_TRUE(history.openMatch(headOf(*gameNamed("herzeln"), 4)));
    }
    SQLite::Database database(folder.history().string(), SQLite::OPEN_READONLY);
    SQLite::Statement plan(database, "EXPLAIN QUERY PLAN SELECT number FROM match_summary WHERE game = 'x'");
    ASSERT_TRUE(plan.executeStep());
    EXPECT_THAT(plan.getColumn(3).getString(), testing::HasSubstr("match_of_game"));
}

const OptionSpec& optionOf(const Game& game, std::string_view name)
{
    for (const OptionSpec& option : game.options())
        if (option.name == name)
            return option;
    throw std::runtime_error("no such option");
}

TEST(HouseRules, ofEveryFormCanBeChangedInTheMiddleOfAMatch)
{
    const Folder folder;
    const auto overrule = [&](const char* name, int players, const char* option, int value, int of = 0) {
        const Game& game = *gameNamed(name);
        const OptionValue changed{&optionOf(game, option), value, of};
        std::string match;
        {
            History history = open(folder.history());
            match = history.openMatch(headOf(game, players)).value();
            ASSERT_TRUE(history.overrule(match, changed)) << option;
            ASSERT_TRUE(history.undo(match));
            EXPECT_TRUE(history.load(match)->match.overruled.empty());
            EXPECT_EQ(history.redo(match)->value().option, option);
        }
        History history = open(folder.history());
        const std::vector<OptionOverride> overruled = history.load(match)->match.overruled;
        ASSERT_THAT(overruled, SizeIs(1)) << option;
        EXPECT_EQ(overruled[0].option, changed.option);
        ASSERT_THAT(overruled[0].values, SizeIs(1)) << option;
        EXPECT_EQ(overruled[0].values[0].value, value);
        EXPECT_EQ(overruled[0].values[0].of, of);
    };
    overrule("quodlibet", 4, "bad_neighbor", 1); // a choice of words
    overrule("quodlibet", 4, "cv_105", 1); // a flag
    overrule("pese-katesh", 4, "floors", 1); // a choice of two numbers
    overrule("bauernfangen", 5, "deals", 1);
    overrule("cosmic-eidex", 3, "target", 9); // any number
    overrule("lorum", 4, "replace", 2, 5); // a word for each player
}

TEST(HouseRules, areSetAsAWhole)
{
    const Folder folder;
    const Game& lorum = *gameNamed("lorum");
    const OptionSpec& replace = optionOf(lorum, "replace");
    History history = open(folder.history());
    const std::string match = history.openMatch(headOf(lorum, 4)).value();
    ASSERT_TRUE(history.overrule(match, {&replace, 1, 3}));
    EXPECT_TRUE(history.overrule(match, {&replace, 1, 4}));
    EXPECT_EQ(history.load(match)->match.optionOf(replace, 3, 1), std::nullopt);
    EXPECT_EQ(history.load(match)->match.optionOf(replace, 4, 1), 1);
    EXPECT_TRUE(refusalOf(history.overrule(match, {&replace, 0, 99})));
    EXPECT_TRUE(refusalOf(history.overrule(match, {&replace, 99, 0})));
    EXPECT_TRUE(history.overrule(match, {&replace, 0, 4}));
    EXPECT_TRUE(refusalOf(history.overrule(match, {&optionOf(*gameNamed("bauernfangen"), "deals"), 1})));
}

TEST(HouseRules, thatSayWhatIsPlayedAreFixedAfterTheFirstDeal)
{
    const Folder folder;
    const Game& krass = *gameNamed("krass-kariert");
    History history = open(folder.history());
    const Match head = headOf(krass, 4);
    const std::string match = history.openMatch(head).value();
    ASSERT_TRUE(history.overrule(match, {&optionOf(krass, "chips"), 1}));
    const auto entered = history.enterDeal(
        match, document::readDeal(head, R"({"opener":"Beat","gives_chip":["Cora"]})").value());
    ASSERT_TRUE(entered) << refusalOf(entered)->message.en << refusalOf(entered)->where;
    const auto answer = history.overrule(match, {&optionOf(krass, "chips"), 0});
    ASSERT_TRUE(refusalOf(answer));
    EXPECT_EQ(refusalOf(answer)->code, Refusal::Code::Impossible);
    EXPECT_TRUE(history.overrule(match, {&optionOf(krass, "two_x"), 1}));
}

TEST(KrassKariert, hasRoundsInEveryMessage)
{
    const Folder folder;
    const Game& krass = *gameNamed("krass-kariert");
    History history = open(folder.history());
    const Match head = headOf(krass, 4);
    const std::string match = history.openMatch(head).value();
    const DealEntry round = document::readDeal(head, R"({"opener":"Beat","gives_chip":["Cora"]})").value();
    EXPECT_EQ(storageErrorOf(history.correct(match, 2, round))->message.en,
        "There is no round 2 in this match. Nothing was changed.");
    ASSERT_TRUE(history.propose(match, round));
    EXPECT_EQ(storageErrorOf(history.enterDeal(match, round))->message.de,
        "Runde 1 wartet noch auf ein Ja. Nichts wurde verändert. Beantworte sie zuerst.");
}

TEST(LastChoice, isThatOfTheGroupAndOfTheGame)
{
    const Folder folder;
    History history = open(folder.history());
    ASSERT_TRUE(history.openMatch(headOf(*gameNamed("krass-kariert"), 4, R"({"chips": 3})")));
    ASSERT_TRUE(history.openMatch(headOf(*gameNamed("lorum"), 4)));
    const std::vector<std::string> group{"Dani", "Cora", "Anna", "Beat"};
    EXPECT_EQ(history.lastMatchOf(group)->value().game->id(), "lorum");
    EXPECT_THAT(history.lastMatchOf(group, "krass-kariert")->value().options, SizeIs(1));
    EXPECT_FALSE(history.lastMatchOf(group, "herzeln").value());
    EXPECT_FALSE(history.lastMatchOf({"Anna", "Beat", "Eva"}).value());
}

} // namespace
} // namespace tafel::history
