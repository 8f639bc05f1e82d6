// The prompts of the score pad for the draft of a contract.
#include <gmock/gmock.h>

#include "table_of_four.h"

namespace tafel {
namespace {

using test::deals, test::table;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr Player anna = 0, beat = 1, cora = 2, dani = 3;

PadForm form(Match match, std::string_view keys)
{
    const Result<Outcome> before = score(match);
    const DealEntry draft = document::readDeal(match, fmt::format("{{{}}}", keys)).value();
    return match.game->padForm(match, before.value().standing, draft);
}

/// The paths of the prompts that start with `begin`.
std::vector<std::string> pathsOf(const PadForm& form, std::string_view begin)
{
    std::vector<std::string> paths;
    for (const Prompt& prompt : form.prompts)
        if (std::string_view(prompt.path).starts_with(begin))
            paths.push_back(prompt.path.substr(begin.size()));
    return paths;
}

constexpr const char* stichlos = R"("contract":"stichlos","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})";
constexpr const char* herzlos = R"("contract":"herzlos","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})";
constexpr const char* queens
    = R"("contract":"no-queens","takes":[{"by":"Anna","cards":["HQ","SQ","CQ","DQ"]}])";
constexpr const char* king = R"("contract":"king-of-hearts","takes":[{"by":"Anna","cards":["HK"]}])";
constexpr const char* blind = R"("contract":"king-of-hearts-blind","takes":[{"by":"Anna","cards":["HK"]}])";
constexpr const char* quartel = R"("contract":"quartel","left":{"Anna":0,"Beat":1,"Cora":2,"Dani":3})";
constexpr const char* suta
    = R"("contract":"suta","crossings":{"25":"Anna","50":"Beat","75":"Cora","100":"Dani"})";

TEST(ContractForm, asksForPointsInPlaceOfTakesOnceSomeAreEntered)
{
    const Match match = table("herzeln");
    const PadForm cards = form(match, R"("contract":"no-hearts")");
    ASSERT_TRUE(cards.measure);
    EXPECT_EQ(cards.measure->id, "takes");
    EXPECT_EQ(pathsOf(cards, "/takes/").size(), 8U) << "the hearts";
    EXPECT_FALSE(cards.asked("/points")->options.front().on);

    const PadForm points = form(match, R"("contract":"no-hearts","points":{"Anna":-11,"Beat":-10,"Cora":0})");
    ASSERT_TRUE(points.measure);
    EXPECT_EQ(points.measure->id, "points");
    EXPECT_TRUE(points.asked("/points")->options.front().on);
    EXPECT_EQ(points.asked("/points/Dani")->rest, -12);
    EXPECT_EQ(points.total, -33);
    EXPECT_EQ(points.left, -12);
    EXPECT_EQ(points.points[dani].rest, -12);
    ASSERT_TRUE(points.live);
    EXPECT_EQ(points.live->award.award, (PerPlayer<int>{-11, -10, 0, -12}));
}

/// The players who may have made a march after `played` deals of Kein Stich, in seat order.
std::vector<Player> mayHaveMarched(int played, std::string_view keys)
{
    constexpr const char* tricks = R"("contract":"no-tricks","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})";
    constexpr const char* hearts = R"("contract":"no-hearts","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})";
    constexpr const char* obers = R"("contract":"no-obers","count":{"Anna":1,"Beat":1,"Cora":1,"Dani":1})";
    const std::string before = played == 0 ? ""
        : played == 1                      ? deals({tricks})
                                           : deals({tricks, hearts, obers});
    std::vector<Player> players;
    const PadForm asked = form(table("kein-stich", before, R"("march":true)"), keys);
    if (const Prompt* march = asked.asked("/march"))
        for (const Prompt::Option& option : march->options)
            players.push_back(static_cast<Player>(option.value));
    return players;
}

TEST(ContractForm, asksForAMarchOnlyOfThoseWhoMayHaveMadeOne)
{
    EXPECT_THAT(mayHaveMarched(1, R"("contract":"no-hearts")"), ElementsAre(anna, beat, cora, dani));
    EXPECT_THAT(mayHaveMarched(1, R"("contract":"no-hearts","count":{"Beat":8})"), ElementsAre(beat));
    EXPECT_THAT(mayHaveMarched(1, R"("contract":"no-hearts","count":{"Beat":3})"), IsEmpty())
        << "somebody else has some";
    EXPECT_THAT(
        mayHaveMarched(1, R"("contract":"no-hearts","count":{"Beat":0})"), ElementsAre(anna, cora, dani));
    EXPECT_THAT(mayHaveMarched(1, R"("contract":"no-hearts","count":{"Beat":3,"Cora":5})"), IsEmpty());
    EXPECT_THAT(mayHaveMarched(1, R"("contract":"no-hearts","count":{"Beat":3,"Cora":5},"march":"Dani")"),
        ElementsAre(dani))
        << "what was said can be taken back";
    EXPECT_THAT(mayHaveMarched(3, R"("contract":"king-of-hearts","takes":[{"by":"Cora","cards":["HK"]}])"),
        ElementsAre(cora));
    EXPECT_THAT(mayHaveMarched(0, R"("contract":"no-tricks")"), IsEmpty()) << "it follows from the count";
}

