#include "history/statistics/ratings.h"

#include <gmock/gmock.h>

#include "full_history.h"
#include "history/people/people.h"

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* game = "cosmic-eidex";

/// Lines such as "1 Anna 2": rank, name, number of rated matches.
std::vector<std::string> places(History& history, const RatingFilter& filter = {.game = game})
{
    std::vector<std::string> list;
    const std::vector<PersonRating> people = ratings(history, filter).value();
    for (const PersonRating& each : people)
        list.push_back(fmt::format("{} {} {}", each.place, each.person, each.matches));
    return list;
}

/// All values of the ratings as text.
std::string numbers(History& history, const std::string& of = game)
{
    std::string text;
    const std::vector<PersonRating> people = ratings(history, {.game = of}).value();
    for (const PersonRating& each : people)
        text += fmt::format("{} {} {:.9f} {:.9f} {} {}\n", each.place, each.person, each.rating.mu,
            each.rating.sigma, each.matches, each.last);
    return text;
}

/// Adds the same deal until a player wins.
Match toTheEnd(Match match, int anna, int beat)
{
    while (!score(match).value().standing.finished)
        match.deals.push_back(deal(anna, beat));
    return match;
}

class Ratings : public testing::Test {
protected:
    /// Plays the same deal until a player wins.
    std::string play(int anna, int beat, const std::vector<std::string>& names = {"Anna", "Beat", "Cora"})
    {
        Match match = threeAt(2);
        match.players = names;
        const std::string id = history.openMatch(match).value();
        for (std::size_t left = toTheEnd(match, anna, beat).deals.size(); left > 0; --left)
            EXPECT_TRUE(history.enterDeal(id, deal(anna, beat)));
        EXPECT_TRUE(isFinished(id));
        return id;
    }
    bool isFinished(const std::string& id) { return history.matches({.match = id}).value().at(0).finished; }
    RatedMatch rated(const std::string& id) { return ratedMatch(history, id).value().value(); }

    Folder folder;
    History history = open(folder.history());
};

TEST_F(Ratings, followTheFinalStanding)
{
    const RatedMatch match = rated(play(60, 90));
    const auto stored = history.matches({.match = match.id}).value().at(0);
    ASSERT_EQ(match.players.size(), 3U);
    std::vector<rating::Result> results;
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(match.players[seat].person, stored.players[seat].name);
        EXPECT_EQ(match.players[seat].place == 1, stored.players[seat].won);
        for (std::size_t other = 0; other < 3; ++other)
            if (!stored.players[seat].won && !stored.players[other].won) {
                EXPECT_EQ(match.players[seat]
                              .place<match.players[other].place, stored.players[seat].total>
                                  stored.players[other]
                              .total);
            }
        results.push_back({{}, match.players[seat].place});
    }
    const auto after = rating::rate(results);
    const auto people = ratings(history, {.game = game}).value();
    for (const PersonRating& each : people)
        for (std::size_t seat = 0; seat < 3; ++seat)
            if (match.players[seat].person == each.person) {
                EXPECT_EQ(each.rating, after[seat]);
                EXPECT_EQ(each.rating, match.players[seat].change.after);
            }
}

TEST_F(Ratings, haveAPlaceFromFiveMatchesOn)
{
    for (int number = 0; number < 4; ++number)
        play(60, 90);
    play(60, 90, {"Anna", "Beat", "Dani"});
    const auto list = places(history);
    ASSERT_EQ(list.size(), 4U);
    EXPECT_THAT(list[0].substr(0, 2), "1 ");
    EXPECT_THAT(list[1].substr(0, 2), "2 ");
    EXPECT_EQ(list[2].substr(0, 2), "0 ");
    EXPECT_EQ(list[3].substr(0, 2), "0 ");
}

