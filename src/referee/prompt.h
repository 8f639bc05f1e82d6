// One open value of a deal: the same for the score pad, a recorded deal, a dispute and the command line. The
// core creates the prompt and interprets the response; a screen draws the prompt and passes on the taps.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "referee/contract_entry.h"
#include "referee/reason.h"
#include "referee/refusal.h"

namespace tafel {

/// A value of the match file.
struct FileValue {
    using List = std::vector<FileValue>;
    using Object = std::vector<std::pair<std::string, FileValue>>;

    std::variant<std::monostate, int, std::string, List, Object> is = {}; ///< An empty variant is null.
};

/// How an answer is written into the deal where it is not simply the value at the path of its question.
struct Put {
    std::string path = {}; ///< Path from the deal on; a last step "-" appends to a list.
    std::optional<FileValue> value = {}; ///< The value to write; nothing for the answer itself.
    /// The key of the object `value` for the answer, unless it is null; empty for none.
    std::string key = {};
};

/// Numbers from one to another, both included.
struct NumberRange {
    int from = 0, to = 0;
    friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

struct Prompt {
    enum class Kind : std::uint8_t {
        Choice, ///< One of `options`.
        Several, ///< Any number of `options`, one tap each.
        Order, ///< All `options` in their order, one tap each.
        Number, ///< A number from `lowest` to `highest`.
        Worth, ///< A number from `lowest` up, added or (negative) taken off.
        Card, ///< One of `cards`.
        Cards, ///< Two cards.
        Lists, ///< Cards in lists, each ended by its own answer (melds).
    };
    /// An answer of a `Choice`.
    struct Option {
        int value = 0; ///< The value of the response.
        Sentence text = {}; ///< Empty if its suit is shown instead.
        std::string_view word = {}; ///< The word in the match file; empty: its player, suit or number.
        std::optional<Player> player = {};
        std::optional<Suit> suit = {};
        bool on = false; ///< It was chosen.
        int place = 0; ///< For an `Order`: its position, from 1.
        bool follows = false; ///< It is `on` as a consequence of other answers.
        bool byDefault = false; ///< It is `on` until another answer is given.
        std::optional<Refusal> whyNot = {}; ///< The reason why it cannot be chosen now.
        bool isNumber = false; ///< Its `word` is a number in the match file.
        std::optional<Put> put = {};
        bool isYesOrNo = false; ///< Its text is a plain Yes or No.

        static Option of(Player player, bool on = false)
        {
            return {.value = player,
                .text = {{"{0}", "{0}"}, {Argument::player(player)}},
                .player = player,
                .on = on};
        }
        static Option of(Suit suit, bool on)
        {
            return {.value = static_cast<int>(suit), .suit = suit, .on = on};
        }
        static Option yes(bool on)
        {
            return {.value = 1, .text = {{"Ja", "Yes"}}, .word = "true", .on = on, .isYesOrNo = true};
        }
        static Option no(bool on)
        {
            return {.value = 0, .text = {{"Nein", "No"}}, .word = "false", .on = on, .isYesOrNo = true};
        }
    };

    std::string path = {}; ///< Path of the answer, a JSON Pointer from the deal or the match ("/limit").
    Kind kind = Kind::Choice;
    Sentence label = {}; ///< Its name within a sentence: "limit".
    Sentence question = {}; ///< "which limit?"
    bool required = true; ///< False if the answer may remain unknown.
    const Clause* clause = nullptr; ///< The rule that makes it necessary.
    int lowest = 0, highest = 0; ///< Bounds of a number; for `Several` of the count of options.
    /// For a number: the bounds whatever the other answers are; nothing: the same.
    std::optional<std::pair<int, int>> ever = {};
    /// For a number: ranges between `lowest` and `highest` that are excluded; disjoint, in ascending
    /// order.
    std::vector<NumberRange> except = {};
    int most = 0; ///< For numbers that add up: the bound of the sum; `highest` is the current one.
    std::vector<Option> options = {};
    std::optional<std::vector<Card>> cards = {}; ///< The possible cards; nothing: any.
    std::optional<Refusal> whyOthersExcluded = {}; ///< Why not one that is missing in `cards`.
    std::optional<int> number = {}; ///< The entered number.
    std::optional<int> rest = {}; ///< Not entered, but determined by other answers.
    std::vector<Card> chosen = {}; ///< The chosen cards.
    std::optional<Player> of = {}; ///< The player whom it concerns.
    std::optional<Put> put = {}; ///< For every option that has none of its own.

    /// Something was answered.
    bool isAnswered() const
    {
        return number || !chosen.empty()
            || std::any_of(options.begin(), options.end(),
                [](const Option& each) { return each.on && !each.follows && !each.byDefault; });
    }
    /// True without an answer, if the answer follows from others.
    bool follows() const
    {
        return !isAnswered() && (rest || std::any_of(options.begin(), options.end(), [](const Option& each) {
            return each.follows || each.byDefault;
        }));
    }
    /// True if there is no answer and none follows from others.
    bool isOpen() const { return !isAnswered() && !follows(); }
};

/// "choice", "several" … as in the documents and on the screens.
constexpr std::string_view name(Prompt::Kind kind)
{
    constexpr std::string_view names[]
        = {"choice", "several", "order", "number", "worth", "card", "cards", "lists"};
    return names[static_cast<std::size_t>(kind)];
}

/// Adds an element, or removes it if the list contains it.
template <typename Each> void toggle(std::vector<Each>& several, const Each& one)
{
    if (std::erase(several, one) == 0)
        several.push_back(one);
}
/// Removes the list with its last element.
template <typename Each> void toggle(std::optional<std::vector<Each>>& several, const Each& one)
{
    if (!several)
        several.emplace();
    toggle(*several, one);
    if (several->empty())
        several.reset();
}

/// An answer: the value of an option, a number, a card, or cards that were played together. An empty one
/// removes the earlier answer.
using Response = std::variant<std::monostate, int, Card, CardTake>;

} // namespace tafel
