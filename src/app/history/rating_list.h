// The ratings of all people in one game, as a table with a bar for each.
#pragma once

#include "app/history/rating_model.h"
#include "app/open_history/saved_files.h"
#include "app/phrases/list_choice.h"

namespace tafel::app {

struct RatingRow {
    VALUE_TYPE(RatingRow, ratingRow)
    VALUE_FIELD(QString, place); ///< Empty without a rank.
    VALUE_FIELD(QString, name);
    VALUE_FIELD(int, badge, -1); ///< -1 if the seat decides.
    VALUE_FIELD(double, rating);
    VALUE_FIELD(double, low); ///< The start of the bar.
    VALUE_FIELD(double, high);
    VALUE_FIELD(QString, text); ///< "27.64", "–"
    VALUE_FIELD(QString, deviation); ///< "± 1.93"
    VALUE_FIELD(int, matches);
    VALUE_FIELD(QString, matchesText); ///< "12 matches"
    VALUE_FIELD(QString, moved); ///< "+0.31"
    VALUE_FIELD(QString, movedSign);
    VALUE_FIELD(bool, provisional);
};

class RatingList : public tafel::app::RatingModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    WRITABLE_FIELD(QString, game, setGame); ///< If it has no rated match, the first game of `games`.
    MODEL_FIELD(QList<tafel::app::ListChoice>, games); ///< Most rated matches first.
    /// The highest rating first; provisional ratings come last.
    MODEL_FIELD(QList<tafel::app::RatingRow>, people);
    MODEL_FIELD(double, lowest); ///< The lowest value of all bars.
    MODEL_FIELD(double, highest, 1);
    MODEL_GETTER(QString, startText) { return qt(phrases::decimalText(start(), 0, language())); }
    /// Number of matches that a rank requires.
    CONSTANT_GETTER(int, least) const { return history::minMatchesForRank; }
    /// The first two people whose bars overlap: "Cora and Anna"; empty if there are none.
    MODEL_FIELD(QString, overlap);
    /// The number of people who have opted out: "Two people wish none and are not listed."
    MODEL_FIELD(QString, notListed);
    NOTIFIED_FIELD(savedChanged, tafel::app::SavedFile, saved); ///< The last file with the table.

public:
    using RatingModel::RatingModel;

    /// Writes the table to a new file, as "csv" or "json" in the format of the command line.
    Q_INVOKABLE void save(const QString& format);

Q_SIGNALS:
    void savedChanged();

protected:
    void clearData() override { reset(m_games, m_people, m_overlap, m_notListed); }
    Work work() override;

private:
    void show(const std::vector<history::PersonRating>& people, int notListed);

    BackgroundTask m_saving;
};

} // namespace tafel::app
