// The number of ways to continue a recorded deal, for cases that can be counted by hand.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/json.h"

namespace tafel::test {
namespace {

/// Stars are trump; Beat leads. Anna has hearts and trumps, Beat hearts and lizards, Cora lizards and ravens.
constexpr std::string_view putDown = R"({"event":"put-down","by":"Anna","card":"S6"},
    {"event":"put-down","by":"Beat","card":"L6"},{"event":"put-down","by":"Cora","card":"R6"})";

Json counted(std::string_view characters, const std::string& log, int depth)
{
    const std::string document = fmt::format(
        R"({{"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],"characters":{{{}}},
        "deals":[{{"turned_up":"S9","hands":{{
        "Anna":["S9","S6","S7","S8","S10","SJ","SQ","SK","SA","H6","H7","H8"],
        "Beat":["H9","H10","HJ","HQ","HK","HA","L6","L7","L8","L9","L10","LJ"],
        "Cora":["LQ","LK","LA","R6","R7","R8","R9","R10","RJ","RQ","RK","RA"]}},"log":[{}]}}]}})",
        characters, log);
    std::string out;
    document::perftDocument(out, document, depth, Language::English, document::Layout::Line);
    return Json::parse(out);
}

std::string after(std::string_view events)
{
    return std::string(putDown) + "," + std::string(events);
}

std::string played(const char* by, const char* card)
{
    return fmt::format(R"({{"event":"play","by":"{}","card":"{}"}})", by, card);
}

TEST(PerftOfPowers, takesTheTrumpBackThatSkatForbids)
{
    const std::string log = after(played("Beat", "H9") + "," + played("Cora", "LQ") + ","
        + played("Anna", "SJ") + R"(,{"event":"power","by":"Cora","power":"skater"})");
    const Json shown = counted(R"("Cora":"LJ")", log, 1);
    // Anna takes the jack back and follows suit.
    EXPECT_EQ(shown["divide"], Json::parse(R"({"H6":1,"H7":1,"H8":1})"));
    // H9 wins, so Beat leads one of his ten other cards.
    EXPECT_EQ(counted(R"("Cora":"LJ")", log, 2)["nodes"], 3 * 10);
}

TEST(PerftOfPowers, leavesTheTrumpOfWhoeverCannotFollow)
{
    const std::string log = after(played("Beat", "L7") + "," + played("Cora", "LQ") + ","
        + played("Anna", "SJ") + R"(,{"event":"power","by":"Cora","power":"skater"})");
    const Json shown = counted(R"("Cora":"LJ")", log, 1);
    EXPECT_EQ(shown["nodes"], 10) << "Anna has no lizard: her jack wins, she leads any of the ten others";
    EXPECT_FALSE(shown["divide"].contains("SJ"));
}

TEST(PerftOfPowers, leadsTheSuitThatSphinxHasNamed)
{
    const std::string log = after(R"({"event":"power","by":"Beat","power":"sphinx","suit":"H"})");
    const Json shown = counted(R"("Beat":"S6")", log, 3);
    EXPECT_EQ(shown["divide"].size(), 6U) << "hearts, face down";
    // Cora is void and plays any of eleven cards. Anna plays a heart or a trump, so any of eleven.
    EXPECT_EQ(shown["divide"]["HA"], 11 * 11);
    EXPECT_EQ(shown["nodes"], 6 * 11 * 11);
}

TEST(PerftOfPowers, leadsAnySuitBeforeSphinxHasNamedIt)
{
    const std::string log = after(R"({"event":"power","by":"Beat","power":"sphinx"})");
    EXPECT_EQ(counted(R"("Beat":"S6")", log, 1)["nodes"], 11);
}

