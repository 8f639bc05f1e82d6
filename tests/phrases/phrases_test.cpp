// The texts in both languages, as the screens show them.
#include <gmock/gmock.h>

#include "base/name_list.h"
#include "base/names.h"
#include "cards/card_text.h"
#include "phrases/deal.h"
#include "phrases/game.h"
#include "phrases/number.h"
#include "phrases/option.h"
#include "phrases/reason.h"
#include "phrases/result.h"
#include "phrases/unit.h"
#include "support/table.h"

namespace tafel::phrases {
namespace {

constexpr Language de = Language::German, en = Language::English;

Match match(std::string_view game, std::string_view more = {})
{
    return document::readMatch(
        fmt::format(
            R"({{"format":"tafelrichter/1","game":"{}","players":["Anna","Beat","Cora","Dani"]{}{},"deals":[]}})",
            game, more.empty() ? "" : ",", more))
        .value();
}

TEST(Words, cardsHaveTheNamesOfTheirPack)
{
    EXPECT_EQ(cardText("RQ"_card, Pack::Eidex, de), "Raben-Dame");
    EXPECT_EQ(cardText("S8"_card, Pack::Eidex, de), "Stern-8");
    EXPECT_EQ(cardText("S8"_card, Pack::Eidex, en), "8 of stars");
    EXPECT_EQ(cardText("SK"_french, Pack::French, de), "Pik-König");
    EXPECT_EQ(cardText("SK"_french, Pack::French, en), "king of spades");
    EXPECT_EQ(suitText(Suit::Stars, Pack::Eidex, de), "Sterne");
    EXPECT_EQ(suitText(Suit::Lizard, Pack::Eidex, en), "lizards");
    EXPECT_EQ(suitText(Suit::Clubs, Pack::French, de), "Kreuz");
    for (const Language language : {de, en}) {
        EXPECT_EQ(printedRank("HJ"_card, Pack::Eidex, language), "B");
        EXPECT_EQ(printedRank("HQ"_card, Pack::Eidex, language), "D");
        EXPECT_EQ(printedRank("H10"_card, Pack::Eidex, language), "10");
        EXPECT_EQ(printedRank("HA"_french, Pack::French, language), "A");
    }
    EXPECT_EQ(printedRank("HJ"_french, Pack::French, de), "B");
    EXPECT_EQ(printedRank("HQ"_french, Pack::French, en), "Q");
}

TEST(Words, trumpHasItsOwn)
{
    EXPECT_EQ(trumpText("R9"_card, de), "Trumpf Rabe");
    EXPECT_EQ(trumpText("L9"_card, en), "Trump lizard");
    EXPECT_EQ(trumpName("S9"_card, de), "Stern");
    EXPECT_EQ(trumpText("HA"_card, en), "Obenabe");
    EXPECT_EQ(trumpText("H6"_card, de), "Undenufe");
}

TEST(Words, decimalsWithTheirSign)
{
    EXPECT_EQ(signedDecimalText(1.754, 2, Language::German), "+1,75");
    EXPECT_EQ(signedDecimalText(-0.5, 2, Language::English), "−0.50");
    EXPECT_EQ(signedDecimalText(0.001, 2, Language::English), "0.00");
    EXPECT_EQ(signedDecimalText(-0.001, 2, Language::English), "0.00");
}

TEST(Words, unitsAndEditions)
{
    EXPECT_EQ(unitTitle(Unit::PenaltyPoints, de), "Strafpunkte");
    EXPECT_EQ(totalTitle(Unit::Strokes, en), "Marks");
    EXPECT_EQ(totalId(Unit::Strokes), "marks");
    EXPECT_EQ(unitId(Unit::VictoryPoints), "victory-points");
    EXPECT_EQ(editionName(Edition::En1998, de), "Englisch 1998");
    EXPECT_EQ(editionName(Edition::Web, en), "Web edition");
    EXPECT_EQ(gameName("herzeln", en), "Herzeln");
    EXPECT_EQ(gameName("schafkopf", en), "schafkopf");
}

TEST(Words, peopleAreListed)
{
    const std::vector<std::string> names{"Anna", "Beat", "Cora"};
    EXPECT_EQ(listed(names, de), "Anna, Beat und Cora");
    EXPECT_EQ(listed(std::span(names).first(2), en), "Anna and Beat");
    EXPECT_EQ(listed(std::span(names).first(1), en), "Anna");
    EXPECT_EQ(listed({}, en), "");
}

TEST(Words, dealsAreRoundsWhereChipsAreHandedIn)
{
    EXPECT_EQ(dealsText(Unit::Points, 7, en), "7 deals");
    EXPECT_EQ(dealsText(Unit::Points, 1, de), "1 Partie");
    EXPECT_EQ(dealsText(Unit::Chips, 1, en), "1 round");
    EXPECT_EQ(dealsText(Unit::Chips, 2, de), "2 Runden");
    EXPECT_EQ(dealNumberText(Unit::Chips, 3, de), "Runde 3");
    EXPECT_EQ(dealNumberText(Unit::Strokes, 3, en), "deal 3");
}

TEST(Words, aChangeOfOneStanding)
{
    EXPECT_EQ(changeText(Unit::VictoryPoints, 1, false, en), "+1");
    EXPECT_EQ(changeText(Unit::VictoryPoints, -1, false, de), "−1, fällt");
    EXPECT_EQ(changeText(Unit::VictoryPoints, 1, true, en), "wins");
    EXPECT_EQ(changeText(Unit::Strokes, 0, false, de), "bleibt");
    EXPECT_EQ(changeText(Unit::Strokes, -1, false, en), "−1 stroke");
    EXPECT_EQ(changeText(Unit::Strokes, 2, false, de), "+2 Striche");
    EXPECT_EQ(changeText(Unit::Chips, -1, false, en), "hands in 1 chip");
    EXPECT_EQ(changeText(Unit::Chips, 0, false, en), "stays");
    EXPECT_EQ(changeText(Unit::Points, -10, false, en), "−10");
    EXPECT_EQ(changeText(Unit::PenaltyPoints, 30, true, de), "+30, gewinnt");
}

TEST(Words, theChangesOfADeal)
{
    const auto say = [](std::string_view game, PerPlayer<int> change, Players winners, Language language) {
        return changesText(match(game), change, winners, " · ", language);
    };
    EXPECT_EQ(say("cosmic-eidex", {1, -1, 1}, {}, en), "Anna +1 · Beat falls · Cora +1");
    EXPECT_EQ(say("cosmic-eidex", {1, 0, 1}, Players::fromBits(1), de), "Anna gewinnt");
    EXPECT_EQ(say("cosmic-eidex", {}, {}, de), "der Stand bleibt");
    EXPECT_EQ(
        say("herzeln", {30, 0, -10, 0}, Players::fromBits(6), en), "Beat and Cora win · Anna 30 · Cora −10");
    EXPECT_EQ(say("krass-kariert", {-1, 0, 0, 0}, {}, de), "Anna gibt 1 Chip ab");
    EXPECT_EQ(say("krass-kariert", {}, {}, en), "nobody hands in a chip");
}

TEST(Words, whatAnUndoTakesBack)
{
    using What = history::Step::What;
    const Match eidex = match("cosmic-eidex"), chips = match("krass-kariert"), herzeln = match("herzeln");
    EXPECT_EQ(undoStepText(eidex, {.deal = 7, .change = {0, 1, 1}}, en), "deal 7, Beat +1, Cora +1");
    EXPECT_EQ(
        undoStepText(eidex, {.deal = 9, .winners = Players::fromBits(4)}, de), "Partie 9, Cora gewinnt");
    EXPECT_EQ(undoStepText(herzeln, {.deal = 2, .change = {-3}, .contract = "no-hearts"}, de),
        fmt::format("Partie 2, {}", contractName(herzeln, "no-hearts", de)));
    EXPECT_EQ(undoStepText(chips, {.deal = 3, .change = {0, -1}}, en), "round 3, Beat");
    EXPECT_EQ(undoStepText(chips, {.deal = 3}, en), "round 3, the end");
    EXPECT_EQ(undoStepText(eidex, {.what = What::Correction, .deal = 5}, de), "Berichtigung von Partie 5");
    EXPECT_EQ(undoStepText(chips, {.what = What::Correction, .deal = 5}, en), "correction of round 5");
    EXPECT_EQ(undoStepText(eidex, {.what = What::Correction, .deal = 5, .takenBack = DealRange{9, 10}}, de),
        "Berichtigung von Partie 5 (nahm Partien 9 und 10 zurück)");
    EXPECT_EQ(undoStepText(chips, {.what = What::Correction, .deal = 5, .takenBack = DealRange{7, 10}}, en),
        "correction of round 5 (took back rounds 7 to 10)");
    EXPECT_EQ(takenBackText(Unit::Points, {9, 9}, en), "took back deal 9");
    EXPECT_EQ(undoStepText(eidex, {.what = What::Dispute}, de), "Streitfall");
    EXPECT_EQ(undoStepText(eidex, {.what = What::Dispute, .asker = "Cora"}, en), "dispute of Cora");
    EXPECT_THAT(undoStepText(eidex, {.what = What::Overruling, .deal = 4, .option = "target"}, en),
        testing::StartsWith("house rule from deal 4: "));
    EXPECT_THAT(undoStepText(chips, {.what = What::Overruling, .deal = 4, .option = "two_x"}, de),
        testing::StartsWith("Hausregel ab Runde 4: "));
}

TEST(Words, houseRulesThatWereChanged)
{
    EXPECT_EQ(houseRulesText(match("cosmic-eidex"), en), "");
    const Match target = match("cosmic-eidex", R"("options":{"target":3})");
    EXPECT_THAT(houseRulesText(target, en), testing::EndsWith(": 3"));
    const Match lorum = match("lorum", R"("options":{"replace":{"king-of-hearts":"red-kingless"}})");
    EXPECT_THAT(houseRulesText(lorum, en), testing::HasSubstr(" instead of "));
    EXPECT_THAT(houseRulesText(lorum, de), testing::HasSubstr(" statt "));
    const Match later = match("cosmic-eidex", R"("overruled":[{"from":4,"option":"target","value":3}])");
    EXPECT_THAT(houseRulesText(later, en), testing::EndsWith(": from deal 4: 3"));
    const Match both = match(
        "cosmic-eidex", R"("options":{"target":5},"overruled":[{"from":4,"option":"target","value":3}])");
    EXPECT_THAT(houseRulesText(both, de), testing::EndsWith(": 5, ab Partie 4: 3"));
}

/// The reason of the last deal of a match in English.
std::string lastReason(const std::string& document)
{
    const Match match = document::readMatch(document).value();
    const Outcome outcome = score(match).value();
    return dealReason(match, match.deals.back(), outcome.deals.back().award, en);
}

TEST(Words, theReasonOfADealHasEverySentence)
{
    const auto kein = [](std::string_view deal) {
        return fmt::format(
            R"({{"format":"tafelrichter/1","game":"kein-stich","players":["Anna","Beat","Cora","Dani"],"deals":[{}]}})",
            deal);
    };
    EXPECT_EQ(lastReason(kein(R"({"contract":"no-tricks","count":{"Anna":8,"Beat":0,"Cora":0,"Dani":0}})")),
        "−5 a trick");
    EXPECT_EQ(lastReason(kein(R"({"contract":"no-tricks","count":{"Anna":8,"Beat":0,"Cora":0,"Dani":0},)"
                              R"("table_ruling":{"award":{"Anna":5,"Beat":6,"Cora":7,"Dani":8},)"
                              R"("reason":"a card was missing"}})")),
        "the table's ruling: a card was missing");
    EXPECT_EQ(
        lastReason(
            R"({"format":"tafelrichter/1","game":"lorum","players":["Anna","Beat","Cora","Dani"],)"
            R"("deals":[{"contract":"stichlos","count":{"Anna":8,"Beat":0,"Cora":0,"Dani":0}},{"contract":"herzlos","count":{"Anna":4,"Beat":4,"Cora":0,"Dani":0}}]})"),
        "None for Cora and Dani: −4; 1 a heart");
}

TEST(Words, theNoteOnTheSlate)
{
    const Match most = match("herzeln"), fewest = match("quodlibet");
    const Standing standing{.total = {30, 10, 30, 20}, .deals = 3};
    EXPECT_EQ(slateNote(most, standing, 0, 0, en), "deals · most");
    EXPECT_EQ(slateNote(most, standing, 0, 2, en), "most");
    EXPECT_EQ(slateNote(most, standing, 1, 1, de), "gibt");
    EXPECT_EQ(slateNote(fewest, standing, 1, 1, de), "gibt · am wenigsten");
    EXPECT_EQ(slateNote(fewest, standing, 1, 3, de), "");
    EXPECT_EQ(slateNote(fewest, {}, 1, 1, en), "deals") << "nobody leads before the first deal";
}

TEST(Words, theReasonOfACustomGameNamesItsPlayer)
{
    const Clause clause{.id = "own.hearts", .text = {"Jedes Herz 1.", "Each heart 1."}};
    Reason reason{.clause = &clause, .players = Players{1}, .sentence = {.pattern = {"5 Herz", "5 hearts"}}};
    EXPECT_EQ(reasonText(reason, match("herzeln"), en), "5 hearts");
    reason.value = 5;
    EXPECT_EQ(reasonText(reason, match("herzeln"), en), "Beat: 5 hearts");
}

TEST(Words, howAMatchEnded)
{
    Standing standing{.total = {7, 3, 310, 2}, .deals = 9, .winners = Players::fromBits(4)};
    standing.losers = Players::fromBits(3);
    standing.marks = {0, 0, 2, 0};
    EXPECT_EQ(winnersText(match("cosmic-eidex"), standing, en), "Cora wins in 9 deals");
    EXPECT_EQ(winnersText(match("quodlibet"), standing, de), "Cora gewinnt mit 310 Strafpunkten");
    EXPECT_EQ(winnersText(match("herzeln"), standing, en), "Cora wins with 310 points");
    EXPECT_EQ(winnersText(match("krass-kariert"), standing, de), "Anna und Beat haben verloren");
    standing.winners = Players::fromBits(12);
    EXPECT_EQ(winnersText(match("quodlibet"), standing, en), "Cora and Dani win with 310 penalty points");
}

TEST(Words, sentencesBeginWithACapital)
{
    Match two = match("herzeln");
    two.players[0] = "ärni";
    const Sentence sentence{.pattern = {"{0} hat {1}.", "{0} has {1}."},
        .arguments = {Argument::player(0), Argument::card("H8"_french, Pack::French)}};
    EXPECT_EQ(sentenceText(sentence, two, de), "Ärni hat Herz-8.");
    EXPECT_EQ(sentenceText({}, two, de), "");
    EXPECT_EQ(capitalized("8 of stars"), "8 of stars");
    EXPECT_EQ(capitalized("\xff"), "\xff") << "no UTF-8 stays";
    EXPECT_EQ(verdictText("may-take", de), "Darf eine Reservekarte nehmen");
    EXPECT_EQ(verdictText("Anna", de), "Anna");
}

} // namespace
} // namespace tafel::phrases
