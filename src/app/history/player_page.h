// The page of one person: headline, form, games, opponents, characters.
#pragma once

#include <vector>

#include "app/history/statistics_model.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

struct HeadlineRow {
    VALUE_TYPE(HeadlineRow, headlineRow)
    VALUE_FIELD(QString, title);
    VALUE_FIELD(QString, value);
};

class PlayerPage : public tafel::app::StatisticsModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    WRITABLE_FIELD(QString, player, setPlayer)
    {
        if (value != m_player)
            m_game.clear();
        assign(m_player, value);
    }
    MODEL_FIELD(QList<tafel::app::HeadlineRow>, headline);
    MODEL_FIELD(QList<tafel::app::ListChoice>, games); ///< Most matches first.
    /// The game whose form is shown, because units differ between games.
    INPUT_FIELD(QString, game, setGame);
    MODEL_GETTER(QString, gameName) { return qt(phrases::gameName(plain(m_game), language())); }
    MODEL_GETTER(QString, unitTitle); ///< "Victory points per deal"
    /// A line chart of each match and of the moving average; x counts the matches from 1.
    MODEL_FIELD(QVariantList, form);
    MODEL_GETTER(int, formCount) { return static_cast<int>(m_points.size()); }
    /// Bars of the win rate by game, in percent: [{name, players: [{average, text, deals, weak}]}].
    MODEL_FIELD(QVariantList, wins);
    MODEL_FIELD(QList<tafel::app::StatisticsRow>, gameRows);
    MODEL_FIELD(QList<tafel::app::StatisticsRow>, opponentRows);
    MODEL_FIELD(QList<tafel::app::StatisticsRow>, characterRows);

public:
    /// Number of matches in the moving average.
    static constexpr int window = 10;

    using StatisticsModel::StatisticsModel;

    Q_INVOKABLE QString dayAt(double x) const; ///< The day "12 Nov 2026" of the match with that number.

protected:
    void clearData() override
    {
        reset(m_headline, m_games, m_form, m_wins, m_gameRows, m_opponentRows, m_characterRows, m_points);
    }
    void readData() override;

private:
    history::Filter ofPlayer() const;
    void readGames();
    void readOpponents();
    void readCharacters();
    void readForm();

    std::vector<history::FormPoint> m_points;
};

} // namespace tafel::app