/// The players who may have taken everything in a custom game whose points add up to ten.
std::vector<Player> mayHaveEverything(std::string_view points)
{
    const Match match = document::readMatch(
        R"({"format":"tafelrichter/1","game":"own","own_game":{)"
        R"("format":"tafelrichter-game/1","id":"small","name":"Small",)"
        R"("players":[3],"wins":"most","dealer":"chosen","contracts":[{"id":"p",)"
        R"("name":"p","clause":"The rule of p.","measure":"points","sum":10,)"
        R"("march":{"clause":"All.","by":5}}]},"players":["Anna","Beat","Cora"],"deals":[]})")
                            .value();
    const DealEntry draft = document::readDeal(match, fmt::format(R"({{"points":{{{}}}}})", points)).value();
    const PadForm asked = match.game->padForm(match, match.game->start(match), draft);
    std::vector<Player> players;
    if (const Prompt* march = asked.asked("/march"))
        for (const Prompt::Option& option : march->options)
            players.push_back(static_cast<Player>(option.value));
    return players;
}

TEST(ContractForm, offersEverythingToThoseWhoMayHaveIt)
{
    EXPECT_THAT(mayHaveEverything(""), IsEmpty()) << "few deals end so";
    EXPECT_THAT(mayHaveEverything(R"("Beat":10)"), ElementsAre(beat));
    EXPECT_THAT(mayHaveEverything(R"("Beat":9)"), IsEmpty());
    EXPECT_THAT(mayHaveEverything(R"("Beat":0)"), ElementsAre(anna, cora));
    EXPECT_THAT(mayHaveEverything(R"("Anna":0,"Beat":0)"), ElementsAre(cora));
}

/// If the table chooses each dealer, there is none before the choice.
TEST(ContractForm, knowsNoDealerBeforeTheTableHasChosen)
{
    Match match = table("herzeln");
    EXPECT_EQ(match.game->padForm(match, match.game->start(match), {}).knownDealer(), anna);
    match = document::readMatch(R"({"format":"tafelrichter/1","game":"own","own_game":{)"
                                R"("format":"tafelrichter-game/1","id":"small","name":"Small","players":[3],)"
                                R"("wins":"most","dealer":"chosen","end":{"deals":4},"contracts":[{"id":"p",)"
                                R"("name":"p","clause":"The rule of p.","measure":"points"}]},)"
                                R"("players":["Anna","Beat","Cora"],"deals":[]})")
                .value();
    const PadForm open = match.game->padForm(match, match.game->start(match), {});
    EXPECT_EQ(open.knownDealer(), std::nullopt);
    EXPECT_EQ(open.situation.in(Language::English, match.players), "of 4");
    const DealEntry draft = document::readDeal(match, R"({"dealer":"Cora"})").value();
    EXPECT_EQ(match.game->padForm(match, match.game->start(match), draft).knownDealer(), cora);
}

TEST(ContractForm, fillsInNoPointsBeyondTheTotal)
{
    const PadForm hearts
        = form(table("herzeln"), R"("contract":"no-hearts","points":{"Anna":-30,"Beat":-2,"Cora":-2})");
    EXPECT_EQ(hearts.left, 1) << "one point too many is off already";
    EXPECT_FALSE(hearts.points[dani].rest);
    EXPECT_TRUE(hearts.refusal);
    const PadForm cards
        = form(table("hintersche"), R"("trump":"H","points":{"Anna":100,"Beat":30,"Cora":11})");
    EXPECT_EQ(cards.left, -1);
    EXPECT_FALSE(cards.points[dani].rest);
    EXPECT_TRUE(cards.refusal);
    EXPECT_TRUE(cards.asked("/trump"));
}

TEST(ContractForm, fillsInTheCardPointsOfTheLast)
{
    const PadForm shown
        = form(table("hintersche"), R"("trump":"H","points":{"Anna":60,"Beat":30,"Cora":10})");
    EXPECT_EQ(shown.total, 140);
    EXPECT_EQ(shown.points[dani].rest, 40);
    ASSERT_TRUE(shown.live);
    EXPECT_EQ(shown.live->award.award, (PerPlayer<int>{1, 0, 0, 0})) << "most card points: a stroke";
    EXPECT_FALSE(
        form(table("hintersche"), R"("trump":"H","points":{"Anna":60,"Beat":30})").points[dani].rest);
}

