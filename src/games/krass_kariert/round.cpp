#include "games/krass_kariert/round.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/counted.h"
#include "games/krass_kariert/clauses.h"
#include "games/krass_kariert/hand.h"
#include "games/krass_kariert/play.h"
#include "games/krass_kariert/turn.h"

namespace tafel::krass_kariert {

namespace {

using Kind = RoundEvent::Kind;

/// The table between two events.
class Round {
public:
    Round(const Match& match, Player opener, const RoundEntry& entry, bool twoX)
        : m_match(match)
        , m_twoX(twoX)
        , m_reserves(*entry.reserves)
        , m_turn(opener, Players::firstSeats(match.count()), match.count())
    {
        for (std::size_t player = 0; player < match.players.size(); ++player)
            m_hands[player] = Hand((*entry.hands)[player]);
    }

    bool isOver() const { return m_over; }
    PlayedRound& result() { return m_result; }

    Result<void> apply(const RoundEvent& event)
    {
        if (m_over)
            return illegal(
                {.de = "Die Runde ist schon zu Ende.", .en = "The round is already over."}, endClause());
        if (m_toDraw > 0 || event.kind == Kind::Draw)
            return draw(event);
        if (event.by != m_turn.toAct())
            return illegal(
                {.de = fmt::format(
                     "Nicht {}, sondern {} ist an der Reihe.", name(event.by), name(m_turn.toAct())),
                    .en = fmt::format("Not {} but {} is to act.", name(event.by), name(m_turn.toAct()))},
                clause::oneAction);
        if (Result<void> answer = event.kind == Kind::Play ? play(event) : reserve(event); !answer)
            return answer;
        if (!m_turn.isOver())
            return lookForStuck();
        m_toDraw = m_turn.draws();
        m_result.turns.push_back({m_turn.opener(), m_turn.winner(), m_toDraw, {}});
        if (m_toDraw == 0)
            endTurn();
        return {};
    }

    /// The round is not over.
    NextAction next() const
    {
        const bool draws = m_toDraw > 0;
        const Player by = draws ? m_turn.winner() : m_turn.toAct();
        const Combination* const standing = draws ? nullptr : m_turn.standing();
        return {.by = by,
            .draws = draws,
            .opens = !draws && m_turn.isOpening(),
            .hand = {m_hands[by].cards().begin(), m_hands[by].cards().end()},
            .reserves = m_reserves[by],
            .standing = standing ? std::optional(*standing) : std::nullopt};
    }

    /// The next missing event of the log.
    Message whatIsMissing() const
    {
        const std::string_view who = name(m_toDraw > 0 ? m_turn.winner() : m_turn.toAct());
        if (m_toDraw > 0)
            return {.de = fmt::format("Die Mitschrift endet vor dem Ende der Runde: {} muss noch {} ziehen.",
                        who, counted(m_toDraw, "Karte", "Karten")),
                .en = fmt::format("The log stops before the end of the round: {} still has {} to draw.", who,
                    counted(m_toDraw, "card", "cards"))};
        return {.de = fmt::format("Die Mitschrift endet vor dem Ende der Runde: {} ist an der Reihe.", who),
            .en = fmt::format("The log stops before the end of the round: it is {}'s turn.", who)};
    }

private:
    std::string_view name(Player player) const { return m_match.players[player]; }

    static tl::unexpected<Refusal> illegal(Message message, const Clause& clause)
    {
        return tl::unexpected(Refusal{.code = Refusal::Code::IllegalPlay,
            .where = {},
            .message = std::move(message),
            .clause = &clause});
    }

    Result<void> play(const RoundEvent& event)
    {
        Hand& hand = m_hands[event.by];
        Result<Played> played = readPlay(hand, event, m_turn.standing(), m_twoX, name(event.by));
        if (!played)
            return tl::unexpected(std::move(played.error()));
        hand.takeOut(event.positions);
        if (*played == Played{stopCard})
            m_turn.stop();
        else if (*played == Played{redrawCard})
            m_turn.redraw();
        else
            m_turn.bid(std::get<Combination>(std::move(*played)));
        return {};
    }

    Result<void> reserve(const RoundEvent& event)
    {
        std::vector<NumberCard>& own = m_reserves[event.by];
        const auto card = std::find(own.begin(), own.end(), event.card);
        if (m_turn.isOpening())
            return illegal({.de = fmt::format("{} eröffnet und muss spielen.", name(event.by)),
                               .en = fmt::format("{} opens and has to play.", name(event.by))},
                clause::openerPlays);
        if (card == own.end())
            return illegal(
                {.de = fmt::format("{} hat keine Reservekarte {}.", name(event.by), event.card.text()),
                    .en = fmt::format("{} has no reserve card {}.", name(event.by), event.card.text())},
                clause::reserve);
        if (Result<void> answer = putIn(event); !answer)
            return answer;
        own.erase(card);
        m_turn.takeReserve();
        return {};
    }

