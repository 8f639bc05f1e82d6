// The average result of each person in each contract of a game, in one match or in all matches.
#pragma once

#include "app/history/statistics_model.h"

namespace tafel::app {

class ContractAverages : public tafel::app::StatisticsModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    INPUT_FIELD(QString, matchId, setMatchId); ///< Determines game, players and house rules.
    /// Without a match: shows all matches of this game that `filter` selects.
    INPUT_FIELD(QString, game, setGame);
    /// For a custom game: shows its versions instead of people, each over everybody or over the people whom
    /// `filter` selects.
    INPUT_FIELD(bool, byVersion, setByVersion);
    MODEL_FIELD(bool, severalVersions);
    INPUT_FIELD(bool, everyMatch, setEveryMatch); ///< Shows all matches of the game, with any players.
    /// The players of the match first, in seat order; or versions such as "Version 2".
    MODEL_FIELD(QStringList, players);
    MODEL_FIELD(QStringList, badgeNames); ///< The name behind each badge: "Anna", "2"
    MODEL_FIELD(QList<int>, badges); ///< Colour and shape of each.
    /// The played contracts in the order of the game, for a BarChart: {name, deals, players: [{average, text,
    /// deals, dealsText, told}]}, with one element for each player. A row's `deals` is empty if it is not the
    /// same for all players; then each cell has a `dealsText`.
    MODEL_FIELD(QVariantList, contracts);
    MODEL_FIELD(QString, title); ///< "Barbu, 20 November 2026: Points per deal"
    MODEL_FIELD(QString, remark); ///< Note on people left out, "5 of 9 people …"; empty if there are none.
    MODEL_FIELD(QString, unitTitle); ///< "Penalty points per deal"
    MODEL_FIELD(bool, several); ///< The history has more than one match of the game.
public:
    using StatisticsModel::StatisticsModel;

protected:
    void clearData() override
    {
        reset(m_players, m_badgeNames, m_badges, m_contracts, m_remark, m_several, m_severalVersions);
    }
    void readData() override;

private:
    void readMatch();
    void readGame();
    void readVersions();
    void fillPeople(const Match& match, const std::vector<history::ContractAverage>& averages);
    bool isOneMatch() const { return !m_matchId.isEmpty() && !m_everyMatch; }

    /// The average of a contract for one person, or under one version.
    struct Given {
        std::string contract = {};
        QString whom = {};
        int deals = 0;
        double average = 0;
    };
    void fill(const Match& match, const std::vector<Given>& all);
};

} // namespace tafel::app
