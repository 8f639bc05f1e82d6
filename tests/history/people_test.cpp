#include "history/people/people.h"

#include <fstream>

#include <gmock/gmock.h>

#include "any_game.h"
#include "history/core.h"
#include "history/statistics/statistics.h"
#include "history/storage/database_copy.h"
#include "history/tournaments/tournaments.h"
#include "support/files.h"
#include "support/two_tablets.h"
#include "table.h"

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Match of(const std::vector<std::string>& names, const std::string& tournament = "")
{
    Match match = threeAt();
    match.players = names;
    match.tournament = tournament;
    return match;
}

std::vector<std::string> names(History& history)
{
    std::vector<std::string> names;
    const std::vector<Person> people = history.people().value();
    for (const Person& person : people)
        names.push_back(person.name);
    std::sort(names.begin(), names.end());
    return names;
}

/// The bytes of a history on disk: the file and SQLite's side files.
std::string bytes(const std::filesystem::path& file)
{
    std::string all;
    for (const char* part : {"", "-wal", "-shm"})
        all += test::readFile(file.string() + part);
    return all;
}

bool isIn(const std::filesystem::path& file, const std::string& text)
{
    return bytes(file).find(text) != std::string::npos;
}

std::string refusedWith(const auto& answer)
{
    const Refusal* refusal = refusalOf(answer);
    return refusal ? std::string(codeName(refusal->code)) : std::string();
}

class People : public testing::Test {
protected:
    std::string play(
        const std::vector<std::string>& players, int deals = 1, const std::string& tournament = "")
    {
        const std::string id = history.openMatch(of(players, tournament)).value();
        for (int number = 0; number < deals; ++number)
            EXPECT_TRUE(history.enterDeal(id, number % 2 == 0 ? deal(60, 71) : deal(20, 80)));
        return id;
    }
    std::vector<std::string> players(const std::string& id) { return history.load(id)->match.players; }
    /// A match of a tablet that stored names as they were written.
    void takeFromEarlierRelease(
        const std::vector<std::string>& players, const std::string& name, const std::string& written)
    {
        History earlier = open(folder / "earlier.db");
        ASSERT_TRUE(earlier.openMatch(of(players)));
        const std::vector<IncomingEvent> events = test::sentBy(earlier, [&](Event& event) {
            for (std::size_t at = event.body.find(name); at != std::string::npos;
                 at = event.body.find(name, at + written.size()))
                event.body.replace(at, name.size(), written);
        });
        ASSERT_EQ(take(history, events, 0)->quarantined, 0);
    }
    void rebuiltTheSame()
    {
        const std::string live = projections(folder.history());
        const std::int64_t aliases = count(folder.history(), "alias");
        ASSERT_TRUE(history.rebuild());
        EXPECT_EQ(firstDifference(projections(folder.history()), live), "");
        EXPECT_EQ(count(folder.history(), "alias"), aliases);
    }

    Folder folder;
    History history = open(folder.history());
};

TEST_F(People, areCountedFromTheFirstMatchOnUnlessItIsSetAsideBeforeItsFirstDeal)
{
    play({"Anna", "Beat", "Cora"});
    const std::string second = history.openMatch(of({"Anna", "Dora", "Emil"})).value();
    EXPECT_EQ(history.counts()->people, 5);
    ASSERT_TRUE(history.abandon(second));
    EXPECT_EQ(history.counts()->people, 3);
    EXPECT_THAT(names(history), ElementsAre("Anna", "Beat", "Cora"));
}

TEST_F(People, areShownByTheirNewNameAndTheLogStaysAsItIs)
{
    const std::string id = play({"Anna", "Beat", "Cora"}, 2);
    const std::string log = history.events(id)->back().body;
    const RenamingEffect effect = renamePerson(history, "Beat", " Beat Müller ").value();
    EXPECT_EQ(effect.to, "Beat Müller");
    EXPECT_FALSE(effect.merges);
    EXPECT_EQ(effect.matches, 1);
    EXPECT_THAT(players(id), ElementsAre("Anna", "Beat Müller", "Cora"));
    EXPECT_THAT(names(history), ElementsAre("Anna", "Beat Müller", "Cora"));
    EXPECT_EQ(history.events(id)->back().body, log);
    for (const char* word : {"beat", "müller", "Beat Müller"})
        EXPECT_EQ(history.matches({.text = word})->size(), 1U) << word;
    EXPECT_EQ(history.matches({.player = "Beat Müller"})->size(), 1U);
    EXPECT_TRUE(history.matches({.player = "Beat"})->empty());
    EXPECT_EQ(history.lastMatchOf({"Cora", "Beat Müller", "Anna"}).value()->players[1], "Beat Müller");
    EXPECT_FALSE(history.lastMatchOf({"Cora", "Beat", "Anna"}).value());
    const std::vector<PersonTotal> totals = personTotals(history).value();
    EXPECT_EQ(totals.size(), 3U);
    EXPECT_EQ(
        std::count_if(totals.begin(), totals.end(),
            [](const PersonTotal& each) { return each.person == "Beat Müller" && each.total.deals == 2; }),
        1);
    rebuiltTheSame();
}

