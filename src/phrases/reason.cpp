#include "phrases/reason.h"

#include "base/names.h"
#include "phrases/format.h"
#include "phrases/game.h"

namespace tafel::phrases {

std::string sentenceText(const Sentence& sentence, const Match& match, Language language)
{
    return capitalized(sentence.in(language, match.players));
}

std::string reasonText(const Reason& reason, const Match& match, Language language)
{
    if (reason.sentence.pattern.empty())
        return std::string(reason.clause->text.in(language));
    std::string text = reason.in(language, match.players);
    // Such a sentence contains no name: "5 hearts: 5".
    return reason.value && !reason.players.empty()
        ? fmt::format("{}: {}", match.players[reason.players.first()], text)
        : text;
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
