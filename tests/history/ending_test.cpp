// The table ends a custom game that has no end of its own: stored, undone, redone, imported.
#include "table.h"

#include <gmock/gmock.h>

#include "document/document.h"
#include "history/log/event_body.h"
#include "history/recovery/verification.h"
#include "history/statistics/statistics.h"
#include "history/storage/storage_error.h"

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// A list of two players with `deals` deals of 7 for Anna and 3 for Beat. `ended` sets the flag of the file.
Match plainList(int deals, bool ended = false)
{
    std::string text
        = R"({"format": "tafelrichter/1", "game": "own", "own_game": {"format": "tafelrichter-game/1",
        "id": "tally", "name": "Tally", "players": [2], "wins": "most", "contracts": [
        {"id": "deal", "name": "Deal", "clause": "As typed.", "measure": "points"}]},
        "players": ["Anna", "Beat"])";
    if (ended)
        text += R"(, "ended": true)";
    text += R"(, "deals": [)";
    for (int i = 0; i < deals; ++i)
        text += i > 0 ? R"(, {"points": {"Anna": 7, "Beat": 3}})" : R"({"points": {"Anna": 7, "Beat": 3}})";
    return document::readMatch(text + "]}").value();
}

class Ending : public testing::Test {
protected:
    std::string begin(int deals)
    {
        Match match = plainList(deals);
        const std::vector<DealEntry> entries = std::exchange(match.deals, {});
        const std::string id = history->openMatch(match).value();
        for (const DealEntry& each : entries)
            EXPECT_TRUE(history->enterDeal(id, each));
        return id;
    }
    Standing standing(const std::string& id) { return score(history->load(id)->match)->standing; }
    void restart()
    {
        history.reset();
        history.emplace(open(folder.history()));
    }

    Folder folder;
    std::optional<History> history{open(folder.history())};
};

/// The dealer sits out, even one outside the rotation: the match counts for everybody at the table, but a
/// deal only for those who played it.
TEST_F(Ending, countsTheMatchOfAPlayerWhoSatOut)
{
    Match match = document::readMatch(
        R"({"format": "tafelrichter/1", "game": "own", "own_game": {"format": "tafelrichter-game/1",
        "id": "seats", "name": "Seats", "players": [3], "seats": 2, "wins": "least", "end": {"deals": 2}, "contracts": [
        {"id": "deal", "name": "Deal", "clause": "As typed.", "measure": "points"}]},
        "players": ["Anna", "Beat", "Cora"], "deals": [{"points": {"Beat": 3, "Cora": 5}},
        {"dealer": "Anna", "points": {"Beat": 3, "Cora": 5}}]})")
                      .value();
    const std::vector<DealEntry> entries = std::exchange(match.deals, {});
    const std::string id = history->openMatch(match).value();
    const auto totals = [&] {
        std::vector<std::string> all;
        const std::vector<PersonTotal> people = personTotals(*history).value();
        for (const PersonTotal& each : people)
            all.push_back(fmt::format(
                "{} {} {} {}", each.person, each.total.matches, each.total.won, each.total.deals));
        return all;
    };
    ASSERT_TRUE(history->enterDeal(id, entries[0]));
    EXPECT_THAT(totals(), testing::UnorderedElementsAre("Anna 1 0 0", "Beat 1 0 1", "Cora 1 0 1"));
    ASSERT_TRUE(history->enterDeal(id, entries[1]));
    EXPECT_THAT(totals(), testing::UnorderedElementsAre("Anna 1 1 0", "Beat 1 0 2", "Cora 1 0 2"));
    EXPECT_EQ(form(*history, {.player = "Anna"})->size(), 1U);
    ASSERT_TRUE(history->rebuild());
    EXPECT_THAT(totals(), testing::UnorderedElementsAre("Anna 1 1 0", "Beat 1 0 2", "Cora 1 0 2"));
}

TEST_F(Ending, isStoredTakenBackAndBroughtAgain)
{
    const std::string id = begin(2);
    ASSERT_TRUE(history->endMatch(id));
    restart();
    EXPECT_TRUE(standing(id).finished);
    EXPECT_TRUE(standing(id).winners.has(0));
    EXPECT_TRUE(history->matches()->front().finished);
    EXPECT_FALSE(history->currentMatch().value());
    EXPECT_EQ(history->undo(id)->value().what, Step::What::Ending);
    restart();
    EXPECT_FALSE(standing(id).finished);
    EXPECT_FALSE(history->matches()->front().finished);
    EXPECT_EQ(history->redo(id)->value().what, Step::What::Ending);
    EXPECT_TRUE(standing(id).finished);
    EXPECT_THAT(kinds(*history, id),
        ElementsAre("match-opened", "deal-entered", "deal-entered", "match-ended", "ending-withdrawn",
            "ending-restored"));
    EXPECT_THAT(document::writeMatch(history->load(id)->match), HasSubstr(R"("ended":true)"));
    ASSERT_TRUE(history->rebuild());
    EXPECT_TRUE(history->matches()->front().finished);
}

