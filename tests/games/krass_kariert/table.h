// A table for tests of Krass Kariert with matches, rounds, and hands in a short notation.
#pragma once

#include <sstream>

#include "games/krass_kariert/game.h"
#include "games/krass_kariert/options.h"

namespace tafel::krass_kariert::test {

inline constexpr Player A = 0, B = 1, C = 2, D = 3, E = 4;

/// A hand such as "7 X stop".
inline std::vector<NumberCard> cards(const std::string& text)
{
    std::vector<NumberCard> all;
    std::istringstream words(text);
    for (std::string word; words >> word;)
        all.push_back(NumberCard::parse(word).value());
    return all;
}

/// Cards on the table such as "7 X=8".
inline std::vector<CalledCard> called(const std::string& text)
{
    std::vector<CalledCard> all;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const std::size_t equals = word.find('=');
        CalledCard card{NumberCard::parse(word.substr(0, equals)).value(), std::nullopt};
        if (equals != std::string::npos)
            card.call = std::stoi(word.substr(equals + 1));
        all.push_back(card);
    }
    return all;
}

inline const OptionSpec& chipsOption()
{
    return optionSpecs()[0];
}
inline const OptionSpec& twoXOption()
{
    return optionSpecs()[1];
}

/// A match of A, B, C, …; an option has the index of its choice.
inline Match table(int players, std::vector<OptionValue> options = {})
{
    Match match{.game = &game, .options = std::move(options)};
    for (int player = 0; player < players; ++player)
        match.players.push_back(std::string(1, static_cast<char>('A' + player)));
    return match;
}

inline DealEntry gives(std::vector<Player> players)
{
    DealEntry entry;
    entry.round.emplace().givesChip = std::move(players);
    return entry;
}

inline RoundEvent play(
    Player by, std::vector<int> positions, std::optional<std::vector<int>> value = std::nullopt)
{
    const bool list = value && value->size() > 1;
    return {.kind = RoundEvent::Kind::Play,
        .by = by,
        .positions = std::move(positions),
        .value = std::move(value),
        .valueIsList = list};
}
inline RoundEvent reserve(Player by, const std::string& card, int at = 0)
{
    return {.kind = RoundEvent::Kind::Reserve, .by = by, .card = cards(card)[0], .at = at};
}
inline RoundEvent draw(Player by, const std::string& card, int at = 0)
{
    return {.kind = RoundEvent::Kind::Draw, .by = by, .card = cards(card)[0], .at = at};
}

/// A recorded round; hands and reserves start with the first seat.
inline DealEntry recorded(
    std::vector<std::string> hands, std::vector<std::string> reserves, std::vector<RoundEvent> log)
{
    DealEntry entry;
    RoundEntry& round = entry.round.emplace();
    round.hands.emplace();
    round.reserves.emplace();
    for (std::size_t player = 0; player < hands.size(); ++player) {
        (*round.hands)[player] = cards(hands[player]);
        (*round.reserves)[player] = cards(reserves[player]);
    }
    round.log = std::move(log);
    return entry;
}

/// Every player has three turns of trips, then one card (`last`, for A, B, and C). B opens.
inline DealEntry trips(std::vector<RoundEvent> end, const std::vector<std::string>& last = {"12", "10", "11"})
{
    std::vector<RoundEvent> log;
    for (Player by : {B, C, A, A, B, C, C, A, B})
        log.push_back(play(by, {0, 1, 2}));
    log.insert(log.end(), end.begin(), end.end());
    return recorded(
        {"3 3 3 4 4 4 8 8 8 " + last[0], "1 1 1 5 5 5 9 9 9 " + last[1], "2 2 2 6 6 6 7 7 7 " + last[2]},
        {"1 2", "3 4", "5 6"}, std::move(log));
}
inline const std::vector<RoundEvent> lastCards{play(B, {0}), play(C, {0}), play(A, {0})};

/// The award of the first round of a match.
inline Result<DealAward> award(const DealEntry& entry, const Match& match = table(3))
{
    return game.award(match, game.start(match), entry);
}

/// The error and its location, "impossible /log"; or "accepted".
inline std::string fault(const Result<DealAward>& award)
{
    return award ? "accepted" : std::string(codeName(award.error().code)) + " " + award.error().where;
}

} // namespace tafel::krass_kariert::test
