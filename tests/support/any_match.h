// Random match documents of the right form for property tests.
#pragma once

#include <rapidcheck.h>

#include "games/eidex/power.h"
#include "support/json.h"

namespace tafel::test {

/// The functions use the random numbers of rapidcheck, so that a failure can be reproduced.
inline int below(int bound)
{
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, bound));
}
inline bool oneIn(int times)
{
    return below(times) == 0;
}

/// A possible use of a power, with valid values for the parameters that decide.
inline Json anyUse(const std::string& by, const eidex::Power& power, int players)
{
    Json use{{"by", by}, {"power", power.id}};
    if (power.id == "computer")
        use["points"] = oneIn(2) ? 5 : -5;
    else if (power.id == "differenzler")
        use["guess"] = below(158);
    else if (power.id == "radarkontrolle")
        use["limit"] = players == 4 ? 62 + below(39) : 80 + below(41);
    else if (power.id == "weisheit") {
        use["bonus"] = 4 + 2 * below(20);
        use["sign"] = oneIn(2) ? "add" : "subtract";
    } else if (power.id == "jackpot")
        use["card"] = oneIn(2) ? "H7" : "S7";
    else if (power.id == "trumphator")
        use["card"] = "S8";
    return use;
}

/// `total` divided among `players` players.
inline std::vector<int> anyShares(int total, int players)
{
    std::vector<int> shares;
    for (int left = total; players > 0; --players) {
        shares.push_back(players == 1 ? left : oneIn(8) ? 0 : below(std::min(left, 2 * left / players) + 1));
        left -= shares.back();
    }
    return shares;
}

/// A deal with every possible key and all card points.
inline Json anyDeal(const Json& match)
{
    const auto players = match["players"].get<std::vector<std::string>>();
    const int count = static_cast<int>(players.size());
    const char* const turned[] = {"S9", "H7", "RA", "L6", "LQ", "HJ"};
    Json deal{{"turned_up", turned[below(6)]}};
    if (oneIn(6))
        deal["dealer"] = players[static_cast<std::size_t>(below(count))];
    int total = 157, tricks = count == 4 ? 8 : 11;
    bool guggitaler = false, differenzler = false, pot = false;
    for (const auto& [name, card] : match["characters"].items()) {
        const eidex::Power& power = eidex::powerOf(*Card::parse(card.get<std::string>(), Pack::Eidex));
        if (oneIn(3))
            continue;
        deal["powers"].push_back(anyUse(name, power, count));
        guggitaler = guggitaler || power.id == "guggitaler";
        differenzler = differenzler || power.id == "differenzler";
        pot = pot || power.id == "jackpot";
        tricks += power.id == "zombie" ? 1 : power.id == "scharfmacher" ? -1 : 0;
    }
    total = guggitaler ? 13 : 157;
    if (pot && oneIn(2)) {
        deal["unclaimed"] = below(total / 2);
        total -= deal["unclaimed"].get<int>();
    }
    const std::vector<int> points = anyShares(total, count), won = anyShares(tricks, count);
    for (std::size_t player = 0; player < players.size(); ++player) {
        deal["points"][players[player]] = points[player];
        deal["tricks"][players[player]] = won[player];
    }
    if (differenzler && guggitaler)
        deal["regular"] = below(158);
    for (const char* card : {"RJ", "SK"})
        deal["captured"][card]
            = pot && oneIn(4) ? Json() : Json(players[static_cast<std::size_t>(below(count))]);
    return deal;
}

/// A match with up to eight deals. The match may end earlier, and a power may be impossible at its point.
inline Json anyMatch()
{
    const int count = oneIn(2) ? 4 : 3;
    const char* const names[] = {"Anna", "Zoë Ünsal", "a/b~c", "李"};
    const char* const editions[] = {"en-1998", "de-1998", "web"};
    Json match{{"format", "tafelrichter/1"}, {"game", "cosmic-eidex"},
        {"edition", count == 4 ? "web" : editions[below(3)]}};
    match["characters"] = Json::object();
    std::vector<const char*> characters{
        "LK", "S10", "R9", "H7", "L10", "RJ", "S7", "SJ", "R8", "SA", "LQ", "L9"};
    for (int player = 0; player < count; ++player) {
        match["players"].push_back(names[player]);
        const int drawn = below(static_cast<int>(characters.size()));
        if (!oneIn(5))
            match["characters"][names[player]] = characters[static_cast<std::size_t>(drawn)];
        characters.erase(characters.begin() + drawn);
    }
    match["options"] = Json::object();
    if (!oneIn(3))
        match["options"]["target"] = 2 + below(20);
    if (oneIn(3))
        match["options"]["exactly_100"] = "safe";
    if (oneIn(2))
        match["options"]["green_zone"] = "highest";
    match["deals"] = Json::array();
    for (int deals = below(9); deals > 0; --deals)
        match["deals"].push_back(anyDeal(match));
    return match;
}

/// The same match up to the last deal that can be scored.
inline Json anyScoredMatch()
{
    Json match = anyMatch();
    for (;;) {
        const Json shown = answer(match.dump());
        if (!shown.contains("error"))
            return match;
        const std::size_t broken = shown["error"]["deal"];
        match["deals"].erase(
            match["deals"].begin() + static_cast<std::ptrdiff_t>(broken - 1), match["deals"].end());
    }
}

} // namespace tafel::test
