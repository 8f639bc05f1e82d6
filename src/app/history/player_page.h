// The page of one person: headline, form, games, opponents, characters.
#pragma once

#include <vector>

#include "app/history/statistics_model.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

/// A number in large type.
struct HeadlineRow {
    Q_GADGET
    QML_VALUE_TYPE(headlineRow)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString value MEMBER value)
public:
    QString title = {}, value = {};

    bool operator==(const HeadlineRow&) const = default;
};

class PlayerPage : public tafel::app::StatisticsModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::HeadlineRow> headline READ headline NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::ListChoice> games READ games NOTIFY changed) ///< Most matches first.
    /// The game whose form is shown, because units differ between games.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString unitTitle READ unitTitle NOTIFY changed) ///< "Victory points per deal"
    /// A line chart of each match and of the moving average; x counts the matches from 1.
    Q_PROPERTY(QVariantList form READ form NOTIFY changed)
    Q_PROPERTY(int formCount READ formCount NOTIFY changed)
    /// Bars of the win rate by game, in percent: [{name, players: [{average, text, deals, weak}]}].
    Q_PROPERTY(QVariantList wins READ wins NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::StatisticsRow> gameRows READ gameRows NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::StatisticsRow> opponentRows READ opponentRows NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::StatisticsRow> characterRows READ characterRows NOTIFY changed)
public:
    /// Number of matches in the moving average.
    static constexpr int window = 10;

    using StatisticsModel::StatisticsModel;

    const QString& player() const { return m_player; }
    void setPlayer(const QString& player);
    const QString& game() const { return m_game; }
    void setGame(const QString& game) { assign(m_game, game); }
    const QList<HeadlineRow>& headline() const { return m_headline; }
    const QList<ListChoice>& games() const { return m_games; }
    QString gameName() const;
    QString unitTitle() const;
    const QVariantList& form() const { return m_form; }
    int formCount() const { return static_cast<int>(m_points.size()); }
    const QVariantList& wins() const { return m_wins; }
    const QList<StatisticsRow>& gameRows() const { return m_gameRows; }
    const QList<StatisticsRow>& opponentRows() const { return m_opponentRows; }
    const QList<StatisticsRow>& characterRows() const { return m_characterRows; }

    Q_INVOKABLE QString dayAt(double x) const; ///< The day "12 Nov 2026" of the match with that number.
    Q_INVOKABLE QString matchAt(double x) const; ///< The id of that match; empty if there is none.

protected:
    void clear() override;
    void read() override;

private:
    history::Filter ofPlayer() const;
    void readGames();
    void readOpponents();
    void readCharacters();
    void readForm();

    QString m_player, m_game;
    QList<HeadlineRow> m_headline;
    QList<ListChoice> m_games;
    QVariantList m_form, m_wins;
    QList<StatisticsRow> m_gameRows, m_opponentRows, m_characterRows;
    std::vector<history::FormPoint> m_points;
};

} // namespace tafel::app
