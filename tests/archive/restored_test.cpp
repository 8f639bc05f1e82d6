// Servers restored from a backup, copied archives, restored histories, and two tablets from one image:
// numbers and ids may repeat, but no event is lost.
#include <gmock/gmock.h>

#include "history/core.h"
#include "history/recovery/backup.h"
#include "tablets.h"

namespace tafel::archive {
namespace {

using history::deal;
using testing::ElementsAre;

class Restored : public Tablets {
protected:
    void playMatches(const char* tablet, int number)
    {
        for (int i = 0; i < number; ++i)
            play(tablet, 2);
    }
    std::int64_t rowsWith(const std::string& name)
    {
        return inArchive("count(*) filter (where body like '%" + name + "%')");
    }
    void forget(const char* tablet, const std::string& name)
    {
        History history = open(tablet);
        ASSERT_TRUE(erasePerson(history, name));
    }
    /// Expects that the tablet and the server have the same events.
    void expectKnownTo(const char* tablet)
    {
        History history = open(tablet);
        const history::Membership member = *membership(history).value();
        EXPECT_EQ(member.print.entries, inArchive()) << tablet;
        EXPECT_EQ(member.print.bits, inArchive("coalesce(bit_xor(tafelrichter.print_of(uuid)), 0)"))
            << tablet;
    }
    void copyFile(const std::string& from, const std::string& to)
    {
        for (const char* part : {"-wal", "-shm"})
            std::filesystem::remove(file(to).string() + part);
        std::filesystem::copy_file(file(from), file(to), std::filesystem::copy_options::overwrite_existing);
    }
    /// The totals after each deal of each branch, starting with the chosen branch.
    std::vector<std::vector<int>> sheets(const char* tablet, const std::string& match)
    {
        History history = open(tablet);
        std::vector<std::vector<int>> all;
        const auto branches = matchBranches(history, match).value();
        for (const history::MatchBranch& branch : branches)
            all.push_back(branch.totals);
        return all;
    }
    std::ptrdiff_t ownBranches(const char* tablet, const std::string& match)
    {
        History history = open(tablet);
        const auto branches = matchBranches(history, match).value();
        return std::count_if(branches.begin(), branches.end(), [](const auto& each) { return each.ours; });
    }
};

TEST_F(Restored, serverOfAnOlderDumpWhoseNumbersWereGivenAgain)
{
    playMatches("a", 3);
    exchanged({"a", "b", "c"});
    dump("older");
    playMatches("a", 4);
    exchanged({"a", "b"});
    restore("older");
    playMatches("c", 6);
    exchanged({"c", "a", "b", "c"});
    EXPECT_EQ(exchanged({"a", "b", "c", "d"}), "All 13 matches are in the archive.");
    for (const char* tablet : {"a", "b", "c", "d"}) {
        EXPECT_EQ(matches(tablet), 13U) << tablet;
        expectSame("a", tablet);
        expectKnownTo(tablet);
    }
}

TEST_F(Restored, recoveredHistoryGetsItsEntriesAndTextsBack)
{
    const std::string match = play("a", 4);
    exchanged({"a", "b"});
    recoverWithout("a", 4, "text = 'Beat'");
    EXPECT_EQ(playerOf("a", match, 1), "Player 2");
    exchanged({"a", "b", "a"});
    expectSame("a", "b");
    EXPECT_EQ(playerOf("a", match, 1), "Beat");
    expectKnownTo("a");
}

/// The program was killed before it received any event, so it knows no event number of that server.
TEST_F(Restored, serverOfAnOlderDumpThatTookEntriesBeforeAKill)
{
    play("a", 2);
    exchanged({"a"});
    dump("before_b");
    playMatches("b", 3);
    exchanged({"b"});
    SQLite::Database(file("b").string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE archive SET pulled = 0, pulled_entry = ''");
    restore("before_b");
    EXPECT_EQ(exchanged({"b", "a"}), "All 4 matches are in the archive.");
    expectSame("a", "b");
    expectKnownTo("a");
    expectKnownTo("b");
}

TEST_F(Restored, serverOfADumpFromBeforeAForgettingForgetsAgain)
{
    play("a", 3, {"Xaverina", "Beat", "Cora"});
    exchanged({"a", "b"});
    dump("before");
    forget("a", "Xaverina");
    exchanged({"a", "b"});
    EXPECT_EQ(rowsWith("Xaverina"), 0);
    restore("before");
    EXPECT_GT(rowsWith("Xaverina"), 0);
    exchanged({"b"});
    EXPECT_EQ(rowsWith("Xaverina"), 0) << "also by a tablet that did not forget her itself";
    exchanged({"a", "b"});
    expectSame("a", "b");
}

TEST_F(Restored, serverKeepsNeitherOfTwoPeopleErasedOnTwoSidesOfTheDump)
{
    play("a", 3, {"Xaverina", "Yvettina", "Cora"});
    exchanged({"a", "b", "c"});
    dump("between");
    forget("a", "Xaverina");
    exchanged({"a", "b"});
    restore("between");
    forget("c", "Yvettina");
    playMatches("c", 3);
    exchanged({"c"});
    playMatches("a", 2);
    for (int round = 0; round < 2; ++round)
        exchanged({"a", "b", "c"});
    for (const char* name : {"Xaverina", "Yvettina"}) {
        EXPECT_EQ(rowsWith(name), 0) << name;
        for (const char* tablet : {"a", "b", "c"})
            EXPECT_THAT(exported(tablet), testing::Not(testing::HasSubstr(name))) << tablet;
    }
    expectSame("a", "b");
    expectSame("a", "c");
    EXPECT_EQ(matches("a"), 6U);
}

TEST_F(Restored, serverThatKnowsAnotherForgettingIsTold)
{
    play("a", 3, {"Xaverina", "Yvettina", "Cora"});
    exchanged({"a", "c"});
    dump("early");
    forget("c", "Yvettina");
    exchanged({"c"});
    restore("early");
    playMatches("a", 2);
    exchanged({"a", "c", "a"});
    EXPECT_EQ(rowsWith("Yvettina"), 0);
    expectSame("a", "c");
}

/// The restored server assigns other numbers, and first receives the latest events.
TEST_F(Restored, nameThatIsGivenAgainStaysWhatTheServerForgot)
{
    const std::string before = play("a", 3, {"Xaverina", "Beat", "Cora"});
    exchanged({"a", "b", "c"});
    dump("before_both");
    forget("a", "Xaverina");
    exchanged({"a", "b", "c"});
    const std::string after = play("b", 2, {"Xaverina", "Dani", "Eva"}); // a new person with the erased name
    exchanged({"b", "c"});
    restore("before_both");
    exchanged({"c", "a", "b", "new", "c"});
    for (const char* tablet : {"a", "b", "c", "new"}) {
        EXPECT_THAT(open(tablet).load(before)->match.players[0], testing::StartsWith("Person ")) << tablet;
        EXPECT_EQ(open(tablet).load(after)->match.players[0], "Xaverina") << tablet;
        expectSame("a", tablet);
    }
}

/// The server no longer knows which pseudonym came first, so the lower one counts.
TEST_F(Restored, serverThatForgotWhichPseudonymCameFirst)
{
    for (int turn = 0; turn < 4; ++turn) { // sometimes the first pseudonym is the lower one
        const std::string match = play("a", 3, {"Xaverina", "Beat", "Cora"});
        exchanged({"a", "b", "c"});
        const std::string older = fmt::format("older{}", turn);
        dump(older);
        forget("a", "Xaverina");
        forget("b", "Xaverina");
        exchanged({"a", "c"});
        restore(older);
        exchanged({"b", "a", "c", "b", "a", "c"});
        EXPECT_EQ(rowsWith("Xaverina"), 0);
        expectSame("a", "b");
        expectSame("a", "c");
    }
}

/// A tablet received the erasure from one archive, and the next archive does not know it.
TEST_F(Restored, anotherArchiveBringsNoNameBack)
{
    play("a", 3, {"Xaverina", "Beat", "Cora"});
    exchanged({"a", "b"});
    forget("a", "Xaverina");
    exchanged({"a", "b"}); // b received the erasure from this archive
    database = server->newArchive();
    play("c", 3, {"Xaverina", "Dani", "Eva"});
    exchanged({"c", "b"});
    EXPECT_EQ(rowsWith("Xaverina"), 0);
    EXPECT_FALSE(isIn(file("b"), "Xaverina"));
    exchanged({"c", "b"});
    expectSame("b", "c");
}

TEST_F(Restored, archiveThatWasCopiedToAnotherServer)
{
    playMatches("a", 2);
    exchanged({"a", "b"});
    const std::string first = database;
    dump("second");
    playMatches("a", 3);
    exchanged({"a"}); // syncs with the first server
    database = "second";
    playMatches("b", 5);
    exchanged({"b", "a", "b"});
    EXPECT_EQ(matches("a"), 10U);
    EXPECT_EQ(matches("b"), 10U);
    expectKnownTo("a");
    database = first;
    exchanged({"b", "c"});
    EXPECT_EQ(matches("c"), 10U);
}

TEST_F(Restored, archiveOfPgDumpIsTheSame)
{
    playMatches("a", 2);
    exchanged({"a", "b"});
    ArchiveConnection(server->address("postgres"), std::chrono::seconds(20), {}).run("create database moved");
    shell(fmt::format(
        "pg_dump -h {0} -U owner --schema=tafelrichter {1} | psql -q -v ON_ERROR_STOP=1 -h {0} -U "
        "owner moved >/dev/null",
        server->folder().string(), database));
    database = "moved";
    const SyncState state = sync("a");
    EXPECT_EQ(state.sent + state.received, 0);
    expectKnownTo("a");
}

TEST_F(Restored, serverThatCountsWronglySaysSo)
{
    playMatches("a", 1);
    exchanged({"a"});
    ArchiveConnection keeper(server->address(database), std::chrono::seconds(20), {});
    keeper.run("update tafelrichter.print set entries = entries + 1");
    Options options{.address = server->address(database, "tablet")};
    options.history = history::evening();
    {
        Sync sync(file("a"), options);
        ASSERT_FALSE(sync.run());
        EXPECT_EQ(sync.state().error->codeName(), "miscounted");
    }
    createOrMigrate(keeper);
    EXPECT_EQ(exchanged({"a"}), "The one match is in the archive.");
}

TEST_F(Restored, historyThatWasCopiedBackLosesNeitherSheet)
{
    const std::string match = play("a", 2); // 60/71, 20/80
    exchanged({"a", "b"});
    copyFile("a", "kept");
    {
        History a = open("a");
        ASSERT_TRUE(a.enterDeal(match, deal(30, 40)));
        ASSERT_TRUE(a.enterDeal(match, deal(35, 45)));
        ASSERT_TRUE(a.enterDeal(match, deal(100, 10)));
    }
    exchanged({"a", "b"});
    const std::vector<int> first = sheets("b", match).front();
    copyFile("kept", "a");
    {
        History a = open("a");
        ASSERT_TRUE(a.enterDeal(match, deal(11, 22)));
        ASSERT_TRUE(a.enterDeal(match, deal(33, 44)));
    }
    const std::vector<int> second = sheets("a", match).front();
    for (int round = 0; round < 2; ++round)
        for (const char* tablet : {"a", "b", "c"}) {
            const SyncState state = sync(tablet);
            EXPECT_EQ(state.quarantined.all(), 0);
            EXPECT_EQ(state.forked, 1) << tablet;
        }
    EXPECT_THAT(sheets("a", match), testing::UnorderedElementsAre(first, second));
    for (const char* tablet : {"b", "c"}) {
        EXPECT_EQ(sheets(tablet, match), sheets("a", match));
        expectSame("a", tablet);
    }
    EXPECT_EQ(ownBranches("a", match), 1) << "the other one was written by the history that was replaced";
    // The table chooses a branch and plays on.
    {
        History b = open("b");
        const auto branches = matchBranches(b, match).value();
        ASSERT_TRUE(chooseBranch(b, match, branches[1].id));
        ASSERT_TRUE(takeOwnership(b, match).value());
        ASSERT_TRUE(b.enterDeal(match, deal(50, 50)));
    }
    exchanged({"b", "a", "c"});
    expectSame("b", "a");
    EXPECT_TRUE(forkedMatches(*std::make_unique<History>(open("a")))->empty());
}

TEST_F(Restored, twoTabletsOfOneImageAreTold)
{
    const std::string match = play("a", 2);
    exchanged({"a"});
    copyFile("a", "clone");
    {
        History a = open("a"), clone = open("clone");
        ASSERT_TRUE(a.enterDeal(match, deal(30, 40)));
        ASSERT_TRUE(a.enterDeal(match, deal(35, 45)));
        ASSERT_TRUE(clone.enterDeal(match, deal(11, 22)));
        ASSERT_TRUE(clone.correct(match, 1, deal(70, 70), ""));
    }
    const std::string ofClone = play("clone", 3);
    const std::vector<int> one = sheets("a", match).front(), other = sheets("clone", match).front();
    for (int round = 0; round < 2; ++round)
        exchanged({"a", "clone", "b"});
    for (const char* tablet : {"a", "clone", "b"})
        EXPECT_THAT(sheets(tablet, match), testing::UnorderedElementsAre(one, other)) << tablet;
    expectSame("a", "clone");
    expectSame("a", "b");
    EXPECT_EQ(ownBranches("a", match), 1);
    EXPECT_EQ(ownBranches("clone", match), 1);
    History a = open("a"), clone = open("clone");
    EXPECT_NE(a.core().device, clone.core().device);
    EXPECT_FALSE(ownershipOf(a, ofClone)->ours) << "one hand a match";
    EXPECT_TRUE(ownershipOf(clone, ofClone)->ours);
}

/// The tablet of the backup may still be in use.
TEST_F(Restored, backupOnAnotherTabletContinuesNoMatchUnasked)
{
    const std::string match = play("a", 2);
    exchanged({"a"});
    const std::filesystem::path backup = folder / "backup.db";
    {
        History a = open("a");
        ASSERT_TRUE(backUp(a, backup));
    }
    const auto restoreTo = [&](History& tablet, bool staysInArchive) {
        history::Restore restoring(tablet, backup);
        while (restoring.check(std::chrono::seconds(1)).value())
            ;
        EXPECT_NE(restoring.contents().archive, "");
        EXPECT_TRUE(restoring.finish(staysInArchive));
    };
    History replacement = open("replacement");
    restoreTo(replacement, true);
    EXPECT_TRUE(membership(replacement).value());
    EXPECT_FALSE(ownershipOf(replacement, match)->ours);
    const auto refused = replacement.enterDeal(match, deal(11, 22));
    ASSERT_FALSE(refused);
    ASSERT_TRUE(takeOwnership(replacement, match).value());
    ASSERT_TRUE(replacement.enterDeal(match, deal(11, 22)));
    EXPECT_TRUE(ownershipOf(replacement, match)->ours);

    History alone = open("alone");
    restoreTo(alone, false);
    EXPECT_FALSE(membership(alone).value());
    EXPECT_TRUE(ownershipOf(alone, match)->ours) << "no other tablet can be asked";
    ASSERT_TRUE(alone.enterDeal(match, deal(33, 44)));
}

/// One copy erases a name, and the erasure arrives later than the other events.
TEST_F(Restored, twinsOfOneFileAreOneMatchWhileANameIsErasedInOne)
{
    Match played = history::threeAt(9);
    played.players = {"Anna", "Beat", "Xaverina"};
    played.id = "0d7f3a5e-0000-4000-8000-00000000f11e";
    played.started = "2026-11-20T19:00:00.000Z";
    played.deals = {deal(60, 71), deal(20, 80)};
    for (const char* tablet : {"a", "b"})
        ASSERT_TRUE(open(tablet).importMatch(played)->added);
    forget("b", "Xaverina");
    History a = open("a"), b = open("b");
    std::vector<history::IncomingEvent> arrivals;
    const std::vector<history::Event> events = b.events(played.id).value();
    for (const history::Event& each : events)
        arrivals.push_back({each, history::transferChecksum(each)});
    for (history::IncomingEvent& each : arrivals) {
        each.event.tick = history::tickOf(each.event);
        each.event.came = each.event.seq;
    }
    EXPECT_EQ(take(a, arrivals, 0)->added, 3);
    EXPECT_TRUE(forkedMatches(a)->empty());
}

} // namespace
} // namespace tafel::archive
