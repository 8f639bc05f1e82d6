// Reads and writes match files that a case file cannot express.
#include "document/document.h"

#include <gmock/gmock.h>

#include "support/json.h"
#include "support/table.h"

namespace tafel {
namespace {

using namespace test;
using namespace std::string_literals;

const std::string good
    = R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],"deals":[]})";

std::string code(const std::string& document)
{
    const Json shown = answer(document);
    return shown.contains("error") ? shown["error"]["code"].get<std::string>() : "";
}

TEST(Reading, refusesBytesThatAreNoUtf8)
{
    for (const std::string& bytes :
        {"\xFF\xFE"s, "\xC3"s, "\xC3\x28"s, "\x80"s, "\xED\xA0\x80"s, "\xF5\x80\x80\x80"s, "\xC0\xAF"s})
        EXPECT_EQ(code(std::string(good).replace(good.find("Anna"), 4, bytes)), "json")
            << testing::PrintToString(bytes);
}

TEST(Reading, refusesNulCharacters)
{
    EXPECT_EQ(code(good + "\0"s), "json");
    EXPECT_EQ(code("\0"s), "json");
    EXPECT_EQ(code(std::string(good).insert(5, 1, '\0')), "json");
}

TEST(Reading, forgivesAByteOrderMarkAndWindowsLineEnds)
{
    EXPECT_EQ(code("\xEF\xBB\xBF" + good), "");
    EXPECT_EQ(code("\r\n" + good + "\r\n"), "");
}

TEST(Reading, countsColumnsInCharacters)
{
    const Json error = answer("{\n\"ü\": x}")["error"];
    EXPECT_EQ(error["line"], 2);
    EXPECT_EQ(error["column"], 6);
}

TEST(Reading, survivesAnyDepth)
{
    for (const std::string& open : {"["s, "{\"a\":"s}) {
        std::string deep;
        for (int i = 0; i < 200000; ++i)
            deep += open;
        EXPECT_EQ(code(deep), "json");
    }
    const std::string lists = std::string(200000, '[') + std::string(200000, ']');
    EXPECT_EQ(code(lists), "json");
    EXPECT_EQ(code(std::string(good).replace(good.find("[]"), 2, lists)), "json");
}

TEST(Reading, survivesAnyDepthInADraw)
{
    const std::string lists = std::string(200000, '[') + std::string(200000, ']');
    const std::string document
        = std::string(good).insert(good.size() - 1, R"(,"draw":{"seed":)" + lists + "}");
    EXPECT_THAT(answerText(document), testing::StartsWith("{"));
}

TEST(Reading, takesNumbersOfAnySizeAsWholeNumbers)
{
    const auto withPoints = [](const std::string& number) {
        return std::string(good).replace(
            good.find("[]"), 2, R"([{"turned_up":"S9","points":{"Anna":)" + number + R"(,"Beat":1}}])");
    };
    EXPECT_EQ(code(withPoints("158")), "impossible");
    EXPECT_EQ(code(withPoints("2147483648")), "impossible");
    EXPECT_EQ(code(withPoints("18446744073709551615")), "impossible");
    EXPECT_EQ(code(withPoints("-9223372036854775808")), "schema");
}

TEST(Reading, findsAKeyThatStandsTwiceAmongMany)
{
    std::string keys;
    for (int i = 0; i < 100; ++i)
        keys += fmt::format("\"k{}\":{},", i, i);
    EXPECT_EQ(code("{" + keys + "\"k50\":1}"), "json");
    EXPECT_EQ(code("{" + keys + "\"k100\":1}"), "format");
}

TEST(ReadingADeal, refusesWhatIsNoObject)
{
    const Match match = table(3);
    EXPECT_EQ(document::readDeal(match, "[]").error().code, Refusal::Code::Schema);
    EXPECT_EQ(document::readDeal(match, "{").error().code, Refusal::Code::Json);
    EXPECT_TRUE(document::readDeal(match, "{}"));
}

TEST(Writing, aDealReadsBackAsItWas)
{
    const Match match = table(4, R"("characters":{"Anna":"RQ","Beat":"HQ","Cora":"S10","Dani":"L8"})");
    const std::string keys
        = R"({"dealer":"Beat","turned_up":"S9","powers":[{"by":"Anna","power":"schuechterne","from":"Beat","refused":false},)"
          R"({"by":"Beat","power":"teekraenzchen","takes":{"Anna":"H6"},"gives":{"Anna":"L6"}},)"
          R"({"by":"Cora","power":"weisheit","melds":[["SQ","SK"]],"sign":"subtract"},{"by":"Dani","power":"umwerter","card":"H7","to":"lowest"}],)"
          R"("unclaimed":3,"points":{"Cora":1,"Anna":60},"regular":4,"tricks":{"Anna":1,"Beat":2,"Cora":3,"Dani":2},)"
          R"("trickless":[],"match":"Anna","captured":{"RJ":"Beat","SK":null},"table_ruling":{"award":{"Anna":1,"Beat":0,"Cora":0,"Dani":1},"clause":"eidex.entry.table-ruling","reason":"r"}})";
    EXPECT_EQ(document::writeDeal(match, document::readDeal(match, keys).value()), keys);
}

TEST(Writing, keepsHalfEnteredDeals)
{
    const Match match = table(3, R"("characters":{"Anna":"R9"})");
    for (const char* keys : {"{}", R"({"points":{}})", R"({"turned_up":"S9","points":{"Beat":3}})",
             R"({"powers":[{"by":"Anna","power":"radarkontrolle"}]})", R"({"trickless":["Beat"]})"})
        EXPECT_EQ(document::writeDeal(match, document::readDeal(match, keys).value()), keys);
}

TEST(Writing, keepsWhatHasNoInfluenceOnTheScore)
{
    const std::string more
        = R"("id":"7f","started":"2026-11-20T19:00:00Z","rules":"7","tournament":"Advent \"B\"","draw":{"seed":"417","taps":["417","082"]})";
    const Match match = table(3, more);
    const Json written = Json::parse(document::writeMatch(match));
    const Json expected = Json::parse("{" + more + "}");
    for (const auto& [key, value] : expected.items())
        EXPECT_EQ(written.at(key), value);
}

TEST(Writing, leavesDealsOutWhenAskedAndIndentsWhenAsked)
{
    Match match = table(3);
    match.deals.push_back(deal(match, R"("turned_up":"S9","points":{"Anna":60,"Beat":71})"));
    EXPECT_TRUE(Json::parse(document::writeMatch(match, false))["deals"].empty());
    EXPECT_EQ(Json::parse(document::writeMatch(match, true, true)), Json::parse(document::writeMatch(match)));
    EXPECT_THAT(document::writeMatch(match, true, true), testing::HasSubstr("\n  \"game\""));
}

} // namespace
} // namespace tafel
