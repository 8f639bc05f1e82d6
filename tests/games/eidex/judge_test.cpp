// Positions that no document can contain, because the reader counts cards; direct calls of the referee can.
#include "games/eidex/judge.h"

#include <gmock/gmock.h>

#include "document/document.h"

namespace tafel::eidex {
namespace {

/// A position of at least three players with these active powers; Anna leads.
Position position(const std::string& names, const std::string& powers, std::vector<std::optional<Card>> cards)
{
    Position asked = document::readPosition(
        R"({"format":"tafelrichter-position/1","game":"cosmic-eidex","players":["Anna","Beat",)" + names
        + R"(],"turned_up":"S9","powers":[)" + powers
        + R"(],"trick":{"lead":"Anna","cards":[]},"hand":["L7","H6"]})")
                         .value();
    asked.trick.cards = std::move(cards);
    return asked;
}

std::string fault(const Position& asked)
{
    const Result<Verdict> verdict = judge(asked);
    return verdict ? "answered"
                   : std::string(codeName(verdict.error().code)) + " " + verdict.error().where + " "
            + std::string(verdict.error().clause ? verdict.error().clause->id : "");
}

TEST(EidexJudge, countsTheCardsOfATrick)
{
    const std::string tooMany = "impossible /trick/cards eidex.play.winner",
                      agitator = R"({"by":"Anna","power":"scharfmacher"})",
                      rejected = R"({"by":"Anna","power":"konsumentenschutz","of":"Beat","card":"L8"})";
    std::vector<std::optional<Card>> cards{"L6"_card, "L8"_card, "L9"_card};
    EXPECT_EQ(fault(position(R"("Cora")", "", cards)), "answered");
    EXPECT_EQ(fault(position(R"("Cora","Dani")", "", cards)), "answered");
    cards.push_back("L10"_card);
    EXPECT_EQ(fault(position(R"("Cora")", "", cards)), tooMany);
    EXPECT_EQ(fault(position(R"("Cora")", agitator, cards)), "answered");
    EXPECT_EQ(fault(position(R"("Cora")", rejected, cards)), "answered") << "L8 went back";
    EXPECT_EQ(fault(position(R"("Cora","Dani")", "", cards)), "answered");
    cards.push_back("LJ"_card);
    EXPECT_EQ(fault(position(R"("Cora")", rejected, cards)), tooMany);
    EXPECT_EQ(fault(position(R"("Cora","Dani")", "", cards)), tooMany);
    for (const char* card : {"LQ", "LK"})
        cards.push_back(Card::parse(card, Pack::Eidex));
    EXPECT_EQ(fault(position(R"("Cora")", agitator, cards)), tooMany);
    for (const char* card : {"LA", "H6", "H7", "H8", "H9", "H10", "HJ", "HQ"})
        cards.push_back(Card::parse(card, Pack::Eidex));
    EXPECT_EQ(fault(position(R"("Cora","Dani")", agitator, cards)), tooMany);
}

/// The clauses that allow Cora to play the card.
std::vector<std::string_view> whyMayPlay(
    const char* turnedUp, const char* powers, const char* trick, const char* hand, std::string_view card)
{
    const Position asked = document::readPosition(
        fmt::format(
            R"({{"format":"tafelrichter-position/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],
        "turned_up":"{}","powers":[{}],"trick":{{"lead":"Anna","cards":[{}]}},"hand":[{}]}})",
            turnedUp, powers, trick, hand))
                               .value();
    std::vector<std::string_view> ids;
    for (const Reason& reason : whyMay(asked, *Card::parse(card, Pack::Eidex)))
        ids.push_back(reason.clause->id);
    return ids;
}

TEST(EidexJudge, saysWhyACardMayBePlayed)
{
    using testing::ElementsAre;
    using testing::IsEmpty;
    const char* const trick = R"("H7","HA")";
    EXPECT_THAT(whyMayPlay("S9", "", trick, R"("H10","LA")", "H10"), ElementsAre("eidex.play.follow-suit"));
    EXPECT_THAT(whyMayPlay("S9", "", trick, R"("H10","LA")", "LA"), IsEmpty()) << "it may not";
    EXPECT_THAT(whyMayPlay("S9", "", trick, R"("R10","LA")", "LA"), ElementsAre("eidex.play.follow-suit"));
    EXPECT_THAT(
        whyMayPlay("SA", "", trick, R"("H10","LA")", "H10"), ElementsAre("eidex.play.follow-without-trump"));
    EXPECT_THAT(
        whyMayPlay("S9", "", R"("S7","SA")", R"("SJ","LA")", "LA"), ElementsAre("eidex.play.trump-jack"));
    EXPECT_THAT(whyMayPlay("S9", R"({"by":"Cora","power":"excuse"})", trick, R"("H10","L6")", "L6"),
        ElementsAre("eidex.excuse.no-following", "eidex.play.follow-suit"));
}

} // namespace
} // namespace tafel::eidex
