// A deal that counts once another player has accepted it.
#include <fmt/format.h>

#include "base/names.h"
#include "history/core.h"
#include "referee/deal_name.h"
#include "referee/game.h"

namespace tafel::history {

namespace {

const Proposal& proposalOf(const OpenMatch& current)
{
    if (!current.state.proposal())
        throw StorageException({StorageError::Code::NoProposalPending,
            {"In diesem Spiel wartet keine Partie mehr auf eine Antwort. Nichts wurde verändert.",
                "No deal of this match is waiting for acceptance any more. Nothing was changed."}});
    return *current.state.proposal();
}

} // namespace

void requireNoProposal(const OpenMatch& match)
{
    if (!match.state.proposal())
        return;
    const Message deal = dealName(match.match.game->unit(), static_cast<int>(match.state.deals().size()) + 1);
    throw StorageException({StorageError::Code::ProposalPending,
        {fmt::format("{} wartet noch auf ein Ja. Nichts wurde verändert. Beantworte sie zuerst.", deal.de),
            fmt::format("{} is still waiting for acceptance. Nothing was changed. Accept or reject it first.",
                capitalized(deal.en))}});
}

WriteResult<ScoredDeal> History::propose(const std::string& id, const DealEntry& entry)
{
    return m_core->change<ScoredDeal>([&]() -> WriteResult<ScoredDeal> {
        OpenMatch& current = m_core->match(id);
        requireNoProposal(current);
        WriteResult<ScoredDeal> scored = m_core->appendDeal(current, EventKind::DealProposed, entry);
        if (scored)
            current.match.deals.pop_back();
        return scored;
    });
}

WriteResult<ScoredDeal> History::accept(const std::string& id, Player by)
{
    return m_core->change<ScoredDeal>([&]() -> WriteResult<ScoredDeal> {
        OpenMatch& current = m_core->match(id);
        const Proposal& proposal = proposalOf(current);
        return m_core->appendDeal(current, EventKind::DealEntered,
            readEntry(current.match, proposal.deal.entry), {.of = proposal.uuid, .by = by});
    });
}

WriteResult<UndoStep> History::reject(const std::string& id, Player by, const std::string& reason)
{
    return m_core->change<UndoStep>([&]() -> WriteResult<UndoStep> {
        OpenMatch& current = m_core->match(id);
        proposalOf(current);
        const UndoStep rejected = *undoableOf(current.state);
        m_core->takeBack(current, {.reason = reason, .by = by});
        return rejected;
    });
}

void HistoryCore::takeBack(OpenMatch& opened, EventBody body)
{
    const Proposal proposal = *opened.state.proposal();
    body.deal = static_cast<int>(opened.match.deals.size()) + 1;
    body.of = proposal.uuid;
    const Match& match = opened.match;
    appendEvent(opened, EventKind::DealRefused, body,
        match.game->reopened(match, readEntry(match, proposal.deal.entry)));
}

} // namespace tafel::history
