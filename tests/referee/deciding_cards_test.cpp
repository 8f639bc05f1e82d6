// The other cards that decide whether a card is legal, and the prompts for them.
#include "referee/deciding_cards.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "document/document.h"

namespace tafel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Position eidex(const char* turnedUp, const char* trick, const char* card, const char* powers = "")
{
    return document::readPosition(
        fmt::format(
            R"({{"format":"tafelrichter-position/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],
        "turned_up":"{}","powers":[{}],"trick":{{"lead":"Anna","cards":[{}]}},"hand":["{}"]}})",
            turnedUp, powers, trick, card))
        .value();
}

Position herzeln(const char* contract, const char* trick, const char* card, bool first = false)
{
    return document::readPosition(
        fmt::format(
            R"({{"format":"tafelrichter-position/1","game":"herzeln","players":["Anna","Beat","Cora","Dani"],
        "contract":"{}","first_trick":{},"trick":{{"lead":"Anna","cards":[{}]}},"hand":["{}"]}})",
            contract, first, trick, card))
        .value();
}

std::vector<std::string> questions(const Position& position, Language language = Language::English)
{
    std::vector<std::string> out;
    const Result<std::vector<DecidingQuestion>> all = decidingCards(position);
    for (const DecidingQuestion& each : *all)
        out.push_back(each.question.in(language));
    return out;
}

TEST(DecidingCards, askForTheSuitThatWasLed)
{
    EXPECT_THAT(questions(eidex("S9", R"("H7")", "LA")), ElementsAre("Do you hold any hearts?"));
    EXPECT_THAT(
        questions(eidex("S9", R"("H7")", "LA"), Language::German), ElementsAre("Hast du Karten in Herz?"));
}

TEST(DecidingCards, askForAnythingButTrumps)
{
    EXPECT_THAT(questions(eidex("S9", R"("H7","SJ")", "S8")), ElementsAre("Do you hold anything but stars?"));
}

TEST(DecidingCards, leaveOutTheJackOfTrumps)
{
    EXPECT_THAT(questions(eidex("S9", R"("S7")", "LA")),
        ElementsAre("Do you hold any stars? The jack of stars does not count."));
}

TEST(DecidingCards, askNothingWhereItMayBePlayedAnyway)
{
    EXPECT_THAT(questions(eidex("S9", "", "LA")), IsEmpty()) << "who leads";
    EXPECT_THAT(questions(eidex("S9", R"("H7")", "HA")), IsEmpty()) << "who follows";
    EXPECT_THAT(questions(eidex("S9", R"("H7")", "S6")), IsEmpty()) << "who trumps";
}

TEST(DecidingCards, askForEachReasonAlone)
{
    EXPECT_THAT(questions(herzeln("no-hearts", R"("C9","CK")", "HA", true)),
        ElementsAre("Do you hold any clubs?", "Do you hold anything but hearts?"));
}

TEST(DecidingCards, wantOneCard)
{
    Position position = eidex("S9", R"("H7")", "LA");
    position.hand->push_back("L7"_card);
    EXPECT_EQ(decidingCards(position).error().where, "/hand");
    position.hand.reset();
    EXPECT_FALSE(decidingCards(position));
}

} // namespace
} // namespace tafel
