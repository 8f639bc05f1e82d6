#include "app/history/match_view.h"

#include <algorithm>

#include <QPointF>

#include "app/pad/current_match.h"
#include "app/prompt/prompt_view.h"
#include "base/names.h"
#include "games/eidex/power.h"
#include "history/statistics/ratings.h"

namespace tafel::app {

DealRow MatchView::dealWithReasons(
    const history::StoredMatch& stored, const Outcome& outcome, std::size_t index) const
{
    const Match& match = stored.match;
    const Language language = this->language();
    DealRow view = dealView(stored, outcome, index, language);
    if (const auto& corrections = stored.deals[index].corrections; !corrections.empty()) {
        const Standing before = index == 0 ? match.game->start(match) : outcome.deals[index - 1].after;
        QStringList reasons, takenBack; // In the order of the corrections.
        for (const auto& each : corrections) {
            if (const QString reason = qt(each.reason); !reason.isEmpty() && !reasons.contains(reason))
                reasons << reason;
            if (each.takenBack)
                takenBack << qt(phrases::takenBackText(match.game->unit(), *each.takenBack, language));
        }
        view.correction = {.when = qt(phrases::dateTimeText(corrections.back().at, language)),
            .reason = reasons.join(QStringLiteral("; ")),
            .takenBack = takenBack.join(QStringLiteral("; ")),
            .changes = changedAnswers(match, before,
                match.game->toNumericEntry(match, before, corrections.front().previous),
                match.game->toNumericEntry(match, before, match.deals[index]), language)};
    }
    view.reasons = reasonsView(outcome.deals[index], match, language);
    view.powers = qt(phrases::powersText(match, match.deals[index], language));
    if (const auto by = stored.deals[index].acceptedBy)
        view.accepted = qt(match.players[*by]);
    return view;
}

void MatchView::readData()
{
    if (m_matchId.isEmpty())
        return;
    const auto stored = history().load(plain(m_matchId));
    if (!m_session->reportOnError(stored))
        return;
    showOwnership(*stored);
    const Result<Outcome> outcome = score(stored->match);
    if (!outcome)
        return m_session->report(history::WriteError(outcome.error()));
    show(*stored, *outcome);
    if (const auto differences = history().differences(stored->match.id))
        for (const history::JudgementDifference& each : *differences)
            m_newRules << qt(capitalized(phrases::differenceText(stored->match, each, language())));
    m_ratable = history::isRatable(stored->match.game->key());
    if (const auto rated = history::isRated(history(), plain(m_matchId)); m_session->reportOnError(rated))
        m_rated = *rated;
}

void MatchView::show(const history::StoredMatch& stored, const Outcome& outcome)
{
    const Match& match = stored.match;
    const Language language = this->language();
    const Standing& standing = outcome.standing;
    const std::string evening = phrases::eveningOf(match.started);
    m_header.evening = qt(evening);
    m_header.eveningText = qt(phrases::dayText(evening, language));
    m_header.title = tr("%1, %2").arg(in(match.game->name()), qt(phrases::dayText(match.started, language)));
    m_header.finished = standing.finished;
    m_unit = qt(phrases::unitId(match.game->unit()));
    m_unitTitle = qt(phrases::unitTitle(match.game->unit(), language));
    m_columns.title = qt(capitalized(phrases::dealsWord(match.game->unit(), 1, language)));
    m_columns.empty = stored.proposal ? qt(phrases::pendingDealText(stored, language))
                                      : tr("No %1 has been entered yet.", "deal, round")
                                            .arg(qt(phrases::dealsWord(match.game->unit(), 1, language)));
    m_target = targetScore(match, standing.deals);
    m_badges = {stored.badges.begin(), stored.badges.end()};
    const bool lost = standing.finished && isWonByMarks(match.game->unit());
    QStringList rules, characters;
    if (match.game->hasEditions())
        rules << qt(phrases::editionName(match.edition, language));
    if (const std::string changed = phrases::houseRulesText(match, language); !changed.empty())
        rules << qt(changed);
    for (Player player = 0; player < match.count(); ++player) {
        m_players << qt(match.players[player]);
        m_numbers << qt(phrases::numberText(lost ? standing.marks[player] : standing.total[player]));
        if (match.characters[player])
            characters << tr("%1 %2").arg(
                m_players.last(), in(eidex::powerOf(*match.characters[player]).name));
    }
    m_header.rules = rules.isEmpty() ? tr("No house rules") : rules.join(QStringLiteral(" · "));
    m_header.characters = characters.join(QStringLiteral(" · "));
    m_header.result = standing.finished ? qt(phrases::winnersText(match, standing, language))
        : stored.abandoned              ? tr("set aside")
                                        : tr("under way");
    showCourse(match, outcome);
    for (std::size_t index = 0; index < outcome.deals.size(); ++index)
        m_deals << dealWithReasons(stored, outcome, index);
    if (m_newestFirst)
        std::ranges::reverse(m_deals);
    const auto some = [this](const auto& has) { return std::ranges::any_of(m_deals, has); };
    m_columns.trump
        = match.game->hasEditions() || some([](const DealRow& deal) { return !deal.trump.isEmpty(); });
    m_columns.card = some([](const DealRow& deal) { return !deal.card.isEmpty(); });
    m_columns.contract = !match.game->contracts(match).empty();
    m_columns.opener = some([](const DealRow& deal) { return deal.opener >= 0; });
    for (const history::Dispute& dispute : stored.disputes)
        m_disputes << disputeView(dispute, match, language);
}

void MatchView::showCourse(const Match& match, const Outcome& outcome)
{
    const Standing start = match.game->start(match);
    bool counted = false;
    for (Player player = 0; player < match.count(); ++player) {
        QVariantList points{QPointF(0, start.total[player])}, cards;
        for (std::size_t index = 0; index < outcome.deals.size(); ++index) {
            const ScoredDeal& deal = outcome.deals[index];
            const int x = static_cast<int>(index) + 1;
            points << QPointF(x, deal.after.total[player]);
            if (deal.award.entered[player])
                cards << QPointF(x, *deal.award.entered[player]);
        }
        counted = counted || !cards.isEmpty();
        const QString name = m_players.at(player);
        m_totalsSeries << QVariantMap{{"name", name}, {"seat", m_badges.at(player)}, {"points", points}};
        m_cardPointsSeries << QVariantMap{{"name", name}, {"seat", m_badges.at(player)}, {"points", cards}};
    }
    if (!counted)
        m_cardPointsSeries.clear();
}

void MatchView::setRated(bool rated)
{
    m_session->announce(history::setRated(history(), plain(m_matchId), rated));
}

} // namespace tafel::app
