// Erasure of a name: permanent, from the archive at once and from each tablet with its next sync.
#include <future>
#include <map>
#include <random>

#include <gmock/gmock.h>

#include "archive/postgres.h"
#include "club.h"

namespace tafel::archive {
namespace {

using history::deal;
using history::threeAt;

class ErasureEverywhere : public testing::Test {
protected:
    std::filesystem::path file(const std::string& tablet) { return folder / (tablet + ".db").c_str(); }
    History open(const std::string& tablet) { return history::open(file(tablet)); }
    SyncState sync(const std::string& tablet, int piece = 5000)
    {
        Options options{.address = server.address(database, "tablet"), .batch = piece, .piece = piece};
        options.history = history::evening();
        Sync sync(file(tablet), std::move(options));
        EXPECT_TRUE(sync.run()) << sync.state().error->codeName() << sync.state().error->detail;
        return sync.state();
    }
    /// Plays a match with Zyprian on tablet a, moves its ownership to tablet b, and returns its id.
    std::string playedOnByAnother()
    {
        const std::string id = play("a", {"Anna", "Zyprian", "Cora"});
        sync("a");
        sync("b");
        History b = open("b");
        EXPECT_TRUE(history::takeOwnership(b, id).value());
        EXPECT_TRUE(b.enterDeal(id, deal(30, 40)));
        return id;
    }
    std::string play(const std::string& tablet, std::vector<std::string> names)
    {
        History history = open(tablet);
        const std::string id = history.openMatch(matchWith(std::move(names))).value();
        EXPECT_TRUE(history.enterDeal(id, deal(60, 71)));
        EXPECT_TRUE(history.enterDeal(id, deal(20, 80)));
        EXPECT_TRUE(history.correct(id, 1, deal(50, 50), "so said Zyprian himself"));
        EXPECT_TRUE(history.recordDispute({.match = id,
            .deal = 3,
            .asker = "Zyprian",
            .question = "{}",
            .verdict = "no",
            .note = "Zyprian asked"}));
        return id;
    }
    static Match matchWith(std::vector<std::string> names)
    {
        Match match = threeAt(9);
        match.players = std::move(names);
        return match;
    }
    std::int64_t rowsWith(const std::string& name)
    {
        ArchiveConnection link(server.address(database), std::chrono::seconds(20), {});
        return link.run("select count(*) from tafelrichter.event where body like '%" + name + "%'")
            .number(0, 0);
    }