TEST_F(People, playOnUnderAnotherName)
{
    const std::string id = play({"Anna", "Beat", "Cora"}, 2);
    ASSERT_TRUE(history.saveDraft(id, deal(10, 20)));
    ASSERT_TRUE(
        history.recordDispute({.match = id, .deal = 3, .asker = "Beat", .verdict = "Beat", .ruled = "Anna"}));
    ASSERT_TRUE(renamePerson(history, "Beat", "Bea"));
    ASSERT_TRUE(renamePerson(history, "Anna", "Beat")); // the name is free now
    EXPECT_THAT(players(id), ElementsAre("Beat", "Bea", "Cora"));
    EXPECT_EQ(history.draft(id).value()->points, deal(10, 20).points);

    const StoredMatch stored = history.load(id).value();
    EXPECT_EQ(stored.disputes.front().asker, "Bea");
    EXPECT_EQ(stored.disputes.front().verdict, "Bea");
    EXPECT_EQ(stored.disputes.front().ruled, "Beat");
    EXPECT_EQ(stored.undoable->asker, "Bea");
    EXPECT_EQ(history.undo(id).value()->what, Step::What::Dispute);
    EXPECT_EQ(history.redo(id).value()->what, Step::What::Dispute);

    ASSERT_TRUE(history.enterDeal(id, deal(30, 40)));
    ASSERT_TRUE(history.correct(id, 1, deal(50, 50), "it was Bea"));
    ASSERT_TRUE(history.undo(id).value());
    ASSERT_TRUE(history.redo(id).value());
    EXPECT_EQ(history.load(id)->deals.size(), 3U);
    ASSERT_TRUE(history.recordDispute({.match = id, .deal = 4, .asker = "Bea", .verdict = "no"}));
    EXPECT_EQ(history.load(id)->disputes.back().asker, "Bea");
    const std::vector<DisputeOfMatch> listed = disputesOf(history, {}, 10, 0).value(); // newest first
    EXPECT_EQ(listed.front().dispute.asker, "Bea");
    EXPECT_EQ(listed.back().dispute.asker, "Bea");
    EXPECT_EQ(listed.back().dispute.verdict, "Bea");
    EXPECT_EQ(listed.back().dispute.ruled, "Beat");
    rebuiltTheSame();
    history = open(folder / "other.db"); // closes the file first
    history = open(folder.history());
    EXPECT_THAT(players(id), ElementsAre("Beat", "Bea", "Cora"));
    EXPECT_EQ(history.load(id)->deals.size(), 3U);
    EXPECT_FALSE(history.draft(id).value()) << "the entered deal has taken the draft";
}

TEST_F(People, ofTwoSpellingsBecomeOne)
{
    play({"Anna", "Beat", "Cora"});
    const std::string other = play({"Anna", "Beet", "Dani"}, 3);
    const RenamingEffect preview = previewRenaming(history, "Beet", "Beat").value();
    EXPECT_TRUE(preview.merges);
    EXPECT_EQ(preview.matches, 2);
    EXPECT_THAT(names(history), testing::Contains("Beet")) << "a preview changes nothing";
    ASSERT_TRUE(renamePerson(history, "Beet", "Beat"));
    EXPECT_THAT(names(history), ElementsAre("Anna", "Beat", "Cora", "Dani"));
    const Profile beat = profile(history, "Beat").value().value();
    EXPECT_EQ(beat.matches, 2);
    EXPECT_THAT(beat.spellings, ElementsAre("Beet"));
    EXPECT_THAT(beat.games, ElementsAre("cosmic-eidex"));
    EXPECT_LT(beat.firstPlayed, beat.lastPlayed);
    EXPECT_FALSE(profile(history, "Beet").value());
    rebuiltTheSame();

    const std::string later = play({"Beet", "Eva", "Finn"});
    EXPECT_THAT(players(later), ElementsAre("Beat", "Eva", "Finn")) << "the old spelling again";
    ASSERT_TRUE(renamePerson(history, "Beat", "Beat M."));
    EXPECT_THAT(players(other), ElementsAre("Anna", "Beat M.", "Dani"));
    EXPECT_THAT(profile(history, "Beat M.").value()->spellings, ElementsAre("Beat", "Beet"));
    rebuiltTheSame();
}

