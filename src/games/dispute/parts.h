// Shared helpers of a dispute: sentences in both languages at once, and the steps of a path.
#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "base/names.h"
#include "games/dispute/draft.h"

namespace tafel::dispute {

inline constexpr Text done{"Fertig", "Done"}, yes{"Ja", "Yes"}, no{"Nein", "No"},
    whichContract{"Welcher Kontrakt wird gespielt?", "Which contract is played?"},
    whichTrump{"Welche Farbe ist Trumpf?", "Which suit is trump?"},
    whichTurnedUp{"Welche Karte ist aufgedeckt?", "Which card is turned up?"},
    whichLie{"Welche Karten liegen?", "Which cards are on the table?"},
    whichHand{"Welche Karten sind auf der Hand?", "Which cards are in hand?"},
    whoUses{"Wer will was einsetzen?", "Who wants to use which power?"},
    whenIsThat{"Wann ist das?", "When is that?"};

/// The pattern with the values at its "{}".
template <typename... Values> Message said(Text pattern, const Values&... values)
{
    return {.de = fmt::vformat(pattern.de, fmt::make_format_args(values.de...)),
        .en = fmt::vformat(pattern.en, fmt::make_format_args(values.en...))};
}

inline Message said(Text text)
{
    return {.de = std::string(text.de), .en = std::string(text.en)};
}

/// The same in both languages.
inline Message asIs(std::string_view text)
{
    return {.de = std::string(text), .en = std::string(text)};
}

/// The messages as one, separated by `between`.
inline Message joined(const std::vector<Message>& list, Text between)
{
    Message all;
    for (const Message& each : list) {
        if (&each != &list.front()) {
            all.de += between.de;
            all.en += between.en;
        }
        all.de += each.de;
        all.en += each.en;
    }
    return all;
}

inline Message capitalized(const Message& text)
{
    return {.de = tafel::capitalized(text.de), .en = tafel::capitalized(text.en)};
}

template <typename Each> bool contains(const std::vector<Each>& list, const Each& one)
{
    return std::find(list.begin(), list.end(), one) != list.end();
}

/// A place that the list does not have changes nothing.
template <typename Each> void eraseAt(std::vector<Each>& list, std::size_t place)
{
    if (place < list.size())
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(place));
}

/// "/may/1/whom": the list, the index in it, and the rest.
struct Step {
    std::string_view list = {};
    std::size_t place = 0;
    std::string_view rest = {};
};

/// \return nothing if no number follows the first step
inline std::optional<Step> stepOf(std::string_view path)
{
    const std::size_t slash = path.find('/', 1);
    if (slash == std::string_view::npos)
        return std::nullopt;
    Step step{.list = path.substr(0, slash)};
    const char* const end = path.data() + path.size();
    const auto [rest, fault] = std::from_chars(path.data() + slash + 1, end, step.place);
    if (fault != std::errc() || (rest != end && *rest != '/'))
        return std::nullopt;
    if (rest != end)
        step.rest = path.substr(static_cast<std::size_t>(rest + 1 - path.data()));
    return step;
}

/// \return true if the list at this path is one of powers
inline bool isPowerList(std::string_view list)
{
    return list == "/may" || list == "/powers";
}

/// \return true if the prompt has this answer
inline bool accepts(const Prompt& prompt, int value)
{
    if (prompt.kind == Prompt::Kind::Number)
        return (value >= prompt.lowest && value <= prompt.highest) || (value == 0 && !prompt.required);
    return std::any_of(prompt.options.begin(), prompt.options.end(),
        [&](const Prompt::Option& each) { return each.value == value && !each.whyNot; });
}

/// The verdict as it is stored.
constexpr std::string_view verdictOf(bool good)
{
    return good ? "yes" : "no";
}

inline Ruling yesOrNo(bool good, Ruling answer = {})
{
    answer.kind = good ? Ruling::Kind::Yes : Ruling::Kind::No;
    answer.verdict = verdictOf(good);
    answer.word = said(good ? yes : no);
    return answer;
}

/// A position that the referee does not take.
inline Ruling refused(const Refusal& refusal)
{
    Ruling open{.sentence = refusal.message};
    if (refusal.clause)
        open.reasons.emplace_back(
            Reason{.clause = refusal.clause, .sentence = {refusal.clause->text}}, false);
    return open;
}

} // namespace tafel::dispute
