// The limits of documents: the largest allowed document is read, and a larger one is refused at its location.
#include "base/limits.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "support/json.h"

namespace tafel {
namespace {

using namespace test;
using namespace std::string_literals;

std::string repeated(const std::string& text, std::size_t times, const std::string& between = "")
{
    std::string all;
    for (std::size_t i = 0; i < times; ++i)
        (all += i > 0 ? between : "") += text;
    return all;
}

const std::string head
    = R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],)";

std::string withDeals(const std::string& deals, const std::string& more = "")
{
    return head + more + "\"deals\":[" + deals + "]}";
}

std::string withPlayer(const std::string& name)
{
    return R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat",")" + name
        + R"("],"deals":[]})";
}

/// The error, "json 1:17" or "schema /players/0"; empty for a result.
std::string fault(const std::string& document)
{
    const Json shown = answer(document);
    if (!shown.contains("error"))
        return {};
    const Json& error = shown["error"];
    const std::string code = error["code"];
    return code == "json" ? fmt::format("json {}:{}", error["line"].get<int>(), error["column"].get<int>())
                          : code + " " + error["where"].get<std::string>();
}

TEST(Limits, ofADocument)
{
    const std::string good = withDeals("");
    EXPECT_EQ(fault(good + std::string(limits::documentBytes - good.size(), ' ')), "");
    EXPECT_EQ(fault(good + "\n" + std::string(limits::documentBytes - good.size(), ' ')),
        fmt::format("json 2:{}", limits::documentBytes - good.size()));
    EXPECT_THAT(
        answerText(std::string(limits::documentBytes + 1, ' ')), testing::HasSubstr("longer than 4 MB"));
}