TEST_F(People, fromOneTableAreDistinct)
{
    play({"Anna", "Beat", "Cora"});
    const auto refused = renamePerson(history, "Cora", "Beat");
    EXPECT_EQ(refusedWith(refused), "players");
    EXPECT_THAT(refusalOf(refused)->message.en, HasSubstr("2026-11-20"));
    EXPECT_THAT(refusalOf(refused)->message.de, HasSubstr("Cosmic Eidex"));
    EXPECT_THAT(names(history), ElementsAre("Anna", "Beat", "Cora"));
    EXPECT_EQ(count(folder.history(), "event"), 2);
    EXPECT_EQ(refusedWith(previewRenaming(history, "Cora", "Beat")), "players");

    // A match has the old and the current name of one person: both stay as written.
    play({"Bet", "Dani", "Eva"});
    ASSERT_TRUE(renamePerson(history, "Bet", "Beat"));
    const std::string both = play({"Bet", "Beat", "Anna"});
    EXPECT_THAT(players(both), ElementsAre("Bet", "Beat", "Anna"));
    rebuiltTheSame();
}

TEST_F(People, ofOneTournamentAreDistinct)
{
    play({"Anna", "Gina", "Hans"});
    play({"Beat", "Ida", "Jan"});
    const std::string cup = openTournament(
        history, {.name = "Cup", .setup = threeAt(), .sizes = {3}}, {"Anna", "Beat", "Cora", "Dani"})
                                .value();
    ASSERT_TRUE(drawNextRound(history, cup, "1"));
    const auto refused = renamePerson(history, "Anna", "Beat");
    EXPECT_EQ(refusedWith(refused), "players");
    EXPECT_EQ(refusalOf(refused)->message.en,
        "Anna and Beat both take part in the tournament “Cup”. They are different people. Choose another "
        "name.");
    EXPECT_EQ(refusedWith(renamePerson(history, "Anna", " Beat\u00A0")), "players");
    EXPECT_EQ(refusedWith(previewRenaming(history, "Cora", "Dani")), "players") << "no match was played";
    EXPECT_THAT(names(history), ElementsAre("Anna", "Beat", "Gina", "Hans", "Ida", "Jan"));

    // Two players of one match stay distinct under new names; a tournament guest can also be renamed.
    ASSERT_TRUE(renamePerson(history, "Beat", "Bea"));
    EXPECT_EQ(refusedWith(renamePerson(history, "Anna", "Bea")), "players");
    ASSERT_TRUE(renamePerson(history, "Cora", "Corinne"));
    EXPECT_EQ(refusedWith(renamePerson(history, "Bea", "Corinne")), "players");
    EXPECT_TRUE(previewRenaming(history, "Gina", "Corinne")->merges);
    rebuiltTheSame();
}

TEST_F(People, areAskedForByNamesThatPeopleTakeForOne)
{
    play({"Zo\u00EB", "Beat", "anna"});
    play({"Zoe", "Dani", "Eva"});
    const RenamingEffect same = previewRenaming(history, "Zoe", " Zoe\u0308 ").value();
    EXPECT_TRUE(same.merges) << "an ë of two characters";
    EXPECT_EQ(same.to, "Zo\u00EB");
    EXPECT_EQ(same.matches, 2);
    const RenamingEffect similar = previewRenaming(history, "Dani", "ANNA").value();
    EXPECT_FALSE(similar.merges);
    EXPECT_THAT(similar.similar, ElementsAre("anna"));
    EXPECT_TRUE(similar.needsConfirmation());
    EXPECT_THAT(previewRenaming(history, "Dani", "ZOË")->similar, ElementsAre("Zo\u00EB"));
    EXPECT_FALSE(previewRenaming(history, "anna", "Anna")->needsConfirmation()) << "the same person";
    EXPECT_FALSE(previewRenaming(history, "Dani", "Daniel")->needsConfirmation());
    EXPECT_EQ(previewRenaming(history, "Beat", "Beat ").error().index(), 0U) << "called so already";
    EXPECT_EQ(matchName(history, "Beat")->known, "Beat");
    EXPECT_THAT(matchName(history, "Beat")->similar, IsEmpty());
    EXPECT_EQ(matchName(history, "Zoe\u0308")->known, std::nullopt);
    EXPECT_THAT(matchName(history, "Zoe\u0308")->similar, ElementsAre("Zo\u00EB"));
    EXPECT_THAT(matchName(history, "Anna")->similar, ElementsAre("anna"));
    ASSERT_TRUE(renamePerson(history, "Zoe", "Zoe\u0308"));
    EXPECT_EQ(matchName(history, "Zoe")->known, "Zo\u00EB") << "by the name that is shown";
    EXPECT_THAT(names(history), ElementsAre("Beat", "Dani", "Eva", "Zo\u00EB", "anna"));
    rebuiltTheSame();
}

