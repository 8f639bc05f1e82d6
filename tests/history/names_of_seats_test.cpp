// The people in an event, if tablets call them differently.
#include <gmock/gmock.h>

#include "document/document.h"
#include "history/core.h"
#include "history/exchange/archive_membership.h"
#include "history/exchange/segments.h"
#include "history/log/erased_names.h"
#include "history/people/erasure.h"
#include "history/people/people.h"
#include "support/two_tablets.h"
#include "table.h"

namespace tafel::history {
namespace {

Match matchWith(const std::vector<std::string>& players)
{
    Match match = threeAt();
    match.players = players;
    return match;
}

/// Two tablets erased one person independently, and in a match both pseudonyms play: two people had been
/// taken for one.
class SecondPseudonym : public testing::Test {
protected:
    SecondPseudonym()
    {
        EXPECT_TRUE(one.openMatch(matchWith({"Zyprian", "Dani", "Hugo"})));
        test::meet(one, other);
        std::string lower = erasePerson(one, "Zyprian").value().pseudonym,
                    higher = erasePerson(other, "Zyprian").value().pseudonym;
        here = &one, there = &other;
        if (isLowerPseudonym(higher, lower)) {
            std::swap(here, there);
            std::swap(lower, higher);
        }
        players = {lower, higher, "Eva"};
        match = there->openMatch(matchWith(players)).value();
        for (const auto& [first, second] : {std::pair(0, 1), std::pair(1, 2)})
            EXPECT_TRUE(there->enterDeal(match,
                document::readDeal(there->load(match)->match,
                    fmt::format(R"({{"turned_up":"S9","points":{{"{}":60,"{}":71}}}})",
                        players[static_cast<std::size_t>(first)], players[static_cast<std::size_t>(second)]))
                    .value()));
    }

    /// The events of the other tablet; those of the match only, or all others.
    std::vector<IncomingEvent> sent(bool ofTheMatch) const
    {
        std::vector<IncomingEvent> events = test::sentBy(*there);
        std::erase_if(
            events, [&](const IncomingEvent& each) { return (each.event.match == match) != ofTheMatch; });
        return events;
    }

    void expectTheSame()
    {
        EXPECT_EQ(here->load(match)->match.players, players);
        const std::vector<Event> expected = there->events(match).value(),
                                 events = here->events(match).value();
        ASSERT_EQ(events.size(), expected.size());
        for (std::size_t i = 0; i < events.size(); ++i)
            EXPECT_EQ(events[i].body, expected[i].body);
        EXPECT_EQ(countQuarantined(*here)->all(), 0);
    }

