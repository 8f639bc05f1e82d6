// The games that the app brings as game files: ready to play, and what a new custom game can start from.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include <QByteArray>
#include <QString>

namespace tafel::custom {
class CustomGame;
}

namespace tafel::app {

struct Pattern {
    QString id; ///< "schieber", also the id of its game.
    QByteArray document; ///< Its game file.
    std::shared_ptr<const custom::CustomGame> game;
};

/// All of them in the order of their ids; read once, they live as long as the program.
const std::vector<Pattern>& patterns();

/// By the key of its game, "own:schieber"; null: there is none.
const Pattern* patternOf(std::string_view key);

} // namespace tafel::app