    Server server;
    std::string database = server.newArchive();
    Folder folder;
};

TEST(RedactedEntries, areReceivedOnlyForMatchesThatDiffer)
{
    const Folder folder;
    History history = history::open(folder.history());
    std::vector<history::RevisedEvent> there;
    std::string last;
    for (int match = 0; match < 2; ++match) {
        last = history.openMatch(threeAt()).value();
        ASSERT_TRUE(history.enterDeal(last, deal(60, 71)));
        const std::vector<history::Event> events = history.events(last).value();
        for (const history::Event& each : events)
            there.push_back({each.uuid, last, soundEntry(history, each.uuid).value()->sum});
    }
    EXPECT_THAT(differing(history, there).value(), testing::IsEmpty());
    ++there.back().sum;
    there.push_back({history::newUuid(), "never-seen", 1});
    EXPECT_THAT(differing(history, there).value(), testing::ElementsAre(last, "never-seen"));
}

TEST_F(ErasureEverywhere, reachesTheArchiveAndEveryTabletToTheLastByte)
{
    play("a", {"Anna", "Zyprian", "Cora"});
    play("b", {"Dani", "Eva", "Zyprian"});
    for (const char* tablet : {"a", "b", "old", "a"})
        sync(tablet);
    // One tablet is away for a year, another one never synced; both have people whom nobody else knows.
    play("old", {"Zyprian", "Hugo", "Ida"});
    play("never", {"Zyprian", "Jana", "Karl"});
    play("never", {"Zyprian Meier", "Jana", "Karl"});
    {
        History never = open("never");
        ASSERT_TRUE(setDistinct(never, {"Zyprian", "Zyprian Meier"}));
        ASSERT_TRUE(erasePerson(never, "Zyprian Meier"));
        ASSERT_TRUE(setDistinct(never, {"Zyprian", "Jana"}));
    }
    play("b", {"Zyprian", "Eva", "Lea"});

    History a = open("a");
    const std::string pseudonym = erasePerson(a, "Zyprian").value().pseudonym;
    a = open("elsewhere");
    EXPECT_GT(rowsWith("Zyprian"), 0);
    sync("a");
    EXPECT_EQ(rowsWith("Zyprian"), 0) << "the archive at once";
    for (const char* tablet : {"b", "old", "never", "a", "b", "old", "never", "new"})
        sync(tablet);
    EXPECT_EQ(rowsWith("Zyprian"), 0) << "nobody brings it back";
    for (const char* tablet : {"a", "b", "old", "never", "new"}) {
        EXPECT_FALSE(isIn(file(tablet), "Zyprian")) << tablet;
        EXPECT_EQ(history::firstDifference(content(file("a")), content(file(tablet))), "") << tablet;
        History history = open(tablet);
        int matches = 0;
        const std::vector<history::Person> people = history.people().value();
        for (const history::Person& each : people)
            matches += each.name == pseudonym ? each.matches : 0;
        EXPECT_EQ(matches, 5) << tablet;
        ASSERT_TRUE(history.rebuild());
        EXPECT_EQ(history::firstDifference(content(file("a")), content(file(tablet))), "") << tablet;
    }
    // The name also leaves the server's own files once its administrator rewrites them.
    ArchiveConnection(server.address(database), std::chrono::seconds(20), {})
        .run("vacuum full tafelrichter.event");
    ArchiveConnection(server.address(database), std::chrono::seconds(20), {}).run("checkpoint");
    EXPECT_THROW(
        shell(fmt::format("grep -rqs Zyprian {}/data/base", server.folder().string())), std::runtime_error);
}

TEST_F(ErasureEverywhere, ofATabletThatFallsAsleepDoesNotBlockTheOthers)
{
    play("a", {"Anna", "Zyprian", "Cora"});
    sync("a");
    sync("b");
    play("b", {"Dani", "Eva", "Fritz"});
    History a = open("a");
    ASSERT_TRUE(erasePerson(a, "Zyprian"));

    ArchiveConnection observer(server.address(database), std::chrono::seconds(20), {});
    bool asleep = false;
    const auto sleepWithTheLock = [&] {
        if (!asleep
            && observer.run("select exists (select from pg_locks where locktype = 'advisory')").flag(0, 0)) {
            asleep = true;
            sync("b");
        }
        return false;
    };
    const Options options{.address = server.address(database, "tablet")};
    Postgres place(options.address, options.deadline, sleepWithTheLock);
    place.id();
    EXPECT_THROW(place.exchange({a, options, [](const auto&) {}, [] { return false; }}), ArchiveException);
    ASSERT_TRUE(asleep);
    EXPECT_GT(rowsWith("Zyprian"), 0) << "nothing by halves";
    a = open("elsewhere");
    sync("a");
    EXPECT_EQ(rowsWith("Zyprian"), 0);
    EXPECT_EQ(rowsWith("Fritz"), 4);
}

TEST_F(ErasureEverywhere, letsTheTableEnterDealsMeanwhile)
{
    for (int number = 0; number < 20; ++number)
        play("a", {"Anna", "Zyprian", "Cora"});
    sync("a");
    sync("b");
    {
        History a = open("a");
        ASSERT_TRUE(erasePerson(a, "Zyprian"));
    }
    sync("a");
    History table = open("b");
    const std::string match = table.openMatch(threeAt(1000)).value();
    Options options{.address = server.address(database, "tablet"), .mode = history::Mode::SharedWriter};
    options.history = history::evening();
    Sync receiver(file("b"), options);
    auto receiving = std::async(std::launch::async, [&] { return receiver.run(); });
    int entered = 0;
    do {
        ASSERT_TRUE(table.enterDeal(match, deal(60, 71)));
        ++entered;
    } while (receiving.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready);
    EXPECT_TRUE(receiving.get()) << receiver.state().error->codeName() << receiver.state().error->detail;
    EXPECT_EQ(table.load(match)->deals.size(), static_cast<std::size_t>(entered));
    const std::vector<history::Person> people = table.people().value();
    for (const history::Person& each : people)
        EXPECT_NE(each.name, "Zyprian");
}

TEST_F(ErasureEverywhere, takesWhatHadArrivedWhileNobodyKnew)
{
    play("b", {"Anna", "Zyprian", "Cora"});
    sync("b");
    {
        History a = open("a");
        play("c", {"Zyprian", "Dani", "Eva"});
    }
    play("a", {"Zyprian", "Fritz", "Gina"});
    History a = open("a");
    ASSERT_TRUE(erasePerson(a, "Zyprian"));
    a = open("elsewhere");
    sync("a"); // the first sync receives the name but must not store it
    EXPECT_FALSE(isIn(file("a"), "Zyprian"));
    EXPECT_EQ(rowsWith("Zyprian"), 0);
    sync("c");
    EXPECT_EQ(rowsWith("Zyprian"), 0);
    EXPECT_FALSE(isIn(file("c"), "Zyprian"));
}

TEST_F(ErasureEverywhere, vacuumsTheFileWhenItIsNextOpened)
{
    play("a", {"Anna", "Zyprian", "Cora"});
    sync("a");
    sync("b");
    {
        SQLite::Database rests(file("b").string(), SQLite::OPEN_READWRITE);
        rests.exec(
            "PRAGMA secure_delete = OFF; CREATE TABLE rest (name TEXT); WITH RECURSIVE each (number) AS "
            "(SELECT 1 UNION ALL SELECT number + 1 FROM each WHERE number < 20000) INSERT INTO rest "
            "SELECT 'Zyprian' || number FROM each; DROP TABLE rest");
    }
    {
        History a = open("a");
        ASSERT_TRUE(erasePerson(a, "Zyprian"));
    }
    sync("a");
    {
        History table = open("b"); // must not wait while the file is rewritten
        Options options{.address = server.address(database, "tablet"), .mode = history::Mode::SharedWriter};
        options.history = history::evening();
        ASSERT_TRUE(Sync(file("b"), options).run());
    }
    EXPECT_TRUE(isIn(file("b"), "Zyprian"));
    open("b");
    EXPECT_FALSE(isIn(file("b"), "Zyprian"));
}

TEST_F(ErasureEverywhere, leavesSomebodyElseOfAPartOfTheNameAlone)
{
    play("a", {"Anna", "Zyprian", "Cora"});
    play("b", {"Zyprian Meier", "Dani", "Cora"});
    sync("a");
    sync("b");
    History a = open("a");
    ASSERT_TRUE(erasePerson(a, "Cora"));
    a = open("elsewhere");
    sync("a");
    sync("b");
    EXPECT_EQ(rowsWith("Cora"), 0);
    EXPECT_FALSE(isIn(file("b"), "Cora"));
    EXPECT_TRUE(isIn(file("b"), "Zyprian Meier"));
}

TEST_F(ErasureEverywhere, ofTwoAtOnceLeavesNeither)
{
    play("a", {"Anna", "Zyprian", "Quirin"});
    sync("a");
    sync("b");
    for (const auto& [tablet, name] : {std::pair("a", "Zyprian"), std::pair("b", "Quirin")}) {
        History history = open(tablet);
        ASSERT_TRUE(erasePerson(history, name));
    }
    for (const char* tablet : {"a", "b", "a", "b"})
        sync(tablet);
    for (const char* name : {"Zyprian", "Quirin"}) {
        EXPECT_EQ(rowsWith(name), 0) << name;
        EXPECT_FALSE(isIn(file("a"), name)) << name;
        EXPECT_FALSE(isIn(file("b"), name)) << name;
    }
    EXPECT_EQ(history::firstDifference(content(file("a")), content(file("b"))), "");
}

TEST_F(ErasureEverywhere, leavesWhoeverIsCalledSoAfterwards)
{
    const std::string before = play("a", {"Anna", "Zyprian", "Cora"});
    sync("a");
    sync("b");
    sync("c");
    {
        History a = open("a");
        ASSERT_TRUE(erasePerson(a, "Zyprian"));
    }
    sync("a");
    sync("b");
    const std::string after = play("b", {"Zyprian", "Dani", "Eva"}); // a new person with the erased name
    sync("b");
    sync("c"); // receives the match and the erasure together
    for (const char* tablet : {"a", "b", "c", "a", "b"})
        sync(tablet);
    for (const char* tablet : {"a", "b", "c"}) {
        EXPECT_THAT(open(tablet).load(before)->match.players[1], testing::StartsWith("Person ")) << tablet;
        EXPECT_EQ(open(tablet).load(after)->match.players[0], "Zyprian") << tablet;
    }
}

// Two tablets that do not belong to an archive yet each erase another player of the same match.
TEST_F(ErasureEverywhere, beforeTheTabletsJoinTheClubKeepsTwoPeopleDistinct)
{
    for (const auto& [tablet, name] : {std::pair("a", "Zyprian"), std::pair("b", "Quirin")}) {
        play(tablet, {"Anna", name, "Dani"});
        History history = open(tablet);
        ASSERT_TRUE(erasePerson(history, name));
    }
    const std::string id = play("c", {"Zyprian", "Quirin", "Cora"});
    for (const char* tablet : {"c", "a", "b", "a", "c"})
        sync(tablet);
    const Match match = open("c").load(id)->match;
    EXPECT_THAT(match.players, testing::Each(testing::AnyOf("Cora", testing::StartsWith("Person "))));
    EXPECT_NE(match.players[0], match.players[1]);
    EXPECT_EQ(history::firstDifference(content(file("a")), content(file("c"))), "");
}

// Two tablets erase the same person under different names while the second one continues the match.
TEST_F(ErasureEverywhere, ofOnePersonTwiceLeavesOneName)
{
    const std::string id = playedOnByAnother();
    for (const char* tablet : {"a", "b"}) {
        History history = open(tablet);
        ASSERT_TRUE(erasePerson(history, "Zyprian"));
    }
    {
        History b = open("b");
        ASSERT_TRUE(b.enterDeal(id, deal(10, 20)));
        ASSERT_TRUE(b.saveDraft(id, deal(1, 2)));
    }
    const std::string one = open("a").load(id)->match.players[1],
                      other = open("b").load(id)->match.players[1];
    ASSERT_NE(one, other);
    const std::string pseudonym
        = std::min(std::pair(one.size(), one), std::pair(other.size(), other)).second; // the lower pseudonym
    for (const char* tablet : {"a", "b", "a", "b"})
        sync(tablet, 2); // a match needs more than one batch
    for (const char* tablet : {"a", "b"}) {
        EXPECT_EQ(open(tablet).load(id)->match.players[1], pseudonym) << tablet;
        EXPECT_EQ(open(tablet).load(id)->match.deals.size(), 4U) << tablet;
        History history = open(tablet);
        EXPECT_EQ(history::countQuarantined(history)->waiting, 0) << tablet;
    }
    EXPECT_TRUE(open("b").draft(id).value());
    EXPECT_EQ(history::firstDifference(content(file("a")), content(file("b"))), "");
}

TEST_F(ErasureEverywhere, holdsForAFileThatIsReadLater)
{
    Match mailed = threeAt(9);
    mailed.players = {"Zyprian", "Dani", "Eva"};
    mailed.id = "0d7f3a5e-0000-4000-8000-00000000f11e";
    mailed.started = "2026-11-20T19:00:00.000Z";
    mailed.deals = {deal(60, 71)};
    mailed.tournament = "Cup of Zyprian";
    play("a", {"Anna", "Zyprian", "Cora"});
    sync("a");
    ASSERT_TRUE(open("c").importMatch(mailed)->added); // without knowledge of the erasure
    {
        History a = open("a");
        ASSERT_TRUE(erasePerson(a, "Zyprian"));
    }
    sync("a");
    sync("b");
    ASSERT_TRUE(open("b").importMatch(mailed)->added); // knows the erasure but not this match
    EXPECT_FALSE(isIn(file("b"), "Zyprian"));
    EXPECT_FALSE(open("b").importMatch(mailed)->added);
    for (const char* tablet : {"b", "a", "c", "b", "a", "new"})
        sync(tablet);
    EXPECT_EQ(rowsWith("Zyprian"), 0);
    const std::string pseudonym = open("a").load(mailed.id)->match.players[0];
    EXPECT_TRUE(pseudonym.starts_with("Person "));
    for (const char* tablet : {"a", "b", "c", "new"}) {
        EXPECT_FALSE(isIn(file(tablet), "Zyprian")) << tablet;
        EXPECT_EQ(history::firstDifference(content(file("a")), content(file(tablet))), "") << tablet;
    }
}

// Two players of one match stay distinct even if an erased person had both of their names.
TEST_F(ErasureEverywhere, keepsTwoPlayersOfOneMatchDistinctDespiteOneName)
{
    play("a", {"Anna", "Zyp", "Cora"});
    play("a", {"Anna", "Zyprian", "Cora"});
    const std::string id = play("b", {"Zyp", "Zyprian", "Cora"});
    const auto totalsOf = [&](const char* tablet) {
        History history = open(tablet);
        return history::matchBranches(history, id).value().front().totals;
    };
    const std::vector<int> totals = totalsOf("b");
    {
        History a = open("a");
        ASSERT_TRUE(renamePerson(a, "Zyp", "Zyprian"));
        ASSERT_TRUE(erasePerson(a, "Zyprian"));
    }
    for (const char* tablet : {"a", "b", "a", "new"})
        sync(tablet);
    for (const char* tablet : {"a", "b", "new"}) {
        EXPECT_EQ(totalsOf(tablet), totals) << tablet;
        History history = open(tablet);
        const std::vector<std::string> players = history.load(id)->match.players;
        EXPECT_NE(players[0], players[1]) << tablet;
        for (const int seat : {0, 1})
            EXPECT_TRUE(players[static_cast<std::size_t>(seat)].starts_with("Person ")) << tablet;
        EXPECT_EQ(history::firstDifference(content(file("a")), content(file(tablet))), "") << tablet;
        EXPECT_FALSE(isIn(file(tablet), "Zyp")) << tablet;
        EXPECT_EQ(history::countQuarantined(history)->all(), 0) << tablet;
    }
}

// An event that names two people becomes void as soon as either of them is erased.
TEST_F(ErasureEverywhere, doesNotMergeDistinctPeople)
{
    const std::string id = play("a", {"Anna", "Zyprian", "Quirin"});
    {
        History a = open("a");
        ASSERT_TRUE(setDistinct(a, {"Zyprian", "Quirin"}).value());
    }
    sync("a");
    sync("b");
    for (const auto& [tablet, name] : {std::pair("a", "Zyprian"), std::pair("b", "Quirin")}) {
        History history = open(tablet);
        ASSERT_TRUE(erasePerson(history, name));
    }
    for (const char* tablet : {"b", "a", "b", "new"})
        sync(tablet);
    for (const char* tablet : {"a", "b", "new"}) {
        const std::vector<std::string> players = open(tablet).load(id)->match.players;
        EXPECT_NE(players[1], players[2]) << tablet;
        EXPECT_EQ(history::firstDifference(content(file("a")), content(file(tablet))), "") << tablet;
        const std::vector<history::Event> one = open("a").events("").value(),
                                          other = open(tablet).events("").value();
        for (const history::Event& each : one)
            EXPECT_EQ(std::count_if(other.begin(), other.end(),
                          [&](const history::Event& there) {
                              return there.uuid == each.uuid && there.body == each.body;
                          }),
                1)
                << tablet << each.kind;
    }
}

// The people in a deal are unknown until the event arrives on which its tablet took ownership.
/// A person with two names was erased, and the archive has a deal in which both names play, but not its
/// match.
TEST_F(ErasureEverywhere, waitsForTheMatchOfADealThatNamesTheErasedPersonTwice)
{
    const std::string match = play("a", {"Zyprian", "Zyprianus", "Cora"});
    sync("a");
    ArchiveConnection owner(server.address(database), std::chrono::seconds(20), {});
    owner.run("delete from tafelrichter.event where kind = 'match-opened'"); // as after a restored backup
    {
        History b = open("b");
        for (const char* name : {"Zyprian", "Zyprianus"})
            ASSERT_TRUE(b.openMatch(matchWith({name, "Dani", "Hugo"})));
        ASSERT_TRUE(renamePerson(b, "Zyprianus", "Zyprian"));
        ASSERT_TRUE(erasePerson(b, "Zyprian"));
    }
    EXPECT_GT(sync("b").quarantined.all(), 0);
    for (const char* tablet : {"a", "b", "a", "b"})
        sync(tablet);
    EXPECT_EQ(rowsWith("Zyprian"), 0);
    EXPECT_EQ(history::firstDifference(content(file("a")), content(file("b"))), "");
    const std::vector<std::string> players = open("b").load(match).value().match.players;
    EXPECT_NE(players[0], players[1]);
    EXPECT_EQ(open("b").load(match)->deals.size(), 2U);
}

/// A tablet has the beginning of a match only, and then the server is restored from a backup with its deals.
TEST_F(ErasureEverywhere, holdsForDealsWhoseMatchLostTheNameBefore)
{
    const std::string match = play("a", {"Zyprian", "Dani", "Cora"});
    sync("a");
    ArchiveConnection owner(server.address(database), std::chrono::seconds(20), {});
    owner.run("create table kept as select * from tafelrichter.event");
    owner.run("delete from tafelrichter.event where kind <> 'match-opened'");
    sync("b");
    {
        History b = open("b");
        ASSERT_TRUE(b.openMatch(matchWith({"Zyprianus", "Dani", "Hugo"})));
        ASSERT_TRUE(renamePerson(b, "Zyprianus", "Zyprian"));
        ASSERT_TRUE(erasePerson(b, "Zyprian"));
    }
    sync("b");
    owner.run("delete from tafelrichter.event");
    owner.run("insert into tafelrichter.event (uuid, device, at, match, kind, body, tick, sum) "
              "select uuid, device, at, match, kind, body, tick, sum from kept order by number");
    owner.run("drop table kept");
    EXPECT_EQ(sync("b").quarantined.all(), 0);
    EXPECT_EQ(open("b").load(match)->deals.size(), 2U);
    EXPECT_EQ(rowsWith("Zyprian"), 0);
    EXPECT_FALSE(isIn(file("b"), "Zyprian"));
    for (const char* tablet : {"a", "b"})
        sync(tablet);
    EXPECT_EQ(history::firstDifference(content(file("a")), content(file("b"))), "");
}

TEST_F(ErasureEverywhere, findsTheNameInWhatWasTakenOverFromAnEntryThatComesLater)
{
    const std::string id = playedOnByAnother();
    History fresh = open("fresh");
    const auto arrive = [&](const std::vector<history::Event>& events, std::size_t from, std::size_t to) {
        std::vector<history::IncomingEvent> some;
        for (std::size_t at = from; at < to; ++at) {
            history::Event event = events[at];
            event.tick = tickOf(event);
            event.seq = event.came = 0;
            some.push_back({event, transferChecksum(event)});
        }
        ASSERT_TRUE(take(fresh, some, 0));
    };
    const std::vector<history::Event> events = open("b").events(id).value();
    arrive(events, 0, 1);
    ASSERT_TRUE(erasePerson(fresh, "Zyprian"));
    arrive(events, events.size() - 2, events.size());
    EXPECT_FALSE(isIn(file("fresh"), "Zyprian"));
    arrive(events, 1, events.size() - 2);
    ASSERT_TRUE(take(fresh, {}, 0));
    EXPECT_FALSE(isIn(file("fresh"), "Zyprian"));
    EXPECT_EQ(history::countQuarantined(fresh)->all(), 0);
    EXPECT_EQ(fresh.load(id)->match.deals.size(), 3U);
}

// Each event states which erasures its author knew, so the order of arrival does not matter.
TEST_F(ErasureEverywhere, isTheSameInWhateverOrderEntriesArrive)
{
    play("a", {"Anna", "Zyprian", "Cora"});
    sync("a");
    sync("b");
    const std::string unheard = play("c", {"Zyprian", "Dani", "Eva"}); // without knowledge of the erasure
    {
        History a = open("a");
        ASSERT_TRUE(erasePerson(a, "Zyprian"));
    }
    sync("a");
    sync("b");
    const std::string heard = play("b", {"Zyprian", "Gina", "Hugo"}); // a new Zyprian, after the erasure
    std::map<std::string, history::IncomingEvent> all;
    for (const char* tablet : {"a", "b", "c"}) {
        History history = open(tablet);
        std::vector<std::string> owners{""};
        const std::vector<history::MatchSummary> matches = history.matches().value();
        for (const history::MatchSummary& match : matches)
            owners.push_back(match.id);
        for (const std::string& owner : owners) {
            std::vector<history::Event> events = history.events(owner).value();
            for (history::Event& each : events) {
                each.tick = tickOf(each);
                each.came = 0;
                each.seq = 0;
                all.insert({each.uuid, {each, transferChecksum(each)}});
            }
        }
    }
    std::vector<history::IncomingEvent> entries;
    for (auto& [uuid, each] : all)
        entries.push_back(std::move(each));
    std::mt19937 random(7);
    std::string first;
    for (int order = 0; order < 20; ++order) {
        std::shuffle(entries.begin(), entries.end(), random);
        const std::string tablet = fmt::format("order{}", order);
        {
            History history = open(tablet);
            for (std::size_t at = 0; at < entries.size();) {
                const std::size_t end = std::min(entries.size(), at + 1 + random() % 6);
                ASSERT_TRUE(take(history,
                    {entries.begin() + static_cast<std::ptrdiff_t>(at),
                        entries.begin() + static_cast<std::ptrdiff_t>(end)},
                    0));
                at = end;
            }
            ASSERT_TRUE(take(history, {}, 0));
            EXPECT_EQ(history::countQuarantined(history)->all(), 0) << order;
            EXPECT_TRUE(history.load(unheard)->match.players[0].starts_with("Person ")) << order;
            EXPECT_EQ(history.load(heard)->match.players[0], "Zyprian") << order;
        }
        const std::string seen = content(file(tablet));
        first = first.empty() ? seen : first;
        EXPECT_EQ(history::firstDifference(first, seen), "") << order;
    }
}

} // namespace
} // namespace tafel::archive
