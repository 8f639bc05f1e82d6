// Texts that people typed (names, reasons, remarks) are stored next to the log, where they can be erased. An
// event of the log has a placeholder for each such text, so nothing in the log ever changes.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
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
        Words = 1, ///< A sentence that may contain names.
        Document = 2, ///< JSON that may contain names.
        Fixed = 3, ///< JSON of a string that is never erased; it only looks like a placeholder.
    };
    Kind kind = Kind::Name;
    std::string text = {};

    friend bool operator==(const ErasableText&, const ErasableText&) = default;
};

/// The most texts of one event: the table has that many numbers for each. A body with more is one text.
constexpr std::int64_t mostTexts = 4096;

/// The body of an event without what people typed.
///
/// In `body` the string "@2" is a placeholder for the third text of the event that opened the match: the name
/// of the player at seat 2. The string "@t0" is a placeholder for the first text of the event itself. The
/// texts of an event that opens a match begin with the names of the players, in the order of seats.
struct SeparatedBody {
    std::string body = {};
    std::vector<ErasableText> texts = {};
};

/// A stored event with the texts that belong to it.
struct SeparatedEvent {
    StoredEvent stored = {};
    std::vector<ErasableText> texts = {}; ///< Its own.
    /// UUID of the event that opened its match; empty if the body has no placeholder for a player.
    std::string opening = {};
};

/// The texts of the events that opened matches, by their UUIDs.
using OpeningTexts = std::map<std::string, std::vector<ErasableText>, std::less<>>;

/// The opening of the match that an event is about.
struct Opening {
    /// The texts of the event that opened the match; empty if there is none.
    std::span<const ErasableText> texts = {};
    std::function<std::string()> body = {}; ///< Returns the complete body of that event.
    /// Caches the parsed body for the next event: a custom game may have 100 kB of clauses.
    std::optional<Match>* match = nullptr;
};

/// Takes the texts out of the body of an event. A body whose texts cannot be separated becomes one text as a
/// whole.
///
/// \param event  its `kind` decides which of its texts are personal; `match-opened` needs no opening
SeparatedBody separate(const Event& event, const Opening& opening);

/// The inverse of `separate`, byte for byte as long as no text was erased.
///
/// \param body     the body with placeholders
/// \param opening  the texts of the event that opened the match
/// \param own      the texts of the event itself
/// \param most     the most bytes of the result
/// \return the body as JSON
/// \throws StorageException (Damaged) if the text of a placeholder is missing, or if the result is too long
std::string join(std::string_view body, std::span<const ErasableText> opening,
    std::span<const ErasableText> own, std::size_t most = std::string::npos);

/// \return the event as it is read everywhere
/// \throws StorageException (Damaged) if the text of a placeholder is missing
Event joined(const SeparatedEvent& event, const OpeningTexts& openings);

} // namespace tafel::history