    Result<void> draw(const RoundEvent& event)
    {
        if (m_toDraw == 0)
            return illegal({.de = fmt::format("{} hat nichts zu ziehen.", name(event.by)),
                               .en = fmt::format("{} has nothing to draw.", name(event.by))},
                clause::draw);
        if (event.kind != Kind::Draw || event.by != m_turn.winner())
            return illegal({.de = fmt::format("Zuerst muss {} noch {} ziehen.", name(m_turn.winner()),
                                counted(m_toDraw, "Karte", "Karten")),
                               .en = fmt::format("{} must first draw {}.", name(m_turn.winner()),
                                   counted(m_toDraw, "card", "cards"))},
                clause::draw);
        if (Result<void> answer = putIn(event); !answer)
            return answer;
        if (--m_toDraw == 0)
            endTurn();
        return {};
    }

    Result<void> putIn(const RoundEvent& event)
    {
        Hand& hand = m_hands[event.by];
        if (!hand.isValidPosition(event.at))
            return illegal({.de = fmt::format("{} hat {} Karten: eine Stelle {} gibt es nicht.",
                                name(event.by), hand.size(), event.at),
                               .en = fmt::format("{} has {} cards: there is no position {}.", name(event.by),
                                   hand.size(), event.at)},
                clause::handOrder);
        hand.putIn(event.card, event.at);
        return {};
    }

    Players withCards() const
    {
        Players players;
        for (Player player = 0; player < m_match.count(); ++player)
            if (!m_hands[player].empty())
                players.add(player);
        return players;
    }

    /// Removes the players without hand cards; then the round is over, or the next turn begins.
    void endTurn()
    {
        const Players in = withCards();
        if (in.size() == 1)
            return end(PlayedRound::End::OneLeft, in);
        if (in.empty()) {
            Players losers = m_turn.inRound();
            losers.remove(m_turn.winner());
            return end(PlayedRound::End::NoneLeft, losers);
        }
        m_turn = Turn(m_turn.nextOpener(in), in, m_match.count());
    }

    /// A player who cannot act and has no reserve card loses at once; the turn has no winner.
    Result<void> lookForStuck()
    {
        const Player next = m_turn.toAct();
        if (!m_reserves[next].empty() || playable(m_hands[next].cards(), m_turn.standing(), m_twoX).any())
            return {};
        m_result.turns.push_back({m_turn.opener(), {}, 0, next});
        end(PlayedRound::End::Stuck, {next});
        return {};
    }

    void end(PlayedRound::End how, Players losers)
    {
        m_over = true;
        m_result.end = how;
        m_result.givesChip = losers;
    }

    const Clause& endClause() const
    {
        return m_result.end == PlayedRound::End::OneLeft ? clause::oneLeft
            : m_result.end == PlayedRound::End::Stuck    ? clause::stuck
                                                         : clause::noneLeft;
    }

    const Match& m_match;
    bool m_twoX;
    PerPlayer<Hand> m_hands = {};
    PerPlayer<std::vector<NumberCard>> m_reserves;
    Turn m_turn;
    int m_toDraw = 0; ///< By the winner of the turn, before anything else.
    bool m_over = false;
    PlayedRound m_result = {};
};

} // namespace

std::optional<NextAction> nextOf(const Match& match, Player opener, const RoundEntry& entry, bool twoX)
{
    Round round(match, opener, entry, twoX);
    for (const RoundEvent& event : *entry.log)
        if (!round.apply(event))
            return std::nullopt;
    return round.isOver() ? std::nullopt : std::optional(round.next());
}

Result<PlayedRound> playRound(const Match& match, Player opener, const RoundEntry& entry, bool twoX)
{
    Round round(match, opener, entry, twoX);
    for (std::size_t i = 0; i < entry.log->size(); ++i)
        if (Result<void> answer = round.apply((*entry.log)[i]); !answer)
            return tl::unexpected(std::move(answer.error()).under(fmt::format("/log/{}", i)));
    if (!round.isOver())
        return tl::unexpected(Refusal{.code = Refusal::Code::Impossible,
            .where = "/log",
            .message = round.whatIsMissing(),
            .clause = &clause::recorded});
    return std::move(round.result());
}

} // namespace tafel::krass_kariert