TEST(ContractForm, fillsInNoughtsWhenNothingIsLeft)
{
    const Match match = table(
        "herzeln", deals({R"("contract":"no-hearts","points":{"Anna":-33,"Beat":0,"Cora":0,"Dani":0})"}));
    const PadForm one = form(match, R"("contract":"tricks","count":{"Beat":8})");
    EXPECT_EQ(one.measure->done, 8);
    for (const char* path : {"/count/Anna", "/count/Cora", "/count/Dani"})
        EXPECT_EQ(one.asked(path)->rest, 0) << path;
    ASSERT_TRUE(one.live);
    EXPECT_EQ(one.live->award.award, (PerPlayer<int>{0, 80, 0, 0}));

    const PadForm several = form(match, R"("contract":"tricks","count":{"Beat":5})");
    EXPECT_EQ(several.measure->done, 5);
    EXPECT_FALSE(several.asked("/count/Anna")->rest);
    EXPECT_EQ(several.asked("/count/Anna")->highest, 3);
    EXPECT_EQ(several.asked("/count/Anna")->most, 8);
    EXPECT_EQ(several.asked("/count/Beat")->highest, 8);
    EXPECT_TRUE(several.refusal);

    const PadForm tooMany = form(match, R"("contract":"tricks","count":{"Anna":4,"Beat":4,"Cora":1})");
    EXPECT_EQ(tooMany.measure->done, 9);
    EXPECT_FALSE(tooMany.asked("/count/Dani")->rest);
    EXPECT_TRUE(tooMany.refusal);
}

TEST(ContractForm, takesFromTheDerivedNumberForATypedOne)
{
    const Match match = table("kein-stich");
    const PadForm now = form(match, R"("contract":"no-tricks","count":{"Anna":3,"Beat":0,"Cora":4})");
    EXPECT_EQ(now.asked("/count/Dani")->rest, 1);
    EXPECT_EQ(now.asked("/count/Anna")->highest, 4);
    EXPECT_EQ(now.asked("/count/Beat")->highest, 1);
    const PadForm more = form(match, R"("contract":"no-tricks","count":{"Anna":4,"Beat":0,"Cora":4})");
    EXPECT_EQ(more.asked("/count/Dani")->rest, 0);
}

/// Hintersche: Anna is out in the second phase, and deals no more. Before it she dealt.
TEST(ContractForm, offersNoDealerWhoIsOut)
{
    const Match match = table("hintersche",
        deals({R"("contract":"vier-strich","trump":"H","points":{"Anna":100,"Beat":40,"Cora":0,"Dani":0})",
            R"("contract":"vier-strich","trump":"H","points":{"Anna":40,"Beat":60,"Cora":20,"Dani":20})"}));
    const Outcome outcome = score(match).value();
    ASSERT_EQ(outcome.standing.out, Players{anna});
    EXPECT_EQ(match.game->padForm(match, outcome.standing, {}).dealers, (Players{beat, cora, dani}));
    EXPECT_EQ(match.game->padForm(match, match.game->start(match), {}).dealers, Players::firstSeats(4));
}

/// A custom game in which each dealer plays both contracts once, or the dealer sits out.
Match customMatch(std::string_view keys, std::string_view players, std::string_view deals)
{
    return document::readMatch(
        fmt::format(
            R"({{"format":"tafelrichter/1","game":"own","players":[{}],"own_game":{{"format":"tafelrichter-game/1","id":"g",)"
            R"("name":"G","wins":"most","tricks":8,{},"contracts":[)"
            R"({{"id":"a","name":"A","clause":"A.","measure":"count","of":"tricks","score":{{"each":1}}}},)"
            R"({{"id":"b","name":"B","clause":"B.","measure":"count","of":"tricks","score":{{"each":2}}}}]}},"deals":[{}]}})",
            players, keys, deals))
        .value();
}

