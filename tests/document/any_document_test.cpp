// Whatever comes in, a document goes out: a result or an error, and it has the published form.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/any_match.h"
#include "support/schema.h"

namespace tafel {
namespace {

using namespace test;

/// The answer is one line of JSON of the published form.
void isAnswered(const std::string& bytes)
{
    for (Language language : {Language::German, Language::English}) {
        const std::string out = answerText(bytes, language);
        RC_ASSERT(out.find('\n') == std::string::npos);
        const nlohmann::json shown = nlohmann::json::parse(out, nullptr, false);
        RC_ASSERT(!shown.is_discarded());
        RC_ASSERT(PublishedSchema::of(shown).faults(shown) == "");
    }
}

RC_GTEST_PROP(AnyBytes, areAnswered, (const std::string& bytes))
{
    isAnswered(bytes);
}

RC_GTEST_PROP(AnyBytes, thatLookLikeJsonAreAnswered, ())
{
    std::string text;
    const char* const pieces[] = {"{", "}", "[", "]", ",", ":", "\"", "\\", "\\u00", "null", "true", "1", "-",
        "0.5", "1e9", "\"format\"", "\"deals\"", "\"tafelrichter/1\"", " ", "\n", "\xC3", "\xBC"};
    for (int count = below(40); count > 0; --count)
        text += pieces[below(static_cast<int>(std::size(pieces)))];
    isAnswered(text);
}

RC_GTEST_PROP(AnyBytes, ofAMatchWithSomeChangedAreAnswered, ())
{
    std::string text = anyMatch().dump();
    for (int count = 1 + below(4); count > 0; --count) {
        const auto at = static_cast<std::size_t>(below(static_cast<int>(text.size())));
        if (oneIn(3))
            text.erase(at, static_cast<std::size_t>(1 + below(20)));
        else if (oneIn(2))
            text[at] = static_cast<char>(below(256));
        else
            text.insert(at,
                text.substr(static_cast<std::size_t>(below(static_cast<int>(text.size()))),
                    static_cast<std::size_t>(below(20))));
    }
    isAnswered(text);
}

RC_GTEST_PROP(AnyMatch, isAnswered, ())
{
    isAnswered(anyMatch().dump());
}

RC_GTEST_PROP(AnyMatch, getsAFormForItsNextDeal, ())
{
    const Json match = anyScoredMatch();
    const Match read = document::readMatch(match.dump()).value();
    const Standing before = score(read)->standing;
    Json draft = anyDeal(match);
    const Json whole = draft;
    for (const auto& [key, value] : whole.items())
        if (oneIn(3))
            draft.erase(key);
    const DealEntry entry = document::readDeal(read, draft.dump()).value();
    const Form form = read.game->ask(read, before, entry);
    RC_ASSERT(form.live.has_value() != form.refusal.has_value());
    RC_ASSERT(form.live.has_value() == read.game->award(read, before, entry).has_value());
}

} // namespace
} // namespace tafel
