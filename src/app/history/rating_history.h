// The history of one person's rating in one game: its line with the band around it, and the change of each
// match.
#pragma once

#include "app/history/rating_model.h"
#include "app/phrases/list_choice.h"

namespace tafel::app {

struct RatingChange {
    VALUE_TYPE(RatingChange, ratingChange)
    VALUE_FIELD(QString, match);
    VALUE_FIELD(QString, title); ///< "Cora 7, Anna 6"
    VALUE_FIELD(QString, line); ///< "20 November 2026 · place 2 of 3"
    VALUE_FIELD(QString, change); ///< "−0.13"
    VALUE_FIELD(QString, sign);
};

class RatingHistory : public tafel::app::RatingModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    WRITABLE_FIELD(QString, player, setPlayer) { showFirst(m_player, value); }
    /// If the person has no rated match of this game, the first game of `games`.
    WRITABLE_FIELD(QString, game, setGame) { showFirst(m_game, value); }
    MODEL_FIELD(QList<tafel::app::ListChoice>, games); ///< Most rated matches first.
    MODEL_GETTER(QString, gameName) { return qt(phrases::gameName(plain(m_game), language())); }
    MODEL_FIELD(bool, isRated); ///< False if the person of the result has opted out of ratings.
    MODEL_FIELD(QString, rating); ///< "27.64", or "–" for a provisional rating.
    MODEL_FIELD(QString, deviation); ///< "± 1.93"
    MODEL_FIELD(QString, place); ///< "Place 2 of 9", "provisional: 3 of 5 matches"
    /// A line chart with the band; x counts the matches, and 0 is the initial rating.
    MODEL_FIELD(QVariantList, series);
    MODEL_GETTER(int, count) { return static_cast<int>(m_matches.size()); } ///< Number of rated matches.
    MODEL_FIELD(QList<tafel::app::RatingChange>, changes); ///< The latest first.
    /// Number of earlier changes that are not shown.
    MODEL_GETTER(int, left) { return count() - static_cast<int>(m_changes.size()); }

public:
    using RatingModel::RatingModel;

    Q_INVOKABLE void showMore(); ///< Shows more of the earlier changes.
    /// The day "20 November 2026", the id and the question "Why −0.13?" of the match with that number; empty
    /// if there is none.
    Q_INVOKABLE QString dayAt(double x) const;
    Q_INVOKABLE QString matchAt(double x) const;
    Q_INVOKABLE QString whyAt(double x) const;

protected:
    void clearData() override
    {
        reset(m_games, m_rating, m_deviation, m_place, m_series, m_changes, m_matches);
    }
    Work work() override;

private:
    /// A match from the view of this person.
    struct Step {
        history::RatedMatch match;
        std::size_t self = 0; ///< The seat of the person.

        const history::RatedPlayer& player() const { return match.players[self]; }
        double change() const { return player().change.after.mu - player().before.mu; }
    };
    /// Notes on one of the latest matches.
    struct StepNotes {
        std::vector<int> numbers; ///< The result of each player.
        std::string corrected; ///< The time of a correction after the end; empty if there was none.
        bool imported = false;
    };
    struct Course;

    void showFirst(QString& input, const QString& value);
    void show(const Course& course);
    RatingChange changeRow(const Step& step, const StepNotes& notes) const;
    const Step* stepAt(double x) const;

    /// Number of changes that are shown at first, and that each call of `showMore` adds.
    static constexpr int atFirst = 8, more = 24;

    std::vector<Step> m_matches;
    int m_shown = atFirst;
};

/// "won", "place 2 of 3", "shared place 1 of 4".
QString placeText(const history::RatedMatch& match, std::size_t seat);

/// The result of each player at the end of a match: the totals, or games lost in a match of several games.
std::vector<int> numbersOf(const history::StoredMatch& match);

/// The time of a correction after the end of the match; empty if there was none.
std::string correctedAfter(const history::StoredMatch& match, const std::string& ended);

} // namespace tafel::app
