#include "history/tournaments/tournaments.h"

#include <algorithm>
#include <set>

#include <gmock/gmock.h>

#include "history/core.h"
#include "history/statistics/statistics.h"
#include "table.h"

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using Names = std::vector<std::string>;

const Names nine = {"Anna", "Beat", "Cora", "Dani", "Eva", "Fritz", "Gina", "Hans", "Ida"};

TournamentRules club(std::vector<int> sizes = {3})
{
    return {.name = "Club", .setup = threeAt(2), .sizes = std::move(sizes)};
}

/// A match of this tournament that its first deal decides.
Match matchFor(const Names& people, const std::string& name = "Club", int target = 2)
{
    return matchOf(fmt::format(R"({{"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web",)"
                               R"("players":["{}"],"options":{{"target":{}}},"tournament":"{}","deals":[]}})",
        fmt::join(people, "\",\""), target, name));
}

struct Hall {
    Folder folder = {};
    History history = open(folder.history());
    std::string id = {};

    void opens(const Names& people, const TournamentRules& rules = club())
    {
        id = openTournament(history, rules, people).value();
    }
    void draws(const std::string& seed) { ASSERT_TRUE(drawNextRound(history, id, seed)); }
    Tournament now(const std::string& name = "Club") { return loadTournament(history, name).value().value(); }
    std::string begins(const Names& people, int target = 2)
    {
        return history.openMatch(matchFor(people, "Club", target)).value();
    }
    void plays(const Names& people) { ASSERT_TRUE(history.enterDeal(begins(people), eidexDeal(people))); }
    static DealEntry eidexDeal(const Names& people)
    {
        return document::readDeal(
            matchFor(people), fmt::format(R"({{"turned_up":"S9","match":"{}"}})", people[0]))
            .value();
    }
    void changes(const TournamentChange& change) { ASSERT_TRUE(changeTournament(history, id, change)); }
};

Names present(const Tournament& tournament)
{
    Names names;
    for (const TournamentPerson& person : tournament.people)
        if (person.present)
            names.push_back(person.name);
    return names;
}

std::string refusalText(const tl::expected<bool, WriteError>& answer)
{
    const Refusal* refusal = answer ? nullptr : std::get_if<Refusal>(&answer.error());
    return refusal ? refusal->message.en : std::string();
}

TEST(Tournament, isTheFoldOfItsEvents)
{
    Hall hall;
    hall.opens(nine, club({3, 4}));
    hall.draws("417 082");
    hall.changes({.rule = tournament::ScoringRule::VictoryPoints, .come = {"Jan"}, .leave = {"Ida"}});
    hall.draws("1");
    ASSERT_TRUE(withdrawLastRound(hall.history, hall.id));
    hall.changes({.setup = Match{}, .sizes = std::vector{4, 5}});
    ASSERT_TRUE(closeTournament(hall.history, hall.id));
    EXPECT_THAT(kinds(hall.history, hall.id),
        ElementsAre("tournament-opened", "round-drawn", "tournament-changed", "round-drawn",
            "round-withdrawn", "tournament-changed", "tournament-closed"));
    const Tournament now = hall.now();
    EXPECT_EQ(now.rules.rule, tournament::ScoringRule::VictoryPoints);
    EXPECT_EQ(now.rules.setup.game, nullptr);
    EXPECT_THAT(now.rules.sizes, ElementsAre(4, 5));
    EXPECT_TRUE(now.closed);
    EXPECT_EQ(now.people.size(), 10U);
    EXPECT_THAT(
        present(now), ElementsAre("Anna", "Beat", "Cora", "Dani", "Eva", "Fritz", "Gina", "Hans", "Jan"));
    ASSERT_EQ(now.rounds.size(), 1U);
    EXPECT_EQ(now.rounds[0].seed, "417 082");
    EXPECT_EQ(now.rounds[0].tables.size(), 3U);
}

