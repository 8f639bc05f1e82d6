#include "referee/reason.h"

#include <gmock/gmock.h>

#include "referee/refusal.h"

namespace tafel {
namespace {

const std::vector<std::string> names{"Anna", "Beat", "Cora", "Dani"};

std::string de(const Sentence& sentence)
{
    return sentence.in(Language::German, names);
}
std::string en(const Sentence& sentence)
{
    return sentence.in(Language::English, names);
}

TEST(Sentence, putsItsValuesInWhereThePatternSays)
{
    const Sentence sentence{{.de = "{0} hat {1}, Limite ist {2}.", .en = "Limit {2}: {0} is at {1}."},
        {Argument::player(1), Argument::number(104), Argument::number(100)}};
    EXPECT_EQ(de(sentence), "Beat hat 104, Limite ist 100.");
    EXPECT_EQ(en(sentence), "Limit 100: Beat is at 104.");
}

TEST(Sentence, joinsNamesInTheReadersLanguage)
{
    const auto named = [](Players players) {
        return Sentence{{.de = "{0}: 1", .en = "{0}: 1"}, {Argument::players(players)}};
    };
    EXPECT_EQ(de(named({2})), "Cora: 1");
    EXPECT_EQ(de(named({2, 0})), "Anna und Cora: 1");
    EXPECT_EQ(en(named({2, 0})), "Anna and Cora: 1");
    EXPECT_EQ(de(named({0, 1, 3})), "Anna, Beat und Dani: 1");
    EXPECT_EQ(en(named({0, 1, 2, 3})), "Anna, Beat, Cora and Dani: 1");
    EXPECT_EQ(de(named({})), ": 1");
}

TEST(Sentence, writesNumbersWithAndWithoutSign)
{
    const Sentence sentence{{.de = "{0} {1} {2}", .en = "{0} {1} {2}"},
        {Argument::signedNumber(5), Argument::signedNumber(-20), Argument::number(-3)}};
    EXPECT_EQ(de(sentence), "+5 −20 -3");
    EXPECT_EQ(de({{.de = "{0}", .en = "{0}"}, {Argument::signedNumber(0)}}), "+0");
}

TEST(Sentence, usesAValueTwiceAndLeavesOthersOut)
{
    EXPECT_EQ(de({{.de = "{1} und {1}", .en = ""}, {Argument::number(1), Argument::number(2)}}), "2 und 2");
    EXPECT_EQ(en({{.de = "{0}", .en = "nobody"}, {Argument::number(1)}}), "nobody");
    EXPECT_EQ(en({{.de = "", .en = "{0}{1}"}, {Argument::number(1)}}), "1") << "the second was not given";
}

TEST(Sentence, saysCardsAsPeopleDo)
{
    EXPECT_EQ(de({{.de = "{0}, {1}", .en = ""}, {Argument::card("RJ"_card), Argument::card("L10"_card)}}),
        "Raben-Bube, Eidex-10");
    EXPECT_EQ(de({{.de = "{0}, {1}", .en = ""},
                  {Argument::card("CJ"_french, Pack::French), Argument::card("D10"_french, Pack::French)}}),
        "Kreuz-Bube, Karo-10");
    EXPECT_EQ(
        en({{.de = "", .en = "{0} before {1}"}, {Argument::card("RQ"_card), Argument::card("RA"_card)}}),
        "Queen of ravens before ace of ravens")
        << "a capital where it begins the sentence";
}

TEST(Sentence, takesNamesAsTheyStand)
{
    const std::vector<std::string> odd{"{0}", "a}b", "{"};
    const Sentence sentence{{.de = "{0}.", .en = "{0}."}, {Argument::players({0, 1, 2})}};
    EXPECT_EQ(sentence.in(Language::German, odd), "{0}, a}b und {.");
}

TEST(Refusal, escapesStepsOfAPointer)
{
    EXPECT_EQ(escapePointerToken("Anna"), "/Anna");
    EXPECT_EQ(escapePointerToken("a/b~c"), "/a~1b~0c");
    EXPECT_EQ(escapePointerToken("~1"), "/~01");
    EXPECT_EQ(escapePointerToken(""), "/");
}

TEST(Refusal, isSeenFromOutsideWithALongerPointer)
{
    Refusal refusal{.code = Refusal::Code::PointsSum, .where = "/points", .message = {}};
    EXPECT_EQ(std::move(refusal).under("/deals/2").where, "/deals/2/points");
}

TEST(Refusal, everyCodeHasItsName)
{
    EXPECT_EQ(codeName(Refusal::Code::Format), "format");
    EXPECT_EQ(codeName(Refusal::Code::UnknownContract), "unknown-contract");
    EXPECT_EQ(codeName(Refusal::Code::NeedsCaptured), "needs-captured");
    EXPECT_EQ(codeName(Refusal::Code::Players), "players");
}

} // namespace
} // namespace tafel
