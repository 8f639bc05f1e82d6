// Properties of the score of every match.
#include "referee/score.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/any_match.h"

namespace tafel {
namespace {

using namespace test;

/// The sum of victory points in a deal depends on the deciding clauses.
RC_GTEST_PROP(Score, victoryPointsOfThreePlayersSumToTwoOrNothing, ())
{
    const Json result = answer(anyScoredMatch().dump());
    for (const Json& deal : result["deals"]) {
        if (deal["award"].size() != 3)
            continue;
        int sum = 0;
        for (const Json& points : deal["award"])
            sum += points.get<int>();
        RC_ASSERT((sum == 2 || sum == 0));
        if (sum == 0) {
            const std::string why = deal["because"].dump();
            RC_ASSERT(
                (why.find("all-equal") != std::string::npos || why.find("all-over") != std::string::npos));
        }
    }
}

RC_GTEST_PROP(Score, ofFourPlayersGivesAtMostFourVictoryPoints, ())
{
    const Json result = answer(anyScoredMatch().dump());
    for (const Json& deal : result["deals"]) {
        int sum = 0;
        for (const Json& points : deal["award"]) {
            RC_ASSERT((points.get<int>() >= 0 && points.get<int>() <= 2));
            sum += points.get<int>();
        }
        RC_ASSERT(sum <= 4);
    }
}

/// At six points and in chaos, the change differs from the award.
RC_GTEST_PROP(Score, totalsAreTheSumsOfTheChanges, ())
{
    const Match match = document::readMatch(anyScoredMatch().dump()).value();
    PerPlayer<int> total{};
    const Outcome outcome = score(match).value();
    for (const ScoredDeal& deal : outcome.deals) {
        const bool byTournament
            = deal.award.brief.pattern.en == "chaos" || deal.award.brief.pattern.en == "several at {0}";
        RC_ASSERT((deal.change == deal.award.award || byTournament));
        for (Player player = 0; player < match.count(); ++player)
            total[player] += deal.change[player];
        RC_ASSERT(total == deal.after.total);
    }
}

RC_GTEST_PROP(Score, isTheSameEveryTime, ())
{
    const std::string match = anyMatch().dump();
    RC_ASSERT(answerText(match) == answerText(match));
    const Result<Match> read = document::readMatch(match);
    RC_ASSERT(read.has_value());
    const Result<Outcome> one = score(*read), two = score(*read);
    RC_ASSERT(one.has_value() == two.has_value());
}

RC_GTEST_PROP(Score, doesNotHangOnTheLanguage, ())
{
    const std::string match = anyMatch().dump();
    Json german = answer(match, Language::German), english = answer(match, Language::English);
    const auto withoutTexts = [](Json& document) {
        if (document.contains("error"))
            document["error"].erase("message");
        else
            for (Json& deal : document["deals"])
                for (Json& reason : deal["because"])
                    reason.erase("text");
        return document;
    };
    RC_ASSERT(withoutTexts(german) == withoutTexts(english));
}

RC_GTEST_PROP(Score, ofTheFirstDealsIsTheBeginningOfTheScore, ())
{
    Json match = anyScoredMatch();
    const Json whole = answer(match.dump());
    while (!match["deals"].empty()) {
        match["deals"].erase(match["deals"].size() - 1);
        const Json part = answer(match.dump());
        RC_ASSERT(part["deals"].size() == match["deals"].size());
        for (std::size_t i = 0; i < part["deals"].size(); ++i)
            RC_ASSERT(part["deals"][i] == whole["deals"][i]);
    }
}

RC_GTEST_PROP(Score, ofALeftOutPlayerIsThatOfAllGiven, ())
{
    const Json match = anyScoredMatch();
    Json shorter = match;
    for (Json& deal : shorter["deals"]) {
        const auto victim = std::next(deal["points"].begin(), below(static_cast<int>(deal["points"].size())));
        deal["points"].erase(victim);
    }
    RC_ASSERT(answerText(shorter.dump()) == answerText(match.dump()));
}

/// The same document with shuffled keys in every object.
Json shuffled(const Json& value)
{
    if (value.is_array()) {
        Json list = Json::array();
        for (const Json& each : value)
            list.push_back(shuffled(each));
        return list;
    }
    if (!value.is_object())
        return value;
    std::vector<std::string> keys;
    for (const auto& [key, child] : value.items())
        keys.push_back(key);
    Json object = Json::object();
    while (!keys.empty()) {
        const auto next = keys.begin() + below(static_cast<int>(keys.size()));
        object[*next] = shuffled(value[*next]);
        keys.erase(next);
    }
    return object;
}

RC_GTEST_PROP(Score, doesNotHangOnTheOrderOfKeys, ())
{
    const Json match = anyScoredMatch();
    RC_ASSERT(answerText(shuffled(match).dump()) == answerText(match.dump()));
}

RC_GTEST_PROP(Score, doesNotHangOnTheOrderOfPowers, ())
{
    const Json match = anyScoredMatch();
    Json turned = match;
    for (Json& deal : turned["deals"])
        if (deal.contains("powers"))
            std::reverse(deal["powers"].begin(), deal["powers"].end());
    const Json one = answer(match.dump()), two = answer(turned.dump());
    for (std::size_t i = 0; i < one["deals"].size(); ++i) {
        RC_ASSERT(one["deals"][i]["award"] == two["deals"][i]["award"]);
        RC_ASSERT(one["deals"][i]["total"] == two["deals"][i]["total"]);
    }
}

RC_GTEST_PROP(Score, ofAMatchReadAndWrittenIsTheSame, ())
{
    const std::string match = anyMatch().dump();
    const std::string written = document::writeMatch(document::readMatch(match).value());
    RC_ASSERT(answerText(written) == answerText(match));
    RC_ASSERT(document::writeMatch(document::readMatch(written).value()) == written);
}

RC_GTEST_PROP(Deal, halfEnteredReadsBackAsItWas, ())
{
    const Json match = anyMatch();
    const Match head = document::readMatch(match.dump()).value();
    Json draft = anyDeal(match);
    const Json whole = draft;
    for (const auto& [key, value] : whole.items())
        if (oneIn(2))
            draft.erase(key);
    const std::string written = document::writeDeal(head, document::readDeal(head, draft.dump()).value());
    RC_ASSERT(nlohmann::json::parse(written) == nlohmann::json::parse(draft.dump()));
    RC_ASSERT(document::writeDeal(head, document::readDeal(head, written).value()) == written);
}

} // namespace
} // namespace tafel
