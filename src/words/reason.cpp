#include "words/reason.h"

#include "base/names.h"

namespace tafel::words {

std::string sentenceText(const Sentence& sentence, const Match& match, Language language)
{
    return withCapital(sentence.in(language, match.players));
}

std::string reasonText(const Reason& reason, const Match& match, Language language)
{
    return reason.sentence.pattern.empty() ? std::string(reason.clause->text.in(language))
                                           : reason.sentence.in(language, match.players);
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

} // namespace tafel::words
