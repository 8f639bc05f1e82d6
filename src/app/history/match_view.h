// One match of the history: its deals with reasons, its standing, its course.
#pragma once

#include "app/session/session_model.h"

namespace tafel::app {

class MatchView : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString matchId READ matchId WRITE setMatchId NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< "Cosmic Eidex, 13 November"
    Q_PROPERTY(QString game READ game NOTIFY changed) ///< Its id.
    Q_PROPERTY(QString day READ day NOTIFY changed) ///< "2026-11-20", of this place
    Q_PROPERTY(QString dayText READ dayText NOTIFY changed) ///< "20 November"
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(QString unit READ unit NOTIFY changed) ///< See `unitName`.
    Q_PROPERTY(QString unitTitle READ unitTitle NOTIFY changed) ///< "Penalty points"
    Q_PROPERTY(QString dealTitle READ dealTitle NOTIFY changed) ///< "Deal", "Round"
    Q_PROPERTY(QVariantList totals READ totals NOTIFY changed)
    /// What the result is: the totals, or games lost once a match of strokes is over.
    Q_PROPERTY(QStringList numbers READ numbers NOTIFY changed)
    Q_PROPERTY(QVariantList winners READ winners NOTIFY changed) ///< Seats
    Q_PROPERTY(bool finished READ finished NOTIFY changed)
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed)
    Q_PROPERTY(
        QString rulesText READ rulesText NOTIFY changed) ///< "Web edition · exactly 100: counts as over"
    Q_PROPERTY(QString charactersText READ charactersText NOTIFY changed)
    Q_PROPERTY(int target READ target NOTIFY changed) ///< 0: the game has none
    Q_PROPERTY(bool withTrump READ withTrump NOTIFY changed) ///< The deals of the game have a trump …
    Q_PROPERTY(bool withContracts READ withContracts NOTIFY changed) ///< … each a contract …
    Q_PROPERTY(
        bool withOpener READ withOpener NOTIFY changed) ///< … somebody who opens, while one always deals
    /// What `dealView` gives, and reasons: [{mark, text, clause, source, interpretation}],
    ///  correction: {when, reason, changes: [{name, before, after}]}
    Q_PROPERTY(QVariantList deals READ deals NOTIFY changed)
    /// See `disputeView`, oldest first.
    Q_PROPERTY(QVariantList disputes READ disputes NOTIFY changed)
    Q_PROPERTY(QVariantList pointsCourse READ pointsCourse NOTIFY
            changed) ///< Series {name, seat, points: [{x, y}]}: the totals
    Q_PROPERTY(QVariantList cardCourse READ cardCourse NOTIFY changed) ///< Card points per deal
    /// What today's rules judge differently, a line a deal; empty: nothing.
    Q_PROPERTY(QString newRules READ newRules NOTIFY changed)
public:
    using SessionModel::SessionModel;

    const QString& matchId() const { return m_id; }
    void setMatchId(const QString& id);

    QString title() const { return m_title; }
    QString game() const { return m_game; }
    QString day() const { return m_day; }
    QString dayText() const { return m_dayText; }
    QStringList players() const { return m_players; }
    QString unit() const { return m_unit; }
    QString unitTitle() const { return m_unitTitle; }
    QString dealTitle() const { return m_dealTitle; }
    QVariantList totals() const { return m_totals; }
    QStringList numbers() const { return m_numbers; }
    QVariantList winners() const { return m_winners; }
    bool finished() const { return m_finished; }
    QString resultText() const { return m_resultText; }
    QString rulesText() const { return m_rulesText; }
    QString charactersText() const { return m_charactersText; }
    int target() const { return m_target; }
    bool withTrump() const { return m_withTrump; }
    bool withContracts() const { return m_withContracts; }
    bool withOpener() const { return m_withOpener; }
    QVariantList deals() const { return m_deals; }
    QVariantList disputes() const { return m_disputes; }
    QVariantList pointsCourse() const { return m_pointsCourse; }
    QVariantList cardCourse() const { return m_cardCourse; }
    QString newRules() const { return m_newRules.join(QLatin1Char('\n')); }

    /// Puts the match on the table again: a finished one only to correct it.
    Q_INVOKABLE bool continueMatch();

    /// The match counts from now on as today's rules judge it.
    Q_INVOKABLE void acceptRules();

    void refresh() override;

private:
    bool read();
    void show(const history::StoredMatch& stored, const Outcome& outcome);
    void showNewRules(const Match& match);
    void showCourse(const Match& match, const Outcome& outcome);
    QVariantMap dealWithReasons(
        const history::StoredMatch& stored, const Outcome& outcome, std::size_t index) const;

    QString m_id, m_title, m_resultText, m_rulesText, m_charactersText;
    QString m_game, m_day, m_dayText;
    QString m_unit, m_unitTitle, m_dealTitle;
    QStringList m_players, m_numbers, m_newRules;
    QVariantList m_totals, m_winners, m_deals, m_disputes, m_pointsCourse, m_cardCourse;
    bool m_finished = false, m_withTrump = false, m_withContracts = false, m_withOpener = false;
    int m_target = 7;
};

} // namespace tafel::app
