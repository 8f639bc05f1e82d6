#include "games/eidex/record.h"

#include "games/eidex/clauses.h"
#include "games/eidex/power.h"
#include "games/eidex/replay.h"

namespace tafel::eidex {

namespace {

/// The cards that the player to play may play, as far as is known. From a given hand, only the cards that the
/// referee would accept with some of its cards face down, and that leave a way to the end.
CardSet playable(const Replay& replay, const PlayState& state)
{
    const Turn turn = state.turn();
    const PlayState::Seat& seat = state.seat(turn.player);
    if (seat.followed && seat.hidden() == 0)
        return legalCards(turn);
    if (seat.followed) {
        CardSet cards;
        const CardSet known = replay.mayBeIn(seat);
        for (Card card : maybeLegal(turn, seat.hand, seat.hidden()))
            if (known.has(card) && replay.fits(turn.player, card, turn))
                cards.add(card);
        return cards;
    }
    CardSet cards = replay.mayBeIn(seat);
    for (const Trick::PlayedCard& each : state.trick().playedCards())
        if (each.out)
            cards.remove(each.card);
    return cards;
}

/// The players who can have won the trick in which a card lies face down.
Players mayHaveWon(const Match& match, const Standing& before, const DealEntry& entry, const PlayState& state)
{
    Players players;
    for (const Trick::PlayedCard& told : state.trick().playedCards()) {
        if (!told.faceDown || told.out)
            continue;
        for (Player winner = 0; winner < state.players(); ++winner) {
            DealEntry next = entry;
            next.log->push_back({.kind = Event::Kind::Tell, .by = told.player, .winner = winner});
            Replay replay(match, before, next);
            replay.run(Replay::LastTrick::StaysOnTable, Replay::Parameters::Follow);
            const PlayState::Seat& seat = replay.state().seat(told.player);
            if (!replay.fault() && (!seat.followed || replay.fits(told.player, std::nullopt, {})))
                players.add(winner);
        }
        break;
    }
    return players;
}

/// The possible faces of the next card to be revealed.
CardSet shownNext(const Replay& replay, const PlayState& state)
{
    const auto hidden = replay.hidden().front();
    const PlayState::Seat& holder = state.holder(replay.handOf(hidden));
    if (!holder.followed)
        return replay.mayBelongTo(holder);
    CardSet cards;
    for (const Card card : holder.hand)
        if (replay.fitsShown(hidden, card))
            cards.add(card);
    return cards;
}

/// Before the first lead: the players whose card put down is not allowed and can be replaced by another one.
Players mustPutDownAgain(const PlayState& state)
{
    Players players;
    const PowerUse* const use = allowsPutDownAgain(state.deal());
    if (!use || state.hasBegun())
        return players;
    const CardSet forbidden = powerOf(use->power).down.excludedFromPutDown(state.deal());
    for (Player player = 0; player < state.players(); ++player)
        if (const std::optional<Card> down = state.seat(player).down; down && forbidden.has(*down))
            players.add(player);
    return players;
}

} // namespace

Refusal refusalOf(const Match& match, const DetectedRevoke& revoke)
{
    const Reason& why = revoke.why.front();
    return {.code = Refusal::Code::IllegalPlay,
        .where = fmt::format("/log/{}", revoke.event),
        .message = why.sentence.inBoth(match.players),
        .clause = why.clause,
        .proof = revoke.proof ? fmt::format("/log/{}", *revoke.proof) : std::string()};
}

RecordedDeal follow(const Match& match, const Standing& before, const DealEntry& entry)
{
    Replay replay(match, before, entry);
    replay.run(Replay::LastTrick::StaysOnTable, Replay::Parameters::Follow);
    PlayState state = replay.state();
    RecordedDeal deal{.tricks = replay.tricks(),
        .now = state.now(),
        .seen = replay.seen(),
        .hidden = replay.hidden(),
        .revokes = replay.revokes(),
        .revokeClause = &clause::revoke,
        .revokesBlockScoring
        = !replay.revokes().empty() && Options::of(match, before.deals + 1).revoke == Revoke::Refuse,
        .fault = replay.fault()};
    for (Player player = 0; player < state.players(); ++player) {
        const PlayState::Seat& seat = state.seat(player);
        deal.cardsLeft[player] = seat.cards;
        if (!seat.hasPutDown)
            deal.mayPutDown.add(player);
    }
    const bool lies = state.trickComplete(), known = state.winner().has_value();
    if (lies && known) {
        RecordedTrick& last = deal.tricks.back();
        last.winner = state.winner();
        last.points = state.values().of(state.trick().counting());
        state.takeTrick(); // Assumes that nobody uses a power first.
        if (state.isOver())
            last.points += state.values().lastTrick();
    }
    deal.playedOut = state.isOver();
    deal.now = deal.now | state.now();
    for (Player player = 0; player < state.players(); ++player) {
        deal.points[player] = state.points(player);
        deal.tricksWon[player] = state.seat(player).tricks;
    }
    if (state.isOver() && !deal.hidden.empty())
        deal.legal = shownNext(replay, state);
    if (lies && !known)
        deal.mayHaveWon = mayHaveWon(match, before, entry, state);
    if (state.isOver() || !state.allPutDown() || (lies && !known))
        return deal;
    if (const Players must = mustPutDownAgain(state); !must.empty()) {
        deal.mayPutDown = must;
        return deal;
    }
    deal.toPlay = state.toPlay();
    deal.mayPlay = state.seat(*deal.toPlay).hasPutDown || !state.hasBegun();
    deal.legal = playable(replay, state);
    return deal;
}

Result<DealEntry> numericEntry(
    const Match& match, const Standing& before, const DealEntry& entry, DealAward& award)
{
    Replay replay(match, before, entry);
    replay.run(Replay::LastTrick::IsTaken);
    const Revoke rule = Options::of(match, before.deals + 1).revoke;
    const std::vector<DetectedRevoke>& revokes = replay.revokes();
    const bool revoked = !revokes.empty() && (!replay.fault() || revokes.front().event < replay.faultEvent());
    if (revoked && rule == Revoke::Refuse)
        return tl::unexpected(refusalOf(match, revokes.front()));
    if (replay.fault())
        return tl::unexpected(*replay.fault());
    if (std::optional<Refusal> missing = replay.endFault())
        return tl::unexpected(std::move(*missing));
    DealEntry facts = replay.entry();
    for (PowerUse& use : facts.powers)
        if (powerOf(use.power).isInParts() && !use.flag)
            use.flag = true; // Guggitaler has switched the power off, so that the sign has no effect.
    award.tricks = facts.tricks;
    award.revokes = revokes;
    award.isVoid = revoked && rule == Revoke::Annul;
    return facts;
}

} // namespace tafel::eidex
