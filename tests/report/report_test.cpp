// Every kind of report in both languages; its numbers equal the statistics.
#include "report/report.h"

#include <regex>

#include "document/document.h"
#include "report/club.h"
#include "report/match_tables.h"
#include "report/score_chart.h"
#include "report/statistics_tables.h"
#include "support/schema.h"

namespace tafel::report {
namespace {

using history::Filter;
using history::Folder;
using nlohmann::json;

/// The year of the club, created once for all tests.
class Reports : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        s_folder = new Folder;
        s_history = new history::History(history::open(s_folder->history()));
        test::playAYear(*s_history);
    }
    static void TearDownTestSuite()
    {
        delete s_history;
        delete s_folder;
        s_history = nullptr;
        s_folder = nullptr;
    }

    static Report made(const Request& request)
    {
        auto report = make(s_history, request);
        if (!report)
            throw std::runtime_error(report.error().message.en);
        return std::move(*report);
    }

    static std::vector<Request> requests(Language language)
    {
        return {{.kind = Kind::Match, .language = language, .match = "match-0"},
            {.kind = Kind::Match, .language = language, .match = "match-3"},
            {.kind = Kind::Match, .language = language, .match = "match-4"},
            {.kind = Kind::Match, .language = language, .match = "match-5"},
            {.kind = Kind::Evening, .language = language, .day = "2026-01-01"},
            {.kind = Kind::Season, .language = language, .from = "2026", .to = "2026"},
            {.kind = Kind::Tournament, .language = language, .tournament = "Club & Cup <2026>"},
            {.kind = Kind::Player, .language = language, .player = test::personOf(0)},
            {.kind = Kind::QuickSheet, .language = language, .match = "match-2"},
            {.kind = Kind::QuickSheet,
                .language = language,
                .characters = {"RJ"_card, "R9"_card, "LK"_card}}};
    }

    static inline Folder* s_folder = nullptr;
    static inline history::History* s_history = nullptr;
};

json rowsOf(const Table& table)
{
    document::Buffer buffer;
    document::PrettyWriter out(buffer);
    writeRows(out, table);
    return json::parse(std::string(buffer.GetString(), buffer.GetSize()));
}

json tableOf(const Report& report, const std::string& id)
{
    const json document = json::parse(asJson(report));
    for (const json& table : document["tables"])
        if (table["id"] == id)
            return table["rows"];
    return nullptr;
}

TEST_F(Reports, ofASeasonHaveTheNumbersOfTheStatistics)
{
    const Report season = made({.kind = Kind::Season, .from = "2026-03", .to = "2026-10"});
    const Filter filter{.from = "2026-03-01T00:00:00", .to = "2026-10-31T23:59:59"};
    const Language english = Language::English;
    EXPECT_GT(tableOf(season, "players").size(), 30U);
    EXPECT_EQ(tableOf(season, "players"), rowsOf(playersTable(*s_history, filter, english).value()));
    EXPECT_EQ(tableOf(season, "games"), rowsOf(gamesTable(*s_history, filter, english).value()));
    EXPECT_EQ(tableOf(season, "characters"), rowsOf(charactersTable(*s_history, filter, english).value()));
    for (const char* game :
        {"cosmic-eidex", "herzeln", "hintersche", "krass-kariert", "quodlibet", "bismarck"}) {
        Filter one = filter;
        one.game = game;
        EXPECT_EQ(tableOf(season, std::string("players:") + game),
            rowsOf(playersTable(*s_history, one, english).value()))
            << game;
        const json all = rowsOf(contractsTable(*s_history, one, english).value());
        std::map<std::string, std::pair<int, int>> sums;
        for (const json& row : all) {
            sums[row["contract"]].first += row["deals"].get<int>();
            sums[row["contract"]].second += row["sum"].get<int>();
        }
        const json inShort = tableOf(season, std::string("contracts:") + game);
        EXPECT_EQ(inShort.size(), sums.size()) << game;
        for (const json& row : inShort) {
            EXPECT_EQ(row["deals"], sums[row["contract"]].first);
            EXPECT_EQ(row["sum"], sums[row["contract"]].second);
        }
    }
}

