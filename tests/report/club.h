// A club of forty people with a year of complete matches in a history.
#pragma once

#include "history/any_game.h"

namespace tafel::test {

using history::History;

template <typename T> T sure(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().where + ": " + result.error().message.en);
    return std::move(*result);
}

/// Plays the match to its end, or for at most `most` deals.
inline Match played(Match match, unsigned seed, int most = 40)
{
    AnyTable table(seed);
    Outcome outcome = sure(score(match));
    while (!outcome.standing.finished && static_cast<int>(match.deals.size()) < most) {
        match.deals.push_back(table.deal(match, outcome.standing));
        outcome = sure(score(match));
    }
    return match;
}

inline std::string personOf(int number)
{
    static constexpr const char* first[] = {"Anna", "Beat", "Cora", "Dani", "Eva", "Fritz", "Gret", "Hans"};
    static constexpr const char* last[] = {"Ammann", "Bühler", "Caduff", "D'Angelo", "Egli & Söhne"};
    return std::string(first[number % 8]) + " " + last[number / 8 % 5];
}

/// Imports `matches` matches that are spread evenly over the year 2026.
inline void playAYear(History& history, int matches = 60)
{
    static constexpr std::pair<const char*, int> games[] = {{"cosmic-eidex", 3}, {"herzeln", 4},
        {"cosmic-eidex", 3}, {"hintersche", 4}, {"krass-kariert", 4}, {"quodlibet", 4}, {"bismarck", 3}};
    std::mt19937 random(7);
    for (int number = 0; number < matches; ++number) {
        const auto& [game, players] = games[static_cast<std::size_t>(number) % std::size(games)];
        Match match = history::headOf(*gameNamed(game), players, "{}");
        const int start = static_cast<int>(random() % 40);
        for (int seat = 0; seat < players; ++seat)
            match.players[static_cast<std::size_t>(seat)] = personOf((start + seat * 7) % 40);
        if (std::string_view(game) == "cosmic-eidex")
            for (int seat = 0; seat < players; ++seat)
                match.characters[static_cast<std::size_t>(seat)]
                    = Card{static_cast<Suit>(seat), static_cast<Rank>(6 + (number + seat) % 9)};
        const int day = number * 350 / matches;
        match.started
            = fmt::format("2026-{:02}-{:02}T19:{:02}:00Z", 1 + day / 30, 1 + day % 30 % 28, number % 60);
        match.id = fmt::format("match-{}", number);
        if (number % 5 == 0)
            match.tournament = "Club & Cup <2026>";
        const auto imported = history.importMatch(played(std::move(match), static_cast<unsigned>(number)));
        if (const Refusal* refusal = history::refusalOf(imported))
            throw std::runtime_error(refusal->where + ": " + refusal->message.en);
        if (!imported)
            throw std::runtime_error("not imported");
    }
}

} // namespace tafel::test