TEST(ContractForm, offersDealersForWhatIsEntered)
{
    const Match byDealer = customMatch(R"("players":[3],"order":"player")", R"("Anna","Beat","Cora")",
        R"({"contract":"a","count":{"Anna":8,"Beat":0,"Cora":0}})");
    const auto dealers = [&](const Match& match, std::string_view keys) { return form(match, keys).dealers; };
    EXPECT_EQ(dealers(byDealer, ""), (Players{anna, beat, cora}));
    EXPECT_EQ(dealers(byDealer, R"("contract":"a")"), (Players{beat, cora})) << "Anna has played it";
    EXPECT_EQ(dealers(byDealer, R"("contract":"b")"), (Players{anna, beat, cora}));
    EXPECT_EQ(dealers(byDealer, R"("contract":"a","count":{"Anna":1})"), (Players{beat, cora}));

    const Match played = customMatch(R"("players":[3],"order":"player")", R"("Anna","Beat","Cora")",
        deals({R"("contract":"a","count":{"Anna":8,"Beat":0,"Cora":0})",
            R"("dealer":"Anna","contract":"b","count":{"Anna":8,"Beat":0,"Cora":0})"}));
    EXPECT_EQ(dealers(played, ""), (Players{beat, cora})) << "Anna has nothing left to deal";

    const Match sitsOut = customMatch(R"("players":[4],"seats":3)", R"("Anna","Beat","Cora","Dani")", "");
    EXPECT_EQ(dealers(sitsOut, ""), Players::firstSeats(4)) << "the usual dealer, too";
    EXPECT_EQ(dealers(sitsOut, R"("dealer":"Cora","contract":"a")"), Players::firstSeats(4));
    EXPECT_EQ(dealers(sitsOut, R"("contract":"a","count":{"Beat":5})"), Players{anna})
        << "Beat may not sit out with a number";
}

TEST(ContractForm, asksNothingOfARecordedDeal)
{
    const PadForm shown = form(table("kein-stich"), R"("contract":"no-tricks","log":[])");
    EXPECT_FALSE(shown.measure);
    EXPECT_TRUE(shown.refusal);
}

TEST(ContractForm, namesTheTricksThatCount)
{
    const Match match = table("kein-stich",
        deals({R"("contract":"no-tricks","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
            R"("contract":"no-hearts","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
            R"("contract":"no-obers","count":{"Anna":1,"Beat":1,"Cora":1,"Dani":1})",
            R"("contract":"king-of-hearts","takes":[{"by":"Anna","cards":["HK"]}])"}),
        R"("extra":"first-last")");
    const PadForm shown = form(match, R"("contract":"no-first-last")");
    ASSERT_TRUE(shown.measure);
    EXPECT_THAT(pathsOf(shown, "/winners/"), ElementsAre("1", "8"));
    EXPECT_EQ(shown.measure->noun.en, "Tricks");
}

TEST(ContractForm, asksForAnyOneTrickInWhichTheRedKingFell)
{
    const Match match = table(
        "lorum", deals({stichlos, herzlos, queens}), R"("replace":{"king-of-hearts":"red-kingless"})");
    const PadForm shown = form(match, R"("contract":"red-kingless")");
    ASSERT_TRUE(shown.measure);
    EXPECT_EQ(shown.asked("/winners")->options.size(), 8U);
    EXPECT_THAT(pathsOf(shown, "/winners/"), IsEmpty()) << "first which trick";
    EXPECT_TRUE(shown.asked("/announced"));
    const PadForm who = form(match, R"("contract":"red-kingless","winners":{"3":"Cora"})");
    EXPECT_THAT(pathsOf(who, "/winners/"), ElementsAre("3"));
    EXPECT_EQ(who.measure->done, 1);
}

TEST(ContractForm, takesWhoIsNotNamedAsTheLastOneOut)
{
    const Match match = table("kein-stich",
        deals({R"("contract":"no-tricks","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
            R"("contract":"no-hearts","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
            R"("contract":"no-obers","count":{"Anna":1,"Beat":1,"Cora":1,"Dani":1})",
            R"("contract":"king-of-hearts","takes":[{"by":"Anna","cards":["HK"]}])"}));
    const PadForm open = form(match, R"("contract":"domino","out":["Cora","Anna"])");
    EXPECT_THAT(*open.completed->contract->out, ElementsAre(cora, anna));
    EXPECT_EQ(open.measure->all, 4);
    EXPECT_EQ(open.asked("/out")->options[cora].place, 1);
    EXPECT_EQ(open.measure->noun.en, "Order");
    EXPECT_TRUE(open.refusal);
    const PadForm known = form(match, R"("contract":"domino","out":["Cora","Anna","Dani"])");
    EXPECT_THAT(*known.completed->contract->out, ElementsAre(cora, anna, dani, beat));
    ASSERT_TRUE(known.live);
    EXPECT_EQ(known.live->award.award, (PerPlayer<int>{50, 0, 100, 10}));
    EXPECT_TRUE(known.asked("/out")->options[beat].follows);
    EXPECT_FALSE(known.asked("/out")->options[dani].follows);
    EXPECT_FALSE(form(match, R"("contract":"domino")").completed->contract->out);
}

