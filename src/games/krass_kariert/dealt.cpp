#include "games/krass_kariert/round.h"

#include <fmt/format.h>

#include "games/krass_kariert/clauses.h"
#include "referee/refusals.h"

namespace tafel::krass_kariert {

namespace {

/// Checks the dealt cards under one key: the number of each player's cards, and the copies of each card.
Result<void> checkEach(const Match& match, std::string_view key,
    const PerPlayer<std::vector<NumberCard>>& dealt, std::size_t size, Seen& seen)
{
    for (std::size_t player = 0; player < match.players.size(); ++player) {
        const std::string where = fmt::format("/{}{}", key, escapePointerToken(match.players[player]));
        const std::vector<NumberCard>& cards = dealt[player];
        if (cards.size() != size)
            return refuse(Refusal::Code::Impossible, where,
                {.de = fmt::format("{} erhält {} Karten, aufgeführt sind aber {}.", match.players[player],
                     size, cards.size()),
                    .en = fmt::format("{} is dealt {} cards, but {} are listed.", match.players[player], size,
                        cards.size())},
                &clause::hands);
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (!seen.add(cards[i]))
                return refuse(Refusal::Code::Impossible, fmt::format("{}/{}", where, i), tooMany(cards[i]),
                    &clause::pack);
    }
    return {};
}

} // namespace

Message tooMany(NumberCard card)
{
    return {.de = fmt::format("Die Karte {} gibt es nur {}-mal.", card.text(), copiesOf(card)),
        .en = fmt::format("There are only {} of the card {}.", copiesOf(card), card.text())};
}

Result<Seen> checkDealt(const Match& match, const RoundEntry& entry)
{
    Seen seen;
    const auto cards = static_cast<std::size_t>(handSize(match.count()));
    if (Result<void> answer = checkEach(match, "hands", *entry.hands, cards, seen); !answer)
        return tl::unexpected(std::move(answer.error()));
    if (Result<void> answer = checkEach(match, "reserves", *entry.reserves, reserveSize, seen); !answer)
        return tl::unexpected(std::move(answer.error()));
    return seen;
}

Result<void> checkDraws(Seen seen, std::span<const RoundEvent> log)
{
    for (std::size_t i = 0; i < log.size(); ++i)
        if (log[i].kind == RoundEvent::Kind::Draw && !seen.add(log[i].card))
            return refuse(Refusal::Code::Impossible, fmt::format("/log/{}/card", i), tooMany(log[i].card),
                &clause::pack);
    return {};
}

} // namespace tafel::krass_kariert
