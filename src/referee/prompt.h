// One thing that may be said next about a deal: the same for the score pad, a recorded deal, a dispute and
// the command line. The core asks and understands the answer; a screen draws the question and passes on what
// was tapped.
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

/// A value as it stands in the match file.
struct FileValue {
    using List = std::vector<FileValue>;
    using Object = std::vector<std::pair<std::string, FileValue>>;

    std::variant<std::monostate, int, std::string, List, Object> is = {}; ///< Nothing: null.
};

/// How an answer is written into the deal where it is not simply the value at the path of its question.
struct Put {
    std::string path = {}; ///< From the deal on; a last step "-": a new entry at the end of a list.
    std::optional<FileValue> value = {}; ///< What stands there; nothing: the answer.
    std::string key = {}; ///< Of `value`, an object: the answer stands there, but for null; empty: nowhere.
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
        Number, ///< From `lowest` to `highest`.
        Worth, ///< A number from `lowest` up, added or (negative) taken off.
        Card, ///< One of `cards`.
        Cards, ///< Two cards.
        Lists, ///< Cards in lists, each ended by its own answer (melds).
    };
    /// An answer of a `Choice`.
    struct Option {
        int value = 0; ///< What the answer is to the core.
        Sentence text = {}; ///< Empty: its suit says it.
        std::string_view word = {}; ///< As in the match file; empty: its player, suit or number stands there.
        std::optional<Player> player = {};
        std::optional<Suit> suit = {};
        bool on = false; ///< It was said.
        int place = 0; ///< Of an `Order`: as which one, from 1.
        bool follows = false; ///< It is `on` because of what else was said; nobody said it.
        bool byDefault = false; ///< It is `on` as long as nothing else is said.
        std::optional<Refusal> whyNot = {}; ///< Why it cannot be said now.
        bool isNumber = false; ///< Its `word` is a number in the match file.
        std::optional<Put> put = {};

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
        static Option yes(bool on) { return {.value = 1, .text = {{"Ja", "Yes"}}, .word = "true", .on = on}; }
        static Option no(bool on)
        {
            return {.value = 0, .text = {{"Nein", "No"}}, .word = "false", .on = on};
        }
        /// It says no more than that it is so, or not.
        bool isYesOrNo() const { return text.pattern.en == "Yes" || text.pattern.en == "No"; }
    };

    std::string path = {}; ///< Where the answer stands, a JSON Pointer from what is asked about ("/limit").
    Kind kind = Kind::Choice;
    Sentence label = {}; ///< What it is called, as within a sentence: "limit".
    Sentence question = {}; ///< "which limit?"
    bool required = true; ///< Nothing can be entered without it; else the answer may be that nobody knows.
    const Clause* clause = nullptr; ///< The rule that makes it necessary.
    int lowest = 0, highest = 0; ///< Of a number what it can be; of `Several` how many are chosen.
    /// Of a number: what it can be whatever else was said; nothing: the same.
    std::optional<std::pair<int, int>> ever = {};
    /// Of a number: what between `lowest` and `highest` it cannot be; apart from each other, in ascending
    /// order.
    std::vector<NumberRange> except = {};
    int most = 0; ///< Where numbers add up: all of them together; `highest` is what can be as it stands now.
    std::vector<Option> options = {};
    std::optional<std::vector<Card>> cards = {}; ///< That may be named; nothing: any.
    std::optional<Refusal> whyOthersExcluded = {}; ///< Why not one that is missing in `cards`.
    std::optional<int> number = {}; ///< That was said.
    std::optional<int> rest = {}; ///< Not said, but it follows from what else was.
    std::vector<Card> chosen = {}; ///< Cards that were said.
    std::optional<Player> of = {}; ///< Whom it is about.
    std::optional<Put> put = {}; ///< For every answer that has none of its own.

    /// Something was answered.
    bool isAnswered() const
    {
        return number || !chosen.empty()
            || std::any_of(options.begin(), options.end(),
                [](const Option& each) { return each.on && !each.follows && !each.byDefault; });
    }
    /// Nothing was answered, but the answer follows from others.
    bool follows() const
    {
        return !isAnswered() && (rest || std::any_of(options.begin(), options.end(), [](const Option& each) {
            return each.follows || each.byDefault;
        }));
    }
    /// Nothing was answered, and the answer does not follow from others.
    bool isOpen() const { return !isAnswered() && !follows(); }
};

/// "choice", "several" … as in the documents and on the screens.
constexpr std::string_view name(Prompt::Kind kind)
{
    constexpr std::string_view names[]
        = {"choice", "several", "order", "number", "worth", "card", "cards", "lists"};
    return names[static_cast<std::size_t>(kind)];
}

/// One of several: said again it is taken back.
template <typename Each> void toggle(std::vector<Each>& several, const Each& one)
{
    if (std::erase(several, one) == 0)
        several.push_back(one);
}
/// The list goes with its last one.
template <typename Each> void toggle(std::optional<std::vector<Each>>& several, const Each& one)
{
    if (!several)
        several.emplace();
    toggle(*several, one);
    if (several->empty())
        several.reset();
}

/// An answer: the value of an option, a number, a card, or cards that lay together. Nothing takes back what
/// was said.
using Response = std::variant<std::monostate, int, Card, CardTake>;

} // namespace tafel
