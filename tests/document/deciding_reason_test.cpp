// The first reason of every verdict may decide: it is not a general order or time that a power changes, not a
// clause of an inactive power, and not missing in this edition.
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/games.h"
#include "support/json.h"

namespace tafel::test {
namespace {

bool startsWith(const std::string& text, const std::string& with)
{
    return text.starts_with(with);
}

/// A verdict together with its question.
class CaseQuestion {
public:
    explicit CaseQuestion(const Case& shown)
        : m_document(Json::parse(shown.document))
        , m_verdict(answer(shown.document, Language::English, *shown.command))
    {
    }

    /// The error of the first reason, or an empty text.
    std::string fault() const
    {
        if (m_verdict.contains("error"))
            return {};
        if (m_document.value("game", "") != "cosmic-eidex")
            return inOtherGames();
        if (m_verdict.contains("allowed"))
            return ofPowers();
        return m_verdict.contains("illegal") ? ofCards() : ofWinner();
    }

private:
    std::string edition() const { return m_document.value("edition", "web"); }

    /// Whether the edition in play contains the clause or has our interpretation.
    bool isHere(const std::string& id) const
    {
        const Clause* clause = clauseNamed(id);
        const Edition played = edition() == "en-1998" ? Edition::En1998
            : edition() == "de-1998"                  ? Edition::De1998
                                                      : Edition::Web;
        return clause && (!clause->section.in(played).empty() || clause->isInterpretation(played));
    }

    const Json* inForce(const std::string& power) const
    {
        if (m_document.contains("powers"))
            for (const Json& use : m_document["powers"])
                if (use["power"] == power)
                    return &use;
        return nullptr;
    }

    /// "skater" for "eidex.skater.tens-high"; empty for a clause of the basic game.
    static std::string powerOf(const std::string& id)
    {
        static const std::set<std::string> basic{
            "deal", "play", "values", "award", "tournament", "four", "characters", "entry"};
        const std::string part = id.substr(6, id.find('.', 6) - 6);
        return basic.contains(part) ? "" : part;
    }

    std::string ofCards() const
    {
        for (const Json& each : m_verdict["illegal"]) {
            const std::string id = each["clause"], power = powerOf(id);
            if (!isHere(id))
                return id + " is not in this edition";
            if (power.empty() ? !startsWith(id, "eidex.play.") : !inForce(power))
                return id + " does not forbid a card here";
            const std::string card = each["card"], trump = std::string(1, turnedUp().front());
            if (id == "eidex.play.follow-suit" && inForce("skater") && startsWith(card, trump))
                return id + " allows every trump; Skat forbids " + card;
        }
        return {};
    }

    std::string turnedUp() const
    {
        const Json* trumphator = inForce("trumphator");
        return (trumphator ? (*trumphator)["card"] : m_document["turned_up"]).get<std::string>();
    }

    std::string ofWinner() const
    {
        static const std::set<std::string> deciding{"eidex.play.winner", "eidex.values.ranks",
            "eidex.skater.tens-high", "eidex.skater.tens-in-undenufe", "eidex.umwerter.moves-card",
            "eidex.umwerter.in-undenufe", "eidex.umwerter.before-skat", "eidex.jiu-jitsu.swaps-neighbours",
            "eidex.jiu-jitsu.cancelled", "eidex.feministin.next-best", "eidex.feministin.card-loses-rank",
            "eidex.konsumentenschutz.rejects", "eidex.scharfmacher.double-trick",
            "eidex.trumphator.second-to-last", "eidex.trumphator.ace-and-six", "eidex.sphinx.names-winner"};
        const std::string first = m_verdict["because"][0]["clause"];
        if (!deciding.contains(first) || !isHere(first))
            return first + " makes no card the highest";
        if (!powerOf(first).empty() && !inForce(powerOf(first)))
            return first + " is not in force";
        for (const Json& reason : m_verdict["because"])
            if (const std::string wrong = generalWhereChanged(reason["clause"]); !wrong.empty())
                return wrong;
        return {};
    }

