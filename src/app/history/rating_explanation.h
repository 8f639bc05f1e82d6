// The change of one person's rating by one match, pair by pair: expectation, result and change.
#pragma once

#include "app/history/rating_model.h"

namespace tafel::app {

struct RatedPlayerRow {
    Q_GADGET
    QML_VALUE_TYPE(ratedPlayerRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int badge MEMBER badge)
    Q_PROPERTY(QString number MEMBER number)
    /// "25.31 → 25.18"; empty if the player has opted out of ratings.
    Q_PROPERTY(QString means MEMBER means)
    Q_PROPERTY(QString change MEMBER change)
public:
    QString name = {};
    int badge = 0;
    QString number = {}, means = {}, change = {};

    bool operator==(const RatedPlayerRow&) const = default;
};

struct RatingPair {
    Q_GADGET
    QML_VALUE_TYPE(ratingPair)
    Q_PROPERTY(QString title MEMBER title) ///< "Anna ahead of Beat"
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(double expected MEMBER expected) ///< 0 … 1
    Q_PROPERTY(QString expectedText MEMBER expectedText) ///< "59 of 100"
    Q_PROPERTY(QString gives MEMBER gives)
    Q_PROPERTY(QString sign MEMBER sign)
public:
    QString title = {}, line = {};
    double expected = 0;
    QString expectedText = {}, gives = {}, sign = {};

    bool operator==(const RatingPair&) const = default;
};

class RatingExplanation : public tafel::app::RatingModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString matchId READ matchId WRITE setMatchId NOTIFY changed)
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(bool rated READ rated NOTIFY
            changed) ///< False if the match counts for no rating, or not for this person's.
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< "Why −0.13?"
    Q_PROPERTY(QString day READ day NOTIFY changed) ///< "20 November 2026"
    Q_PROPERTY(QString gameLine READ gameLine NOTIFY changed) ///< "Cosmic Eidex · 9 deals"
    /// In the order of ranks.
    Q_PROPERTY(QList<tafel::app::RatedPlayerRow> players READ players NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::RatingPair> pairs READ pairs NOTIFY changed)
    Q_PROPERTY(QString sum READ sum NOTIFY changed)
    Q_PROPERTY(QString sumSign READ sumSign NOTIFY changed)
    /// Because of rounding, the displayed parts do not add up to the displayed sum.
    Q_PROPERTY(bool rounded READ rounded NOTIFY changed)
    Q_PROPERTY(QString corrected READ corrected NOTIFY
            changed) ///< "Corrected on 21 November 2026"; empty if it was not corrected after its end.
public:
    using RatingModel::RatingModel;

    const QString& matchId() const { return m_match; }
    void setMatchId(const QString& match) { assign(m_match, match); }
    const QString& player() const { return m_player; }
    void setPlayer(const QString& player) { assign(m_player, player); }
    bool rated() const { return !m_pairs.isEmpty(); }
    const QString& title() const { return m_title; }
    const QString& day() const { return m_day; }
    const QString& gameLine() const { return m_gameLine; }
    const QList<RatedPlayerRow>& players() const { return m_players; }
    const QList<RatingPair>& pairs() const { return m_pairs; }
    const QString& sum() const { return m_sum; }
    const QString& sumSign() const { return m_sumSign; }
    bool rounded() const { return m_rounded; }
    const QString& corrected() const { return m_corrected; }

protected:
    void clear() override;
    Work work() override;

private:
    void show(const history::RatedMatch& match, const history::StoredMatch& stored);
    RatingPair pairRow(const history::RatedMatch& match, std::size_t self, std::size_t other) const;

    QString m_match, m_player, m_title, m_day, m_gameLine, m_sum, m_sumSign, m_corrected;
    QList<RatedPlayerRow> m_players;
    QList<RatingPair> m_pairs;
    bool m_rounded = false;
};

} // namespace tafel::app
