#include "phrases/reason.h"

#include "base/format.h"
#include "base/name_list.h"
#include "base/names.h"
#include "games/custom/game.h"
#include "phrases/game.h"

namespace tafel::phrases {

std::string sentenceText(const Sentence& sentence, const Match& match, Language language)
{
    return capitalized(sentence.in(language, match.players));
}

namespace {

/// In a custom game a sentence contains no name: "5 hearts: 5". It is about the whole side.
std::string withName(const Reason& reason, const Match& match, Language language, const std::string& text)
{
    if (!reason.value || reason.players.empty())
        return text;
    std::vector<std::string> names;
    for (const Player each : custom::sideOf(match, reason.players.first()))
        names.push_back(match.players[each]);
    return fmt::format("{}: {}", listed(names, language), text);
}

} // namespace

std::string reasonText(const Reason& reason, const Match& match, Language language)
{
    return reason.sentence.pattern.empty()
        ? std::string(reason.clause->text.in(language))
        : withName(reason, match, language, reason.in(language, match.players));
}

std::string dealReason(const Match& match, const DealEntry& entry, const DealAward& award, Language language)
{
    std::string text;
    if (award.contract.empty() || entry.ruling) {
        text = award.brief.in(language, match.players);
        return entry.ruling && !entry.ruling->reason.empty() ? text + ": " + entry.ruling->reason : text;
    }
    for (const Reason& reason : award.because) {
        std::string sentence = reason.sentence.in(language, match.players);
        if (sentence.empty())
            continue;
        if (sentence.back() == '.') // it stands in a list
            sentence.pop_back();
        if (const Text extra = custom::extraName(match, *reason.clause); !extra.empty())
            sentence = fmt::format("{} {}", extra.in(language), sentence);
        text += (text.empty() ? "" : "; ") + withName(reason, match, language, sentence);
    }
    return text;
}

std::string sourceText(const Clause& clause, Edition edition, bool ofEditions, Language language)
{
    if (clause.isInterpretation(edition))
        return std::string(Text{"unsere Auslegung", "our interpretation"}.in(language));
    const std::string_view section = clause.section.in(edition);
    const std::string quoted = section.empty() ? "" : formatIn(language, {"«{}»", "“{}”"}, section);
    if (!ofEditions)
        return quoted;
    const std::string_view from = editionName(edition, language);
    return quoted.empty() ? std::string(from) : fmt::format("{}, {}", from, quoted);
}

std::string verdictText(const std::string& verdict, Language language)
{
    static constexpr std::pair<std::string_view, Text> known[]
        = {{"yes", {"Ja", "Yes"}}, {"no", {"Nein", "No"}}, {"play", {"Muss spielen", "Must play"}},
            {"pass", {"Muss passen", "Must pass"}},
            {"take", {"Muss ein Päckchen nehmen", "Must take a packet"}}, {"any", {"Jede Karte", "Any card"}},
            {"may-take", {"Darf eine Reservekarte nehmen", "May take a reserve card"}},
            {"stuck", {"Sitzt fest", "Stuck"}}};
    for (const auto& [word, text] : known)
        if (word == verdict)
            return std::string(text.in(language));
    return verdict;
}

} // namespace tafel::phrases
