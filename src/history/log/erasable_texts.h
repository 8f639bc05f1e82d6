// What people typed (names, reasons, remarks) stands beside the log, where it can be erased. An entry of the
// log has a placeholder for each such text, so nothing that is written there is ever changed.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "history/log/event_log.h"
#include "referee/match.h"

namespace tafel::history {

/// A text of an entry.
struct ErasableText {
    enum class Kind {
        Name = 0, ///< Somebody's name, nothing else.
        Words = 1, ///< A sentence in which names may stand.
        Document = 2, ///< JSON in which names may stand.
        Fixed = 3, ///< JSON of a string that is never erased; it only looks like a placeholder.
    };
    Kind kind = Kind::Name;
    std::string text = {};

    friend bool operator==(const ErasableText&, const ErasableText&) = default;
};

/// The most texts of an entry: as many numbers the table has for each. What has more is one text as a whole.
constexpr std::int64_t mostTexts = 4096;

/// The body of an entry without what people typed.
///
/// In `body` the string "@2" stands for the third text of the entry that opened the match: the name of the
/// player at seat 2. The string "@t0" stands for the first text of the entry itself. The texts of an entry
/// that opens a match begin with the names of the players, in the order of seats.
struct SeparatedBody {
    std::string body = {};
    std::vector<ErasableText> texts = {};
};

/// Whose match an entry is about.
struct Opening {
    std::span<const ErasableText> texts = {}; ///< Of the entry that opened the match; empty: there is none.
    std::function<std::string()> body = {}; ///< The whole body of that entry.
    /// Keeps what was read of that body for the next entry: a custom game may have 100 kB of clauses.
    std::optional<Match>* match = nullptr;
};

/// Takes the texts out of the body of an entry. What cannot be told apart becomes one text as a whole.
///
/// \param event  its `kind` decides which of its texts are personal; `match-opened` needs no opening
SeparatedBody separate(const Event& event, const Opening& opening);

/// The inverse of `separate`, byte for byte as long as no text was erased.
///
/// \param body     with placeholders
/// \param opening  the texts of the entry that opened the match
/// \param own      the texts of the entry itself
/// \return the body as JSON. Throws StorageException (Damaged) when a placeholder stands for a text that is
/// not there.
std::string join(
    std::string_view body, std::span<const ErasableText> opening, std::span<const ErasableText> own);

} // namespace tafel::history
