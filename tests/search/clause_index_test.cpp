#include "search/clause_index.h"

#include <gmock/gmock.h>

#include "games/games.h"
#include "search/words.h"

namespace tafel::search {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

const ClauseIndex& clauseIndex()
{
    static const ClauseIndex built;
    return built;
}

std::vector<std::string_view> idsOf(const std::vector<SearchHit>& found)
{
    std::vector<std::string_view> list;
    for (const SearchHit& each : found)
        list.push_back(each.clause->id);
    return list;
}

std::vector<std::string_view> found(
    std::string_view typed, Language shown = Language::German, const Scope& scope = {})
{
    return idsOf(clauseIndex().search(typed, shown, scope));
}

struct Typed {
    const char* words;
    Language shown;
    const char* first; ///< the first result
};

void PrintTo(const Typed& typed, std::ostream* out)
{
    *out << typed.words << (typed.shown == Language::German ? " (de)" : " (en)");
}

class Searched : public testing::TestWithParam<Typed> { };

TEST_P(Searched, theBestComesFirst)
{
    const auto ids = found(GetParam().words, GetParam().shown);
    ASSERT_THAT(ids, Not(IsEmpty()));
    EXPECT_EQ(ids.front(), GetParam().first);
}

constexpr Language de = Language::German, en = Language::English;
INSTANTIATE_TEST_SUITE_P(Words, Searched,
    testing::Values( //
        Typed{"Raben-Bube", de, "eidex.schwarzpeter.taker-loses"},
        Typed{"jack of ravens", en, "eidex.schwarzpeter.taker-loses"},
        Typed{"Old Maid", en, "eidex.schwarzpeter.taker-loses"},
        Typed{"exactly 100", en, "eidex.award.exactly-100"},
        Typed{"genau 100", de, "eidex.award.exactly-100"}, Typed{"Turnier", de, "eidex.tournament.target"},
        Typed{"kein Herz", de, "herzeln.no-hearts"}, Typed{"Domino", de, "herzeln.domino"},
        Typed{"chips", en, "krass.start.chips"}, Typed{"limit", en, "eidex.radarkontrolle.limit"}));
INSTANTIATE_TEST_SUITE_P(OtherLanguage, Searched,
    testing::Values( //
        Typed{"Speed Limit", de, "eidex.radarkontrolle.limit"},
        Typed{"Radarkontrolle", en, "eidex.radarkontrolle.limit"}));
INSTANTIATE_TEST_SUITE_P(HalfTyped, Searched,
    testing::Values( //
        Typed{"gugg", de, "eidex.guggitaler.thirteen"}, Typed{"speed l", en, "eidex.radarkontrolle.limit"},
        Typed{"SCHWARZP", de, "eidex.schwarzpeter.taker-loses"}));
INSTANTIATE_TEST_SUITE_P(Umlauts, Searched,
    testing::Values( //
        Typed{"Fürsorge", de, "eidex.fuersorge.gives-trick"},
        Typed{"Fuersorge", de, "eidex.fuersorge.gives-trick"},
        Typed{"fursorge", de, "eidex.fuersorge.gives-trick"},
        Typed{"FÜRSORGE", en, "eidex.fuersorge.gives-trick"}, Typed{"Pese Katesh", de, "pese-katesh.blocks"},
        Typed{"wunschelrute", de, "eidex.wuenschelrute.asks"}));
INSTANTIATE_TEST_SUITE_P(Hyphens, Searched,
    testing::Values( //
        Typed{"Jiu-Jitsu", de, "eidex.jiu-jitsu.swaps-neighbours"},
        Typed{"Jiu Jitsu", de, "eidex.jiu-jitsu.swaps-neighbours"},
        Typed{"jiujitsu", en, "eidex.jiu-jitsu.swaps-neighbours"},
        Typed{"blackfriday", en, "eidex.black-friday.not-raven"},
        Typed{"Black-Friday", de, "eidex.black-friday.moves-values"},
        Typed{"Trumpfbube", de, "eidex.play.trump-jack"}, Typed{"Trumpfpflicht", de, "compendium.trump"},
        Typed{"Trumpf Pflicht", de, "compendium.trump"}));
INSTANTIATE_TEST_SUITE_P(Slips, Searched,
    testing::Values( //
        Typed{"gugitaler", de, "eidex.guggitaler.thirteen"},
        Typed{"Guggitalre", de, "eidex.guggitaler.thirteen"},
        Typed{"Schwarzpetter", de, "eidex.schwarzpeter.taker-loses"},
        Typed{"Radarkontrole", de, "eidex.radarkontrolle.limit"}, Typed{"Jakcpot", en, "eidex.jackpot.pot"},
        Typed{"Zombei", en, "eidex.zombie.takes-back"},
        Typed{"konsumentnschuz", de, "eidex.konsumentenschutz.rejects"}));

TEST(ClauseIndex, findsNothingWhereThereIsNothing)
{
    EXPECT_THAT(found("xylophon"), IsEmpty());
    EXPECT_THAT(found("Guggitaler xylophon"), IsEmpty());
    EXPECT_THAT(found("abc"), IsEmpty()); // too short for a correction of typing errors
}

TEST(ClauseIndex, takesWhateverIsTyped)
{
    for (const char* typed :
        {"\"", "*", "a OR b", "NEAR(", "-", "()", "\xC3", "\xFF\xFE", "text_de:limit", "'; --"})
        EXPECT_LE(found(typed).size(), allClauses().size()) << typed;
    EXPECT_EQ(found(" .,- ").size(), allClauses().size());
}

TEST(ClauseIndex, givesAllInOrderWhenNothingIsTyped)
{
    const auto all = found("");
    ASSERT_EQ(all.size(), allClauses().size());
    for (std::size_t i = 0; i < all.size(); ++i)
        EXPECT_EQ(all[i], allClauses()[i]->id);
}

TEST(ClauseIndex, findsEveryClauseByItsIdFirst)
{
    for (const Clause* clause : allClauses())
        for (Language language : {de, en})
            EXPECT_EQ(found(clause->id, language).front(), clause->id);
}

TEST(ClauseIndex, findsEveryClauseByThreeOfItsWords)
{
    for (const Clause* clause : allClauses())
        for (Language language : {de, en}) {
            const std::vector<Word> words = wordsOf(clause->text.in(language));
            ASSERT_GE(words.size(), 3U);
            const std::size_t step = words.size() / 3;
            const std::string typed
                = words[0].folded + ' ' + words[step].folded + ' ' + words[2 * step].folded;
            EXPECT_THAT(found(typed, language), Contains(clause->id)) << typed;
        }
}

TEST(ClauseIndex, givesTheSameEveryTime)
{
    const ClauseIndex other;
    for (const char* typed : {"trumpf", "stich", "jack", "gugitaler", "t"})
        for (Language language : {de, en})
            EXPECT_EQ(idsOf(other.search(typed, language)), found(typed, language));
}

TEST(ClauseIndex, namesNoClauseTwice)
{
    for (const char* typed : {"trumpf", "stich", "eidex.award.match", "stechen"}) {
        auto ids = found(typed);
        std::sort(ids.begin(), ids.end());
        EXPECT_EQ(std::adjacent_find(ids.begin(), ids.end()), ids.end()) << typed;
    }
}

TEST(ClauseIndex, highlightsMatches)
{
    const auto highlighted = [](const char* typed, std::string_view id, Language language) {
        std::vector<std::string> parts;
        for (const SearchHit& each : clauseIndex().search(typed, language))
            if (each.clause->id == id)
                for (const Highlight& highlight : each.highlights)
                    parts.emplace_back(
                        each.clause->text.in(language).substr(highlight.from, highlight.length));
        return parts;
    };
    EXPECT_THAT(
        highlighted("raben bube", "eidex.schwarzpeter.not-put-down", de), ElementsAre("Raben", "Bube"));
    EXPECT_THAT(
        highlighted("guggitalre", "eidex.schwarzpeter.off-under-guggitaler", de), ElementsAre("Guggitaler"));
    EXPECT_THAT(
        highlighted("gugg", "eidex.schwarzpeter.off-under-guggitaler", en), ElementsAre("Guggitaler"));
    EXPECT_THAT(highlighted("konig", "herzeln.king-of-hearts", de), ElementsAre("König"));
}

TEST(ClauseIndex, keepsHighlightsInOrderInsideTheText)
{
    for (const char* typed : {"raben bube", "trick", "karte", "100", "jiu jitsu"})
        for (const SearchHit& each : clauseIndex().search(typed, de)) {
            std::size_t at = 0;
            for (const Highlight& highlight : each.highlights) {
                EXPECT_GE(highlight.from, at);
                at = highlight.from + highlight.length;
            }
            EXPECT_LE(at, each.clause->text.de.size());
        }
}

// ---- Scopes

TEST(Scope, ofAGameLeavesOutTheOthers)
{
    const auto ids = found("", de, {.game = gameNamed("lorum")});
    EXPECT_THAT(ids, Contains("lorum.lorum"));
    EXPECT_THAT(ids, Contains("compendium.founded")); // shared clauses of its contracts
    EXPECT_THAT(ids, Not(Contains("compendium.march")));
    EXPECT_THAT(ids, Each(testing::AnyOf(testing::StartsWith("lorum."), testing::StartsWith("compendium."))));
}

TEST(Scope, knowsWhatAGameTakesFromAnother)
{
    const auto ids = found("", de, {.game = gameNamed("king-louis")});
    EXPECT_THAT(ids, Contains("king-louis.domino"));
    EXPECT_THAT(ids, Contains("kein-stich.no-hearts"));
}

TEST(Scope, everyClauseIsOfAGame)
{
    for (const Clause* clause : allClauses()) {
        bool known = false;
        for (const Game* game : allGames())
            known = known || contains(*clause, {.game = game});
        EXPECT_TRUE(known) << clause->id;
        EXPECT_FALSE(locationOf(*clause).name.empty()) << clause->id;
    }
}

TEST(Scope, ofAnEditionLeavesOutWhatItDoesNotHave)
{
    const Game* eidex = gameNamed("cosmic-eidex");
    EXPECT_THAT(found("zu viert", de, {.game = eidex, .edition = Edition::Web}),
        Contains("eidex.schwarzpeter.four-players"));
    EXPECT_THAT(found("zu viert", de, {.game = eidex, .edition = Edition::De1998}),
        Not(Contains("eidex.schwarzpeter.four-players")));
    // An interpretation applies even if the edition has no text about it.
    EXPECT_THAT(found("", de, {.game = eidex, .edition = Edition::En1998}),
        Contains("eidex.schwarzpeter.off-under-guggitaler"));
}

TEST(Scope, ofCharactersLeavesOutTheOtherPowers)
{
    const Scope scope{.game = gameNamed("cosmic-eidex"), .characters = {{Card{Suit::Raven, Rank::Jack}}}};
    const auto ids = found("", de, scope);
    EXPECT_THAT(ids, Contains("eidex.schwarzpeter.taker-loses"));
    EXPECT_THAT(ids, Contains("eidex.award.match"));
    EXPECT_THAT(ids, Not(Contains("eidex.guggitaler.thirteen")));
    EXPECT_THAT(found("Guggitaler", de, scope), Each(Not(testing::StartsWith("eidex.guggitaler"))));
}

TEST(Scope, ofAMatchIsItsGameEditionAndCharacters)
{
    Match match{
        .game = gameNamed("cosmic-eidex"), .edition = Edition::De1998, .players = {"Anna", "Beat", "Cora"}};
    match.characters[1] = Card{Suit::Raven, Rank::Nine};
    const Scope scope = Scope::of(match);
    EXPECT_EQ(scope.edition, Edition::De1998);
    EXPECT_THAT(*scope.characters, ElementsAre(Card{Suit::Raven, Rank::Nine}));
    EXPECT_THAT(found("", de, scope), Not(Contains("eidex.schwarzpeter.taker-loses")));
    EXPECT_THAT(found("", de, scope), Contains("eidex.radarkontrolle.limit"));
    EXPECT_THAT(found("", de, scope).front(), testing::StartsWith("eidex.radarkontrolle"));
}

TEST(Scope, bringsTheContractInPlayFirst)
{
    const auto ids = found("", de, {.game = gameNamed("herzeln"), .contract = "domino"});
    EXPECT_EQ(ids[0], "herzeln.domino");
    EXPECT_THAT(std::vector(ids.begin() + 1, ids.begin() + 4),
        UnorderedElementsAre("herzeln.domino-row", "herzeln.domino-three-players", "compendium.one-row"));
    EXPECT_EQ(ids.size(), found("", de, {.game = gameNamed("herzeln")}).size());
}

// ---- Links

std::vector<std::string_view> idsOf(const std::vector<const Clause*>& clauses)
{
    std::vector<std::string_view> list;
    for (const Clause* each : clauses)
        list.push_back(each->id);
    return list;
}

TEST(Interacting, areThePowersThatAClauseNames)
{
    EXPECT_THAT(idsOf(relatedClauses(*clauseNamed("eidex.schwarzpeter.off-under-guggitaler"))),
        ElementsAre("eidex.guggitaler.thirteen"));
    EXPECT_THAT(idsOf(relatedClauses(*clauseNamed("eidex.schwarzpeter.taker-loses"))),
        Contains("eidex.differenzler.before-schwarzpeter"));
    EXPECT_THAT(idsOf(relatedClauses(*clauseNamed("eidex.ultimo.under-justice"))),
        ElementsAre("eidex.gerechtigkeit.last-trick-five"));
}

TEST(Interacting, areTheRulesOfPlayOfAContract)
{
    EXPECT_THAT(idsOf(relatedClauses(*clauseNamed("herzeln.domino"))),
        UnorderedElementsAre("herzeln.domino-row", "herzeln.domino-three-players", "compendium.must-play",
            "compendium.one-row"));
    EXPECT_THAT(idsOf(relatedClauses(*clauseNamed("compendium.founded"))), ElementsAre("lorum.lorum"));
}

TEST(Interacting, neverLeadToThemselvesAndAreSymmetricBetweenContractsAndRules)
{
    for (const Clause* clause : allClauses()) {
        EXPECT_THAT(relatedClauses(*clause), Not(Contains(clause))) << clause->id;
        EXPECT_THAT(siblings(*clause), Not(Contains(clause))) << clause->id;
        if (locationOf(*clause).game)
            continue;
        for (const Clause* contract : relatedClauses(*clause))
            EXPECT_THAT(relatedClauses(*contract), Contains(clause)) << contract->id;
    }
}

TEST(Besides, areTheOthersUnderTheSameHeading)
{
    EXPECT_THAT(idsOf(siblings(*clauseNamed("eidex.black-friday.not-raven"))),
        ElementsAre("eidex.black-friday.moves-values", "eidex.black-friday.after-guggitaler"));
    EXPECT_THAT(siblings(*clauseNamed("eidex.award.match")), SizeIs(8));
}

// ---- Edit distance

TEST(Distance, countsSlips)
{
    EXPECT_EQ(distance("guggitaler", "guggitaler", false, 2), 0);
    EXPECT_EQ(distance("gugitaler", "guggitaler", false, 2), 1); // a missing letter
    EXPECT_EQ(distance("gugggitaler", "guggitaler", false, 2), 1); // an added letter
    EXPECT_EQ(distance("guggitalre", "guggitaler", false, 2), 1); // two swapped letters
    EXPECT_EQ(distance("guggitoler", "guggitaler", false, 2), 1); // a changed letter
    EXPECT_EQ(distance("gukitoler", "guggitaler", false, 2), 3); // too many errors
}

TEST(Distance, ofABeginning)
{
    EXPECT_EQ(distance("gugi", "guggitaler", true, 1), 1);
    EXPECT_EQ(distance("gugi", "guggitaler", false, 1), 2);
    EXPECT_EQ(distance("schwarzb", "schwarzpeter", true, 2), 1);
}

TEST(Words, areLettersAndDigitsWithTheWholeOfACompound)
{
    std::vector<std::string> words;
    for (const Word& word : wordsOf("«Jiu-Jitsu», 100 Größen – é!"))
        words.push_back(word.folded);
    EXPECT_THAT(words, ElementsAre("jiu", "jitsu", "jiujitsu", "100", "grossen", "e"));
}

} // namespace
} // namespace tafel::search
