// Refusals that several games and documents have in common: one sentence each, wherever it is said.
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

/// `impossible`: somebody who has dropped out is named as a player of this deal.
tl::unexpected<Refusal> playerIsOut(
    std::string where, std::string_view player, const Clause* clause = nullptr);

/// `impossible`: after the first deal the table changes a house rule that says what is played.
tl::unexpected<Refusal> optionIsFixed(std::string where, Text option);

/// `schema` at the object: it lacks a key.
tl::unexpected<Refusal> keyMissing(std::string where, std::string_view key);

} // namespace tafel