TEST(ContractForm, countsNoPassUnlessItIsSaid)
{
    const Match match = table("lorum", deals({stichlos, herzlos, queens, king, blind, quartel, suta}));
    const char* left = R"("contract":"lorum","left":{"Anna":0,"Beat":1,"Cora":2,"Dani":3})";
    const PadForm none = form(match, left);
    EXPECT_EQ(pathsOf(none, "/passes/").size(), 4U);
    EXPECT_EQ(none.measure->noun.en, "Cards in hand");
    EXPECT_EQ(none.asked("/left/Anna")->highest, 0) << "all others hold some";
    EXPECT_EQ(none.asked("/left/Beat")->lowest, 1) << "Anna is out";
    EXPECT_EQ(none.asked("/left/Beat")->highest, 8);
    EXPECT_EQ(none.asked("/left/Anna")->ever, std::pair(0, 8));
    EXPECT_EQ(none.measure->result.pattern.en, "{0} is out");
    ASSERT_TRUE(none.live);
    EXPECT_EQ(none.live->award.award, (PerPlayer<int>{0, 1, 2, 3}));
    const PadForm some = form(match, fmt::format(R"({},"passes":{{"Anna":2,"Cora":1}})", left));
    ASSERT_TRUE(some.live);
    EXPECT_EQ(some.live->award.award, (PerPlayer<int>{2, 1, 3, 3}));
    EXPECT_FALSE(form(match, R"("contract":"lorum")").completed->contract->passes);
}

TEST(ContractForm, namesTheThresholds)
{
    const Match match = table("lorum", deals({stichlos, herzlos, queens, king, blind, quartel}));
    const PadForm shown = form(match, R"("contract":"suta")");
    EXPECT_THAT(pathsOf(shown, "/crossings/"), ElementsAre("25", "50", "75", "100"));
    EXPECT_EQ(shown.measure->noun.en, "Crossed");
    EXPECT_TRUE(form(match, "").measure) << "the only one that is due need not be named";
}

TEST(ContractForm, asksForTheCallAndForTheLowestOfEachTrick)
{
    const std::string round = deals({R"("contract":"plus","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
        R"("contract":"minus","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
        R"("contract":"bad-neighbor","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
        R"("contract":"ahmed-and-red-ruffian","takes":[{"by":"Anna","cards":["HK"]},{"by":"Beat","cards":["CJ"]}])"});
    const PadForm call = form(table("quodlibet", round, R"("cv_105":true)"), R"("contract":"cv-105")");
    ASSERT_TRUE(call.measure);
    EXPECT_EQ(call.measure->id, "called");
    EXPECT_EQ(call.asked("/called/by")->options.size(), 5U) << "or nobody";
    EXPECT_FALSE(call.asked("/called/sum"));
    EXPECT_EQ(call.measure->noun.en, "Call");
    const PadForm lows = form(table("quodlibet", round), R"("contract":"high-low")");
    ASSERT_TRUE(lows.measure);
    EXPECT_EQ(lows.measure->all, 8);
    EXPECT_FALSE(lows.asked("/lows/0/winner")->options.front().whyNot);
    EXPECT_TRUE(lows.asked("/lows/0/lowest")->options.front().whyNot) << "first who won it";
    EXPECT_TRUE(lows.asked("/lows/1/winner")->options.front().whyNot) << "one trick after the other";
    EXPECT_TRUE(lows.chooses);
    EXPECT_FALSE(form(table("quodlibet", round), "").measure) << "four contracts are due: which one?";
}

/// A table that answers one prompt after the other.
class Telling {
public:
    explicit Telling(Match match)
        : m_match(std::move(match))
        , m_before(score(m_match).value().standing)
    {
    }

    Telling& say(std::string_view path, const Response& answer)
    {
        EXPECT_TRUE(form().asked(path)) << path << " is not asked";
        m_draft = m_match.game->respond(m_match, m_before, std::move(m_draft), path, answer);
        return *this;
    }
    Telling& clearParameter(std::string_view path) { return say(path, std::monostate()); }
    Telling& contract(std::string_view id)
    {
        const PadForm now = form();
        for (const Prompt::Option& option : now.asked("/contract")->options)
            if (option.word == id)
                return say("/contract", option.value);
        ADD_FAILURE() << id << " is not due";
        return *this;
    }

    PadForm form() const { return m_match.game->padForm(m_match, m_before, m_draft); }
    const ContractEntry& entry() const { return *m_draft.contract; }
    /// The live award of each player; empty if the deal cannot be entered.
    std::vector<int> award() const
    {
        const PadForm now = form();
        if (!now.live)
            return {};
        const auto& award = now.live->award.award;
        return {award.begin(), award.begin() + m_match.count()};
    }

private:
    Match m_match;
    Standing m_before;
    DealEntry m_draft;
};

