#include "rulebook/folded.h"

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

} // namespace tafel