TEST_F(Reports, countWhatTheHistoryHolds)
{
    const Report season = made({.kind = Kind::Season, .from = "2026", .to = "2026"});
    int deals = 0;
    const auto matches = s_history->matches({}, 1000).value();
    for (const auto& match : matches)
        deals += match.deals;
    ASSERT_EQ(season.facts.size(), 3U);
    EXPECT_EQ(season.facts[0].text, std::to_string(matches.size()));
    EXPECT_EQ(season.facts[1].text, std::to_string(deals));
    EXPECT_EQ(season.facts[2].text, "40");
}

TEST(ReportOfAMatch, hasTheNotesOfItsDisputesAndCallsADealARoundInKrassKariert)
{
    const Folder folder;
    history::History history = history::open(folder.history());
    const std::string match
        = history
              .openMatch(history::matchOf(
                  R"({"format":"tafelrichter/1","game":"krass-kariert","players":["Anna","Beat","Cora"],"deals":[]})"))
              .value();
    ASSERT_TRUE(history.recordDispute({.match = match, .deal = 1, .verdict = "no"}));
    const auto disputes = [&] { return disputesTable(*history.load(match), Language::German); };
    EXPECT_EQ(disputes().columns.front().heading, "Runde");
    EXPECT_EQ(disputes().columns.back().id, "ruled");
    ASSERT_TRUE(history.recordDispute({.match = match, .deal = 1, .verdict = "no", .note = "für heute"}));
    EXPECT_EQ(disputes().columns.back().heading, "Notiz");
    EXPECT_EQ(std::get<std::string>(disputes().rows.at(0).back().value), "");
    EXPECT_EQ(std::get<std::string>(disputes().rows.at(1).back().value), "für heute");
    const Report report
        = make(&history, {.kind = Kind::Match, .language = Language::German, .match = match}).value();
    for (const Part& part : report.parts)
        for (const Column& column : part.table.columns)
            if (column.id == "deal") {
                EXPECT_EQ(column.heading, "Runde") << part.table.id;
            }
}

/// Checks that every opened tag is closed, in order.
std::string faultOfHtml(const std::string& html)
{
    static const std::regex tag("<(/?)([a-z0-9]+)[^>]*>");
    std::vector<std::string> open;
    for (std::sregex_iterator each(html.begin(), html.end(), tag), end; each != end; ++each) {
        const std::string name = (*each)[2];
        if (name == "br" || name == "meta" || name == "img")
            continue;
        if ((*each)[1].length() == 0)
            open.push_back(name);
        else if (open.empty() || open.back() != name)
            return "closes " + name + " within " + (open.empty() ? "nothing" : open.back());
        else
            open.pop_back();
    }
    return open.empty() ? "" : "leaves " + open.back() + " open";
}

/// The first text of the table that is missing in the report; a quick sheet uses other words.
std::string missingIn(const std::string& html, const Table& table)
{
    for (const auto& row : table.rows)
        for (std::size_t c = 0; c < row.size(); ++c)
            if (const auto* text = std::get_if<std::string>(&row[c].value); text
                && table.columns[c].medium != Column::Medium::Data && !text->empty()
                && table.id != "characters" && html.find(escaped(*text)) == std::string::npos)
                return *text;
    return {};
}

TEST_F(Reports, ofEveryKindAreWholeInBothLanguages)
{
    const test::PublishedSchema schema("report");
    for (const Language language : {Language::German, Language::English})
        for (const Request& request : requests(language)) {
            const Report report = made(request);
            const std::string html = asHtml(report), kind(kindNames[static_cast<std::size_t>(request.kind)]);
            EXPECT_EQ(faultOfHtml(html), "") << kind;
            EXPECT_EQ(html.find("{{"), std::string::npos) << kind;
            EXPECT_EQ(html.find("}}"), std::string::npos) << kind;
            for (std::size_t at = html.find("src="); at != std::string::npos; at = html.find("src=", at + 1))
                EXPECT_EQ(html.substr(at, 10), "src=\"data:") << kind;
            for (const char* outside : {"href=", "url(", "@import", "<script"})
                EXPECT_EQ(html.find(outside), std::string::npos) << kind << outside;
            EXPECT_NE(
                html.find(language == Language::German ? "lang=\"de\"" : "lang=\"en\""), std::string::npos);
            EXPECT_EQ(missingIn(html, report.parts.front().table), "") << kind;
            EXPECT_EQ(schema.faults(json::parse(asJson(report))), "") << kind;
            EXPECT_NE(asCsv(report).value().find("\r\n"), std::string::npos);
            EXPECT_FALSE(fileName(report).empty());
        }
}

