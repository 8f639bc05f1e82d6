// A client that knows a match file only through `tafelrichter ask`. It writes every answer into the document
// in the published form, by its path and its value.
#pragma once

#include <stdexcept>

#include "games/games.h"
#include "support/any_match.h"
#include "support/json.h"

namespace tafel::test {

/// The steps of a JSON Pointer.
inline std::vector<std::string> stepsOf(const std::string& path)
{
    std::vector<std::string> steps;
    for (std::size_t at = 0; at < path.size();) {
        const std::size_t end = std::min(path.find('/', at + 1), path.size());
        std::string step = path.substr(at + 1, end - at - 1);
        for (const auto& [coded, plain] : {std::pair("~1", "/"), std::pair("~0", "~")})
            for (std::size_t found; (found = step.find(coded)) != std::string::npos;)
                step.replace(found, 2, plain);
        steps.push_back(std::move(step));
        at = end;
    }
    return steps;
}

/// Creates missing parents as objects. A last step "-" appends to a list.
inline void write(Json& root, const std::string& path, Json value)
{
    Json* here = &root;
    for (const std::string& step : stepsOf(path)) {
        if (step == "-") {
            here->push_back(Json());
            here = &here->back();
        } else {
            here = here->is_array() ? &here->at(std::stoul(step)) : &(*here)[step];
        }
    }
    *here = std::move(value);
}

/// Answers one prompt after the other at random, as a client without knowledge of the rules.
class Stranger {
public:
    explicit Stranger(Json match)
        : m_match(std::move(match))
    {
    }

    const Json& match() const { return m_match; }

    /// Records deals card by card where the game allows it, except for a few in numbers.
    void record() { m_records = true; }

    /// The current prompts. Fails the test on an error.
    Json asked() const
    {
        Json shown = answer(m_match.dump(), Language::English, document::promptsDocument);
        if (shown.contains("error"))
            fail("ask refuses", shown);
        return shown;
    }

    /// The house rules, before the first deal.
    void chooseRules()
    {
        const std::size_t rules = asked().value("house_rules", Json::array()).size();
        for (std::size_t rule = 0; rule < rules; ++rule)
            if (const Json ask = asked()["house_rules"][rule]; oneIn(3) && isPossible(ask))
                say(m_match, ask);
        asked();
    }

    /// Plays to the end. In a game without an end the table stops after `deals` deals.
    void play(std::optional<std::size_t> deals = {})
    {
        std::vector<Json> given;
        constexpr int most = 400; // most answers for one deal
        std::size_t last = 0;
        for (int answers = 0; answers < most; ++answers) {
            const Json shown = asked();
            if (shown["finished"] == true)
                return judge(given);
            const std::size_t number = shown["deal"];
            if (std::exchange(last, number) != number)
                answers = 0;
            if (deals && number > *deals) {
                m_match["ended"] = true;
                continue;
            }
            if (number > m_match["deals"].size()) {
                m_match["deals"].push_back(Json::object());
                m_hands = Json();
                m_secret = Json::object();
                if (m_records && !oneIn(4)) {
                    beginRecord();
                    continue;
                }
            }
            goOn(shown, given);
        }
        fail("it has no end", asked());
    }

    [[noreturn]] void fail(const std::string& what, const Json& shown) const
    {
        throw std::runtime_error(
            what + ": " + shown.dump() + "\nMatch: " + m_match.dump() + "\nHands: " + m_hands.dump());
    }

    static bool isPossible(const Json& ask)
    {
        const std::string kind = ask["kind"];
        if (kind == "number")
            return ask["lowest"] <= ask["highest"];
        if (ask.contains("cards") && !ask["cards"].empty() && kind != "choice")
            return true;
        if (kind == "card" && !ask.contains("cards"))
            return true;
        return !possible(ask).empty();
    }

    /// Writes a random answer.
    void say(Json& into, const Json& ask)
    {
        const std::string kind = ask["kind"], path = ask["path"];
        if (kind == "number") {
            put(into, ask, randomNumber(ask));
        } else if (kind == "cards") {
            Json list = Json::array();
            const int one = below(static_cast<int>(ask["cards"].size()));
            const int other = (one + 1 + below(static_cast<int>(ask["cards"].size()) - 1))
                % static_cast<int>(ask["cards"].size());
            list.push_back(ask["cards"][static_cast<std::size_t>(one)]);
            list.push_back(ask["cards"][static_cast<std::size_t>(other)]);
            put(into, ask, list);
        } else if (kind == "card") {
            sayCard(into, ask);
        } else {
            sayOptions(into, ask);
        }
    }

private:
    static std::vector<Json> possible(const Json& ask)
    {
        std::vector<Json> options;
        for (const Json& option : ask.value("options", Json::array()))
            if (!option.contains("why_not") && option["said"] == false && !option.contains("follows")
                && !option.contains("default"))
                options.push_back(option);
        return options;
    }

