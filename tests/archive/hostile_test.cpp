// An attacker has the password of a tablet: the server rejects most of it, and the tablets survive the rest.
#include <gmock/gmock.h>

#include "base/limits.h"
#include "document/json.h"
#include "history/core.h"
#include "history/log/erased_names.h"
#include "history/people/name_redaction.h"
#include "history/recovery/verification.h"
#include "tablets.h"

namespace tafel::archive {
namespace {

using history::Event;
using history::IncomingEvent;
using testing::HasSubstr;
using testing::Not;

class Hostile : public Tablets {
protected:
    void SetUp() override
    {
        ArchiveConnection keeper(server->address("postgres"), std::chrono::seconds(20), {});
        keeper.run(
            "do $$ begin if not exists (select from pg_roles where rolname = 'hostile') then create role "
            "hostile login in role tafelrichter_tablets; end if; end $$");
        match = play("a");
        exchanged({"a", "b"});
        seen = content(file("a"));
    }

    ArchiveConnection as(const char* role)
    {
        return ArchiveConnection(server->address(database, role), std::chrono::seconds(60), {});
    }

    /// The server's refusal to the attacker; empty if it accepts the statement.
    std::string refusal(const std::string& sql, const std::vector<std::string>& parameters = {})
    {
        ArchiveConnection link(server->address(database, "hostile"), std::chrono::seconds(60), {});
        try {
            link.run(sql, parameters);
            return {};
        } catch (const ArchiveException& stopped) {
            return std::string(stopped.error.codeName()) + " " + stopped.error.detail;
        }
    }
    Event entry(const std::string& kind, const std::string& body, std::int64_t tick = 100)
    {
        return {
            0, history::newUuid(), history::newUuid(), "2026-11-20T19:00:00.000Z", "", kind, body, tick, 0};
    }
    static constexpr const char* insert
        = "insert into tafelrichter.event (uuid, device, at, match, kind, body, "
          "tick, sum) values ($1, $2, $3, $4, $5, $6, $7, $8)";
    static std::vector<std::string> values(const Event& event, std::int64_t sum)
    {
        return {event.uuid, event.device, event.at, event.match, event.kind, event.body,
            std::to_string(event.tick), std::to_string(sum)};
    }
    std::string add(const Event& event) { return refusal(insert, values(event, transferChecksum(event))); }

    /// Inserts an event as if it came before the server had its rules.
    void addOfOld(const Event& event, std::int64_t sum)
    {
        ArchiveConnection keeper = link();
        keeper.run("alter table tafelrichter.event disable trigger rules_of_inserted");
        keeper.run(insert, values(event, sum));
        keeper.run("alter table tafelrichter.event enable trigger rules_of_inserted; update "
                   "tafelrichter.event set sender = null");
    }
    void reviseOfOld(const std::string& uuid, const std::string& body)
    {
        Event event = *open("a").core().log.named(uuid);
        event.body = body;
        link().run(
            "update tafelrichter.event set body = $1, sum = $2, revised = nextval('tafelrichter.revision') "
            "where uuid = $3",
            {body, std::to_string(transferChecksum(event)), uuid});
    }
    ArchiveConnection link()
    {
        return ArchiveConnection(server->address(database), std::chrono::seconds(60), {});
    }

    /// The first event of this kind.
    Event first(history::EventKind kind)
    {
        const std::vector<Event> events = open("a").events(match).value();
        for (const Event& each : events)
            if (history::eventKind(each.kind) == kind)
                return each;
        throw std::runtime_error("no such entry");
    }
    /// Calls `forget` as the attacker and returns the number of changed events.
    std::int64_t forget(const Event& event, const std::string& body)
    {
        Event changed = event;
        changed.body = body;
        return as("hostile")
            .run("select tafelrichter.forget($1, $2, $3)",
                {ArchiveConnection::array({event.uuid}), ArchiveConnection::array({body}),
                    ArchiveConnection::array({std::to_string(transferChecksum(changed))})})
            .number(0, 0);
    }
    static std::string with(std::string text, const std::string& what, const std::string& instead)
    {
        const std::size_t at = text.find(what);
        EXPECT_NE(at, std::string::npos) << what << " in " << text;
        return text.replace(at, what.size(), instead);
    }

