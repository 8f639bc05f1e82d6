// Proposed deals, which count once another player at the table has accepted them.
#include <gmock/gmock.h>

#include "any_game.h"
#include "history/core.h"
#include "history/exchange/export.h"
#include "history/people/people.h"
#include "history/recovery/backup.h"
#include "history/recovery/recovery.h"
#include "history/statistics/statistics.h"
#include "support/earlier_release.h"
#include "table.h"

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

constexpr Player anna = 0, beat = 1, cora = 2;

template <typename T> bool isFault(const WriteResult<T>& answer, StorageError::Code code)
{
    const StorageError* fault = storageErrorOf(answer);
    return fault != nullptr && fault->code == code;
}

class Acceptance : public testing::Test {
protected:
    std::filesystem::path file() const { return folder.history(); }
    void reopen()
    {
        history.reset();
        history.emplace(open(file()));
    }
    std::string exported(ExportFormat format)
    {
        std::string text;
        EXPECT_TRUE(exportMatches(*history, format, {}, [&](std::string_view piece) { text += piece; }));
        return text;
    }
    int dealsOf(const std::string& name)
    {
        const std::vector<PersonTotal> all = personTotals(*history, {.player = name}).value();
        return all.empty() ? 0 : static_cast<int>(all.front().total.deals);
    }

    Folder folder;
    std::optional<History> history{open(folder.history())};
    std::string match = history->openMatch(threeAt()).value();
};

TEST_F(Acceptance, aProposedDealCountsNowhereUntilItIsAccepted)
{
    ASSERT_TRUE(history->enterDeal(match, deal(60, 71)));
    const ScoredDeal proposed = history->propose(match, deal(20, 80)).value();
    EXPECT_EQ(proposed.change, award(1, 1, 0));

    const StoredMatch waiting = history->load(match).value();
    EXPECT_EQ(waiting.deals.size(), 1U);
    EXPECT_EQ(waiting.match.deals.size(), 1U);
    ASSERT_TRUE(waiting.proposal);
    EXPECT_EQ(waiting.proposal->entry.pointsOf(anna), 20);
    EXPECT_EQ(waiting.proposal->deal.change, award(1, 1, 0));
    EXPECT_EQ(history->matches()->front().deals, 1);
    EXPECT_EQ(history->matches()->front().players[anna].total, 0);
    EXPECT_EQ(dealsOf("Anna"), 1);

    EXPECT_EQ(history->accept(match, cora)->after.total, award(1, 2, 1));
    const StoredMatch stored = history->load(match).value();
    EXPECT_FALSE(stored.proposal);
    ASSERT_EQ(stored.deals.size(), 2U);
    EXPECT_EQ(stored.deals[0].acceptedBy, std::nullopt);
    EXPECT_EQ(stored.deals[1].acceptedBy, cora);
    EXPECT_EQ(stored.deals[1].judged.total, award(1, 2, 1));
    EXPECT_EQ(history->matches()->front().deals, 2);
    EXPECT_EQ(dealsOf("Anna"), 2);
    EXPECT_THAT(
        kinds(*history, match), ElementsAre("match-opened", "deal-entered", "deal-proposed", "deal-entered"));
}

TEST_F(Acceptance, theLogSaysWhoAndOfWhat)
{
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    ASSERT_TRUE(history->reject(match, cora, "54"));
    ASSERT_TRUE(history->propose(match, deal(20, 83)));
    ASSERT_TRUE(history->accept(match, beat));
    const std::vector<Event> events = history->events(match).value();
    EXPECT_THAT(events[2].body, HasSubstr(R"("of":")" + events[1].uuid + R"(","by":"Cora")"));
    EXPECT_THAT(events[2].body, HasSubstr(R"("reason":"54")"));
    EXPECT_THAT(events[4].body, HasSubstr(R"("of":")" + events[3].uuid + R"(","by":"Beat")"));
    EXPECT_THAT(events[4].body, HasSubstr(R"("points":{"Anna":20,"Beat":83})")) << "it says all of it again";
}

