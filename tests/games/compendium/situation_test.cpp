// The heading above the contracts on the score pad: block, round, phase and dealer.
#include <gtest/gtest.h>

#include "table_of_four.h"

namespace tafel {
namespace {

using test::deals, test::table;

std::string situation(const Match& match)
{
    const Result<Outcome> before = score(match);
    return match.game->padForm(match, before.value().standing, {})
        .situation.in(Language::English, match.players);
}

std::string times(int count, const char* deal)
{
    std::string all;
    for (int i = 0; i < count; ++i)
        all += fmt::format("{}{{{}}}", all.empty() ? "" : ",", deal);
    return all;
}

TEST(ContractSituation, saysWhichBlockOfPeseKateshIsPlayed)
{
    const std::string positive
        = times(4, R"("contract":"positive","count":{"Anna":13,"Beat":0,"Cora":0,"Dani":0})"),
        hearts = times(4, R"("contract":"no-hearts","count":{"Anna":13,"Beat":0,"Cora":0,"Dani":0})"),
        queens = times(4, R"("contract":"no-queens","count":{"Anna":4,"Beat":0,"Cora":0,"Dani":0})"),
        king = times(4, R"("contract":"no-king-of-spades","takes":[{"by":"Anna","cards":["SK"]}])");
    const auto after = [](const std::string& deals, std::string_view options = "") {
        return situation(table("pese-katesh", deals, options));
    };
    EXPECT_EQ(after(""), "Block 1 of 4");
    EXPECT_EQ(after(positive), "Block 2 of 4");
    EXPECT_EQ(after(positive + "," + hearts + "," + queens), "Block 4 of 4");
    EXPECT_EQ(after(positive + "," + hearts + "," + queens + "," + king), "Last round: each contract once");
    EXPECT_EQ(after(positive, R"("floors":3)"), "Block 2 of 3");
    EXPECT_EQ(
        after(positive + "," + hearts + "," + queens, R"("floors":3)"), "Last round: each contract once");
}

TEST(ContractSituation, saysWhoIsKingAndWhoDealsHowOften)
{
    const char* plus = R"("contract":"plus","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})";
    const char* minus = R"("contract":"minus","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})";
    const char* neighbor = R"("contract":"bad-neighbor","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})";
    const char* ahmed
        = R"("contract":"ahmed-and-red-ruffian","takes":[{"by":"Cora","cards":["HK"]},{"by":"Beat","cards":["CJ"]}])";
    const char* stichlos = R"("contract":"stichlos","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})";
    EXPECT_EQ(situation(table("quodlibet")), "Round 1 · Anna is King");
    EXPECT_EQ(situation(table("quodlibet", deals({plus, minus, neighbor}))), "Round 1 · Dani is King");
    EXPECT_EQ(situation(table("quodlibet", deals({plus, minus, neighbor, ahmed}))), "Round 2 · Cora is King")
        << "she has most penalty points";
    EXPECT_EQ(situation(table("lorum")), "Anna deals 1 of 8");
    EXPECT_EQ(situation(table("lorum", deals({stichlos}))), "Anna deals 2 of 8");
}

TEST(ContractSituation, saysWhichPhaseOfHinterscheIsPlayed)
{
    const char* anna = R"("trump":"H","points":{"Anna":90,"Beat":20,"Cora":20,"Dani":10})";
    const char* beats = R"("trump":"H","points":{"Anna":20,"Beat":90,"Cora":20,"Dani":10})";
    EXPECT_EQ(situation(table("hintersche")), "First phase: strokes · game 1 of 4");
    EXPECT_EQ(
        situation(table("hintersche", deals({anna, anna, beats}))), "First phase: strokes · game 1 of 4");
    EXPECT_EQ(situation(table("hintersche", deals({anna, anna, beats, beats}))),
        "Second phase: Butzen · game 1 of 4");
    EXPECT_EQ(
        situation(table("hintersche", deals({anna, anna, anna, anna}))), "First phase: strokes · game 2 of 4")
        << "only Anna has strokes: she has lost";
}

TEST(ContractSituation, saysWhichOfHisDealsADealerOfBismarckDeals)
{
    const auto after = [](int count, std::string_view options) {
        return situation(document::readMatch(
            fmt::format(
                R"({{"format":"tafelrichter/1","game":"bismarck","players":["Anna","Beat","Cora"],"options":{{{}}},"deals":[{}]}})",
                options, times(count, R"("contract":"no-trump","count":{"Anna":8,"Beat":4,"Cora":4})")))
                             .value());
    };
    EXPECT_EQ(after(0, ""), "Anna deals 1 of 4");
    EXPECT_EQ(after(1, ""), "Anna deals 2 of 4");
    EXPECT_EQ(after(2, R"("deal":"rotating")"), "Cora deals 1 of 4");
    EXPECT_EQ(after(3, R"("deal":"rotating")"), "Anna deals 2 of 4");
}

} // namespace
} // namespace tafel
