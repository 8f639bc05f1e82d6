#include "live/play_permission.h"

#include <algorithm>

#include "document/json_helpers.h"
#include "games/compendium/game.h"
#include "games/dispute.h"
#include "games/eidex/judge.h"
#include "games/eidex/power.h"
#include "live/message.h"
#include "referee/deciding_cards.h"
#include "referee/game.h"
#include "referee/layout_editor.h"
#include "referee/refusals.h"

namespace tafel::live {

namespace {

struct May {
    Reasons because = {}; ///< Empty: it may not be played.
    std::vector<DecidingQuestion> questions = {};
};

Result<May> mayPlay(const Position& position)
{
    if (!position.hand || position.hand->empty())
        return refuse(Refusal::Code::Schema, "/hand",
            {.de = "Gefragt wird nach einer Karte.", .en = "One card is asked about."});
    if (const Result<Verdict> verdict = position.match.game->judge(position); !verdict)
        return tl::unexpected(verdict.error());
    const Card card = position.hand->front();
    May may{
        .because = position.contract ? compendium::whyMay(position, card) : eidex::whyMay(position, card)};
    if (position.hand->size() > 1 || may.because.empty())
        return may;
    return decidingCards(position).map([&](std::vector<DecidingQuestion> questions) {
        may.questions = std::move(questions);
        return std::move(may);
    });
}

/// The use of the power by the player who has its character.
Question questionOf(const Position& position, const TrickRequest& asked)
{
    Question question{.match = position.match, .turnedUp = position.turnedUp};
    for (std::size_t phase = 0; phase < std::size(phaseNames); ++phase)
        if (phaseNames[phase] == asked.phase)
            question.phase = static_cast<Phase>(phase);
    for (Player player = 0; player < position.match.count(); ++player)
        if (const std::optional<Card> character = position.match.characters[player];
            character && eidex::powerOf(*character).id == asked.power)
            question.may.push_back({.by = player, .power = *character});
    return question;
}

void writeQuestion(document::LineWriter& out, const DecidingQuestion& asked, Pack pack, Language language)
{
    out.StartObject();
    document::text(out, "question", asked.question.in(language));
    document::key(out, "cards");
    document::cards(out, asked.cards, pack);
    document::flag(out, "named", asked.named);
    out.EndObject();
}

} // namespace

bool playPermissionDocument(std::string& out, std::string_view json, Language language)
{
    const Result<Position> position = document::readPosition(json);
    const Result<May> may = position.and_then(mayPlay);
    if (!may) {
        document::writeRefusal(out, may.error(), language, document::Layout::Line);
        return false;
    }
    out = messageOf("may", [&](document::LineWriter& writer) {
        std::string sentence;
        document::key(writer, "because");
        document::reasons(writer, may->because, position->match, language, sentence);
        document::key(writer, "questions");
        writer.StartArray();
        for (const DecidingQuestion& each : may->questions)
            writeQuestion(writer, each, position->match.game->pack(), language);
        writer.EndArray();
    });
    return true;
}

bool layDocument(std::string& out, std::string_view json, std::string_view named, Language language)
{
    const auto lay = [&](const Position& position) -> Result<std::pair<std::vector<Card>, Pack>> {
        const Pack pack = position.match.game->pack();
        const std::optional<Card> card = Card::parse(named, pack);
        const std::optional<ContractPosition>& contract = position.contract;
        if (!card || !contract || !(contract->laid || contract->series))
            return refuse(Refusal::Code::Schema, "",
                {.de = "Gefragt wird nach einer Karte, die gelegt wird.",
                    .en = "One card to lay is asked about."});
        const std::vector<Card>& lying = contract->series ? *contract->series : *contract->laid;
        const LayoutEditor laying(position);
        if (std::find(lying.begin(), lying.end(), *card) != lying.end())
            return std::pair(laying.without(*card), pack);
        if (!laying.ways(card->suit).contains(*card))
            if (const std::optional<Refusal> why = laying.against(*card))
                return tl::unexpected(*why);
        return std::pair(laying.with(*card), pack);
    };
    const auto laid = document::readPosition(json).and_then(lay);
    if (!laid) {
        document::writeRefusal(out, laid.error(), language, document::Layout::Line);
        return false;
    }
    out = messageOf("lay", [&](document::LineWriter& writer) {
        document::key(writer, "cards");
        document::cards(writer, laid->first, laid->second);
    });
    return true;
}

bool trickDocument(std::string& out, std::string_view json, const TrickRequest& asked, Language language)
{
    const auto withTrick = [](Position position) -> Result<Position> {
        const std::string contract = position.contract ? position.contract->contract : "";
        if (!position.match.game->positionKeys(position.match, contract).has(Key::Trick))
            return refuse(Refusal::Code::Schema, "/trick",
                {.de = "Dieses Spiel hat keine Stiche.", .en = "This game has no tricks."});
        return position;
    };
    Result<Position> position = document::readPosition(json).and_then(withTrick);
    if (!position) {
        document::writeRefusal(out, position.error(), language, document::Layout::Line);
        return false;
    }
    const std::vector<std::string>& players = position->match.players;
    if (const auto found = std::find(players.begin(), players.end(), asked.toPlay); found != players.end())
        position->trick.lead = leadBefore(*position, static_cast<Player>(found - players.begin()));
    const TrickTable table = trickTable(*position);
    out = messageOf("trick", [&](document::LineWriter& writer) {
        document::text(writer, "lead", players[position->trick.lead]);
        document::key(writer, "players");
        writer.StartArray();
        for (const Player player : table.players)
            document::write(writer, players[player]);
        writer.EndArray();
        document::number(writer, "places", table.places);
        if (!asked.power.empty())
            document::flag(writer, "hand", isDecidedByHand(questionOf(*position, asked), table.last()));
    });
    return true;
}

} // namespace tafel::live
