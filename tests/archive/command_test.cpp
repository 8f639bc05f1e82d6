// Runs `tafelrichter archive` as a command.
#include <gmock/gmock.h>

#include "club.h"
#include "phrases/tablet.h"
#include "support/process.h"
#include "support/schema.h"

namespace tafel::archive {
namespace {

using testing::HasSubstr;
using testing::Not;

class ArchiveCommand : public testing::Test {
protected:
    test::Ran archive(std::vector<std::string> words)
    {
        words.insert(words.begin(), {"--db", file.string(), "archive"});
        return test::run(
            std::move(words), {.environment = {{"HOME", "/nonexistent"}, {"PATH", "/usr/bin:/bin"}}});
    }

    Server server;
    Folder folder;
    std::filesystem::path file = folder.history();
};

TEST_F(ArchiveCommand, makesJoinsLooksAndLeaves)
{
    {
        ArchiveConnection owner(server.address("postgres"), std::chrono::seconds(20), {});
        owner.run("create database club");
        History history = history::open(file);
        const std::string match = history.openMatch(history::threeAt()).value();
        ASSERT_TRUE(history.enterDeal(match, history::deal(60, 71)));
    }
    EXPECT_THAT(archive({"status"}).out, HasSubstr("does not belong to an archive"));
    EXPECT_EQ(archive({"sync"}).status, 1);
    const test::Ran made = archive({"init", server.address("club")});
    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_THAT(made.err, HasSubstr("The archive has been created."));
    EXPECT_THAT(archive({"init", server.address("club")}).err, HasSubstr("up to date"));
    ArchiveConnection(server.address("postgres"), std::chrono::seconds(20), {})
        .run("create role table1 login in role tafelrichter_tablets");

    const test::Ran first = archive({"sync", "--archive", server.address("club", "table1")});
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_THAT(first.out, HasSubstr("The one match is in the archive."));
    EXPECT_THAT(archive({"sync", "--lang", "de"}).out, HasSubstr("Das eine Spiel ist im Archiv."))
        << "the saved address";
    const test::Ran status = archive({"status", "--json"});
    EXPECT_THAT(status.out, HasSubstr("\"waiting\": 0"));
    EXPECT_EQ(test::PublishedSchema("archive").faults(nlohmann::json::parse(status.out)), "");
    EXPECT_THAT(archive({"leave"}).err, HasSubstr("Add --yes"));
    EXPECT_EQ(archive({"leave", "--yes"}).status, 0);
    EXPECT_EQ(archive({"sync"}).status, 1);
}

TEST_F(ArchiveCommand, namesTheTabletOfAQuarantinedEvent)
{
    const std::string database = server.newArchive();
    const std::filesystem::path other = folder / "other.db";
    std::string tablet;
    {
        History history = history::open(other);
        const std::string match = history.openMatch(history::threeAt()).value();
        ASSERT_TRUE(history.enterDeal(match, history::deal(60, 71)));
        tablet = history.events(match)->front().device;
    }
    test::run({"--db", other.string(), "archive", "sync", server.address(database)});
    ArchiveConnection(server.address(database), std::chrono::seconds(20), {})
        .run("update tafelrichter.event set body = body || ' ' where number = 2");
    archive({"sync", server.address(database)});
    const std::string text = archive({"status"}).out;
    EXPECT_THAT(text, HasSubstr(phrases::tabletName(tablet, false, Language::English) + '\n'));
    EXPECT_THAT(text, Not(HasSubstr(tablet)));
    EXPECT_THAT(archive({"status", "--json"}).out, HasSubstr(tablet));
}

TEST_F(ArchiveCommand, keepsNoPassword)
{
    history::open(file);
    const test::Ran ran = archive({"sync", "postgresql://table1:geheim@localhost/club"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("~/.pgpass"));
    EXPECT_THAT(ran.err, Not(HasSubstr("geheim")));
    EXPECT_FALSE(isIn(file, "geheim"));
}

TEST_F(ArchiveCommand, linksNoLibraryThatWouldCostItsStart)
{
    EXPECT_THROW(shell("ldd " TAFEL_PROGRAM " | grep libpq"), std::runtime_error);
}

} // namespace
} // namespace tafel::archive
