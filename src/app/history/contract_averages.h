// The average result of each person in each contract of a game, in one match or in all matches.
#pragma once

#include <QPointer>

#include "app/history/history_filter.h"

namespace tafel::app {

class ContractAverages : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// Determines game, players and house rules.
    Q_PROPERTY(QString matchId READ matchId WRITE setMatchId NOTIFY changed)
    /// Without a match: shows all matches of this game.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// Restricts the matches of `game`.
    Q_PROPERTY(tafel::app::HistoryFilter* filter READ filter WRITE setFilter NOTIFY changed)
    /// For a custom game: shows its versions instead of people, each over everybody or over the people whom
    /// `filter` selects.
    Q_PROPERTY(bool byVersion READ byVersion WRITE setByVersion NOTIFY changed)
    /// More than one version was played.
    Q_PROPERTY(bool severalVersions READ severalVersions NOTIFY changed)
    /// Shows all matches of the game, with any players.
    Q_PROPERTY(bool everyMatch READ everyMatch WRITE setEveryMatch NOTIFY changed)
    /// The players of the match first, in seat order; or versions such as "Version 2".
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(QStringList initials READ initials NOTIFY changed) ///< The text on each badge: "A", "2"
    Q_PROPERTY(QList<int> badges READ badges NOTIFY changed) ///< Colour and shape of each.
    /// The contracts in the order of the game: {contract, name, deals, players: [{average, deals, text}]},
    /// with one element for each player. `deals` is 0 for a contract that was never played.
    Q_PROPERTY(QVariantList contracts READ contracts NOTIFY changed)
    Q_PROPERTY(QString unitTitle READ unitTitle NOTIFY changed) ///< "Penalty points per deal"
    /// Number of counted deals; 0 if there is nothing to show.
    Q_PROPERTY(int deals READ deals NOTIFY changed)
    Q_PROPERTY(bool several READ several NOTIFY changed) ///< The history has more than one match of the game.
public:
    using SessionModel::SessionModel;

    const QString& matchId() const { return m_id; }
    void setMatchId(const QString& id) { assign(m_id, id); }
    const QString& game() const { return m_game; }
    void setGame(const QString& game) { assign(m_game, game); }
    HistoryFilter* filter() const { return m_filter; }
    void setFilter(HistoryFilter* filter) { observe(m_filter, filter); }
    bool byVersion() const { return m_byVersion; }
    void setByVersion(bool by) { assign(m_byVersion, by); }
    bool severalVersions() const { return m_severalVersions; }
    bool everyMatch() const { return m_everyMatch; }
    void setEveryMatch(bool every) { assign(m_everyMatch, every); }
    const QStringList& players() const { return m_players; }
    const QStringList& initials() const { return m_initials; }
    const QList<int>& badges() const { return m_badges; }
    const QVariantList& contracts() const { return m_contracts; }
    const QString& unitTitle() const { return m_unitTitle; }
    int deals() const { return m_deals; }
    bool several() const { return m_several; }

    void refresh() override;

private:
    void read();
    void readMatch();
    void readGame();
    void readVersions();
    void fillPeople(const Match& match, const std::vector<history::ContractAverage>& averages);

    /// The average of a contract for one person, or under one version.
    struct Given {
        std::string contract = {};
        QString whom = {};
        int deals = 0;
        double average = 0;
    };
    void fill(const Match& match, const std::vector<Given>& all);

    QPointer<HistoryFilter> m_filter;
    QString m_id, m_game, m_unitTitle;
    bool m_everyMatch = false, m_several = false, m_byVersion = false, m_severalVersions = false;
    QStringList m_players, m_initials;
    QList<int> m_badges;
    QVariantList m_contracts;
    int m_deals = 0;
};

} // namespace tafel::app
