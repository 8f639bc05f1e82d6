// Random custom games and their matches. They are scored here independently, directly from JSON by the text
// of the format, and compared.
#include <algorithm>
#include <map>
#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/any_custom_game.h"

namespace tafel::test {
namespace {

using Points = std::map<std::string, std::int64_t>;

/// The award of a deal, calculated from the text of the format.
Points awardOf(const AnyCustomTable& table, const Json& match, const Json& deal)
{
    const Json& game = match["own_game"];
    const Json contract = *std::find_if(game["contracts"].begin(), game["contracts"].end(),
        [&](const Json& each) { return each["id"] == deal["contract"]; });
    std::vector<std::string> columns;
    for (const Json& name : match["players"])
        if (table.side(name) == name && !(game.contains("seats") && name == deal["dealer"]))
            columns.push_back(name);
    Points sum;
    std::string all;
    const Json score = contract.value("score", Json::object());
    const auto worth = [](const Json& terms, const std::map<std::string, std::int64_t>& of) {
        std::int64_t value = terms.value("fixed", 0);
        for (const auto& [key, number] : of)
            value += terms.value(key, std::int64_t{0}) * number;
        return value;
    };
    const std::string kind = contract["measure"];
    if (kind == "count") {
        const std::int64_t total = table.toCount(contract);
        for (const auto& [name, count] : deal["count"].items()) {
            sum[name] = count == 0 && score.contains("none")
                ? score["none"].get<int>()
                : score["each"].get<std::int64_t>() * count.get<int>();
            if (count == total)
                all = name;
        }
    } else if (kind == "winners") {
        for (const auto& [trick, name] : deal["winners"].items())
            sum[table.side(name)] += score["tricks"][trick].get<int>();
    } else if (kind == "out") {
        for (std::size_t i = 0; i < deal["out"].size(); ++i)
            sum[table.side(deal["out"][i])] += score["places"][i].get<int>();
    } else if (kind == "left") {
        std::int64_t others = 0;
        for (const auto& [name, count] : deal["left"].items())
            others += count.get<int>();
        for (const auto& [name, count] : deal["left"].items())
            sum[name] = score["each"].get<std::int64_t>() * count.get<int>()
                + (count == 0 ? score.value("winner", 0) * others : 0);
    } else if (kind == "points") {
        std::int64_t left = contract.value("sum", 0);
        for (const auto& [name, count] : deal["points"].items()) {
            sum[name] = count.get<int>();
            left -= count.get<int>();
        }
        for (const std::string& name : columns)
            if (!sum.contains(name))
                sum[name] = left;
        for (auto& [name, value] : sum)
            value *= score.value("each", 1);
        if (deal.contains("march"))
            all = table.side(deal["march"]);
    } else if (kind == "forecast") {
        for (const auto& [name, said] : deal["said"].items()) {
            const int saying = said, made = deal["made"][name];
            const bool hit = made == saying || (contract["enough"] == true && made > saying);
            sum[name] = worth(score[hit ? "hit" : "miss"],
                {{"said", saying}, {"made", made}, {"off", std::abs(made - saying)}});
        }
    } else if (kind == "declarer") {
        const Json& declarer = deal["declarer"];
        const std::int64_t value = declarer.value("value", contract.contains("values") ? 10 : 0);
        const Json& won = score[declarer["won"] == true ? "won" : "lost"];
        for (const std::string& name : columns) {
            const bool by = std::any_of(declarer["by"].begin(), declarer["by"].end(),
                [&](const Json& each) { return table.side(each) == name; });
            sum[name] = worth(won.value(by ? "by" : "others", Json::object()), {{"value", value}});
        }
    } else {
        std::map<std::string, int> cards;
        for (const Json& take : deal["takes"])
            for (const Json& card : take["cards"]) {
                const std::string name = card;
                const Json& worths = score["cards"];
                sum[table.side(take["by"])] += worths[worths.contains(name) ? name : "H"].get<int>();
                ++cards[table.side(take["by"])];
            }
        if (cards.size() == 1)
            all = cards.begin()->first;
    }
    if (contract.contains("march") && !all.empty()) {
        const Json& march = contract["march"];
        if (march["adds"] == false)
            sum.clear();
        for (const std::string& name : columns)
            sum[name] += march[name == all ? "by" : "others"].get<int>();
    }
    Points later;
    for (const Json& extra : deal.value("extras", Json::array())) {
        const std::string side = table.side(extra["by"]);
        if (extra["extra"] == "bonus")
            sum[side] += 10;
        else
            later[side] += extra["value"].get<int>();
    }
    for (auto& [name, value] : sum)
        value *= deal.value("factor", 1);
    for (const auto& [name, value] : later)
        sum[name] += value;
    return sum;
}

RC_GTEST_PROP(AnyCustomGame, isScoredAsItsFormatSays, ())
{
    AnyCustomTable table;
    const Json match = table.document(any(0, 6));
    const Json result = answer(match.dump());
    if (result.contains("error"))
        RC_FAIL(result.dump() + "\n" + match.dump());
    Points total;
    for (std::size_t i = 0; i < match["deals"].size(); ++i) {
        const Points award = awardOf(table, match, match["deals"][i]);
        Points reasons;
        for (const Json& reason : result["deals"][i]["because"]) {
            RC_ASSERT(reason.contains("value"));
            if (reason.contains("player"))
                reasons[reason["player"]] += reason["value"].get<std::int64_t>();
        }
        for (const Json& name : match["players"]) {
            const std::string side = table.side(name);
            const std::int64_t expected = award.contains(side) ? award.at(side) : 0;
            total[name] += expected;
            if (result["deals"][i]["award"][name.get<std::string>()] != expected)
                RC_FAIL(name.dump() + " " + std::to_string(expected) + " " + result["deals"][i].dump() + "\n"
                    + match.dump());
            if (side == name)
                RC_ASSERT(reasons[side] == expected);
            RC_ASSERT(result["deals"][i]["total"][name.get<std::string>()] == total[name]);
        }
    }
    RC_ASSERT(result["finished"] == match["ended"]);
    const bool least = match["own_game"]["wins"] == "least";
    Json best = Json::array();
    for (const Json& name : match["players"])
        if (result["finished"] == true && !match["deals"].empty()
            && std::none_of(total.begin(), total.end(), [&](const auto& each) {
                   return least ? each.second < total[name] : each.second > total[name];
               }))
            best.push_back(name);
    RC_ASSERT(result["winners"] == best);
}

/// An error in a valid match, made by a removed or changed value, is reported at its location.
RC_GTEST_PROP(AnyCustomGame, saysWhereAFaultIs, ())
{
    AnyCustomTable table;
    Json match = table.document(any(1, 4));
    const std::size_t at = match["deals"].size() - 1;
    const std::string deal = "/deals/" + std::to_string(at);
    Json& last = match["deals"][at];
    const auto isTold = [&](const std::string& code, const std::string& where) {
        const Json result = answer(match.dump());
        if (!result.contains("error") || result["error"]["code"] != code || result["error"]["where"] != where)
            RC_FAIL(code + " " + where + "\n" + result.dump() + "\n" + match.dump());
    };
    switch (any(0, 5)) {
    case 0:
        last["mistyped"] = 1;
        return isTold("schema", deal + "/mistyped");
    case 1:
        last["contract"] = "nothing";
        return isTold("unknown-contract", deal + "/contract");
    case 2:
        last["dealer"] = "Zoe";
        return isTold("unknown-player", deal + "/dealer");
    case 3:
        last["table_ruling"] = {{"award", {{"Zoe", 1}}}};
        return isTold("unknown-player", deal + "/table_ruling/award/Zoe");
    case 4:
        match["own_game"]["wins"] = "none";
        return isTold("schema", "/own_game/wins");
    default:
        match["own_game"]["contracts"][0]["measure"] = "guess";
        return isTold("schema", "/own_game/contracts/0/measure");
    }
}

} // namespace
} // namespace tafel::test