TEST_F(People, areNotRenamedToNothing)
{
    play({"Anna", "Beat", "Cora"});
    EXPECT_EQ(refusedWith(renamePerson(history, "Dani", "Beat")), "unknown-player");
    EXPECT_EQ(refusedWith(renamePerson(history, "Anna", "  ")), "schema");
    EXPECT_EQ(refusedWith(renamePerson(history, "Anna", "Anna")), "schema");
    EXPECT_EQ(refusedWith(renamePerson(history, "Anna", "A\nB")), "schema");
    EXPECT_EQ(refusedWith(renamePerson(history, "Anna", "A\u202EB")), "schema") << "written backwards";
    EXPECT_EQ(refusedWith(renamePerson(history, "Anna", std::string(61, 'a'))), "schema");
    std::string sixty;
    for (int letter = 0; letter < 60; ++letter)
        sixty += "ä";
    EXPECT_TRUE(renamePerson(history, "Anna", sixty));
}

TEST_F(People, areCalledAsBeforeWhenARenamingIsTakenBack)
{
    const std::string id = play({"Anna", "Beat", "Cora"});
    const std::string before = projections(folder.history());
    EXPECT_FALSE(undoRenaming(history).value());
    ASSERT_TRUE(renamePerson(history, "Anna", "Anni"));
    ASSERT_TRUE(renamePerson(history, "Beat", "Bea"));
    ASSERT_TRUE(renamePerson(history, "Bea", "Beatrice"));
    const std::vector<Renaming> all = renamings(history).value();
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all.front().to, "Beatrice");
    EXPECT_EQ(undoRenaming(history, all.back().id).value()->from, "Anna");
    EXPECT_THAT(players(id), ElementsAre("Anna", "Beatrice", "Cora"));
    EXPECT_EQ(undoRenaming(history).value()->to, "Beatrice");
    EXPECT_THAT(players(id), ElementsAre("Anna", "Bea", "Cora"));
    EXPECT_EQ(undoRenaming(history).value()->to, "Bea");
    EXPECT_EQ(firstDifference(projections(folder.history()), before), "");
    EXPECT_FALSE(undoRenaming(history, all.back().id).value()) << "once only";
    rebuiltTheSame();
}

TEST_F(People, areNotMadeOneByTakingARenamingBack)
{
    play({"Anna", "Beat", "Cora"});
    ASSERT_TRUE(renamePerson(history, "Anna", "Anni"));
    const std::string first = renamings(history)->front().id;
    ASSERT_TRUE(renamePerson(history, "Beat", "Anna"));
    EXPECT_EQ(refusedWith(undoRenaming(history, first)), "players");
    EXPECT_EQ(renamings(history)->size(), 2U);
    rebuiltTheSame();
}

TEST_F(People, keepTheirNamesInAllGames)
{
    AnyTable table(4);
    for (const Game* game : allGames()) {
        const Players counts = game->playerCounts(Edition::Web);
        Match match
            = headOf(*game, counts.has(4) && game->unit() != Unit::VictoryPoints ? 4 : counts.first());
        const std::string id = history.openMatch(match).value();
        Standing standing = game->start(match);
        for (int number = 0; number < 3 && !standing.finished; ++number) {
            const DealEntry entry = table.deal(match, standing);
            standing = history.enterDeal(id, entry).value().after;
            match.deals.push_back(entry);
        }
    }
    const std::string before = projections(folder.history());
    ASSERT_TRUE(renamePerson(history, "Beat", "Zoe"));
    EXPECT_EQ(history.matches({.player = "Zoe"})->size(), 14U);
    rebuiltTheSame();
    ASSERT_TRUE(undoRenaming(history).value());
    EXPECT_EQ(firstDifference(projections(folder.history()), before), "");
}

class PossibleDuplicates : public People {
protected:
    /// Pairs such as "Anna = Anna M.", in the order of the result.
    std::vector<std::string> suggested()
    {
        std::vector<std::string> pairs;
        const std::vector<PersonPair> perhaps = possibleDuplicates(history).value();
        for (const PersonPair& each : perhaps)
            pairs.push_back(each.one + " = " + each.other);
        return pairs;
    }
};

