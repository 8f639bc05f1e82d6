// Random games of one's own, and matches of them: scored anew here from the words of the format, straight
// from JSON, and compared.
#include <algorithm>
#include <map>
#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/json.h"

namespace tafel::test {
namespace {

constexpr const char* names[] = {"Anna", "Beat", "Cora", "Dani", "Emil", "Fina", "Gina", "Hugo"};

using Points = std::map<std::string, std::int64_t>;

int any(int lowest, int highest)
{
    return *rc::gen::inRange(lowest, highest + 1);
}
bool maybe()
{
    return any(0, 1) == 1;
}

/// A game as its author writes it, and a table that plays it.
class AnyTable {
public:
    AnyTable()
    {
        m_players = any(2, 8);
        m_pairs = m_players == 4 && maybe();
        const bool sits = !m_pairs && m_players > 2 && maybe();
        m_cards = maybe();
        m_game = {{"format", "tafelrichter-game/1"}, {"id", "any"}, {"name", "Any {0} game"},
            {"players", {m_players}}, {"wins", maybe() ? "most" : "least"},
            {"dealer", maybe() ? "next" : "winner"}};
        if (m_pairs)
            m_game["sides"] = "pairs";
        if (sits)
            m_game["seats"] = m_players - 1;
        m_seats = sits ? m_players - 1 : m_players;
        if (m_cards)
            m_game["cards"] = {{"ranks", {"A", "K", "Q", "J", "10", "9", "8", "7"}}};
        m_tricks = m_cards ? 32 / m_seats : any(1, 20);
        if (!m_cards)
            m_game["tricks"] = m_tricks;
        if (maybe())
            m_game["extras"] = {{{"id", "meld"}, {"name", "Meld"}, {"clause", "As typed."}, {"min", -50}},
                {{"id", "bonus"}, {"name", "Bonus"}, {"clause", "Ten."}, {"values", {10, -10}},
                    {"multiplied", true}}};
        const int contracts = any(1, 4);
        for (int i = 0; i < contracts; ++i)
            m_game["contracts"].push_back(contract("c" + std::to_string(i)));
    }

    Json document(int deals)
    {
        Json document{{"format", "tafelrichter/1"}, {"game", "own"}, {"own_game", m_game}, {"ended", maybe()},
            {"deals", Json::array()}};
        for (int player = 0; player < m_players; ++player)
            document["players"].push_back(names[player]);
        for (int i = 0; i < deals; ++i)
            document["deals"].push_back(deal());
        return document;
    }

    /// Whose number it is.
    std::string side(const std::string& name) const
    {
        if (!m_pairs)
            return name;
        return name == "Cora" ? "Anna" : name == "Dani" ? "Beat" : name;
    }

    const Json& game() const { return m_game; }
    bool pairs() const { return m_pairs; }

private:
    static int number() { return any(-20, 20); }
    static Json terms(std::initializer_list<const char*> keys)
    {
        Json terms = Json::object();
        for (const char* key : keys)
            if (maybe())
                terms[key] = number();
        return terms;
    }

    Json contract(const std::string& id)
    {
        Json contract{{"id", id}, {"name", id}, {"clause", "The {1} rule of " + id + "."}};
        const char* measures[]
            = {"count", "winners", "out", "left", "points", "forecast", "declarer", "takes"};
        const std::string measure = measures[any(0, m_cards ? 7 : 6)];
        contract["measure"] = measure;
        if (measure == "count") {
            contract["of"] = maybe() ? Json("tricks") : m_cards ? Json({"Q", "HK"}) : Json(any(1, 30));
            contract["score"] = {{"each", number()}};
            if (maybe())
                contract["score"]["none"] = number();
        } else if (measure == "winners") {
            contract["score"] = {{"tricks", {{"last", number()}, {"3", number()}}}};
        } else if (measure == "out") {
            Json places = Json::array();
            for (int i = 0; i < m_seats; ++i)
                places.push_back(number());
            contract["score"] = {{"places", places}};
        } else if (measure == "left") {
            contract["score"] = {{"each", number()}};
            if (maybe())
                contract["score"]["winner"] = number();
        } else if (measure == "points") {
            if (maybe())
                contract["sum"] = any(1, 200);
            contract["min"] = -300;
            if (maybe())
                contract["score"] = {{"each", number()}};
        } else if (measure == "forecast") {
            contract["of"] = "tricks";
            contract["enough"] = maybe();
            contract["score"] = {{"hit", terms({"fixed", "said", "made", "off"})},
                {"miss", terms({"fixed", "said", "made", "off"})}};
        } else if (measure == "declarer") {
            if (m_seats > 2 && !m_pairs && maybe())
                contract["declarers"] = 2;
            if (maybe())
                contract["values"] = {10, 20, 30};
            contract["score"]
                = {{"won", {{"by", terms({"fixed", "value"})}, {"others", terms({"fixed", "value"})}}},
                    {"lost", {{"by", terms({"fixed", "value"})}}}};
        } else {
            contract["score"] = {{"cards", {{"H", number()}, {"HQ", number()}, {"C7", number()}}}};
        }
        if ((measure == "count" || measure == "takes" || contract.contains("sum")) && maybe())
            contract["march"]
                = {{"clause", "All."}, {"by", number()}, {"others", number()}, {"adds", maybe()}};
        if (maybe())
            contract["factor"] = {{"clause", "Times."}, {"values", {1, 3, 5}}};
        return contract;
    }

