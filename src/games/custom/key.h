// The ids of custom games, and the keys that distinguish them from the built-in games.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tafel::custom {

/// The id of every custom game in a match file. Frozen, like the keys "own:ID", the key "own_game" of
/// documents and the tables of the history: files, scripts and older histories say "own" where the code says
/// custom.
inline constexpr std::string_view gameId = "own";

/// \return the key of the custom game with that id: "own:hearts" for "hearts"
std::string keyOf(std::string_view id);

/// The inverse of `keyOf`.
/// \return the id of the custom game; empty if the key is that of a built-in game
std::optional<std::string_view> idIn(std::string_view key);

} // namespace tafel::custom