    /// Expects that all tablets sync normally.
    void expectNoHarm(int damaged = 0)
    {
        play("b");
        for (const char* tablet : {"b", "a", "c", "b"}) {
            const SyncState state = sync(tablet); // fails on an error
            EXPECT_EQ(state.waiting, 0) << tablet;
            EXPECT_EQ(state.quarantined.all(), damaged) << tablet;
            EXPECT_EQ(matches(tablet), 2U) << tablet;
            EXPECT_FALSE(history::examine(file(tablet))->damage) << tablet;
        }
        expectSame("a", "b");
        EXPECT_THAT(content(file("a")), HasSubstr(seen.substr(0, seen.find('\n'))));
        EXPECT_THAT(exported("a"), HasSubstr("Anna"));
    }

    std::string match, seen;
};

TEST_F(Hostile, erasureInAMatchBlocksNoTablet)
{
    Event erasure = entry("person-forgotten", "{}");
    erasure.match = match;
    EXPECT_THAT(add(erasure), HasSubstr("rejected TF001 " + erasure.uuid));
    addOfOld(erasure, transferChecksum(erasure));
    expectNoHarm(1);
}

TEST_F(Hostile, renamingGivesNobodyANameThatAMatchFileRefuses)
{
    const std::vector<std::pair<const char*, std::string>> refused
        = {{"person-renamed", R"({"from":"Anna"})"}, {"person-renamed", R"({"from":"Anna","to":7})"},
            {"person-renamed", R"({"from":"Anna","to":""})"},
            {"person-renamed", R"({"from":"Anna","to":"X\u001b[2J"})"},
            {"person-renamed", R"({"from":"","to":"X"})"},
            {"person-renamed", fmt::format(R"({{"from":"Anna","to":"{}"}})", std::string(201, 'x'))},
            {"person-marked", "{}"}, {"person-listed", "{}"}, {"people-distinct", "{}"}};
    for (const auto& [kind, body] : refused)
        EXPECT_EQ(add(entry(kind, body)), "");
    expectNoHarm(static_cast<int>(refused.size()));
}

/// The search for the erased names takes as many rounds as the erasure says, for each name in the history.
TEST_F(Hostile, erasureWithManyRoundsIsNotApplied)
{
    const auto erasure = [](int rounds) {
        return fmt::format(
            R"({{"pseudonym":"Person 71","salt":"00112233445566778899aabbccddeeff","rounds":{},)"
            R"("words":8,"names":["00000000000000000000000000000000"]}})",
            rounds);
    };
    EXPECT_TRUE(history::ErasedNames::read(erasure(history::roundsOfHash)));
    EXPECT_FALSE(history::ErasedNames::read(erasure(history::roundsOfHash + 1)));
    EXPECT_EQ(add(entry("person-forgotten", erasure(1'000'000))), "");
    expectNoHarm();
}

TEST_F(Hostile, entryIsNotTooLong)
{
    const std::string most = fmt::format("\"{}\"", std::string(limits::travellingBytes - 2, 'x'));
    EXPECT_EQ(add(entry("from-the-future", most)), "");
    EXPECT_THAT(add(entry("from-the-future", "\"x" + most.substr(1))), HasSubstr("rejected"));
    for (std::string Event::*part : {&Event::device, &Event::at, &Event::match, &Event::kind}) {
        Event wide = entry("from-the-future", "{}");
        wide.*part = std::string(limits::wordBytes + 1, 'x');
        EXPECT_THAT(add(wide), HasSubstr("rejected"));
        addOfOld(wide, transferChecksum(wide));
    }
    // Large events from before this limit slow down no tablet.
    for (const std::int64_t sum : {0, 1}) {
        Event large = entry("deal-entered", "\"" + std::string(std::size_t{20} << 20, 'x') + "\"");
        large.match = match;
        addOfOld(large, sum == 0 ? 0 : transferChecksum(large));
    }
    expectNoHarm(7);
    SQLite::Database kept(file("c").string(), SQLite::OPEN_READONLY);
    EXPECT_EQ(kept.execAndGet("SELECT sum(length(body)) FROM apart").getInt64(),
        static_cast<std::int64_t>(limits::travellingBytes + 8)); // the bodies of the four wide events are {}
}

TEST_F(Hostile, manyLargeEntriesComeFewAtATime)
{
    const std::string body = fmt::format("\"{}\"", std::string(limits::travellingBytes - 2, 'x'));
    for (int i = 0; i < 12; ++i)
        ASSERT_EQ(add(entry("from-the-future", body)), "");
    Options options{.address = server->address(database, "tablet")};
    options.history = history::evening();
    Sync sync(file("c"), options);
    std::vector<std::int64_t> received;
    sync.onChange([&](const SyncState& state) {
        if (received.empty() || received.back() != state.received)
            received.push_back(state.received);
    });
    ASSERT_TRUE(sync.run()) << sync.state().error->detail;
    ASSERT_GT(received.size(), 2U);
    for (std::size_t i = 2; i < received.size(); ++i)
        EXPECT_LE((received[i] - received[i - 1]) * static_cast<std::int64_t>(limits::travellingBytes),
            limits::batchBytes + static_cast<std::int64_t>(limits::travellingBytes));
}

TEST_F(Hostile, clockIsNotFarAhead)
{
    for (const std::int64_t tick : {std::int64_t{0}, std::int64_t{-1}, std::int64_t{1} << 40U, INT64_MAX})
        EXPECT_THAT(add(entry("person-renamed", R"({"from":"Quirin","to":"Quirin B."})", tick)),
            HasSubstr("rejected"))
            << tick;
    // The largest accepted clock step. Reaching the limit this way needs more events than any disk holds.
    ASSERT_EQ(add(entry("person-renamed", R"({"from":"Quirin","to":"Quirin B."})", limits::clockStep)), "");
    EXPECT_EQ(as("hostile").run("select tick from tafelrichter.print").number(0, 0), limits::clockStep);
    const Event old = entry("person-renamed", R"({"from":"Quirin","to":"Quirin C."})", limits::clock);
    addOfOld(old, transferChecksum(old));
    expectNoHarm(1);
    History a = open("a");
    EXPECT_GT(tickOf(*a.core().log.named(a.events("").value().back().uuid)), 0);
    Match read = history::threeAt(9);
    read.players = {"Dani", "Eva", "Fritz"};
    read.deals = {history::deal(60, 71), history::deal(20, 80), history::deal(50, 50)};
    ASSERT_TRUE(a.importMatch(read));
    EXPECT_LT(a.core().event("", history::EventKind::PersonListed, "{}").tick, limits::clock);
    a = open("elsewhere");
    EXPECT_THAT(exported("a"), HasSubstr("Fritz"));
}

TEST_F(Hostile, erasureChangesNothingButTexts)
{
    const Event opened = first(history::EventKind::MatchOpened),
                deal = first(history::EventKind::DealEntered);
    const std::string& entered = deal.body;
    EXPECT_EQ(forget(deal, "{}"), 0);
    EXPECT_EQ(forget(deal, "Person 1"), 0);
    EXPECT_EQ(forget(deal, with(entered, ":60", ":61")), 0);
    EXPECT_EQ(forget(deal, with(entered, ":60", ":\"Person 1\"")), 0);
    EXPECT_EQ(forget(deal, with(entered, "\"Anna\":60", "\"Mallory\":60")), 0);
    EXPECT_EQ(forget(deal, with(entered, "\"Anna\":60,", "")), 0);
    EXPECT_EQ(forget(deal, with(entered, "\"Anna\"", R"("Person 1","x":"Person 1")")), 0);
    EXPECT_EQ(forget(opened, with(opened.body, "Anna", "Mallory")), 0);
    EXPECT_EQ(forget(opened, with(opened.body, "Anna", "Mallory, who was Person 1")), 0);
    EXPECT_EQ(forget(opened, with(opened.body, "Anna", "Person 1\\ud800")), 0);
    expectNoHarm();
    for (Event event : {opened, deal}) {
        const Event before = event;
        while (event.body.find("Anna") != std::string::npos)
            event.body = with(event.body, "Anna", "Person 1");
        EXPECT_EQ(forget(before, event.body), 1);
    }
    EXPECT_EQ(sync("a").quarantined.all(), 0);
    EXPECT_EQ(open("a").load(match)->match.players[0], "Person 1");
    EXPECT_EQ(forget(opened, opened.body), 0) << "and it does not come back";
}

/// A tablet accepts only changes of names, even if the server accepted other revisions.
TEST_F(Hostile, revisionThatChangesMoreIsSetAside)
{
    const Event opened = first(history::EventKind::MatchOpened),
                deal = first(history::EventKind::DealEntered);
    for (const std::string& body : {std::string("{}"), std::string("no JSON"), with(deal.body, ":60", ":61"),
             with(deal.body, "\"Anna\":60", "\"Mallory\":60"), with(deal.body, "\"Anna\":60,", "")}) {
        reviseOfOld(deal.uuid, body);
        for (const char* tablet : {"a", "b"}) {
            const SyncState state = sync(tablet);
            EXPECT_EQ(state.quarantined.damaged, 1) << body;
            EXPECT_EQ(content(file(tablet)), seen) << body;
        }
        History a = open("a");
        const auto quarantined = quarantinedEvents(a).value();
        ASSERT_EQ(quarantined.size(), 1U);
        EXPECT_EQ(quarantined[0].id, deal.uuid);
        EXPECT_EQ(quarantined[0].kind, "deal-entered");
    }
    reviseOfOld(opened.uuid, with(opened.body, "Anna", "Mallory"));
    EXPECT_EQ(sync("a").quarantined.damaged, 2);
    // The server cannot know that this word is not a name.
    EXPECT_EQ(content(file("a")), seen);
    EXPECT_FALSE(history::examine(file("a"))->damage);
    reviseOfOld(opened.uuid, opened.body);
    reviseOfOld(deal.uuid, deal.body);
    expectNoHarm();
}

TEST_F(Hostile, pseudonymInPlaceOfAWordOfOursIsNotTaken)
{
    const Event deal = first(history::EventKind::DealEntered);
    ASSERT_EQ(forget(deal, with(deal.body, "\"turned_up\"", "\"Person 1\"")), 1);
    for (const char* tablet : {"a", "b"}) {
        sync(tablet);
        EXPECT_EQ(content(file(tablet)), seen);
        EXPECT_FALSE(history::examine(file(tablet))->damage);
    }
}

TEST_F(Hostile, entryInAnothersNameSaysWhoSentIt)
{
    const std::string device = open("a").core().device;
    Event forged = entry("match-abandoned", "{}");
    forged.device = device;
    forged.match = match;
    EXPECT_THAT(
        refusal("insert into tafelrichter.event (uuid, device, at, match, kind, body, tick, sum, sender) "
                "values (gen_random_uuid(), '', '', '', '', '', 1, 1, 'tablet')"),
        HasSubstr("no-rights"));
    EXPECT_THAT(refusal("set session authorization tablet"), HasSubstr("no-rights"));
    ArchiveConnection hostile = as("hostile");
    hostile.run("set role tafelrichter_tablets");
    hostile.run(insert, values(forged, transferChecksum(forged)));
    const ArchiveConnection::Rows senders = as("tablet").run(
        "select sender, entries from tafelrichter.sender where device = $1 order by sender", {device});
    ASSERT_EQ(senders.count(), 2);
    EXPECT_EQ(senders.text(0, 0), "hostile");
    EXPECT_EQ(senders.number(0, 1), 1);
    EXPECT_EQ(senders.text(1, 0), "tablet");
    EXPECT_EQ(senders.number(1, 1), 4);
    exchanged({"a", "b"});
    EXPECT_NE(open("a").core().device, device) << "it does not stand for what it has not written";
}

/// Well-formed events of every kind with invalid content, about any match, also before its start.
TEST_F(Hostile, nonsenseOfEveryKindIsSetAside)
{
    const std::string before = exported("a");
    std::int64_t tick = 100;
    for (int kind = 0; kind <= static_cast<int>(history::EventKind::BranchChosen); ++kind)
        for (const char* body : {"{}", "[]", "7", R"({"deal":1})", R"({"match":[],"entry":{},"branch":7})"})
            for (const std::string& about : {match, std::string(), history::newUuid()}) {
                Event nonsense
                    = entry(std::string(name(static_cast<history::EventKind>(kind))), body, ++tick);
                nonsense.match = about;
                add(nonsense);
            }
    for (const char* tablet : {"a", "b", "c"}) {
        EXPECT_GT(sync(tablet).quarantined.unfit, 100) << tablet;
        const auto damage = history::examine(file(tablet))->damage;
        EXPECT_FALSE(damage) << damage->en;
        EXPECT_EQ(exported(tablet), before) << tablet;
    }
    expectSame("a", "c");
}

/// Invalid events that claim to come from the tablet that plays the match.
TEST_F(Hostile, nonsenseInAPlayerNameHoldsUpNoTablet)
{
    const std::string device = open("a").core().device;
    for (int kind = 0; kind <= static_cast<int>(history::EventKind::BranchChosen); ++kind)
        for (const char* body : {"{}", "[]"})
            for (const std::int64_t tick : {1, 200}) {
                Event nonsense = entry(std::string(name(static_cast<history::EventKind>(kind))), body, tick);
                nonsense.match = match;
                nonsense.device = device;
                add(nonsense);
            }
    play("b");
    for (const char* tablet : {"b", "a", "c", "b"}) {
        EXPECT_EQ(sync(tablet).waiting, 0) << tablet;
        const auto damage = history::examine(file(tablet))->damage;
        EXPECT_FALSE(damage) << damage->en;
        EXPECT_EQ(matches(tablet), 2U) << tablet;
    }
}

/// A valid deal with a total that the rules do not give, as any program with the password could write it.
TEST_F(Hostile, wrongTotalIsQuarantined)
{
    {
        History forger = history::open(file("forger"), history::Mode::Write, {});
        const std::string id = forger.openMatch(history::threeAt(9)).value();
        for (int deal = 0; deal < 2; ++deal)
            ASSERT_TRUE(forger.enterDeal(id, history::deal(60, 71)));
        std::vector<Event> events = forger.events(id).value();
        events.back().body = with(events.back().body, R"("Cora":2},"points")", R"("Cora":9},"points")");
        for (Event& event : events) {
            event.tick = history::tickOf(event);
            EXPECT_EQ(add(event), "");
        }
    }
    for (const char* tablet : {"a", "b", "c"}) {
        EXPECT_EQ(sync(tablet).quarantined.unfit, 1) << tablet;
        const auto damage = history::examine(file(tablet))->damage;
        EXPECT_FALSE(damage) << damage->en;
        EXPECT_EQ(matches(tablet), 2U) << tablet;
    }
    EXPECT_THAT(exported("a"), HasSubstr(R"("deals":[{"turned_up":"S9","points":{"Anna":60,"Beat":71}}]})"));
}

TEST_F(Hostile, lockLastsAsLongAsTheConnection)
{
    play("a");
    {
        ArchiveConnection hostile = as("hostile");
        hostile.run("select pg_advisory_lock(hashtext('tafelrichter'))");
        Options options{.address = server->address(database, "tablet"), .deadline = std::chrono::seconds(1)};
        options.history = history::evening();
        Sync sync(file("a"), options);
        ASSERT_FALSE(sync.run());
        EXPECT_EQ(sync.state().error->codeName(), "busy");
    }
    EXPECT_EQ(sync("a").waiting, 0);
}

TEST_F(Hostile, damagedEntryIsMendedByWhoeverHasItRight)
{
    const Event deal = first(history::EventKind::DealEntered);
    link().run(
        "update tafelrichter.event set body = replace(body, ':60', ':61') where uuid = $1", {deal.uuid});
    EXPECT_EQ(sync("c").quarantined.damaged, 1);
    EXPECT_EQ(sync("d").quarantined.damaged, 1);
    sync("b"); // b did not write it
    for (const char* tablet : {"c", "d"}) {
        EXPECT_EQ(sync(tablet).quarantined.all(), 0) << tablet;
        expectSame("a", tablet);
    }
    EXPECT_EQ(link().run("select count(*) from tafelrichter.damaged").number(0, 0), 0);
}

TEST_F(Hostile, revisionWithAWrongChecksumIsMended)
{
    const Event deal = first(history::EventKind::DealEntered);
    as("hostile").run("select tafelrichter.forget($1, $2, '{1}')",
        {ArchiveConnection::array({deal.uuid}),
            ArchiveConnection::array({with(deal.body, "\"Anna\"", "\"Person 1\"")})});
    exchanged({"a", "a", "b"});
    expectNoHarm();
}

TEST_F(Hostile, soundEntryIsNotMended)
{
    const Event deal = first(history::EventKind::DealEntered);
    Event other = deal;
    other.body = with(deal.body, ":60", ":61");
    const auto mend = [&](const Event& event, std::int64_t sum) {
        return as("hostile")
            .run("select tafelrichter.mend($1, $2, $3, $4, $5, $6, $7, $8)",
                {event.uuid, event.device, std::to_string(tickOf(event)), event.at, event.match, event.kind,
                    event.body, std::to_string(sum)})
            .flag(0, 0);
    };
    EXPECT_FALSE(mend(other, transferChecksum(other)));
    link().run("update tafelrichter.event set sum = 1 where uuid = $1", {deal.uuid});
    EXPECT_FALSE(mend(deal, 1));
    other = deal;
    other.kind = "person-forgotten";
    EXPECT_FALSE(mend(other, transferChecksum(other)));
    EXPECT_TRUE(mend(deal, transferChecksum(deal)));
    other = entry("deal-entered", "{}");
    EXPECT_FALSE(mend(other, transferChecksum(other))) << "nothing is there";
    expectNoHarm();
}

/// The server computes the same checksum as the tablets, for positive and negative values.
TEST_F(Hostile, serverReckonsTheSameChecksum)
{
    const Event event
        = entry("from-the-future", R"({"Zoë":"日本 \u0001 \\ \" 𝄞","empty":""})", 1'234'567'890'123);
    EXPECT_EQ(link()
                  .run("select tafelrichter.sum_of($1, $2, $3, $4, $5, $6, $7)",
                      {event.uuid, event.device, std::to_string(event.tick), event.at, event.match,
                          event.kind, event.body})
                  .number(0, 0),
        transferChecksum(event));
}

/// An event that was accepted elsewhere breaks the rules of this server; all other events are sent.
TEST_F(Hostile, entryThatIsRejectedHoldsUpNoOther)
{
    Event ahead = entry("person-renamed", R"({"from":"Quirin","to":"Quirin B."})", std::int64_t{1} << 41U);
    {
        History a = open("a");
        ASSERT_EQ(take(a, {{ahead, transferChecksum(ahead)}}, 0)->added, 1);
    }
    Options options{.address = server->address(database, "tablet")};
    options.history = history::evening();
    const auto rejected = [&] {
        Sync sync(file("a"), options);
        EXPECT_FALSE(sync.run());
        EXPECT_EQ(sync.state().error->codeName(), "rejected");
        EXPECT_THAT(sync.state().error->detail, HasSubstr(ahead.uuid));
    };
    rejected();
    EXPECT_EQ(inArchive(), 4);
    play("b");
    exchanged({"b"});
    rejected();
    EXPECT_EQ(matches("a"), 2U) << "what others write comes";
    // The administrator allows such a high clock.
    link().run("update tafelrichter.print set tick = $1", {std::to_string(ahead.tick)});
    EXPECT_EQ(sync("a").waiting, 0);
    exchanged({"b"});
    expectSame("a", "b");
}

TEST_F(Hostile, quarantinedAndRejectedEventIsKept)
{
    Event unfit = entry("person-marked", "7", std::int64_t{1} << 41U);
    {
        History a = open("a");
        ASSERT_EQ(take(a, {{unfit, transferChecksum(unfit)}}, 0)->quarantined, 1);
    }
    play("a");
    const SyncState state = sync("a");
    EXPECT_EQ(state.waiting, 0);
    EXPECT_EQ(state.quarantined.all(), 1);
    EXPECT_EQ(inArchive(), 8);
}

TEST(Erased, textHasPseudonymsInPlaceOfParts)
{
    using history::isErased;
    EXPECT_TRUE(isErased("Anna", "Anna"));
    EXPECT_TRUE(isErased("Anna", "Person 1"));
    EXPECT_TRUE(isErased("so said Anna and Beat.", "so said Person 1 and Person 22."));
    EXPECT_TRUE(isErased("Person 9 or Anna", "Person 2 or Anna"));
    EXPECT_FALSE(isErased("", "Person 1"));
    EXPECT_FALSE(isErased("so said ", "so said Person 1"));
    EXPECT_FALSE(isErased("Anna", "Mallory"));
    EXPECT_FALSE(isErased("so said Anna", "so Person 1 denied"));
    EXPECT_FALSE(isErased("Anna and Beat", "Person 1 or Person 2"));
    EXPECT_FALSE(isErased("Anna", "Person "));
}

TEST(Erased, documentIsTheSameButForStrings)
{
    using history::isErasedDocument;
    using history::mayBeOneEntry;
    EXPECT_TRUE(isErasedDocument(R"({"Anna": 60, "a":"\""})", R"({"Person 1":60,"a":"\""})"));
    EXPECT_FALSE(isErasedDocument(R"({"Anna":60})", R"({"Person 1":61})"));
    EXPECT_FALSE(isErasedDocument(R"({"Anna":60})", R"({"Person 1":60,"b":1})"));
    EXPECT_FALSE(isErasedDocument(R"({"Person 1":60})", R"({"Anna":60})"));
    EXPECT_TRUE(mayBeOneEntry(R"({"Person 1":60})", R"({"Anna":60})"));
    EXPECT_TRUE(mayBeOneEntry(R"(["Person 1","Beat"])", R"(["Anna","Person 2"])"));
    EXPECT_FALSE(mayBeOneEntry(R"(["Person 1","Beat"])", R"(["Anna","Mallory"])"));
}

} // namespace
} // namespace tafel::archive
