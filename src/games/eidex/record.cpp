#include "games/eidex/record.h"

#include "games/eidex/clauses.h"
#include "games/eidex/power.h"
#include "games/eidex/replay.h"

namespace tafel::eidex {

namespace {

/// The cards that the one to play may play, as far as anybody can know.
CardSet playable(const Course& course, CardSet seen)
{
    const Turn turn = course.turn();
    const Course::Seat& seat = course.seat(turn.player);
    if (seat.followed && seat.hidden == 0)
        return legalCards(turn);
    CardSet cards = (seat.followed ? seat.hand : CardSet::eidexPack()) - seen;
    for (const Trick::Lying& each : course.trick().lying())
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
    Course course = replay.course();
    RecordedDeal deal{.tricks = replay.tricks(),
        .now = course.now(),
        .seen = replay.seen(),
        .hidden = replay.hidden(),
        .revokes = replay.revokes(),
        .uponRevoke = &clause::revoke,
        .revokesRefused
        = !replay.revokes().empty() && Options::of(match, before.deals + 1).revoke == Revoke::Refuse,
        .fault = replay.fault()};
    for (Player player = 0; player < course.players(); ++player) {
        const Course::Seat& seat = course.seat(player);
        deal.cardsLeft[player] = seat.cards;
        if (!seat.hasPutDown)
            deal.mayPutDown.add(player);
    }
    const bool lies = course.trickComplete(), known = course.winner().has_value();
    if (lies && known) {
        RecordedTrick& last = deal.tricks.back();
        last.winner = course.winner();
        last.points = course.values().of(course.trick().counting());
        course.takeTrick(); // as if nobody had anything to say
    }
    deal.playedOut = course.isOver();
    deal.now = deal.now | course.now();
    for (Player player = 0; player < course.players(); ++player) {
        deal.points[player] = course.points(player);
        deal.tricksWon[player] = course.seat(player).tricks;
    }
    if (course.isOver() || !course.allPutDown() || (lies && !known))
        return deal;
    deal.toPlay = course.toPlay();
    deal.mayPlay = course.seat(*deal.toPlay).hasPutDown || !course.hasBegun();
    deal.legal = playable(course, deal.seen);
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
