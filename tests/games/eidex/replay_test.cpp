// Properties of recorded deals: random deals with all powers, all pairs of characters, and invalid logs.
#include "games/eidex/replay.h"

#include <cstdlib>
#include <map>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/eidex/entry.h"
#include "games/eidex/record.h"
#include "support/any_deal.h"
#include "support/any_record.h"

namespace tafel {
namespace {

using namespace test;
using eidex::PlayState;
using eidex::Replay;

/// The number of deals for each pair of characters; TAFEL_SEEDS overrides it.
const int seedsAPair = std::getenv("TAFEL_SEEDS") ? std::atoi(std::getenv("TAFEL_SEEDS")) : 12;

/// The deal as a match file, for failure messages.
std::string written(const Match& match)
{
    return document::writeMatch(match);
}

Standing start(const Match& match)
{
    return match.game->start(match);
}

Match withoutHands(Match match)
{
    match.deals.front().hands.reset();
    return match;
}

/// Deals for each pair of characters with a random third one, and as many deals of four players.
template <typename Check> void forEachPair(const Check& check)
{
    std::uint64_t seed = 1;
    for (Card one : CardSet::eidexPack())
        for (Card other : CardSet::eidexPack())
            if (one < other)
                for (int i = 0; i < seedsAPair; ++i) {
                    const AnyDeal deal
                        = anyDeal(seed++, {.players = i % 4 == 0 ? 4 : 3, .characters = {one, other}});
                    check(deal);
                    if (testing::Test::HasFailure()) {
                        ADD_FAILURE() << "seed " << seed - 1 << ": " << written(deal.match);
                        return;
                    }
                }
}

TEST(AnyReplay, ofALegalDealHasNoFaultAndNoRevoke)
{
    forEachPair([](const AnyDeal& deal) {
        for (const Match& match : {deal.match, withoutHands(deal.match)}) {
            Replay replay(match, start(match), match.deals.front());
            replay.run(Replay::LastTrick::IsTaken);
            EXPECT_FALSE(replay.fault()) << replay.fault()->where << ' ' << replay.fault()->message.en;
            EXPECT_FALSE(replay.endFault()) << replay.endFault()->message.en;
            EXPECT_TRUE(replay.revokes().empty()) << replay.revokes().front().event;
            const Result<Outcome> outcome = score(match);
            EXPECT_TRUE(outcome) << outcome.error().where << ' ' << outcome.error().message.en;
        }
    });
}

/// The random deals use every power in every edition and contain every kind of event.
TEST(AnyReplay, comesAcrossEveryPower)
{
    std::map<std::string, int> used, happened;
    forEachPair([&](const AnyDeal& deal) {
        for (const PowerUse& use : deal.match.deals.front().powers)
            ++used[fmt::format("{} {}", static_cast<int>(deal.match.edition), eidex::powerOf(use.power).id)];
        for (const Event& event : *deal.match.deals.front().log)
            ++happened[std::to_string(static_cast<int>(event.kind))];
    });
    EXPECT_EQ(used.size(), 3 * 36U);
    EXPECT_EQ(happened.size(), 6U);
    for (const auto& [power, count] : used)
        EXPECT_GE(count, 10) << power;
}

TEST(AnyReplay, keepsEveryCard)
{
    forEachPair([](const AnyDeal& deal) {
        const Match& match = deal.match;
        for (const Match& each : {match, withoutHands(match)}) {
            Replay replay(each, start(each), each.deals.front());
            replay.run(Replay::LastTrick::IsTaken);
            const PlayState& state = replay.state();
            CardSet found;
            int count = 0;
            for (Player player = 0; player < state.players(); ++player) {
                const PlayState::Seat& seat = state.seat(player);
                EXPECT_EQ(seat.cards, 0);
                found = found | seat.pile;
                count += seat.pile.size();
                const std::optional<Card> down = seat.downTaken ? std::nullopt : seat.down;
                EXPECT_EQ(down, deal.putDown[player]);
                if (down) {
                    found.add(*down);
                    ++count;
                }
            }
            EXPECT_EQ(found.size(), count) << "a card lies in two places";
            const CardSet inPot = CardSet::eidexPack() - found;
            EXPECT_TRUE(inPot.empty() || state.deal().pot()) << inPot.size();
            for (Card card : inPot)
                EXPECT_FALSE(state.owner(card));
            EXPECT_GE(state.unclaimed(), state.values().of(inPot));
        }
    });
}

TEST(AnyReplay, addsUpToAllThatIsInPlay)
{
    forEachPair([](const AnyDeal& deal) {
        for (const Match& match : {deal.match, withoutHands(deal.match)}) {
            Replay replay(match, start(match), match.deals.front());
            replay.run(Replay::LastTrick::IsTaken);
            const DealEntry entry = replay.entry();
            int points = entry.unclaimed.value_or(0), tricks = 0;
            for (const auto& [player, own] : entry.points) {
                points += own;
                tricks += (*entry.tricks)[player];
            }
            const eidex::DealInPlay& facts = replay.state().deal();
            EXPECT_EQ(points, facts.guggitaler() ? 13 : 157);
            Replay kept(match, start(match), match.deals.front());
            kept.run(Replay::LastTrick::StaysOnTable);
            int played = 0; // without tricks undone by Korrektor
            for (const RecordedTrick& trick : kept.tricks())
                played += trick.annulled ? 0 : 1;
            EXPECT_EQ(tricks, played);
            const eidex::TrickCount count = eidex::trickCount(facts);
            EXPECT_TRUE(tricks == count.most || tricks == count.least) << tricks;
        }
    });
}

TEST(AnyReplay, isTheSameWithAndWithoutHandsAndEveryTime)
{
    forEachPair([](const AnyDeal& deal) {
        const std::string document = written(deal.match);
        const std::string result = answerText(document);
        EXPECT_EQ(answerText(document), result);
        EXPECT_EQ(answerText(written(withoutHands(deal.match))), result);
        const Match read = document::readMatch(document).value();
        EXPECT_EQ(written(read), document);
        std::string fromMemory;
        const Result<Outcome> outcome = score(deal.match);
        ASSERT_TRUE(outcome) << outcome.error().message.en;
        document::writeResult(fromMemory, deal.match, *outcome, Language::English, document::Layout::Line);
        EXPECT_EQ(fromMemory, result);
    });
}

/// At every turn, the legal cards are those without a reason against them.
TEST(AnyReplay, allowsExactlyTheCardsWithoutReasons)
{
    int turns = 0;
    const AtTurn atTurn = [&](const eidex::Turn& turn) {
        ++turns;
        const CardSet legal = eidex::legalCards(turn);
        EXPECT_TRUE((legal - turn.hand).empty());
        for (Card card : turn.hand)
            EXPECT_EQ(legal.has(card), eidex::reasons(turn, card).empty()) << card.text(Pack::Eidex);
    };
    std::uint64_t seed = 1;
    for (Card one : CardSet::eidexPack())
        for (Card other : CardSet::eidexPack())
            if (one < other && !testing::Test::HasFailure())
                anyDeal(seed++, {.characters = {one, other}}, atTurn);
    EXPECT_GT(turns, 630 * 30);
}

TEST(AnyReplay, allowsExactlyTheCardsWithoutReasonsUnderManyPowers)
{
    const AnyTurns any(20'000, true, 3);
    for (const AnyTurn& each : any.turns()) {
        const eidex::Turn turn = each.turn();
        const CardSet legal = eidex::legalCards(turn);
        for (Card card : turn.hand)
            ASSERT_EQ(legal.has(card), eidex::reasons(turn, card).empty()) << card.text(Pack::Eidex);
    }
}

// ---- Errors in the log

Json changed(Json document)
{
    Json& log = document["deals"][0]["log"];
    const auto anyEvent = [&] { return static_cast<std::size_t>(below(static_cast<int>(log.size()))); };
    const auto at = [&](std::size_t event) { return log.begin() + static_cast<std::ptrdiff_t>(event); };
    for (int changes = 1 + below(3); changes > 0 && !log.empty(); --changes) {
        const std::size_t event = anyEvent();
        switch (below(8)) {
        case 0:
            log.erase(at(event));
            break;
        case 1: {
            const Json copy = log[event];
            log.insert(at(event), copy);
            break;
        }
        case 2:
            std::swap(log[event], log[anyEvent()]);
            break;
        case 3:
            log[event]["by"] = anyName(document);
            break;
        case 4:
            log[event]["card"] = anyCard();
            break;
        case 5:
            log[event].erase("card");
            break;
        case 6:
            log[event] = log[anyEvent()];
            break;
        default:
            log.erase(at(event), log.end()); // the log ends too early
        }
    }
    return document;
}

/// Expects a result or an error with its location.
void expectAnswer(const Json& document)
{
    const Json shown = answer(document.dump());
    const bool answered = shown.contains("deals") || shown.at("error").contains("where");
    RC_ASSERT(answered);
    const Result<Match> match = document::readMatch(document.dump());
    if (!match || match->deals.empty())
        return;
    const DealEntry& entry = match->deals.front();
    if (entry.readError || !entry.log)
        return;
    const RecordedDeal so = match->game->follow(*match, start(*match), entry);
    const bool sensible = so.fault || (so.cardsLeft[0] >= 0 && so.cardsLeft[0] <= 36);
    RC_ASSERT(sensible);
}

RC_GTEST_PROP(AnyReplay, answersWhateverWasChangedInALog, ())
{
    const AnyDeal deal = anyDeal(static_cast<std::uint64_t>(below(1 << 30)));
    for (int i = 0; i < 5; ++i)
        expectAnswer(changed(Json::parse(written(deal.match))));
}

RC_GTEST_PROP(AnyReplay, answersAnyLog, ())
{
    Json document = Json::parse(written(anyDeal(static_cast<std::uint64_t>(below(1 << 30))).match));
    Json& log = document["deals"][0]["log"];
    const Json garbage = anyLog(document);
    for (const Json& event : garbage)
        log.insert(log.begin() + below(static_cast<int>(log.size()) + 1), event);
    expectAnswer(document);
    document["deals"][0]["log"] = garbage;
    expectAnswer(document);
}

/// The first event that a prefix of the log does not offer, or an error; empty if there is none.
std::string wrongBeginning(const Match& match)
{
    const DealEntry& whole = match.deals.front();
    DealEntry part = whole;
    for (std::size_t events = 0; events <= whole.log->size(); ++events) {
        part.log->assign(whole.log->begin(), whole.log->begin() + static_cast<std::ptrdiff_t>(events));
        const RecordedDeal so = match.game->follow(match, start(match), part);
        if (so.fault)
            return fmt::format("event {}: {}", events, so.fault->message.en);
        if (!so.revokes.empty())
            return fmt::format("event {}: a revoke", events);
        if (events == whole.log->size())
            continue;
        const Event& next = (*whole.log)[events];
        if (next.kind == Event::Kind::Play && next.card && so.mayPlay
            && (so.toPlay != next.by || !so.legal.has(*next.card)))
            return fmt::format("event {}: not offered", events);
    }
    return {};
}

/// The legal cards at any point of an incomplete log.
RC_GTEST_PROP(AnyReplay, followsEveryBeginningOfALog, ())
{
    RC_ASSERT(wrongBeginning(anyDeal(static_cast<std::uint64_t>(below(1 << 30))).match) == "");
}

/// A power takes up a card that was put down face down, so its hand no longer has it.
TEST(AnyReplay, offersTheCardsOfAHandWhosePutDownCardWasTakenUp)
{
    for (const std::uint64_t seed : {65u, 392'240'847u})
        EXPECT_EQ(wrongBeginning(anyDeal(seed).match), "") << seed;
}

/// A card that left a hand face down returns to it face up: from another hand that had taken it up
/// (Teekränzchen), or from a trick (Zombie).
TEST(AnyReplay, offersTheCardsOfAHandToWhichAnUnseenCardCameBack)
{
    for (const std::uint64_t seed : {392'256'066u, 392'278'873u})
        EXPECT_EQ(wrongBeginning(anyDeal(seed).match), "") << seed;
}

/// An unseen card decides whether a trick of animals goes into the pot of Jackpot, and whether there is a pot
/// at all. Zombie tells it afterwards: a card is taken back from the trick.
TEST(AnyReplay, believesWhatZombieTellsAboutAPotThatAnUnseenCardDecides)
{
    EXPECT_EQ(wrongBeginning(anyDeal(1'078'666).match), "");
    for (std::uint64_t seed = 1; seed <= 2'000; ++seed)
        EXPECT_EQ(wrongBeginning(
                      anyDeal(seed, {.players = 4, .characters = {"S7"_card, "S6"_card, "R8"_card}}).match),
            "")
            << seed;
}

/// The trick in progress as the position that a table would enter.
Position described(const Match& match, const PlayState& state)
{
    const eidex::Turn turn = state.turn();
    Position position{.match = match, .hasCharacters = true, .turnedUp = state.deal().turnedUp};
    for (const PowerUse& use : state.deal().powers) {
        const eidex::Power& power = eidex::powerOf(use.power);
        const bool binds = std::any_of(turn.powers.begin(), turn.powers.end(),
            [&](const eidex::InForce& force) { return force.use == &use; });
        const bool lasts = power.cards.deciding || power.cards.order || power.cards.values
            || (power.trick.alterTrick && !power.trick.uponTrick);
        const bool inTrick = power.trick.alterTrick && state.trick().swapped;
        const bool doubles = power.trick.fate == eidex::Fate::Doubled && state.trick().doubled;
        const bool draws = power.trick.lead != eidex::BlindLead::No && turn.drawnLead;
        if (binds || lasts || inTrick || doubles || draws)
            position.powers.push_back(use);
    }
    position.trick.lead = state.trick().lead;
    for (const eidex::Trick::PlayedCard& each : state.trick().playedCards())
        position.trick.cards.emplace_back(each.card);
    position.hand.emplace();
    for (Card card : turn.hand)
        position.hand->push_back(card);
    return position;
}

/// A replay and a position from the middle of the deal give the same answer for every card.
TEST(AnyReplay, isJudgedAsThePositionInItsMiddle)
{
    int judged = 0;
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        const Match match = anyDeal(seed, {.players = seed % 4 == 0 ? 4 : 3, .hands = true}).match;
        const std::vector<Event>& log = *match.deals.front().log;
        for (std::size_t event = 0; event < log.size(); ++event) {
            if (log[event].kind != Event::Kind::Play || !log[event].card)
                continue;
            DealEntry part = match.deals.front();
            part.log->resize(event);
            Replay replay(match, start(match), part);
            replay.run(Replay::LastTrick::IsTaken);
            const PlayState& state = replay.state();
            const PlayState::Seat& seat = state.seat(log[event].by);
            const auto lying = state.trick().playedCards();
            const bool refused = std::any_of(lying.begin(), lying.end(),
                [](const eidex::Trick::PlayedCard& each) { return each.rankless; });
            if (!seat.followed || seat.hidden() > 0 || state.trick().hasFaceDown() || refused)
                continue;
            const Result<Verdict> verdict = match.game->judge(described(match, state));
            ASSERT_TRUE(verdict) << seed << '/' << event << ' ' << verdict.error().message.en;
            EXPECT_EQ(verdict->toPlay, log[event].by) << seed << '/' << event;
            CardSet legal;
            for (Card card : verdict->legal)
                legal.add(card);
            EXPECT_EQ(legal, legalCards(state.turn())) << seed << '/' << event;
            const eidex::Trick::PlayedCard* best = state.best();
            ASSERT_EQ(verdict->winning.has_value(), best != nullptr) << seed << '/' << event;
            EXPECT_TRUE(!best || verdict->winning->card == best->card) << seed << '/' << event;
            ++judged;
        }
    }
    EXPECT_GT(judged, 1000);
}

// ---- Perft

/// A deal whose cards put down are known.
AnyDeal openDeal(std::uint64_t seed)
{
    const Edition editions[] = {Edition::En1998, Edition::De1998, Edition::Web};
    return anyDeal(seed, {.edition = editions[seed % 3], .usesPowers = false, .hands = true});
}

/// The recording without its last `fromEnd` plays, and with all cards put down face up.
DealEntry upTo(const Match& match, const AnyDeal& deal, int fromEnd)
{
    DealEntry entry = match.deals.front();
    std::erase_if(*entry.log, [](const Event& event) { return event.kind == Event::Kind::Reveal; });
    for (Event& event : *entry.log)
        if (event.kind == Event::Kind::PutDown)
            event.card = deal.putDown[event.by];
    entry.log->resize(entry.log->size() - static_cast<std::size_t>(fromEnd));
    return entry;
}

TEST(AnyPerft, isOneAtTheEnd)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const AnyDeal deal = openDeal(seed);
        const Match& match = deal.match;
        for (int depth : {0, 1, 3})
            EXPECT_EQ(match.game->perft(match, start(match), upTo(match, deal, 0), depth).value().nodes, 1U);
    }
}

TEST(AnyPerft, countsTheCardsWithoutReasons)
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const AnyDeal deal = openDeal(seed);
        const Match& match = deal.match;
        for (int left = 1; left < 20; ++left) {
            const DealEntry entry = upTo(match, deal, left);
            Replay replay(match, start(match), entry);
            replay.run(Replay::LastTrick::IsTaken);
            const eidex::Turn turn = replay.state().turn();
            std::uint64_t allowed = 0;
            for (Card card : turn.hand)
                allowed += eidex::reasons(turn, card).empty() ? 1 : 0;
            EXPECT_EQ(match.game->perft(match, start(match), entry, 1).value().nodes, allowed) << left;
        }
    }
}

