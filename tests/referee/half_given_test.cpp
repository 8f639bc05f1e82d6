// Deals of which one part is missing, as a table enters them: every key of the last deal of every case is
// left out once. `score` names the missing key or scores the deal, and `ask` asks for it.
#include <set>

#include <gtest/gtest.h>

#include "support/json.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

using Pointer = Json::json_pointer;

void addKeys(const Json& value, const Pointer& at, std::vector<Pointer>& keys)
{
    if (!value.is_structured())
        return;
    for (const auto& [key, inner] : value.items()) {
        const Pointer here = value.is_array() ? at / std::stoul(key) : at / key;
        if (value.is_object())
            keys.push_back(here);
        addKeys(inner, here, keys);
    }
}

/// Whether the message has a word in every place: without a name, a blank stands alone.
bool isSentence(const std::string& message)
{
    return !message.empty() && message.front() != ' ' && message.find("  ") == std::string::npos;
}

TEST(HalfGiven, isAnsweredWhateverIsMissing)
{
    std::set<std::string> seen; // one deal of each shape: its contract and its keys
    int without = 0;
    for (const Case& each : allCases()) {
        Json match = Json::parse(each.document, nullptr, false);
        if (each.expect.contains("error") || !match.is_object() || !match.contains("deals")
            || match["deals"].empty())
            continue;
        std::vector<Pointer> keys;
        addKeys(match["deals"].back(), Pointer("/deals") / (match["deals"].size() - 1), keys);
        std::string shape = match["game"].get<std::string>() + match["deals"].back().value("contract", "");
        for (const auto& [key, value] : match["deals"].back().items())
            shape += " " + key;
        if (!seen.insert(shape).second || keys.size() > 100)
            continue;
        for (const Pointer& key : keys) {
            Json half = match;
            half[key.parent_pointer()].erase(key.back());
            const Json scored = answer(half.dump());
            EXPECT_EQ(PublishedSchema::of(scored).faults(scored), "") << key << half;
            if (scored.contains("error")) {
                EXPECT_TRUE(isSentence(scored["error"]["message"])) << scored << half;
            }
            const Json asked = answer(half.dump(), Language::English, document::promptsDocument);
            EXPECT_EQ(PublishedSchema::of(asked).faults(asked), "") << key << half;
            ++without;
        }
    }
    EXPECT_GT(without, 1000);
}

} // namespace
} // namespace tafel::test
