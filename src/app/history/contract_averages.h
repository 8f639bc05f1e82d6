// What each contract of a game has given each person on average: in one match, or in all that were played.
#pragma once

#include <QPointer>

#include "app/history/history_filter.h"

namespace tafel::app {

class ContractAverages : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        QString matchId READ matchId WRITE setMatchId NOTIFY changed) ///< Its game, players and house rules.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed) ///< Without a match: all of this game …
    Q_PROPERTY(
        tafel::app::HistoryFilter* filter READ filter WRITE setFilter NOTIFY changed) ///< … that this leaves.
    /// Of a custom game: in place of people its versions, each over everybody or over whom `filter`
    /// names.
    Q_PROPERTY(bool byVersion READ byVersion WRITE setByVersion NOTIFY changed)
    Q_PROPERTY(bool severalVersions READ severalVersions NOTIFY changed) ///< More than one was played.
    Q_PROPERTY(
        bool everyMatch READ everyMatch WRITE setEveryMatch NOTIFY changed) ///< All of the game, by anybody.
    /// Those of the match first, in their seats; or "Version 2".
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(
        QStringList initials READ initials NOTIFY changed) ///< What stands on the mark of each: "A", "2"
    Q_PROPERTY(QList<int> marks READ marks NOTIFY changed) ///< Colour and shape of each.
    /// In the order of the game: {contract, name, deals, players: [{average, deals, text}]}, one for each
    /// player; `deals` 0: never played.
    Q_PROPERTY(QVariantList contracts READ contracts NOTIFY changed)
    Q_PROPERTY(QString unitTitle READ unitTitle NOTIFY changed) ///< "Penalty points per deal"
    Q_PROPERTY(int deals READ deals NOTIFY changed) ///< How many were counted; 0: nothing to show.
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
    const QList<int>& marks() const { return m_marks; }
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

    /// What a contract gave one person, or under one version.
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
    QList<int> m_marks;
    QVariantList m_contracts;
    int m_deals = 0;
};

} // namespace tafel::app
