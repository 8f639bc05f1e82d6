#include "games/eidex/replay.h"

#include <algorithm>

#include "games/eidex/clauses.h"
#include "games/eidex/entry.h"
#include "games/eidex/power_prompts.h"
#include "referee/refusals.h"

namespace tafel::eidex {

namespace {

using Code = Refusal::Code;

/// The deal with the trump at the time when the cards are put down; Trumphator decides before that.
DealInPlay dealAsShown(const Match& match, const Standing& before, const DealEntry& entry)
{
    DealInPlay deal = dealOf(match, before, entry);
    for (const Event& event : *entry.log)
        if (event.kind == Event::Kind::PutDown)
            break;
        else if (event.kind == Event::Kind::Power && powerOf(entry.powers[event.use].power).cards.deciding)
            return deal;
    deal.deciding = deal.turnedUp;
    deal.trump = Trump::of(deal.deciding);
    return deal;
}

/// The card values without Guggitaler.
Values regularValues(const DealInPlay& deal)
{
    Values values(deal.trump);
    for (const Power* power : allPowers)
        for (const PowerUse& use : deal.powers)
            if (use.power == power->card && power->cards.values && !power->changesTotal())
                power->cards.values(deal, use, values);
    return values;
}

/// The key of a missing parameter that the owner has to name as the dealer of this deal; empty if none is
/// missing.
std::string_view missingOfDealer(const DealInPlay& deal, const PowerUse& use)
{
    for (const Parameter& parameter : powerOf(use.power).parameters)
        if (use.by == deal.dealer && parameter.isOfDealer(use) && !isNamed(use, parameter))
            return parameter.key;
    return {};
}

} // namespace

std::string Replay::at(int event)
{
    return fmt::format("/log/{}", event);
}

Replay::Replay(const Match& match, const Standing& before, const DealEntry& entry)
    : m_match(match)
    , m_entry(entry)
    , m_deal(dealAsShown(match, before, entry))
    , m_faces(entry.log->size())
    , m_state(m_deal, entry.hands, entry.powers)
{
}

void Replay::run(LastTrick last, Parameters parameters)
{
    if (m_entry.hands && !(*m_entry.hands)[m_deal.dealer].has(m_deal.turnedUp)) {
        m_fault = Refusal{.code = Code::Impossible,
            .where = "/hands" + escapePointerToken(m_match.players[m_deal.dealer]),
            .message
            = {.de = fmt::format("Die aufgedeckte Karte ist eine von {}.", m_match.players[m_deal.dealer]),
                .en = fmt::format("The card turned up is one of {}'s.", m_match.players[m_deal.dealer])},
            .clause = &clause::deciding};
        return;
    }
    if (!isComplete(parameters))
        return;
    readFaces();
    const std::vector<std::optional<Card>> faces = m_faces;
    pass(last);
    // The faces of cards that lay face down in a trick are known only from the end of the log. The second
    // pass uses them.
    for (const Hidden& hidden : m_hidden)
        if (!hidden.isPutDown && !hidden.gone && hidden.card)
            m_faces[static_cast<std::size_t>(hidden.event)] = hidden.card;
    if (m_faces == faces)
        return;
    restart();
    pass(last);
}

/// Resets the state to that before the first event, and keeps the known faces.
void Replay::restart()
{
    m_state = PlayState(m_deal, m_entry.hands, m_entry.powers);
    m_revokeDetector = {};
    m_hidden.clear();
    m_revokes.clear();
    m_tricks.clear();
    m_seen = {};
    m_back = {};
    m_fault.reset();
    m_faultEvent = -1;
}

/// Checks that each used power has its required parameters.
bool Replay::isComplete(Parameters parameters)
{
    for (std::size_t i = 0; i < m_entry.log->size(); ++i) {
        const Event& event = (*m_entry.log)[i];
        if (event.kind != Event::Kind::Power)
            continue;
        const int index = static_cast<int>(i);
        if (Check said = complete(m_match, m_entry.powers[event.use], PowerForm::Event); !said) {
            m_fault = std::move(said.error()).under(at(index));
            m_faultEvent = index;
            return false;
        }
        const PowerUse& use = m_entry.powers[event.use];
        const Power& power = powerOf(use.power);
        const bool owns = m_deal.characters[use.by] == use.power; // A wrong owner is reported at the event.
        const std::string_view key = owns ? missingOfDealer(m_deal, use) : std::string_view();
        if (key.empty() || parameters == Parameters::Follow)
            continue;
        const std::string& name = m_match.players[use.by];
        m_fault = Refusal{.code = Code::Schema,
            .where = at(index),
            .message = {.de = fmt::format("{}: «{}» fehlt noch ({}).", power.name.de, key, name),
                .en = fmt::format("{}: \"{}\" is missing ({}).", power.name.en, key, name)},
            .clause = &power.rule()};
        m_faultEvent = index;
        return false;
    }
    return true;
}

/// Reads the cards played face down that a reveal identifies: by its `of`, or because that player has no
/// other hidden card.
void Replay::readFaces()
{
    const std::vector<Event>& log = *m_entry.log;
    const auto isPlay = [&](int event, Player by) {
        const bool inside = event >= 0 && event < static_cast<int>(log.size());
        const Event& play = log[inside ? static_cast<std::size_t>(event) : 0];
        return inside && play.kind == Event::Kind::Play && !play.card && play.by == by;
    };
    std::array<int, 4> hidden = {}, lastPlay = {-1, -1, -1, -1};
    for (std::size_t i = 0; i < log.size(); ++i) {
        const Event& event = log[i];
        if (event.kind == Event::Kind::Reveal && event.of && isPlay(*event.of, event.by))
            m_faces[static_cast<std::size_t>(*event.of)] = event.card;
        if (event.kind == Event::Kind::PutDown && !event.card)
            ++hidden[event.by];
        if (event.kind == Event::Kind::Play && !event.card) {
            ++hidden[event.by];
            lastPlay[event.by] = static_cast<int>(i);
        }
        if (event.kind == Event::Kind::Power)
            if (const PowerUse& use = m_entry.powers[event.use];
                const std::optional<Player> front = powerOf(use.power).changesPutDown(use))
                ++hidden[*front];
    }
    for (const Event& event : log)
        if (event.kind == Event::Kind::Reveal && !event.of && hidden[event.by] == 1
            && isPlay(lastPlay[event.by], event.by))
            m_faces[static_cast<std::size_t>(lastPlay[event.by])] = event.card;
}

void Replay::pass(LastTrick last)
{
    m_keepsTricks = last == LastTrick::StaysOnTable;
    const std::vector<Event>& log = *m_entry.log;
    for (std::size_t i = 0; i < log.size() && !m_fault; ++i) {
        const int index = static_cast<int>(i);
        if (Check answer = apply(log[i], index); !answer) {
            m_fault = std::move(answer.error());
            m_faultEvent = index;
        }
    }
    if (!m_fault && last == LastTrick::IsTaken && m_state.trickComplete() && m_state.winner()) {
        judgeSkat();
        takeTrick();
    }
    const bool lastLies = m_state.trickComplete() && m_state.moment(0, {}).fewestCards == 0;
    if (m_state.isOver() || lastLies)
        deduce();
    for (DetectedRevoke& revoke : m_revokeDetector.provenRevokes())
        m_revokes.push_back(std::move(revoke));
    std::stable_sort(m_revokes.begin(), m_revokes.end(),
        [](const DetectedRevoke& a, const DetectedRevoke& b) { return a.event < b.event; });
}

Replay::Check Replay::apply(const Event& event, int index)
{
    switch (event.kind) {
    case Event::Kind::Power:
        return power(event, index);
    case Event::Kind::PutDown:
        return putDown(event, index);
    case Event::Kind::Play:
        return play(event, index);
    case Event::Kind::Reveal:
        return reveal(event, index);
    case Event::Kind::Tell:
        return tell(event, index);
    case Event::Kind::TakeBack:
        return takeBack(event, index);
    }
    return {};
}

/// Takes a complete trick before the next event.
Replay::Check Replay::endTrick(int index)
{
    if (!m_state.trickComplete())
        return {};
    if (!m_state.winner())
        return refuse(Code::Impossible, at(index),
            {.de = "Eine Karte liegt verdeckt: die Sphinx sagt zuerst, wer den Stich gewonnen hat.",
                .en = "A card is face down: Sphinx must first say who has won the trick."},
            &clause::sphinx::namesWinner);
    takeTrick();
    return {};
}

void Replay::takeTrick()
{
    if (!m_keepsTricks) {
        m_state.takeTrick();
        return;
    }
    RecordedTrick& trick = m_tricks.back();
    trick.winner = m_state.winner();
    const bool shared = m_state.isShared();
    const CardSet cards = m_state.trick().counting();
    trick.points = m_state.values().of(cards);
    m_state.takeTrick();
    if (m_state.isOver())
        trick.points += m_state.values().lastTrick();
    if (!shared && !cards.empty())
        trick.taker = m_state.owner(*cards.begin());
}

void Replay::addRevoke(int event, std::optional<int> proof, Player player, const Clause& clause)
{
    m_revokes.push_back({event, proof, player, {{&clause, {player}, {clause.text}}}});
}

void Replay::judgeSkat()
{
    if (!m_state.trumpMayGoBack())
        return;
    const Trick::PlayedCard& last = *m_state.trick().last();
    Turn turn = m_state.turn();
    turn.led = m_state.trick().led();
    deferJudgement(RevokeDetector::Claim::CouldNotFollow, last.event, last.player, {}, turn);
    m_state.confirmTrump();
}

void Replay::deferJudgement(
    RevokeDetector::Claim claim, int event, Player player, std::optional<Card> card, const Turn& turn)
{
    const PlayState::Seat& seat = m_state.seat(player);
    m_revokeDetector.deferJudgement({.claim = claim,
                                        .event = event,
                                        .player = player,
                                        .hand = seat.handId,
                                        .card = card,
                                        .cards = seat.cards,
                                        .possible = seat.followed ? std::optional(seat.hand) : std::nullopt,
                                        .turn = turn},
        m_state);
}

void Replay::judgeSkatUnless(const Power& power)
{
    if (!power.trick.uponTrick)
        judgeSkat();
}

void Replay::judge(Player by, std::optional<Card> card, bool faceDown, int index)
{
    const PlayState::Seat& seat = m_state.seat(by);
    Turn turn = m_state.turn();
    // A lead, or a card that follows suit, breaks no rule of the basic game, whatever else is in the hand.
    if (card && !faceDown && turn.powers.empty() && (!turn.led || card->suit == *turn.led))
        return;
    if (seat.followed && seat.hidden() == 0 && card && !faceDown) {
        if (!legalCards(turn).has(*card))
            m_revokes.push_back({index, std::nullopt, by, reasons(turn, *card)});
        return;
    }
    turn.hand = {};
    deferJudgement(RevokeDetector::Claim::Legal, index, by, faceDown ? std::nullopt : card, turn);
}

tl::unexpected<Refusal> Replay::alreadySeen(Card card, int index)
{
    return refuse(Code::Impossible, at(index),
        Sentence{
            {.de = "{0} war schon zu sehen.", .en = "{0} has already been seen."}, {Argument::card(card)}}
            .inBoth());
}

tl::unexpected<Refusal> Replay::notInHand(Player by, Card card, int index) const
{
    if (wasSeen(card, m_state.seat(by).handId))
        return alreadySeen(card, index);
    return refuse(Code::IllegalPlay, at(index),
        {.de = fmt::format("{} hat diese Karte nicht.", m_match.players[by]),
            .en = fmt::format("{} does not hold this card.", m_match.players[by])});
}

Replay::Check Replay::play(const Event& event, int index)
{
    judgeSkat();
    if (Check ended = endTrick(index); !ended)
        return ended;
    const Player by = event.by;
    const std::string& name = m_match.players[by];
    if (m_state.isOver())
        return refuse(Code::IllegalPlay, at(index),
            {.de = "Alle Karten sind gespielt.", .en = "All cards have been played."}, &clause::deciding);
    const bool leadsFirst = m_state.seat(by).waits && !m_state.hasBegun();
    if (!m_state.allPutDown() || !(m_state.seat(by).hasPutDown || leadsFirst))
        return refuse(Code::IllegalPlay, at(index),
            {.de = "Zuerst wird gedrückt, dann gespielt.",
                .en = "Cards are put down before they are played."},
            &clause::deciding);
    if (const Player turn = m_state.toPlay(); turn != by)
        return refuse(Code::IllegalPlay, at(index),
            {.de = fmt::format("{} ist an der Reihe, nicht {}.", m_match.players[turn], name),
                .en = fmt::format("It is {}'s turn, not {}'s.", m_match.players[turn], name)},
            !m_state.hasBegun()             ? &clause::firstLead
                : m_state.trick().size == 0 ? &clause::winner
                                            : &clause::direction);
    if (!m_state.hasBegun())
        forbidAtStart();
    const PowerUse* use = m_state.playsFaceDown(by);
    const bool faceDown = use != nullptr;
    if (!event.card && !faceDown)
        return refuse(Code::Schema, at(index),
            {.de = "Welche Karte? «card» fehlt.", .en = "Which card? \"card\" is missing."});
    if (event.card && faceDown)
        return refuse(Code::IllegalPlay, at(index),
            {.de = "Die Sphinx spielt diese Karte verdeckt.", .en = "Sphinx plays this card face down."},
            &clause::sphinx::faceDown);
    if (faceDown && m_state.trick().played == 0 && !use->suit)
        return refuse(Code::Schema, at(index - 1),
            {.de = "Welche Farbe ist verdeckt ausgespielt? «suit» fehlt.",
                .en = "Which suit is led face down? \"suit\" is missing."},
            &clause::sphinx::namesSuit);
    const std::optional<Card> card = faceDown ? m_faces[static_cast<std::size_t>(index)] : event.card;
    const PlayState::Seat& seat = m_state.seat(by);
    if (!faceDown && !mayBeIn(seat).has(*card))
        return notInHand(by, *card, index);
    judge(by, card, faceDown, index);
    if (faceDown)
        m_hidden.push_back({.event = index,
            .placed = index,
            .front = by,
            .hand = seat.handId,
            .isPutDown = false,
            .named = m_state.trick().played == 0 ? use->suit : std::nullopt});
    else {
        see(*card);
        m_revokeDetector.onSeen(index, seat.handId, *card);
    }
    if (m_keepsTricks) {
        if (m_tricks.empty() || m_tricks.back().winner || m_tricks.back().annulled)
            m_tricks.push_back({.lead = by});
        m_tricks.back().cards.push_back({.player = by, .card = card, .event = index, .faceDown = faceDown});
    }
    m_state.play(by, card, faceDown, index);
    return {};
}

Replay::Check Replay::tell(const Event& event, int index)
{
    const Trick& trick = m_state.trick();
    const bool hasFaceDownCard = std::any_of(trick.playedCards().begin(), trick.playedCards().end(),
        [&](const Trick::PlayedCard& each) { return each.faceDown && each.player == event.by; });
    if (!m_state.trickComplete() || !hasFaceDownCard)
        return refuse(Code::Impossible, at(index),
            {.de = "Hier liegt keine verdeckte Karte dieser Person.",
                .en = "There is no face-down card here to report on."},
            &clause::sphinx::namesWinner);
    const Trick::PlayedCard* best = m_state.best();
    if (best && best->player != event.winner)
        return refuse(Code::Impossible, at(index),
            {.de = fmt::format("{} hat den Stich gewonnen.", m_match.players[best->player]),
                .en = fmt::format("{} has won the trick.", m_match.players[best->player])},
            &clause::sphinx::truth);
    m_state.tell(*event.winner);
    return {};
}

Replay::Check Replay::takeBack(const Event& event, int index)
{
    const Trick::PlayedCard* last = m_state.trick().last();
    if (!m_state.trumpMayGoBack() || last->player != event.by || last->card != event.card)
        return refuse(Code::IllegalPlay, at(index),
            {.de = "Hier geht keine Karte zurück.", .en = "No card may be taken back here."},
            &clause::skater::trumpGoesBack);
    const PlayState::Seat& seat = m_state.seat(event.by);
    Turn turn = m_state.turn();
    turn.led = m_state.trick().led();
    if (seat.followed && seat.hidden() == 0 && (seat.hand & CardSet::of(*turn.led)).empty())
        return refuse(Code::IllegalPlay, at(index),
            {.de
                = fmt::format("{} kann nicht bedienen; der Trumpf bleibt liegen.", m_match.players[event.by]),
                .en = fmt::format("{} cannot follow suit; the trump stays.", m_match.players[event.by])},
            &clause::skater::trumpGoesBack);
    onTakenBack(*last);
    m_state.takeBackTrump();
    deferJudgement(RevokeDetector::Claim::CouldFollow, index, event.by, {}, turn);
    if (m_keepsTricks)
        m_tricks.back().cards.pop_back();
    return {};
}

std::optional<Refusal> Replay::endFault() const
{
    const auto refusal = [](Message message, const Clause* clause) {
        return Refusal{
            .code = Code::Impossible, .where = "/log", .message = std::move(message), .clause = clause};
    };
    if (!m_state.isOver())
        return refusal({.de = "Die Mitschrift endet vor dem Ende der Partie.",
                           .en = "The log stops before the end of the deal."},
            &clause::deciding);
    if (const auto open = hidden(); !open.empty())
        return refusal({.de = fmt::format("Eine verdeckte Karte von {} ist nicht aufgedeckt.",
                            m_match.players[open.front().second]),
                           .en = fmt::format("A face-down card of {}'s has not been revealed.",
                               m_match.players[open.front().second])},
            &clause::deciding);
    for (const PowerUse& use : entry().powers)
        if (const Power& power = powerOf(use.power);
            power.isInParts() && !use.flag && !power.isSuspended(m_state.deal()))
            return refusal(
                {.de = fmt::format("{}: am Ende wird dazugezählt oder abgezogen.", power.name.de),
                    .en = fmt::format("{}: at the end the value is added or subtracted.", power.name.en)},
                &power.rule());
    return std::nullopt;
}

DealEntry Replay::entry() const
{
    const int players = m_state.players();
    DealEntry entry;
    entry.dealer = m_entry.dealer;
    entry.turnedUp = m_entry.turnedUp;
    entry.ruling = m_entry.ruling;
    entry.hasPoints = true;
    entry.tricks.emplace();
    for (Player player = 0; player < players; ++player) {
        entry.points.emplace_back(player, m_state.points(player));
        (*entry.tricks)[player] = m_state.seat(player).tricks;
    }
    for (const PowerUse& use : m_entry.powers) {
        const auto earlier = std::find_if(entry.powers.begin(), entry.powers.end(),
            [&](const PowerUse& each) { return each.power == use.power; });
        if (powerOf(use.power).isInParts() && earlier != entry.powers.end())
            powerOf(use.power).use.join(*earlier, use, m_state.deal());
        else
            entry.powers.push_back(use);
    }
    if (m_state.deal().pot())
        entry.unclaimed = m_state.unclaimed();
    for (Card card : {ravenJack, starsKing})
        entry.captured.push_back({card, m_state.owner(card)});
    if (const PowerUse* guess = m_state.deal().guess(); guess && m_state.deal().guggitaler())
        entry.regular = m_state.points(guess->by, regularValues(m_state.deal()));
    return entry;
}

} // namespace tafel::eidex