TEST(PerftOfPowers, followsFaceDownAsOpenly)
{
    const std::string log
        = after(played("Beat", "L7") + R"(,{"event":"power","by":"Cora","power":"sphinx"})");
    const Json shown = counted(R"("Cora":"S6")", log, 2);
    // Cora follows with one of three lizards, and Anna is void and plays any of eleven cards.
    EXPECT_EQ(shown["divide"], Json::parse(R"({"LQ":11,"LK":11,"LA":11})"));
    // Anna trumps with eight of eleven and leads one of ten others, or Cora wins and leads one of ten.
    EXPECT_EQ(counted(R"("Cora":"S6")", log, 3)["nodes"], 3 * (8 * 10 + 3 * 10));
}

TEST(PerftOfPowers, playsTheCardOfExcuseInPlaceOfFollowing)
{
    const std::string log = after(played("Beat", "H9") + "," + played("Cora", "LQ")
        + R"(,{"event":"power","by":"Anna","power":"excuse","card":"S7"})");
    EXPECT_EQ(counted(R"("Anna":"H8")", log, 1)["divide"], Json::parse(R"({"S7":1})"));
}

TEST(PerftOfPowers, isOneAtTheEndOfTheDeal)
{
    // Beat leads hearts until Anna is void; then she trumps and leads trumps to the end.
    const char* tricks[][3]
        = {{"HA", "R7", "H6"}, {"HK", "R8", "H7"}, {"HQ", "R9", "H8"}, {"HJ", "R10", "S7"}};
    std::string log(putDown);
    for (const auto& [beat, cora, anna] : tricks)
        log += "," + played("Beat", beat) + "," + played("Cora", cora) + "," + played("Anna", anna);
    const char* rest[][3] = {{"S9", "H9", "RJ"}, {"SJ", "H10", "RQ"}, {"SA", "L7", "RK"}, {"SK", "L8", "RA"},
        {"SQ", "L9", "LQ"}, {"S10", "L10", "LK"}, {"S8", "LJ", "LA"}};
    for (const auto& [anna, beat, cora] : rest)
        log += "," + played("Anna", anna) + "," + played("Beat", beat) + "," + played("Cora", cora);
    const Json shown = counted("", log, 5);
    EXPECT_EQ(shown["nodes"], 1);
    EXPECT_TRUE(shown["divide"].empty());
}

TEST(PerftOfPowers, needsEveryHandToBeKnown)
{
    const auto refused = [](std::string_view characters, const std::string& log) {
        return counted(characters, log, 1)["error"];
    };
    const Json unknown = Json::parse(R"({"code":"impossible","where":"/deals/0/log"})");
    EXPECT_EQ(difference(unknown, refused("", "")), "") << "nobody has put down";
    EXPECT_EQ(difference(unknown, refused("", R"({"event":"put-down","by":"Anna","card":"S6"},
        {"event":"put-down","by":"Beat"},{"event":"put-down","by":"Cora","card":"R6"})")),
        "")
        << "nobody knows what Beat has put down";
    EXPECT_EQ(
        difference(unknown,
            refused(R"("Beat":"HQ")", after(R"({"event":"power","by":"Beat","power":"teekraenzchen"})"))),
        "")
        << "nobody knows which cards have changed hands";
}

TEST(PerftOfPowers, refusesALogWithAFault)
{
    const Json revoke = counted("", after(played("Beat", "L7") + "," + played("Cora", "R7")), 1);
    EXPECT_EQ(
        difference(Json::parse(R"({"error":{"code":"illegal-play","where":"/deals/0/log/4"}})"), revoke), "");
    const Json turn = counted("", after(played("Cora", "R7")), 1);
    EXPECT_EQ(
        difference(Json::parse(R"({"error":{"code":"illegal-play","where":"/deals/0/log/3"}})"), turn), "");
    const Json shape = counted("", after(R"({"event":"shout","by":"Cora"})"), 1);
    EXPECT_EQ(
        difference(Json::parse(R"({"error":{"code":"schema","where":"/deals/0/log/3/event"}})"), shape), "");
}

} // namespace
} // namespace tafel::test