TEST(Tournament, keepsItsGameEditionAndHouseRules)
{
    Hall hall;
    const Match wanted
        = matchOf(R"({"format":"tafelrichter/1","game":"bauernfangen","players":["A","B","C","D","E"],)"
                  R"("options":{"deals":10},"deals":[]})");
    ASSERT_EQ(wanted.options.size(), 1U);
    hall.opens(nine, {.name = "Club", .setup = wanted, .sizes = {5, 4}});
    const Match setup = hall.now().rules.setup;
    EXPECT_EQ(setup.game, wanted.game);
    ASSERT_EQ(setup.options.size(), 1U);
    EXPECT_EQ(setup.options[0].option, wanted.options[0].option);
    EXPECT_EQ(setup.options[0].value, wanted.options[0].value);
    EXPECT_TRUE(setup.players.empty());
}

TEST(Tournament, drawsTablesThatMeetOnceAndSaysHowGoodThatIs)
{
    Hall hall;
    hall.opens(nine);
    for (const char* seed : {"1", "2", "3", "4", "5"})
        hall.draws(seed);
    const Tournament now = hall.now();
    ASSERT_EQ(now.rounds.size(), 5U);
    for (const TournamentRound& round : now.rounds) {
        Names all;
        for (const TournamentTable& table : round.tables)
            all.insert(all.end(), table.people.begin(), table.people.end());
        EXPECT_THAT(all, testing::UnorderedElementsAreArray(nine));
        EXPECT_GE(round.repeats, round.fewest);
    }
    EXPECT_EQ(now.rounds[0].repeats, 0);
    EXPECT_EQ(now.rounds[4].fewest, 9) << "36 pairs, 45 encounters";
    EXPECT_EQ(now.rounds[4].repeats, now.rounds[3].repeats + now.rounds[4].again);
}

TEST(Tournament, knowsWhichMatchIsThatOfATable)
{
    Hall hall;
    hall.opens(nine);
    hall.draws("1");
    const Names table = hall.now().rounds[0].tables[1].people;
    EXPECT_EQ(hall.now().rounds[0].tables[1].match, "");
    const std::string match = hall.begins({table[2], table[0], table[1]}); // the order of seats is free
    EXPECT_EQ(hall.now().rounds[0].tables[1].match, match);
    EXPECT_FALSE(hall.now().rounds[0].tables[1].finished);
    ASSERT_TRUE(hall.history.enterDeal(match, Hall::eidexDeal({table[2], table[0], table[1]})));
    const Tournament now = hall.now();
    EXPECT_TRUE(now.rounds[0].tables[1].finished);
    EXPECT_EQ(now.rounds[0].tables[1].deals, 1);
    EXPECT_EQ(now.rounds[0].tables[0].match, "");
    ASSERT_EQ(now.matches.size(), 1U);
    EXPECT_TRUE(now.matches[0].atTable);
}

TEST(Tournament, knowsItsPeopleInEverySpelling)
{
    Hall hall;
    hall.opens({"Anna  Maria", "Zoe\u0308", "Cora"});
    hall.changes({.come = {"Dani\u00a0"}});
    hall.changes({.leave = {"Cora"}});
    EXPECT_THAT(present(hall.now()), testing::UnorderedElementsAre("Anna Maria", "Zo\u00eb", "Dani"));
    hall.draws("1");
    const std::string match = hall.begins({"Anna  Maria", "Dani ", "Zo\u00eb"});
    EXPECT_EQ(hall.now().rounds[0].tables[0].match, match);
}

TEST(Tournament, givesAMatchToTheLastRoundThatSeatedThesePeople)
{
    Hall hall;
    hall.opens({"Anna", "Beat", "Cora"});
    hall.draws("1");
    const std::string first = hall.begins({"Anna", "Beat", "Cora"});
    hall.draws("2");
    EXPECT_EQ(hall.now().rounds[1].tables[0].match, "");
    const std::string second = hall.begins({"Anna", "Beat", "Cora"});
    EXPECT_EQ(hall.now().rounds[0].tables[0].match, first);
    EXPECT_EQ(hall.now().rounds[1].tables[0].match, second);
    EXPECT_EQ(hall.now().rounds[1].again, 3);
    EXPECT_EQ(hall.now().rounds[1].fewest, 3);
}

