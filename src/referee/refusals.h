// Refusals that several games and documents share, each with one sentence.
#pragma once

#include "base/text.h"
#include "cards/card.h"
#include "referee/refusal.h"

namespace tafel {

tl::unexpected<Refusal> refuse(
    Refusal::Code code, std::string where, Message message, const Clause* clause = nullptr);

/// `finished`: a deal after the end; `where` is the deal.
tl::unexpected<Refusal> matchIsOver(const Clause* clause);

/// `impossible`: the card is there a second time.
tl::unexpected<Refusal> duplicateCard(std::string where, Card card, Pack pack);

/// `impossible`: the deal names an eliminated player.
tl::unexpected<Refusal> playerIsOut(
    std::string where, std::string_view player, const Clause* clause = nullptr);

/// `impossible`: the table changes a house rule after the first deal that is fixed for the match.
tl::unexpected<Refusal> optionIsFixed(std::string where, Text option);

/// `schema` at the game: it is scored, but not judged. `game` is as a sentence names it.
tl::unexpected<Refusal> notJudged(const Message& game);

/// `schema` at the object: it lacks a key.
tl::unexpected<Refusal> keyMissing(std::string where, std::string_view key);

} // namespace tafel
