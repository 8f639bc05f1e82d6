// The game files that come with the app. They are ready to play, and new custom games can start from them.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include <QByteArray>

namespace tafel::custom {
class CustomGame;
}

namespace tafel::app {

struct Pattern {
    QByteArray document; ///< The game file.
    std::shared_ptr<const custom::CustomGame> game;
};

/// All patterns in the order of their files. They are read once and live until the program ends.
const std::vector<Pattern>& patterns();

/// The pattern with this game key, for example "own:schieber"; null if there is none.
const Pattern* patternOf(std::string_view key);

} // namespace tafel::app