TEST(Limits, ofDepth)
{
    const auto nested = [](int depth) {
        return withDeals("",
            R"("draw":{"seed":)" + std::string(static_cast<std::size_t>(depth), '[')
                + std::string(static_cast<std::size_t>(depth), ']') + "},");
    };
    EXPECT_EQ(fault(nested(limits::depth - 2)), "schema /draw/seed") << "deeper than a draw is, but JSON";
    const std::string deep = nested(limits::depth - 1);
    EXPECT_EQ(fault(deep), fmt::format("json 1:{}", deep.find("[[[[") + limits::depth));
    for (const std::string& open : {"["s, "{\"a\":"s})
        EXPECT_THAT(fault(repeated(open, 200'000)), testing::StartsWith("json 1:"));
}

TEST(Limits, ofValues)
{
    const auto list = [](std::size_t values) { return "[" + repeated("0", values - 1, ",") + "]"; };
    EXPECT_EQ(fault(list(limits::values)), "format ");
    EXPECT_EQ(fault(list(limits::values + 1)), fmt::format("json 1:{}", 2 * limits::values));
    std::string keys;
    for (std::size_t i = 0; i < limits::values + 1; ++i)
        keys += fmt::format("{}\"{:x}\":0", i > 0 ? "," : "", i);
    EXPECT_EQ(keys.size() < limits::documentBytes ? fault("{" + keys + "}").substr(0, 4) : "json", "json");
}

TEST(Limits, ofATextAndAKey)
{
    const auto withReason = [](std::size_t size) {
        return withDeals(R"({"turned_up":"S9","points":{"Anna":60,"Beat":71},"table_ruling":{"award":)"
                         R"({"Anna":0,"Beat":0,"Cora":1},"reason":")"
            + std::string(size, 'x') + "\"}}");
    };
    EXPECT_EQ(fault(withReason(limits::textBytes)), "");
    EXPECT_THAT(fault(withReason(limits::textBytes + 1)), testing::StartsWith("json 1:"));
    EXPECT_THAT(fault("{\"" + std::string(limits::textBytes, 'k') + "\":0}"), "format ");
    EXPECT_THAT(
        fault("{\"" + std::string(limits::textBytes + 1, 'k') + "\":0}"), testing::StartsWith("json 1:"));
    EXPECT_THAT(
        fault("[\"" + repeated("\\u0041", limits::textBytes + 1) + "\"]"), testing::StartsWith("json 1:"));
}

TEST(Limits, ofNames)
{
    EXPECT_EQ(fault(withPlayer(repeated("ü", limits::nameLetters))), "") << "letters, not bytes";
    EXPECT_EQ(fault(withPlayer(repeated("ü", limits::nameLetters + 1))), "schema /players/2");
    for (const char* control : {"\\u0000", "\\u001f", "\\n", "\\u007f", "A\\u001b[31m"})
        EXPECT_EQ(fault(withPlayer(control)), "schema /players/2") << control;
    EXPECT_EQ(fault(withPlayer("👩‍🚀 \\\"Ó Súilleabháin\\\"")), "");
    for (const char* key : {"id", "started", "rules", "tournament"}) {
        const auto with = [&](std::size_t size) {
            return withDeals("", fmt::format("\"{}\":\"{}\",", key, std::string(size, 'x')));
        };
        EXPECT_EQ(fault(with(limits::nameLetters)), "");
        EXPECT_EQ(fault(with(limits::nameLetters + 1)), "schema /"s + key);
    }
}

TEST(Limits, ofPeople)
{
    std::string names;
    for (int i = 0; i < 300'000; ++i) // a quadratic comparison of these would take minutes
        names += fmt::format("{}\"{:x}\"", i > 0 ? "," : "", i);
    EXPECT_EQ(
        fault(R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":[)" + names + R"(],"deals":[]})"),
        "players /players");
    EXPECT_THAT(
        answerText(R"({"format":"tafelrichter/1","game":"lorum","players":[)" + names + R"(],"deals":[]})"),
        testing::HasSubstr("300000"));
}

TEST(Limits, ofDeals)
{
    const std::string deal = R"({"turned_up":"S9","points":{"Anna":60,"Beat":71}})";
    const std::string options = R"("options":{"target":1000000},)";
    EXPECT_EQ(fault(withDeals(repeated(deal, limits::deals, ","), options)), "");
    EXPECT_EQ(fault(withDeals(repeated(deal, limits::deals + 1, ","), options)), "schema /deals");
    EXPECT_EQ(fault(withDeals(repeated("{}", 400'000, ","))), "schema /deals");
    const std::string change = R"({"from":1,"option":"target","value":9})";
    const auto overruled = [&](std::size_t count) {
        return withDeals("", "\"overruled\":[" + repeated(change, count, ",") + "],");
    };
    EXPECT_EQ(fault(overruled(limits::overruled)), "");
    EXPECT_EQ(fault(overruled(limits::overruled + 1)), "schema /overruled");
}

TEST(Limits, ofALog)
{
    const std::string play = R"({"event":"play","by":"Anna","card":"S7"})";
    const auto log = [&](std::size_t events) {
        return withDeals(R"({"turned_up":"S9","log":[)" + repeated(play, events, ",") + "]}");
    };
    EXPECT_EQ(fault(log(limits::events)), "illegal-play /deals/0/log/0");
    EXPECT_EQ(fault(log(limits::events + 1)), "impossible /deals/0/log");
    const auto round = [](std::size_t events) {
        const std::string hand = R"(["1","1","2","2","3","3","4","4","5","5"])",
                          other = R"(["6","6","7","7","8","8","9","9","10","10"])",
                          third = R"(["1","2","3","4","5","6","7","8","9","10"])", reserve = R"(["11","12"])";
        return R"({"format":"tafelrichter/1","game":"krass-kariert","players":["Anna","Beat","Cora"],"deals":[{"hands":)"
               R"({"Anna":)"
            + hand + ",\"Beat\":" + other + ",\"Cora\":" + third + R"(},"reserves":{"Anna":)" + reserve
            + ",\"Beat\":" + reserve + ",\"Cora\":" + reserve + R"(},"log":[)"
            + repeated(R"({"event":"play","by":"Beat","positions":[0]})", events, ",") + "]}]}";
    };
    EXPECT_THAT(fault(round(limits::events)), testing::StartsWith("illegal-play /deals/0/log/"));
    EXPECT_EQ(fault(round(limits::events + 1)), "impossible /deals/0/log");
}

TEST(Limits, ofLists)
{
    const std::string power = R"({"by":"Anna","power":"skater"})";
    EXPECT_EQ(
        fault(withDeals(R"({"turned_up":"S9","powers":[)" + repeated(power, limits::powers + 1, ",") + "]}")),
        "schema /deals/0/powers");
    const auto hand = [](std::size_t cards) {
        const Json shown = verdict(R"({"format":"tafelrichter-position/1","game":"krass-kariert","players":)"
                                   R"(["Anna","Beat","Cora"],"table":null,"reserves":0,"hand":[)"
            + repeated("\"1\"", cards, ",") + "]}");
        return shown["error"]["code"].get<std::string>() + " " + shown["error"]["where"].get<std::string>();
    };
    EXPECT_EQ(hand(limits::listed), "impossible /hand/4");
    EXPECT_EQ(hand(limits::listed + 1), "schema /hand");
}

/// A sanitizer finding: three rulings of a thousand million overflowed.
TEST(Limits, ofWhatATableRules)
{
    const auto ruled = [](int number) {
        return fmt::format(R"({{"turned_up":"S9","points":{{"Anna":60,"Beat":71}},"table_ruling":{{"award":)"
                           R"({{"Anna":{},"Beat":0,"Cora":0}}}}}})",
            number);
    };
    const std::string options = R"("options":{"target":1000000000},)";
    EXPECT_EQ(fault(withDeals(repeated(ruled(limits::awarded), limits::deals, ","), options)), "");
    EXPECT_EQ(
        fault(withDeals(ruled(limits::awarded + 1), options)), "impossible /deals/0/table_ruling/award/Anna");
    EXPECT_EQ(fault(withDeals(ruled(1'000'000'000))), "impossible /deals/0/table_ruling/award/Anna");
}

TEST(Limits, ofWhatIsCounted)
{
    const auto fourRounds = [](int passes) {
        const std::string round
            = R"({"contract":"stichlos","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2}},)"
              R"({"contract":"herzlos","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2}},)"
              R"({"contract":"no-queens","takes":[{"by":"Anna","cards":["HQ","SQ","CQ","DQ"]}]},)"
              R"({"contract":"king-of-hearts","takes":[{"by":"Anna","cards":["HK"]}]},)"
              R"({"contract":"king-of-hearts-blind","takes":[{"by":"Beat","cards":["HK"]}]},)"
              R"({"contract":"quartel","left":{"Anna":0,"Beat":1,"Cora":2,"Dani":3}},)"
              R"({"contract":"suta","crossings":{"25":"Anna","50":"Beat","75":"Cora","100":"Dani"}},)"
              R"({"contract":"lorum","left":{"Anna":0,"Beat":1,"Cora":2,"Dani":3},"passes":{"Anna":)"
            + std::to_string(passes) + R"(,"Beat":0,"Cora":0,"Dani":2}})";
        return R"({"format":"tafelrichter/1","game":"lorum","players":["Anna","Beat","Cora","Dani"],"deals":[)"
            + repeated(round, 4, ",") + "]}";
    };
    EXPECT_EQ(fault(fourRounds(limits::awarded)), "");
    EXPECT_EQ(fault(fourRounds(limits::awarded + 1)), "impossible /deals/7/passes/Anna");
    EXPECT_EQ(fault(fourRounds(1'000'000'000)), "impossible /deals/7/passes/Anna");
}

} // namespace
} // namespace tafel
