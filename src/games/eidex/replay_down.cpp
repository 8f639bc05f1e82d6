// Cards put down or played face down: the player who reveals them, the forbidden cards, and conclusions
// without a reveal.
#include <algorithm>

#include "games/eidex/clauses.h"
#include "games/eidex/replay.h"
#include "referee/refusals.h"

namespace tafel::eidex {

namespace {

using Code = Refusal::Code;

} // namespace

CardSet Replay::forbiddenPutDown() const
{
    const PowerUse* use = declaredPutDown(m_state.deal());
    return use ? powerOf(use->power).down.excludedFromPutDown(m_state.deal()) : CardSet{};
}

void Replay::lay(Player front, std::optional<Card> card, int event, int index)
{
    const CardSet forbidden = forbiddenPutDown();
    if (!card) {
        m_hidden.push_back({.event = event,
            .placed = index,
            .front = front,
            .hand = m_state.seat(front).downHand,
            .isPutDown = true,
            .forbidden = forbidden});
        return;
    }
    see(*card);
    if (forbidden.has(*card))
        addRevoke(index, std::nullopt, front, whyForbidden());
}

/// The clause that forbids a card put down. There are two such powers, and one switches the other off.
const Clause& Replay::whyForbidden() const
{
    return *powerOf(declaredPutDown(m_state.deal())->power).down.clause;
}

Replay::Check Replay::putDown(const Event& event, int index)
{
    const PlayState::Seat& seat = m_state.seat(event.by);
    const std::string& name = m_match.players[event.by];
    if (seat.hasPutDown) {
        const CardSet forbidden = forbiddenPutDown();
        const bool mayChange = allowsPutDownAgain(m_state.deal()) && !m_state.hasBegun()
            && (!seat.down || forbidden.has(*seat.down)) && !(event.card && forbidden.has(*event.card));
        if (!mayChange)
            return refuse(Code::IllegalPlay, at(index),
                {.de = fmt::format("{} hat schon gedrückt.", name),
                    .en = fmt::format("{} has already put down a card.", name)},
                &clause::deciding);
        for (Hidden& hidden : m_hidden)
            if (hidden.isPutDown && hidden.front == event.by)
                hidden.gone = true;
    }
    if (event.card && !mayBeIn(seat).has(*event.card))
        return notInHand(event.by, *event.card, index);
    m_state.putDown(event.by, event.card);
    noteEntries(index);
    lay(event.by, event.card, index, index);
    return {};
}

void Replay::see(Card card)
{
    m_seen.add(card);
    for (CardSet& back : m_back)
        back.remove(card);
}

std::vector<Replay::Hidden*> Replay::hiddenOf(const Event& event)
{
    std::vector<Hidden*> found;
    for (Hidden& hidden : m_hidden)
        if (!hidden.gone && !hidden.shown && hidden.front == event.by
            && (!event.of || hidden.event == *event.of))
            found.push_back(&hidden);
    return found;
}

Replay::Check Replay::reveal(const Event& event, int index)
{
    judgeSkat();
    if (Check ended = endTrick(index); !ended)
        return ended;
    if (!m_state.isOver())
        return refuse(Code::Impossible, at(index),
            {.de = "Aufgedeckt wird am Ende der Partie.", .en = "Cards are revealed at the end of the deal."},
            &clause::deciding);
    const std::vector<Hidden*> meant = hiddenOf(event);
    if (meant.size() > 1 && !event.of)
        return refuse(Code::Schema, at(index),
            {.de = fmt::format(
                 "{} hat mehrere verdeckte Karten: welche? «of» fehlt.", m_match.players[event.by]),
                .en = fmt::format("{} has several cards face down: which one? \"of\" is missing.",
                    m_match.players[event.by])},
            &clause::deciding);
    if (meant.empty())
        return refuse(Code::Impossible, at(index),
            {.de = fmt::format("Von {} liegt hier keine solche verdeckte Karte.", m_match.players[event.by]),
                .en = fmt::format("{} has no such face-down card here.", m_match.players[event.by])});
    Hidden* const hidden = meant.back();
    const Card card = *event.card;
    if (wasSeen(card, hidden->hand) || hidden->elsewhere.has(card))
        return alreadySeen(card, index);
    if (!mayBelongTo(m_state.holder(hidden->hand)).has(card))
        return refuse(Code::IllegalPlay, at(index),
            {.de = fmt::format("{} hatte diese Karte nicht.", m_match.players[event.by]),
                .en = fmt::format("{} did not hold this card.", m_match.players[event.by])});
    hidden->card = card;
    hidden->shown = index;
    see(card);
    m_state.learn(hidden->hand, card);
    m_revokeDetector.onShown(hidden->placed, hidden->hand, card, index);
    if (hidden->isPutDown)
        m_state.learnPutDown(hidden->front, card);
    if (hidden->forbidden.has(card))
        addRevoke(hidden->placed, index, event.by, whyForbidden());
    if (hidden->named && *hidden->named != card.suit)
        addRevoke(hidden->placed, index, event.by, clause::sphinx::truth);
    return {};
}

/// Notes cards that powers lay face down or take up, for the reveal at the end.
void Replay::noteHidden(const PowerUse& use, int index)
{
    const std::optional<Player> front = powerOf(use.power).changesPutDown(use);
    if (!front)
        return;
    int event = index;
    for (int i = 0; i < index; ++i)
        if (const Event& each = (*m_entry.log)[static_cast<std::size_t>(i)];
            each.kind == Event::Kind::PutDown && each.by == front)
            event = i;
    for (Hidden& hidden : m_hidden)
        if (hidden.isPutDown && hidden.front == front)
            hidden.gone = true;
    m_hidden.push_back({.event = event,
        .placed = index,
        .front = *front,
        .hand = m_state.seat(use.by).handId,
        .isPutDown = true,
        .forbidden = forbiddenPutDown()});
}

/// Applies the restrictions of a power that was declared after the cards were put down.
void Replay::forbidUnderPowers()
{
    const CardSet forbidden = forbiddenPutDown();
    for (Hidden& hidden : m_hidden)
        if (hidden.isPutDown && !hidden.gone)
            hidden.forbidden = hidden.forbidden | forbidden;
}

/// A player who had to exchange a card, but left it there past the first lead, put it down illegally.
void Replay::forbidAtStart()
{
    if (!allowsPutDownAgain(m_state.deal()))
        return;
    const CardSet forbidden = forbiddenPutDown();
    for (Player player = 0; player < m_state.players(); ++player)
        if (const std::optional<Card> down = m_state.seat(player).down; down && forbidden.has(*down))
            for (std::size_t i = m_entry.log->size(); i-- > 0;)
                if (const Event& each = (*m_entry.log)[i];
                    each.kind == Event::Kind::PutDown && each.by == player && each.card == down) {
                    addRevoke(static_cast<int>(i), std::nullopt, player, whyForbidden());
                    break;
                }
}

std::vector<std::pair<int, Player>> Replay::hidden() const
{
    std::vector<std::pair<int, Player>> open;
    for (const Hidden& hidden : m_hidden)
        if (!hidden.gone && !hidden.card)
            open.emplace_back(hidden.event, hidden.front);
    return open;
}

// Possible faces of the cards that nobody has seen.

/// The seen cards that are certainly in this hand if they are its only cards; otherwise an empty set.
CardSet Replay::cameBack(const PlayState::Seat& seat) const
{
    CardSet back = m_back[seat.handId];
    for (PlayState::HandId hand = 0; hand < m_back.size(); ++hand)
        if (hand != seat.handId)
            back = back - m_back[hand];
    for (const Trick::PlayedCard& lying : m_state.trick().playedCards())
        if (lying.out)
            back.remove(lying.card); // The card returns only with the end of the trick.
    int places = seat.cards;
    for (const Hidden* hidden : openOf(seat.handId))
        places += (back - hidden->elsewhere).empty() ? 0 : 1;
    return back.size() == places ? back : CardSet{};
}

CardSet Replay::mayBelongTo(const PlayState::Seat& seat) const
{
    const CardSet seen = m_seen - m_back[seat.handId];
    if (seat.followed)
        return seat.hand - seen;
    CardSet cards = CardSet::eidexPack() - seen;
    for (Player player = 0; player < m_state.players(); ++player)
        if (const PlayState::Seat& other = m_state.seat(player);
            other.followed && liesUnseen(other.handId) == other.hidden())
            cards = cards - other.hand;
    return cards;
}

CardSet Replay::mayBeIn(const PlayState::Seat& seat) const
{
    const CardSet back = seat.followed ? CardSet() : cameBack(seat);
    return back.empty() ? mayBelongTo(seat) : back;
}

std::vector<const Replay::Hidden*> Replay::openOf(PlayState::HandId hand) const
{
    std::vector<const Hidden*> open;
    for (const Hidden& hidden : m_hidden)
        if (!hidden.gone && !hidden.card && hidden.hand == hand)
            open.push_back(&hidden);
    return open;
}

PlayState::HandId Replay::handOf(const std::pair<int, Player>& hidden) const
{
    const auto found = std::find_if(m_hidden.begin(), m_hidden.end(), [&](const Hidden& each) {
        return !each.gone && each.event == hidden.first && each.front == hidden.second;
    });
    return found->hand;
}

bool Replay::fits(Player player, std::optional<Card> next, const Turn& turn) const
{
    const PlayState::Seat& seat = m_state.seat(player);
    CardSet pool = seat.hand;
    if (next)
        pool.remove(*next);
    Faces faces;
    return anyFits(openOf(seat.handId), pool, faces, seat.handId, next, turn);
}

bool Replay::fitsShown(const std::pair<int, Player>& hidden, Card card) const
{
    const PlayState::HandId hand = handOf(hidden);
    std::vector<const Hidden*> open = openOf(hand);
    Faces faces;
    for (const Hidden* each : open)
        if (each->event == hidden.first && each->front == hidden.second)
            faces.emplace_back(each, card);
    std::erase(open, faces.front().first);
    CardSet pool = m_state.holder(hand).hand;
    pool.remove(card);
    return !(faces.front().first->forbidden | faces.front().first->elsewhere).has(card)
        && anyFits(open, pool, faces, hand, std::nullopt, {});
}

/// Whether the pool has faces for these hidden cards that fit the faces chosen for the others.
bool Replay::anyFits(std::span<const Hidden* const> open, CardSet pool, Faces& faces, PlayState::HandId hand,
    std::optional<Card> next, const Turn& turn) const
{
    if (open.empty())
        return isFine(faces, hand, next, turn);
    const Hidden& hidden = *open.front();
    for (const Card card : pool - hidden.forbidden - hidden.elsewhere) {
        if (hidden.named && *hidden.named != card.suit)
            continue;
        CardSet others = pool;
        others.remove(card);
        faces.emplace_back(&hidden, card);
        const bool fits = anyFits(open.subspan(1), others, faces, hand, next, turn);
        faces.pop_back();
        if (fits)
            return true;
    }
    return false;
}

bool Replay::isFine(
    const Faces& faces, PlayState::HandId hand, std::optional<Card> next, const Turn& turn) const
{
    const int index = static_cast<int>(m_entry.log->size());
    RevokeDetector then = m_revokeDetector;
    if (next) {
        Turn now = turn;
        for (const auto& [hidden, card] : faces)
            now.hand.remove(card);
        // A power may have taken up a card that lay face down. That card left the hand too, and the log does
        // not tell which one it was.
        const int takenUp = m_state.holder(hand).hidden() - static_cast<int>(faces.size());
        if (!maybeLegal(now, now.hand, std::max(0, takenUp)).has(*next))
            return false;
        then.onSeen(index, hand, *next);
    }
    for (const auto& [hidden, card] : faces)
        then.onShown(hidden->placed, hand, card, index);
    if (then.provenRevokes().size() > m_revokeDetector.provenRevokes().size())
        return false;
    // A statement of Sphinx about a trick must be true with the faces chosen for that trick.
    Replay again = *this;
    bool changes = false;
    for (const auto& [hidden, card] : faces)
        if (!hidden->isPutDown) {
            again.m_faces[static_cast<std::size_t>(hidden->event)] = card;
            changes = true;
        }
    if (!changes)
        return true;
    again.restart();
    again.pass(LastTrick::StaysOnTable);
    return !again.m_fault;
}

/// Sets faces that have a single possibility: the only card of the pack that nobody has seen, or the only one
/// left of a given hand.
void Replay::deduce()
{
    for (Hidden& hidden : m_hidden) {
        if (hidden.gone || hidden.card)
            continue;
        const PlayState::Seat& seat = m_state.holder(hidden.hand);
        const CardSet unseen = CardSet::eidexPack() - seen();
        const CardSet inHand = seat.followed ? seat.hand : unseen;
        const CardSet left = unseen.size() == 1 ? unseen : inHand;
        if (left.size() != 1)
            continue;
        hidden.card = *left.begin();
        see(*hidden.card);
        m_state.learn(hidden.hand, *hidden.card);
        m_revokeDetector.onShown(hidden.placed, hidden.hand, *hidden.card, std::nullopt);
        if (hidden.isPutDown)
            m_state.learnPutDown(hidden.front, *hidden.card);
    }
}

} // namespace tafel::eidex
