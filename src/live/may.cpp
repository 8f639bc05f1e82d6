#include "live/may.h"

#include "document/writing.h"
#include "games/compendium/game.h"
#include "games/eidex/judge.h"
#include "live/message.h"
#include "referee/deciding_cards.h"
#include "referee/game.h"
#include "referee/refusals.h"

namespace tafel::live {

namespace {

struct May {
    Reasons because = {}; ///< Empty: it may not be played.
    std::vector<Deciding> questions = {};
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
    return decidingCards(position).map([&](std::vector<Deciding> questions) {
        may.questions = std::move(questions);
        return std::move(may);
    });
}

void writeQuestion(document::LineWriter& out, const Deciding& asked, Pack pack, Language language)
{
    out.StartObject();
    document::text(out, "question", asked.question.in(language));
    document::key(out, "cards");
    document::cards(out, asked.cards, pack);
    document::flag(out, "named", asked.named);
    out.EndObject();
}

} // namespace

bool mayDocument(std::string& out, std::string_view json, Language language)
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
        for (const Deciding& each : may->questions)
            writeQuestion(writer, each, position->match.game->pack(), language);
        writer.EndArray();
    });
    return true;
}

} // namespace tafel::live