    std::string generalWhereChanged(const std::string& id) const
    {
        const Json* umwerter = inForce("umwerter");
        const bool moved = umwerter && m_verdict.contains("card")
            && (*umwerter)["card"].get<std::string>().front() == m_verdict["card"].get<std::string>().front();
        if (id == "eidex.values.ranks" && (inForce("skater") || moved))
            return id + " is not the order of this suit";
        if (id == "eidex.values.cards" && (inForce("guggitaler") || inForce("black-friday")))
            return id + " is not what the cards count";
        return {};
    }

    std::string ofPowers() const
    {
        if (!m_verdict["allowed"].is_array())
            return ofPower(m_document["may"], m_verdict["allowed"], m_verdict["because"]);
        for (std::size_t i = 0; i < m_verdict["allowed"].size(); ++i)
            if (const std::string wrong
                = ofPower(m_document["may"][i], m_verdict["allowed"][i], m_verdict["because"][i]);
                !wrong.empty())
                return wrong;
        return {};
    }

    /// A clause of the power or, if it is forbidden, of the characters (another player's, or once a deal).
    std::string ofPower(const Json& use, bool allowed, const Json& because) const
    {
        const std::string id = because[0]["clause"], power = use["power"];
        if (!isHere(id))
            return id + " is not in this edition";
        if (powerOf(id) == power)
            return saysWhen(id, use, allowed);
        return !allowed && id == "eidex.characters.drawn" ? "" : id + " does not decide on " + power;
    }

    /// The clause for this time, if a power has several clauses about its time.
    std::string saysWhen(const std::string& id, const Json& use, bool allowed) const
    {
        static const std::set<std::string> notAtFour{
            "eidex.fuersorge.gives-trick", "eidex.radarkontrolle.limit", "eidex.teekraenzchen.exchange"};
        if (m_document["players"].size() == 4 && allowed && notAtFour.contains(id))
            return id + " has other numbers with four players";
        static const std::map<std::string, std::set<std::string>> times{
            {"dealer", {"before-each-trick", "after-each-trick", "often-before-first-lead"}},
            {"fahnder", {"before-lead", "after-lead"}}, {"weisheit", {"when-announced", "bonus"}},
            {"kompass", {"direction", "two-changes"}}, {"laser", {"draws-put-down", "draws-first-lead"}}};
        const auto known = times.find(use["power"]);
        const std::string name = id.substr(id.rfind('.') + 1);
        return allowed && known != times.end() && !known->second.contains(name)
            ? id + " does not say that it is possible now"
            : "";
    }

    /// A rule of this game, or a shared rule of the games of contracts.
    std::string inOtherGames() const
    {
        const std::string game = m_document.value("game", ""),
                          own = game == "krass-kariert" ? "krass." : game + ".";
        std::vector<std::string> first;
        if (m_verdict.contains("illegal"))
            for (const Json& each : m_verdict["illegal"])
                first.push_back(each["clause"]);
        if (m_verdict.contains("because") && !m_verdict["because"].empty())
            first.push_back(m_verdict["because"][0]["clause"]);
        for (const std::string& id : first)
            if (!startsWith(id, own) && !startsWith(id, "compendium."))
                return id + " is no rule of " + game;
        if (m_verdict.contains("winner") && first.back() == "compendium.trump"
            && !m_document.contains("trump"))
            return first.back() + ": there is no trump";
        return {};
    }

    Json m_document, m_verdict;
};

TEST(DecidingQuestion, isTheFirstReasonOfEveryVerdict)
{
    int verdicts = 0;
    for (const Case& each : allCases())
        if (each.command == document::judgeDocument && nlohmann::json::accept(each.document)) {
            EXPECT_EQ(CaseQuestion(each).fault(), "") << each.file << ": " << each.name << '\n'
                                                      << each.document;
            ++verdicts;
        }
    EXPECT_GT(verdicts, 500);
}

} // namespace
} // namespace tafel::test
