// The same taps make the same document on the tablet and on a phone: tests/live/disputes.json has them, and
// what tests/live/browser.py makes of them.
#include <algorithm>
#include <fstream>
#include <set>

#include <QTemporaryDir>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "app/referee/desk_games.h"
#include "app/session/session.h"
#include "document/document.h"
#include "games/eidex/power.h"
#include "games/games.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

namespace {

using Json = nlohmann::json;

Json disputes()
{
    return Json::parse(std::ifstream(TAFEL_SOURCE "/tests/live/disputes.json"));
}

QString qs(const Json& text)
{
    return QString::fromStdString(text.get<std::string>());
}

/// The number of a card of Krass Kariert.
int keyOf(const std::string& card)
{
    return card == "stop"  ? NumberCard::stop
        : card == "redraw" ? NumberCard::redraw
        : card[0] == 'X'   ? NumberCard::x
                           : std::stoi(card);
}

/// What is named with a power: the index of an option, a number, or cards.
void nameOn(Desk& desk, const Json& named)
{
    for (const auto& [key, value] : named.items()) {
        const QString path = QStringLiteral("value.%1").arg(QString::fromStdString(key));
        if (value.is_array()) {
            desk.pickFor(path);
            for (const Json& card : value)
                desk.pick(qs(card));
            desk.pickFor("use");
            continue;
        }
        int answer = value;
        for (const QVariant& each : desk.picking().asks)
            if (const auto ask = each.value<PromptView>(); ask.path == path && !ask.options.isEmpty())
                answer = ask.options[answer].value<PromptOption>().value;
        desk.say(path, answer);
    }
}

void useOn(Desk& desk, const char* list, const Json& use)
{
    desk.pickFor(list);
    desk.say("seatPower", use["seat"]);
    if (use.contains("named"))
        nameOn(desk, use["named"]);
    desk.pickFor({});
}

/// The taps of a case on the desk.
void tapOn(Desk& desk, const Json& at)
{
    const std::string question = at.value("question", "play");
    if (at.contains("choose"))
        for (const QVariant& each : desk.picking().options)
            if (const auto option = each.value<PromptOption>(); option.name == qs(at["choose"])) {
                desk.say("contract", option.value);
                break;
            }
    if (at.contains("turned")) {
        desk.pickFor("turned-up");
        desk.pick(qs(at["turned"]));
    }
    if (at.contains("trump"))
        desk.say(
            "suit", static_cast<int>(Card::parse(at["trump"].get<std::string>() + "A", Pack::French)->suit));
    for (const Json& use : at.value("uses", Json::array()))
        useOn(desk, "power", use);
    if (question != "play")
        desk.say("question", question == "winner" ? 1 : 2);
    for (const char* name : {"trick", "laid", "series", "gone", "hand"}) {
        if (!at.contains(name) || desk.ranks().isEmpty())
            continue;
        for (const Json& card : at[name]) {
            desk.pickFor(name == std::string("series") ? "laid" : name);
            if (card.is_null())
                desk.tap(name, "hidden");
            else
                desk.pick(qs(card));
        }
    }
    for (const char* name : {"table", "hand"})
        if (at.contains(name) && desk.ranks().isEmpty())
            for (const Json& each : at[name]) {
                const std::string card = each;
                desk.say(QStringLiteral("keys.") + name, keyOf(card));
                if (card.starts_with("X="))
                    desk.say("keys.call", std::stoi(card.substr(2)));
            }
    for (const char* end : {"up", "down"})
        if (at.contains(end)) {
            desk.pickFor(end);
            desk.pick(qs(at[end]));
        }
    if (at.contains("lead"))
        desk.say("lead", static_cast<int>(desk.players().indexOf(qs(at["lead"]))));
    if (at.contains("phase")) {
        const auto phase
            = std::find(std::begin(phaseNames), std::end(phaseNames), at["phase"].get<std::string>());
        desk.say("phase", static_cast<int>(phase - std::begin(phaseNames)));
        useOn(desk, "may", at);
        for (const Json& use : at.value("others", Json::array()))
            useOn(desk, "may", use);
    }
    const Json besides = at.value("say", Json::object());
    for (const auto& [path, value] : besides.items())
        desk.say(QString::fromStdString(path), value);
    if (at.contains("asked"))
        desk.tap("hand", qs(at["asked"]));
    else if (at.contains("hand"))
        desk.tap("hand", "0");
    if (at.contains("then"))
        desk.say("question", at["then"] == "winner" ? 1 : 2);
}

/// What decides which taps there are: the question, and what a position of the game has.
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
        QTemporaryDir folder;
        Session session;
        session.setFile(folder.filePath("history.db"));
        session.componentComplete();
        const auto match = document::readMatch(at["match"].dump());
        ASSERT_TRUE(match);
        const auto id = session.history().openMatch(*match);
        ASSERT_TRUE(id);
        if (at.contains("draft")) {
            const auto draft = document::readDeal(*match, at["draft"].dump());
            ASSERT_TRUE(draft);
            ASSERT_TRUE(session.history().saveDraft(*id, *draft));
        }
        ASSERT_TRUE(session.table()->open(QString::fromStdString(*id)));
        DeskGames games;
        games.setSession(&session);
        ASSERT_TRUE(games.desk());
        tapOn(*games.desk(), at);
        games.desk()->beginRecord();
        if (!games.desk()->record({})) {
            ADD_FAILURE() << "there is no verdict";
            continue;
        }
        const auto kept = history::disputesOf(session.history());
        ASSERT_TRUE(kept);
        ASSERT_EQ(kept->size(), 1U);
        EXPECT_EQ(Json::parse(kept->front().dispute.question), at["document"])
            << kept->front().dispute.question;
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

} // namespace tafel::app
