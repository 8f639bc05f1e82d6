#include "document/game_keys.h"

#include "games/games.h"

namespace tafel::document {

namespace {

/// The keys for a match with the fewest players and an unknown contract, which may have all keys.
Keys asked(const Game& game)
{
    Match head{.game = &game};
    std::size_t players = 3;
    while (players < maxPlayers && !game.playerCounts(Edition::Web).has(static_cast<Player>(players)))
        ++players;
    head.players.resize(players);
    return game.dealKeys(head, {}) | game.positionKeys(head, {});
}

} // namespace

Keys keysOf(const Game& game)
{
    static const std::vector<std::pair<const Game*, Keys>> known = [] {
        std::vector<std::pair<const Game*, Keys>> list;
        for (const Game* each : allGames())
            list.emplace_back(each, asked(*each));
        return list;
    }();
    for (const auto& [each, keys] : known)
        if (each == &game)
            return keys;
    return asked(game);
}

} // namespace tafel::document
