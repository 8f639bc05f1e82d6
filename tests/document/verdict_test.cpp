// Reads positions, questions, and recorded deals, and writes verdicts, as far as the referee's answers do not
// test it.
#include <gmock/gmock.h>

#include "support/json.h"
#include "support/table.h"

namespace tafel {
namespace {

using namespace test;

const std::string beginning = R"("game":"cosmic-eidex","players":["Anna","Beat","Cora"],"turned_up":"S9",)";

Position position(const std::string& keys)
{
    return document::readPosition(R"({"format":"tafelrichter-position/1",)" + beginning + keys + "}").value();
}
document::QuestionDocument question(const std::string& keys)
{
    return document::readQuestion(R"({"format":"tafelrichter-question/1",)" + beginning + keys + "}").value();
}

const Clause clauseOne{.id = "a.one", .text = {}}, clauseTwo{.id = "a.two", .text = {}};

Reason reason(const Clause& clause, Text text)
{
    return {.clause = &clause, .players = {}, .sentence = {.pattern = text}};
}

std::string written(const Verdict& verdict, Language language = Language::English)
{
    std::string out;
    document::writeVerdict(out, table(3), verdict, language, document::Layout::Line);
    return out;
}

TEST(ReadingAPosition, takesWhatItSays)
{
    const Position read = position(
        R"("edition":"de-1998","characters":{"Beat":"LJ"},"powers":[{"by":"Beat","power":"skater"}],)"
        R"("trick":{"lead":"Cora","cards":["H7",null]},"hand":["S8","H10"])");
    EXPECT_EQ(read.match.edition, Edition::De1998);
    EXPECT_TRUE(read.hasCharacters);
    EXPECT_EQ(read.match.characters[beat], "LJ"_card);
    EXPECT_EQ(read.turnedUp, "S9"_card);
    ASSERT_EQ(read.powers.size(), 1U);
    EXPECT_EQ(read.powers[0].power, "LJ"_card);
    EXPECT_EQ(read.trick.lead, cora);
    EXPECT_THAT(read.trick.cards, testing::ElementsAre("H7"_card, std::nullopt));
    EXPECT_THAT(read.hand.value(), testing::ElementsAre("S8"_card, "H10"_card));
}

TEST(ReadingAPosition, needsNoPowersAndNoHandOfACompleteTrick)
{
    const Position read = position(R"("trick":{"lead":"Anna","cards":["H7","H8","H9"]})");
    EXPECT_FALSE(read.hasCharacters);
    EXPECT_TRUE(read.powers.empty());
    EXPECT_FALSE(read.hand);
}

TEST(ReadingAPosition, countsTheCardsOfADoubleTrickAndLeavesOutRejectedOnes)
{
    position(R"("powers":[{"by":"Beat","power":"scharfmacher"}],)"
             R"("trick":{"lead":"Anna","cards":["H7","H8","H9","L6","L7","L8"]})");
    position(R"("powers":[{"by":"Beat","power":"konsumentenschutz","of":"Cora","card":"SJ"}],)"
             R"("trick":{"lead":"Anna","cards":["H7","H8","SJ","H9"]})");
    // A double trick with a rejected card: six other cards.
    const auto lying = [](const char* cards) {
        return document::readPosition(R"({"format":"tafelrichter-position/1",)" + beginning
            + R"("powers":[{"by":"Anna","power":"scharfmacher"},)"
              R"({"by":"Cora","power":"konsumentenschutz","of":"Beat","card":"HK"}],)"
              R"("trick":{"lead":"Anna","cards":)"
            + cards + "}}");
    };
    EXPECT_EQ(lying(R"(["H7","HK","H8","LA","R7","R8"])").error().message.en, "\"hand\" is missing.");
    EXPECT_TRUE(lying(R"(["H7","HK","H8","LA","R7","R8","R9"])"));
    EXPECT_EQ(lying(R"(["H7","HK","H8","LA","R7","R8","R9","R10"])").error().message.en,
        "8 cards lie; the trick has 7.");
}

TEST(ReadingAQuestion, takesWhatItSays)
{
    const document::QuestionDocument read = question(
        R"("phase":"in-trick","may":{"by":"Beat","power":"excuse"},"trick":{"lead":"Anna","cards":["H7"]},)"
        R"("trick_number":3,"tricks":{"Cora":2,"Anna":1,"Beat":0},"hand":["S8"],"total":{"Anna":6,"Beat":0,"Cora":5},"dealer":"Cora")");
    EXPECT_FALSE(read.isList);
    const auto& asked = read.question;
    EXPECT_EQ(asked.phase, Phase::InTrick);
    ASSERT_EQ(asked.may.size(), 1U);
    EXPECT_EQ(asked.may[0].by, beat);
    EXPECT_EQ(asked.trick->lead, anna);
    EXPECT_EQ(asked.trickNumber, 3);
    EXPECT_EQ((*asked.tricks)[cora], 2);
    EXPECT_THAT(asked.hand.value(), testing::ElementsAre("S8"_card));
    EXPECT_EQ((*asked.total)[anna], 6);
    EXPECT_EQ(asked.dealer, cora);
}

TEST(ReadingAQuestion, tellsAListFromASingleUse)
{
    EXPECT_TRUE(question(R"("phase":"put-down","may":[])").isList);
    EXPECT_TRUE(question(R"("phase":"put-down","may":[{"by":"Anna","power":"seher"}])").isList);
    EXPECT_FALSE(question(R"("phase":"put-down","may":{"by":"Anna","power":"seher"})").isList);
}

TEST(ReadingALog, takesTheEventsAndTheirPowers)
{
    const Match match = table(3);
    const DealEntry entry = deal(match,
        R"("turned_up":"S9","log":[{"event":"put-down","by":"Beat"},{"event":"power","by":"Anna","power":"skater"},)"
        R"({"event":"play","by":"Beat","card":"H7"},{"event":"take-back","by":"Beat","card":"H7"},)"
        R"({"event":"power","by":"Cora","power":"fuersorge","to":"Anna"},{"event":"tell","by":"Cora","winner":"Anna"},)"
        R"({"event":"reveal","by":"Beat","card":"L6","of":0}])");
    ASSERT_FALSE(entry.readError);
    const std::vector<Event>& log = entry.log.value();
    ASSERT_EQ(log.size(), 7U);
    ASSERT_EQ(entry.powers.size(), 2U);
    EXPECT_EQ(log[0].kind, Event::Kind::PutDown);
    EXPECT_FALSE(log[0].card);
    EXPECT_EQ(log[1].kind, Event::Kind::Power);
    EXPECT_EQ(log[1].use, 0);
    EXPECT_EQ(log[2].card, "H7"_card);
    EXPECT_EQ(log[3].kind, Event::Kind::TakeBack);
    EXPECT_EQ(log[4].use, 1);
    EXPECT_EQ(entry.powers[1].whom, anna);
    EXPECT_EQ(log[5].winner, anna);
    EXPECT_EQ(log[6].of, 0);
}

TEST(ReadingALog, isOneEvenWhenItCannotBeRead)
{
    const Match match = table(3);
    for (const char* keys : {R"("log":3)", R"("points":{},"log":[])", R"("hands":3,"log":[])"}) {
        const DealEntry entry = deal(match, keys);
        EXPECT_TRUE(entry.log) << keys;
        EXPECT_TRUE(entry.readError) << keys;
    }
}

TEST(WritingADeal, keepsItsLog)
{
    const Match match = table(3);
    const std::string keys
        = R"({"dealer":"Beat","turned_up":"S9","log":[{"event":"put-down","by":"Beat"},)"
          R"({"event":"power","by":"Anna","power":"umwerter","card":"H7","to":"lowest"},{"event":"play","by":"Beat","card":"H8"},)"
          R"({"event":"reveal","by":"Beat","card":"L6","of":0},{"event":"tell","by":"Cora","winner":"Anna"}],)"
          R"("table_ruling":{"award":{"Anna":1,"Beat":0,"Cora":1}}})";
    EXPECT_EQ(document::writeDeal(match, document::readDeal(match, keys).value()), keys);
    const std::string begun = R"({"turned_up":"S9","log":[]})";
    EXPECT_EQ(document::writeDeal(match, document::readDeal(match, begun).value()), begun);
}

TEST(WritingAVerdict, namesTheFirstClauseAndTheOthers)
{
    Verdict verdict{.toPlay = beat,
        .legal = {"H10"_card},
        .illegal = {{"S8"_card, {reason(clauseOne, {.de = "Nein.", .en = "No."}), reason(clauseTwo, {})}},
            {"LA"_card, {reason(clauseTwo, {.de = "Auch nicht.", .en = "Neither."})}}}};
    EXPECT_EQ(written(verdict),
        R"({"format":"tafelrichter-verdict/1","to_play":"Beat","legal":["H10"],"illegal":[)"
        R"({"card":"S8","clause":"a.one","text":"No.","also":["a.two"]},{"card":"LA","clause":"a.two","text":"Neither."}]})");
    EXPECT_THAT(written(verdict, Language::German), testing::HasSubstr("Auch nicht."));
    verdict.winning = Verdict::LeadingCard{cora, "SJ"_card};
    EXPECT_THAT(written(verdict), testing::HasSubstr(R"("winning":{"player":"Cora","card":"SJ"}})"));
}

TEST(WritingAVerdict, ofACompleteTrickLeavesOutWhatNobodySees)
{
    Verdict verdict{.complete = true,
        .winning = Verdict::LeadingCard{anna, "H9"_card},
        .points = 14,
        .because = {reason(clauseOne, {.de = "Die höchste.", .en = "The highest."})}};
    EXPECT_EQ(written(verdict),
        R"({"format":"tafelrichter-verdict/1","winner":"Anna","card":"H9","points":14,)"
        R"("because":[{"clause":"a.one","text":"The highest."}]})");
    verdict.winning = Verdict::LeadingCard{anna, std::nullopt};
    verdict.points = std::nullopt;
    verdict.because.clear();
    EXPECT_EQ(written(verdict), R"({"format":"tafelrichter-verdict/1","winner":"Anna","because":[]})");
}

TEST(WritingAnAnswer, isAListForAList)
{
    document::QuestionDocument asked{.question = {.match = table(3)}, .isList = false};
    const PowerAnswer answer{
        .may = {{.allowed = true, .because = {reason(clauseOne, {.de = "Ja.", .en = "Yes."})}}},
        .order = {cora, anna}};
    std::string single, list;
    document::writeAnswer(single, asked, answer, Language::English, document::Layout::Line);
    asked.isList = true;
    document::writeAnswer(list, asked, answer, Language::English, document::Layout::Line);
    EXPECT_EQ(single,
        R"({"format":"tafelrichter-verdict/1","allowed":true,"because":[{"clause":"a.one","text":"Yes."}]})");
    EXPECT_EQ(list,
        R"({"format":"tafelrichter-verdict/1","allowed":[true],"because":[[{"clause":"a.one","text":"Yes."}]],"order":["Cora","Anna"]})");
}

TEST(WritingAResult, showsWhatALogComesTo)
{
    Match match = table(3);
    DealAward award{.award = {1, 0, 1}, .because = {reason(clauseOne, {.de = "So.", .en = "So."})}};
    award.entered = {60, 71, 26};
    award.tricks = PerPlayer<int>{4, 5, 2};
    award.isVoid = true;
    award.revokes = {{.event = 12, .proof = 27, .player = beat, .why = {reason(clauseTwo, {})}},
        {.event = 3, .proof = {}, .player = cora, .why = {reason(clauseTwo, {})}}};
    const Outcome outcome{.standing = {}, .deals = {{award, {}}}};
    std::string out;
    document::writeResult(out, match, outcome, Language::English, document::Layout::Line);
    EXPECT_EQ(
        difference(
            Json::parse(
                R"({"deals":[{"points":{"Anna":60,"Beat":71,"Cora":26},"tricks":{"Anna":4,"Beat":5,"Cora":2},"void":true,
        "revokes":[{"where":"/deals/0/log/12","proof":"/deals/0/log/27","player":"Beat","clause":"a.two"},
                   {"where":"/deals/0/log/3","player":"Cora","clause":"a.two"}]}]})"),
            Json::parse(out)),
        "");
    EXPECT_FALSE(Json::parse(out)["deals"][0]["revokes"][1].contains("proof"));
}

} // namespace
} // namespace tafel