TEST_F(Ratings, countNothingThatIsNotFinished)
{
    const std::string id = history.openMatch(threeAt()).value();
    EXPECT_TRUE(history.enterDeal(id, deal(60, 71)));
    EXPECT_THAT(places(history), IsEmpty());
    EXPECT_FALSE(ratedMatch(history, id).value());
    EXPECT_FALSE(ratedMatch(history, "nobody").value());
}

TEST_F(Ratings, followEveryChangeOfTheLog)
{
    const std::string first = play(60, 90);
    play(90, 60);
    const std::string before = numbers(history);

    EXPECT_TRUE(history.undo(first));
    const std::string without = numbers(history);
    EXPECT_NE(without, before);
    EXPECT_TRUE(history.redo(first));
    EXPECT_EQ(numbers(history), before);

    const int deals = history.matches({.match = first}).value().at(0).deals;
    ASSERT_TRUE(history.correct(first, deals, deal(90, 60)));
    const std::string corrected = numbers(history);
    EXPECT_NE(corrected, before);
    ASSERT_TRUE(history.rebuild());
    EXPECT_EQ(numbers(history), corrected);
}

TEST_F(Ratings, takeTwoSpellingsAsOnePerson)
{
    play(60, 90, {"Anna", "Beat", "Cora"});
    play(60, 90, {"Anna", "Baet", "Cora"});
    ASSERT_TRUE(renamePerson(history, "Baet", "Beat"));
    const std::string merged = numbers(history);
    Folder other;
    History together = open(other.history());
    for (int number = 0; number < 2; ++number) {
        const std::string id = together.openMatch(threeAt(2)).value();
        while (!together.matches({.match = id}).value().at(0).finished)
            ASSERT_TRUE(together.enterDeal(id, deal(60, 90)));
    }
    const auto expected = ratings(together, {.game = game}).value(),
               found = ratings(history, {.game = game}).value();
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_EQ(found[i].person, expected[i].person);
        EXPECT_EQ(found[i].rating, expected[i].rating);
    }
    ASSERT_TRUE(erasePerson(history, "Beat"));
    EXPECT_EQ(numbers(history).find("Beat"), std::string::npos);
    EXPECT_EQ(ratings(history, {.game = game}).value().size(), found.size());
}

TEST_F(Ratings, leaveAMatchOutAndTakeItBack)
{
    const std::string one = play(60, 90), two = play(90, 60);
    const std::string before = numbers(history);
    EXPECT_TRUE(setRated(history, one, false).value());
    EXPECT_FALSE(setRated(history, one, false).value());
    EXPECT_FALSE(ratedMatch(history, one).value());
    EXPECT_EQ(rated(two).players[0].matches, 0);
    const std::string without = numbers(history);
    ASSERT_TRUE(history.rebuild());
    EXPECT_EQ(numbers(history), without);
    EXPECT_TRUE(setRated(history, one, true).value());
    EXPECT_EQ(numbers(history), before);
    EXPECT_THAT(kinds(history, one).back(), "match-rated");
    EXPECT_FALSE(setRated(history, "nobody", false));
}

TEST_F(Ratings, leaveOutWhoWishesNone)
{
    for (int number = 0; number < 5; ++number)
        play(number % 2 == 0 ? 60 : 90, number % 2 == 0 ? 90 : 60);
    const std::string last = play(60, 90);
    const auto before = ratings(history, {.game = game}).value();
    EXPECT_TRUE(setRatingVisible(history, "Beat", false).value());
    EXPECT_FALSE(setRatingVisible(history, "Beat", false).value());
    EXPECT_THAT(hiddenFromRatings(history).value(), ElementsAre("Beat"));
    const auto without = ratings(history, {.game = game}).value();
    ASSERT_EQ(without.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(without[i].place, static_cast<int>(i) + 1); // the ranks have no gap
        const auto same = std::find_if(before.begin(), before.end(),
            [&](const PersonRating& each) { return each.person == without[i].person; });
        EXPECT_EQ(same->rating, without[i].rating);
    }
    EXPECT_THAT(ratedMatches(history, "Beat").value(), IsEmpty());
    for (const RatedPlayer& each : rated(last).players)
        EXPECT_EQ(each.listed, each.person != "Beat");
    ASSERT_TRUE(history.rebuild());
    EXPECT_THAT(hiddenFromRatings(history).value(), ElementsAre("Beat"));

    // The choice belongs to the person and survives a rename and an erasure.
    ASSERT_TRUE(renamePerson(history, "Beat", "Beatrice"));
    EXPECT_THAT(hiddenFromRatings(history).value(), ElementsAre("Beatrice"));
    const std::string nobody = erasePerson(history, "Beatrice").value().pseudonym;
    EXPECT_THAT(hiddenFromRatings(history).value(), ElementsAre(nobody));
    EXPECT_TRUE(setRatingVisible(history, nobody, true).value());
    EXPECT_EQ(ratings(history, {.game = game}).value().size(), 3U);
    EXPECT_FALSE(setRatingVisible(history, "Nobody", false));
}