TEST_F(Acceptance, aRefusedDealIsTheHalfEnteredOneAgainWithTheReason)
{
    ASSERT_TRUE(history->saveDraft(match, deal(1, 2)));
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    EXPECT_FALSE(history->draft(match).value()) << "it is the deal that waits";
    const UndoStep rejected = history->reject(match, cora, "54").value();
    EXPECT_EQ(rejected.deal, 1);
    EXPECT_EQ(rejected.change, award(1, 1, 0));
    reopen();
    EXPECT_EQ(history->draft(match).value()->pointsOf(beat), 80);
    const StoredMatch stored = history->load(match).value();
    EXPECT_FALSE(stored.proposal);
    EXPECT_TRUE(stored.deals.empty());
    ASSERT_TRUE(stored.rejection);
    EXPECT_EQ(stored.rejection->by, cora);
    EXPECT_EQ(stored.rejection->reason, "54");
    EXPECT_FALSE(stored.undoable) << "nothing was done";

    ASSERT_TRUE(history->propose(match, deal(20, 83)));
    EXPECT_FALSE(history->load(match)->rejection);
}

TEST_F(Acceptance, aWaitingDealStillWaitsAfterARestart)
{
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    reopen();
    EXPECT_EQ(history->currentMatch().value()->id, match);
    EXPECT_EQ(history->load(match)->proposal->entry.pointsOf(beat), 80);
    EXPECT_TRUE(history->accept(match, anna));
    EXPECT_EQ(history->load(match)->deals.front().acceptedBy, anna);
}

TEST_F(Acceptance, nothingElseIsEnteredWhileADealWaits)
{
    ASSERT_TRUE(history->enterDeal(match, deal(60, 71)));
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    EXPECT_TRUE(isFault(history->enterDeal(match, deal(1, 1)), StorageError::Code::ProposalPending));
    EXPECT_TRUE(isFault(history->propose(match, deal(1, 1)), StorageError::Code::ProposalPending));
    EXPECT_TRUE(isFault(history->correct(match, 1, deal(1, 1)), StorageError::Code::ProposalPending));
    EXPECT_TRUE(isFault(history->redo(match), StorageError::Code::ProposalPending));
    EXPECT_THAT(storageErrorOf(history->correct(match, 1, deal(1, 1)))->message.en, HasSubstr("Deal 2"));
    ASSERT_TRUE(history->accept(match, cora));
    EXPECT_TRUE(isFault(history->accept(match, beat), StorageError::Code::NoProposalPending))
        << "somebody was faster";
    EXPECT_TRUE(isFault(history->reject(match, beat), StorageError::Code::NoProposalPending));
    EXPECT_EQ(history->events(match)->size(), 4U);
}

TEST_F(Acceptance, onlyWhatTheRulesAllowIsProposed)
{
    const auto proposed = history->propose(match, deal(150, 80));
    EXPECT_TRUE(refusalOf(proposed));
    EXPECT_FALSE(history->load(match)->proposal);
    EXPECT_EQ(history->events(match)->size(), 1U);
    ASSERT_TRUE(history->abandon(match));
    EXPECT_TRUE(isFault(history->propose(match, deal(20, 80)), StorageError::Code::Abandoned));
    ASSERT_TRUE(history->resume(match));
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    ASSERT_TRUE(history->abandon(match));
    EXPECT_TRUE(isFault(history->accept(match, cora), StorageError::Code::Abandoned));
    ASSERT_TRUE(history->resume(match));
    EXPECT_TRUE(history->accept(match, cora));
}

TEST_F(Acceptance, undoTakesBackFirstWhatWaits)
{
    ASSERT_TRUE(history->enterDeal(match, deal(60, 71)));
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    EXPECT_EQ(history->load(match)->undoable->deal, 2);
    EXPECT_EQ(history->load(match)->undoable->what, Step::What::Proposal);
    const UndoStep undone = history->undo(match).value().value();
    EXPECT_EQ(undone.deal, 2);
    EXPECT_EQ(undone.change, award(1, 1, 0));
    EXPECT_EQ(history->draft(match).value()->pointsOf(beat), 80);
    EXPECT_FALSE(history->load(match)->rejection) << "nobody said no";
    EXPECT_EQ(history->undo(match).value()->deal, 1);
}

