// Runs `tafelrichter rules`.
#include <gmock/gmock.h>

#include "games/games.h"
#include "support/process.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

TEST(Rules, withoutWordsListAllClauses)
{
    const Ran ran = run({"rules"});
    EXPECT_EQ(ran.status, 0);
    for (const Clause* clause : allClauses())
        EXPECT_THAT(ran.out, HasSubstr(std::string(clause->id) + "\n"));
}

TEST(Rules, areSearchedForAllWords)
{
    const Ran ran = run({"rules", "--lang", "de", "raben-bube", "gedrückt"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("eidex.schwarzpeter.not-put-down"));
    EXPECT_THAT(ran.out, Not(HasSubstr("eidex.schwarzpeter.taker-loses")));
}

TEST(Rules, thatNobodyFindsAreAnAnswerToo)
{
    const Ran ran = run({"rules", "xylophon"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, Not(IsEmpty()));
}

TEST(Rules, ofAClauseNameTheSectionOfEachEdition)
{
    const Ran ran = run({"rules", "--clause", "eidex.schwarzpeter.taker-loses"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("en-1998: Jack of Raven"));
    EXPECT_THAT(ran.out, HasSubstr("de-1998: Raben Bube"));
    EXPECT_THAT(ran.out, HasSubstr("web: Raben Bube"));
}

TEST(Rules, ofAnInterpretationSayWhy)
{
    EXPECT_THAT(run({"rules", "--clause", "eidex.award.two-over"}).out,
        HasSubstr("Interpretation (web): Possible only"));
    EXPECT_THAT(run({"rules", "--clause", "eidex.award.two-over", "--lang", "de"}).out,
        HasSubstr("Auslegung (web): Nur durch"));
}

TEST(Rules, ofAnUnknownClauseAreBadUsage)
{
    for (const char* id : {"eidex.schwarzpeter", "eidex.award.Match", "x"}) {
        const Ran ran = run({"rules", "--clause", id});
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, HasSubstr(id));
    }
}

TEST(Rules, asADocumentHaveThePublishedForm)
{
    const PublishedSchema schema("rules");
    for (const char* language : {"de", "en"}) {
        const Ran ran = run({"rules", "--json", "--lang", language});
        EXPECT_EQ(ran.status, 0);
        const Json shown = Json::parse(ran.out);
        EXPECT_EQ(schema.faults(shown), "");
        EXPECT_EQ(shown["clauses"].size(), allClauses().size());
    }
}

TEST(Rules, asADocumentHoldOneClauseOrNone)
{
    const PublishedSchema schema("rules");
    const Json one = Json::parse(run({"rules", "--json", "--clause", "eidex.award.match"}).out);
    ASSERT_EQ(one["clauses"].size(), 1U);
    EXPECT_EQ(one["clauses"][0]["sections"]["de-1998"], "WERTUNG 1)");
    const Json none = Json::parse(run({"rules", "--json", "xylophon"}).out);
    EXPECT_TRUE(none["clauses"].empty());
    EXPECT_EQ(schema.faults(none), "");
}

TEST(Rules, ofAGameWithoutEditionsStandOnce)
{
    const auto shown = [](const char* id) { return run({"rules", "--lang", "en", "--clause", id}).out; };
    EXPECT_THAT(shown("herzeln.ranks"), HasSubstr("\n  Section: Herzeln\n"));
    EXPECT_THAT(shown("herzeln.domino-row"), HasSubstr("\n  Interpretation: The compendium page names only"));
    for (const char* id : {"herzeln.domino-row", "compendium.march", "krass.start.oldest"}) {
        EXPECT_THAT(shown(id), Not(HasSubstr("1998"))) << id;
        EXPECT_THAT(shown(id), Not(HasSubstr("web"))) << id;
    }
    const Json all = Json::parse(run({"rules", "--json", "--lang", "de"}).out);
    for (const Json& clause : all["clauses"]) {
        if (clause["id"].get<std::string>().starts_with("eidex."))
            continue;
        for (const char* key : {"sections", "ruling"}) {
            EXPECT_LE(clause[key].size(), 1U) << clause;
            EXPECT_EQ(clause[key].contains("rules"), !clause[key].empty()) << clause;
        }
    }
}

TEST(Rules, foundComeTheBestFirst)
{
    const Json found = Json::parse(run({"rules", "--json", "--lang", "en", "old", "maid"}).out);
    EXPECT_EQ(found["clauses"][0]["id"], "eidex.schwarzpeter.taker-loses");
    EXPECT_EQ(PublishedSchema("rules").faults(found), "");
}

TEST(Rules, forgiveSlipsAndUmlauts)
{
    for (const char* word : {"Gugitaler", "guggitalre", "GUGG"})
        EXPECT_THAT(run({"rules", "--lang", "de", word}).out, StartsWith("eidex.guggitaler.thirteen\n"))
            << word;
    for (const char* word : {"Fürsorge", "Fuersorge", "fursorge"})
        EXPECT_THAT(run({"rules", "--lang", "de", word}).out, StartsWith("eidex.fuersorge.gives-trick\n"))
            << word;
}

TEST(Rules, ofAGameAreItsOwn)
{
    const Json lorum = Json::parse(run({"rules", "--json", "--game", "lorum"}).out);
    EXPECT_GT(lorum["clauses"].size(), 24U); // includes the shared clauses
    for (const Json& clause : lorum["clauses"])
        EXPECT_THAT(clause["id"].get<std::string>(), AnyOf(StartsWith("lorum."), StartsWith("compendium.")));
    EXPECT_THAT(run({"rules", "--game", "lorum", "Guggitaler"}).out, IsEmpty());
}

TEST(Rules, ofAnEditionAreWhatItHas)
{
    EXPECT_THAT(run({"rules", "--edition", "web", "zu", "viert"}).out,
        HasSubstr("eidex.schwarzpeter.four-players\n"));
    EXPECT_THAT(run({"rules", "--edition", "de-1998", "zu", "viert"}).out,
        Not(HasSubstr("eidex.schwarzpeter.four-players\n")));
}

TEST(Rules, ofCharactersLeaveOutTheOtherPowers)
{
    const std::string out = run({"rules", "--characters", "RJ,R9,LK"}).out;
    for (const char* id : {"eidex.schwarzpeter.taker-loses\n", "eidex.radarkontrolle.limit\n",
             "eidex.computer.five-points\n", "eidex.award.match\n"})
        EXPECT_THAT(out, HasSubstr(id));
    EXPECT_THAT(out, Not(HasSubstr("eidex.zombie")));
    EXPECT_THAT(out, Not(HasSubstr("lorum.")));
}

TEST(Rules, ofAMatchFileAreItsGameEditionAndCharacters)
{
    const Folder folder;
    const std::string file = folder.write("match.tafel.json",
        R"({"format":"tafelrichter/1","game":"cosmic-eidex","edition":"de-1998","players":["Anna","Beat","Cora"],)"
        R"("characters":{"Anna":"RJ"},"deals":[]})");
    const std::string out = run({"rules", "--match", file}).out;
    EXPECT_EQ(
        out, run({"rules", "--game", "cosmic-eidex", "--edition", "de-1998", "--characters", "RJ"}).out);
    EXPECT_THAT(out, HasSubstr("eidex.schwarzpeter.taker-loses\n"));
    EXPECT_THAT(out, Not(HasSubstr("eidex.zombie")));
    EXPECT_THAT(run({"rules", "--match", file, "Zombie"}).out, Not(HasSubstr("eidex.zombie")));
}

TEST(Rules, ofABadMatchFileAreItsError)
{
    const Folder folder;
    const Ran ran = run({"rules", "--match", folder.write("match.tafel.json", "{")});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(Json::parse(ran.out)["error"]["code"], "json");
    const Ran missing = run({"rules", "--match", (folder / "none.json").string()});
    EXPECT_EQ(missing.status, 2);
    EXPECT_THAT(missing.out, IsEmpty());
    EXPECT_THAT(missing.err, Not(IsEmpty()));
}

TEST(Rules, ofWhatDoesNotExistAreBadUsage)
{
    for (const std::vector<std::string>& wrong :
        {std::vector<std::string>{"--game", "canasta"}, {"--edition", "2004"}, {"--characters", "RJ,X9"},
            {"--characters", "R5"}, {"--game", "lorum", "--match", "-"}}) {
        std::vector<std::string> arguments{"rules"};
        arguments.insert(arguments.end(), wrong.begin(), wrong.end());
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.status, 2) << wrong[0] << wrong[1];
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, Not(IsEmpty()));
    }
}

TEST(Rules, ofAClauseNameWhatItWorksTogetherWith)
{
    EXPECT_THAT(run({"rules", "--clause", "eidex.schwarzpeter.off-under-guggitaler", "--lang", "en"}).out,
        HasSubstr("See also: eidex.guggitaler.thirteen\n"));
    EXPECT_THAT(run({"rules", "--clause", "eidex.award.over-limit"}).out, Not(HasSubstr("See also")));
}

} // namespace
} // namespace tafel::test