const std::string& firstKing()
{
    static const std::string round = deals({R"("contract":"plus","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
        R"("contract":"minus","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
        R"("contract":"bad-neighbor","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
        R"("contract":"ahmed-and-red-ruffian","takes":[{"by":"Anna","cards":["HK"]},{"by":"Beat","cards":["CJ"]}])"});
    return round;
}

TEST(ContractTold, countsStayWhereTheNewContractCountsTheSame)
{
    Telling told(table("quodlibet"));
    told.contract("plus").say("/count/Anna", 3);
    EXPECT_EQ(told.contract("minus").form().asked("/count/Anna")->number, 3) << "tricks, too";
    EXPECT_FALSE(told.contract("ahmed-and-red-ruffian").entry().count);
}

TEST(ContractTold, aCardLiesInOneTakeOnly)
{
    Telling told(table("herzeln"));
    told.say("/takes/HA", CardTake{anna, {"HA"_card, "HK"_card}}).say("/takes/HK", static_cast<int>(beat));
    ASSERT_TRUE(told.entry().takes);
    EXPECT_EQ(told.entry().takes->size(), 2U);
    EXPECT_THAT(told.entry().takes->front().cards, ElementsAre("HA"_card));
    EXPECT_TRUE(told.form().asked("/takes/HK")->options[beat].on);
    EXPECT_FALSE(told.clearParameter("/takes/HA").clearParameter("/takes/HK").entry().takes);
}

TEST(ContractTold, pointsGoWithTheCardsThatTheyReplace)
{
    Telling told(table("herzeln"));
    told.say("/takes/HA", static_cast<int>(anna)).say("/points", 1);
    EXPECT_FALSE(told.entry().takes);
    told.say("/points/Anna", -11).say("/points/Beat", -10).say("/points/Cora", 0);
    EXPECT_THAT(told.award(), ElementsAre(-11, -10, 0, -12));
    told.say("/points", 0);
    EXPECT_EQ(told.form().measure->id, "takes");
    EXPECT_FALSE(told.form().points[anna].entered);
}

TEST(ContractTold, whichTrickComesBeforeWhoWonIt)
{
    Telling told(
        table("lorum", deals({stichlos, herzlos, queens}), R"("replace":{"king-of-hearts":"red-kingless"})"));
    told.say("/winners", 3);
    EXPECT_THAT(told.award(), IsEmpty());
    told.say("/winners/3", static_cast<int>(cora));
    const std::vector<int> third = told.award();
    EXPECT_THAT(third, testing::SizeIs(4));
    told.say("/winners", 8);
    EXPECT_EQ(told.entry().winners->front(), (std::pair<int, Player>{8, cora})) << "who won it stays";
    told.clearParameter("/winners/8");
    EXPECT_FALSE(told.entry().winners);
    EXPECT_TRUE(told.form().asked("/winners/8")) << "which trick it was stays";
}

TEST(ContractTold, lowsTrickByTrick)
{
    Telling told(table("quodlibet", firstKing()));
    told.contract("high-low");
    told.say("/lows/0/winner", static_cast<int>(anna)).say("/lows/0/lowest", static_cast<int>(beat));
    told.say("/lows/1/winner", static_cast<int>(beat));
    EXPECT_EQ(told.form().measure->done, 1) << "the second one is only begun";
    EXPECT_EQ(told.form().completed->contract->lows->size(), 1U) << "and not kept";
    told.clearParameter("/lows/0/winner");
    EXPECT_EQ(told.entry().lows->size(), 2U) << "only the last one can be taken back";
    told.clearParameter("/lows/1/winner").clearParameter("/lows/0/winner");
    EXPECT_FALSE(told.entry().lows);
}

TEST(ContractTold, theOrderFollowsAtTheEnd)
{
    Telling told(table("kein-stich",
        deals({R"("contract":"no-tricks","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
            R"("contract":"no-hearts","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
            R"("contract":"no-obers","count":{"Anna":1,"Beat":1,"Cora":1,"Dani":1})",
            R"("contract":"king-of-hearts","takes":[{"by":"Anna","cards":["HK"]}])"})));
    told.say("/out", static_cast<int>(cora))
        .say("/out", static_cast<int>(anna))
        .say("/out", static_cast<int>(dani));
    EXPECT_THAT(told.award(), ElementsAre(50, 0, 100, 10));
    told.say("/out", static_cast<int>(anna));
    EXPECT_EQ(told.form().asked("/out")->options[dani].place, 2);
}

