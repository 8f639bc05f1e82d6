// Reads and writes documents of the games without powers: options, contracts and their measures, rounds,
// positions, and the keys that writers add to answers.
#include <gmock/gmock.h>

#include "document/other_games.h"
#include "support/table.h"

namespace tafel {
namespace {

using namespace test;

Match headOf(std::string_view game, std::string_view more = {})
{
    return document::readMatch(matchOf(game, "", more)).value();
}

/// The code and the location of the error.
std::string faultOf(const Refusal& refusal)
{
    return std::string(codeName(refusal.code)) + " " + refusal.where;
}
std::string headFault(std::string_view game, std::string_view more)
{
    const Result<Match> read = document::readMatch(matchOf(game, "", more));
    return read ? "" : faultOf(read.error());
}
std::string dealFault(std::string_view game, std::string_view keys, std::string_view more = {})
{
    const DealEntry entry = deal(headOf(game, more), keys);
    return entry.readError ? faultOf(entry.readError->refusal) : "";
}
std::string positionFault(const std::string& document)
{
    const Result<Position> read = document::readPosition(document);
    return read ? "" : faultOf(read.error());
}

TEST(ReadingAHeader, hasEditionAndCharactersInCosmicEidexOnly)
{
    EXPECT_EQ(headFault("herzeln", R"("characters":{},"edition":"web")"), "schema /characters");
    EXPECT_EQ(headFault("krass-kariert", R"("edition":"web","foo":1)"), "schema /edition");
    EXPECT_FALSE(Json::parse(document::writeMatch(headOf("lorum"))).contains("edition"));
    EXPECT_FALSE(Json::parse(document::writeMatch(headOf("lorum"))).contains("characters"));
}

TEST(ReadingAHeader, knowsHowManyPlayAGame)
{
    EXPECT_EQ(headFault("bismarck", ""), "players /players");
    EXPECT_EQ(headFault("bauernfangen", ""), "");
}

TEST(Options, ofEveryFormReadBackAsTheyWere)
{
    for (const auto& [game, options] : {std::pair{"krass-kariert", R"({"chips":3,"two_x":true})"},
             {"quodlibet", R"({"bad_neighbor":"left","high_low_adds":false})"},
             {"lorum", R"({"replace":{"king-of-hearts":"red-kingless","herzlos":"fifth-trick"}})"},
             {"pese-katesh", R"({"floors":4})"}, {"kein-stich", R"({"extra":"penultimate","march":true})"},
             {"cosmic-eidex", R"({"target":5})"}}) {
        const Match match = headOf(game, fmt::format(R"("options":{})", options));
        EXPECT_EQ(Json::parse(document::writeMatch(match))["options"].dump(), options);
    }
}

TEST(Options, areOfTheirForm)
{
    for (const auto& [game, options, where] : std::initializer_list<std::array<const char*, 3>>{
             {"krass-kariert", R"({"chips":4})", "schema /options/chips"},
             {"krass-kariert", R"({"chips":"3"})", "schema /options/chips"},
             {"krass-kariert", R"({"two_x":"true"})", "schema /options/two_x"},
             {"krass-kariert", R"({"target":7})", "schema /options/target"},
             {"lorum", R"({"replace":"hairy-ape"})", "schema /options/replace"},
             {"lorum", R"({"replace":{"suta":"hairy-ape","hairy-ape":"suta"}})",
                 "schema /options/replace/hairy-ape"},
             {"lorum", R"({"replace":{"suta":"x"}})", "schema /options/replace/suta"},
             {"lorum", R"({"replace":{"suta":"hairy-ape","lorum":"hairy-ape"}})",
                 "schema /options/replace/lorum"},
         })
        EXPECT_EQ(headFault(game, fmt::format(R"("options":{})", options)), where) << options;
}

TEST(Options, forOtherNumbersOfPlayersAreAtMostWrittenOut)
{
    EXPECT_EQ(headFault("bauernfangen", R"("options":{"deals":8})"), "");
    EXPECT_EQ(headFault("bauernfangen", R"("options":{"deals":10})"), "schema /options/deals");
    const std::string five
        = R"({"format":"tafelrichter/1","game":"bauernfangen","players":["A","B","C","D","E"],"options":{"deals":10},"deals":[]})";
    EXPECT_EQ(document::writeMatch(document::readMatch(five).value()), five);
}

TEST(Options, thatTheTableChangedReadBackAsTheyWere)
{
    const std::string changed
        = R"([{"from":1,"option":"replace","value":{"suta":"hairy-ape","lorum":"fifth-trick"}},{"from":1,"option":"replace","value":{}}])";
    const Match match = headOf("lorum", R"("overruled":)" + changed);
    EXPECT_EQ(Json::parse(document::writeMatch(match))["overruled"].dump(), changed);
    EXPECT_EQ(headFault("lorum", R"("overruled":[{"from":1,"option":"replace","value":{"x":"hairy-ape"}}])"),
        "schema /overruled/0/value/x");
    EXPECT_EQ(Json::parse(document::writeMatch(headOf("krass-kariert",
                  R"("overruled":[{"from":2,"option":"two_x","value":true}])")))["overruled"][0]["value"],
        true);
}

TEST(WritingADeal, ofAContractReadsBackAsItWas)
{
    for (const auto& [game, keys] :
        std::initializer_list<std::array<const char*, 2>>{
            {"quodlibet", R"({"contract":"plus","dealer":"Dani","count":{"Cora":3,"Anna":5}})"},
            {"quodlibet",
                R"({"contract":"no-reds","takes":[{"by":"Anna","cards":["H7","HA"]},{"by":"Beat","cards":["HK"]}]})"},
            {"quodlibet", R"({"contract":"1238","winners":{"8":"Anna","1":"Beat"}})"},
            {"quodlibet", R"({"contract":"high-low","lows":[{"winner":"Anna","lowest":["Beat","Anna"]}]})"},
            {"quodlibet", R"({"contract":"snacking","counts":[{"out":"Beat","left":{"Cora":5,"Anna":3}}]})"},
            {"herzeln", R"({"contract":"domino","out":["Cora","Anna"]})"},
            {"herzeln", R"({"contract":"no-hearts","points":{"Beat":-3}})"},
            {"lorum", R"({"contract":"lorum","left":{"Anna":0},"passes":{"Beat":2}})"},
            {"lorum", R"({"contract":"suta","crossings":{"100":"Anna","25":"Beat"}})"},
            {"hintersche", R"({"trump":"D","points":{}})"},
            {"hintersche", R"({"contract":"butzen","trump":"C"})"},
            {"herzeln", R"({})"},
            {"herzeln",
                R"({"contract":"king-of-hearts","hands":{"Anna":["H7","HK"]},"log":[{"event":"play","by":"Anna","card":"HK"}]})"},
            {"krass-kariert", R"({})"},
            {"krass-kariert", R"({"opener":"Beat","gives_chip":["Cora","Anna"]})"},
            {"krass-kariert",
                R"({"log":[{"event":"play","by":"Anna","positions":[0,1],"value":[3,4]},{"event":"play","by":"Beat","positions":[2],"value":7},)"
                R"({"event":"reserve","by":"Cora","card":"X","at":3},{"event":"draw","by":"Beat","card":"redraw","at":0}]})"},
            {"krass-kariert",
                R"({"hands":{"Anna":["1","X"],"Beat":["stop"],"Cora":[],"Dani":["12"]},"reserves":{"Anna":["7"],"Beat":[],"Cora":[],"Dani":[]},"log":[]})"},
        }) {
        const Match match = headOf(game);
        const DealEntry entry = document::readDeal(match, keys).value();
        EXPECT_FALSE(entry.readError) << keys;
        EXPECT_EQ(document::writeDeal(match, entry), keys);
    }
    const Match bet = headOf("quodlibet", R"("options":{"cv_105":true})");
    for (const char* keys : {R"({"contract":"cv-105","called":null})",
             R"({"contract":"cv-105","called":{"by":"Cora","before":"Beat","sum":107}})"})
        EXPECT_EQ(document::writeDeal(bet, document::readDeal(bet, keys).value()), keys);
}

TEST(WritingADeal, keepsWhatIsEnteredAfterAnEmptyList)
{
    const Match match = headOf("quodlibet");
    const std::string keys
        = R"({"contract":"high-low","lows":[{"winner":"Anna","lowest":[]},{"winner":"Beat","lowest":["Cora"]}]})";
    const DealEntry entry = document::readDeal(match, keys).value();
    ASSERT_TRUE(entry.readError);
    EXPECT_EQ(faultOf(entry.readError->refusal), "schema /lows/0/lowest");
    EXPECT_EQ(document::writeDeal(match, entry), keys);
}

TEST(ReadingADeal, findsTheFirstFaultOfItsShape)
{
    for (const auto& [game, keys, fault] : std::initializer_list<std::array<const char*, 3>>{
             {"herzeln", R"("contract":"tricks","count":{"Anna":-1})", "schema /count/Anna"},
             {"herzeln", R"("contract":"tricks","out":[])", "schema /out"},
             {"herzeln", R"("contract":"tricks","count":{"Emil":1})", "unknown-player /count/Emil"},
             {"herzeln", R"("contract":"tricks","trump":"H","count":{})", "schema /trump"},
             {"herzeln", R"("contract":3)", "schema /contract"},
             {"herzeln", R"("contract":"")", "unknown-contract /contract"},
             {"herzeln", R"("contract":"king-of-hearts","takes":[{"by":"Anna","cards":["H6"]}])",
                 "unknown-card /takes/0/cards/0"},
             {"herzeln", R"("contract":"king-of-hearts","takes":[{"by":"Anna","cards":[]}])",
                 "schema /takes/0/cards"},
             {"herzeln", R"("contract":"king-of-hearts","takes":[{"cards":["HK"]}])", "schema /takes/0"},
             {"herzeln", R"("contract":"last-trick","winners":{"08":"Anna"})", "schema /winners/08"},
             {"herzeln", R"("contract":"last-trick","winners":{"0":"Anna"})", "schema /winners/0"},
             {"herzeln", R"("contract":"tricks","hands":{})", "schema /hands"},
             {"herzeln", R"("contract":"domino","hands":{},"log":[])", "schema /log"},
             {"herzeln", R"("contract":"tricks","log":[],"count":{})", "schema /count"},
             {"herzeln", R"("contract":"tricks","log":[{"event":"play","by":"Anna"}])", "schema /log/0"},
             {"herzeln", R"("contract":"tricks","log":[{"event":"put-down","by":"Anna","card":"HK"}])",
                 "schema /log/0/event"},
             {"herzeln", R"("contract":"tricks","hands":{"Anna":["HK"],"Beat":["H7","HK"]},"log":[])",
                 "impossible /hands/Beat/1"},
             {"hintersche", R"("trump":"L","points":{})", "schema /trump"},
             {"hintersche", R"("trump":7,"points":{})", "schema /trump"},
             {"quodlibet", R"("contract":"high-low","lows":[{"winner":"Anna","lowest":["Beat","Beat"]}])",
                 "schema /lows/0/lowest/1"},
             {"krass-kariert", R"("dealer":"Anna")", "schema /dealer"},
             {"krass-kariert", R"("gives_chip":[])", "schema /gives_chip"},
             {"krass-kariert", R"("hands":{},"gives_chip":["Anna"])", "schema /hands"},
             {"krass-kariert", R"("hands":{"Anna":["7"]},"log":[])", "schema /hands"},
             {"krass-kariert", R"("hands":{"Anna":["13"]},"log":[])", "unknown-card /hands/Anna/0"},
             {"krass-kariert", R"("hands":{"Anna":[7]},"log":[])", "schema /hands/Anna/0"},
             {"krass-kariert", R"("log":[{"event":"play","by":"Anna"}])", "schema /log/0"},
             {"krass-kariert", R"("log":[{"event":"take","by":"Anna"}])", "schema /log/0/event"},
             {"krass-kariert", R"("log":[{"event":"draw","by":"Anna","card":"X","at":-1}])",
                 "schema /log/0/at"},
             {"krass-kariert", R"("log":[{"event":"play","by":"Anna","positions":[0],"card":"X"}])",
                 "schema /log/0/card"},
         })
        EXPECT_EQ(dealFault(game, keys), fault) << keys;
    EXPECT_EQ(dealFault("kein-stich", R"("contract":"no-tricks","march":"Anna")"), "schema /march");
    EXPECT_EQ(
        dealFault("kein-stich", R"("contract":"no-tricks","march":"Anna")", R"("options":{"march":true})"),
        "");
}

TEST(ReadingADeal, takesTheCardsOfTheirPack)
{
    const std::string three
        = R"({"format":"tafelrichter/1","game":"lorum","players":["Anna","Beat","Cora"],"deals":[]})";
    const DealEntry entry = deal(document::readMatch(three).value(),
        R"("contract":"king-of-hearts","log":[{"event":"play","by":"Anna","card":"D7"}])");
    ASSERT_TRUE(entry.readError);
    EXPECT_EQ(faultOf(entry.readError->refusal), "unknown-card /log/0/card");
    const std::string laid = R"({"format":"tafelrichter-position/1","game":"lorum","contract":"lorum",)"
                             R"("players":["Anna","Beat","Cora"],"laid":["DA","D7"],"hand":["H7"{}]}})";
    EXPECT_EQ(positionFault(fmt::format(fmt::runtime("{" + laid), "")), "");
    EXPECT_EQ(positionFault(fmt::format(fmt::runtime("{" + laid), ",\"D8\"")), "unknown-card /hand/1");
}

TEST(WritingAPosition, readsBackAsItWas)
{
    for (const std::string& document : otherPositions()) {
        const Result<Position> read = document::readPosition(document);
        ASSERT_TRUE(read) << document << read.error().message.en;
        EXPECT_EQ(nlohmann::json::parse(document::writePosition(*read)), nlohmann::json::parse(document));
    }
}

TEST(ReadingAPosition, findsTheFirstFaultOfItsShape)
{
    for (const auto& [game, keys, fault] : std::initializer_list<std::array<const char*, 3>>{
             {"herzeln", R"("trick":{"lead":"Anna","cards":[]},"hand":[])", "schema "},
             {"herzeln", R"("contract":"x","trick":{"lead":"Anna","cards":[]},"hand":[])",
                 "unknown-contract /contract"},
             {"herzeln", R"("contract":"tricks","hand":["HK"])", "schema "},
             {"herzeln", R"("contract":"tricks","trick":{"lead":"Anna","cards":[]})", "schema "},
             {"herzeln", R"("contract":"tricks","laid":[],"trick":{"lead":"Anna","cards":[]},"hand":[])",
                 "schema /laid"},
             {"herzeln", R"("contract":"tricks","turned_up":"HK","hand":[])", "schema /turned_up"},
             {"herzeln", R"("contract":"tricks","trick":{"lead":"Anna","cards":[null]},"hand":[])",
                 "schema /trick/cards/0"},
             {"herzeln", R"("contract":"tricks","trick":{"lead":"Anna","cards":["HK"]},"hand":["HK"])",
                 "impossible /hand/0"},
             {"herzeln", R"("contract":"domino","row":{"up":"HJ"},"hand":["HK"])", "schema /row"},
             {"herzeln", R"("contract":"domino","row":{"up":"HJ","down":"HJ"},"hand":["HK","HJ"])",
                 "impossible /hand/1"},
             {"hintersche", R"("trick":{"lead":"Anna","cards":[]},"hand":["HK"])", "schema "},
             {"rosbiratschka", R"("contract":"rosbiratschka","laid":["HJ","HJ"],"hand":["HK"])",
                 "impossible /laid/1"},
             {"rosbiratschka", R"("contract":"rosbiratschka","hand":["HK"])", "schema "},
             {"krass-kariert", R"("hand":["7"],"reserves":0)", "schema "},
             {"krass-kariert", R"("table":null,"hand":["7"])", "schema "},
             {"krass-kariert", R"("table":["X"],"hand":["7"],"reserves":0)", "unknown-card /table/0"},
             {"krass-kariert", R"("table":["X=13"],"hand":["7"],"reserves":0)", "unknown-card /table/0"},
             {"krass-kariert", R"("table":null,"hand":["X=7"],"reserves":0)", "unknown-card /hand/0"},
             {"krass-kariert", R"("table":null,"hand":["7"],"reserves":-1)", "schema /reserves"},
         })
        EXPECT_EQ(positionFault(positionOf(game, keys)), fault) << keys;
}

TEST(ReadingAPosition, hasThosePlayersWhoAreStillInOnASlate)
{
    EXPECT_EQ(
        positionFault(R"({"format":"tafelrichter-position/1","game":"hintersche","players":["Anna","Cora"],)"
                      R"("trump":"H","trick":{"lead":"Anna","cards":["HA","H6"]}})"),
        "");
}

TEST(ReadingAQuestion, isForGamesWithPowers)
{
    const auto asked = document::readQuestion(
        R"({"format":"tafelrichter-question/1","game":"herzeln","players":["Anna","Beat","Cora"],"phase":"put-down","may":[]})");
    EXPECT_EQ(faultOf(asked.error()), "schema /game");
}

TEST(CountingWays, isForCosmicEidex)
{
    std::string out;
    document::perftDocument(out, matchOf("herzeln", ""), 3, Language::English, document::Layout::Line);
    EXPECT_EQ(Json::parse(out)["error"]["where"], "/game");
}

const Clause one{.id = "a.one", .text = {}};

TEST(WritingAResult, showsWhatOtherGamesHave)
{
    const Match match = headOf("hintersche");
    DealAward award{.award = {1, 0, 0, 0}, .because = {{.clause = &one}}};
    award.contract = "vier-strich";
    award.measured = ContractEntry{};
    award.entered = {100, 40, std::nullopt, 0};
    award.lost = std::optional<Player>(anna);
    Standing after{.dealer = beat, .due = {"butzen"}, .marks = {1, 0, 2, 0}};
    std::string out;
    document::writeResult(out, match, {.standing = after, .deals = {{award, after}}}, Language::English,
        document::Layout::Line);
    EXPECT_EQ(
        difference(
            Json::parse(
                R"({"marks":{"Anna":1,"Beat":0,"Cora":2,"Dani":0},"next":{"dealer":"Beat","contracts":["butzen"]},
        "deals":[{"contract":"vier-strich","points":{"Anna":100,"Beat":40,"Dani":0},"lost":"Anna"}]})"),
            Json::parse(out)),
        "");
    EXPECT_FALSE(Json::parse(out).contains("edition"));
}

TEST(WritingAResult, showsTheTurnsOfARound)
{
    const Match match = headOf("krass-kariert");
    DealAward award{.award = {0, -1, 0, 0}, .because = {{.clause = &one}}};
    award.opener = beat;
    award.turns = {{.opener = beat, .winner = anna, .draws = 3}, {.opener = anna, .stuck = beat}};
    Standing after{.opener = beat};
    std::string out;
    document::writeResult(out, match, {.standing = after, .deals = {{award, after}}}, Language::English,
        document::Layout::Line);
    EXPECT_EQ(Json::parse(out)["deals"][0]["turns"].dump(),
        R"([{"opener":"Beat","winner":"Anna","draws":3},{"opener":"Anna","winner":null,"draws":0,"stuck":"Beat"}])");
    EXPECT_EQ(Json::parse(out)["next"].dump(), R"({"dealer":"Anna","opener":"Beat"})");
}

TEST(WritingAVerdict, saysWhatHasToBeDone)
{
    std::string layout, hand;
    Verdict verdict{.must = Verdict::Obligation::Pass};
    document::writeVerdict(layout, headOf("herzeln"), verdict, Language::English, document::Layout::Line);
    EXPECT_EQ(layout, R"({"format":"tafelrichter-verdict/1","legal":[],"illegal":[],"must":"pass"})");
    verdict = {.must = Verdict::Obligation::MayTake, .mayStop = true, .mayRedraw = true};
    verdict.combinations = {{.positions = {1, 2}, .kind = Combination::Kind::Pair, .value = 7, .calls = {7}}};
    document::writeVerdict(hand, headOf("krass-kariert"), verdict, Language::English, document::Layout::Line);
    EXPECT_EQ(hand,
        R"({"format":"tafelrichter-verdict/1","legal":[{"positions":[1,2],"kind":"pair","value":7,"calls":[7]},"stop","redraw"],"must":"may-take"})");
}

} // namespace
} // namespace tafel
