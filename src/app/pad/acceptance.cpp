#include "app/pad/acceptance.h"

#include "app/open_history/open_history.h"
#include "app/pad/current_match.h"
#include "app/phrases/view_rows.h"

namespace tafel::app {

Acceptance::Acceptance(CurrentMatch& table)
    : QObject(&table)
    , m_table(table)
{
}

void Acceptance::update(const history::StoredMatch* stored)
{
    m_deal = 0;
    m_title.clear();
    m_whyNot.clear();
    m_text.clear();
    m_view = {};
    m_scored.reset();
    m_rejection.clear();
    const Language language = m_table.openHistory().language();
    m_countedNumber = -1;
    if (stored && stored->rejection) {
        m_rejection = qt(phrases::rejectionText(stored->match, *stored->rejection, language));
        m_rejectedBy = stored->rejection->by;
        m_countedNumber = stored->rejection->counted().value_or(-1);
    }
    if (stored && stored->proposal) {
        history::StoredMatch with = *stored;
        with.match.deals.push_back(with.proposal->entry);
        with.deals.push_back(with.proposal->deal);
        m_deal = static_cast<int>(with.deals.size());
        m_title = qt(phrases::pendingText(with.match.game->unit(), m_deal, language));
        m_whyNot = qt(phrases::answerPendingText(with.match.game->unit(), m_deal, language));
        if (const Result<Outcome> outcome = score(with.match)) {
            m_scored = outcome->deals.back();
            m_text = qt(
                phrases::changesText(with.match, m_scored->change, m_scored->after.winners, " · ", language));
            m_view = dealView(with, *outcome, with.deals.size() - 1, language);
            m_view.reasons = reasonsView(*m_scored, with.match, language);
        }
    }
    Q_EMIT changed();
}

bool Acceptance::accept(int seat)
{
    history::History& history = m_table.openHistory().history();
    const Match match = m_table.match();
    const Language language = m_table.openHistory().language();
    const auto stored = history.accept(match.id, static_cast<Player>(seat));
    const int deal = m_deal;
    if (!m_table.openHistory().reportOnError(stored) || !m_table.reload())
        return false;
    Q_EMIT accepted(qt(phrases::standsText(match.game->unit(), deal, language)),
        qt(phrases::changesText(match, stored->change, stored->after.winners, " · ", language)));
    return true;
}

bool Acceptance::reject(int seat, const QString& reason)
{
    return m_table.openHistory().reportOnError(m_table.openHistory().history().reject(
               m_table.match().id, static_cast<Player>(seat), plain(reason.trimmed())))
        && m_table.withdrawProposal();
}

void Acceptance::dismiss()
{
    m_rejection.clear();
    Q_EMIT changed();
}

} // namespace tafel::app
