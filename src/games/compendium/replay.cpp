#include "games/compendium/replay.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/compendium/clauses.h"
#include "games/compendium/measure.h"
#include "referee/refusals.h"

namespace tafel::compendium {

namespace {

using Code = Refusal::Code;

std::string at(int event)
{
    return fmt::format("/log/{}", event);
}

} // namespace

Replay::Replay(
    const DealContext& context, const Contract& contract, const Facts& facts, const DealEntry& entry)
    : m_context(context)
    , m_contract(contract)
    , m_facts(facts)
    , m_entry(entry)
    , m_toPlay(context.table->dealerLeads ? facts.dealer : next(facts.dealer))
{
    const std::vector<Event>& log = *entry.log;
    for (std::size_t i = 0; i < log.size() && !m_fault; ++i) {
        const int index = static_cast<int>(i);
        if (Check answer = apply(log[i], index); !answer) {
            m_fault = std::move(answer.error());
            m_faultEvent = index;
        }
    }
    std::sort(m_revokes.begin(), m_revokes.end(),
        [](const DetectedRevoke& a, const DetectedRevoke& b) { return a.event < b.event; });
}

Player Replay::next(Player player) const
{
    do
        player = m_context.next(player);
    while (!m_facts.in.has(player));
    return player;
}

Turn Replay::turn() const
{
    Turn turn{.table = m_context.table,
        .contract = &m_contract,
        .players = m_context.players(),
        .trump = m_facts.trump,
        .firstTrick = m_tricks.empty() || (m_tricks.size() == 1 && !m_tricks.front().winner)};
    if (!m_tricks.empty() && !m_tricks.back().winner)
        turn.led = m_tricks.back().cards.front().card;
    if (m_entry.hands)
        turn.hand = (*m_entry.hands)[m_toPlay] - m_played[m_toPlay];
    if (m_contract.lastDealtFirst)
        turn.top = lastDealt(turn.hand);
    return turn;
}

/// The last dealt of the cards that are left in the hand of the player to move.
std::optional<Card> Replay::lastDealt(CardSet left) const
{
    if (m_entry.contract)
        for (const auto& [player, cards] : m_entry.contract->dealt)
            for (auto card = cards.rbegin(); player == m_toPlay && card != cards.rend(); ++card)
                if (left.has(*card))
                    return *card;
    return std::nullopt;
}

Replay::Check Replay::apply(const Event& event, int index)
{
    if (event.kind != Event::Kind::Play)
        return refuse(Code::Schema, at(index) + "/event",
            {.de = "Hier werden nur Karten gespielt.", .en = "Only cards are played here."});
    if (!event.card)
        return refuse(Code::Schema, at(index),
            {.de = "Welche Karte? «card» fehlt.", .en = "Which card? \"card\" is missing."});
    const Player by = event.by;
    const Card card = *event.card;
    if (m_over)
        return refuse(Code::IllegalPlay, at(index),
            {.de = "Die Partie ist schon zu Ende.", .en = "The deal is already over."}, &clause::recorded);
    if (by != m_toPlay)
        return refuse(Code::IllegalPlay, at(index),
            {.de = fmt::format("{} ist an der Reihe, nicht {}.", name(m_toPlay), name(by)),
                .en = fmt::format("It is {}'s turn, not {}'s.", name(m_toPlay), name(by))},
            m_tricks.empty()             ? m_context.table->opens
                : m_tricks.back().winner ? &clause::winnerLeads
                                         : nullptr);
    const Argument what = Argument::card(card, Pack::French);
    if (m_seen.has(card))
        return refuse(Code::Impossible, at(index),
            Sentence{{.de = "{0} ist schon gefallen.", .en = "{0} has already been played."}, {what}}
                .inBoth());
    if (m_entry.hands && !(*m_entry.hands)[by].has(card))
        return refuse(Code::IllegalPlay, at(index),
            Sentence{
                {.de = "{0} hat {1} nicht.", .en = "{0} does not hold {1}."}, {Argument::player(by), what}}
                .inBoth(m_context.match->players));
    judge(by, card, index);
    lay(by, card, index);
    return {};
}

/// Judges a play at once if the hands are known; otherwise later plays of this player are the proof.
void Replay::judge(Player player, Card card, int index)
{
    PlayToJudge play{index, player, card, turn()};
    if (m_entry.hands) {
        if (!legalCards(play.turn).has(card))
            addRevoke(play, std::nullopt);
        return;
    }
    findRevokes(player, card, index);
    const auto suit = [&](Card each) { return suitOf(*m_context.table, each, m_facts.trump); };
    const std::optional<Card> led = play.turn.led;
    const bool leadsOrFollows = !led || suit(card) == suit(*led);
    if (leadsOrFollows && !(play.turn.firstTrick && m_contract.notInFirstTrick.has(card)))
        return; // whatever else is in hand
    play.turn.hand.add(card);
    m_plays.push_back(play);
}

/// A card that is played now was in hand at every earlier play.
void Replay::findRevokes(Player player, Card card, int index)
{
    std::erase_if(m_plays, [&](PlayToJudge& play) {
        if (play.player != player)
            return false;
        play.turn.hand.add(card);
        if (legalCards(play.turn).has(play.card))
            return false;
        addRevoke(play, index);
        return true;
    });
}

void Replay::addRevoke(const PlayToJudge& play, std::optional<int> proof)
{
    DetectedRevoke revoke{play.event, proof, play.player, reasons(play.turn, play.card)};
    for (Reason& reason : revoke.why)
        reason.players = {play.player};
    m_revokes.push_back(std::move(revoke));
}

void Replay::lay(Player player, Card card, int index)
{
    if (m_tricks.empty() || m_tricks.back().winner)
        m_tricks.push_back({.lead = player});
    RecordedTrick& trick = m_tricks.back();
    trick.cards.push_back({.player = player, .card = card, .event = index});
    m_seen.add(card);
    m_played[player].add(card);
    m_toPlay = next(player);
    if (static_cast<int>(trick.cards.size()) == m_facts.in.size())
        take(trick);
}

/// The trick is complete: its winner leads on, unless the deal is over.
void Replay::take(RecordedTrick& trick)
{
    std::vector<Card> cards;
    for (const RecordedTrick::PlayedCard& each : trick.cards) {
        cards.push_back(*each.card);
        m_taken.add(*each.card);
        if (m_context.table->points)
            trick.points += m_context.table->points(*each.card, m_facts.trump);
    }
    const std::size_t best
        = winnerOf(*m_context.table, m_contract, m_context.players(), cards, m_facts.trump);
    trick.winner = trick.taker = trick.cards[best].player;
    m_toPlay = *trick.winner;
    m_over = ends();
}

bool Replay::ends() const
{
    const int played = static_cast<int>(m_tricks.size());
    if (played == m_facts.tricks)
        return true;
    if (m_contract.endsAfter != 0 && played == trickNumber(m_contract.endsAfter, m_facts.tricks))
        return true;
    if (m_contract.endsWith.empty() || !(m_contract.endsWith - m_taken).empty())
        return false;
    // A player with all tricks so far may still make a march.
    return !(m_contract.march && m_context.has(m_context.table->march) && wonAll());
}

std::optional<Player> Replay::wonAll() const
{
    const std::optional<Player> winner = m_tricks.back().winner;
    const bool all = std::all_of(
        m_tricks.begin(), m_tricks.end(), [&](const RecordedTrick& trick) { return trick.winner == winner; });
    return all ? winner : std::nullopt;
}

std::optional<Refusal> Replay::refusal() const
{
    if (!m_revokes.empty() && (!m_fault || m_revokes.front().event < m_faultEvent)) {
        const DetectedRevoke& revoke = m_revokes.front();
        const Reason& why = revoke.why.front();
        return Refusal{.code = Code::IllegalPlay,
            .where = at(revoke.event),
            .message = why.sentence.inBoth(m_context.match->players),
            .clause = why.clause,
            .proof = revoke.proof ? at(*revoke.proof) : std::string()};
    }
    if (m_fault || m_over)
        return m_fault;
    return Refusal{.code = Code::Impossible,
        .where = "/log",
        .message = {.de = "Die Mitschrift endet vor dem Ende der Partie.",
            .en = "The log stops before the end of the deal."},
        .clause = &clause::recorded};
}

} // namespace tafel::compendium
