#include "referee/prompts.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "referee/deal_recorder.h"
#include "referee/house_rules.h"

namespace tafel {

namespace {

/// The referee fills in values that follow from others, but never a contract that the deal must name: refused
/// like in `score`.
std::optional<Refusal> withoutContract(
    const Match& before, const Standing& standing, const DealEntry& draft, const PadForm& form)
{
    if (!form.live || !form.completed || !form.completed->contract)
        return std::nullopt;
    DealEntry entry = *form.completed;
    entry.contract->contract = draft.contract ? draft.contract->contract : std::string();
    const Result<DealAward> award = before.game->award(before, standing, entry);
    return award ? std::nullopt : std::optional(award.error());
}

/// Cards that would prove an earlier play illegal, or could not be recorded, are not offered.
void keepGood(const DealRecorder& recording, Prompt& prompt)
{
    if (prompt.path != DealRecorder::atCard || !prompt.cards)
        return;
    std::erase_if(*prompt.cards, [&](const Card card) {
        const Result<DealRecorder> next = recording.respond(prompt.path, card);
        return !next || next->deal().revokes.size() > recording.deal().revokes.size();
    });
}

/// The prompts of a recorded deal, unless its last event is incomplete.
void recordingAsks(const Match& before, MatchPrompts& asking)
{
    const auto isOfLog
        = [](const Prompt& prompt) { return prompt.required && prompt.path.starts_with("/log/"); };
    if (!asking.draft.log || std::any_of(asking.prompts.begin(), asking.prompts.end(), isOfLog))
        return;
    const std::vector<Prompt> there = asking.prompts;
    const DealRecorder recording(before, asking.before, asking.draft);
    for (Prompt& next : recording.prompts()) {
        if (std::any_of(
                there.begin(), there.end(), [&](const Prompt& each) { return each.path == next.path; }))
            continue;
        keepGood(recording, next);
        asking.prompts.push_back(std::move(next));
    }
}

/// Ends the log with the incomplete event, so that the game asks for its rest.
void endWithHalf(DealEntry& draft, const ReadError& readError)
{
    constexpr std::string_view log = "/log/";
    const std::string_view where = readError.refusal.where;
    if (!draft.log || !where.starts_with(log))
        return;
    std::size_t index = 0;
    std::from_chars(where.data() + log.size(), where.data() + where.size(), index);
    if (index >= draft.log->size())
        return;
    draft.log->resize(index + 1);
    draft.powers.resize((*draft.log)[index].use + std::size_t{1});
}

} // namespace

Result<MatchPrompts> promptsFor(const Match& match)
{
    Match before = match;
    MatchPrompts asking;
    if (!before.deals.empty()) {
        before.ended = false; // the table stopped after the last deal
        asking.draft = std::move(before.deals.back());
        before.deals.pop_back();
    }
    const Result<Outcome> outcome = score(before);
    if (!outcome)
        return tl::unexpected(outcome.error());
    asking.before = outcome->standing;
    if (!match.deals.empty())
        if (Result<DealAward> award = match.game->award(match, asking.before, asking.draft)) {
            asking.before = scored(match, asking.before, std::move(*award)).after;
            before.deals.push_back(std::exchange(asking.draft, {}));
        }
    if (asking.before.finished)
        return asking;
    const std::optional<ReadError> readError = std::exchange(asking.draft.readError, {});
    if (readError && !readError->isOnlyHalf())
        return tl::unexpected(Refusal(readError->beyond.value_or(readError->refusal))
                                  .under(fmt::format("/deals/{}", before.deals.size())));
    if (readError)
        endWithHalf(asking.draft, *readError);
    if (match.deals.empty())
        asking.houseRules = houseRules(match, 1);
    PadForm form = match.game->padForm(before, asking.before, asking.draft);
    if (std::optional<Refusal> refusal = withoutContract(before, asking.before, asking.draft, form)) {
        form.live.reset();
        form.refusal = std::move(refusal);
    }
    asking.prompts = std::move(form.prompts);
    if (asking.draft.contract && asking.draft.contract->takes) // points replace them
        std::erase_if(asking.prompts, [](const Prompt& prompt) { return prompt.path == "/points"; });
    recordingAsks(before, asking);
    asking.gives = std::move(form.live);
    asking.refusal = std::move(form.refusal);
    return asking;
}

} // namespace tafel
