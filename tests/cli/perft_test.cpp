// Runs `tafelrichter perft FILE --depth N` on real files.
#include <gmock/gmock.h>

#include "support/process.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::IsEmpty;

/// Everybody has put down a card, and Beat is to lead with eleven cards.
const std::string recorded = R"({"turned_up":"S9","hands":{
    "Anna":["S9","S6","S7","S8","S10","SJ","SQ","SK","SA","H6","H7","H8"],
    "Beat":["H9","H10","HJ","HQ","HK","HA","L6","L7","L8","L9","L10","LJ"],
    "Cora":["LQ","LK","LA","R6","R7","R8","R9","R10","RJ","RQ","RK","RA"]},"log":[
    {"event":"put-down","by":"Anna","card":"S6"},{"event":"put-down","by":"Beat","card":"L6"},
    {"event":"put-down","by":"Cora","card":"R6"}]})";

std::string match(const std::string& deals)
{
    return R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],"deals":[)"
        + deals + "]}";
}

Json counted(const std::string& document, int depth, int status = 0)
{
    const Ran ran = run({"perft", "-", "--depth", std::to_string(depth)}, {.input = document});
    EXPECT_EQ(ran.status, status) << ran.out;
    EXPECT_THAT(ran.err, IsEmpty());
    const Json shown = Json::parse(ran.out);
    EXPECT_EQ(PublishedSchema::of(shown).faults(shown), "") << ran.out;
    return shown;
}

TEST(Perft, ofDepthZeroIsOne)
{
    EXPECT_EQ(counted(match(recorded), 0),
        Json::parse(R"({"format":"tafelrichter-perft/1","depth":0,"nodes":1,"divide":{}})"));
}

TEST(Perft, ofDepthOneCountsTheLegalCards)
{
    const Json shown = counted(match(recorded), 1);
    EXPECT_EQ(shown["nodes"], 11);
    EXPECT_EQ(shown["divide"].size(), 11U);
    EXPECT_EQ(shown["divide"]["H9"], 1);
    EXPECT_FALSE(shown["divide"].contains("L6")) << "it is put down";
}

TEST(Perft, dividesItsNodesAmongTheNextCards)
{
    const Json shown = counted(match(recorded), 3);
    // If Beat leads a heart, Cora is void and plays any of eleven, and Anna plays a heart or a trump. If he
    // leads a lizard, Cora follows with one of three, and Anna is void and plays any of eleven.
    EXPECT_EQ(shown["divide"]["HA"], 11 * 11);
    EXPECT_EQ(shown["divide"]["L7"], 3 * 11);
    EXPECT_EQ(shown["nodes"], 6 * 121 + 5 * 33);
}

TEST(Perft, isOfTheLastDeal)
{
    const std::string before = R"({"turned_up":"S9","points":{"Anna":60,"Beat":71}})";
    std::string last = recorded;
    last.insert(1, R"("dealer":"Anna",)");
    EXPECT_EQ(counted(match(before + "," + last), 2), counted(match(recorded), 2));
}

TEST(Perft, refusesWhatCannotBePlayedOn)
{
    const std::string pad = R"({"turned_up":"S9","points":{"Anna":60,"Beat":71}})";
    const std::string wrong = R"({"turned_up":"S9","points":{"Anna":60,"Beat":71,"Cora":27}})";
    const auto refused = [](const std::string& document, const char* code, const char* where) {
        EXPECT_EQ(difference({{"error", {{"code", code}, {"where", where}}}}, counted(document, 1, 1)), "");
    };
    refused(match(""), "schema", "/deals");
    refused(match(pad), "schema", "/deals/0");
    refused(match(pad + R"(,{"turned_up":"S9","log":[]})"), "schema", "/deals/1");
    refused(match(wrong + "," + recorded), "points-sum", "/deals/0/points");
    refused(match(pad + R"(,{"turned_up":"S9","hands":[],"log":[]})"), "schema", "/deals/1/hands");
    refused("[", "json", "");
    refused("{}", "format", "");
}

TEST(Perft, needsADepthFromZero)
{
    for (const std::vector<std::string>& usage :
        {std::vector<std::string>{"perft", "-"}, {"perft", "-", "--depth"}, {"perft", "-", "--depth", "-1"},
            {"perft", "-", "--depth", "many"}, {"perft", "-", "--depth", "1.5"}, {"perft", "--depth", "1"}}) {
        const Ran ran = run(usage, {.input = match(recorded)});
        EXPECT_EQ(ran.status, 2) << testing::PrintToString(usage);
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, AnyOf(HasSubstr("--depth"), HasSubstr("FILE is missing")));
    }
}

} // namespace
} // namespace tafel::test
