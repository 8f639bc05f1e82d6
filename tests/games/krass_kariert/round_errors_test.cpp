// Every error of a recorded round, with its location.
#include <functional>

#include <gmock/gmock.h>

#include "games/krass_kariert/table.h"

namespace tafel::krass_kariert {
namespace {

using namespace test;

struct Fault {
    std::size_t at; ///< The index of the wrong event; all earlier events are valid.
    RoundEvent event;
    const char* expected;
};

TEST(KrassRound, refusesWhatTheRulesForbidAtItsEvent)
{
    const Fault faults[] = {
        {0, play(C, {0}), "illegal-play /log/0"},
        {0, play(A, {0}), "illegal-play /log/0"},
        {0, play(B, {}), "illegal-play /log/0"},
        {0, play(B, {10}), "illegal-play /log/0"},
        {0, play(B, {-1, 0}), "illegal-play /log/0"},
        {0, play(B, {0, 2}), "illegal-play /log/0"},
        {0, play(B, {1, 0}), "illegal-play /log/0"},
        {0, play(B, {0, 0}), "illegal-play /log/0"},
        {0, play(B, {1, 2, 3}), "illegal-play /log/0"},
        {0, play(B, {0, 1, 2, 3}), "illegal-play /log/0"},
        {0, play(B, {0}, {{1}}), "illegal-play /log/0"},
        {0, reserve(B, "3"), "illegal-play /log/0"},
        {0, draw(B, "12"), "illegal-play /log/0"},
        {1, play(C, {0, 1}), "illegal-play /log/1"},
        {1, play(B, {0}), "illegal-play /log/1"},
        {1, reserve(C, "3"), "illegal-play /log/1"},
        {1, reserve(C, "5", 11), "illegal-play /log/1"},
        {1, reserve(C, "5", -1), "illegal-play /log/1"},
        {1, reserve(C, "5", 10), "impossible /log"},
        {12, play(A, {0}), "illegal-play /log/12"},
        {12, draw(A, "12"), "illegal-play /log/12"},
    };
    for (const Fault& each : faults) {
        DealEntry entry = trips(lastCards);
        std::vector<RoundEvent>& log = *entry.round->log;
        log.resize(each.at);
        log.push_back(each.event);
        EXPECT_EQ(fault(award(entry)), each.expected) << each.at;
    }
}

/// Seat B opens with this hand.
std::string opening(const std::string& hand, RoundEvent event, bool twoX = false)
{
    DealEntry entry = trips({});
    (*entry.round->hands)[B] = cards(hand);
    *entry.round->log = {std::move(event)};
    const std::string found = fault(award(entry, table(3, {{&twoXOption(), twoX ? 1 : 0}})));
    return found == "impossible /log" ? "legal" : found == "illegal-play /log/0" ? "illegal" : found;
}

TEST(KrassRound, wantsEachXCalled)
{
    const std::string hand = "X 11 X 12 stop 9 9 9 redraw 10";
    EXPECT_EQ(opening(hand, play(B, {0}, {{12}})), "legal");
    EXPECT_EQ(opening(hand, play(B, {0, 1}, {{11}})), "legal");
    EXPECT_EQ(opening(hand, play(B, {0, 1, 2}, {{10, 12}})), "legal");
    EXPECT_EQ(opening(hand, play(B, {1, 2, 3}, {{10}})), "legal");
    EXPECT_EQ(opening(hand, play(B, {4})), "legal");
    EXPECT_EQ(opening(hand, play(B, {8})), "legal");
    EXPECT_EQ(opening(hand, play(B, {0})), "illegal");
    EXPECT_EQ(opening(hand, play(B, {0}, {{0}})), "illegal");
    EXPECT_EQ(opening(hand, play(B, {0}, {{13}})), "illegal");
    EXPECT_EQ(opening(hand, play(B, {0, 1}, {{7}})), "illegal");
    EXPECT_EQ(opening(hand, play(B, {0, 1, 2}, {{11}})), "illegal");
    EXPECT_EQ(opening(hand, play(B, {0, 1}, {{11, 12}})), "illegal");
    EXPECT_EQ(opening(hand, play(B, {4}, {{5}})), "illegal");
    EXPECT_EQ(opening(hand, play(B, {3, 4})), "illegal");
    RoundEvent list = play(B, {0}, {{5}});
    list.valueIsList = true;
    EXPECT_EQ(opening(hand, list), "illegal");
}

TEST(KrassRound, knowsTheHouseRuleOfTwoX)
{
    const std::string hand = "X X 12 11 stop 9 9 9 redraw 10";
    EXPECT_EQ(opening(hand, play(B, {0, 1}, {{4, 5}})), "illegal");
    EXPECT_EQ(opening(hand, play(B, {0, 1}, {{4, 5}}), true), "legal");
    EXPECT_EQ(opening(hand, play(B, {0, 1}, {{4, 6}}), true), "illegal");
    EXPECT_EQ(opening(hand, play(B, {0, 1, 2}, {{12, 12}})), "legal");
}

TEST(KrassRound, checksDrawsByTheWinnerRightAfterTheTurn)
{
    const std::vector<std::string> last{"12", "redraw", "11"};
    const auto with = [&](std::vector<RoundEvent> draws) {
        std::vector<RoundEvent> end = lastCards;
        end.insert(end.end(), draws.begin(), draws.end());
        return fault(award(trips(end, last)));
    };
    EXPECT_EQ(with({draw(A, "12"), draw(A, "X"), draw(A, "10", 2)}), "accepted");
    EXPECT_EQ(with({}), "impossible /log");
    EXPECT_EQ(with({draw(A, "12"), draw(A, "X")}), "impossible /log");
    EXPECT_EQ(with({draw(B, "12")}), "illegal-play /log/12");
    EXPECT_EQ(with({draw(A, "12"), play(A, {0})}), "illegal-play /log/13");
    EXPECT_EQ(with({draw(A, "12", 1)}), "illegal-play /log/12");
    EXPECT_EQ(with({draw(A, "12"), draw(A, "X"), draw(A, "11"), draw(A, "10")}), "illegal-play /log/15");
    EXPECT_EQ(with({draw(A, "12")}), "impossible /log");
    EXPECT_EQ(with({draw(A, "3")}), "impossible /log/12/card"); // A holds three, and B has one
}

TEST(KrassRound, checksHandsThenReserves)
{
    using Change = std::function<void(RoundEntry&)>;
    const auto with = [](const Change& change) {
        DealEntry entry = trips(lastCards);
        change(*entry.round);
        return fault(award(entry));
    };
    EXPECT_EQ(with([](RoundEntry& round) { (*round.hands)[B].pop_back(); }), "impossible /hands/B");
    EXPECT_EQ(with([](RoundEntry& round) { (*round.reserves)[C].pop_back(); }), "impossible /reserves/C");
    EXPECT_EQ(with([](RoundEntry& round) { (*round.hands)[C] = cards("3 3 2 6 6 6 7 7 7 11"); }),
        "impossible /hands/C/1");
    EXPECT_EQ(
        with([](RoundEntry& round) { (*round.reserves)[B] = cards("2 3"); }), "impossible /reserves/B/0");
    EXPECT_EQ(with([](RoundEntry& round) { round.reserves.reset(); }), "schema ");
    EXPECT_EQ(with([](RoundEntry& round) { round.hands.reset(); }), "schema ");
    EXPECT_EQ(with([](RoundEntry& round) { round.log.reset(); }), "schema /hands");
}

TEST(KrassRound, isCheckedAgainstOpenerAndChipsThatAreGiven)
{
    DealEntry entry = trips(lastCards);
    entry.round->opener = B;
    entry.round->givesChip = {C, B};
    EXPECT_EQ(fault(award(entry)), "accepted");
    entry.round->givesChip = {C};
    EXPECT_EQ(fault(award(entry)), "impossible /gives_chip");
    entry.round->givesChip = {C, B, A};
    EXPECT_EQ(fault(award(entry)), "impossible /gives_chip");
    entry.round->opener = C;
    EXPECT_EQ(fault(award(entry)), "impossible /opener");
    entry.round->log->pop_back();
    EXPECT_EQ(fault(award(entry)), "impossible /log");
}

} // namespace
} // namespace tafel::krass_kariert
