// Why a verdict is as it is: a clause, whom it concerns, and one sentence with the numbers of this deal.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cards/card.h"
#include "referee/players.h"
#include "rulebook/clause.h"

namespace tafel {

/// A value in a sentence. Names and cards are put in when it is read, in the reader's language.
struct Argument {
    enum class Kind : std::uint8_t { None, Number, SignedNumber, Players, Card, FrenchCard, Verbatim };
    Kind kind = Kind::None;
    int value = 0;

    static constexpr Argument number(int value) { return {Kind::Number, value}; }
    static constexpr Argument signedNumber(int value) { return {Kind::SignedNumber, value}; }
    static constexpr Argument player(Player player) { return {Kind::Players, 1 << player}; }
    static constexpr Argument players(Players players)
    {
        return {Kind::Players, static_cast<int>(players.bits())};
    }
    static constexpr Argument card(Card card, Pack pack = Pack::Eidex)
    {
        return {pack == Pack::Eidex ? Kind::Card : Kind::FrenchCard,
            static_cast<int>(card.suit) * 16 + static_cast<int>(card.rank)};
    }
};

/// A sentence with up to six values: "{0} is at {1}, limit {2}: 0".
struct Sentence {
    Text pattern;
    std::array<Argument, 6> arguments = {};

    /// A text that the program did not write: a brace in it is a brace.
    static constexpr Sentence verbatim(Text text) { return {text, {Argument{Argument::Kind::Verbatim}}}; }

    /// A card at the beginning is written with a capital letter.
    void appendTo(std::string& out, Language language, std::span<const std::string> names) const;
    std::string in(Language language, std::span<const std::string> names) const;
    Message inBoth(std::span<const std::string> names = {}) const;
};

/// One of the clauses that decided, in the order in which they were applied.
struct Reason {
    const Clause* clause;
    Players players = {}; ///< The players concerned; empty for the whole table.
    Sentence sentence = {};
    std::optional<std::int64_t> value = {}; ///< In a custom game: the change for the player.

    /// The sentence, and the clause where its author's words belong to it.
    void appendTo(std::string& out, Language language, std::span<const std::string> names) const;
    std::string in(Language language, std::span<const std::string> names) const;
};

using Reasons = std::vector<Reason>;

} // namespace tafel