TEST_F(Reports, speakTheLanguageAskedFor)
{
    const Request german{.kind = Kind::Season, .language = Language::German, .from = "2026", .to = "2026"};
    Request english = german;
    english.language = Language::English;
    EXPECT_NE(asHtml(made(german)).find("Anteil Siege"), std::string::npos);
    EXPECT_EQ(asHtml(made(german)).find("Win rate"), std::string::npos);
    EXPECT_NE(asHtml(made(english)).find("Win rate"), std::string::npos);
    EXPECT_EQ(tableOf(made(german), "players"), tableOf(made(english), "players"));
}

TEST_F(Reports, escapeNames)
{
    const std::string html = asHtml(
        made({.kind = Kind::Tournament, .language = Language::English, .tournament = "Club & Cup <2026>"}));
    EXPECT_NE(html.find("Club &amp; Cup &lt;2026&gt;"), std::string::npos);
    EXPECT_EQ(html.find("<2026>"), std::string::npos);
    EXPECT_NE(html.find("Egli &amp; Söhne"), std::string::npos);
    EXPECT_NE(html.find("D&#39;Angelo"), std::string::npos);
}

TEST_F(Reports, ofAMatchShowItAsItWasJudged)
{
    const Report report = made({.kind = Kind::Match, .match = "match-0"});
    const auto stored = s_history->load("match-0").value();
    const json deals = tableOf(report, "deals");
    ASSERT_EQ(deals.size(), stored.deals.size());
    for (std::size_t i = 0; i < deals.size(); ++i)
        for (Player player = 0; player < stored.match.count(); ++player) {
            const std::string& name = stored.match.players[player];
            EXPECT_EQ(deals[i]["change:" + name], stored.deals[i].change[player]);
            EXPECT_EQ(deals[i]["total:" + name], stored.deals[i].judged.total[player]);
            EXPECT_EQ(deals[i]["points:" + name], *stored.deals[i].judged.points[player]);
        }
}

/// Plays three deals, with Anna's Radarkontrolle in the second, and corrects the first with a reason.
std::string playAndCorrect(history::History& history)
{
    const Match match = document::readMatch(R"({"format": "tafelrichter/1", "game": "cosmic-eidex",
        "players": ["Anna", "Beat", "Cora"], "characters": {"Anna": "R9"}, "deals": [
        {"turned_up": "S9", "points": {"Anna": 40, "Beat": 71}},
        {"turned_up": "H8", "powers": [{"by": "Anna", "power": "radarkontrolle", "limit": 92}], "points": {"Anna": 92, "Beat": 20}},
        {"turned_up": "S9", "points": {"Anna": 60, "Beat": 71}}]})")
                            .value();
    Match begun = match;
    begun.deals.clear();
    const std::string id = history.openMatch(begun).value();
    for (const DealEntry& deal : match.deals)
        EXPECT_TRUE(history.enterDeal(id, deal));
    DealEntry corrected = match.deals[0];
    corrected.points = {{0, 60}, {1, 71}};
    EXPECT_TRUE(history.correct(id, 1, corrected, "Cora hatte sich <verzählt>"));
    return id;
}

