// Random answers to the prompts of `ask`, starting from an empty match, give a complete match that `score`
// accepts, in every game. Many more matches: RC_PARAMS="max_success=20000" prompts_test
#include <filesystem>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/games.h"
#include "support/any_asked_game.h"
#include "support/document_player.h"

namespace tafel::test {
namespace {

constexpr const char* people[] = {"Anna", "Zoë Ünsal", "a/b~c", "Dani", "Emil", "Fina", "Gina", "Hugo"};

Json headOf(std::string_view game, int players)
{
    Json match{
        {"format", "tafelrichter/1"}, {"game", game}, {"players", Json::array()}, {"deals", Json::array()}};
    for (int player = 0; player < players; ++player)
        match["players"].push_back(people[player]);
    return match;
}

int anyCount(const Game& game, Edition edition)
{
    for (;;)
        if (const int count = 3 + below(3); game.playerCounts(edition).has(static_cast<Player>(count)))
            return count;
}

/// A header of a short match of Cosmic Eidex with any edition and characters.
Json anyEidexHead()
{
    constexpr std::pair<const char*, Edition> editions[]
        = {{"en-1998", Edition::En1998}, {"de-1998", Edition::De1998}, {"web", Edition::Web}};
    const auto& [name, edition] = editions[below(3)];
    Json match = headOf("cosmic-eidex", anyCount(*gameNamed("cosmic-eidex"), edition));
    match["edition"] = name;
    std::vector<const eidex::Power*> powers(eidex::allPowers.begin(), eidex::allPowers.end());
    for (const Json& player : match["players"]) {
        const auto drawn = powers.begin() + below(static_cast<int>(powers.size()));
        if (!oneIn(4))
            match["characters"][player.get<std::string>()] = (*drawn)->card.text(Pack::Eidex);
        powers.erase(drawn);
    }
    match["options"]["target"] = 2 + below(3);
    return match;
}

/// Skips long matches except in one of `oneOf` runs, so that each kind gets a similar share of the time.
bool isLeftOut(int oneOf)
{
#ifdef TAFEL_SANITIZED // a sanitizer makes them ten times slower
    oneOf *= 8;
#endif
    return !oneIn(oneOf);
}

void leadsToTheEnd(Stranger stranger, std::optional<std::size_t> deals = {})
{
    stranger.chooseRules();
    stranger.play(deals);
}

RC_GTEST_PROP(AnyAsking, leadsToTheEndOfEveryContract, ())
{
    if (isLeftOut(2))
        return;
    std::vector<const Game*> games;
    for (const Game* game : allGames())
        if (game->unit() != Unit::VictoryPoints)
            games.push_back(game);
    const Game& game = *games[static_cast<std::size_t>(below(static_cast<int>(games.size())))];
    leadsToTheEnd(Stranger(headOf(game.id(), anyCount(game, Edition::Web))));
}

RC_GTEST_PROP(AnyAsking, leadsToTheEndOfCosmicEidex, ())
{
    if (isLeftOut(3))
        return;
    leadsToTheEnd(Stranger(anyEidexHead()));
}

RC_GTEST_PROP(AnyAsking, leadsToTheEndCardByCard, ())
{
    if (isLeftOut(8))
        return;
    std::vector<const Game*> games;
    for (const Game* game : allGames())
        if (game->unit() != Unit::VictoryPoints)
            games.push_back(game);
    const Game& game = *games[static_cast<std::size_t>(below(static_cast<int>(games.size())))];
    Stranger stranger(headOf(game.id(), anyCount(game, Edition::Web)));
    stranger.record();
    leadsToTheEnd(std::move(stranger));
}

RC_GTEST_PROP(AnyAsking, leadsToTheEndOfCosmicEidexCardByCard, ())
{
    if (isLeftOut(40))
        return;
    Stranger stranger(anyEidexHead());
    stranger.record();
    leadsToTheEnd(std::move(stranger));
}

RC_GTEST_PROP(AnyAsking, leadsToTheEndOfACustomGame, ())
{
    const AnyCustomGame game;
    Json match = headOf("own", game.players());
    match["own_game"] = game.document();
    leadsToTheEnd(Stranger(match), game.hasEnd() ? std::nullopt : std::optional<std::size_t>(1 + below(5)));
}

RC_GTEST_PROP(AnyAsking, leadsToTheEndOfAPattern, ())
{
    if (isLeftOut(4))
        return;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(TAFEL_SOURCE "/src/app/custom/patterns"))
        if (entry.path().string().ends_with(".game.json"))
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    const Json game
        = Json::parse(readFile(files[static_cast<std::size_t>(below(static_cast<int>(files.size())))]));
    const int count
        = game["players"][static_cast<std::size_t>(below(static_cast<int>(game["players"].size())))];
    Json match = headOf("own", count);
    match["own_game"] = game;
    const bool open = !game.contains("end") && game.value("order", Json("free")) == "free"
        && !(game.contains("tricks") && game["tricks"].dump().find('[') != std::string::npos);
    leadsToTheEnd(Stranger(match), open ? std::optional<std::size_t>(1 + below(5)) : std::nullopt);
}

} // namespace
} // namespace tafel::test
