// Faulty servers: each gives a clear error, and no event is lost.
#include <chrono>
#include <thread>

#include <gmock/gmock.h>

#include "archive/background_sync.h"
#include "archive/migrations.h"
#include "club.h"

namespace tafel::archive {
namespace {

using namespace std::chrono_literals;
using history::deal;
using history::threeAt;

class BadServer : public testing::Test {
protected:
    void SetUp() override
    {
        History history = history::open(folder.history());
        match = history.openMatch(threeAt()).value();
        ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
    }

    SyncState sync(const std::string& address, std::chrono::milliseconds deadline = 10s)
    {
        Options options{.address = address, .deadline = deadline};
        options.history = history::evening();
        Sync sync(folder.history(), std::move(options));
        sync.run();
        return sync.state();
    }
    std::string word(const std::string& address, std::chrono::milliseconds deadline = 10s)
    {
        const SyncState state = sync(address, deadline);
        if (!state.error)
            return "fine";
        EXPECT_FALSE(state.error->message.de.empty());
        EXPECT_FALSE(state.error->message.en.empty());
        return std::string(state.error->codeName());
    }
    void owner(const std::string& sql, const std::string& where = "postgres")
    {
        ArchiveConnection(server.address(where), 20s, {}).run(sql);
    }
    std::string good() const { return server.address(database, "tablet"); }

