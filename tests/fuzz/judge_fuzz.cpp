// Arbitrary bytes as a position or a question. The result is a verdict or an error document, the same every
// time. Every card of the hand is legal or has a reason against it. A written document reads the same.
#include <algorithm>

#include "fuzz.h"

namespace {

using namespace tafel;
using namespace tafel::fuzz;

std::string judged(std::string_view document, Language language = Language::English)
{
    std::string out;
    document::judgeDocument(out, document, language, document::Layout::Line);
    return out;
}

void handIsJudged(const Position& position, std::string_view text)
{
    const Result<Verdict> verdict = position.match.game->judge(position);
    if (!verdict || verdict->complete || !position.hand)
        return;
    mustHold(verdict->legal.size() + verdict->illegal.size() == position.hand->size(), "every card is judged",
        text);
    for (const Card card : *position.hand) {
        const bool legal
            = std::find(verdict->legal.begin(), verdict->legal.end(), card) != verdict->legal.end();
        const auto forbidden = std::find_if(verdict->illegal.begin(), verdict->illegal.end(),
            [&](const Forbidden& each) { return each.card == card; });
        const bool hasReason = forbidden != verdict->illegal.end() && !forbidden->why.empty();
        mustHold(legal != hasReason, "a card may be played, or there is a reason", text);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::string answer = judged(text);
    hasPublishedForm(answer);
    if (size % 4 == 0)
        hasPublishedForm(judged(text, Language::German));
    std::string written;
    if (const Result<Position> position = document::readPosition(text)) {
        handIsJudged(*position, text);
        written = document::writePosition(*position);
    } else if (const auto asked = document::readQuestion(text); asked && asked->isList) { // written as a list
        written = document::writeQuestion(asked->question);
    }
    if (!written.empty())
        mustHold(judged(written) == answer, "what is written is judged as the same", written);
    return 0;
}