    static const Json& anyOf(const std::vector<Json>& list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

    static int randomNumber(const Json& ask)
    {
        const int lowest = ask["lowest"], highest = ask["highest"];
        const Json except = ask.value("except", Json::array());
        const auto isExcept = [&](int number) {
            return std::any_of(except.begin(), except.end(),
                [&](const Json& each) { return each["from"] <= number && number <= each["to"]; });
        };
        for (;;) {
            const int most = std::min(highest, std::max(lowest, 0) + (oneIn(4) ? 200 : 9));
            const int number = oneIn(6)      ? lowest
                : oneIn(6) && highest < 1000 ? highest
                                             : lowest + below(std::max(1, most - lowest + 1));
            if (!isExcept(number))
                return number;
        }
    }

    static void put(Json& into, const Json& ask, const Json& answer)
    {
        if (!ask.contains("put"))
            return write(into, ask["path"], answer);
        const Json& put = ask["put"];
        if (!put.contains("value"))
            return write(into, put["path"], answer);
        Json entry = put["value"];
        if (put.contains("key") && !answer.is_null())
            entry[put["key"].get<std::string>()] = answer;
        write(into, put["path"], std::move(entry));
    }

    static void put(Json& into, const Json& ask, const Json& option, const std::string& kind)
    {
        if (option.contains("put"))
            write(into, option["put"]["path"], option["put"].value("value", option["value"]));
        else if (kind == "several" || kind == "order")
            write(into, ask["path"].get<std::string>() + "/-", option["value"]);
        else
            put(into, ask, option["value"]);
    }

    static void sayCard(Json& into, const Json& ask)
    {
        std::vector<Json> answers;
        if (!ask.contains("cards"))
            for (Card card : CardSet::eidexPack())
                answers.push_back(card.text(Pack::Eidex));
        else
            answers.assign(ask["cards"].begin(), ask["cards"].end());
        if (answers.empty())
            for (const Json& option : possible(ask))
                // The face of a card played face down is unknown until it is revealed.
                answers.push_back(option["value"]);
        put(into, ask, anyOf(answers));
    }

    static void sayOptions(Json& into, const Json& ask)
    {
        const std::string kind = ask["kind"];
        std::vector<Json> options = possible(ask);
        if (kind == "choice")
            return put(into, ask, anyOf(options), kind);
        std::size_t wanted = options.size();
        if (kind == "several") {
            const int lowest = ask["lowest"], highest = ask["highest"];
            if (lowest == 0 && oneIn(2))
                for (const Json& option : options)
                    if (option["value"].is_null())
                        return put(into, ask, option, kind);
            std::erase_if(options, [](const Json& option) { return option["value"].is_null(); });
            wanted = static_cast<std::size_t>(std::max(1, lowest) + below(highest - std::max(1, lowest) + 1));
        }
        while (wanted-- > 0) {
            const int which = below(static_cast<int>(options.size()));
            put(into, ask, options[static_cast<std::size_t>(which)], kind);
            options.erase(options.begin() + which);
        }
    }

    static bool follows(const Json& ask)
    {
        const Json options = ask.value("options", Json::array());
        return ask.contains("rest") || std::any_of(options.begin(), options.end(), [](const Json& option) {
            return option.contains("follows");
        });
    }

    /// Answers one open prompt, occasionally an optional one; otherwise writes down the derived values.
    void goOn(const Json& shown, std::vector<Json>& given)
    {
        Json& deal = m_match["deals"].back();
        std::vector<Json> open, besides, following;
        for (const Json& ask : shown["asks"]) {
            if (ask["said"] == true)
                continue;
            if (follows(ask))
                following.push_back(ask);
            else if (isPossible(ask))
                (ask["required"] == true ? open : besides).push_back(ask);
        }
        if (!besides.empty() && oneIn(12))
            return sayNow(deal, anyOf(besides));
        if (!open.empty())
            return sayNow(deal, anyOf(open));
        if (following.empty() && !besides.empty())
            return say(deal, anyOf(besides));
        if (following.empty())
            fail("nothing is asked", shown);
        for (const Json& ask : following)
            sayWhatFollows(deal, ask);
        if (shown.contains("gives"))
            given.resize(m_match["deals"].size());
        if (shown.contains("gives"))
            given.back() = shown["gives"]["award"];
        const Json next = asked();
        if (shown.contains("gives") && next["finished"] == false && next["deal"] == shown["deal"])
            fail("what it gives is not accepted", next);
        if (next == shown)
            fail("what follows changes nothing", next);
    }

    static void sayWhatFollows(Json& deal, const Json& ask)
    {
        if (ask.contains("rest"))
            return put(deal, ask, ask["rest"]);
        for (const Json& option : ask["options"])
            if (option.contains("follows"))
                put(deal, ask, option, ask["kind"]);
    }

    /// Checks that `score` accepts the match, and that each deal gives the result that was shown.
    void judge(const std::vector<Json>& given) const
    {
        const Json scored = answer(m_match.dump());
        if (scored.contains("error") || scored["finished"] != true)
            fail("score", scored);
        for (std::size_t deal = 0; deal < given.size(); ++deal)
            if (!given[deal].is_null() && given[deal] != scored["deals"][deal]["award"])
                fail("deal " + std::to_string(deal + 1) + " was to give " + given[deal].dump(), scored);
    }

    // ---- Recording

    std::string dealer() const
    {
        Json before = m_match;
        before["deals"].erase(before["deals"].size() - 1);
        return answer(before.dump())["next"]["dealer"];
    }

    /// The dealt cards. The client knows them, and may or may not write them down.
    Json dealt(const std::vector<std::string>& in, CardSet deck, Pack pack, std::size_t size)
    {
        std::vector<Card> cards;
        for (const Card card : deck)
            cards.insert(cards.begin() + below(static_cast<int>(cards.size()) + 1), card);
        Json hands = Json::object();
        for (const std::string& name : in)
            for (std::size_t i = 0; i < size; ++i) {
                hands[name].push_back(cards.back().text(pack));
                cards.pop_back();
            }
        return hands;
    }

    void beginRecord()
    {
        Json& deal = m_match["deals"].back();
        const Game& game = *gameNamed(m_match["game"].get<std::string>());
        const int count = static_cast<int>(m_match["players"].size());
        std::vector<std::string> in = m_match["players"];
        const CardSet deck = game.deck(count);
        if (deck.empty())
            return beginRound(deal, in);
        if (game.unit() == Unit::VictoryPoints) {
            m_hands = dealt(in, deck, Pack::Eidex, static_cast<std::size_t>(deck.size() / count));
            deal["turned_up"] = m_hands[dealer()][0];
        } else {
            for (bool asks = true; asks;) {
                asks = false;
                const Json shown = asked();
                for (const Json& ask : shown["asks"])
                    if ((ask["path"] == "/contract" || ask["path"] == "/trump") && ask["said"] == false
                        && !asks) {
                        asks = true;
                        follows(ask) ? sayWhatFollows(deal, ask) : say(deal, ask);
                    }
                for (const Json& ask : shown["asks"])
                    if (ask["path"].get<std::string>().starts_with("/points/")
                        && in.size() == m_match["players"].size())
                        keepAsked(in, shown);
            }
            const Json plain = deal;
            deal["log"] = Json::array();
            if (answer(m_match.dump(), Language::English, document::promptsDocument).contains("error")) {
                deal = plain; // the contract has no tricks
                return;
            }
            const std::size_t size
                = m_match["game"] == "bismarck" ? 16 : static_cast<std::size_t>(deck.size()) / in.size();
            m_hands = dealt(in, deck, Pack::French, size);
            if (m_match["game"] == "hintersche")
                showBottom(deal["trump"], dealer());
        }
        deal["log"] = Json::array();
        if (oneIn(2))
            deal["hands"] = m_hands;
    }

    /// Krass Kariert: the hands in the order in which they were dealt, two reserve cards each.
    static void beginRound(Json& deal, const std::vector<std::string>& players)
    {
        std::vector<std::string> cards;
        for (int copy = 0; copy < 4; ++copy)
            for (int number = 1; number <= 12; ++number)
                cards.push_back(std::to_string(number));
        for (const char* card : {"X", "stop", "redraw"})
            cards.insert(cards.end(), 2, card);
        const auto any = [&] {
            const auto one = cards.begin() + below(static_cast<int>(cards.size()));
            std::string card = *one;
            cards.erase(one);
            return card;
        };
        for (const std::string& player : players) {
            for (int i = 0; i < (players.size() == 5 ? 7 : 10); ++i)
                deal["hands"][player].push_back(any());
            for (int i = 0; i < 2; ++i)
                deal["reserves"][player].push_back(any());
        }
        deal["log"] = Json::array();
    }

    /// Only the players who take part have a number.
    static void keepAsked(std::vector<std::string>& in, const Json& shown)
    {
        std::erase_if(in, [&](const std::string& name) {
            return std::none_of(shown["asks"].begin(), shown["asks"].end(), [&](const Json& ask) {
                return ask["path"].get<std::string>().starts_with("/points/") && ask["player"] == name;
            });
        });
    }

    /// The dealer holds a card of that suit.
    void showBottom(const std::string& suit, const std::string& dealer)
    {
        Json& own = m_hands[dealer];
        const auto is = [&](const Json& card) { return card.get<std::string>()[0] == suit[0]; };
        if (std::any_of(own.begin(), own.end(), is))
            return;
        for (auto& [name, hand] : m_hands.items())
            for (Json& card : hand)
                if (is(card))
                    return std::swap(card, own[0]);
    }

    /// The deal as the client knows it: with the hands, and with the cards that moved unseen.
    Json truth(const Json& deal) const
    {
        Json truth = deal;
        truth["hands"] = m_hands;
        const Json events = m_secret.value("log", Json::object());
        for (const auto& [event, named] : events.items())
            truth["log"][std::stoul(event)].merge_patch(named);
        return truth;
    }

    Json askedOfTruth(Json& deal) const
    {
        const Json written = std::exchange(deal, truth(deal));
        Json shown = asked();
        deal = written;
        return shown;
    }

    /// Decides by the prompts of the complete deal which cards move unseen.
    Json settleTruth(Json& deal)
    {
        for (;;) {
            const Json shown = askedOfTruth(deal), written = asked();
            const auto isSecret = [&](const Json& ask) {
                const std::string path = ask["path"];
                return path.starts_with("/log/") && ask["required"] == true && !path.starts_with("/log/-")
                    && std::none_of(written["asks"].begin(), written["asks"].end(), [&](const Json& each) {
                           return each["path"] == ask["path"] && each["required"] == true;
                       });
            };
            const auto secret = std::find_if(shown["asks"].begin(), shown["asks"].end(), isSecret);
            if (secret == shown["asks"].end())
                return shown;
            if (!isPossible(*secret))
                fail("nothing can be named", shown);
            say(m_secret, *secret);
        }
    }

    /// Answers with values that fit the dealt cards, where these are not written down. The prompts must offer
    /// all of them.
    void sayNow(Json& deal, const Json& ask)
    {
        if (m_hands.is_null() || !deal.contains("log") || deal.contains("hands")
            || !ask["path"].get<std::string>().starts_with("/log/"))
            return say(deal, ask);
        const Json shown = settleTruth(deal);
        for (const Json& known : shown["asks"]) {
            if (known["path"] != ask["path"] || known["label"] != ask["label"])
                continue;
            for (const Json& card : known.value("cards", Json::array()))
                if (std::find(ask["cards"].begin(), ask["cards"].end(), card) == ask["cards"].end())
                    fail(card.dump() + " can be and is not offered", ask);
            if (isPossible(known))
                say(deal, known);
            return;
        }
        if (ask["required"] == true)
            sayWhatFits(deal, ask);
    }

    /// If the hands were written down, the referee would know the faces of hidden cards. The client answers
    /// with these.
    void sayWhatFits(Json& deal, const Json& ask)
    {
        std::vector<Json> answers, fitting;
        for (const Json& card : ask.value("cards", Json::array()))
            answers.push_back(card);
        for (const Json& option : possible(ask))
            answers.push_back(option["value"]);
        const Json before = deal;
        for (const Json& each : answers) {
            put(deal, ask, each);
            deal = truth(deal);
            const Json scored = answer(m_match.dump());
            // There is no error, though the end of the log may be incomplete.
            if (!scored.contains("error") || scored["error"]["where"].get<std::string>().ends_with("/log"))
                fitting.push_back(each);
            deal = before;
        }
        if (fitting.empty())
            fail("nothing is offered that can be", ask);
        put(deal, ask, anyOf(fitting));
    }

    Json m_match;
    Json m_hands; ///< The hands of the deal being recorded.
    Json m_secret = Json::object(); ///< Cards that moved unseen, in the format of the document.
    bool m_records = false;
};

} // namespace tafel::test