TEST(ContractTold, laterCountsHangOnWhoWasStillIn)
{
    Telling told(table("quodlibet",
        firstKing() + ","
            + deals({R"("contract":"1238","winners":{"1":"Anna","2":"Anna","3":"Anna","8":"Anna"})",
                R"("contract":"no-reds","takes":[{"by":"Anna","cards":["H7","H8"]},{"by":"Anna","cards":["H9","H10"]},
                {"by":"Anna","cards":["HJ","HQ"]},{"by":"Anna","cards":["HK","HA"]}])",
                R"("contract":"ober-unter","takes":[{"by":"Anna","cards":["CJ","CQ"]},{"by":"Anna","cards":["SJ","SQ"]},
                {"by":"Anna","cards":["HJ","HQ"]},{"by":"Anna","cards":["DJ","DQ"]}])",
                R"("contract":"high-low","lows":[{"winner":"Anna","lowest":["Beat"]},{"winner":"Anna","lowest":["Beat"]},
                {"winner":"Anna","lowest":["Beat"]},{"winner":"Anna","lowest":["Beat"]},
                {"winner":"Anna","lowest":["Beat"]},{"winner":"Anna","lowest":["Beat"]},
                {"winner":"Anna","lowest":["Beat"]},{"winner":"Anna","lowest":["Beat"]}])"})));
    told.contract("quadrature");
    EXPECT_THAT(pathsOf(told.form(), "/counts/"), ElementsAre("0/out"));
    told.say("/counts/0/out", static_cast<int>(beat));
    EXPECT_THAT(
        pathsOf(told.form(), "/counts/"), ElementsAre("0/out", "0/left/Anna", "0/left/Cora", "0/left/Dani"));
    told.say("/counts/0/left/Anna", 3).say("/counts/0/left/Cora", 2).say("/counts/0/left/Dani", 5);
    told.say("/counts/1/out", static_cast<int>(cora))
        .say("/counts/1/left/Anna", 3)
        .say("/counts/1/left/Dani", 4);
    told.say("/counts/2/out", static_cast<int>(dani)).say("/counts/2/left/Anna", 1);
    EXPECT_THAT(told.award(), ElementsAre(120, 0, 20, 130));
    told.say("/counts/0/out", static_cast<int>(dani));
    EXPECT_EQ(told.entry().counts->size(), 1U);
    EXPECT_THAT(told.entry().counts->front().left, testing::SizeIs(2)) << "who is out holds nothing";
}

TEST(ContractTold, aCallerAndTheSum)
{
    Telling told(table("quodlibet", firstKing(), R"("cv_105":true)"));
    told.contract("cv-105").say("/called/by", static_cast<int>(cora));
    EXPECT_THAT(told.award(), IsEmpty()) << "the sum is missing";
    told.say("/called/sum", 107);
    EXPECT_THAT(told.award(), ElementsAre(0, 100, 0, 0));
    told.say("/called/by", static_cast<int>(dani));
    EXPECT_THAT(told.award(), ElementsAre(0, 0, 100, 0)) << "the sum stays";
    EXPECT_THAT(told.say("/called/by", -1).award(), ElementsAre(0, 0, 0, 0)) << "nobody called";
}

TEST(ContractTold, whatFollowedIsOpenAgain)
{
    const Match match = table("kein-stich");
    const DealEntry whole = document::readDeal(
        match, R"({"contract":"no-tricks","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2}})")
                                .value();
    EXPECT_EQ(match.game->reopened(match, whole).contract->count->size(), 3U);
}

/// If some points may be unclaimed, the last number is not calculated, so a typed one stays.
TEST(ContractTold, aNumberThatWasTypedStays)
{
    const Match match = document::readMatch(
        R"({"format":"tafelrichter/1","game":"own","own_game":{"format":"tafelrichter-game/1","id":"g","name":"G",
            "players":[3],"wins":"most","tricks":9,"contracts":[
            {"id":"c","name":"c","clause":"R.","measure":"count","of":9,"rest":true,"score":{"each":1}},
            {"id":"f","name":"f","clause":"R.","measure":"forecast","of":9,"rest":true,"score":{"hit":{"fixed":1},"miss":{}}},
            {"id":"d","name":"d","clause":"R.","measure":"count","of":9,"score":{"each":1}}]},
            "players":["Anna","Beat","Cora"],"deals":[]})")
                            .value();
    const auto reopened = [&](const char* deal) {
        return *match.game->reopened(match, document::readDeal(match, deal).value()).contract;
    };
    EXPECT_EQ(reopened(R"({"contract":"c","count":{"Anna":2,"Beat":2,"Cora":2}})").count->size(), 3U);
    EXPECT_EQ(
        reopened(
            R"({"contract":"f","said":{"Anna":2,"Beat":2,"Cora":2},"made":{"Anna":2,"Beat":2,"Cora":1}})")
            .made->size(),
        3U);
    EXPECT_EQ(reopened(R"({"contract":"d","count":{"Anna":2,"Beat":2,"Cora":5}})").count->size(), 2U)
        << "this one follows";
}

