// Undo, redo and the other events that come after a deal.
#include "history/core.h"
#include "referee/game.h"

namespace tafel::history {

namespace {

std::vector<StoredJudgement> judgedFrom(const Outcome& outcome, int deal)
{
    std::vector<StoredJudgement> all;
    for (std::size_t i = static_cast<std::size_t>(deal) - 1; i < outcome.deals.size(); ++i)
        all.push_back(judged(outcome.deals[i]));
    return all;
}

/// Undoes or redoes a correction: the deal gets its other entry, the deals that the correction took back are
/// restored or removed again, and the deals from there on are judged again.
WriteResult<std::optional<UndoStep>> exchange(
    HistoryCore& core, OpenMatch& current, const Step& step, bool back, std::optional<UndoStep> change)
{
    requireSameJudgement(current);
    const std::optional<DealRange>& takenBack = step.correction.takenBack;
    const std::string entry = back ? step.correction.previous : step.entry;
    Match exchanged = current.match;
    exchanged.deals[static_cast<std::size_t>(step.deal) - 1] = readEntry(current.match, entry);
    if (takenBack) {
        exchanged.deals.resize(static_cast<std::size_t>(takenBack->first) - 1);
        for (const DealState& each : step.takenBack) // deals of a withdrawn correction
            exchanged.deals.push_back(readEntry(current.match, each.entry));
        exchanged.ended = back && step.stopped;
    }
    const Result<Outcome> outcome = score(exchanged);
    if (!outcome)
        return tl::unexpected(WriteError(outcome.error()));
    const EventKind kind = back ? takenBack ? EventKind::ShorteningWithdrawn : EventKind::CorrectionWithdrawn
        : takenBack             ? EventKind::ShorteningRestored
                                : EventKind::CorrectionRestored;
    const EventBody body{.deal = step.deal,
        .entry = entry,
        .of = step.uuid,
        .rules = core.settings.rulesVersion,
        .judged = judgedFrom(*outcome, step.deal)};
    core.appendEvent(current, kind, body); // `step` is gone now
    current.match.deals = std::move(exchanged.deals);
    current.match.ended = exchanged.ended;
    return change;
}

/// The table stops, or plays on after all: the last deal is judged again.
WriteResult<Outcome> end(HistoryCore& core, OpenMatch& current, EventKind kind, const std::string& of)
{
    requireSameJudgement(current);
    Match changed = current.match;
    changed.ended = kind != EventKind::EndingWithdrawn;
    Result<Outcome> outcome = score(changed);
    if (!outcome)
        return tl::unexpected(WriteError(outcome.error()));
    const int last = static_cast<int>(changed.deals.size());
    core.appendEvent(current, kind,
        {.deal = last, .of = of, .rules = core.settings.rulesVersion, .judged = judgedFrom(*outcome, last)});
    current.match.ended = changed.ended;
    return std::move(*outcome);
}

/// Redo of an entry.
WriteResult<std::optional<UndoStep>> restore(HistoryCore& core, OpenMatch& current, const Step step)
{
    std::vector<DealEntry>& deals = current.match.deals;
    deals.push_back(readEntry(current.match, step.state.entry));
    const Result<Outcome> outcome = score(current.match);
    if (!outcome) {
        deals.pop_back();
        return tl::unexpected(WriteError(outcome.error()));
    }
    requireSameJudgement(current, *outcome);
    core.appendEvent(current, EventKind::DealRestored,
        {.deal = step.deal,
            .of = step.uuid,
            .rules = core.settings.rulesVersion,
            .judged = {judged(outcome->deals.back())}});
    return UndoStep{step.what, step.deal, step.change, step.winners, step.contract};
}

} // namespace

WriteResult<std::optional<UndoStep>> History::undo(const std::string& id)
{
    return m_core->change<std::optional<UndoStep>>([&]() -> WriteResult<std::optional<UndoStep>> {
        OpenMatch& current = m_core->match(id);
        const std::optional<UndoStep> undone = undoableOf(current.state);
        if (!undone)
            return undone;
        if (current.state.proposal()) {
            m_core->takeBack(current, {});
            return undone;
        }
        const Step& step = current.state.undo().back();
        if (step.what == Step::What::Ending)
            return end(*m_core, current, EventKind::EndingWithdrawn, std::string(step.uuid))
                .map([&](const Outcome&) { return undone; });
        if (step.what == Step::What::Correction)
            return exchange(*m_core, current, step, true, undone);
        if (step.what == Step::What::Dispute || step.what == Step::What::Overruling) {
            const bool dispute = step.what == Step::What::Dispute;
            m_core->appendEvent(current,
                dispute ? EventKind::DisputeWithdrawn : EventKind::OverrulingWithdrawn,
                {.deal = step.deal, .of = step.uuid});
            if (!dispute)
                current.match.overruled.pop_back();
            return undone;
        }
        m_core->appendEvent(current, EventKind::DealWithdrawn, {.deal = step.deal, .of = step.uuid});
        current.match.deals.pop_back();
        return undone;
    });
}

WriteResult<std::optional<UndoStep>> History::redo(const std::string& id)
{
    return m_core->change<std::optional<UndoStep>>([&]() -> WriteResult<std::optional<UndoStep>> {
        OpenMatch& current = m_core->match(id);
        requireNoProposal(current);
        if (current.state.redo().empty())
            return std::nullopt;
        const Step& step = current.state.redo().back();
        if (step.what == Step::What::Ending) {
            const std::optional<UndoStep> redone = redoableOf(current.state);
            return end(*m_core, current, EventKind::EndingRestored, std::string(step.uuid))
                .map([&](const Outcome&) { return redone; });
        }
        if (step.what == Step::What::Correction)
            return exchange(*m_core, current, step, false, redoableOf(current.state));
        if (step.what == Step::What::Dispute || step.what == Step::What::Overruling) {
            const std::optional<UndoStep> redone = redoableOf(current.state);
            const bool dispute = step.what == Step::What::Dispute;
            if (!dispute)
                current.match.overruled.push_back(
                    readOverruled(current.match, {step.option, step.value, step.deal}));
            m_core->appendEvent(current, dispute ? EventKind::DisputeRestored : EventKind::OverrulingRestored,
                {.deal = step.deal, .of = step.uuid});
            return redone;
        }
        return restore(*m_core, current, step);
    });
}

WriteResult<Outcome> History::endMatch(const std::string& id)
{
    return m_core->change<Outcome>([&]() -> WriteResult<Outcome> {
        OpenMatch& current = m_core->match(id);
        requireNoProposal(current);
        if (!current.match.game->endsManually() || current.match.deals.empty() || current.match.ended)
            throw StorageException({StorageError::Code::EndsAutomatically,
                {"Dieses Spiel kann jetzt nicht von Hand beendet werden. Nichts wurde verändert.",
                    "This match cannot be ended manually now. Nothing was changed."},
                id});
        return end(*m_core, current, EventKind::MatchEnded, {});
    });
}

WriteResult<Outcome> History::rejudge(const std::string& id)
{
    return m_core->change<Outcome>([&]() -> WriteResult<Outcome> {
        OpenMatch& current = m_core->match(id);
        Result<Outcome> outcome = score(current.match);
        if (!outcome)
            return tl::unexpected(WriteError(outcome.error()));
        m_core->appendEvent(current, EventKind::MatchRejudged,
            {.rules = m_core->settings.rulesVersion, .judged = judgedFrom(*outcome, 1)});
        return std::move(*outcome);
    });
}

WriteResult<std::vector<JudgementDifference>> History::differences(const std::string& id)
{
    return m_core->change<std::vector<JudgementDifference>>(
        [&]() -> WriteResult<std::vector<JudgementDifference>> {
            const OpenMatch& current = m_core->match(id);
            const Result<Outcome> outcome = score(current.match);
            if (!outcome)
                return tl::unexpected(WriteError(outcome.error()));
            std::vector<JudgementDifference> differences;
            for (std::size_t i = 0; i < outcome->deals.size(); ++i) {
                const StoredJudgement& then = current.state.deals()[i].judged;
                if (StoredJudgement today = judged(outcome->deals[i]);
                    today.award != then.award || today.total != then.total)
                    differences.push_back({static_cast<int>(i) + 1, then, std::move(today)});
            }
            return differences;
        });
}

Expected<void> History::abandon(const std::string& id)
{
    return m_core->setAside(id, true);
}

Expected<void> History::resume(const std::string& id)
{
    return m_core->setAside(id, false);
}

} // namespace tafel::history