TEST(MatchSheet, hasCardPointsReasonsPowersCorrectionsAndTheCourse)
{
    Folder folder;
    history::History history = history::open(folder.history());
    const std::string id = playAndCorrect(history);
    for (const Language language : {Language::German, Language::English}) {
        const auto report = make(&history, {.kind = Kind::Match, .language = language, .match = id});
        ASSERT_TRUE(report);
        const std::string html = asHtml(*report);
        const bool german = language == Language::German;
        for (const char* each : {"Cora hatte sich &lt;verzählt&gt;", "<img src=\"data:image/svg+xml;base64,"})
            EXPECT_NE(html.find(each), std::string::npos) << each;
        const std::vector<std::string> words = german
            ? std::vector<std::string>{"Augen, in der Reihe der Namen", "60 · 71 · 26", "Radarkontrolle (92)",
                "Anna 40 → 60", "Verlauf"}
            : std::vector<std::string>{
                "Card points, in the order of the names", "(92)", "Anna 40 → 60", "Score chart"};
        for (const std::string& each : words)
            EXPECT_NE(html.find(each), std::string::npos) << each;
        const json details = tableOf(*report, "details");
        ASSERT_EQ(details.size(), 3U);
        EXPECT_FALSE(details[1]["because"].get<std::string>().empty());
        const json deals = tableOf(*report, "deals");
        EXPECT_EQ(deals[0]["points:Cora"], 26);
    }
}

TEST(MatchSheet, saysWhoAcceptedADealAndWhichOneWaits)
{
    Folder folder;
    history::History history = history::open(folder.history());
    const std::string id = history.openMatch(history::threeAt()).value();
    ASSERT_TRUE(history.enterDeal(id, history::deal(60, 71)));
    const Request request{.kind = Kind::Match, .language = Language::English, .match = id};
    EXPECT_EQ(asHtml(make(&history, request).value()).find("Accepted by"), std::string::npos);
    ASSERT_TRUE(history.propose(id, history::deal(20, 80)));
    ASSERT_TRUE(history.accept(id, 2));
    ASSERT_TRUE(history.propose(id, history::deal(60, 71)));
    const Report report = make(&history, request).value();
    EXPECT_NE(asHtml(report).find("Deal 3 waits for acceptance: Beat +1 · Cora +1"), std::string::npos);
    EXPECT_NE(asHtml(report).find("Accepted by"), std::string::npos);
    EXPECT_EQ(tableOf(report, "deals").size(), 2U);
    const json details = tableOf(report, "details");
    EXPECT_EQ(details[0]["accepted_by"], "");
    EXPECT_EQ(details[1]["accepted_by"], "Cora");
}

TEST(MatchSheet, drawsALineForEverybodyWithItsNameAndEnd)
{
    Folder folder;
    history::History history = history::open(folder.history());
    const auto stored = history.load(playAndCorrect(history)).value();
    const std::string svg = scoreChartSvg(stored, Language::English);
    const auto count = [&](std::string_view part) {
        int found = 0;
        for (std::size_t at = svg.find(part); at != std::string::npos; at = svg.find(part, at + 1))
            ++found;
        return found;
    };
    EXPECT_EQ(count("<polyline"), 3);
    EXPECT_EQ(count("stroke-dasharray=\"7.5 3.75\""), 1)
        << "as long as on the screen: 12 and 6 for a line 4 wide";
    EXPECT_EQ(count("stroke-dasharray"), 2) << "the first line is solid";
    EXPECT_EQ(faultOfHtml(std::regex_replace(svg, std::regex("<[^>]*/>"), "")), "");
    for (Player player = 0; player < 3; ++player)
        EXPECT_NE(svg.find(">" + stored.match.players[player] + " "
                      + std::to_string(stored.deals.back().judged.total[player]) + "<"),
            std::string::npos);
    history::StoredMatch one = stored;
    one.deals.resize(1);
    EXPECT_EQ(scoreChartSvg(one, Language::English), "") << "a single deal has no course";
    EXPECT_EQ(dataUrl("abc"), "data:image/svg+xml;base64,YWJj");
    EXPECT_EQ(dataUrl("abcd"), "data:image/svg+xml;base64,YWJjZA==");
    EXPECT_EQ(dataUrl("abcde"), "data:image/svg+xml;base64,YWJjZGU=");
}

