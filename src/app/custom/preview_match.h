// A custom game to be tried: a match with invented people and deals.
#pragma once

#include <memory>

#include <QString>

namespace tafel::custom {
class CustomGame;
}

namespace tafel::app {

class Session;

/// Puts a match of the game with a few invented deals on the table of that session; `contract` is chosen for
/// the next one, where it may be.
void startPreview(
    Session& session, const std::shared_ptr<const custom::CustomGame>& game, const QString& contract);

} // namespace tafel::app
