#include "search/query.h"

#include <algorithm>

#include "base/limits.h"
#include "search/words.h"

namespace tafel::search {

namespace {

using Vocabulary = std::span<const std::string>;

bool has(Vocabulary vocabulary, const std::string& word)
{
    return std::binary_search(vocabulary.begin(), vocabulary.end(), word);
}

bool hasBeginning(Vocabulary vocabulary, const std::string& word)
{
    const auto at = std::lower_bound(vocabulary.begin(), vocabulary.end(), word);
    return at != vocabulary.end() && at->starts_with(word);
}

/// How many letters may be wrong.
int leeway(const std::string& word)
{
    return word.size() >= 7 ? 2 : word.size() >= 4 ? 1 : 0;
}

std::vector<std::string> nearest(const std::string& word, bool begins, Vocabulary vocabulary)
{
    std::vector<std::string> list;
    for (int wrong = 1; wrong <= leeway(word) && list.empty(); ++wrong)
        for (const std::string& each : vocabulary)
            if (distance(word, each, begins, wrong) == wrong)
                list.push_back(each);
    return list;
}

constexpr std::size_t shortestPart = 3;

} // namespace

std::vector<std::string> queryWords(std::string_view typed)
{
    std::string spaced(typed.substr(0, limits::searchBytes));
    std::replace(spaced.begin(), spaced.end(), '-', ' '); // only the parts, not the compound with them
    std::vector<std::string> list;
    for (Word& word : wordsOf(spaced)) {
        if (list.size() == limits::searchWords)
            break;
        list.push_back(std::move(word.folded));
    }
    return list;
}

/// Adds the words that contain it; otherwise the two words that compose it, the second one also as a part.
void Query::addParts(const std::string& word, Vocabulary vocabulary, Terms& terms)
{
    const auto isIn = [](const std::string& part, const std::string& whole) {
        return part.size() >= shortestPart ? whole.find(part) != std::string::npos : whole.starts_with(part);
    };
    for (const std::string& each : vocabulary)
        if (each != word && isIn(word, each))
            terms.push_back({each});
    const bool made = !terms.empty();
    for (std::size_t cut = shortestPart; !made && cut + shortestPart < word.size(); ++cut)
        if (const std::string first = word.substr(0, cut), rest = word.substr(cut); has(vocabulary, first))
            for (const std::string& each : vocabulary)
                if (isIn(rest, each))
                    terms.push_back({first, false, each});
}

Query::Query(const std::vector<std::string>& words, Vocabulary vocabulary, MatchMode reach)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        const bool last = i + 1 == words.size();
        Terms terms;
        if (last ? hasBeginning(vocabulary, word) : has(vocabulary, word))
            terms.push_back({word, last});
        if (reach >= MatchMode::Parts)
            addParts(word, vocabulary, terms);
        if (reach == MatchMode::AllNear || (reach == MatchMode::Near && terms.empty()))
            for (std::string& each : nearest(word, last, vocabulary))
                terms.push_back({std::move(each)});
        m_all.push_back(std::move(terms));
    }
}

bool Query::hasUnmatchedWord() const
{
    return std::any_of(m_all.begin(), m_all.end(), [](const Terms& terms) { return terms.empty(); });
}

std::string Query::expression() const
{
    std::string all;
    for (const Terms& terms : m_all) {
        std::string any;
        for (const Term& term : terms) { // letters and digits only: nothing to escape
            any += any.empty() ? "" : " OR ";
            any += term.with.empty() ? '"' + term.text + '"' + (term.begins ? "*" : "")
                                     : "(\"" + term.text + "\" AND \"" + term.with + "\")";
        }
        all += (all.empty() ? "(" : " AND (") + any + ')';
    }
    return all;
}

bool Query::covers(std::string_view text) const
{
    const std::vector<Word> words = wordsOf(text);
    return std::all_of(m_all.begin(), m_all.end(), [&](const Terms& terms) {
        return std::any_of(terms.begin(), terms.end(), [&](const Term& term) {
            return std::any_of(
                words.begin(), words.end(), [&](const Word& word) { return term.finds(word.folded); });
        });
    });
}

std::vector<Highlight> Query::highlightsIn(std::string_view text) const
{
    const auto isFound = [&](const std::string& word) {
        for (const Terms& terms : m_all)
            for (const Term& term : terms)
                if (term.finds(word))
                    return true;
        return false;
    };
    std::vector<Highlight> highlights;
    for (const Word& word : wordsOf(text)) {
        if (!isFound(word.folded))
            continue;
        const auto end = word.from + word.length;
        // a match of the whole compound covers those of its parts
        while (!highlights.empty() && highlights.back().from >= word.from)
            highlights.pop_back();
        if (highlights.empty() || highlights.back().from + highlights.back().length < end)
            highlights.push_back({word.from, word.length});
    }
    return highlights;
}

} // namespace tafel::search
