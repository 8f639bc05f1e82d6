#include "rulebook/rulebook.h"

#include <algorithm>

namespace tafel {

std::string folded(std::string_view text)
{
    // Two-byte letters of Latin-1 in UTF-8 (lead byte C3), then the spelled-out umlauts.
    struct Letter {
        std::string_view from, to;
    };
    constexpr Letter letters[] = {{"ä", "a"}, {"ö", "o"}, {"ü", "u"}, {"Ä", "a"}, {"Ö", "o"}, {"Ü", "u"},
        {"ß", "ss"}, {"é", "e"}, {"è", "e"}, {"à", "a"}, {"ë", "e"}, {"É", "e"}};
    std::string plain;
    for (std::size_t i = 0; i < text.size();) {
        const auto letter = std::find_if(std::begin(letters), std::end(letters),
            [&](const Letter& each) { return text.substr(i).starts_with(each.from); });
        if (letter != std::end(letters)) {
            plain += letter->to;
            i += letter->from.size();
            continue;
        }
        const char c = text[i++];
        plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    std::string out;
    for (std::size_t i = 0; i < plain.size(); ++i) {
        const bool spelledOut = plain[i] == 'e' && !out.empty()
            && (out.back() == 'a' || out.back() == 'o' || out.back() == 'u');
        if (!spelledOut)
            out += plain[i];
    }
    return out;
}

std::vector<const Clause*> searchClauses(
    std::span<const Clause* const> clauses, const std::vector<std::string>& words, Language language)
{
    std::vector<std::string> wanted;
    for (const std::string& word : words)
        wanted.push_back(folded(word));
    std::vector<const Clause*> found;
    for (const Clause* clause : clauses) {
        std::string text(clause->id);
        for (Edition edition : {Edition::En1998, Edition::De1998, Edition::Web})
            ((text += '\n') += clause->section.in(edition)) += clause->ruling.in(edition).in(language);
        text = folded(text + '\n' + std::string(clause->text.in(language)));
        if (std::all_of(wanted.begin(), wanted.end(),
                [&](const std::string& word) { return text.find(word) != std::string::npos; }))
            found.push_back(clause);
    }
    return found;
}

} // namespace tafel