TEST_F(PossibleDuplicates, areThoseOfAlikeNamesWhoNeverMet)
{
    play({"Anna", "Jürg", "Anna-Lea"});
    play({"Anna Meier", "Juerg", "Beat"});
    play({"beat", "Anna M.", "Eva"});
    EXPECT_THAT(suggested(),
        ElementsAre(
            "Anna = Anna M.", "Anna = Anna Meier", "Anna M. = Anna Meier", "Beat = beat", "Juerg = Jürg"));
    play({"Anna", "Anna M.", "Eva"}); // at one table, so distinct people
    EXPECT_THAT(
        suggested(), ElementsAre("Anna = Anna Meier", "Anna M. = Anna Meier", "Beat = beat", "Juerg = Jürg"));
    ASSERT_TRUE(openTournament(history, {.name = "Cup", .setup = threeAt(), .sizes = {3}},
        {"Anna", "Anna Meier", "BEAT", "Uwe"})); // people without a match also count
    EXPECT_THAT(suggested(),
        ElementsAre("Anna M. = Anna Meier", "BEAT = Beat", "BEAT = beat", "Beat = beat", "Juerg = Jürg"));
    ASSERT_TRUE(renamePerson(history, "Juerg", "Jürg"));
    ASSERT_TRUE(renamePerson(history, "beat", "Bertram"));
    EXPECT_THAT(suggested(), ElementsAre("Anna M. = Anna Meier", "BEAT = Beat"));
}

TEST_F(PossibleDuplicates, areAskedForOnce)
{
    play({"Anna", "Beat", "Cora"});
    play({"Anna Meier", "Dani", "Eva"});
    const std::string before = projections(folder.history());
    EXPECT_TRUE(setDistinct(history, {"Anna Meier", "Anna"}).value()) << "in any order";
    EXPECT_FALSE(setDistinct(history, {"Anna", "Anna Meier"}).value()) << "said already";
    EXPECT_THAT(suggested(), IsEmpty());
    EXPECT_EQ(firstDifference(projections(folder.history()), before), "");
    rebuiltTheSame();
    EXPECT_TRUE(setDistinct(history, {"Anna", "Anna Meier"}, false).value());
    EXPECT_FALSE(setDistinct(history, {"Anna", "Anna Meier"}, false).value());
    EXPECT_THAT(suggested(), ElementsAre("Anna = Anna Meier"));
    EXPECT_EQ(refusedWith(setDistinct(history, {"Anna", "Nobody"})), "unknown-player");
    EXPECT_EQ(refusedWith(setDistinct(history, {"Anna", "Anna"})), "schema");
}

TEST_F(PossibleDuplicates, stayTwoByWhateverNames)
{
    play({"Anna", "Beat", "Cora"});
    play({"Anna Meier", "Dani", "Eva"});
    ASSERT_TRUE(setDistinct(history, {"Anna", "Anna Meier"}));
    ASSERT_TRUE(renamePerson(history, "Anna Meier", "Anna M."));
    EXPECT_THAT(suggested(), IsEmpty()) << "the same two";
    ASSERT_TRUE(renamePerson(history, "Cora", "Anna Meier")); // the name is free, so this is a new person
    EXPECT_THAT(suggested(), ElementsAre("Anna M. = Anna Meier"));
    ASSERT_TRUE(undoRenaming(history).value());
    ASSERT_TRUE(undoRenaming(history).value());
    EXPECT_THAT(suggested(), IsEmpty());
    // The user merges the two people all the same, and then undoes it.
    ASSERT_TRUE(renamePerson(history, "Anna Meier", "Anna"));
    EXPECT_THAT(suggested(), IsEmpty());
    ASSERT_TRUE(undoRenaming(history).value());
    EXPECT_THAT(suggested(), IsEmpty());
    EXPECT_THAT(names(history), testing::IsSupersetOf({"Anna", "Anna Meier"}));
}