TEST(AnyPerft, isTheSumOverTheNextCards)
{
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const AnyDeal deal = openDeal(seed);
        const Match& match = deal.match;
        for (int left = 1; left <= 10; ++left) {
            const DealEntry entry = upTo(match, deal, left);
            const Perft whole = match.game->perft(match, start(match), entry, 7).value();
            std::uint64_t sum = 0;
            const RecordedDeal now = match.game->follow(match, start(match), entry);
            EXPECT_EQ(whole.divide.size(), static_cast<std::size_t>(now.legal.size()));
            for (Card card : now.legal) {
                DealEntry next = entry;
                next.log->push_back({.kind = Event::Kind::Play, .by = *now.toPlay, .card = card});
                sum += match.game->perft(match, start(match), next, 6).value().nodes;
            }
            EXPECT_EQ(whole.nodes, sum) << left;
        }
    }
}

/// The recording up to an event, and a template for the next card.
DealEntry upTo(const DealEntry& whole, std::size_t events)
{
    DealEntry entry = whole;
    entry.log->resize(events);
    return entry;
}

bool isAccepted(const Match& match, const DealEntry& entry)
{
    const RecordedDeal deal = eidex::follow(match, start(match), entry);
    return !deal.fault && deal.revokes.empty();
}

/// The same recording with this card put down face up instead of face down.
DealEntry putDownOpenly(const DealEntry& entry, Player player, Card card)
{
    DealEntry open = entry;
    for (Event& event : *open.log)
        if (event.kind == Event::Kind::PutDown && event.by == player && !event.card)
            event.card = card;
    return open;
}

