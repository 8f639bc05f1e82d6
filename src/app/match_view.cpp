#include "app/match_view.h"

#include "app/score_pad.h"
#include "app/words.h"
#include "games/eidex/power.h"

namespace tafel::app {

MatchView::MatchView(QObject* parent)
    : QObject(parent)
{
}

void MatchView::setSession(Session* session)
{
    if (session == m_session)
        return;
    m_session = session;
    if (session) {
        connect(session, &Session::historyChanged, this, &MatchView::refresh);
        connect(session->preferences(), &Preferences::languageChanged, this, &MatchView::refresh);
    }
    refresh();
}

void MatchView::setMatchId(const QString& id)
{
    if (id == m_id)
        return;
    m_id = id;
    refresh();
}

QVariantMap MatchView::dealWithReasons(
    const history::StoredMatch& stored, const Outcome& outcome, std::size_t index) const
{
    const Match& match = stored.match;
    const Language language = m_session->language();
    const ScoredDeal& deal = outcome.deals[index];
    QVariantList reasons;
    for (const Reason& reason : deal.award.because)
        reasons << reasonView(reason, match, deal.award.award, language);
    QVariantMap correction;
    if (const auto& corrections = stored.deals[index].corrections; !corrections.empty()) {
        QVariantList changes;
        for (Player player = 0; player < match.count(); ++player) {
            const auto before = corrections.front().previous.pointsOf(player),
                       after = deal.award.entered[player];
            if (before && after && *before != *after)
                changes << QVariantMap{
                    {"name", qt(match.players[player])}, {"before", *before}, {"after", *after}};
        }
        correction = {{"when", dayAndClockText(corrections.back().at)},
            {"reason", qt(corrections.back().reason)}, {"changes", changes}};
    }
    QVariantMap view = dealView(stored, outcome, index, language);
    view["reasons"] = reasons;
    view["correction"] = correction;
    return view;
}

void MatchView::refresh()
{
    m_deals.clear();
    m_disputes.clear();
    m_players.clear();
    m_totals.clear();
    m_winners.clear();
    m_pointsCourse.clear();
    m_cardCourse.clear();
    if (!m_session || !m_session->isOpen() || m_id.isEmpty()) {
        Q_EMIT changed();
        return;
    }
    const auto stored = m_session->history().load(plain(m_id));
    if (!stored) {
        m_session->report(stored.error());
        Q_EMIT changed();
        return;
    }
    const Match& match = stored->match;
    const Result<Outcome> outcome = score(match);
    if (!outcome) {
        m_session->report(history::Problem(outcome.error()));
        Q_EMIT changed();
        return;
    }
    const Language language = m_session->language();
    m_title = tr("%1, %2").arg(qt(match.game->name().in(language)), dayText(match.started));
    m_finished = outcome->standing.finished;
    m_target = targetOf(match, outcome->standing.deals);
    QStringList rules{editionName(match.edition)}, characters;
    for (const OptionSpec& option : match.game->options()) {
        const int value = match.option(option, outcome->standing.deals);
        if (value != option.byDefault)
            rules << qt(option.label.in(language)) + QStringLiteral(": ")
                    + (option.words.empty()
                            ? QString::number(value)
                            : qt(option.effects[static_cast<std::size_t>(value)].in(language)));
    }
    for (Player player = 0; player < match.count(); ++player) {
        const QString name = qt(match.players[player]);
        m_players << name;
        m_totals << outcome->standing.total[player];
        if (outcome->standing.winners.has(player))
            m_winners << static_cast<int>(player);
        if (match.characters[player])
            characters << tr("%1 %2").arg(
                name, qt(eidex::powerOf(*match.characters[player]).name.in(language)));
        QVariantList course{QVariantMap{{"x", 0}, {"y", 0}}}, cards;
        for (std::size_t index = 0; index < outcome->deals.size(); ++index) {
            const ScoredDeal& deal = outcome->deals[index];
            const int x = static_cast<int>(index) + 1;
            course << QVariantMap{{"x", x}, {"y", deal.after.total[player]}};
            if (deal.award.entered[player])
                cards << QVariantMap{{"x", x}, {"y", *deal.award.entered[player]}};
        }
        m_pointsCourse << QVariantMap{{"name", name}, {"seat", static_cast<int>(player)}, {"points", course}};
        m_cardCourse << QVariantMap{{"name", name}, {"seat", static_cast<int>(player)}, {"points", cards}};
    }
    m_rulesText = rules.join(QStringLiteral(" · "));
    m_charactersText = characters.join(QStringLiteral(" · "));
    m_resultText = m_finished ? winnersText(match, outcome->standing)
        : stored->abandoned   ? tr("set aside")
                              : tr("under way");
    for (std::size_t index = 0; index < outcome->deals.size(); ++index)
        m_deals << dealWithReasons(*stored, *outcome, index);
    for (const history::Dispute& dispute : stored->disputes)
        m_disputes << disputeView(dispute, match.edition, language);
    Q_EMIT changed();
}

bool MatchView::continueMatch()
{
    const auto resumed = m_session->history().resume(plain(m_id));
    if (!resumed) {
        m_session->report(resumed.error());
        return false;
    }
    return m_session->pad()->open(m_id);
}

} // namespace tafel::app
