// Arbitrary text as a search in the rulebook and in a history.
#include <optional>

#include "fuzz.h"
#include "history/statistics/statistics.h"
#include "history/tournaments/tournaments.h"
#include "phrases/day.h"
#include "search/clause_index.h"

namespace {

using namespace tafel;
using namespace tafel::fuzz;

void inTheRulebook(std::string_view text, Language language)
{
    static const search::ClauseIndex index;
    for (const search::SearchHit& each : index.search(text, language)) {
        std::size_t from = 0;
        for (const search::Highlight& highlight : each.highlights) {
            mustHold(highlight.from >= from && highlight.length > 0, "highlights stand in order", text);
            from = highlight.from + highlight.length;
        }
        mustHold(from <= each.clause->text.in(language).size(), "highlights stand in the text", text);
    }
}

void inAHistory(const std::string& text)
{
    static history::History history = [] {
        auto made = history::History::open(folder() / "searched.db", history::Mode::Write).value();
        const auto match = document::readMatch(
            R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Béatrice","Cora"],"id":"1",)"
            R"("started":"2026-11-20T19:00:00Z","tournament":"Cup",)"
            R"("deals":[{"turned_up":"S9","points":{"Anna":60,"Cora":71}}]})");
        mustHold(made.importMatch(*match).has_value(), "a match is imported");
        return made;
    }();
    using history::Filter;
    const auto answers = [](const auto& expected) { mustHold(expected.has_value(), "a search answers"); };
    for (const Filter& filter : {Filter{.text = text}, Filter{.player = text}, Filter{.from = text},
             Filter{.tournament = text, .to = text}, Filter{.text = text, .game = text, .finished = true}}) {
        answers(history.matches(filter));
        answers(history::personTotals(history, filter));
        answers(history::gameTotals(history, filter));
    }
    answers(history::loadTournament(history, text));
    answers(history::lastPlayed(history, text, 10));
    answers(history.lastMatchOf({text, "Anna"}, text));
    mustHold(!history.load(text) || text == "1", "there is one match", text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    inTheRulebook(text, size % 2 == 0 ? Language::German : Language::English);
    inAHistory(text);
    for (const auto& day : {phrases::startOfDayUtc(text), phrases::endOfDayUtc(text)})
        mustHold(!day || day->size() >= 10, "a day is a day", text);
    (void)phrases::dayOf(text);
    (void)phrases::timeOfDay(text);
    (void)phrases::dayText(text, Language::German);
    return 0;
}
