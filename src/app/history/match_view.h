// One match of the history: its deals with reasons, its standing and its score chart, the tablet that owns
// it, and its branches if it has diverged.
#pragma once

#include "app/phrases/view_rows.h"
#include "app/session/session_model.h"

namespace tafel::app {

struct MatchHeader {
    VALUE_TYPE(MatchHeader, matchHeader)
    VALUE_FIELD(QString, title); ///< "Cosmic Eidex, 13 November"
    VALUE_FIELD(QString, evening); ///< "2026-11-20", its evening, for a report.
    VALUE_FIELD(QString, eveningText); ///< "20 November"
    VALUE_FIELD(QString, rules); ///< "Web edition · exactly 100: counts as over"
    VALUE_FIELD(QString, characters);
    VALUE_FIELD(QString, result);
    VALUE_FIELD(bool, finished);
};

struct DealColumns {
    VALUE_TYPE(DealColumns, dealColumns)
    VALUE_FIELD(QString, title); ///< "Deal", "Round"
    VALUE_FIELD(bool, trump);
    VALUE_FIELD(bool, card); ///< A card was turned up.
    VALUE_FIELD(bool, contract);
    VALUE_FIELD(QString, empty); ///< The text that is shown without a deal.
    VALUE_FIELD(bool, opener); ///< A player opens the round, while the dealer does not change.
};

struct MatchBranchRow {
    VALUE_TYPE(MatchBranchRow, matchBranchRow)
    VALUE_FIELD(QString, id);
    VALUE_FIELD(QString, title); ///< Names the tablet that wrote it.
    VALUE_FIELD(QString, when);
    VALUE_FIELD(QStringList, players);
    VALUE_FIELD(QString, head); ///< Its people and rules, if another version has others; often empty.
    VALUE_FIELD(bool, counts);
    VALUE_FIELD(QString, deals);
    VALUE_FIELD(QStringList, numbers); ///< The totals of the players.
    /// The deals that are missing in at least one branch: title, contract and changes.
    VALUE_FIELD(QList<tafel::app::DealRow>, divergingDeals);
};

class MatchView : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    INPUT_FIELD(QString, matchId, setMatchId);
    MODEL_FIELD(tafel::app::MatchHeader, header);
    MODEL_FIELD(QStringList, players);
    MODEL_FIELD(QList<int>, badges); ///< Colour and shape of each player.
    /// The result: the totals, or games lost after the end of a match of strokes.
    MODEL_FIELD(QStringList, numbers);
    MODEL_FIELD(QString, unit); ///< See `phrases::unitId`.
    MODEL_FIELD(QString, unitTitle); ///< "Penalty points"
    MODEL_FIELD(int, target, 7); ///< 0 if the game has no target.
    MODEL_FIELD(tafel::app::DealColumns, columns);
    MODEL_FIELD(QList<tafel::app::DealRow>, deals);
    INPUT_FIELD(bool, newestFirst, setNewestFirst); ///< Order of the deals.
    MODEL_FIELD(QList<tafel::app::DisputeRow>, disputes); ///< Oldest first.
    MODEL_FIELD(QVariantList, totalsSeries); ///< The totals as a series: {name, seat, points}
    MODEL_FIELD(QVariantList, cardPointsSeries); ///< Card points per deal, as a series.
    MODEL_FIELD(bool, ratable); ///< Whether the game has ratings. Custom games have none.
    MODEL_FIELD(bool, rated, true); ///< The match counts for the ratings, or will count when it is over.
    /// This tablet owns the match; also true without a match.
    MODEL_GETTER(bool, ours) { return m_ownership.ours; }
    MODEL_FIELD(QString, ownershipText); ///< "Tablet 3F2A writes this match."; empty if this tablet owns it.
    MODEL_GETTER(bool, forked) { return m_ownership.forked; } ///< The table has to choose a branch.
    /// The branches, the counting one first; empty if there is only one.
    MODEL_FIELD(QList<tafel::app::MatchBranchRow>, versions);
    MODEL_FIELD(QString, shared); ///< "The same in both: 2 deals"; empty if there are none.
    /// Deals that today's rules judge differently, one line for each; empty if there are none.
    MODEL_GETTER(QString, newRules) { return m_newRules.join(QLatin1Char('\n')); }

public:
    using SessionModel::SessionModel;

    /// From now on, scores the match by today's rules.
    Q_INVOKABLE void acceptRules() { m_session->announce(history().rejudge(plain(m_matchId))); }

    Q_INVOKABLE void setRated(bool rated);
    /// Chooses that branch on all tablets.
    Q_INVOKABLE void choose(const QString& version);

private:
    void clearData() override
    {
        reset(m_deals, m_disputes, m_totalsSeries, m_cardPointsSeries, m_players, m_badges, m_numbers,
            m_newRules, m_ownership, m_ownershipText, m_versions, m_shared);
    }
    void readData() override;
    void showOwnership(const history::StoredMatch& stored);
    void show(const history::StoredMatch& stored, const Outcome& outcome);
    void showCourse(const Match& match, const Outcome& outcome);
    DealRow dealWithReasons(
        const history::StoredMatch& stored, const Outcome& outcome, std::size_t index) const;

    QStringList m_newRules;
    history::Ownership m_ownership;
};

} // namespace tafel::app