TEST_F(Ratings, areOfTheGamesThatWerePlayedToTheEnd)
{
    EXPECT_THAT(ratedGames(history).value(), IsEmpty());
    const std::string left = play(60, 90);
    play(60, 90, {"Anna", "Beat", "Dani"});
    const auto gamesOf = [&](const std::string& person) {
        std::vector<std::string> list;
        const std::vector<RatedGame> games = ratedGames(history, person).value();
        for (const RatedGame& each : games)
            list.push_back(fmt::format("{} {}", each.game, each.matches));
        return list;
    };
    EXPECT_THAT(gamesOf(""), ElementsAre("cosmic-eidex 2"));
    EXPECT_THAT(gamesOf("Cora"), ElementsAre("cosmic-eidex 1"));
    EXPECT_TRUE(setRated(history, left, false).value());
    EXPECT_FALSE(isRated(history, left).value());
    EXPECT_THAT(gamesOf("Cora"), IsEmpty());
    EXPECT_THAT(gamesOf(""), ElementsAre("cosmic-eidex 1"));
}

TEST_F(Ratings, sayHowFarTheyHaveMovedSinceADay)
{
    const std::string first = play(60, 90), second = play(90, 60);
    const RatedMatch match = rated(second);
    const auto since = ratings(history, {.game = game, .since = match.ended}).value(),
               always = ratings(history, {.game = game}).value();
    for (const PersonRating& each : since)
        for (const RatedPlayer& player : match.players)
            if (player.person == each.person) {
                EXPECT_DOUBLE_EQ(each.moved, player.change.after.mu - player.before.mu);
            }
    for (const PersonRating& each : always)
        EXPECT_NEAR(each.moved, each.rating.mu - rating::Rating().mu, 1e-12);
}

TEST_F(Ratings, tellHowFarTheyAreAndStop)
{
    const std::string id = play(60, 90);
    std::vector<double> told;
    const Progress all = [&](double done) {
        told.push_back(done);
        return true;
    };
    EXPECT_TRUE(ratings(history, {.game = game}, all));
    EXPECT_THAT(told, ElementsAre(1.0));
    const Progress stop = [](double) { return false; };
    EXPECT_EQ(ratings(history, {.game = game}, stop).error().code, StorageError::Code::Cancelled);
    EXPECT_EQ(ratedMatches(history, "Anna", {}, stop).error().code, StorageError::Code::Cancelled);
    EXPECT_EQ(ratedMatch(history, id, stop).error().code, StorageError::Code::Cancelled);
    EXPECT_EQ(ratings(history, {.game = game}).value().size(), 3U);
}

/// An imported match counts at its start, because its file has no times of the deals.
TEST_F(Ratings, countAnImportedMatchWhenItWasBegun)
{
    Match old = threeAt(2);
    old.started = "2020-03-01T20:00:00+01:00";
    const std::string now = play(90, 60);
    const std::string id = history.importMatch(toTheEnd(old, 60, 90)).value().id;
    ASSERT_TRUE(isFinished(id));
    EXPECT_EQ(rated(id).ended, "2020-03-01T19:00:00.000Z");
    EXPECT_EQ(rated(id).players[0].matches, 0);
    EXPECT_EQ(rated(now).players[0].matches, 1);
    EXPECT_FALSE(history.currentMatch().value());
}

