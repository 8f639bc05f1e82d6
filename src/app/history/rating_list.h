// The ratings of all people in one game, as a table with a bar for each.
#pragma once

#include "app/history/rating_model.h"
#include "app/phrases/list_choice.h"

namespace tafel::app {

struct RatingRow {
    Q_GADGET
    QML_VALUE_TYPE(ratingRow)
    Q_PROPERTY(QString place MEMBER place) ///< Empty without a rank.
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString initial MEMBER initial)
    Q_PROPERTY(int badge MEMBER badge) ///< -1 if the seat decides.
    Q_PROPERTY(double rating MEMBER rating)
    Q_PROPERTY(double low MEMBER low) ///< The start of the bar.
    Q_PROPERTY(double high MEMBER high)
    Q_PROPERTY(QString text MEMBER text) ///< "27.64", "–"
    Q_PROPERTY(QString deviation MEMBER deviation) ///< "± 1.93"
    Q_PROPERTY(int matches MEMBER matches)
    Q_PROPERTY(QString moved MEMBER moved) ///< "+0.31"
    Q_PROPERTY(QString movedSign MEMBER movedSign)
    Q_PROPERTY(bool provisional MEMBER provisional)
public:
    QString place = {}, name = {}, initial = {};
    int badge = -1;
    double rating = 0, low = 0, high = 0;
    QString text = {}, deviation = {};
    int matches = 0;
    QString moved = {}, movedSign = {};
    bool provisional = false;

    bool operator==(const RatingRow&) const = default;
};

class RatingList : public tafel::app::RatingModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// If it has no rated match, the first game of `games`.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// Most rated matches first.
    Q_PROPERTY(QList<tafel::app::ListChoice> games READ games NOTIFY changed)
    /// The highest rating first; provisional ratings come last.
    Q_PROPERTY(QList<tafel::app::RatingRow> people READ people NOTIFY changed)
    Q_PROPERTY(double lowest READ lowest NOTIFY changed) ///< The lowest value of all bars.
    Q_PROPERTY(double highest READ highest NOTIFY changed)
    Q_PROPERTY(double start READ start CONSTANT) ///< The initial rating of every player.
    Q_PROPERTY(QString startText READ startText NOTIFY changed)
    Q_PROPERTY(int least READ least CONSTANT) ///< Number of matches that a rank requires.
    Q_PROPERTY(QString overlap READ overlap NOTIFY
            changed) ///< The first two people whose bars overlap: "Cora and Anna"; empty if there are none.
    /// The number of people who have opted out: "Two people wish none and are not listed."
    Q_PROPERTY(QString notListed READ notListed NOTIFY changed)
    // Saving the table as a file.
    /// The last file written; empty if there is none.
    Q_PROPERTY(QString saved READ saved NOTIFY savedChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY savedChanged)
    Q_PROPERTY(QString problemText READ problemText NOTIFY savedChanged)
public:
    using RatingModel::RatingModel;

    const QString& game() const { return m_game; }
    void setGame(const QString& game);
    const QList<ListChoice>& games() const { return m_games; }
    const QList<RatingRow>& people() const { return m_people; }
    double lowest() const { return m_lowest; }
    double highest() const { return m_highest; }
    double start() const { return rating::Rating().mu; }
    QString startText() const;
    int least() const { return history::minMatchesForRank; }
    const QString& overlap() const { return m_overlap; }
    const QString& notListed() const { return m_notListed; }
    const QString& saved() const { return m_saved; }
    const QString& problem() const { return m_problem; }
    const QString& problemText() const { return m_problemText; }

    /// Writes the table to a new file in the folder, as "csv" or "json" in the format of the command line.
    Q_INVOKABLE void save(const QString& format, const QString& folder);

Q_SIGNALS:
    void savedChanged();

protected:
    void clear() override;
    Work work() override;

private:
    void show(const std::vector<history::PersonRating>& people, int notListed);

    QString m_game, m_overlap, m_notListed, m_saved, m_problem, m_problemText;
    QList<ListChoice> m_games;
    QList<RatingRow> m_people;
    double m_lowest = 0, m_highest = 1;
    BackgroundTask m_saving;
};

} // namespace tafel::app
