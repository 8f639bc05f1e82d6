// A character's power: a struct of optional hooks. One file a power under powers/; the list of all is
// powers.cpp.
#pragma once

#include <fmt/format.h>

#include "games/eidex/deal.h"
#include "games/eidex/facts.h"
#include "referee/form.h"

namespace tafel::eidex {

/// A parameter of a power in the match file, and the slot of `Declared` that it fills.
struct Parameter {
    enum class Kind : std::uint8_t {
        Number, ///< a whole number from 0 -> number
        Signed, ///< a whole number, perhaps negative -> number
        Card, ///< -> card
        Returns, ///< a card -> returns
        Other, ///< a player, never oneself -> whom
        Anyone, ///< a player, perhaps oneself -> whom
        Suit, ///< -> suit
        Flag, ///< true or false -> flag
        Words, ///< one of two words -> flag: true for the first
        Two, ///< two cards -> cards
        Melds, ///< list of card lists -> melds
        Takes, ///< player -> card -> takes
        Gives, ///< player -> card -> gives
    };
    std::string_view key;
    Kind kind;
    bool required = false; ///< Also in score-pad form, because the award may hang on it.
    std::array<std::string_view, 2> words = {}; ///< Of `Words`.
};

/// Any number of times a deal.
inline constexpr int anyTimes = 0;

struct Power {
    std::string_view id; ///< As in the match file: "schwarzpeter".
    Card card; ///< The character.
    Text name;
    Text oneLine; ///< What it does, in our own words, one line on a character card.
    PerEdition<std::string_view> section; ///< Where each edition describes it.
    std::span<const Clause* const> clauses;
    PerEdition<int> uses = PerEdition<int>::all(1); ///< A deal; `anyTimes`: no limit.
    std::span<const Parameter> parameters = {};

    /// It can change the award of a deal; all others matter to legality, knowledge and history only.
    bool decides = false;

    // Hooks. Each is optional; silence means: as without this power.

    /// Asked when the power is declared: may it be, with these parameters? Refused with `illegalPower`.
    /// The owner, the number of uses and parameters that name oneself are checked before.
    Result<void> (*mayDeclare)(const Deal&, const Declared&) = nullptr;
    /// Card points in play. Silence: 157.
    int (*total)(const Deal&, int total) = nullptr;
    /// The number of tricks in the deal.
    int (*tricks)(const Deal&, int tricks) = nullptr;
    const Clause* tricksClause = nullptr; ///< … and the clause that says so.
    /// The limit that must not be reached; sets the clause that says so.
    int (*limit)(const Deal&, const Declared&, int limit, const Clause*& because) = nullptr;
    /// The owner's card points at the end of the game.
    int (*adjust)(const Deal&, const Declared&, int points) = nullptr;
    /// Why the owner's card points (`adjust`) or the card points in play are `after` and not `before`.
    Reason (*explain)(const Deal&, const Declared&, int before, int after) = nullptr;
    /// The clause that says that Guggitaler switches this power off: then its hooks are not asked.
    const Clause* offUnderGuggitaler = nullptr;
    /// An entry in the rules of the award.
    const Rule* award = nullptr;
    /// How the score pad asks for the parameter.
    void (*ask)(const Deal&, PowerChoice&) = nullptr;
};

/// The 36 powers in list order: A K Q J 10 9 8 7 6, in a rank L R H S.
std::span<const Power* const> allPowers();

/// By its character's card, which exists in the pack.
const Power& powerOf(Card character);

/// By its name in the match file; null: there is none.
const Power* powerNamed(std::string_view id);

/// `illegal-power` at the power entry, with the clause that says why.
inline tl::unexpected<Refusal> illegalPower(const Clause& clause, Message message)
{
    return tl::unexpected(Refusal{
        .code = Refusal::Code::IllegalPower, .where = {}, .message = std::move(message), .clause = &clause});
}

} // namespace tafel::eidex
