// Random custom games and their matches.
#pragma once

#include <algorithm>
#include <tuple>

#include <rapidcheck.h>

#include "support/json.h"

namespace tafel::test {

inline constexpr const char* ownNames[] = {"Anna", "Beat", "Cora", "Dani", "Emil", "Fina", "Gina", "Hugo"};

inline int any(int lowest, int highest)
{
    return *rc::gen::inRange(lowest, highest + 1);
}
inline bool maybe()
{
    return any(0, 1) == 1;
}

/// A random game and its matches, as their authors would write them.
class AnyCustomTable {
public:
    AnyCustomTable()
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
            document["players"].push_back(ownNames[player]);
        for (int i = 0; i < deals; ++i)
            document["deals"].push_back(deal());
        return document;
    }

    /// The side that the number belongs to.
    std::string side(const std::string& name) const
    {
        if (!m_pairs)
            return name;
        return name == "Cora" ? "Anna" : name == "Dani" ? "Beat" : name;
    }

    /// The sum of all numbers of a contract `count`.
    int toCount(const Json& contract) const
    {
        const Json& of = contract["of"];
        return of == "tricks" ? m_tricks : of.is_array() ? 5 : of.get<int>();
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
        if ((measure == "count" || measure == "forecast" || measure == "takes") && maybe())
            contract["rest"] = true;
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
                m_in.push_back(ownNames[player]);
        m_columns = m_in;
        if (m_pairs)
            m_columns.resize(2);
        const Json& contract = m_game["contracts"][static_cast<std::size_t>(
            any(0, static_cast<int>(m_game["contracts"].size()) - 1))];
        Json deal{{"contract", contract["id"]}, {"dealer", ownNames[dealer]}};
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

    /// Random numbers with this sum; sometimes one side has all of it. With `rest`, some may be left over.
    Json shares(int total, bool rest = false)
    {
        Json shares = Json::object();
        const bool all = any(0, 3) == 0;
        if (rest && maybe())
            total = any(0, total);
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
            deal["count"] = shares(toCount(contract), contract.contains("rest"));
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
                    deal["points"].erase(m_columns.front()); // the program calculates the omitted number
            } else {
                for (const std::string& each : m_columns)
                    deal["points"][each] = any(-99, 99);
            }
        } else if (kind == "forecast") {
            for (const std::string& each : m_columns)
                deal["said"][each] = any(0, m_tricks);
            deal["made"] = shares(m_tricks, contract.contains("rest"));
        } else if (kind == "declarer") {
            const std::string first = anyOne();
            deal["declarer"] = {{"by", {first}}, {"won", maybe()}};
            if (contract.value("declarers", 1) == 2)
                deal["declarer"]["by"].push_back(first == m_in[0] ? m_in[1] : m_in[0]);
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
    std::vector<std::string> m_in, m_columns; ///< The players and columns of the generated deal.
};

} // namespace tafel::test
