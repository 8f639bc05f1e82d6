// The events of a log and their keys, for reading and writing. A power has its parameters for keys.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "referee/deal_entry.h"

namespace tafel::document {

struct EventKey {
    enum class Kind : std::uint8_t { Card, Winner, Of };
    std::string_view name;
    Kind kind;
    bool required = false;
};

struct EventWords {
    Event::Kind kind;
    std::string_view name;
    std::span<const EventKey> keys = {}; ///< Its keys, without `event` and `by`.
};

inline constexpr EventKey cardKeys[] = {{"card", EventKey::Kind::Card}};
inline constexpr EventKey revealKeys[] = {{"card", EventKey::Kind::Card, true}, {"of", EventKey::Kind::Of}};
inline constexpr EventKey tellKeys[] = {{"winner", EventKey::Kind::Winner, true}};
inline constexpr EventKey takeBackKeys[] = {{"card", EventKey::Kind::Card, true}};

/// Sorted like `Event::Kind`.
inline constexpr EventWords eventWords[] = {
    {Event::Kind::Power, "power"},
    {Event::Kind::PutDown, "put-down", cardKeys},
    {Event::Kind::Play, "play", cardKeys},
    {Event::Kind::Reveal, "reveal", revealKeys},
    {Event::Kind::Tell, "tell", tellKeys},
    {Event::Kind::TakeBack, "take-back", takeBackKeys},
};

/// The only event of a game without powers.
inline constexpr EventKey openCardKeys[] = {{"card", EventKey::Kind::Card, true}};
inline constexpr EventWords openPlay{Event::Kind::Play, "play", openCardKeys};

/// The same for a round of Krass Kariert; the first `required` keys may not be left out.
struct RoundEventWords {
    RoundEvent::Kind kind;
    std::string_view name;
    std::span<const std::string_view> keys;
    std::size_t required;
};

inline constexpr std::string_view roundPlayKeys[] = {"event", "by", "positions", "value"};
inline constexpr std::string_view roundTakeKeys[] = {"event", "by", "card", "at"};
inline constexpr std::string_view allRoundEventKeys[] = {"event", "by", "positions", "value", "card", "at"};

/// Sorted like `RoundEvent::Kind`.
inline constexpr RoundEventWords roundEventWords[] = {
    {RoundEvent::Kind::Play, "play", roundPlayKeys, 3},
    {RoundEvent::Kind::Reserve, "reserve", roundTakeKeys, 4},
    {RoundEvent::Kind::Draw, "draw", roundTakeKeys, 4},
};

} // namespace tafel::document
