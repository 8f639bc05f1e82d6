// A name that goes: out of the archive at once, out of every tablet with its next exchange, and for good.
#include <gmock/gmock.h>

#include "club.h"

namespace tafel::archive {
namespace {

using history::deal;
using history::threeAt;

class ForgettingEverywhere : public testing::Test {
protected:
    std::filesystem::path file(const std::string& tablet) { return folder / (tablet + ".db").c_str(); }
    History open(const std::string& tablet) { return history::open(file(tablet)); }
    SyncState sync(const std::string& tablet, int piece = 5000)
    {
        Options options{.address = server.address(database, "tablet"), .batch = piece, .piece = piece};
        options.history = history::evening();
        Sync sync(file(tablet), std::move(options));
        EXPECT_TRUE(sync.run()) << sync.state().trouble->codeName() << sync.state().trouble->detail;
        return sync.state();
    }
    std::string play(const std::string& tablet, std::vector<std::string> names)
    {
        History history = open(tablet);
        Match match = threeAt(9);
        match.players = std::move(names);
        const std::string id = history.openMatch(match).value();
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

TEST_F(ForgettingEverywhere, reachesTheArchiveAndEveryTabletToTheLastByte)
{
    play("a", {"Anna", "Zyprian", "Cora"});
    play("b", {"Dani", "Eva", "Zyprian"});
    for (const char* tablet : {"a", "b", "old", "a"})
        sync(tablet);
    // A tablet that goes away for a year and plays on, also with people whom nobody else has seen.
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
    // … and out of the server's own files, once its keeper has them written anew.
    ArchiveConnection(server.address(database), std::chrono::seconds(20), {})
        .run("vacuum full tafelrichter.event");
    ArchiveConnection(server.address(database), std::chrono::seconds(20), {}).run("checkpoint");
    EXPECT_THROW(
        shell(fmt::format("grep -rqs Zyprian {}/data/base", server.folder().string())), std::runtime_error);
}

TEST_F(ForgettingEverywhere, takesWhatHadArrivedWhileNobodyKnew)
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
    sync("a"); // for the first time: pulls the name and must not keep it
    EXPECT_FALSE(isIn(file("a"), "Zyprian"));
    EXPECT_EQ(rowsWith("Zyprian"), 0);
    sync("c");
    EXPECT_EQ(rowsWith("Zyprian"), 0);
    EXPECT_FALSE(isIn(file("c"), "Zyprian"));
}

TEST_F(ForgettingEverywhere, writesTheFileAnewWhenItIsNextOpened)
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
        History table = open("b"); // does not wait for a file that is written anew
        Options options{.address = server.address(database, "tablet"), .mode = history::Mode::SharedWriter};
        options.history = history::evening();
        ASSERT_TRUE(Sync(file("b"), options).run());
    }
    EXPECT_TRUE(isIn(file("b"), "Zyprian"));
    open("b");
    EXPECT_FALSE(isIn(file("b"), "Zyprian"));
}

TEST_F(ForgettingEverywhere, leavesSomebodyElseOfAPartOfTheNameAlone)
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

TEST_F(ForgettingEverywhere, ofTwoAtOnceLeavesNeither)
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

TEST_F(ForgettingEverywhere, leavesWhoeverIsCalledSoAfterwards)
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
    const std::string after = play("b", {"Zyprian", "Dani", "Eva"}); // another one
    sync("b");
    sync("c"); // hears of both at once
    for (const char* tablet : {"a", "b", "c", "a", "b"})
        sync(tablet);
    for (const char* tablet : {"a", "b", "c"}) {
        EXPECT_THAT(open(tablet).load(before)->match.players[1], testing::StartsWith("Person ")) << tablet;
        EXPECT_EQ(open(tablet).load(after)->match.players[0], "Zyprian") << tablet;
    }
}

// Two of one match, by tablets that belong to no archive yet.
TEST_F(ForgettingEverywhere, beforeTheTabletsJoinTheClubKeepsTwoPeopleApart)
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

// Each calls the person otherwise at first, and the match goes on at the second one meanwhile.
TEST_F(ForgettingEverywhere, ofOnePersonTwiceLeavesOneName)
{
    const std::string id = play("a", {"Anna", "Zyprian", "Cora"});
    sync("a");
    sync("b");
    {
        History b = open("b");
        ASSERT_TRUE(history::takeOver(b, id).value());
        ASSERT_TRUE(b.enterDeal(id, deal(30, 40)));
    }
    for (const char* tablet : {"a", "b"}) {
        History history = open(tablet);
        ASSERT_TRUE(erasePerson(history, "Zyprian"));
    }
    {
        History b = open("b");
        ASSERT_TRUE(b.enterDeal(id, deal(10, 20)));
        ASSERT_TRUE(b.saveDraft(id, deal(1, 2)));
    }
    const std::string pseudonym = open("a").load(id)->match.players[1];
    ASSERT_NE(pseudonym, open("b").load(id)->match.players[1]);
    for (const char* tablet : {"a", "b", "a", "b"})
        sync(tablet, 2); // a match is more than a piece
    for (const char* tablet : {"a", "b"}) {
        EXPECT_EQ(open(tablet).load(id)->match.players[1], pseudonym) << tablet;
        EXPECT_EQ(open(tablet).load(id)->match.deals.size(), 4U) << tablet;
        History history = open(tablet);
        EXPECT_EQ(history::countApart(history)->waiting, 0) << tablet;
    }
    EXPECT_TRUE(open("b").draft(id).value());
    EXPECT_EQ(history::firstDifference(content(file("a")), content(file("b"))), "");
}

} // namespace
} // namespace tafel::archive
