#include "report/recovery_summary.h"
#include "base/counted.h"
#include "base/format.h"
#include "phrases/day.h"
#include "phrases/deal.h"

#include <fmt/format.h>

namespace tafel::report {

namespace {

using history::DamagedMatch;
using history::SeqRange;

std::string numbersText(const std::vector<SeqRange>& ranges)
{
    std::string text;
    for (const SeqRange& each : ranges)
        text += fmt::format("{}{}{}", text.empty() ? "" : ", ", each.first,
            each.last > each.first ? fmt::format("–{}", each.last) : std::string());
    return text;
}

std::string hurtLine(const DamagedMatch& match, Language language)
{
    std::string name = fmt::format("{}", fmt::join(match.players, ", "));
    if (name.empty())
        name = match.id;
    if (!match.started.empty())
        name += fmt::format(" ({})", phrases::dayText(phrases::dayOf(match.started), language));
    const std::string deals = phrases::dealsText(Unit::Points, match.before, language);
    if (match.lost)
        return formatIn(language, {"{}: verloren, {}.", "{}: lost, {}."}, name, deals);
    if (match.kept == match.before)
        return formatIn(language,
            {"{}: Es fehlt keine Partie ({}), aber andere Einträge; der erste ist Eintrag {}.",
                "{}: no deal is missing ({}), but other entries are; the first is entry {}."},
            name, match.kept, match.from);
    return formatIn(language,
        {"{}: {} von {}; ab Partie {} fehlt alles.", "{}: {} of {}; everything from deal {} on is missing."},
        name, match.kept, deals, match.kept + 1);
}

} // namespace

std::vector<SeqRange> rangesOf(const std::vector<std::int64_t>& numbers)
{
    std::vector<SeqRange> ranges;
    for (const std::int64_t each : numbers)
        if (!ranges.empty() && ranges.back().last + 1 == each)
            ranges.back().last = each;
        else
            ranges.push_back({each, each});
    return ranges;
}

std::vector<std::string> recoveryLines(const history::RecoveryResult& result, Language language)
{
    std::vector<std::string> lines;
    const auto say = [&](Text pattern, const auto&... values) {
        lines.push_back(formatIn(language, pattern, values...));
    };
    if (!result.fromDamagedLog.empty())
        say({"Aus dem beschädigten Schreibprotokoll zurückgeholt, hinter der schadhaften Stelle: {} ({}).",
                "Recovered from the damaged write-ahead log, after the damaged part: {} ({})."},
            counted(static_cast<std::int64_t>(result.fromDamagedLog.size()), Text{"Eintrag", "entry"},
                Text{"Einträge", "entries"}, language),
            numbersText(rangesOf(result.fromDamagedLog)));
    if (result.whole()) {
        say({"Es fehlt nichts.", "Nothing is missing."});
        return lines;
    }
    for (const DamagedMatch& match : result.hurt)
        lines.push_back(hurtLine(match, language));
    if (!result.missing.empty())
        say({"Diese Einträge fehlen: {}.", "These entries are missing: {}."}, numbersText(result.missing));
    for (const auto& [name, shown] : result.renamings)
        say({"Darunter war eine Umbenennung: {} hiess {}, jetzt wieder wie geschrieben.",
                "One of them was a renaming: {} was called {}, and now has the written name again."},
            name, shown);
    if (!result.leftOut.empty())
        say({"Diese sind lesbar, passen aber ohne die fehlenden nicht: {}.",
                "These are readable, but unusable without the missing ones: {}."},
            numbersText(rangesOf(result.leftOut)));
    if (result.lostTexts > 0)
        say({"{} nicht mehr da; dort steht ein Ersatz («Player 1», «?»).",
                "{} lost; a placeholder is shown instead (“Player 1”, “?”)."},
            counted(result.lostTexts, Text{"Name oder Satz ist", "name or sentence is"},
                Text{"Namen oder Sätze sind", "names or sentences are"}, language));
    if (result.endUnknown)
        say({"Teile der Datei sind gar nicht lesbar: Ob nach Eintrag {} noch etwas kam, ist nicht zu "
             "erkennen.",
                "Parts of the file are unreadable. It is unknown whether entries followed entry {}."},
            result.last);
    return lines;
}

} // namespace tafel::report
