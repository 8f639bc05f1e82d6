// A preview of a custom game: a match with invented people and deals.
#pragma once

#include <memory>

#include <QString>

namespace tafel::custom {
class CustomGame;
}

namespace tafel::app {

class Session;

/// Opens a match of the game with a few invented deals in that session. Selects `contract` for the next deal
/// if it is possible.
void startPreview(
    Session& session, const std::shared_ptr<const custom::CustomGame>& game, const QString& contract);

} // namespace tafel::app
