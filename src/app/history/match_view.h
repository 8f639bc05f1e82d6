// One match of the history: its deals with reasons, its standing and its score chart.
#pragma once

#include "app/phrases/view_rows.h"
#include "app/session/session_model.h"

namespace tafel::app {

/// The heading above the deals.
struct MatchHeader {
    Q_GADGET
    QML_VALUE_TYPE(matchHeader)
    Q_PROPERTY(QString title MEMBER title) ///< "Cosmic Eidex, 13 November"
    Q_PROPERTY(QString day MEMBER day) ///< "2026-11-20", the local day.
    Q_PROPERTY(QString dayText MEMBER dayText) ///< "20 November"
    Q_PROPERTY(QString rules MEMBER rules) ///< "Web edition · exactly 100: counts as over"
    Q_PROPERTY(QString characters MEMBER characters)
    Q_PROPERTY(QString result MEMBER result)
    Q_PROPERTY(bool finished MEMBER finished)
public:
    QString title = {}, day = {}, dayText = {}, rules = {}, characters = {}, result = {};
    bool finished = false;
};

/// The columns that deals of the game have.
struct DealColumns {
    Q_GADGET
    QML_VALUE_TYPE(dealColumns)
    Q_PROPERTY(QString title MEMBER title) ///< "Deal", "Round"
    Q_PROPERTY(bool trump MEMBER trump)
    Q_PROPERTY(bool card MEMBER card) ///< A card was turned up.
    Q_PROPERTY(bool contract MEMBER contract)
    Q_PROPERTY(bool opener MEMBER opener) ///< A player opens the round, while the dealer does not change.
public:
    QString title = {};
    bool trump = false, card = false, contract = false, opener = false;
};

class MatchView : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString matchId READ matchId WRITE setMatchId NOTIFY changed)
    Q_PROPERTY(tafel::app::MatchHeader header READ header NOTIFY changed)
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(QList<int> badges READ badges NOTIFY changed) ///< Colour and shape of each player.
    /// The result: the totals, or games lost after the end of a match of strokes.
    Q_PROPERTY(QStringList numbers READ numbers NOTIFY changed)
    Q_PROPERTY(QString unit READ unit NOTIFY changed) ///< See `phrases::unitId`.
    Q_PROPERTY(QString unitTitle READ unitTitle NOTIFY changed) ///< "Penalty points"
    Q_PROPERTY(int target READ target NOTIFY changed) ///< 0 if the game has no target.
    Q_PROPERTY(tafel::app::DealColumns columns READ columns NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::DealRow> deals READ deals NOTIFY changed)
    Q_PROPERTY(bool newestFirst READ newestFirst WRITE setNewestFirst NOTIFY changed) ///< Order of the deals.
    Q_PROPERTY(QList<tafel::app::DisputeRow> disputes READ disputes NOTIFY changed) ///< Oldest first.
    /// The totals as a series: {name, seat, points: [{x, y}]}
    Q_PROPERTY(QVariantList totalsSeries READ totalsSeries NOTIFY changed)
    /// Card points per deal, as a series.
    Q_PROPERTY(QVariantList cardPointsSeries READ cardPointsSeries NOTIFY changed)
    /// Whether the game has ratings. Custom games have none.
    Q_PROPERTY(bool ratable READ ratable NOTIFY changed)
    /// The match counts for the ratings, or will count when it is over.
    Q_PROPERTY(bool rated READ rated NOTIFY changed)
    /// Deals that today's rules judge differently, one line for each; empty if there are none.
    Q_PROPERTY(QString newRules READ newRules NOTIFY changed)
public:
    using SessionModel::SessionModel;

    const QString& matchId() const { return m_id; }
    void setMatchId(const QString& id) { assign(m_id, id); }

    bool newestFirst() const { return m_newestFirst; }
    void setNewestFirst(bool newest) { assign(m_newestFirst, newest); }

    const MatchHeader& header() const { return m_header; }
    const QStringList& players() const { return m_players; }
    const QList<int>& badges() const { return m_badges; }
    const QStringList& numbers() const { return m_numbers; }
    const QString& unit() const { return m_unit; }
    const QString& unitTitle() const { return m_unitTitle; }
    int target() const { return m_target; }
    const DealColumns& columns() const { return m_columns; }
    const QList<DealRow>& deals() const { return m_deals; }
    const QList<DisputeRow>& disputes() const { return m_disputes; }
    const QVariantList& totalsSeries() const { return m_totalsSeries; }
    const QVariantList& cardPointsSeries() const { return m_cardPointsSeries; }
    bool ratable() const { return m_ratable; }
    bool rated() const { return m_rated; }
    QString newRules() const { return m_newRules.join(QLatin1Char('\n')); }

    /// Opens the match again. A finished match opens only for corrections, a match of another tablet only for
    /// reading.
    Q_INVOKABLE bool continueMatch();

    /// From now on, scores the match by today's rules.
    Q_INVOKABLE void acceptRules();

    /// Excludes the match from the ratings, or includes it again.
    Q_INVOKABLE void setRated(bool rated);

    void refresh() override;

private:
    void read();
    void show(const history::StoredMatch& stored, const Outcome& outcome);
    void showNewRules(const Match& match);
    void showCourse(const Match& match, const Outcome& outcome);
    DealRow dealWithReasons(
        const history::StoredMatch& stored, const Outcome& outcome, std::size_t index) const;

    bool m_newestFirst = false, m_ratable = false, m_rated = true;
    QString m_id, m_unit, m_unitTitle;
    MatchHeader m_header;
    DealColumns m_columns;
    QStringList m_players, m_numbers, m_newRules;
    QList<int> m_badges;
    QList<DealRow> m_deals;
    QList<DisputeRow> m_disputes;
    QVariantList m_totalsSeries, m_cardPointsSeries;
    int m_target = 7;
};

} // namespace tafel::app
