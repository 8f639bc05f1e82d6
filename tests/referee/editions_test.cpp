// The note about editions appears only if their verdicts or numbers differ, and shows the difference.
#include "referee/editions.h"

#include <gmock/gmock.h>

#include "document/document.h"

namespace tafel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> has(const std::vector<EditionRuling>& list)
{
    std::vector<std::string> texts;
    for (const EditionRuling& each : list)
        texts.emplace_back(each.what.en);
    return texts;
}

constexpr const char* head
    = R"("game":"cosmic-eidex","edition":"web","players":["Anna","Beat","Cora"],"turned_up":"S9",)";

std::vector<std::string> onCard(
    const std::string& powers, const std::string& trick, const std::string& hand, std::string_view card)
{
    const Position position = document::readPosition(R"({"format":"tafelrichter-position/1",)"
        + std::string(head) + R"("powers":[)" + powers + R"(],"trick":{"lead":"Anna","cards":[)" + trick
        + R"(]},"hand":[)" + hand + "]}")
                                  .value();
    return has(editionDifferences(position, card.empty() ? std::nullopt : Card::parse(card, Pack::Eidex)));
}

std::vector<std::string> onUse(const std::string& rest)
{
    return has(editionDifferences(
        document::readQuestion(R"({"format":"tafelrichter-question/1",)" + std::string(head) + rest + "}")
            .value()
            .question));
}

constexpr const char* excuse = R"({"by":"Beat","power":"excuse"})";

TEST(EditionDifferences, theVerdictsOnACard)
{
    EXPECT_THAT(onCard(excuse, R"("H7")", R"("HA","LK")", "LK"),
        ElementsAre("4 or less", "3 or less", "3 or less, no trump"));
    EXPECT_THAT(onCard(excuse, R"("H7")", R"("HA","S6")", "S6"),
        ElementsAre("4 or less", "3 or less", "3 or less, no trump"))
        << "a trump, only forbidden in one";
    EXPECT_THAT(onCard(excuse, R"("H7")", R"("HA","LK")", ""),
        ElementsAre("4 or less", "3 or less", "3 or less, no trump"))
        << "the whole hand";
}

TEST(EditionDifferences, theNumbersOfTheClauseThatDecides)
{
    EXPECT_THAT(onCard(excuse, R"("H7")", R"("HA","LA")", "LA"),
        ElementsAre("4 or less", "3 or less", "3 or less, no trump"))
        << "forbidden everywhere, by another limit";
    EXPECT_THAT(onUse(R"("phase":"after-deal","may":{"by":"Anna","power":"voyeur","of":"Beat"})"),
        ElementsAre("6 cards", "5 cards", "5 cards"));
}

TEST(EditionDifferences, notWhereOnlyTheWordsDo)
{
    EXPECT_THAT(onCard("", R"("H7")", R"("HA","LA")", "LA"), IsEmpty());
    EXPECT_THAT(
        onCard(R"({"by":"Anna","power":"fahnder","card":"L7"})", R"("H7")", R"("HA","L7")", "L7"), IsEmpty())
        << "an interpretation in one edition, the same verdict in all";
    EXPECT_THAT(onUse(R"("phase":"before-put-down","may":{"by":"Anna","power":"schwarzpeter"})"), IsEmpty())
        << "the clause is worded differently";
}

TEST(EditionDifferences, whenAPowerMayBeUsed)
{
    EXPECT_THAT(onUse(R"("phase":"before-lead","may":{"by":"Anna","power":"fahnder","card":"L7"})"),
        ElementsAre("before leading", "after leading, before the next card", "before leading"));
    EXPECT_THAT(onUse(R"("phase":"after-deal","may":{"by":"Anna","power":"dealer","with":"Beat"})"),
        ElementsAre("any number of times before the first lead, then after each trick", "before each lead",
            "before each lead"));
}

TEST(EditionDifferences, aTrick)
{
    EXPECT_THAT(onCard("", R"("H7","HA","SJ")", "", ""), IsEmpty());
}

} // namespace
} // namespace tafel