TEST_F(PossibleDuplicates, areAskedForAgainWhenItIsTakenBack)
{
    play({"Anna", "Beat", "Cora"});
    play({"Anna Meier", "Bea", "Eva"});
    EXPECT_FALSE(lastIdentityChange(history).value());
    EXPECT_FALSE(undoIdentityChange(history).value());
    ASSERT_TRUE(renamePerson(history, "Bea", "Beatrice"));
    ASSERT_TRUE(setDistinct(history, {"Anna", "Anna Meier"}));
    ASSERT_TRUE(renamePerson(history, "Anna", "Ann"));
    EXPECT_FALSE(lastIdentityChange(history).value()->isDistinct);
    EXPECT_EQ(undoIdentityChange(history).value()->one, "Anna");
    const IdentityChange two = undoIdentityChange(history).value().value();
    EXPECT_TRUE(two.isDistinct);
    EXPECT_EQ(two.one + ", " + two.other, "Anna, Anna Meier");
    EXPECT_THAT(suggested(), ElementsAre("Anna = Anna Meier"));
    EXPECT_EQ(undoIdentityChange(history).value()->other, "Beatrice");
    EXPECT_FALSE(undoIdentityChange(history).value());
}

TEST_F(PossibleDuplicates, ofWhomOneIsForgottenNoTraceIsLeft)
{
    play({"Xaverine", "Beat", "Cora"});
    play({"Xaveri", "Eva", "Dani"});
    play({"Xaverine M.", "Finn", "Dani"});
    ASSERT_TRUE(setDistinct(history, {"Xaverine", "Xaverine M."}));
    ASSERT_TRUE(renamePerson(history, "Xaverine M.", "Ursina"));
    ASSERT_TRUE(setDistinct(history, {"Ursina", "Xaverine"}, false));
    ASSERT_TRUE(setDistinct(history, {"Ursina", "Xaverine"}));
    ASSERT_TRUE(setDistinct(history, {"Xaveri", "Eva"}));
    ASSERT_TRUE(erasePerson(history, "Ursina"));
    EXPECT_FALSE(isIn(folder.history(), "Xaverine M.")) << "as it was written then";
    EXPECT_FALSE(isIn(folder.history(), "Ursina"));
    const std::vector<Event> events = history.events("").value();
    for (const Event& event : events)
        if (event.kind == "people-distinct" && event.body.find("Eva") == std::string::npos) {
            EXPECT_THAT(event.body, Not(HasSubstr("Xaverine"))) << "tells how who is forgotten was called";
        }
    EXPECT_EQ(lastIdentityChange(history).value()->other, "Xaveri") << "of the others it holds";
    ASSERT_TRUE(erasePerson(history, "Xaverine"));
    EXPECT_FALSE(isIn(folder.history(), "Xaverine"));
    rebuiltTheSame();
}

class Erasures : public People {
protected:
    /// A person called Xaverine leaves as many traces as possible.
    void SetUp() override
    {
        match = play({"Anna", "Xaverine", "Cora"}, 2, "Cup of Xaverine");
        other = play({"Anna", "Dani", "Cora"}, 1);
        play({"Xaveri", "Dani", "Eva"}, 1);
        Match drawn = of({"Eva", "Xaverine", "Dani"});
        drawn.draw = R"({"seed":"Xaverine 412","taps":["Xaverine",412]})";
        drawn.firstDealer = 1;
        ASSERT_TRUE(history.openMatch(drawn));
        ASSERT_TRUE(renamePerson(history, "Xaveri", "Xaverine"));
        ASSERT_TRUE(renamePerson(history, "Xaverine", "Xaverine Müller"));
        ASSERT_TRUE(renamePerson(history, "Xaverine Müller", "Mistaken Xaverine"));
        ASSERT_TRUE(undoRenaming(history).value());
        ASSERT_TRUE(renamePerson(history, "Dani", "Daniel"));
        ASSERT_TRUE(history.correct(match, 1, deal(50, 60), "Xaverine had miscounted (Xaverine!)"));
        DealEntry ruled = deal(10, 20);
        ruled.ruling = TableRuling{{{0, 1}, {1, 0}, {2, 0}}, {}, "because Xaverine said so"};
        ASSERT_TRUE(history.enterDeal(match, ruled));
        ASSERT_TRUE(history.undo(match).value());
        ASSERT_TRUE(history.saveDraft(match, ruled));
        const std::string question
            = R"({"format":"tafelrichter-position/1","game":"cosmic-eidex","players":["Anna","Xaverine","Cora"],)"
              R"("turned_up":"S9","trick":{"lead":"Xaverine","cards":["H7","SJ"]},"hand":["S8","H10","LA"]})";
        for (const std::string& where : {match, other, std::string()})
            ASSERT_TRUE(history.recordDispute({.match = where,
                .asker = "Xaverine",
                .question = question,
                .verdict = "Xaverine",
                .ruled = "Xaverine",
                .note = "Xaverine and Xaverines dog"}));
        Match setup = of({});
        const std::string cup
            = openTournament(history, {.name = "Winter", .setup = setup}, {"Anna", "Xaverine", "Cora", "Eva"})
                  .value();
        ASSERT_TRUE(drawNextRound(history, cup, "seed of Xaverine"));
    }

