// Random custom games with any measure, order, dealer, and end.
#pragma once

#include "support/any_match.h"

namespace tafel::test {

class AnyCustomGame {
public:
    AnyCustomGame()
        : m_players(2 + below(7))
        , m_pairs(m_players == 4 && oneIn(2))
    {
        const bool sits = !m_pairs && m_players > 2 && oneIn(3);
        m_seats = sits ? m_players - 1 : m_players;
        const bool cards = oneIn(2);
        m_tricks = cards ? 32 / m_seats : 1 + below(20);
        m_game = {{"format", "tafelrichter-game/1"}, {"id", "any"}, {"name", "Any"}, {"players", {m_players}},
            {"wins", oneIn(2) ? "most" : "least"}, {"contracts", Json::array()}};
        if (m_pairs)
            m_game["sides"] = "pairs";
        if (sits)
            m_game["seats"] = m_seats;
        if (cards)
            m_game["cards"] = {{"ranks", {"A", "K", "Q", "J", "10", "9", "8", "7"}}};
        else
            m_game["tricks"] = m_tricks;
        constexpr const char* dealers[] = {"next", "round", "winner", "loser", "chosen"};
        m_game["dealer"] = dealers[below(5)];
        constexpr const char* orders[] = {"free", "round", "player"};
        const std::string order = orders[below(3)];
        m_game["order"] = order;
        for (int i = 0, contracts = 1 + below(3); i < contracts; ++i) {
            Json contract = anyContract("c" + std::to_string(i), cards);
            if (order != "free" && oneIn(2))
                contract["times"] = 1 + below(2);
            m_game["contracts"].push_back(std::move(contract));
        }
        if (order == "free" && oneIn(4))
            m_game["order"] = {"c0", "c0"};
        if (order == "free" && oneIn(2))
            m_game["end"] = {{"deals", 1 + below(4)}};
        if (oneIn(2))
            m_game["extras"] = {{{"id", "meld"}, {"name", "Meld"}, {"clause", "As typed."}, {"min", -50}},
                {{"id", "bonus"}, {"name", "Bonus"}, {"clause", "Ten."}, {"values", {10, -10}},
                    {"multiplied", true}}};
    }

    int players() const { return m_players; }
    const Json& document() const { return m_game; }
    bool hasEnd() const { return m_game.contains("end") || m_game["order"] != "free"; }

private:
    static int number() { return below(41) - 20; }

    static Json terms(std::initializer_list<const char*> keys)
    {
        Json terms = Json::object();
        for (const char* key : keys)
            if (oneIn(2))
                terms[key] = number();
        return terms;
    }

    Json anyContract(const std::string& id, bool cards) const
    {
        Json contract{{"id", id}, {"name", id}, {"clause", "The rule of " + id + "."}};
        constexpr const char* measures[]
            = {"count", "winners", "out", "left", "points", "forecast", "declarer", "takes"};
        const std::string measure = measures[below(cards ? 8 : 7)];
        contract["measure"] = measure;
        if (measure == "count") {
            contract["of"] = oneIn(2) ? Json("tricks") : cards ? Json({"Q", "HK"}) : Json(1 + below(30));
            contract["score"] = {{"each", number()}};
        } else if (measure == "winners") {
            contract["score"] = {{"tricks", {{"last", number()}, {"1", number()}}}};
        } else if (measure == "out") {
            for (int i = 0; i < m_seats; ++i)
                contract["score"]["places"].push_back(number());
        } else if (measure == "left") {
            contract["score"] = {{"each", number()}, {"winner", number()}};
        } else if (measure == "points") {
            if (oneIn(2))
                contract["sum"] = m_seats + below(150);
            if (oneIn(2))
                contract["min"] = -below(100); // keeps awards within the limit of a deal
            if (oneIn(2))
                contract["max"] = 200 + below(300);
            contract["score"] = {{"each", number()}};
            if (oneIn(3))
                contract["score"]["winner"] = number();
        } else if (measure == "forecast") {
            contract["of"] = oneIn(2) ? Json("tricks") : Json(1 + below(20));
            contract["uneven"] = oneIn(2);
            contract["enough"] = oneIn(2);
            contract["score"] = {{"hit", terms({"fixed", "said", "made", "off"})},
                {"miss", terms({"fixed", "said", "made", "off"})}};
        } else if (measure == "declarer") {
            if (m_seats > 2 && !m_pairs && oneIn(2))
                contract["declarers"] = 2;
            if (oneIn(2))
                contract["values"] = {10, 20, 30};
            contract["score"]
                = {{"won", {{"by", terms({"fixed", "value"})}, {"others", terms({"fixed", "value"})}}},
                    {"lost", {{"by", terms({"fixed", "value"})}}}};
        } else {
            contract["score"] = {{"cards", {{"H", number()}, {"HQ", number()}, {"C7", number()}}}};
        }
        if ((measure == "count" || measure == "takes" || measure == "forecast") && oneIn(3))
            contract["rest"] = true;
        if ((measure == "count" || measure == "takes" || contract.contains("sum")) && oneIn(2))
            contract["march"]
                = {{"clause", "All."}, {"by", number()}, {"others", number()}, {"adds", oneIn(2)}};
        if (oneIn(2))
            contract["factor"] = {{"clause", "Times."}, {"values", {1, 3, 5}}};
        return contract;
    }

    int m_players;
    bool m_pairs;
    int m_seats = 0, m_tricks = 0;
    Json m_game;
};

} // namespace tafel::test