TEST(Tournament, countsAMatchInTheStandingOnceItIsFinished)
{
    Hall hall;
    hall.opens({"Anna", "Beat", "Cora", "Dani"});
    const std::string match = hall.begins({"Anna", "Beat", "Cora"});
    std::vector<tournament::Row> rows = hall.now().standing;
    EXPECT_EQ(rows[0].place, 0);
    EXPECT_EQ(rows[0].underWay, 1);
    ASSERT_TRUE(hall.history.enterDeal(match, Hall::eidexDeal({"Anna", "Beat", "Cora"})));
    const StoredMatch stored = hall.history.load(match).value();
    ASSERT_TRUE(stored.deals.back().judged.finished);
    rows = hall.now().standing;
    ASSERT_EQ(rows.size(), 4U);
    for (const tournament::Row& row : rows) {
        const auto seat = static_cast<Player>(row.person[0] - 'A');
        EXPECT_EQ(row.underWay, 0);
        EXPECT_EQ(row.matches, row.person == "Dani" ? 0 : 1);
        EXPECT_EQ(row.wins, row.person != "Dani" && stored.deals.back().judged.winners.has(seat) ? 1 : 0);
        EXPECT_EQ(row.points, row.person == "Dani" ? 0 : stored.deals.back().judged.total[seat]);
    }
    EXPECT_EQ(rows[0].wins, 1);
    EXPECT_EQ(rows.back().person, "Dani");
    ASSERT_TRUE(hall.history.undo(match));
    EXPECT_EQ(hall.now().standing[0].matches, 0) << "live: undone is no longer counted";
    ASSERT_TRUE(hall.history.abandon(match));
    EXPECT_THAT(hall.now().matches, IsEmpty()) << "set aside counts for nothing";
}

TEST(Tournament, countsAMatchThatACorrectionHasShortened)
{
    Hall hall;
    const Names people{"Anna", "Beat", "Cora"};
    hall.opens(people);
    const std::string match = hall.begins(people);
    ASSERT_TRUE(hall.history.enterDeal(match, deal(60, 71)));
    ASSERT_TRUE(hall.history.enterDeal(match, Hall::eidexDeal(people)));
    EXPECT_EQ(hall.now().standing[0].person, "Anna");
    const DealEntry corrected
        = document::readDeal(matchFor(people), R"({"turned_up":"S9","match":"Cora"})").value();
    ASSERT_TRUE(hall.history.correct(match, 1, corrected, "", 2));
    EXPECT_EQ(hall.now().standing[0].person, "Cora");
    EXPECT_EQ(hall.now().standing[0].wins, 1);
    EXPECT_EQ(hall.now().standing[0].underWay, 0);
    ASSERT_TRUE(hall.history.undo(match));
    EXPECT_EQ(hall.now().standing[0].person, "Anna");
    EXPECT_EQ(hall.now().standing[0].wins, 1);
}

