#include "report/ratings_tables.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/name_list.h"
#include "games/games.h"
#include "phrases/day.h"
#include "phrases/game.h"

namespace tafel::report {

namespace {

using Medium = Column::Medium;

Column dayColumn(const Localizer& w, Text heading)
{
    return {.id = "day", .heading = w(heading), .kind = Column::Kind::Day};
}

Column gameColumn(const Localizer& w, const std::string& game)
{
    return {.id = "game",
        .heading = w({"Spielart", "Game"}),
        .medium = game.empty() ? Medium::Everywhere : Medium::Data};
}

Cell gameCell(const std::string& game, Language language)
{
    return {.value = phrases::gameName(game, language), .id = game};
}

Cell decimal(double value)
{
    return {.value = value};
}

std::string opponentsOf(const history::RatedMatch& match, const std::string& person, Language language)
{
    std::vector<std::string> names;
    for (const history::RatedPlayer& each : match.players)
        if (each.person != person)
            names.push_back(each.person);
    return phrases::listed(names, language);
}

} // namespace

history::Expected<Table> ratingsTable(
    history::History& history, const history::RatingFilter& filter, Language language)
{
    const Localizer w{language};
    Table table{.id = "ratings",
        .title = w({"Wertungen", "Ratings"}),
        .language = language,
        .empty = w({"Noch kein gewertetes Spiel.", "No rated match yet."})};
    table.columns = {gameColumn(w, filter.game),
        {.id = "place", .heading = w({"Rang", "Place"}), .kind = Column::Kind::Number},
        {.id = "player", .heading = w({"Name", "Name"})},
        {.id = "rating", .heading = w({"Wertung", "Rating"}), .kind = Column::Kind::Average},
        {.id = "deviation", .heading = w({"±", "±"}), .kind = Column::Kind::Average},
        {.id = "matches", .heading = w({"Gewertete Spiele", "Rated matches"}), .kind = Column::Kind::Number},
        {.id = "provisional",
            .heading = w({"Vorläufig", "Provisional"}),
            .kind = Column::Kind::Flag,
            .medium = Medium::Data},
        dayColumn(w, {"Zuletzt", "Last"})};
    for (const Game* game : allGames()) {
        if (!filter.game.empty() && filter.game != game->id())
            continue;
        history::RatingFilter one = filter;
        one.game = game->id();
        const auto people = history::ratings(history, one);
        if (!people)
            return tl::unexpected(people.error());
        for (const history::PersonRating& each : *people) {
            const bool provisional = each.place == 0;
            table.rows.push_back({gameCell(one.game, language), provisional ? Cell{} : number(each.place),
                {.value = each.person, .note = provisional ? w({"vorläufig", "provisional"}) : ""},
                decimal(each.rating.mu), decimal(each.rating.sigma), number(each.matches),
                {.value = provisional}, {.value = phrases::dayOf(each.last)}});
        }
    }
    return table;
}

history::Expected<Table> ratingCourseTable(history::History& history, const std::string& person,
    const history::RatingFilter& filter, Language language)
{
    const Localizer w{language};
    Table table{.id = "rating-course",
        .title = fmt::format(fmt::runtime(w({"Wertungen von {}", "Ratings of {}"})), person),
        .language = language,
        .empty = w({"Noch kein gewertetes Spiel.", "No rated match yet."})};
    table.columns = {gameColumn(w, filter.game), dayColumn(w, {"Tag", "Day"}),
        {.id = "place", .heading = w({"Rang", "Place"}), .kind = Column::Kind::Number},
        {.id = "against", .heading = w({"Gegen", "Against"})},
        {.id = "before", .heading = w({"Vorher", "Before"}), .kind = Column::Kind::Average},
        {.id = "change", .heading = w({"Änderung", "Change"}), .kind = Column::Kind::Signed},
        {.id = "rating", .heading = w({"Wertung", "Rating"}), .kind = Column::Kind::Average},
        {.id = "deviation", .heading = w({"±", "±"}), .kind = Column::Kind::Average},
        {.id = "match", .heading = w({"Spiel", "Match"})}};
    const auto matches = history::ratedMatches(history, person, filter);
    if (!matches)
        return tl::unexpected(matches.error());
    for (const history::RatedMatch& match : *matches) {
        const auto self = std::find_if(match.players.begin(), match.players.end(),
            [&](const history::RatedPlayer& each) { return each.person == person; });
        const rating::Rating &before = self->before, &after = self->change.after;
        table.rows.push_back({gameCell(match.game, language), {.value = phrases::dayOf(match.ended)},
            number(self->place), {.value = opponentsOf(match, person, language)}, decimal(before.mu),
            decimal(after.mu - before.mu), decimal(after.mu), decimal(after.sigma), {.value = match.id}});
    }
    return table;
}

Table ratedMatchTable(const history::RatedMatch& match, const std::string& person, Language language)
{
    const Localizer w{language};
    Table table{.id = "rated-match",
        .title = w({"Was das Spiel an den Wertungen ändert", "What this match changed in the ratings"}),
        .language = language,
        .empty = w({"Diese Person hat nicht mitgespielt.", "This person did not play in this match."})};
    table.columns = {{.id = "player", .heading = w({"Name", "Name"})},
        {.id = "place", .heading = w({"Rang", "Place"}), .kind = Column::Kind::Number},
        {.id = "before", .heading = w({"Vorher", "Before"}), .kind = Column::Kind::Average},
        {.id = "change", .heading = w({"Änderung", "Change"}), .kind = Column::Kind::Signed},
        {.id = "rating", .heading = w({"Wertung", "Rating"}), .kind = Column::Kind::Average},
        {.id = "deviation", .heading = w({"±", "±"}), .kind = Column::Kind::Average},
        {.id = "opponent", .heading = w({"Davon gegen", "Of which against"})},
        {.id = "opponent_place",
            .heading = w({"Rang des Gegenübers", "Opponent's place"}),
            .kind = Column::Kind::Number},
        {.id = "opponent_before",
            .heading = w({"Gegenüber vorher", "Opponent before"}),
            .kind = Column::Kind::Average},
        {.id = "expected",
            .heading = w({"Davor erwartet", "Chance to be ahead"}),
            .kind = Column::Kind::Share},
        {.id = "given", .heading = w({"Gibt", "Gives"}), .kind = Column::Kind::Signed}};
    for (const history::RatedPlayer& each : match.players)
        for (std::size_t seat = 0; seat < match.players.size(); ++seat) {
            const history::RatedPlayer& other = match.players[seat];
            if (&other == &each || !each.listed || (!person.empty() && each.person != person))
                continue;
            const rating::Rating& after = each.change.after;
            table.rows.push_back({{.value = each.person}, number(each.place), decimal(each.before.mu),
                decimal(after.mu - each.before.mu), decimal(after.mu), decimal(after.sigma),
                {.value = other.person}, number(other.place),
                other.listed ? decimal(other.before.mu) : Cell{}, decimal(each.change.expected[seat]),
                decimal(each.change.given[seat])});
        }
    return table;
}

} // namespace tafel::report
