// A table's entry for a deal of a contract: its name and its one measure.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "cards/card.h"
#include "referee/keys.h"
#include "referee/players.h"

namespace tafel {

/// A number for each player that was named, in the order of entry.
using CountByPlayer = std::vector<std::pair<Player, int>>;

/// A player for each number.
using PlayerByNumber = std::vector<std::pair<int, Player>>;

/// The value for `key`; nothing if the list does not name it.
template <typename At, typename Value>
std::optional<Value> valueAt(
    const std::vector<std::pair<At, Value>>& list, const std::type_identity_t<At>& key)
{
    for (const auto& [each, value] : list)
        if (each == key)
            return value;
    return std::nullopt;
}
template <typename List, typename At> auto valueAt(const std::optional<List>& list, const At& key)
{
    return list ? valueAt(*list, key) : decltype(valueAt(*list, key))();
}

/// Puts the value at `key`; nothing takes it away.
template <typename At, typename Value>
void setValue(std::vector<std::pair<At, Value>>& list, const std::type_identity_t<At>& key,
    const std::type_identity_t<std::optional<Value>>& value)
{
    std::erase_if(list, [&](const auto& each) { return each.first == key; });
    if (value)
        list.emplace_back(key, *value);
}
/// Removes the list with its last value.
template <typename At, typename Value>
void setValue(std::optional<std::vector<std::pair<At, Value>>>& list, const std::type_identity_t<At>& key,
    const std::type_identity_t<std::optional<Value>>& value)
{
    if (!list)
        list.emplace();
    setValue(*list, key, value);
    if (list->empty())
        list.reset();
}

// The `keys()` of each part of a measure describe its form in the match file for the reader and the
// writer.

/// In a draft: a player who has not been named yet.
inline constexpr Player notNamed = maxPlayers;

/// The scoring cards of one trick.
struct CardTake {
    Player by = notNamed;
    std::vector<Card> cards = {};

    bool isComplete() const { return by != notNamed && !cards.empty(); }
    bool has(Card card) const { return std::find(cards.begin(), cards.end(), card) != cards.end(); }

    static constexpr auto keys()
    {
        return std::tuple(std::pair("by", &CardTake::by), std::pair("cards", &CardTake::cards));
    }
};

/// One trick: its winner, and the players of the lowest rank in it.
struct LowTrick {
    Player winner = notNamed;
    std::vector<Player> lowest = {};

    bool isComplete() const { return winner != notNamed && !lowest.empty(); }

    static constexpr auto keys()
    {
        return std::tuple(std::pair("winner", &LowTrick::winner), std::pair("lowest", &LowTrick::lowest));
    }
};

/// A player ran out of cards: the cards that the others still held.
struct OutCount {
    Player out = notNamed;
    CountByPlayer left = {};

    static constexpr auto keys()
    {
        return std::tuple(std::pair("out", &OutCount::out), std::pair("left", &OutCount::left));
    }
};

/// A player said that the total of the player before is 105 or more.
struct Call {
    static constexpr int notSaid = -1;

    Player by = notNamed, before = notNamed;
    int sum = notSaid; ///< In a draft also `notSaid`.

    bool isComplete() const { return by != notNamed && before != notNamed && sum != notSaid; }

    static constexpr auto keys()
    {
        return std::tuple(
            std::pair("by", &Call::by), std::pair("before", &Call::before), std::pair("sum", &Call::sum));
    }
};

/// The declarers and the result of their game.
struct Declarer {
    std::vector<Player> by = {};
    std::optional<bool> won = {}; ///< In a draft it may be undecided.
    std::optional<int> value = {};
};

/// Points that a custom game writes under a name: a meld, an announcement.
struct ExtraPoints {
    std::string extra = {}; ///< Its id.
    Player by = 0;
    std::optional<int> value = {};
};

/// "last", where tricks are named by their number: higher than any.
inline constexpr int lastTrick = 1'000;

/// An empty optional was not entered. A contract has one measure; `points` are a field of the deal's entry.
struct ContractEntry {
    std::string contract = {}; ///< Name of the contract; empty if it was not entered.
    std::optional<Suit> trump = {};
    std::optional<CountByPlayer> count = {}; ///< Tricks, or scoring cards of equal worth.
    std::optional<std::vector<CardTake>> takes = {};
    std::optional<PlayerByNumber> winners = {}; ///< By the number of the trick, from 1; `lastTrick`.
    std::optional<int> trick = {}; ///< In a draft: the number of a trick whose winner is not entered yet.
    std::optional<std::vector<LowTrick>> lows = {};
    std::optional<std::vector<Player>> out = {}; ///< The first one out first.
    std::optional<std::vector<OutCount>> counts = {};
    std::optional<CountByPlayer> left = {}, passes = {};
    std::optional<PlayerByNumber> crossings = {}; ///< By the threshold.
    std::optional<std::optional<Call>> called = {}; ///< Set but empty if no player called.
    std::optional<CountByPlayer> said = {}, made = {}; ///< Each player's bid and tricks made.
    std::optional<Declarer> declarer = {};
    std::optional<Player> march = {}; ///< The player who won every trick, under that house rule.
    std::optional<bool> announced = {};
    std::optional<Player> announcer = {};
    std::optional<int> factor = {}; ///< By which the deal is multiplied.
    std::optional<std::vector<ExtraPoints>> extras = {}; ///< In the order of entry.
    /// For a file without the contract: the keys of the measure in it, in the order of the file.
    std::vector<Key> keysInFile = {};
    /// Recorded, with hands: each in the order in which it was dealt, in the order of the file.
    std::vector<std::pair<Player, std::vector<Card>>> dealt = {};

    /// Every key of the match file from the measure on, in its order: `visit(Key, optional)`.
    template <typename Entry, typename Visit> static void eachKey(Entry& entry, const Visit& visit)
    {
        visit(Key::Count, entry.count);
        visit(Key::Takes, entry.takes);
        visit(Key::Winners, entry.winners);
        visit(Key::Lows, entry.lows);
        visit(Key::Out, entry.out);
        visit(Key::Counts, entry.counts);
        visit(Key::Left, entry.left);
        visit(Key::Passes, entry.passes);
        visit(Key::Crossings, entry.crossings);
        visit(Key::Called, entry.called);
        visit(Key::Said, entry.said);
        visit(Key::Made, entry.made);
        visit(Key::Declarer, entry.declarer);
        visit(Key::March, entry.march);
        visit(Key::Announced, entry.announced);
        visit(Key::By, entry.announcer);
        visit(Key::Factor, entry.factor);
        visit(Key::Extras, entry.extras);
    }

    /// The measures that were entered, without `Points`.
    Keys given() const
    {
        Keys keys;
        eachKey(*this, [&](Key key, const auto& value) {
            if (value && key < Key::March)
                keys = keys | Keys{key};
        });
        return keys;
    }
};

} // namespace tafel