    std::string match, other;
};

TEST_F(Erasures, leavesNoByteOfTheNameAndAllMatches)
{
    ASSERT_TRUE(isIn(folder.history(), "Xaverine"));
    const auto matches = history.counts()->matches;
    const StoredMatch before = history.load(match).value();
    const ErasureResult forgotten = erasePerson(history, "Xaverine Müller").value();
    EXPECT_THAT(forgotten.pseudonym, testing::MatchesRegex("Person [0-9]+"));
    const std::string& nobody = forgotten.pseudonym;
    EXPECT_EQ(forgotten.matches, 3);
    EXPECT_TRUE(forgotten.vacuumed);
    for (const char* name : {"Xaverine Müller", "Xaverine ", "Xaverine\"", "Xaveri\"", "xaverine "})
        EXPECT_FALSE(isIn(folder.history(), name)) << name;
    // "Xaverines" in a note is another word; no copy of the name itself remains.
    std::string left = bytes(folder.history());
    for (std::size_t at = left.find("Xaverine"); at != std::string::npos; at = left.find("Xaverine", at + 1))
        EXPECT_EQ(left.substr(at, 9), "Xaverines");

    EXPECT_EQ(history.counts()->matches, matches);
    const StoredMatch after = history.load(match).value();
    EXPECT_THAT(after.match.players, ElementsAre("Anna", nobody, "Cora"));
    EXPECT_EQ(after.match.tournament, "Cup of " + nobody);
    EXPECT_EQ(after.deals.size(), before.deals.size());
    EXPECT_EQ(after.deals[0].judged, before.deals[0].judged);
    EXPECT_EQ(after.deals[0].corrections.front().reason, fmt::format("{0} had miscounted ({0}!)", nobody));
    EXPECT_EQ(history.draft(match).value()->ruling->reason, fmt::format("because {} said so", nobody));
    const std::vector<DisputeOfMatch> disputes = disputesOf(history).value();
    EXPECT_EQ(disputes.size(), 3U);
    for (const auto& [dispute, game, edition, started] : disputes) {
        EXPECT_EQ(dispute.asker, nobody);
        EXPECT_EQ(dispute.verdict, nobody);
        EXPECT_THAT(dispute.question, HasSubstr(fmt::format(R"("lead":"{}")", nobody)));
        EXPECT_EQ(dispute.note, nobody + " and Xaverines dog");
    }
    EXPECT_THAT(names(history), ElementsAre("Anna", "Cora", "Daniel", "Eva", nobody));
    EXPECT_THAT(renamings(history).value(), testing::SizeIs(1)) << "that of Dani";
    EXPECT_EQ(loadTournament(history, "Winter").value()->people[1].name, nobody);
    rebuiltTheSame();
}

TEST_F(Erasures, letsTheMatchGoOnAndTheLogStayClosed)
{
    ASSERT_TRUE(erasePerson(history, "Xaverine Müller"));
    ASSERT_TRUE(history.redo(match)) << "undo and redo are still there";
    ASSERT_TRUE(history.undo(match).value());
    ASSERT_TRUE(history.enterDeal(match, deal(30, 40)));
    EXPECT_EQ(history.load(match)->deals.size(), 3U);
    rebuiltTheSame();
    history = open(folder / "other.db");
    SQLite::Database database(folder.history().string(), SQLite::OPEN_READWRITE);
    EXPECT_THROW(database.exec("UPDATE event SET body = '{}'"), SQLite::Exception);
    EXPECT_THROW(database.exec("DELETE FROM event"), SQLite::Exception);
    EXPECT_EQ(database.execAndGet("PRAGMA integrity_check").getString(), "ok");
}

TEST_F(Erasures, isFinalAndTakesAFreePseudonym)
{
    const ErasureResult first = erasePerson(history, "Xaverine Müller").value();
    EXPECT_TRUE(first.copies.empty());
    EXPECT_TRUE(siblingCopies(folder.history()).empty());
    EXPECT_NE(erasePerson(history, "Daniel").value().pseudonym, first.pseudonym);
    EXPECT_FALSE(isIn(folder.history(), "Dani"));
    EXPECT_EQ(refusedWith(erasePerson(history, "Xaverine Müller")), "unknown-player");
    rebuiltTheSame();
}