TEST(ContractForm, saysWhichLegOfBauernfangenIsPlayed)
{
    const PadForm first = form(table("bauernfangen"), "");
    EXPECT_THAT(first.situation.pattern.en, testing::HasSubstr("First leg"));
    const char* avoid = R"("contract":"avoid-jacks","takes":[{"by":"Anna","cards":["HJ","DJ","SJ","CJ"]}])";
    const PadForm second = form(table("bauernfangen", deals({avoid, avoid, avoid, avoid})), "");
    EXPECT_THAT(second.situation.pattern.en, testing::Not(testing::HasSubstr("First leg")));
}

TEST(ContractForm, offersNoContractAfterTheEnd)
{
    const char* avoid = R"("contract":"avoid-jacks","takes":[{"by":"Anna","cards":["HJ","DJ","SJ","CJ"]}])";
    const char* take = R"("contract":"catch-jacks","takes":[{"by":"Anna","cards":["HJ","DJ","SJ","CJ"]}])";
    const PadForm shown
        = form(table("bauernfangen", deals({avoid, avoid, avoid, avoid, take, take, take, take})), "");
    EXPECT_FALSE(shown.measure);
    EXPECT_THAT(shown.contracts, IsEmpty());
    ASSERT_TRUE(shown.refusal);
    EXPECT_EQ(shown.refusal->code, Refusal::Code::Finished);
}

/// A recording is replayed up to its end; a deal that is not due or has no tricks gives none.
TEST(ContractRecord, isFollowedOnlyWhereTricksAreDue)
{
    const Match match = table("kein-stich");
    const auto followed = [&](const Match& of, const char* keys) {
        const Result<Outcome> before = score(of);
        return of.game->follow(
            of, before.value().standing, document::readDeal(of, fmt::format("{{{}}}", keys)).value());
    };
    constexpr const char* lead = R"("log":[{"event":"play","by":"Beat","card":"H7"}])";
    EXPECT_EQ(followed(match, fmt::format(R"("contract":"no-tricks",{})", lead).c_str()).tricks.size(), 1U);
    EXPECT_THAT(followed(match, lead).tricks, IsEmpty()) << "of which contract?";
    EXPECT_THAT(followed(match, fmt::format(R"("contract":"no-hearts",{})", lead).c_str()).tricks, IsEmpty())
        << "not due yet";
    const Match last = table("king-louis",
        deals({R"("contract":"no-hearts","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
            R"("contract":"no-obers","count":{"Anna":1,"Beat":1,"Cora":1,"Dani":1})",
            R"("contract":"king-of-hearts","takes":[{"by":"Anna","cards":["HK"]}])"}));
    EXPECT_THAT(followed(last, R"("contract":"domino","out":["Cora"])").tricks, IsEmpty())
        << "no tricks in it";
}

/// A draft may be empty.
TEST(ContractEntry, thatSaysNothingIsRefusedAndHasNoTricks)
{
    const auto missing = [](std::string_view game) {
        const Match match = table(game);
        const Standing before = match.game->start(match);
        EXPECT_THAT(match.game->follow(match, before, {}).tricks, IsEmpty());
        const Result<DealAward> award = match.game->award(match, before, {});
        EXPECT_FALSE(award);
        EXPECT_EQ(award.error().code, Refusal::Code::Schema);
        return award.error().message.en;
    };
    EXPECT_THAT(missing("herzeln"), testing::HasSubstr("contract"));
    EXPECT_THAT(missing("hintersche"), testing::HasSubstr("trump")) << "which contract it is follows";
}

TEST(ContractEntry, isToldWhichMeasureIsMissing)
{
    const auto missing = [](const Match& match, std::string_view keys) {
        const PadForm shown = form(match, keys);
        return shown.refusal ? shown.refusal->message.en : "nothing is missing";
    };
    EXPECT_EQ(missing(table("bauernfangen"), ""), "\"takes\" is missing.");
    EXPECT_EQ(missing(table("herzeln"), ""), "\"takes\" is missing.");
    EXPECT_EQ(missing(table("kein-stich"), ""), "\"count\" is missing.");
    EXPECT_EQ(missing(table("hintersche"), R"("trump":"H")"), "\"points\" is missing.");
    EXPECT_EQ(
        missing(table("lorum", "", R"("replace":{"stichlos":"first-last"})"), ""), "\"winners\" is missing.");
}

} // namespace
} // namespace tafel
