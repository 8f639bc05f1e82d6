// A match: its players, its rules, and its deals in order.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "referee/deal_entry.h"

namespace tafel {

class Game;

/// A house rule: its name in the match file, its values, and their effects, for the New match screen.
struct OptionSpec {
    /// The form of its value in the file.
    enum class Form : std::uint8_t { Word, Flag, OneOf, Number, WordPerTarget };
    std::string_view name; ///< "exactly_100"
    Text label; ///< "Exactly 100 card points"
    std::span<const std::string_view> words = {}; ///< The possible words; empty for a `Number`.
    std::span<const Text> effects = {}; ///< The effect of each word, in one line.
    int lowest = 0; ///< The lower bound of a number.
    int byDefault = 0; ///< The number, or the index of the word.
    PerEdition<bool> exists = PerEdition<bool>::all(true);
    Text effect = {}; ///< The effect of a number: "at {0} …".
    Form form = Form::Word;
    std::span<const std::string_view> of = {}; ///< `WordPerTarget`: each of these may have a word.
    int onlyPlayers = 0; ///< Has an effect with this many players only; 0: with any.
    bool fixedAfterFirstDeal
        = false; ///< Part of what is played in the whole match: fixed after the first deal.

    bool isFor(int players) const { return onlyPlayers == 0 || onlyPlayers == players; }
};

/// The option of that name; one that is not there does not compile.
consteval const OptionSpec& optionNamed(std::span<const OptionSpec> options, std::string_view name)
{
    for (const OptionSpec& each : options)
        if (each.name == name)
            return each;
    throw "there is no option of that name";
}

/// The value of an option: the number, or the index of the word in its spec.
struct OptionValue {
    const OptionSpec* option;
    int value;
    int of = 0; ///< For `WordPerTarget`: the index of the target.
};

/// The table decides differently from a deal on: replaces the whole option.
struct OptionOverride {
    int from = 1; ///< The first deal it holds for, from 1.
    const OptionSpec* option = nullptr;
    std::vector<OptionValue> values = {}; ///< One; `WordPerTarget`: any number.
};

struct Match {
    const Game* game = nullptr;
    std::shared_ptr<const Game> own = {}; ///< `game`, where it is a custom one: the match keeps it.
    Edition edition = Edition::Web;
    std::vector<std::string> players = {};
    PerPlayer<std::optional<Card>> characters = {};
    std::vector<OptionValue> options = {};
    std::optional<Player> firstDealer = {};
    std::vector<OptionOverride> overruled = {};
    std::vector<DealEntry> deals = {};
    bool ended = false; ///< The table has stopped, in a game that has no end of its own.
    // Without influence on the score:
    std::string id = {}, started = {}, rules = {}, tournament = {};
    std::string draw = {}; ///< The JSON text of `draw`, as it came.

    int count() const { return static_cast<int>(players.size()); }

    /// The override of an option for the deal with that number, from 1; null: `options` apply. Of several
    /// overrides the latest counts, and of those for the same deal the last one in the file.
    const OptionOverride* overrideFor(const OptionSpec& option, int deal) const
    {
        const OptionOverride* latest = nullptr;
        for (const OptionOverride& each : overruled)
            if (each.option == &option && each.from <= deal && (!latest || each.from >= latest->from))
                latest = &each;
        return latest;
    }

    /// The word of each of `option.of` for the deal with that number, from 1; nothing if it has none.
    std::optional<int> optionOf(const OptionSpec& option, int of, int deal) const
    {
        const OptionOverride* const entry = overrideFor(option, deal);
        std::optional<int> value;
        for (const OptionValue& each : entry ? entry->values : options)
            if (each.option == &option && each.of == of)
                value = each.value;
        return value;
    }

    /// The value of an option for the deal with that number, from 1.
    int option(const OptionSpec& option, int deal) const
    {
        return optionOf(option, 0, deal).value_or(option.byDefault);
    }
};

} // namespace tafel
