#include "games/eidex/record.h"

#include "games/eidex/clauses.h"
#include "games/eidex/power.h"
#include "games/eidex/replay.h"

namespace tafel::eidex {

namespace {

/// The cards that the one to play may play, as far as anybody can know.
CardSet playable(const PlayState& state, CardSet seen)
{
    const Turn turn = state.turn();
    const PlayState::Seat& seat = state.seat(turn.player);
    if (seat.followed && seat.hidden == 0)
        return legalCards(turn);
    CardSet cards = (seat.followed ? seat.hand : CardSet::eidexPack()) - seen;
    for (const Trick::Lying& each : state.trick().lying())
        if (each.out)
            cards.remove(each.card);
    return cards;
}

} // namespace

Refusal refusalOf(const Match& match, const RevokeFound& revoke)
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
    replay.run(Replay::LastTrick::Lies, Replay::Parameters::Follow);
    PlayState state = replay.state();
    RecordedDeal deal{.tricks = replay.tricks(),
        .now = state.now(),
        .seen = replay.seen(),
        .hidden = replay.hidden(),
        .revokes = replay.revokes(),
        .uponRevoke = &clause::revoke,
        .revokesRefused
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
        state.takeTrick(); // as if nobody had anything to say
        if (state.isOver())
            last.points += state.values().lastTrick();
    }
    deal.playedOut = state.isOver();
    deal.now = deal.now | state.now();
    for (Player player = 0; player < state.players(); ++player) {
        deal.points[player] = state.points(player);
        deal.tricksWon[player] = state.seat(player).tricks;
    }
    if (state.isOver() || !state.allPutDown() || (lies && !known))
        return deal;
    deal.toPlay = state.toPlay();
    deal.mayPlay = state.seat(*deal.toPlay).hasPutDown || !state.hasBegun();
    deal.legal = playable(state, deal.seen);
    return deal;
}

Result<DealEntry> fromRecord(
    const Match& match, const Standing& before, const DealEntry& entry, DealAward& award)
{
    Replay replay(match, before, entry);
    replay.run(Replay::LastTrick::IsTaken);
    const Revoke rule = Options::of(match, before.deals + 1).revoke;
    const std::vector<RevokeFound>& revokes = replay.revokes();
    const bool revoked = !revokes.empty() && (!replay.fault() || revokes.front().event < replay.faultEvent());
    if (revoked && rule == Revoke::Refuse)
        return tl::unexpected(refusalOf(match, revokes.front()));
    if (replay.fault())
        return tl::unexpected(*replay.fault());
    if (std::optional<Refusal> missing = replay.endFault())
        return tl::unexpected(std::move(*missing));
    DealEntry facts = replay.entry();
    for (Declared& use : facts.powers)
        if (powerOf(use.power).inParts && !use.flag)
            use.flag = true; // switched off by Guggitaler: either comes to nothing
    award.tricks = facts.tricks;
    award.revokes = revokes;
    award.isVoid = revoked && rule == Revoke::Annul;
    return facts;
}

} // namespace tafel::eidex