TEST(Tournament, letsPeopleComeLateAndLeave)
{
    Hall hall;
    hall.opens({"Anna", "Beat", "Cora", "Dani", "Eva", "Fritz"});
    hall.draws("1");
    hall.changes({.come = {"Gina"}, .leave = {"Anna", "Beat"}});
    hall.draws("2");
    const Tournament now = hall.now();
    std::set<std::string> drawn(now.rounds[1].out.begin(), now.rounds[1].out.end());
    for (const TournamentTable& table : now.rounds[1].tables)
        drawn.insert(table.people.begin(), table.people.end());
    EXPECT_EQ(drawn, (std::set<std::string>{"Cora", "Dani", "Eva", "Fritz", "Gina"}));
    EXPECT_EQ(now.rounds[1].out.size(), 2U);
    EXPECT_THAT(now.rounds[1].out, testing::Not(testing::Contains("Gina"))) << "has not played yet";
    hall.changes({.come = {"Anna"}});
    const Tournament back = hall.now();
    EXPECT_EQ(back.people.size(), 7U) << "who comes back is no newcomer";
    EXPECT_EQ(back.people[0].name, "Anna");
    EXPECT_TRUE(back.people[0].present);
    EXPECT_EQ(back.people[0].rounds, 1);
    hall.draws("3");
    for (const std::string& out : now.rounds[1].out)
        EXPECT_THAT(hall.now().rounds[2].out, testing::Not(testing::Contains(out))) << "sat out already";
}

TEST(Tournament, remembersTheMatchesBesideItsRounds)
{
    Hall hall;
    hall.opens({"Anna", "Beat", "Cora", "Dani", "Eva", "Fritz"});
    hall.plays({"Anna", "Beat", "Cora"});
    hall.draws("1");
    const TournamentRound round = hall.now().rounds[0];
    EXPECT_EQ(round.again, 1) << "three of one table at two tables: two of them meet again";
    EXPECT_GE(round.again, round.fewest);
    EXPECT_FALSE(hall.now().matches[0].atTable);
}

TEST(Tournament, takesBackTheLastRoundAsLongAsNobodyHasPlayedInIt)
{
    Hall hall;
    hall.opens(nine);
    EXPECT_EQ(refusalText(withdrawLastRound(hall.history, hall.id)), "No round has been drawn.");
    hall.draws("1");
    hall.plays(hall.now().rounds[0].tables[0].people);
    EXPECT_EQ(refusalText(withdrawLastRound(hall.history, hall.id)),
        "A table of round 1 has already played, so the round cannot be undone.");
    hall.draws("2");
    const std::string begun = hall.begins(hall.now().rounds[1].tables[2].people);
    ASSERT_TRUE(withdrawLastRound(hall.history, hall.id));
    EXPECT_EQ(hall.now().rounds.size(), 1U);
    EXPECT_TRUE(hall.history.load(begun)->abandoned);
    EXPECT_EQ(hall.now().matches.size(), 1U);
    hall.draws("3");
    EXPECT_EQ(hall.now().rounds[1].number, 2);
    EXPECT_EQ(hall.now().rounds[1].seed, "3");
}

TEST(Tournament, drawsTheSameForTheSameSeed)
{
    Hall one, other;
    for (Hall* hall : {&one, &other}) {
        hall->opens(nine);
        hall->draws("417 082");
        hall->draws("955 001");
    }
    for (std::size_t round = 0; round < 2; ++round)
        for (std::size_t table = 0; table < 3; ++table)
            EXPECT_EQ(
                one.now().rounds[round].tables[table].people, other.now().rounds[round].tables[table].people);
}

TEST(Tournament, isThereAgainAfterARestartAndARebuild)
{
    Hall hall;
    hall.opens(nine);
    hall.draws("1");
    hall.plays(hall.now().rounds[0].tables[0].people);
    hall.changes({.name = std::nullopt, .leave = {"Ida"}});
    const std::string live = projections(hall.folder.history());
    EXPECT_NE(live.find(hall.id + "|Club|cosmic-eidex|wins|8|1|0|"), std::string::npos) << live;
    { // closes the history, because only one process may write
        History gone = std::move(hall.history);
    }
    hall.history = open(hall.folder.history());
    EXPECT_EQ(hall.now().rounds.size(), 1U);
    EXPECT_TRUE(hall.now().rounds[0].tables[0].finished);
    ASSERT_TRUE(hall.history.rebuild());
    EXPECT_EQ(firstDifference(projections(hall.folder.history()), live), "");
    EXPECT_EQ(present(hall.now()).size(), 8U);
}