TEST_F(Erasures, namesEachCopyThatHasTheName)
{
    const auto filesOf = [](const ErasureResult& forgotten) {
        std::vector<std::string> files;
        for (const std::filesystem::path& each : forgotten.copies)
            files.push_back(each.filename().string());
        return files;
    };
    history.core().database.createSiblingCopy("v9");
    ASSERT_TRUE(erasePerson(history, "Daniel"));
    history = open(folder / "other.db");
    std::filesystem::copy_file(folder.history(), folder / "history.db.damaged");
    std::filesystem::copy_file(folder.history(), folder / "history.db.mine"); // an unrelated file
    history = open(folder.history());
    EXPECT_THAT(filesOf(erasePerson(history, "Xaverine Müller").value()),
        testing::UnorderedElementsAre("history.db.v9.copy", "history.db.damaged"));
    EXPECT_THAT(filesOf(erasePerson(history, "Cora").value()),
        testing::UnorderedElementsAre("history.db.v9.copy", "history.db.damaged"));
    const std::vector<std::string> now = names(history);
    const std::string nobody = *std::find_if(
        now.begin(), now.end(), [](const std::string& each) { return each.starts_with("Person "); });
    EXPECT_EQ(refusedWith(erasePerson(history, nobody)), "unknown-player") << "a pseudonym is no name";
    ASSERT_TRUE(renamePerson(history, nobody, "Ottokar"));
    const ErasureResult again = erasePerson(history, "Ottokar").value();
    EXPECT_EQ(again.pseudonym, nobody);
    EXPECT_THAT(filesOf(again), testing::Not(testing::Contains("history.db.v9.copy")))
        << "it has no such name";
}

TEST_F(Erasures, reachesAPersonWhoOnlyCameToATournament)
{
    EXPECT_THAT(peopleWithoutMatch(history).value(), testing::Not(testing::Contains("Xaverine")));
    const std::string cup
        = openTournament(history, {.name = "Spring", .setup = of({})}, {"Zoë", "Yann", "Cora"}).value();
    ASSERT_TRUE(changeTournament(history, cup, {.leave = {"Zoë"}})); // leaves before any round
    EXPECT_THAT(peopleWithoutMatch(history).value(), testing::IsSupersetOf({"Yann", "Zoë"}));
    const Profile profile = history::profile(history, "Zoë").value().value();
    EXPECT_EQ(profile.matches, 0);
    EXPECT_THAT(profile.tournaments, ElementsAre("Spring"));
    const Tournament spring = loadTournament(history, "Spring").value().value();
    for (const auto& row : spring.standing)
        EXPECT_NE(row.person, "Zoë") << "who left before a round stands nowhere";
    const ErasureResult forgotten = erasePerson(history, "Zoë").value();
    EXPECT_EQ(forgotten.matches, 0);
    EXPECT_FALSE(isIn(folder.history(), "Zoë"));
    EXPECT_EQ(refusedWith(erasePerson(history, "Zoë")), "unknown-player");
    rebuiltTheSame();
}

TEST_F(Erasures, isNotUndoneByTheSameFile)
{
    const Match renamed = matchOf(
        R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Ursina","Beat","Cora"],"deals":[{"turned_up":"S9","points":{"Ursina":60,"Beat":71}}]})");
    ASSERT_TRUE(history.importMatch(renamed)->added);
    ASSERT_TRUE(erasePerson(history, "Ursina"));
    EXPECT_FALSE(history.importMatch(renamed)->added);
    EXPECT_THAT(names(history), Not(testing::Contains("Ursina")));
    EXPECT_FALSE(isIn(folder.history(), "Ursina"));
}

TEST_F(People, areErasedInEverySpellingOfTheirName)
{
    const std::string composed = "Zo\u00eb", decomposed = "Zoe\u0308", spaced = "Zo\u00eb ";
    play({composed, "Beat", "Cora"});
    takeFromEarlierRelease({"Zoe", "Beat", "Cora"}, "Zoe", decomposed);
    EXPECT_THAT(names(history), testing::UnorderedElementsAre(composed, decomposed, "Beat", "Cora"));
    const ErasureResult forgotten = erasePerson(history, decomposed).value();
    EXPECT_EQ(forgotten.matches, 2);
    int file = 0;
    for (const std::string& name : {composed, decomposed, spaced}) {
        Match imported = of({name, "Beat", "Nora"});
        imported.id = "0b1e8a52-6d0c-4f5e-9a67-1f7c2f6b9d1" + std::to_string(++file);
        ASSERT_TRUE(history.importMatch(imported)->added);
        EXPECT_EQ(players(imported.id)[0], forgotten.pseudonym) << "also in a file that arrives later";
    }
    rebuiltTheSame();
}

} // namespace
} // namespace tafel::history
