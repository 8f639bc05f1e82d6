#include <algorithm>

#include "games/eidex/clauses.h"
#include "games/eidex/record.h"
#include "games/eidex/replay.h"

namespace tafel::eidex {

namespace {

/// Counts continuations without any further power. Every card of every hand must be known.
class Counter {
public:
    static CardSet moves(PlayState& state)
    {
        if (state.trumpMayGoBack()) {
            const Player player = state.trick().last()->player;
            if (!(state.seat(player).hand & CardSet::of(*state.trick().led())).empty())
                state.takeBackTrump();
        }
        if (state.trickComplete())
            state.takeTrick();
        if (state.isOver())
            return {};
        const Turn turn = state.turn();
        const CardSet legal = legalCards(turn);
        if (const PowerUse* use = state.playsFaceDown(turn.player); use && !turn.led && use->suit)
            return legal & CardSet::of(*use->suit); // The suit that was named.
        return legal;
    }

    static PlayState after(const PlayState& state, Card card)
    {
        PlayState next = state;
        const Player player = next.toPlay();
        const bool faceDown = next.playsFaceDown(player) != nullptr;
        next.play(player, card, faceDown, -1);
        if (faceDown)
            next.learn(next.seat(player).handId, card);
        return next;
    }

    static std::uint64_t count(PlayState state, int depth)
    {
        if (depth == 0)
            return 1;
        const CardSet cards = moves(state);
        if (state.isOver())
            return 1; // The end of the deal is one leaf.
        if (depth == 1)
            return static_cast<std::uint64_t>(cards.size());
        std::uint64_t nodes = 0;
        for (Card card : cards)
            nodes += count(after(state, card), depth - 1);
        return nodes;
    }
};

} // namespace

Result<Perft> perft(const Match& match, const Standing& before, const DealEntry& entry, int depth)
{
    if (entry.readError)
        return tl::unexpected(entry.readError->refusal);
    Replay replay(match, before, entry);
    replay.run(Replay::LastTrick::StaysOnTable);
    if (!replay.revokes().empty())
        return tl::unexpected(refusalOf(match, replay.revokes().front()));
    if (replay.fault())
        return tl::unexpected(*replay.fault());
    PlayState state = replay.state();
    for (Player player = 0; player < state.players(); ++player)
        if (const PlayState::Seat& seat = state.seat(player);
            !seat.hasPutDown || !seat.followed || seat.hidden() > 0)
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
    const CardSet cards = Counter::moves(state);
    if (state.isOver())
        perft.nodes = 1;
    for (Card card : cards) {
        const std::uint64_t nodes = Counter::count(Counter::after(state, card), depth - 1);
        perft.divide.emplace_back(card, nodes);
        perft.nodes += nodes;
    }
    return perft;
}

} // namespace tafel::eidex
