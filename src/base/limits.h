// Limits of a document, a line, a search or a stored event. They suit every real table, and are small enough
// that a hostile file stays harmless: docs/limits.md has the resulting memory.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tafel::limits {

// Refused by the parser: `json`, with line and column.
inline constexpr std::size_t documentBytes = std::size_t{4} << 20; ///< One document: a file, or a line.
inline constexpr int depth = 32; ///< Lists and objects in each other.
inline constexpr std::size_t values = 500'000; ///< Values, lists and objects of a document in all.
inline constexpr std::size_t textBytes = 16'384; ///< One text or key, when it is read.

// Refused by the reader, at the place.
inline constexpr std::size_t nameLetters = 200; ///< A player; also id, start, rules, tournament, clause.
inline constexpr std::size_t typedNameLetters = 60; ///< A name typed in the app, or given by a renaming.
inline constexpr std::size_t names = 100; ///< Longer lists are not examined.
inline constexpr std::size_t deals = 10'000; ///< In one match.
inline constexpr std::size_t overruled = 1'000;
inline constexpr std::size_t events = 5'000; ///< In the log of one deal.
inline constexpr std::size_t powers = 200; ///< Entries in a list of powers.
inline constexpr std::size_t listed = 1'000; ///< Entries of any other list.
inline constexpr int awarded = 100'000; ///< A ruling, a count of passes, or a bonus;
                                        ///< times `deals` it is less than a machine word.

// Limits of the file of a custom game.
inline constexpr int ownPlayers = 8; ///< Players of a custom game.
inline constexpr std::size_t clauseLetters = 2'000; ///< A rule in its author's words.
inline constexpr std::size_t idLetters = 40;
inline constexpr std::size_t contracts = 40;
inline constexpr std::size_t order = 400; ///< Contracts in a row.
inline constexpr std::size_t extras = 20;
inline constexpr std::size_t extrasOfDeal = 100;
inline constexpr int tricks = 100; ///< In one deal; also elements of a list with one number per deal.
inline constexpr int rounds = 1'000;
inline constexpr int times = 20; ///< Each contract, and the values that may be chosen from.
inline constexpr int counted = 1'000; ///< Counted objects of a contract.
inline constexpr int factor = 100;
inline constexpr std::size_t cardWorths = 60;
inline constexpr std::size_t trickWorths = 10;

// Limits of a search text: everything after that is ignored.
inline constexpr std::size_t searchBytes = 1'000;
inline constexpr std::size_t searchWords = 20;

// Limits of a history file.
inline constexpr std::size_t entryBytes = std::size_t{8} << 20; ///< One value in it.
inline constexpr int entryDepth = 64; ///< Nesting of the body of an event: it contains documents.
inline constexpr std::int64_t entries = std::int64_t{1} << 40U; ///< The highest number of one.

// Limits of an event on its way to another tablet, which quarantines a larger one; a server rejects it.
inline constexpr std::size_t travellingBytes = std::size_t{3} << 20; ///< Its body: with placeholders for its
                                                                     ///< texts it may be twice as long.
inline constexpr std::size_t wordBytes = 1'000; ///< Each of its other texts.
inline constexpr std::int64_t clock = std::int64_t{1} << 62U; ///< Lamport timestamp.
inline constexpr std::int64_t clockStep = std::int64_t{1} << 30U; ///< The most by which one event may be
                                                                  ///< ahead of all others.
inline constexpr std::int64_t batchBytes = std::int64_t{16} << 20; ///< Bodies that are requested at once.

} // namespace tafel::limits
