// Positions that no document can hold, because its reader counts the cards: whoever asks the referee itself
// is answered too.
#include "games/eidex/judge.h"

#include <gmock/gmock.h>

#include "document/document.h"

namespace tafel::eidex {
namespace {

/// Anna leads; of three players or more, with these powers in force.
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

} // namespace
} // namespace tafel::eidex
