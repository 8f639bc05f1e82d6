#include "archive/sync.h"

#include <random>

#include <gmock/gmock.h>

#include "history/core.h"
#include "history/people/badges.h"
#include "history/tournaments/tournaments.h"
#include "support/two_tablets.h"
#include "tablets.h"

namespace tafel::archive {
namespace {

using history::deal;
using history::threeAt;

class ArchiveSync : public Tablets { };

TEST_F(ArchiveSync, bringsTheHistoriesOfTwoTabletsTogether)
{
    play("a");
    play("b", 4, {"Dani", "Beat", "Eva"});
    const SyncState first = sync("a");
    EXPECT_EQ(first.sent, 4);
    EXPECT_EQ(first.waiting, 0);
    EXPECT_EQ(first.sentence().en, "The one match is in the archive.");
    EXPECT_EQ(sync("b").received, 4);
    EXPECT_EQ(sync("a").received, 5);
    expectSame("a", "b");
    EXPECT_EQ(open("a").matches().value().size(), 2U);
    for (const char* tablet : {"a", "b"}) {
        const SyncState again = sync(tablet);
        EXPECT_EQ(again.sent + again.received, 0);
    }
    EXPECT_EQ(inArchive(), 9);
}

TEST_F(ArchiveSync, carriesTheVeryBytesAndTheirSums)
{
    play("a");
    sync("a");
    sync("b");
    History a = open("a"), b = open("b");
    const std::string match = a.matches()->front().id;
    const std::vector<history::Event> here = a.events(match).value(), there = b.events(match).value();
    ASSERT_EQ(here.size(), there.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
        EXPECT_EQ(here[i].body, there[i].body);
        EXPECT_EQ(here[i].uuid, there[i].uuid);
        EXPECT_EQ(here[i].at, there[i].at);
        EXPECT_EQ(history::transferChecksum(here[i]), history::transferChecksum(there[i]));
    }
}

TEST_F(ArchiveSync, repeatsWhatWasLostOnTheWayAndNothingArrivesTwice)
{
    play("a", 7);
    sync("a", {.batch = 3});
    SQLite::Database(file("a").string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE archive SET sent = 0, pulled = 0, pulled_entry = '', entries = 0, print = 0");
    const SyncState again = sync("a", {.batch = 2});
    EXPECT_EQ(again.sent, 8);
    EXPECT_EQ(inArchive(), 8);
    sync("b", {.batch = 3, .piece = 2});
    SQLite::Database(file("b").string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE archive SET pulled = 0, pulled_entry = ''");
    EXPECT_EQ(sync("b").received, 0);
    expectSame("a", "b");
}

TEST_F(ArchiveSync, followsCorrectionsUndoAndDisputes)
{
    const std::string match = play("a", 5);
    sync("a");
    sync("b");
    {
        History a = open("a");
        ASSERT_TRUE(a.correct(match, 2, deal(50, 50), "miscounted"));
        ASSERT_TRUE(a.undo(match).value());
        ASSERT_TRUE(a.undo(match).value());
        ASSERT_TRUE(
            a.recordDispute({.match = match, .deal = 5, .asker = "Anna", .question = "{}", .verdict = "no"}));
        ASSERT_TRUE(a.recordDispute({.question = "{}", .verdict = "yes"}));
    }
    sync("a");
    EXPECT_EQ(sync("b").received, 5);
    expectSame("a", "b");
    EXPECT_EQ(open("b").load(match)->deals.size(), 4U);
}

TEST_F(ArchiveSync, followsWhoIsOnePersonAndWhoIsNot)
{
    play("a", 2, {"Anna", "Beat", "Cora"});
    play("b", 2, {"Anna", "Beet", "Dani"});
    sync("a");
    sync("b");
    sync("a");
    EXPECT_EQ(open("a").people()->size(), 5U) << "one by name only when somebody says so";
    {
        History b = open("b");
        ASSERT_TRUE(renamePerson(b, "Beet", "Beat"));
    }
    sync("b");
    {
        History a = open("a");
        ASSERT_TRUE(renamePerson(a, "Cora", "Carla"));
        ASSERT_TRUE(setBadge(a, "Anna", 2));
    }
    sync("a");
    sync("b");
    expectSame("a", "b");
    EXPECT_EQ(open("a").people()->size(), 4U);
    {
        History b = open("b");
        const std::vector<history::Renaming> all = renamings(b).value();
        for (const history::Renaming& each : all)
            if (each.from == "Beet") {
                ASSERT_TRUE(undoRenaming(b, each.id));
            }
    }
    sync("b");
    sync("a");
    expectSame("b", "a");
    EXPECT_EQ(open("a").people()->size(), 5U);
}

TEST_F(ArchiveSync, followsWhoMayBeOneAndWhoIsTwo)
{
    const auto suggested = [&](const char* tablet) {
        History history = open(tablet);
        std::string all;
        const std::vector<history::PersonPair> perhaps = possibleDuplicates(history).value();
        for (const history::PersonPair& each : perhaps)
            all += each.one + " = " + each.other + ";";
        return all;
    };
    play("a", 2, {"Anna", "Beat", "Cora"});
    play("b", 2, {"Anna Meier", "beat", "Dani"});
    EXPECT_EQ(suggested("a"), "");
    for (const char* tablet : {"a", "b", "a"})
        sync(tablet);
    EXPECT_EQ(suggested("a"), "Anna = Anna Meier;Beat = beat;");
    EXPECT_EQ(suggested("b"), suggested("a"));
    {
        History a = open("a");
        ASSERT_TRUE(setDistinct(a, {"Anna", "Anna Meier"}));
    }
    {
        History b = open("b"); // before b syncs again
        ASSERT_TRUE(renamePerson(b, "Anna Meier", "Anna M."));
        EXPECT_EQ(tabletsOf(b, "Beat").value().size(), 1U);
        EXPECT_FALSE(tabletsOf(b, "Beat").value().front().ours);
        EXPECT_TRUE(tabletsOf(b, "beat").value().front().ours);
    }
    for (const char* tablet : {"a", "b", "a"})
        sync(tablet);
    expectSame("a", "b");
    EXPECT_EQ(suggested("a"), "Beat = beat;") << "by whatever name, in whatever order";
    EXPECT_EQ(suggested("a"), suggested("b"));
    EXPECT_EQ(suggested("c"), "");
    sync("c");
    EXPECT_EQ(suggested("c"), suggested("a")) << "a tablet that has just come";
    {
        History b = open("b");
        EXPECT_TRUE(setDistinct(b, {"Beat", "beat"}).value());
        EXPECT_TRUE(undoIdentityChange(b).value()->isDistinct);
    }
    sync("b");
    sync("a");
    EXPECT_EQ(suggested("a"), suggested("b"));
}

TEST_F(ArchiveSync, asksNobodysClock)
{
    play("a", 2, {"Anna", "Beat", "Cora"});
    sync("a");
    sync("b");
    {
        history::Settings years = history::evening();
        years.clock = [] { return history::Time(std::chrono::sys_days(std::chrono::year(1999) / 1 / 1)); };
        History b = history::open(file("b"), history::Mode::Write, years);
        ASSERT_TRUE(renamePerson(b, "Anna", "Ann"));
    }
    sync("b");
    sync("a");
    {
        History a = open("a");
        ASSERT_TRUE(renamePerson(a, "Ann", "Anne"));
    }
    sync("a");
    sync("b");
    expectSame("a", "b");
    EXPECT_EQ(open("b").people()->front().name.substr(0, 3), "Ann");
    EXPECT_THAT(content(file("b")), testing::HasSubstr("Anna|Anne|"));
}

TEST_F(ArchiveSync, comesToTheSameInWhateverOrderEntriesArrive)
{
    {
        History a = open("a");
        history::playEvening(a, *gameNamed("herzeln"), 3);
        history::playEvening(a, *gameNamed("cosmic-eidex"), 4);
        ASSERT_TRUE(renamePerson(a, "Beat", "Bea"));
    }
    sync("a");
    sync("b");
    std::vector<history::IncomingEvent> all;
    {
        History a = open("a");
        for (history::Event event : test::eventsOf(a)) {
            event.tick = tickOf(event);
            event.came = event.seq;
            event.seq = 0;
            all.push_back({event, transferChecksum(event)});
        }
    }
    std::mt19937 random(7);
    for (int round = 0; round < 10; ++round) {
        const std::string tablet = "c" + std::to_string(round);
        std::shuffle(all.begin(), all.end(), random);
        History c = open(tablet);
        for (std::size_t at = 0; at < all.size();) {
            const std::size_t end = std::min(all.size(), at + 1 + random() % 9);
            const std::vector<history::IncomingEvent> piece(all.begin() + static_cast<std::ptrdiff_t>(at),
                all.begin() + static_cast<std::ptrdiff_t>(end));
            ASSERT_TRUE(take(c, piece, 0));
            ASSERT_TRUE(take(c, piece, 0)) << "twice";
            at = end;
        }
        EXPECT_EQ(quarantinedEvents(c)->size(), 0U);
        c = open(tablet + "other");
        EXPECT_EQ(history::firstDifference(content(file("b")), content(file(tablet))), "");
    }
}

TEST_F(ArchiveSync, quarantinesDamagedAndUnknownEvents)
{
    play("a");
    sync("a");
    ArchiveConnection keeper(server->address(database), std::chrono::seconds(20), {});
    keeper.run(
        "update tafelrichter.event set body = replace(body, '\"deal\":2', '\"deal\":9') where number = 3");
    history::Event later{.uuid = history::newUuid(),
        .device = history::newUuid(),
        .at = "2030-01-01T00:00:00.000Z",
        .kind = "moon-phase",
        .body = R"({"full":true})",
        .tick = 4};
    keeper.run(
        "insert into tafelrichter.event (uuid, device, tick, at, match, kind, body, sum) values ($1, $2, $3, "
        "$4, '', $5, $6, $7)",
        {later.uuid, later.device, "4", later.at, later.kind, later.body,
            std::to_string(transferChecksum(later))});
    const SyncState state = sync("b");
    EXPECT_EQ(state.quarantined.damaged, 1);
    EXPECT_EQ(state.quarantined.unknown, 1);
    EXPECT_EQ(state.quarantined.waiting, 1) << "the deal behind the damaged one";
    EXPECT_EQ(state.remarks().size(), 3U);
    {
        History b = open("b");
        EXPECT_EQ(b.load(b.matches()->front().id)->deals.size(), 1U);
        const std::vector<history::QuarantinedEvent> quarantined = quarantinedEvents(b).value();
        ASSERT_EQ(quarantined.size(), 3U);
        EXPECT_EQ(quarantined[0].kind, "deal-entered");
        EXPECT_EQ(quarantined[0].device, b.events(b.matches()->front().id)->front().device) << "it is named";
    }
    // After the repair, all events count. Unknown events are passed on to another archive.
    keeper.run(
        "update tafelrichter.event set body = replace(body, '\"deal\":9', '\"deal\":2') where number = 3");
    EXPECT_EQ(sync("b").quarantined.damaged, 0) << "it is read once more";
    EXPECT_EQ(content(file("a")), content(file("b")));
    database = server->newArchive();
    EXPECT_EQ(sync("b").sent, 5);
    EXPECT_EQ(inArchive(), 5) << "with the one that this program does not know";
    EXPECT_EQ(inArchive("count(*) filter (where kind = 'moon-phase')"), 1);
}

TEST_F(ArchiveSync, agreesWithAnArchiveThatLacksADamagedEntryOfAnother)
{
    play("a");
    sync("a");
    ArchiveConnection(server->address(database), std::chrono::seconds(20), {})
        .run("update tafelrichter.event set body = replace(body, '\"deal\":3', '\"deal\":9') where number = "
             "4");
    EXPECT_EQ(sync("b").quarantined.damaged, 1);
    SQLite::Database(file("b").string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE archive SET pulled_entry = 'another'"); // so that all events are compared again
    EXPECT_EQ(sync("b").quarantined.damaged, 1);
    database = server->newArchive();
    EXPECT_EQ(sync("b").sent, 3) << "the damaged one stays";
    EXPECT_EQ(inArchive(), 3);
    EXPECT_EQ(sync("b").sent, 0);
}

TEST_F(ArchiveSync, exportsWhatTwoTabletsReadOfOneFile)
{
    Match played = threeAt(9);
    played.id = history::newUuid();
    played.started = "2026-01-01T20:00:00Z";
    played.deals = {deal(60, 71)};
    for (const char* tablet : {"a", "b"})
        ASSERT_TRUE(open(tablet).importMatch(played)->added);
    for (const char* tablet : {"a", "b", "a", "c"})
        sync(tablet);
    for (const char* tablet : {"a", "b", "c"}) {
        EXPECT_EQ(exported(tablet), exported("a"));
        EXPECT_THAT(exported(tablet), testing::HasSubstr(played.id));
    }
}

TEST_F(ArchiveSync, exportsWhereTwoTabletsUndidOneRenaming)
{
    play("a");
    {
        History a = open("a");
        ASSERT_TRUE(renamePerson(a, "Anna", "Anita"));
    }
    for (const char* tablet : {"a", "b"})
        sync(tablet);
    for (const char* tablet : {"a", "b"}) {
        History history = open(tablet);
        ASSERT_TRUE(undoRenaming(history));
    }
    for (const char* tablet : {"a", "b", "a", "c"})
        sync(tablet);
    for (const char* tablet : {"a", "b", "c"})
        EXPECT_THAT(exported(tablet), testing::HasSubstr("Anna")) << tablet;
}

TEST_F(ArchiveSync, listsMatchesOfOneTimeInOneOrderEverywhere)
{
    for (int number = 0; number < 6; ++number) {
        Match played = threeAt(9);
        played.id = history::newUuid();
        played.started = "2026-01-01T20:00:00Z";
        played.deals = {deal(60, 71)};
        ASSERT_TRUE(open(number % 2 == 0 ? "a" : "b").importMatch(played)->added);
    }
    for (const char* tablet : {"a", "b", "a"})
        sync(tablet);
    EXPECT_EQ(exported("a"), exported("b"));
    const auto listed = [&](const char* tablet) {
        std::vector<std::string> ids;
        const auto matches = open(tablet).matches().value();
        for (const history::MatchSummary& match : matches)
            ids.push_back(match.id);
        return ids;
    };
    EXPECT_EQ(listed("a"), listed("b"));
}

TEST_F(ArchiveSync, sendsAllAgainToAServerThatLostIt)
{
    play("a", 6);
    sync("a");
    sync("b");
    ArchiveConnection(server->address(database), std::chrono::seconds(20), {})
        .run("delete from tafelrichter.event where number > 2");
    EXPECT_EQ(sync("b").sent, 7) << "also what another tablet wrote";
    EXPECT_EQ(inArchive(), 7);
    sync("a");
    expectSame("a", "b");
}

TEST_F(ArchiveSync, sendsNothingIfAnEntryOfItsOwnIsDamaged)
{
    play("a");
    damage(file("a"), 3);
    Sync sync(file("a"), {.address = server->address(database, "tablet"), .history = history::evening()});
    EXPECT_FALSE(sync.run());
    EXPECT_EQ(sync.state().error->codeName(), "here");
    EXPECT_EQ(inArchive(), 0);
}

TEST_F(ArchiveSync, countsAsSentOnlyWhatTheArchiveHasNow)
{
    play("a");
    sync("a");
    play("a", 1);
    History a = open("a");
    const history::Outgoing sent = history::outgoing(a, 100).value();
    EXPECT_EQ(sent.events.size(), 2U);
    ASSERT_TRUE(history::restartSync(a)); // meanwhile the archive was replaced
    ASSERT_TRUE(history::markSent(a, sent));
    EXPECT_EQ(history::waiting(a)->entries, 6);
    EXPECT_EQ(history::membership(a).value()->print.entries, 0);
}

TEST_F(ArchiveSync, ofTournamentsIsSeenByAll)
{
    {
        History a = open("a");
        const std::string cup = history::openTournament(a, {.name = "Cup", .setup = threeAt(), .sizes = {3}},
            {"Anna", "Beat", "Cora", "Dani", "Eva", "Fritz"})
                                    .value();
        ASSERT_TRUE(history::drawNextRound(a, cup, "4711"));
    }
    {
        History b = open("b");
        ASSERT_TRUE(history::openTournament(
            b, {.name = "Cup", .setup = threeAt(), .sizes = {3}}, {"Gina", "Hans", "Ida"}));
    }
    sync("a");
    sync("b");
    sync("a");
    expectSame("a", "b");
}

TEST_F(ArchiveSync, goesOnWhereItWasStopped)
{
    play("a", 8);
    play("a", 8);
    Options options{.address = server->address(database, "tablet"), .batch = 4};
    options.history = history::evening();
    Sync sync(file("a"), options);
    sync.onChange([&](const SyncState& state) {
        if (state.phase == SyncState::Phase::Sending && state.done >= 8)
            sync.cancel();
    });
    EXPECT_FALSE(sync.run());
    EXPECT_EQ(sync.state().error->codeName(), "cancelled");
    EXPECT_EQ(inArchive(), 8);
    EXPECT_EQ(sync.state().waiting, 10);
}

TEST_F(ArchiveSync, runsBesideAProgramThatHasTheHistoryOpen)
{
    History table = open("a");
    const std::string match = table.openMatch(threeAt()).value();
    ASSERT_TRUE(table.enterDeal(match, deal(60, 71)));
    play("b");
    sync("b");
    Options options{
        .address = server->address(database, "tablet"), .mode = history::Mode::SharedWriter, .piece = 1};
    options.history = history::evening();
    Sync sync(file("a"), options);
    ASSERT_TRUE(sync.run()) << sync.state().error->detail;
    EXPECT_EQ(table.matches()->size(), 2U);
    ASSERT_TRUE(table.enterDeal(match, deal(20, 80)));
    sync.wake();
    EXPECT_TRUE(sync.waitForNews(std::chrono::seconds(5)));
    ASSERT_TRUE(sync.run());
    EXPECT_EQ(inArchive(), 7);
}

TEST_F(ArchiveSync, hearsOfWhatOthersSend)
{
    expectNotification(server->address(database, "tablet"), [this](const char* tablet) { sync(tablet); });
}

} // namespace
} // namespace tafel::archive
