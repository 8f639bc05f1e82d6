// Why an entry was not accepted. A refusal is an answer that is shown to the table; a fault of the program is
// an exception that only `main` catches.
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "base/text.h"
#include "rulebook/clause.h"

namespace tafel {

struct Refusal {
    /// The codes of the match format, in its order.
    enum class Code {
        Format,
        Json,
        Schema,
        UnknownCard,
        UnknownPlayer,
        UnknownPower,
        UnknownContract,
        NotYourPower,
        IllegalPower,
        IllegalPlay,
        PointsSum,
        CountSum,
        Impossible,
        NeedsTricks,
        NeedsCaptured,
        Order,
        Finished,
        Players,
    };
    Code code;
    std::string where; ///< JSON Pointer (RFC 6901) into the document, "/deals/2/points".
    Message message; ///< One sentence for the player: the error and the remedy.
    const Clause* clause = nullptr; ///< The rule that was broken, when it was a rule.
    std::string proof = {}; ///< The event that proves a revoke.
    std::size_t line = 0, column = 0; ///< `Json` only, from 1.

    /// The same refusal seen from outside: the pointer gets a prefix ("/deals/2").
    Refusal under(std::string_view prefix) &&
    {
        where.insert(0, prefix);
        if (!proof.empty())
            proof.insert(0, prefix);
        return std::move(*this);
    }
};

template <typename T> using Result = tl::expected<T, Refusal>;

/// A key of an object as one step of a JSON Pointer: "/" and "~" are escaped.
std::string escapePointerToken(std::string_view key);

/// "points-sum" and so on, as in the match format.
std::string_view codeName(Refusal::Code code);

} // namespace tafel
