// The change of one person's rating by one match, pair by pair: expectation, result and change.
#pragma once

#include "app/history/rating_model.h"

namespace tafel::app {

struct RatedPlayerRow {
    VALUE_TYPE(RatedPlayerRow, ratedPlayerRow)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(int, badge);
    VALUE_FIELD(QString, number);
    VALUE_FIELD(QString, means); ///< "25.31 → 25.18"; empty if the player has opted out of ratings.
    VALUE_FIELD(QString, change);
};

struct RatingPair {
    VALUE_TYPE(RatingPair, ratingPair)
    VALUE_FIELD(QString, title); ///< "Anna ahead of Beat"
    VALUE_FIELD(QString, line);
    VALUE_FIELD(double, expected); ///< 0 … 1
    VALUE_FIELD(QString, expectedText); ///< "59 of 100"
    VALUE_FIELD(QString, gives);
    VALUE_FIELD(QString, sign);
};

class RatingExplanation : public tafel::app::RatingModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    INPUT_FIELD(QString, matchId, setMatchId);
    INPUT_FIELD(QString, player, setPlayer);
    /// False if the match counts for no rating, or not for this person's.
    MODEL_GETTER(bool, rated) { return !m_pairs.isEmpty(); }
    MODEL_FIELD(QString, title); ///< "Why −0.13?"
    MODEL_FIELD(QString, day); ///< "20 November 2026"
    MODEL_FIELD(QString, gameLine); ///< "Cosmic Eidex · 9 deals"
    MODEL_FIELD(QList<tafel::app::RatedPlayerRow>, players); ///< In the order of ranks.
    MODEL_FIELD(QList<tafel::app::RatingPair>, pairs);
    MODEL_FIELD(QString, sum);
    MODEL_FIELD(QString, sumSign);
    /// Because of rounding, the displayed parts do not add up to the displayed sum.
    MODEL_FIELD(bool, rounded);
    /// "Corrected on 21 November 2026"; empty if it was not corrected after its end.
    MODEL_FIELD(QString, corrected);

public:
    using RatingModel::RatingModel;

protected:
    void clearData() override
    {
        reset(m_title, m_day, m_gameLine, m_players, m_pairs, m_sum, m_sumSign, m_rounded, m_corrected);
    }
    Work work() override;

private:
    void show(const history::RatedMatch& match, const history::StoredMatch& stored);
    RatingPair pairRow(const history::RatedMatch& match, std::size_t self, std::size_t other) const;
};

} // namespace tafel::app