    Folder folder;
    History one = open(folder / "one"), other = open(folder / "other");
    History *here, *there; ///< The tablet with the lower pseudonym, and the other one.
    Writer writer; ///< The other one.
    std::vector<std::string> players; ///< The lower and the higher pseudonym, and another person.
    std::string match; ///< Played at the other tablet.
};

TEST_F(SecondPseudonym, mixesNobodyInAFile)
{
    ASSERT_TRUE(there->recordDispute({.match = match,
        .deal = 1,
        .asker = players[1],
        .question = "{}",
        .verdict = "no",
        .note = "nobody agrees"}));
    ASSERT_TRUE(takeFromFile(*here, sent(false), writer));
    EXPECT_FALSE(writer.pseudonyms.empty());
    ASSERT_TRUE(takeFromFile(*here, sent(true), writer));
    expectTheSame();
}

TEST_F(SecondPseudonym, mixesNobodyInAnEventThatCameEarly)
{
    const std::vector<IncomingEvent> events = sent(true);
    ASSERT_EQ(take(*here, {events[1], events[2]}, 0)->quarantined, 2);
    ASSERT_TRUE(take(*here, sent(false), 0));
    ASSERT_TRUE(take(*here, events, 0));
    expectTheSame();
}

/// On each of two tablets another player was erased, both with one pseudonym.
TEST(PseudonymOfTwoSeats, staysWithTheFirst)
{
    const std::vector<std::string> ours = {"Person 1111", "Dani", "Zyprian"},
                                   theirs = {"Zyprianus", "Dani", "Person 1111"};
    for (const bool isTurned : {false, true}) {
        const Folder folder;
        History history = open(folder.history());
        const std::string match = history.openMatch(matchWith(isTurned ? theirs : ours)).value();
        IncomingEvent opening = test::sentBy(history).front();
        const auto replace = [&](const std::string& before, const std::string& after) {
            for (std::size_t at = opening.event.body.find(before); at != std::string::npos;
                 at = opening.event.body.find(before))
                opening.event.body.replace(at, before.size(), after);
        };
        for (const std::size_t seat : {0U, 2U})
            replace((isTurned ? theirs : ours)[seat], fmt::format("@{}", seat));
        for (const std::size_t seat : {0U, 2U})
            replace(fmt::format("@{}", seat), (isTurned ? ours : theirs)[seat]);
        opening.sum = transferChecksum(opening.event);
        ASSERT_EQ(take(history, {opening}, 0)->quarantined, 0);
        EXPECT_THAT(history.load(match).value().match.players,
            testing::ElementsAre("Person 1111", "Dani", "Person 1111000000000"));
    }
}

/// A renaming loses both names if one of them was erased elsewhere.
TEST(RenamingOfErasedPeople, losesItsMeaningAlsoHere)
{
    const Folder folder;
    History history = open(folder.history());
    ASSERT_TRUE(history.openMatch(matchWith({"Zyprian", "Dani", "Eva"})));
    ASSERT_TRUE(renamePerson(history, "Zyprian", "Zyprianus"));
    IncomingEvent renaming = test::sentBy(history).back();
    renaming.event.body = R"({"from":"Person 0","to":"Person 0"})";
    renaming.sum = transferChecksum(renaming.event);
    ASSERT_EQ(take(history, {renaming}, 0)->quarantined, 0);
    EXPECT_EQ(test::sentBy(history).back().event.body, renaming.event.body);
    EXPECT_THAT(renamings(history).value(), testing::IsEmpty());
}

/// The archive had the erasure before it received an event with the name, as after a restored backup.
TEST(ErasedName, leavesAnEventAlsoIfItsSenderKnewTheErasure)
{
    const Folder folder;
    History here = open(folder / "here"), eraser = open(folder / "eraser"), other = open(folder / "other");
    ASSERT_TRUE(eraser.openMatch(matchWith({"Zyprian", "Dani", "Eva"})));
    ASSERT_TRUE(erasePerson(eraser, "Zyprian"));
    ASSERT_TRUE(other.openMatch(matchWith({"Zyprian", "Hugo", "Anna"})));
    ASSERT_TRUE(other.openMatch(matchWith({"Gerwig", "Hugo", "Anna"})));
    ASSERT_TRUE(renamePerson(other, "Gerwig", "Zyprian"));
    ASSERT_TRUE(join(here, "0d7f3a5e-0000-4000-8000-00000000c1bb", "host=club"));
    std::int64_t number = 0;
    for (History* const sender : {&eraser, &other}) {
        std::vector<IncomingEvent> events = test::sentBy(*sender);
        for (IncomingEvent& each : events)
            each.event.came = ++number;
        ASSERT_EQ(take(here, events, number)->quarantined, 0);
    }
    for (const Event& each : test::eventsOf(here))
        EXPECT_THAT(each.body, testing::Not(testing::HasSubstr("Zyprian"))) << each.kind;
}

TEST(Pseudonyms, replaceNobodyWhoseOtherNameIsTaken)
{
    const std::map<std::string, std::string> instead
        = {{"Person 30", "Person 20"}, {"Person 20", "Person 1"}};
    EXPECT_EQ(withPseudonyms(R"(["Person 20","Person 200"])", instead), R"(["Person 1","Person 200"])");
    EXPECT_EQ(withPseudonyms(R"(["Person 30","Person 20"])", instead), R"(["Person 30","Person 1"])");
    EXPECT_EQ(withPseudonyms(R"(["Person 30","Person 20","Person 1"])", instead),
        R"(["Person 30","Person 20","Person 1"])");
    EXPECT_EQ(withPseudonyms(
                  R"(["Person 30","Person 20"])", {{"Person 20", "Person 1"}, {"Person 30", "Person 1"}}),
        R"(["Person 30","Person 1"])")
        << "not both";
}

TEST(TwoWithOneId, callThePlayersOfTheSameFileDifferently)
{
    const Folder folder;
    std::string match;
    {
        History one = open(folder / "one");
        ASSERT_TRUE(one.openMatch(matchWith({"Dani", "Eva", "Hugo"})));
    }
    std::filesystem::copy_file(folder / "one", folder / "other");
    History one = open(folder / "one"), other = open(folder / "other"), third = open(folder / "third");
    ASSERT_EQ(ownDevice(one).value(), ownDevice(other).value());
    const std::string between = other.openMatch(matchWith({"Anna", "Beat", "Cora"})).value();
    ASSERT_TRUE(other.enterDeal(between, deal(60, 71))) << "now its clock is ahead";
    Match mailed = matchWith({"Zyprian", "Dani", "Eva"});
    mailed.id = "0d7f3a5e-0000-4000-8000-00000000f11e";
    mailed.started = "2026-11-20T19:00:00.000Z";
    for (int number = 0; number < 6; ++number)
        mailed.deals.push_back(deal(60 + number, 71));
    ASSERT_TRUE(one.importMatch(mailed)->added);
    mailed.players[0] = "Zyprianus";
    ASSERT_TRUE(other.importMatch(mailed)->added);
    std::map<std::string, std::string> bodies;
    for (History* each : {&one, &other}) {
        const std::vector<IncomingEvent> events = test::sentBy(*each);
        ASSERT_EQ(take(third, events, 0)->quarantined, 0);
        for (const IncomingEvent& sent : events)
            bodies.emplace(sent.event.uuid, sent.event.body);
    }
    for (const Event& each : test::eventsOf(third))
        EXPECT_EQ(each.body, bodies[each.uuid]);
}

} // namespace
} // namespace tafel::history