TEST_F(Acceptance, undoAndRedoOfAnAcceptedDealKeepWhoAcceptedIt)
{
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    ASSERT_TRUE(history->accept(match, cora));
    EXPECT_EQ(history->undo(match).value()->what, Step::What::Deal);
    EXPECT_TRUE(history->load(match)->deals.empty());
    EXPECT_FALSE(history->load(match)->proposal) << "it is undone, it does not wait again";
    reopen();
    EXPECT_EQ(history->redo(match).value()->deal, 1);
    EXPECT_EQ(history->load(match)->deals.front().acceptedBy, cora);
}

TEST_F(Acceptance, aProposalEndsWhatCouldBeRedone)
{
    ASSERT_TRUE(history->enterDeal(match, deal(60, 71)));
    ASSERT_TRUE(history->undo(match));
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    ASSERT_TRUE(history->reject(match, cora));
    EXPECT_FALSE(history->redo(match).value());
}

TEST_F(Acceptance, noHouseRuleChangesWhileADealWaits)
{
    ASSERT_TRUE(history->propose(match, deal(100, 30)));
    const PerPlayer<int> before = history->load(match)->proposal->deal.judged.award;
    static const Match head = threeAt();
    const auto options = head.game->options();
    const auto exactly = std::find_if(
        options.begin(), options.end(), [](const OptionSpec& each) { return each.name == "exactly_100"; });
    ASSERT_NE(exactly, options.end());
    const OptionValue below{&*exactly, 0};
    const auto refused = history->overrule(match, below);
    ASSERT_FALSE(refused);
    EXPECT_EQ(std::get<StorageError>(refused.error()).code, StorageError::Code::ProposalPending);
    EXPECT_EQ(history->accept(match, cora).value().award.award, before);
    EXPECT_EQ(history->overrule(match, below).value().from, 2);
}

TEST_F(Acceptance, aMatchIsOverOnlyWhenItsLastDealIsAccepted)
{
    const std::string shortOne = history->openMatch(threeAt(3)).value();
    bool finished = false;
    for (int number = 0; number < 30 && !finished; ++number) {
        ASSERT_TRUE(history->propose(shortOne, number % 2 == 0 ? deal(60, 71) : deal(80, 30)));
        EXPECT_FALSE(history->matches({.match = shortOne})->front().finished);
        finished = history->accept(shortOne, anna)->after.finished;
    }
    EXPECT_TRUE(finished);
    EXPECT_TRUE(history->matches({.match = shortOne})->front().finished);
}

TEST_F(Acceptance, everyGameTakesItsDealsSo)
{
    for (const Game* game : allGames()) {
        AnyTable table(3);
        Match any = headOf(*game, game->playerCounts(Edition::Web).first());
        any.id = history->openMatch(any).value();
        Standing standing = game->start(any);
        for (int number = 0; number < 3 && !standing.finished; ++number) {
            const DealEntry entry = table.deal(any, standing);
            ASSERT_TRUE(history->propose(any.id, entry)) << game->id();
            ASSERT_TRUE(history->reject(any.id, anna, "no")) << game->id();
            ASSERT_TRUE(history->propose(any.id, entry)) << game->id();
            reopen();
            standing = history->accept(any.id, beat).value().after;
            any.deals.push_back(entry);
        }
        EXPECT_EQ(history->load(any.id)->deals.size(), any.deals.size()) << game->id();
        EXPECT_EQ(document::writeMatch(history->load(any.id)->match), document::writeMatch([&] {
            Match same = history->load(any.id)->match;
            same.deals = any.deals;
            return same;
        }()))
            << game->id();
    }
}

TEST_F(Acceptance, exportsAndImportsKnowOnlyWhatCounts)
{
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    ASSERT_TRUE(history->accept(match, cora));
    const std::string lines = exported(ExportFormat::Lines), table = exported(ExportFormat::Deals);
    ASSERT_TRUE(history->propose(match, deal(60, 71)));
    EXPECT_EQ(exported(ExportFormat::Lines), lines);
    EXPECT_EQ(exported(ExportFormat::Deals), table);
    const Match file = matchOf(exported(ExportFormat::Match));
    EXPECT_FALSE(history->importMatch(file)->added) << "it is there";
    EXPECT_TRUE(history->load(match)->proposal) << "and waits as before";
    const Folder other;
    History elsewhere = open(other.history());
    EXPECT_TRUE(elsewhere.importMatch(file)->added);
    EXPECT_EQ(elsewhere.load(match)->deals.size(), 1U);
}

