// tafelrichter rules
#include <gmock/gmock.h>

#include "games/games.h"
#include "support/process.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

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

} // namespace
} // namespace tafel::test