    Json deal()
    {
        const int dealer = any(0, m_players - 1);
        m_in.clear();
        for (int player = 0; player < m_players; ++player)
            if (m_seats == m_players || player != dealer)
                m_in.push_back(names[player]);
        m_columns = m_in;
        if (m_pairs)
            m_columns.resize(2);
        const Json& contract = m_game["contracts"][static_cast<std::size_t>(
            any(0, static_cast<int>(m_game["contracts"].size()) - 1))];
        Json deal{{"contract", contract["id"]}, {"dealer", names[dealer]}};
        measure(contract, deal);
        if (contract.contains("factor") && maybe())
            deal["factor"] = maybe() ? 3 : 5;
        if (m_game.contains("extras") && maybe())
            deal["extras"] = {{{"extra", "meld"}, {"by", anyOne()}, {"value", any(-50, 90)}},
                {{"extra", "bonus"}, {"by", anyOne()}}};
        return deal;
    }

    std::string anyOne() const
    {
        return m_in[static_cast<std::size_t>(any(0, static_cast<int>(m_in.size()) - 1))];
    }

    /// Numbers that add up; sometimes one has all of it.
    Json shares(int total)
    {
        Json shares = Json::object();
        const bool all = any(0, 3) == 0;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const int part = i + 1 == m_columns.size() ? total : all ? 0 : any(0, total);
            shares[m_columns[i]] = part;
            total -= part;
        }
        return shares;
    }

    void measure(const Json& contract, Json& deal)
    {
        const std::string kind = contract["measure"];
        if (kind == "count") {
            deal["count"] = shares(contract["of"] == "tricks" ? m_tricks
                    : contract["of"].is_array()               ? 5
                                                              : contract["of"].get<int>());
        } else if (kind == "winners") {
            deal["winners"] = {{"3", anyOne()}, {"last", anyOne()}};
        } else if (kind == "out") {
            deal["out"] = m_in;
            std::reverse(deal["out"].begin(), deal["out"].end());
        } else if (kind == "left") {
            for (std::size_t i = 0; i < m_columns.size(); ++i)
                deal["left"][m_columns[i]] = i == 0 ? 0 : any(1, 9);
        } else if (kind == "points") {
            if (contract.contains("sum")) {
                deal["points"] = shares(contract["sum"]);
                if (contract.contains("march") && deal["points"][m_columns.back()] == contract["sum"])
                    deal["march"] = m_columns.back();
                if (maybe())
                    deal["points"].erase(m_columns.front()); // the rest follows
            } else {
                for (const std::string& each : m_columns)
                    deal["points"][each] = any(-99, 99);
            }
        } else if (kind == "forecast") {
            for (const std::string& each : m_columns)
                deal["said"][each] = any(0, m_tricks);
            deal["made"] = shares(m_tricks);
        } else if (kind == "declarer") {
            deal["declarer"] = {{"by", {m_in[0]}}, {"won", maybe()}};
            if (contract.value("declarers", 1) == 2)
                deal["declarer"]["by"].push_back(m_in[1]);
            if (!contract.contains("values"))
                deal["declarer"]["value"] = any(0, 200);
            else if (maybe())
                deal["declarer"]["value"] = 20;
        } else {
            Json cards = {"HA", "HK", "HQ", "HJ", "H10", "H9", "H8", "H7", "C7"};
            const std::size_t cut = static_cast<std::size_t>(any(0, 8));
            const std::string first = anyOne(), second = anyOne();
            for (const auto& [by, from, to] :
                {std::tuple(first, std::size_t{0}, cut), std::tuple(second, cut, cards.size())})
                if (from < to)
                    deal["takes"].push_back({{"by", by},
                        {"cards",
                            Json(cards.begin() + static_cast<std::ptrdiff_t>(from),
                                cards.begin() + static_cast<std::ptrdiff_t>(to))}});
        }
    }

    Json m_game;
    int m_players = 0, m_seats = 0, m_tricks = 0;
    bool m_pairs = false, m_cards = false;
    std::vector<std::string> m_in, m_columns; ///< Of the deal that is made up.
};

/// What a deal gives, by the words of the format.
Points awardOf(const AnyTable& table, const Json& match, const Json& deal)
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
        std::int64_t total = 0;
        for (const auto& [name, count] : deal["count"].items())
            total += count.get<int>();
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

RC_GTEST_PROP(AnyOwnGame, isScoredAsItsFormatSays, ())
{
    AnyTable table;
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

/// What is taken from a valid match, or changed in it, is told in the place where it is.
RC_GTEST_PROP(AnyOwnGame, saysWhereAFaultIs, ())
{
    AnyTable table;
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