/// If at most one card of a given hand was put down face down, the offered cards are those that the referee
/// accepts for at least one possible face-up card.
TEST(RecordedDeal, offersOfAGivenHandJustWhatTheRefereeAccepts)
{
    int narrowed = 0, refusedLater = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const AnyDeal any = anyDeal(seed, {.usesPowers = seed % 4 == 0, .hands = true});
        const Match& match = any.match;
        const DealEntry& whole = match.deals.front();
        const DealEntry entry = upTo(whole, 4 + seed % (whole.log->size() - 6));
        const RecordedDeal now = eidex::follow(match, start(match), entry);
        if (!now.toPlay || !now.mayPlay)
            continue; // no player is to play
        Replay replay(match, start(match), entry);
        replay.run(Replay::LastTrick::StaysOnTable, Replay::Parameters::Follow);
        PlayState state = replay.state();
        if (state.trickComplete())
            state.takeTrick();
        const PlayState::Seat& seat = state.seat(*now.toPlay);
        // Otherwise the hand is unknown, or the log cannot express an exchanged or turned card face up.
        const bool isOwn = !seat.downHidden || seat.downHand == seat.handId;
        if (!seat.followed || seat.hidden() > 1 || (seat.hidden() == 1 && !(seat.downHidden && isOwn)))
            continue;
        CardSet offered;
        for (const Card card : CardSet::eidexPack()) {
            DealEntry next = entry;
            next.log->push_back({.by = *now.toPlay, .card = card});
            if (!isAccepted(match, next))
                continue;
            bool fits = seat.hidden() == 0;
            for (const Card down : seat.hand - CardSet{card})
                fits = fits || isAccepted(match, putDownOpenly(next, *now.toPlay, down));
            if (fits)
                offered.add(card);
            else
                ++refusedLater;
        }
        EXPECT_TRUE(now.legal == offered) << seed << ": " << written(match) << entry.log->size();
        narrowed += now.legal.size() < now.cardsLeft[*now.toPlay] ? 1 : 0;
    }
    EXPECT_GT(narrowed, 0);
    EXPECT_GT(refusedLater, 0);
}

} // namespace
} // namespace tafel
