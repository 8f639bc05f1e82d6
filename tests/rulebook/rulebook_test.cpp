#include <gtest/gtest.h>

#include "games/games.h"
#include "rulebook/folded.h"

namespace tafel {
namespace {

TEST(TextFolding, agreesForAllSpellingsOfAWord)
{
    EXPECT_EQ(folded("Äpfel"), folded("aepfel"));
    EXPECT_EQ(folded("Straße"), folded("STRASSE"));
    EXPECT_EQ(folded("Café"), folded("cafe"));
    EXPECT_NE(folded("Bube"), folded("Buche"));
}

TEST(Rulebook, everyClauseSpeaksBothLanguages)
{
    for (const Clause* clause : allClauses()) {
        EXPECT_FALSE(clause->text.de.empty() || clause->text.en.empty()) << clause->id;
        for (Edition edition : {Edition::En1998, Edition::De1998, Edition::Web})
            EXPECT_EQ(clause->ruling.in(edition).de.empty(), clause->ruling.in(edition).en.empty())
                << clause->id;
    }
}

TEST(Rulebook, everyClauseHasASourceOrSaysThatItIsAnInterpretation)
{
    for (const Clause* clause : allClauses()) {
        const auto stands = [&](Edition edition) {
            return !clause->section.in(edition).empty() || clause->isInterpretation(edition);
        };
        EXPECT_TRUE(stands(Edition::En1998) || stands(Edition::De1998) || stands(Edition::Web)) << clause->id;
    }
}

} // namespace
} // namespace tafel