TEST_F(Reports, quickSheetsMarkInterpretations)
{
    const Report report = made({.kind = Kind::QuickSheet, .characters = {"LJ"_card}});
    const json rows = tableOf(report, "characters");
    EXPECT_EQ(rows.size(), 7U); // the clauses of Skater
    EXPECT_FALSE(rows[0]["interpretation"].get<bool>());
    EXPECT_TRUE(rows[6]["interpretation"].get<bool>());
    EXPECT_NE(asHtml(report).find("bgcolor=\"#F6E6BE\""), std::string::npos);
    // Our interpretations depend on the edition.
    const auto english
        = tableOf(made({.kind = Kind::QuickSheet, .characters = {"LJ"_card}, .edition = Edition::En1998}),
            "characters");
    EXPECT_NE(english, rows);
}

TEST_F(Reports, sayWhyThereIsNone)
{
    const std::vector<std::pair<Request, std::string>> wrong{
        {{.kind = Kind::Match, .match = "nowhere"}, "match"},
        {{.kind = Kind::Evening, .day = "2026-12-31"}, "Nothing was played on 31 December 2026."},
        {{.kind = Kind::Evening, .day = "2026-12"}, "is not a day"},
        {{.kind = Kind::Season, .from = "1999", .to = "1999"}, "Nothing was played"},
        {{.kind = Kind::Season, .from = "x", .to = "2026"}, "from one day to another"},
        {{.kind = Kind::Tournament, .tournament = "None"}, "No tournament is called \"None\"."},
        {{.kind = Kind::Player, .player = "Nobody"}, "\"Nobody\""},
        {{.kind = Kind::QuickSheet, .match = "match-1"}, "no characters"},
        {{.kind = Kind::QuickSheet}, "no characters"}};
    for (const auto& [request, sentence] : wrong) {
        const auto report = make(s_history, request);
        ASSERT_FALSE(report) << sentence;
        EXPECT_NE(report.error().message.en.find(sentence), std::string::npos) << report.error().message.en;
        EXPECT_FALSE(report.error().message.de.empty());
        EXPECT_FALSE(report.error().cancelled);
    }
    EXPECT_FALSE(make(nullptr, {.kind = Kind::Season, .from = "2026", .to = "2026"}));
}

TEST(ReportOfATournament, leavesOutAMatchThatWasSetAsideBeforeItsFirstDeal)
{
    const Folder folder;
    history::History history = history::open(folder.history());
    Match match = history::threeAt(9);
    match.tournament = "Cup";
    ASSERT_TRUE(history.enterDeal(history.openMatch(match).value(), history::deal(60, 71)));
    ASSERT_TRUE(history.abandon(history.openMatch(match).value()));
    const auto report = make(&history, {.kind = Kind::Tournament, .tournament = "Cup"});
    ASSERT_TRUE(report);
    EXPECT_EQ(report->facts[1].text, "1");
    EXPECT_EQ(tableOf(*report, "matches").size(), 1U);
    const auto ofPlayer = make(&history, {.kind = Kind::Player, .player = match.players[0]});
    ASSERT_TRUE(ofPlayer);
    EXPECT_EQ(tableOf(*ofPlayer, "matches").size(), 1U);
}

TEST_F(Reports, canBeStopped)
{
    int asked = 0;
    const auto report
        = make(s_history, {.kind = Kind::Season, .from = "2026", .to = "2026"}, [&](int done, int all) {
              EXPECT_LE(done, all);
              return ++asked < 3;
          });
    ASSERT_FALSE(report);
    EXPECT_TRUE(report.error().cancelled);
    EXPECT_EQ(asked, 3);
}

TEST_F(Reports, haveNamesThatAFileSystemTakes)
{
    Report report;
    report.title = "A/B: <C>";
    report.subtitle = "\"x\"?";
    EXPECT_EQ(fileName(report), "A-B- -C-, -x--");
    report.title = std::string(119, 'a') + "ä";
    report.subtitle = "";
    EXPECT_EQ(fileName(report), std::string(119, 'a'));
}

} // namespace
} // namespace tafel::report
