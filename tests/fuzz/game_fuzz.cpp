// Arbitrary bytes as the document of a custom game. The result is the game or an error document, the same
// every time. An accepted game reads the same after it is written, keeps its fingerprint in any order of
// keys, and a match of it is scored.
#include "document/custom_game_reader.h"
#include "fuzz.h"
#include "referee/score.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tafel;
    using namespace tafel::fuzz;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto checked = [](std::string_view document, Language language) {
        std::string out;
        document::checkGameDocument(out, document, language, document::Layout::Line);
        return out;
    };
    const std::string answer = checked(text, Language::English);
    hasPublishedForm(answer);
    const Result<std::shared_ptr<const custom::CustomGame>> game = document::readCustomGame(text);
    if (!game)
        return 0;
    mustHold(checked((*game)->document(), Language::English) == answer, "what is written is the same game",
        answer);
    Match match{.game = game->get(), .own = *game};
    custom::eachCount((*game)->definition().players, [&](std::size_t count) {
        match.players.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            match.players[i] = std::string(1, static_cast<char>('A' + i));
        const Result<Outcome> outcome = score(match);
        mustHold(outcome && !outcome->standing.finished && !outcome->standing.due.empty(),
            "a match can begin", answer);
        const PadForm form = (*game)->padForm(match, outcome->standing, {});
        mustHold(form.refusal.has_value() != form.live.has_value(), "a form refuses or awards", answer);
        return true;
    });
    return 0;
}
