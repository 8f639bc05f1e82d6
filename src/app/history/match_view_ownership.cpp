// The tablet that owns a match, and the branches of a match that has diverged.
#include "app/history/match_view.h"
#include "app/pad/current_match.h"
#include "base/names.h"
#include "history/ownership.h"
#include "phrases/tablet.h"

namespace tafel::app {

void MatchView::showOwnership(const history::StoredMatch& stored)
{
    const Language language = this->language();
    m_ownership = stored.ownership;
    if (!m_ownership.ours)
        m_ownershipText = qt(phrases::ownershipText(m_ownership, language));
    if (m_ownership.branches < 2)
        return;
    const auto branches = history::matchBranches(history(), plain(m_matchId));
    if (!m_session->reportOnError(branches))
        return;
    const Match& match = stored.match;
    if (const int commonDeals = branches->front().commonDeals; commonDeals > 0)
        m_shared = (branches->size() > 2 ? tr("The same in all: %1") : tr("The same in both: %1"))
                       .arg(qt(phrases::dealsText(match.game->unit(), commonDeals, language)));
    for (const history::MatchBranch& branch : *branches) {
        const bool lost = branch.finished && isWonByMarks(match.game->unit());
        QStringList numbers;
        for (const int number : lost ? branch.marks : branch.totals)
            numbers << qt(phrases::numberText(number));
        QList<DealRow> divergingDeals;
        for (const history::BranchDeal& deal : branch.divergingDeals)
            divergingDeals << DealRow{
                .title = qt(capitalized(phrases::dealNumberText(match.game->unit(),
                    branch.commonDeals + static_cast<int>(divergingDeals.size()) + 1, language))),
                .contract = deal.contract.empty() ? QString()
                                                  : qt(phrases::contractName(match, deal.contract, language)),
                .changes = {deal.change.begin(), deal.change.end()}};
        m_versions << MatchBranchRow{.id = qt(branch.id),
            .title = qt(phrases::tabletName(branch.device, branch.ours, language)),
            .when = qt(phrases::dateTimeText(branch.changed, language)),
            .players = qt(branch.match.players),
            .head = qt(phrases::versionText(branch, *branches, language)),
            .counts = branch.counts,
            .deals = qt(phrases::dealsText(match.game->unit(), branch.deals, language)),
            .numbers = numbers,
            .divergingDeals = divergingDeals};
    }
}

void MatchView::choose(const QString& version)
{
    if (!m_session->reportOnError(history::chooseBranch(history(), plain(m_matchId), plain(version))))
        return;
    if (m_session->table()->matchId() == m_matchId)
        m_session->table()->open(m_matchId);
    Q_EMIT m_session->historyChanged();
}

} // namespace tafel::app
