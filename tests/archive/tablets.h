// Several tablets and their archive, for tests of the sync between them.
#pragma once

#include <functional>
#include <initializer_list>
#include <utility>

#include "club.h"
#include "history/exchange/export.h"
#include "history/recovery/recovery.h"

namespace tafel::archive {

/// Tablets of a club, each with a named history.
class Histories : public testing::Test {
protected:
    std::filesystem::path file(const std::string& tablet) { return folder / (tablet + ".db").c_str(); }
    History open(const std::string& tablet) { return history::open(file(tablet)); }

    /// Plays some deals of a new match and returns its id.
    std::string play(
        const std::string& tablet, int deals = 3, std::vector<std::string> names = {"Anna", "Beat", "Cora"})
    {
        History history = open(tablet);
        Match match = history::threeAt(9);
        match.players = std::move(names);
        const std::string id = history.openMatch(match).value();
        for (int number = 0; number < deals; ++number)
            EXPECT_TRUE(
                history.enterDeal(id, number % 2 == 0 ? history::deal(60, 71) : history::deal(20, 80)));
        return id;
    }

    void expectSame(const std::string& one, const std::string& other)
    {
        const std::string seen = content(file(one));
        EXPECT_EQ(history::firstDifference(seen, content(file(other))), "") << one << " " << other;
        History again = open(other);
        ASSERT_TRUE(again.rebuild());
        EXPECT_EQ(history::firstDifference(seen, content(file(other))), "") << other << " rebuilt";
    }

    /// A disk changes the text of an entry.
    static void damage(const std::filesystem::path& history, int entry)
    {
        SQLite::Database database(history.string(), SQLite::OPEN_READWRITE);
        const std::string trigger
            = database.execAndGet("SELECT sql FROM sqlite_schema WHERE name = 'event_is_never_changed'");
        database.exec("DROP TRIGGER event_is_never_changed; UPDATE event SET body = replace(body, '1', '2') "
                      "WHERE seq = "
            + std::to_string(entry) + "; " + trigger);
    }

    /// A disk damages an event and the texts of others, and the history is recovered.
    /// \param lost  SQL condition of the texts
    void recoverWithout(const std::string& tablet, int entry, const std::string& lost)
    {
        damage(file(tablet), entry);
        SQLite::Database(file(tablet).string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE text SET text = text || '?' WHERE " + lost);
        const std::filesystem::path recovered = file(tablet + "-recovered");
        const history::RecoveryResult result = history::recover(file(tablet), recovered).value();
        EXPECT_GT(result.lostTexts, 0);
        EXPECT_FALSE(result.missing.empty());
        ASSERT_TRUE(history::replaceDamagedHistory(recovered, file(tablet)));
    }

    std::string playerOf(const std::string& tablet, const std::string& match, std::size_t seat)
    {
        return open(tablet).load(match)->match.players[seat];
    }
    std::size_t matches(const std::string& tablet) { return open(tablet).matches()->size(); }

    /// Tablet a waits and is notified after tablet b has sent a match. `exchange` syncs one tablet.
    void expectNotification(const std::string& address, const std::function<void(const char*)>& exchange)
    {
        play("a");
        exchange("a");
        Options options{.address = address};
        options.history = history::evening();
        Sync waits(file("a"), options);
        ASSERT_TRUE(waits.run());
        while (waits.waitForNews(std::chrono::milliseconds(50))) // its own events
            ASSERT_TRUE(waits.run());
        play("b");
        exchange("b");
        EXPECT_TRUE(waits.waitForNews(std::chrono::seconds(5)));
        ASSERT_TRUE(waits.run());
        EXPECT_EQ(waits.state().received, 4);
    }

    Folder folder;
};

/// Tablets with one archive in a database.
class Tablets : public Histories {
protected:
    static void SetUpTestSuite() { server = new Server; }
    static void TearDownTestSuite() { delete std::exchange(server, nullptr); }

    /// Syncs completely and returns the state afterwards.
    SyncState sync(const std::string& tablet, Options options = {})
    {
        options.address = options.address.empty() ? server->address(database, "tablet") : options.address;
        options.history = history::evening();
        Sync sync(file(tablet), std::move(options));
        sync.run();
        const SyncState state = sync.state();
        if (state.error)
            ADD_FAILURE() << state.error->codeName() << ": " << state.error->detail;
        return state;
    }

    std::string exchanged(std::initializer_list<const char*> tablets)
    {
        std::string said;
        for (const char* tablet : tablets)
            said = sync(tablet).sentence().en;
        return said;
    }

    /// Copies the database, which gives the same content as a dump.
    void dump(const std::string& to) { copyDatabase(database, to); }
    void restore(const std::string& from)
    {
        ArchiveConnection(server->address("postgres"), std::chrono::seconds(20), {})
            .run("drop database " + database + " with (force)");
        copyDatabase(from, database);
    }
    void copyDatabase(const std::string& from, const std::string& to)
    {
        ArchiveConnection(server->address("postgres"), std::chrono::seconds(20), {})
            .run(fmt::format("create database {} template {}", to, from));
    }

    std::string exported(const std::string& tablet)
    {
        History history = open(tablet);
        std::string text;
        const auto result = exportMatches(
            history, history::ExportFormat::Lines, {}, [&](std::string_view piece) { text += piece; });
        EXPECT_TRUE(result) << tablet << ": " << result.error().message.en;
        return text;
    }

    std::int64_t inArchive(const std::string& what = "count(*)")
    {
        ArchiveConnection link(server->address(database), std::chrono::seconds(20), {});
        return link.run("select " + what + " from tafelrichter.event").number(0, 0);
    }

    static inline Server* server = nullptr;
    std::string database = server->newArchive();
};

} // namespace tafel::archive
