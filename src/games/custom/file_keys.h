// Every key of a game file as one row. The reader, the published schema, the editor and the tables of
// docs/own-games.md walk these rows.
#pragma once

#include <span>

#include "games/custom/definition.h"
#include "referee/refusal.h"

namespace tafel::custom {

inline constexpr std::string_view fileFormat = "tafelrichter-game/1";

inline constexpr Keys everyMeasure{
    Key::Count, Key::Takes, Key::Winners, Key::Out, Key::Left, Key::Points, Key::Said, Key::Declarer};

/// The part of the definition that a value belongs to. Null outside of such a part.
struct Owner {
    Definition& game;
    ContractDefinition* contract = nullptr;
    ExtraDefinition* extra = nullptr;
    NumberInput* typed = nullptr; ///< The typed number of the contract or the extra.
    LocalizedText* clause = nullptr; ///< The clause of the object, if it has one.
    compendium::ForecastTerms* terms = nullptr;
    compendium::DeclarerStakes* stakes = nullptr;
    std::size_t count = 0; ///< The number of players for which the value applies.
};

/// A possible word, or a possible form of the value.
struct Choice {
    std::string_view word;
    Text label = {};
    std::string_view begin = {}; ///< The initial JSON of the form; empty: the key is left out.
    Text asks = {}, example = {}; ///< The editor's question for a value of this form.
};

struct FileKey {
    /// The form of the value.
    enum class Kind : std::uint8_t {
        Id,
        Words, ///< A text; with `text` in one language.
        Clause, ///< A longer text.
        Number, ///< With `most` also a list of numbers.
        Flag,
        Word, ///< One of `choices`; with `most` also a list of contracts.
        Measure,
        Rising, ///< A list of numbers that go up.
        Different, ///< A list of numbers, each once.
        Several, ///< A list of some of `choices`, each once.
        Object, ///< An object with `keys`; with `choices` it has one of those keys.
        List, ///< A list of objects with `keys`.
        Left, ///< Cards that are left out.
        Total, ///< "tricks", a number or a list of cards.
        Worths, ///< Cards and their numbers.
        TrickWorths, ///< Tricks and their numbers.
        Places, ///< A number for each who plays.
    };

    std::string_view name;
    Kind kind;
    Keys required = {}; ///< By measure; `everyMeasure`: always.
    Keys in = everyMeasure; ///< A contract with another measure does not have the key.
    bool byPlayers = false; ///< It may be an object with a value for each number of players.
    int lowest = -limits::awarded, highest = limits::awarded; ///< Bounds of a number, also of each in a list.
    std::size_t most = 0; ///< Maximum length of a list; 0: not a list.
    int standard = 0; ///< The number where the key is missing.
    std::span<const Choice> choices = {}; ///< For words: the first one is the default.
    std::span<const FileKey> keys = {}; ///< Keys of an object; of `score` those of its measure.
    std::span<const std::string_view> excludes = {}; ///< Conflicting keys of the same object.
    /// The error if one of them is present, if the key does not fit (`fits`), or of an element of `Several`.
    Text instead = {};
    std::string_view with = {}; ///< A key of the same object without which it has no meaning.

    // The target of the value. Flags are 0 and 1, words their index; lists set each element in turn.
    void (*set)(const Owner&, int) = nullptr;
    std::string& (*text)(const Owner&) = nullptr;
    LocalizedText& (*words)(const Owner&) = nullptr;
    void (*enter)(Owner&) = nullptr; ///< Enters an object, or the list that replaces a number.
    /// Checks the value against those that were read before it; the reader adds the location.
    Result<void> (*check)(const Owner&) = nullptr;

    // The editor's form.
    Text label = {}, example = {};
    Text labelByPlayers = {}; ///< For one number of players, {}; empty: the default words.
    Text differs = {}; ///< Asks whether it differs by the number of players; empty: the default words.
    std::string_view begin = {}; ///< The initial JSON; empty for a number: one less than the most players.
    std::span<const std::string_view> usual
        = {}; ///< Keys of an object that are asked first; others are rare.
    /// Its turn on a page of the editor; of equal ones, the first row comes first. 0: it has none of its own.
    std::uint8_t turn = 0;
    /// From this turn on, the keys of the game are on the last page.
    static constexpr std::uint8_t atEnd = 100;
    bool rare = false;
    /// Whether the key fits these players and this order; otherwise the editor neither asks for it nor keeps
    /// it.
    bool (*fits)(Players players, std::string_view order) = nullptr;

    std::string_view what = {}; ///< For docs/own-games.md: details beyond the form.

    constexpr bool hasKeys() const { return kind == Kind::Object || kind == Kind::List; }
    /// The maximum length of a text.
    constexpr std::size_t letters() const
    {
        return kind == Kind::Id    ? limits::idLetters
            : kind == Kind::Clause ? limits::clauseLetters
            : text                 ? 2
                                   : limits::nameLetters;
    }
    constexpr bool always() const { return required == everyMeasure; }
    constexpr bool isNamed(std::string_view asked, Key measure) const
    {
        return name == asked && in.has(measure);
    }
};

/// A measure as a game file names it.
struct Measure {
    std::string_view name;
    Key key; ///< The key of the deal; of two the first.
    std::span<const FileKey> score;
    Text label;
    std::string_view begin = {}; ///< The initial score, in JSON.
    std::string_view carries; ///< For docs/own-games.md: the keys of a deal.
};

std::span<const FileKey> gameKeys();
std::span<const FileKey> contractKeys();
std::span<const Measure> measures();
const Measure& measureOf(Key key);
/// \return null if there is no such measure
const Measure* measureNamed(std::string_view name);

/// The keys of the object that the row describes, in a contract with that measure.
std::span<const FileKey> keysIn(const FileKey& row, Key measure);

/// The row of a path like "contracts/score/each", without indexes of lists, in a contract with that measure;
/// for a path into a value ("contracts/score/cards/SQ") the row of the value.
/// \return null if there is no such key
const FileKey* keyAt(std::string_view path, Key measure = Key::Points);

/// Paths in the order in which the editor asks for them: of the table, a contract and the end.
std::span<const std::string> tablePage();
std::span<const std::string> contractPage();
std::span<const std::string> endPage();

/// "1" to "100", or "last": the trick that a key names.
std::optional<int> trickNamed(std::string_view key);

} // namespace tafel::custom