TEST(Tournament, showsPeopleByTheNameThatIsShown)
{
    Hall hall;
    hall.opens({"Ana", "Beat", "Cora", "Anna"});
    hall.draws("1");
    const Names before = hall.now().rounds[0].tables[0].people;
    hall.history.core().database.execute("INSERT INTO alias VALUES ('Ana', 'Anna')");
    const Tournament now = hall.now();
    EXPECT_THAT(present(now), ElementsAre("Anna", "Beat", "Cora"));
    for (std::size_t seat = 0; seat < before.size(); ++seat)
        EXPECT_EQ(now.rounds[0].tables[0].people[seat], before[seat] == "Ana" ? "Anna" : before[seat]);
    hall.draws("2");
    const std::string match = hall.history.openMatch(matchFor({"Ana", "Beat", "Cora"})).value();
    EXPECT_EQ(hall.now().rounds[1].tables[0].match, match) << "match_player.person is the shown name";
    hall.changes({.leave = {"Anna"}});
    EXPECT_THAT(present(hall.now()), ElementsAre("Beat", "Cora")) << "both names of hers have left";
}

TEST(Tournament, hasNobodyTwice)
{
    Hall hall;
    hall.opens({"Zo\u00EB", "Beat", "Cora"});
    EXPECT_EQ(refusalText(changeTournament(hall.history, hall.id, {.come = {"Beat"}})),
        "Beat is already present. Nobody was added.");
    EXPECT_EQ(refusalText(changeTournament(hall.history, hall.id, {.come = {"Zoe\u0308"}})),
        "Zo\u00EB is already present. Nobody was added.");
    EXPECT_EQ(refusalText(changeTournament(hall.history, hall.id, {.come = {"Dani", "Dani "}})),
        "Dani is already present. Nobody was added.");
    EXPECT_THAT(present(hall.now()), ElementsAre("Zo\u00EB", "Beat", "Cora"));
    hall.changes({.leave = {"Zo\u00EB"}});
    hall.changes({.come = {"Zoe\u0308", "beat"}});
    EXPECT_THAT(present(hall.now()), ElementsAre("Zo\u00EB", "Beat", "Cora", "beat"))
        << "back under the old name; capital letters make two people";
    hall.history.core().database.execute("INSERT INTO alias VALUES ('Bea', 'Beat')");
    EXPECT_NE(refusalText(changeTournament(hall.history, hall.id, {.come = {"Bea"}})), "");
    EXPECT_NE(refusalOf(openTournament(
                  hall.history, {.name = "Two", .setup = threeAt(), .sizes = {3}}, {"Anna", "Anna "})),
        nullptr);
}

TEST(Tournament, refusesWhatCannotBe)
{
    Hall hall;
    EXPECT_NE(refusalOf(openTournament(hall.history, {.name = " "}, {})), nullptr);
    EXPECT_NE(refusalOf(openTournament(hall.history, club({5}), nine)), nullptr) << "five cannot play it";
    EXPECT_NE(refusalOf(openTournament(hall.history, club({2}), nine)), nullptr);
    EXPECT_NE(refusalOf(openTournament(hall.history, club({}), nine)), nullptr);
    hall.opens({"Anna", "Beat"});
    EXPECT_NE(refusalOf(openTournament(hall.history, {.name = "CLUB"}, {})), nullptr);
    EXPECT_NE(refusalOf(drawNextRound(hall.history, hall.id, "1")), nullptr) << "two people, no table";
    hall.changes({.come = {"Cora"}});
    hall.draws("1");
    ASSERT_TRUE(closeTournament(hall.history, hall.id));
    EXPECT_NE(refusalOf(drawNextRound(hall.history, hall.id, "2")), nullptr);
    EXPECT_NE(refusalOf(changeTournament(hall.history, hall.id, {.come = {"Dani"}})), nullptr);
    hall.changes({.closed = false});
    hall.draws("2");
    EXPECT_EQ(hall.now().rounds.size(), 2U);
    EXPECT_NE(storageErrorOf(closeTournament(hall.history, "none")), nullptr);
    EXPECT_EQ(count(hall.folder.history(), "event WHERE match = 'none'"), 0);
}

