// The page of one person: headline, form, games, opponents, characters.
#pragma once

#include <vector>

#include "app/history/statistics_model.h"
#include "app/phrases/fields.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

/// A number in large type.
struct HeadlineRow {
    VALUE_TYPE(HeadlineRow, headlineRow)
    VALUE_FIELD(QString, title);
    VALUE_FIELD(QString, value);
};

class PlayerPage : public tafel::app::StatisticsModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed)
    MODEL_FIELD(QList<tafel::app::HeadlineRow>, headline);
    MODEL_FIELD(QList<tafel::app::ListChoice>, games); ///< Most matches first.
    /// The game whose form is shown, because units differ between games.
    INPUT_FIELD(QString, game, setGame);
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString unitTitle READ unitTitle NOTIFY changed) ///< "Victory points per deal"
    /// A line chart of each match and of the moving average; x counts the matches from 1.
    MODEL_FIELD(QVariantList, form);
    Q_PROPERTY(int formCount READ formCount NOTIFY changed)
    /// Bars of the win rate by game, in percent: [{name, players: [{average, text, deals, weak}]}].
    MODEL_FIELD(QVariantList, wins);
    MODEL_FIELD(QList<tafel::app::StatisticsRow>, gameRows);
    MODEL_FIELD(QList<tafel::app::StatisticsRow>, opponentRows);
    MODEL_FIELD(QList<tafel::app::StatisticsRow>, characterRows);

public:
    /// Number of matches in the moving average.
    static constexpr int window = 10;

    using StatisticsModel::StatisticsModel;

    const QString& player() const { return m_player; }
    void setPlayer(const QString& player);
    QString gameName() const;
    QString unitTitle() const;
    int formCount() const { return static_cast<int>(m_points.size()); }

    Q_INVOKABLE QString dayAt(double x) const; ///< The day "12 Nov 2026" of the match with that number.

protected:
    void clear() override;
    void read() override;

private:
    history::Filter ofPlayer() const;
    void readGames();
    void readOpponents();
    void readCharacters();
    void readForm();

    QString m_player;
    std::vector<history::FormPoint> m_points;
};

} // namespace tafel::app
