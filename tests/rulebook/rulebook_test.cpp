#include "rulebook/rulebook.h"

#include <gmock/gmock.h>

#include "games/games.h"

namespace tafel {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr Clause receives{
    .id = "test.receives",
    .text = {.de = "Wer mehr Stösse erhält, muss grüssen.", .en = "Who takes more knocks must greet."},
    .section = {.en1998 = "Queen of Lizard", .de1998 = "Eidex Dame"},
};
constexpr Clause above{
    .id = "test.above",
    .text = {.de = "Die Fürsorge steht über dem König.", .en = "Social Security stands above the king."},
    .ruling = PerEdition<Text>::all({.de = "Kein Text sagt es: Größe ist Maß.", .en = "No text says so."}),
};
constexpr const Clause* clauses[] = {&receives, &above};

std::vector<std::string_view> found(
    const std::vector<std::string>& words, Language language = Language::German)
{
    std::vector<std::string_view> ids;
    for (const Clause* clause : searchClauses(clauses, words, language))
        ids.push_back(clause->id);
    return ids;
}

TEST(RulebookSearch, withoutWordsGivesEverythingInOrder)
{
    EXPECT_THAT(found({}), ElementsAre("test.receives", "test.above"));
}

TEST(RulebookSearch, forgivesUmlauts)
{
    for (const char* word :
        {"Fürsorge", "FÜRSORGE", "fuersorge", "Fursorge", "über", "ueber", "könig", "koenig", "konig"})
        EXPECT_THAT(found({word}), ElementsAre("test.above")) << word;
}

TEST(RulebookSearch, takesSharpSForTwo)
{
    for (const char* word : {"Stösse", "Stöße", "stoesse", "stosse", "grüßen", "gruessen"})
        EXPECT_THAT(found({word}), ElementsAre("test.receives")) << word;
    for (const char* word : {"Grösse", "Mass", "Maß"})
        EXPECT_THAT(found({word}), ElementsAre("test.above")) << word;
}

TEST(RulebookSearch, wantsEveryWord)
{
    EXPECT_THAT(found({"steht", "König"}), ElementsAre("test.above"));
    EXPECT_THAT(found({"muss", "König"}), IsEmpty());
}

TEST(RulebookSearch, looksIntoIdsSectionsAndInterpretations)
{
    EXPECT_THAT(found({"test.receives"}), ElementsAre("test.receives"));
    EXPECT_THAT(found({"Eidex Dame"}), ElementsAre("test.receives"));
    EXPECT_THAT(found({"queen of lizard"}), ElementsAre("test.receives"));
    EXPECT_THAT(found({"Kein Text"}), ElementsAre("test.above"));
}

TEST(RulebookSearch, searchesTheLanguageAskedFor)
{
    EXPECT_THAT(found({"knocks"}), IsEmpty());
    EXPECT_THAT(found({"knocks"}, Language::English), ElementsAre("test.receives"));
}

TEST(Folded, agreesForAllSpellingsOfAWord)
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

TEST(Rulebook, everyClauseIsFoundByItsWords)
{
    for (const Clause* clause : allClauses())
        for (Language language : {Language::German, Language::English})
            EXPECT_THAT(searchClauses(allClauses(), {std::string(clause->text.in(language))}, language),
                Contains(clause));
}

} // namespace
} // namespace tafel