TEST(Tournament, canBeRenamedUntilAMatchCarriesItsName)
{
    Hall hall;
    hall.opens(nine);
    hall.changes({.name = "Autumn"});
    EXPECT_FALSE(loadTournament(hall.history, "Club").value());
    EXPECT_EQ(hall.now("Autumn").people.size(), 9U);
    hall.changes({.name = "Club"});
    hall.begins({"Anna", "Beat", "Cora"});
    EXPECT_EQ(refusalText(changeTournament(hall.history, hall.id, {.name = "Winter"})),
        "The matches of the tournament carry its name. It can no longer be changed.");
}

TEST(Tournament, ofAnImportedFileIsShownAndCanBeAdopted)
{
    Hall hall;
    Match file = matchFor({"Anna", "Beat", "Cora"}, "Season 1998");
    file.id = "elsewhere";
    file.deals.push_back(Hall::eidexDeal(file.players));
    ASSERT_TRUE(hall.history.importMatch(file));
    std::vector<TournamentSummary> all = tournaments(hall.history).value();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].id, "");
    EXPECT_EQ(all[0].name, "Season 1998");
    EXPECT_EQ(all[0].game, "cosmic-eidex");
    EXPECT_EQ(all[0].finished, 1);
    EXPECT_EQ(hall.now("Season 1998").standing.size(), 3U);
    ASSERT_TRUE(
        openTournament(hall.history, {.name = "Season 1998", .sizes = {4, 3}}, {"Anna", "Beat", "Cora"}));
    all = tournaments(hall.history).value();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_NE(all[0].id, "");
    EXPECT_EQ(all[0].people, 3);
    EXPECT_EQ(hall.now("Season 1998").standing[0].wins, 1);
    EXPECT_EQ(hall.now("Season 1998").matches.size(), 1U);
}

TEST(Tournament, listsTheLastTouchedFirst)
{
    Hall hall;
    hall.opens(nine);
    const std::string older = hall.id;
    ASSERT_TRUE(openTournament(hall.history, {.name = "Winter"}, {}));
    Names names;
    const std::vector<TournamentSummary> all = tournaments(hall.history).value();
    for (const TournamentSummary& each : all)
        names.push_back(each.name);
    EXPECT_THAT(names, ElementsAre("Winter", "Club"));
    hall.draws("1");
    EXPECT_EQ(tournaments(hall.history)->front().name, "Club");
    EXPECT_EQ(tournaments(hall.history)->front().rounds, 1);
}

TEST(Tournament, isNoMatchOfTheHistory)
{
    Hall hall;
    hall.opens(nine);
    hall.draws("1");
    EXPECT_EQ(hall.history.counts()->matches, 0);
    EXPECT_EQ(hall.history.counts()->people, 0);
    EXPECT_THAT(hall.history.matches().value(), IsEmpty());
    ASSERT_TRUE(hall.history.rebuild());
    EXPECT_THAT(disputesOf(hall.history).value(), IsEmpty());
}

TEST(Tournament, thatIsDamagedSaysSo)
{
    for (const char* body : {"{}", R"({"round":1})", R"({"round":1,"seed":"1","tables":[1]})", "[]"}) {
        Hall hall;
        hall.opens(nine);
        HistoryCore& core = hall.history.core();
        core.database.transaction([&] {
            Event event = core.event(hall.id, EventKind::RoundDrawn, std::string(body));
            core.log.append(event);
        });
        const auto loaded = loadTournament(hall.history, "Club");
        ASSERT_FALSE(loaded) << body;
        EXPECT_EQ(loaded.error().code, StorageError::Code::Damaged) << body;
    }
}

} // namespace
} // namespace tafel::history