TEST_F(Ending, isPlayedOnAfterItWasTakenBack)
{
    const std::string id = begin(1);
    ASSERT_TRUE(history->endMatch(id));
    EXPECT_FALSE(history->enterDeal(id, plainList(1).deals.front())) << "it is over";
    ASSERT_TRUE(history->undo(id));
    ASSERT_TRUE(history->enterDeal(id, plainList(1).deals.front()));
    EXPECT_FALSE(history->redo(id).value()) << "something else was entered";
    EXPECT_EQ(standing(id).total[0], 14);
}

TEST_F(Ending, holdsWhileADealIsCorrected)
{
    const std::string id = begin(2);
    ASSERT_TRUE(history->endMatch(id));
    DealEntry other = plainList(1).deals.front();
    other.points = {{0, 1}, {1, 9}};
    ASSERT_TRUE(history->correct(id, 1, other));
    EXPECT_TRUE(standing(id).finished);
    EXPECT_TRUE(standing(id).winners.has(1));
}

TEST_F(Ending, isRefusedBeforeTheFirstDealAndInAGameWithAnEnd)
{
    const auto code = [&](const std::string& id) {
        const auto ended = history->endMatch(id);
        return ended ? StorageError::Code::Program : std::get<StorageError>(ended.error()).code;
    };
    EXPECT_EQ(code(begin(0)), StorageError::Code::EndsAutomatically);
    const std::string eidex = history->openMatch(threeAt()).value();
    ASSERT_TRUE(history->enterDeal(eidex, deal(60, 71)));
    EXPECT_EQ(code(eidex), StorageError::Code::EndsAutomatically);
}

TEST_F(Ending, ofAFileCanBeTakenBackToo)
{
    const std::string id = history->importMatch(plainList(2, true))->id;
    EXPECT_TRUE(standing(id).finished);
    EXPECT_EQ(history->undo(id)->value().what, Step::What::Ending);
    EXPECT_FALSE(standing(id).finished);
    EXPECT_EQ(history->undo(id)->value().what, Step::What::Deal);
    EXPECT_EQ(standing(id).total[0], 7);
    EXPECT_FALSE(history->importMatch(plainList(2, true))->added) << "it is the same match";
}

/// A tablet that receives single events may lack only the event that ends the match.
TEST_F(Ending, ofAFileJudgesTheLastDealAsItWasBeforeTheEnd)
{
    const std::string id = history->importMatch(plainList(2, true))->id;
    const std::vector<Event> events = history->events(id).value();
    ASSERT_EQ(events.back().kind, "match-ended");
    const auto judgementOf = [](const Event& event) {
        return read(event.body, std::vector<std::string>{"Anna", "Beat"}).judged.front();
    };
    EXPECT_FALSE(judgementOf(events[events.size() - 2]).finished);
    EXPECT_TRUE(judgementOf(events.back()).finished);
}

TEST_F(Ending, isAddedByALaterFileOfTheMatch)
{
    Match file = plainList(2);
    file.id = "0b1e8a52-6d0c-4f5e-9a67-1f7c2f6b9d11";
    ASSERT_TRUE(history->importMatch(file)->added);
    file.ended = true;
    const auto imported = history->importMatch(file);
    ASSERT_TRUE(imported) << refusalOf(imported)->message.en;
    EXPECT_TRUE(imported->extended);
    EXPECT_TRUE(standing(file.id).finished);
    Match longer = plainList(4, true);
    longer.id = "0b1e8a52-6d0c-4f5e-9a67-1f7c2f6b9d12";
    Match shorter = plainList(2);
    shorter.id = longer.id;
    ASSERT_TRUE(history->importMatch(shorter)->added);
    ASSERT_TRUE(history->importMatch(longer)->extended);
    EXPECT_TRUE(standing(longer.id).finished);
    EXPECT_FALSE(examine(folder.history())->damage);
}

} // namespace
} // namespace tafel::history
