// A table's entry for a round of Krass Kariert: the players who hand in a chip, or the round card by card.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "referee/players.h"

namespace tafel {

/// A card without a suit: 1 to 12, or one of three others. Written as in the match file: "7", "X", "stop".
struct NumberCard {
    std::uint8_t value = 0; ///< 1 … 12; `x`, `stop`, `redraw`.

    static constexpr std::uint8_t highest = 12, x = 13, stop = 14, redraw = 15;

    constexpr bool isNumber() const { return value >= 1 && value <= highest; }
    static std::optional<NumberCard> parse(std::string_view text);
    std::string_view text() const;

    friend constexpr bool operator==(NumberCard, NumberCard) = default;
};

/// A number card, or an X on the table with its number.
struct CalledCard {
    NumberCard card = {};
    std::optional<int> call = {}; ///< The number that an X stands for.

    friend bool operator==(const CalledCard&, const CalledCard&) = default;
};

/// Something that one player did in a recorded round.
struct RoundEvent {
    enum class Kind : std::uint8_t { Play, Reserve, Draw };
    Kind kind = Kind::Play;
    Player by = 0;
    std::vector<int> positions = {}; ///< `Play`: from 0, ascending.
    /// For `Play`: the number that each X stands for, in hand order.
    std::optional<std::vector<int>> value = {};
    bool valueIsList = false; ///< True if it is a list in the file.
    NumberCard card = {}; ///< `Reserve`, `Draw`.
    int at = 0; ///< `Reserve`, `Draw`: its position once it is in the hand.
};

struct RoundEntry {
    std::optional<Player> opener = {};
    std::optional<std::vector<Player>> givesChip = {};
    std::optional<PerPlayer<std::vector<NumberCard>>> hands = {}, reserves = {}; ///< In hand order.
    std::optional<std::vector<RoundEvent>> log = {};
};

} // namespace tafel