TEST_F(Acceptance, erasureRemovesTheNamesOfPlayersWhoAcceptedOrRejected)
{
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    ASSERT_TRUE(history->reject(match, cora, "Cora has 60"));
    ASSERT_TRUE(history->propose(match, deal(20, 77)));
    ASSERT_TRUE(history->accept(match, cora));
    ASSERT_TRUE(history->propose(match, deal(60, 71)));
    ASSERT_TRUE(history->reject(match, cora, "Cora has 60"));
    ASSERT_TRUE(history->propose(match, deal(60, 71)));
    const std::string pseudonym = erasePerson(*history, "Cora").value().pseudonym;
    const std::vector<Event> events = history->events(match).value();
    for (const Event& event : events)
        EXPECT_THAT(event.body, Not(HasSubstr("Cora"))) << event.kind;
    const StoredMatch stored = history->load(match).value();
    EXPECT_EQ(stored.match.players[*stored.deals.front().acceptedBy], pseudonym);
    EXPECT_EQ(stored.proposal->entry.pointsOf(beat), 71);
    EXPECT_TRUE(history->reject(match, cora, "no"));
    EXPECT_EQ(history->load(match)->rejection->by, cora);
}

TEST_F(Acceptance, aRenamedPlayerIsShownByTheNewName)
{
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    ASSERT_TRUE(history->accept(match, cora));
    ASSERT_TRUE(renamePerson(*history, "Cora", "Cora M."));
    const StoredMatch stored = history->load(match).value();
    EXPECT_EQ(stored.match.players[*stored.deals.front().acceptedBy], "Cora M.");
}

TEST_F(Acceptance, backupsAndRecoveriesKeepWhatWaits)
{
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    ASSERT_TRUE(history->accept(match, cora));
    ASSERT_TRUE(history->propose(match, deal(60, 71)));
    ASSERT_TRUE(backUp(*history, folder / "backup.db").value());
    ASSERT_TRUE(history->reject(match, beat));
    ASSERT_TRUE(restore(*history, folder / "backup.db"));
    EXPECT_EQ(history->load(match)->proposal->entry.pointsOf(beat), 71);
    history.reset();
    const RecoveryResult recovered = recover(file(), folder / "new.db").value();
    EXPECT_TRUE(recovered.whole());
    History again = open(folder / "new.db");
    EXPECT_EQ(again.load(match)->proposal->entry.pointsOf(beat), 71);
    EXPECT_EQ(again.load(match)->deals.front().acceptedBy, cora);
}

/// The event of an accepted deal is complete, so it counts even if its proposal is lost.
TEST_F(Acceptance, anAcceptedDealOutlivesALostProposal)
{
    ASSERT_TRUE(history->propose(match, deal(20, 80)));
    ASSERT_TRUE(history->accept(match, cora));
    ASSERT_TRUE(history->propose(match, deal(60, 71)));
    ASSERT_TRUE(history->reject(match, cora, "54"));
    ASSERT_TRUE(history->enterDeal(match, deal(60, 71)));
    history.reset();
    {
        SQLite::Database database(file().string(), SQLite::OPEN_READWRITE);
        database.exec("DROP TRIGGER event_is_never_removed");
        database.exec("DELETE FROM event WHERE kind = 'deal-proposed'");
    }
    const RecoveryResult recovered = recover(file(), folder / "new.db").value();
    EXPECT_EQ(recovered.missing.size(), 2U);
    History again = open(folder / "new.db");
    EXPECT_EQ(again.load(match)->deals.size(), 2U);
    EXPECT_EQ(again.load(match)->deals.front().acceptedBy, cora);
}

TEST_F(Acceptance, aHistoryOfTheVersionBeforeTakesProposals)
{
    ASSERT_TRUE(history->enterDeal(match, deal(60, 71)));
    history.reset();
    const std::filesystem::path old = folder / "old.db";
    writeEarlierRelease(file(), old);
    History again = open(old);
    ASSERT_TRUE(again.propose(match, deal(20, 80)));
    EXPECT_EQ(again.accept(match, cora)->after.total, award(1, 2, 1));
    EXPECT_TRUE(std::filesystem::exists(folder / "old.db.v9.copy"));
}

} // namespace
} // namespace tafel::history
