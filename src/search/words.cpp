#include "search/words.h"

#include <algorithm>

#include "rulebook/folded.h"

namespace tafel::search {

namespace {

/// The length in bytes of the letter or digit at the beginning of a text; 0 if there is none.
std::size_t letterAt(std::string_view text)
{
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char first = byte(0);
    if ((first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') || (first >= '0' && first <= '9'))
        return 1;
    const bool latin = text.size() > 1 && first >= 0xC3 && first <= 0xC9; // À … ɏ
    const bool sign = first == 0xC3 && text.size() > 1 && (byte(1) == 0x97 || byte(1) == 0xB7); // × ÷
    return latin && !sign ? 2 : 0;
}

} // namespace

std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    std::size_t partsFrom = 0; // the first part of the compound under way
    const auto endCompound = [&] {
        if (words.size() - partsFrom > 1) {
            Word whole{{}, words[partsFrom].from, 0};
            for (std::size_t i = partsFrom; i < words.size(); ++i)
                whole.folded += words[i].folded;
            whole.length = words.back().from + words.back().length - whole.from;
            words.push_back(std::move(whole));
        }
        partsFrom = words.size();
    };
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size()) {
            const std::size_t letter = letterAt(text.substr(end));
            if (letter == 0)
                break;
            end += letter;
        }
        if (end == at) {
            ++at;
            continue;
        }
        words.push_back({folded(text.substr(at, end - at)), at, end - at});
        if (end == text.size() || text[end] != '-')
            endCompound();
        at = end + 1;
    }
    endCompound();
    return words;
}

int distance(std::string_view typed, std::string_view word, bool begins, int most)
{
    const auto farther = [&](std::size_t a, std::size_t b) { return a > b + static_cast<std::size_t>(most); };
    if (farther(typed.size(), word.size()) || (!begins && farther(word.size(), typed.size())))
        return most + 1;
    if (begins) // no longer beginning can be nearer
        word = word.substr(0, typed.size() + static_cast<std::size_t>(most));
    std::vector<int> before(word.size() + 1), last(word.size() + 1), row(word.size() + 1);
    for (std::size_t j = 0; j <= word.size(); ++j)
        row[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= typed.size(); ++i) {
        std::swap(before, last);
        std::swap(last, row);
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= word.size(); ++j) {
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (typed[i - 1] != word[j - 1])});
            if (i > 1 && j > 1 && typed[i - 1] == word[j - 2] && typed[i - 2] == word[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
    }
    const int least = begins ? *std::min_element(row.begin(), row.end()) : row.back();
    return std::min(least, most + 1);
}

} // namespace tafel::search
