// Any input gets a result or an error document in the published form.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "document/other_games.h"
#include "support/any_position.h"
#include "support/json.h"
#include "support/schema.h"

namespace tafel {
namespace {

using namespace test;

bool perftOfThree(std::string& out, std::string_view json, Language language, document::Layout layout)
{
    return document::perftDocument(out, json, 3, language, layout);
}

/// Every command answers with one line of JSON in the published form.
void isAnswered(const std::string& bytes)
{
    for (Command* command : {document::scoreDocument, document::judgeDocument, perftOfThree})
        for (Language language : {Language::German, Language::English}) {
            const std::string out = answerText(bytes, language, *command);
            RC_ASSERT(out.find('\n') == std::string::npos);
            const nlohmann::json shown = nlohmann::json::parse(out, nullptr, false);
            RC_ASSERT(!shown.is_discarded());
            RC_ASSERT(PublishedSchema::of(shown).faults(shown) == "");
        }
}

Json anyDocument()
{
    if (oneIn(4)) {
        std::vector<std::string> others = otherMatches();
        const std::vector<std::string> positions = otherPositions();
        others.insert(others.end(), positions.begin(), positions.end());
        return Json::parse(others[static_cast<std::size_t>(below(static_cast<int>(others.size())))]);
    }
    return oneIn(4) ? anyMatch() : oneIn(3) ? anyRecordedMatch() : oneIn(2) ? anyPosition() : anyQuestion();
}

RC_GTEST_PROP(AnyBytes, areAnswered, (const std::string& bytes))
{
    isAnswered(bytes);
}

RC_GTEST_PROP(AnyBytes, thatLookLikeJsonAreAnswered, ())
{
    std::string text;
    const char* const pieces[] = {"{", "}", "[", "]", ",", ":", "\"", "\\", "\\u00", "null", "true", "1", "-",
        "0.5", "1e9", "\"format\"", "\"deals\"", "\"tafelrichter/1\"", "\"tafelrichter-position/1\"",
        "\"tafelrichter-question/1\"", " ", "\n", "\xC3", "\xBC"};
    for (int count = below(40); count > 0; --count)
        text += pieces[below(static_cast<int>(std::size(pieces)))];
    isAnswered(text);
}

RC_GTEST_PROP(AnyBytes, ofADocumentWithSomeChangedAreAnswered, ())
{
    std::string text = anyDocument().dump();
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

RC_GTEST_PROP(AnyDocument, isAnswered, ())
{
    isAnswered(anyDocument().dump());
}

RC_GTEST_PROP(AnyRecord, readsBackAsItWas, ())
{
    const Json match = anyRecordedMatch();
    const Match read = document::readMatch(match.dump()).value();
    const std::string written = document::writeMatch(read);
    RC_ASSERT(document::writeMatch(document::readMatch(written).value()) == written);
    RC_ASSERT(answerText(written) == answerText(match.dump()));
    for (std::size_t i = 0; i < read.deals.size(); ++i) {
        if (!match["deals"][i].contains("log"))
            continue;
        RC_ASSERT(!read.deals[i].readError);
        const Json deal = Json::parse(document::writeDeal(read, read.deals[i]));
        RC_ASSERT(nlohmann::json(deal["log"]) == nlohmann::json(match["deals"][i]["log"]));
        RC_ASSERT(deal.contains("hands") == match["deals"][i].contains("hands"));
    }
}

RC_GTEST_PROP(AnyRecord, withoutPowersIsScored, ())
{
    Json match = anyMatch();
    match["deals"] = Json::array({anyRecordedDeal(match)});
    const Json shown = answer(match.dump());
    RC_LOG() << match.dump() << '\n' << shown.dump() << '\n';
    RC_ASSERT(!shown.contains("error"));
    int points = 0, tricks = 0;
    for (const Json& count : shown["deals"][0]["points"])
        points += count.get<int>();
    for (const Json& count : shown["deals"][0]["tricks"])
        tricks += count.get<int>();
    RC_ASSERT(points == 157);
    RC_ASSERT(tricks == (match["players"].size() == 4 ? 8 : 11));
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
    const PadForm form = read.game->padForm(read, before, entry);
    RC_ASSERT(form.live.has_value() != form.refusal.has_value());
    const DealEntry stored = form.completed.value_or(entry); // includes the values that the referee adds
    RC_ASSERT(form.live.has_value() == read.game->award(read, before, stored).has_value());
}

} // namespace
} // namespace tafel