    Server server;
    std::string database = server.newArchive();
    Folder folder;
    std::string match;
};

TEST_F(BadServer, isNamedInASentence)
{
    EXPECT_EQ(word("host=/nowhere dbname=club"), "not-found");
    EXPECT_EQ(word("host"), "bad-address");
    EXPECT_EQ(word("postgresql://me:secret@host/club"), "password-in-address");
    EXPECT_EQ(word(server.address("nothing", "tablet")), "refused");
    EXPECT_EQ(word(server.address(database, "nobody")), "refused");
    EXPECT_EQ(word(server.address("postgres", "tablet")), "no-archive");
    owner("create database strange");
    owner("create schema tafelrichter; create table tafelrichter.event (a int)", "strange");
    EXPECT_EQ(word(server.address("strange")), "foreign");
    EXPECT_THROW(
        {
            ArchiveConnection link(server.address("strange"), 20s, {});
            createOrMigrate(link);
        },
        ArchiveException);
    owner("create role guest login");
    EXPECT_EQ(word(server.address(database, "guest")), "no-rights");
    owner("update tafelrichter.about set version = 99, lowest = 99", database);
    EXPECT_EQ(word(good()), "newer-archive");
    owner("update tafelrichter.about set version = 2", database);
    EXPECT_EQ(word(good()), "older-archive");
    for (const char* version : {"0", "-3"}) {
        owner(fmt::format("update tafelrichter.about set version = {}", version), database);
        EXPECT_EQ(word(good()), "foreign");
        ArchiveConnection link(server.address(database), 20s, {});
        EXPECT_THROW(createOrMigrate(link), ArchiveException);
    }
    owner("update tafelrichter.about set version = 3", database);
    EXPECT_EQ(word(good()), "fine");
}

/// The administrator migrated the archive before the tablet was updated.
TEST_F(BadServer, mayBeNewerThanTheTablet)
{
    owner("alter table tafelrichter.event add column later int not null default 7; alter table "
          "tafelrichter.about add column later int; create table tafelrichter.later (a int); update "
          "tafelrichter.about set version = version + 5",
        database);
    EXPECT_EQ(word(good()), "fine");
    EXPECT_TRUE(history::open(folder.history()).enterDeal(match, deal(20, 80)));
    EXPECT_EQ(word(good()), "fine");
    const std::filesystem::path other = folder / "other.db";
    Options options{.address = good()};
    options.history = history::evening();
    {
        Sync sync(other, options);
        ASSERT_TRUE(sync.run());
        EXPECT_EQ(sync.state().received, 3);
    }
    EXPECT_EQ(content(folder.history()), content(other));
    ArchiveConnection keeper(server.address(database), 20s, {});
    EXPECT_THROW(createOrMigrate(keeper), ArchiveException) << "an older program brings nothing up to date";
}

/// An archive of an earlier release keeps its events when the administrator migrates it.
TEST_F(BadServer, isBroughtUpToDate)
{
    owner("create database older", "postgres");
    {
        ArchiveConnection keeper(server.address("older"), 20s, {});
        for (const Migration& rung : migrations().first(2))
            keeper.run(rung.sql);
        keeper.run(
            "update tafelrichter.about set version = 2; insert into tafelrichter.event (uuid, device, at, "
            "match, kind, body, tick, sum) values (gen_random_uuid(), '', '', '', 'match-opened', '{', "
            "4611686018427387903, 7), (gen_random_uuid(), '', '', '', 'later', '{}', 77, 7)");
        EXPECT_EQ(word(server.address("older", "tablet")), "older-archive");
        EXPECT_EQ(createOrMigrate(keeper).before, 2);
        EXPECT_EQ(keeper.run("select tick from tafelrichter.print").number(0, 0), 77);
        EXPECT_EQ(keeper.run("select count(*) from tafelrichter.event where sender is null").number(0, 0), 2);
    }
    const SyncState state = sync(server.address("older", "tablet"));
    EXPECT_FALSE(state.error);
    EXPECT_EQ(state.quarantined.damaged, 2);
    EXPECT_EQ(state.waiting, 0);
}

TEST_F(BadServer, takesNoWrongPassword)
{
    owner("alter role tablet password 'right'");
    shell(fmt::format(
        "sed -i '1i local all tablet scram-sha-256' {}/data/pg_hba.conf", server.folder().string()));
    owner("select pg_reload_conf()");
    std::this_thread::sleep_for(300ms);
    setenv("PGPASSFILE", (folder / "pass").c_str(), 1);
    EXPECT_EQ(word(good()), "no-password");
    const auto give = [&](const char* password) {
        std::ofstream(folder / "pass") << "*:*:*:tablet:" << password << "\n";
        std::filesystem::permissions(folder / "pass", std::filesystem::perms(0600));
    };
    give("wrong");
    EXPECT_EQ(word(good()), "wrong-password");
    give("right");
    EXPECT_EQ(word(good()), "fine");
    unsetenv("PGPASSFILE");
    EXPECT_FALSE(isIn(folder.history(), "right"));
}

TEST_F(BadServer, letsATabletReadAndAddAndNothingElse)
{
    ASSERT_EQ(word(good()), "fine");
    for (const char* sql : {"update tafelrichter.event set body = '{}'", "delete from tafelrichter.event",
             "truncate tafelrichter.event", "drop table tafelrichter.event",
             "drop schema tafelrichter cascade", "update tafelrichter.about set version = 2",
             "update tafelrichter.print set tick = 0", "delete from tafelrichter.damaged",
             "select setval('tafelrichter.number', 1)", "create table tafelrichter.mine (a int)",
             "insert into tafelrichter.event (number, uuid, device, tick, at, match, kind, body, sum) values "
             "(1, "
             "gen_random_uuid(), '', 1, '', '', '', '', 1)",
             "alter role tablet superuser", "copy (select 1) to '/tmp/x'",
             "create trigger t before insert on tafelrichter.event execute function "
             "pg_catalog.suppress_redundant_updates_trigger()"}) {
        ArchiveConnection link(good(), 20s, {});
        try {
            link.run(sql);
            ADD_FAILURE() << sql;
        } catch (const ArchiveException& stopped) {
            EXPECT_EQ(stopped.error.codeName(), "no-rights") << sql << stopped.error.detail;
        }
    }
}

TEST_F(BadServer, isFullForAWhile)
{
    owner(
        "create function full_now() returns trigger language plpgsql as $$ begin raise exception 'no space' "
        "using "
        "errcode = 'disk_full'; end $$; create trigger full_now before insert on tafelrichter.event for each "
        "statement execute function full_now()",
        database);
    const SyncState full = sync(good());
    ASSERT_TRUE(full.error);
    EXPECT_EQ(full.error->codeName(), "full");
    EXPECT_EQ(full.waiting, 2);
    EXPECT_THAT(full.sentence().en, testing::HasSubstr("2 entries wait, since "));
    EXPECT_THAT(full.sentence().de, testing::HasSubstr("2 Einträge warten, seit "));
    owner("drop trigger full_now on tafelrichter.event", database);
    EXPECT_EQ(word(good()), "fine");
}

TEST_F(BadServer, isOpenForReadingOnly)
{
    owner("alter database " + database + " set default_transaction_read_only = on");
    const SyncState state = sync(good());
    ASSERT_TRUE(state.error);
    EXPECT_EQ(state.error->codeName(), "read-only");
    EXPECT_TRUE(state.error->isTransient());
    EXPECT_EQ(state.waiting, 2);
    owner("alter database " + database + " set default_transaction_read_only = off");
    EXPECT_EQ(word(good()), "fine");
}

TEST_F(BadServer, hasNoConnectionLeft)
{
    owner("alter role tablet connection limit 0");
    const SyncState state = sync(good());
    ASSERT_TRUE(state.error);
    EXPECT_EQ(state.error->codeName(), "crowded") << state.error->detail;
    EXPECT_TRUE(state.error->isTransient());
    owner("alter role tablet connection limit -1");
    EXPECT_EQ(word(good()), "fine");
}

TEST_F(BadServer, stopsWhatTakesItTooLong)
{
    owner(
        "create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(5); return "
        "null; "
        "end $$; create trigger slow before insert on tafelrichter.event for each statement execute function "
        "slow()",
        database);
    owner("alter role tablet set statement_timeout = '200ms'");
    const SyncState state = sync(good());
    ASSERT_TRUE(state.error);
    EXPECT_EQ(state.error->codeName(), "time-limit");
    EXPECT_TRUE(state.error->isTransient());
    owner("alter role tablet reset statement_timeout");
    owner("drop trigger slow on tafelrichter.event", database);
    EXPECT_EQ(word(good()), "fine");
}

TEST_F(BadServer, isReachedByAPoolerThatGivesAConnectionForOneTransaction)
{
    Options options{.address = good()};
    options.history = history::evening();
    Sync kept(folder.history(), options);
    ASSERT_TRUE(kept.run());
    EXPECT_EQ(ArchiveConnection(server.address(database), 20s, {})
                  .run("select count(*) from pg_class where relname = 'incoming'")
                  .number(0, 0),
        0)
        << "nothing of a transaction outlives it";
}

TEST_F(BadServer, isFrozenAndNobodyWaitsForIt)
{
    ASSERT_EQ(word(good()), "fine");
    {
        History table = history::open(folder.history());
        Options options{.address = good(), .mode = history::Mode::SharedWriter, .deadline = 60s};
        options.history = history::evening();
        std::atomic<int> connecting = 0;
        server.freeze();
        const auto begin = std::chrono::steady_clock::now();
        {
            BackgroundSync background(folder.history(), options, [&](const SyncState& state, bool) {
                connecting += state.phase == SyncState::Phase::Connecting ? 1 : 0;
            });
            for (int number = 0; number < 10; ++number) {
                ASSERT_TRUE(table.enterDeal(match, number % 2 == 0 ? deal(20, 80) : deal(60, 71)));
                background.wake();
            }
            while (connecting == 0)
                std::this_thread::sleep_for(1ms);
        } // destroys the sync while the server still hangs
        EXPECT_LT(std::chrono::steady_clock::now() - begin, options.deadline) << "it waits for nobody";
    }
    EXPECT_EQ(word(good(), 300ms), "frozen");
    server.thaw();
    EXPECT_EQ(sync(good()).waiting, 0);
}

TEST_F(BadServer, isKilledAndComesBack)
{
    ASSERT_EQ(word(good()), "fine");
    Options options{.address = good()};
    options.history = history::evening();
    options.history.patience.time = 5s;
    {
        Sync kept(folder.history(), options);
        ASSERT_TRUE(kept.run());
        server.kill();
        EXPECT_FALSE(kept.run());
        EXPECT_TRUE(kept.state().error->isTransient()) << kept.state().error->codeName();
        server.start();
        EXPECT_TRUE(kept.run()) << kept.state().error->codeName() << kept.state().error->detail;
    }
    server.stop();
    EXPECT_EQ(word(good()), "not-found");
}

} // namespace
} // namespace tafel::archive
