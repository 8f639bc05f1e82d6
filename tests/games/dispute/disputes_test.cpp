// The same taps (tests/live/disputes.json) give the same document as on a phone (tests/live/browser.py).
#include <algorithm>
#include <fstream>
#include <set>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "document/document.h"
#include "games/dispute/draft.h"
#include "games/eidex/power.h"
#include "games/games.h"

namespace tafel::dispute {

namespace {

using Json = nlohmann::json;

Json disputes()
{
    return Json::parse(std::ifstream(TAFEL_SOURCE "/tests/live/disputes.json"));
}

Card cardOf(const Draft& draft, const Json& text)
{
    return *Card::parse(text.get<std::string>(), draft.match().game->pack());
}

/// The index of a card of Krass Kariert.
int keyOf(const std::string& card)
{
    return card == "stop"  ? NumberCard::stop
        : card == "redraw" ? NumberCard::redraw
        : card[0] == 'X'   ? NumberCard::x
                           : std::stoi(card);
}

/// Names the parameters of the open power: the index of an option, a number, or cards.
void nameOn(Draft& draft, const Json& named)
{
    const std::vector<Prompt> prompts = draft.pick().prompts;
    for (const auto& [key, value] : named.items())
        for (const Prompt& prompt : prompts) {
            if (!prompt.path.ends_with('/' + key))
                continue;
            if (value.is_array())
                for (const Json& card : value)
                    draft.respond(prompt.path, cardOf(draft, card));
            else
                draft.respond(prompt.path,
                    prompt.options.empty() ? value.get<int>()
                                           : prompt.options[value.get<std::size_t>()].value);
        }
}

void useOn(Draft& draft, const char* list, const Json& use)
{
    draft.respond(list, use["seat"].get<int>());
    if (use.contains("named"))
        nameOn(draft, use["named"]);
}

void cardsOn(Draft& draft, const Json& at)
{
    for (const char* const name : {"trick", "laid", "series", "gone", "hand"})
        for (const Json& card : at.value(name, Json::array())) {
            const std::string path = std::string("/") + (name == std::string("series") ? "laid" : name);
            if (card.is_null())
                draft.respond(path, Draft::faceDown);
            else
                draft.respond(path, cardOf(draft, card));
        }
    for (const char* const end : {"up", "down"})
        if (at.contains(end))
            draft.respond(std::string("/row/") + end, cardOf(draft, at[end]));
}

void numbersOn(Draft& draft, const Json& at)
{
    for (const char* const name : {"table", "hand"})
        for (const Json& each : at.value(name, Json::array())) {
            const std::string card = each;
            draft.respond(std::string("/keys/") + name, keyOf(card));
            if (card.starts_with("X="))
                draft.respond("/keys/call", std::stoi(card.substr(2)));
        }
}

/// Enters the taps of a case.
void tapOn(Draft& draft, const Json& at)
{
    const std::string question = at.value("question", "play");
    if (at.contains("choose"))
        for (const Button& each : draft.pick().buttons)
            if (each.name == at["choose"])
                draft.respond(each.tap.path, *each.tap.answer);
    if (at.contains("turned"))
        draft.respond("/turned_up", cardOf(draft, at["turned"]));
    if (at.contains("trump"))
        draft.respond(
            "/trump", static_cast<int>(*suitFromLetter(at["trump"].get<std::string>()[0], Pack::French)));
    for (const Json& use : at.value("uses", Json::array()))
        useOn(draft, "/powers", use);
    if (question != "play")
        draft.respond("/question", question == "winner" ? 1 : 2);
    if (draft.match().game->positionKeys(draft.match(), {}).has(Key::Table))
        numbersOn(draft, at);
    else
        cardsOn(draft, at);
    if (at.contains("lead")) {
        const std::vector<std::string>& players = draft.match().players;
        draft.respond("/lead",
            static_cast<int>(std::find(players.begin(), players.end(), at["lead"]) - players.begin()));
    }
    if (at.contains("phase")) {
        const auto phase
            = std::find(std::begin(phaseNames), std::end(phaseNames), at["phase"].get<std::string>());
        draft.respond("/phase", static_cast<int>(phase - std::begin(phaseNames)));
        useOn(draft, "/may", at);
        for (const Json& use : at.value("others", Json::array()))
            useOn(draft, "/may", use);
    }
    const Json besides = at.value("say", Json::object());
    for (const auto& [path, value] : besides.items())
        draft.respond('/' + path, value.get<int>());
    if (at.contains("asked"))
        draft.respond("/card", cardOf(draft, at["asked"]));
    if (at.contains("then"))
        draft.respond("/question", at["then"] == "winner" ? 1 : 2);
}

Json askedOf(const Draft& draft)
{
    const auto asked = draft.document();
    const PowerQuestion* const question = std::get_if<PowerQuestion>(&asked);
    return Json::parse(
        question ? document::writeQuestion(*question) : document::writePosition(std::get<Position>(asked)));
}

/// The conditions that determine the possible taps: the question, and the contents of a position of the game.
std::set<std::string> kindsOf(const Game& game, const Match& head, const std::string& contract)
{
    std::string keys;
    for (unsigned key = 0; key <= static_cast<unsigned>(Key::Characters); ++key)
        if (game.positionKeys(head, contract).has(static_cast<Key>(key)))
            keys += ' ' + std::string(name(static_cast<Key>(key)));
    const bool tricks = keys.find("trick") != std::string::npos;
    std::set<std::string> kinds{"play" + keys};
    if (tricks)
        kinds.insert("winner" + keys);
    if (game.positionKeys(head, contract).has(Key::Characters))
        kinds.insert("power" + keys);
    return kinds;
}

} // namespace

TEST(Disputes, haveTheDocumentThatAPhoneMakesOfTheSameTaps)
{
    const Json all = disputes();
    for (const auto& [name, at] : all.items()) {
        SCOPED_TRACE(name);
        const auto match = document::readMatch(at["match"].dump());
        ASSERT_TRUE(match);
        const auto entry
            = at.contains("draft") ? document::readDeal(*match, at["draft"].dump()) : DealEntry{};
        ASSERT_TRUE(entry);
        Draft draft(*match, match->game->start(*match), *entry);
        tapOn(draft, at);
        EXPECT_EQ(askedOf(draft), at["document"]);
        EXPECT_NE(draft.ruling().kind, Ruling::Kind::Empty);
    }
}

TEST(Disputes, haveACaseForEachKindOfQuestionOfEachContractOfEachGame)
{
    std::set<std::string> compared;
    const Json all = disputes();
    for (const auto& [name, at] : all.items()) {
        const auto match = document::readMatch(at["match"].dump());
        ASSERT_TRUE(match) << name;
        const std::string contract = at.value("draft", Json::object()).value("contract", ""),
                          question = at.value("then", at.value("question", "play"));
        for (const std::string& kind : kindsOf(*match->game, *match, contract))
            if (kind.starts_with(question))
                compared.insert(kind);
    }
    for (const Game* game : allGames()) {
        if (!game->isJudged())
            continue;
        Match head{.game = game};
        for (int players = 2; players <= maxPlayers; ++players) {
            if (!game->playerCounts(head.edition).has(static_cast<Player>(players)))
                continue;
            head.players.assign(static_cast<std::size_t>(players), "A");
            std::vector<std::string> contracts;
            for (const ContractInfo& each : game->contracts(head))
                contracts.emplace_back(each.id);
            if (contracts.empty())
                contracts.emplace_back();
            for (const std::string& contract : contracts)
                for (const std::string& kind : kindsOf(*game, head, contract))
                    EXPECT_TRUE(compared.contains(kind)) << game->id() << ' ' << contract << ": " << kind;
        }
    }
}

TEST(Disputes, haveACaseForEachKindOfWhatIsNamedWithAPower)
{
    std::set<eidex::Parameter::Kind> compared, known;
    const Json all = disputes();
    for (const auto& [name, at] : all.items()) {
        const auto match = document::readMatch(at["match"].dump());
        ASSERT_TRUE(match) << name;
        const auto take = [&](const Json& use) {
            const Json named = use.value("named", Json::object());
            for (const auto& [key, value] : named.items())
                for (const auto& each :
                    eidex::powerOf(*match->characters[use["seat"].get<std::size_t>()]).parameters)
                    if (key.substr(0, key.find('/')) == each.key)
                        compared.insert(each.kind);
        };
        take(at);
        for (const char* list : {"uses", "others"})
            for (const Json& use : at.value(list, Json::array()))
                take(use);
    }
    for (const eidex::Power* power : eidex::allPowers)
        for (const eidex::Parameter& each : power->parameters)
            known.insert(each.kind);
    EXPECT_EQ(compared, known);
}

} // namespace tafel::dispute
