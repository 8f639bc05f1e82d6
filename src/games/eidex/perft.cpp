#include <algorithm>

#include "games/eidex/clauses.h"
#include "games/eidex/record.h"
#include "games/eidex/replay.h"

namespace tafel::eidex {

namespace {

/// Plays on without any further power. Every hand is known, card by card.
class Counter {
public:
    static CardSet moves(Course& course)
    {
        if (course.trumpMayGoBack()) {
            const Player player = course.trick().last()->player;
            if (!(course.seat(player).hand & CardSet::of(*course.trick().led())).empty())
                course.takeBackTrump();
        }
        if (course.trickComplete())
            course.takeTrick();
        if (course.isOver())
            return {};
        const Turn turn = course.turn();
        const CardSet legal = legalCards(turn);
        if (const Declared* use = course.playsFaceDown(turn.player); use && !turn.led && use->suit)
            return legal & CardSet::of(*use->suit); // the suit that was named
        return legal;
    }

    static Course after(const Course& course, Card card)
    {
        Course next = course;
        const Player player = next.toPlay();
        const bool faceDown = next.playsFaceDown(player) != nullptr;
        next.play(player, card, faceDown, -1);
        if (faceDown)
            next.learn(next.seat(player).handId, card);
        return next;
    }

    static std::uint64_t count(Course course, int depth)
    {
        if (depth == 0)
            return 1;
        const CardSet cards = moves(course);
        if (course.isOver())
            return 1; // one leaf
        if (depth == 1)
            return static_cast<std::uint64_t>(cards.size());
        std::uint64_t nodes = 0;
        for (Card card : cards)
            nodes += count(after(course, card), depth - 1);
        return nodes;
    }
};

} // namespace

Result<Perft> perft(const Match& match, const Standing& before, const DealEntry& entry, int depth)
{
    if (entry.misread)
        return tl::unexpected(entry.misread->refusal);
    Replay replay(match, before, entry);
    replay.run(Replay::LastTrick::Lies);
    if (!replay.revokes().empty())
        return tl::unexpected(refusalOf(match, replay.revokes().front()));
    if (replay.fault())
        return tl::unexpected(*replay.fault());
    Course course = replay.course();
    for (Player player = 0; player < course.players(); ++player)
        if (const Course::Seat& seat = course.seat(player);
            !seat.hasPutDown || !seat.followed || seat.hidden > 0)
            return tl::unexpected(Refusal{.code = Refusal::Code::Impossible,
                .where = "/log",
                .message = {.de = fmt::format("Die Hand von {} ist hier nicht ganz bekannt: offen gedrückte "
                                              "Karten und alle ausgetauschten gehören in die Mitschrift.",
                                match.players[player]),
                    .en = fmt::format("{}'s hand is not fully known here: the log must show the cards put "
                                      "down and all that were exchanged.",
                        match.players[player])},
                .clause = &clause::deciding});
    Perft perft;
    if (depth == 0) {
        perft.nodes = 1;
        return perft;
    }
    const CardSet cards = Counter::moves(course);
    if (course.isOver())
        perft.nodes = 1;
    for (Card card : cards) {
        const std::uint64_t nodes = Counter::count(Counter::after(course, card), depth - 1);
        perft.divide.emplace_back(card, nodes);
        perft.nodes += nodes;
    }
    return perft;
}

} // namespace tafel::eidex