/// Ratings do not depend on the order of arrival if the matches were played at the same times.
TEST_F(Ratings, areTheSameWhateverOrderMatchesCameIn)
{
    std::vector<Match> matches;
    for (int number = 0; number < 8; ++number) {
        Match match = threeAt(2);
        // Two matches start at the same time.
        match.started = fmt::format("2026-01-{:02}T20:00:00Z", 1 + number / 2);
        match.id = fmt::format("match-{}", number);
        matches.push_back(toTheEnd(match, number % 3 == 0 ? 90 : 60, number % 3 == 0 ? 60 : 90));
    }
    Folder other;
    History backwards = open(other.history());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        ASSERT_TRUE(history.importMatch(matches[i]));
        ASSERT_TRUE(backwards.importMatch(matches[matches.size() - 1 - i]));
    }
    EXPECT_EQ(numbers(history), numbers(backwards));
    EXPECT_NE(numbers(history), "");
}

TEST_F(Ratings, standAsTheyStoodThen)
{
    std::string last;
    for (int number = 0; number < 6; ++number)
        last = play(number % 2 == 0 ? 60 : 90, number % 2 == 0 ? 90 : 60);
    const auto course = ratedMatches(history, "Anna").value();
    ASSERT_EQ(course.size(), 6U);
    EXPECT_EQ(course.back().id, last);
    for (std::size_t i = 0; i < course.size(); ++i) {
        EXPECT_EQ(course[i].players[0].matches, static_cast<int>(i));
        if (i > 0) {
            EXPECT_EQ(course[i].players[0].before, course[i - 1].players[0].change.after);
        }
        const auto then = ratings(history, {.game = game, .to = course[i].ended}).value();
        for (const PersonRating& each : then)
            if (each.person == "Anna") {
                EXPECT_EQ(each.rating, course[i].players[0].change.after);
            }
    }
    EXPECT_THAT(places(history, {.game = game, .from = "2027"}), IsEmpty());
    EXPECT_EQ(ratedMatches(history, "Anna", {.game = "herzeln"}).value().size(), 0U);
}

/// Games that are decided by penalty points, games lost, or chips.
TEST_F(Ratings, knowWhatDecidesEachGame)
{
    for (const char* each : {"herzeln", "hintersche", "krass-kariert", "quodlibet"}) {
        const Game& of = *gameNamed(each);
        Match match = headOf(of, 4);
        AnyTable table(3);
        Outcome outcome = score(match).value();
        while (!outcome.standing.finished) {
            match.deals.push_back(table.deal(match, outcome.standing));
            outcome = score(match).value();
        }
        const std::string id = history.importMatch(match).value().id;
        const RatedMatch found = rated(id);
        const tafel::Standing& end = outcome.standing;
        for (Player seat = 0; seat < 4; ++seat) {
            EXPECT_EQ(found.players[seat].place == 1, end.winners.has(seat)) << each;
            for (Player other = 0; other < 4; ++other) {
                if (end.winners.has(seat) || end.winners.has(other))
                    continue;
                const bool marks = isWonByMarks(of.unit());
                const int mine = marks ? end.marks[seat] : end.total[seat],
                          theirs = marks ? end.marks[other] : end.total[other];
                const bool fewer = marks || of.unit() == Unit::PenaltyPoints;
                if (of.unit() != Unit::Chips) {
                    EXPECT_EQ(found.players[seat].place < found.players[other].place,
                        fewer ? mine < theirs : mine > theirs)
                        << each;
                } else {
                    EXPECT_EQ(found.players[seat].place, found.players[other].place) << each;
                }
            }
        }
    }
}

} // namespace
} // namespace tafel::history
