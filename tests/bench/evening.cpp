#include "evening.h"

#include <stdexcept>

#include <fmt/format.h>

#include "document/document.h"
#include "history/history.h"

namespace tafel::bench {

void currentMatch(const std::filesystem::path& file)
{
    std::filesystem::create_directories(file.parent_path());
    auto history = history::History::open(file, history::Mode::Write);
    const Result<Match> match = document::readMatch(R"({"format": "tafelrichter/1", "game": "cosmic-eidex",
        "players": ["Anna", "Beat", "Cora"], "characters": {"Anna": "RJ", "Beat": "R9", "Cora": "LK"}, "deals": []})");
    if (!history || !match)
        throw std::runtime_error("no history for the benchmark");
    const std::string id = history->openMatch(*match).value();
    for (const char* deal : {R"({"turned_up": "S9", "points": {"Anna": 80, "Beat": 27}})",
             R"({"turned_up": "H9", "points": {"Anna": 30, "Beat": 27}})"})
        (void)history->enterDeal(id, document::readDeal(*match, deal).value());
    (void)history->saveDraft(
        id, document::readDeal(*match, R"({"turned_up": "HK", "points": {"Anna": 18}})").value());
}

void manyContracts(const std::filesystem::path& file)
{
    std::string contracts;
    for (int i = 1; i <= 40; ++i)
        contracts += fmt::format(
            R"({}{{"id": "c{}", "name": "Contract {}", "clause": "Each trick.", "measure": "count",
            "of": "tricks", "score": {{"each": {}}}}})",
            i > 1 ? "," : "", i, i, i);
    auto history = history::History::open(file, history::Mode::Write);
    const Result<Match> match = document::readMatch(
        R"({"format": "tafelrichter/1", "game": "own", "players": ["Anna", "Beat", "Cora", "Dani"], "deals": [],
        "own_game": {"format": "tafelrichter-game/1", "id": "many", "name": "Many", "players": [4], "tricks": 8,
        "wins": "most", "order": "player", "contracts": [)"
        + contracts + "]}}");
    if (!history || !match)
        throw std::runtime_error("no history for the benchmark");
    (void)history->openMatch(*match).value();
}

} // namespace tafel::bench
