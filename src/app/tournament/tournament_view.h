// One tournament: its rules, its people, its rounds with their tables, its standing.
#pragma once

#include <optional>

#include <QStringList>

#include "app/new_match/new_match.h"
#include "history/late_corrections.h"
#include "history/tournaments/tournaments.h"

namespace tafel::app {

/// How it is played.
struct RulesView {
    Q_GADGET
    QML_VALUE_TYPE(rulesView)
    Q_PROPERTY(QString text MEMBER text) ///< "Cosmic Eidex · wins · tables of 4, or 3"
    Q_PROPERTY(int rule MEMBER rule) ///< 0 wins, 1 victory points, 2 penalty points
    Q_PROPERTY(bool oneGame MEMBER oneGame)
    Q_PROPERTY(QVariantList sizes MEMBER sizes) ///< The allowed ones, the preferred first.
public:
    QString text = {};
    int rule = 0;
    bool oneGame = false;
    QVariantList sizes = {};
};

/// The draw that comes next.
struct NextRound {
    Q_GADGET
    QML_VALUE_TYPE(nextRound)
    Q_PROPERTY(QString text MEMBER text) ///< "Draw round 3"
    Q_PROPERTY(QString hint MEMBER hint) ///< "3 tables for 11 people", or why it cannot be.
    Q_PROPERTY(QString whyNot MEMBER whyNot)
public:
    QString text = {}, hint = {}, whyNot = {};
};

/// The tablets of the club and its tables.
struct TabletsView {
    Q_GADGET
    QML_VALUE_TYPE(tabletsView)
    Q_PROPERTY(bool several MEMBER several) ///< The history has joined an archive.
    Q_PROPERTY(int own MEMBER own) ///< The table at which this one stands, from 1; 0: at none.
    Q_PROPERTY(QStringList names MEMBER names) ///< Who stands at each table of the last round, or of the next
                                               ///< one before the first; empty: none.
public:
    bool several = false;
    int own = 0;
    QStringList names = {};
};

class TournamentView : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(bool opened READ opened NOTIFY changed) ///< Otherwise only matches name it.
    Q_PROPERTY(bool closed READ closed NOTIFY changed)
    Q_PROPERTY(tafel::app::RulesView rules READ rules NOTIFY changed)
    Q_PROPERTY(QString stateText READ stateText NOTIFY changed) ///< "Round 2 · 5 matches, 2 under way"
    Q_PROPERTY(QString whyNoRename READ whyNoRename NOTIFY changed)
    Q_PROPERTY(QVariantList people READ people NOTIFY changed) ///< {name, present, note}
    Q_PROPERTY(int present READ present NOTIFY changed)
    /// Known people who are not here.
    Q_PROPERTY(QStringList suggestions READ suggestions NOTIFY changed)
    /// The last first: {number, title, seed, check, last, out, tables: [{number, people, state ("open",
    /// "playing", "done", "silent"), text, match, marks, totals, told, sign, ours, elsewhere, others}]}; of a
    /// tournament over several tablets: `sign` is what the organiser wants to know of a table, `elsewhere`
    /// whether another tablet stands there, `told` what the board says of it, `others` how many more matches
    /// it has.
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY changed)
    /// {place, name, matches, wins, points, average, main, note, few}; main: what decides; note: what is
    /// under way
    Q_PROPERTY(QVariantList standing READ standing NOTIFY changed)
    Q_PROPERTY(QString mainTitle READ mainTitle NOTIFY
            changed) ///< "Wins", "Victory points", "Penalty points a match"
    Q_PROPERTY(tafel::app::NextRound next READ next NOTIFY changed)
    Q_PROPERTY(QString whyNoWithdraw READ whyNoWithdraw NOTIFY changed)
    Q_PROPERTY(tafel::app::TabletsView tablets READ tablets NOTIFY changed)
    /// What other tablets corrected of their tables' matches after the end, until it is seen: {match, name
    /// ("1.2"), title, text}
    Q_PROPERTY(QVariantList corrections READ corrections NOTIFY changed)
public:
    using SessionModel::SessionModel;

    const QString& name() const { return m_name; }
    void setName(const QString& name) { assign(m_name, name); }
    bool opened() const { return m_now && !m_now->id.empty(); }
    bool closed() const { return m_now && m_now->closed; }
    RulesView rules() const;
    QString stateText() const;
    QString whyNoRename() const;
    QVariantList people() const;
    int present() const;
    QStringList suggestions() const;
    QVariantList rounds() const;
    QVariantList standing() const;
    QString mainTitle() const;
    NextRound next() const;
    QString whyNoWithdraw() const;
    TabletsView tablets() const;
    QVariantList corrections() const;

    /// Somebody comes, or comes back. Why not; empty: is there now.
    Q_INVOKABLE QString addPerson(const QString& name);
    /// Whether it is somebody known: as `nameMatchView`.
    Q_INVOKABLE QVariantMap matchName(const QString& name) const;
    Q_INVOKABLE void setPresent(const QString& name, bool present);
    /// Why not; empty: it is called so now.
    Q_INVOKABLE QString rename(const QString& name);
    /// What decides, the sizes of tables (the preferred first) and, when one game is played, its rules. Why
    /// not.
    Q_INVOKABLE QString setRules(
        int rule, const QVariantList& sizes, bool oneGame, tafel::app::NewMatch* setup);
    /// The sizes of tables there are: {size, whyNot}.
    Q_INVOKABLE QVariantList sizesFor(bool oneGame, tafel::app::NewMatch* setup) const;
    /// From the moment of the tap: its microseconds are the seed.
    Q_INVOKABLE void draw();
    Q_INVOKABLE void withdraw();
    Q_INVOKABLE void close();
    Q_INVOKABLE void reopen();
    /// Opens what only matches name, with everybody who played them.
    Q_INVOKABLE void openFromMatches();
    /// This tablet stands at that table, from 1, in every round from now on; 0: at none.
    Q_INVOKABLE void claimTable(int number);
    /// Begins the match of a table of the last round at once. False: it is to be set up.
    Q_INVOKABLE bool begin(const QStringList& people);
    /// The matches of a table of the last round that two tablets began: {id, tablet, text, results: [{name,
    /// points}]}.
    Q_INVOKABLE QVariantList matchesAt(int number) const;
    /// Of these that one counts; the others are set aside.
    Q_INVOKABLE void chooseMatch(int number, const QString& match);
    /// A correction of this match is not told any more, on this tablet.
    Q_INVOKABLE void acknowledgeCorrection(const QString& match);
    /// Puts a match on the table.
    Q_INVOKABLE bool play(const QString& match);

    void refresh() override;

private:
    void attached() override;
    QString whyNoDraw() const;
    bool hasLeft(const std::string& person) const;
    QVariantMap tableView(const history::TournamentRound& round, std::size_t index) const;
    history::Ownership handOf(const std::string& match) const;
    /// Of a table of another tablet, in seconds; 0: it is not silent, or ours.
    std::int64_t idleSeconds(
        const history::TournamentRound& round, const history::TournamentMatch& match) const;
    QString stateOf(const history::TournamentRound& round, const history::TournamentTable& table) const;
    QString tabletName(const std::string& device) const;
    QString idleText(std::int64_t seconds) const;
    /// The round and the table of a match, from 1; 0: it was played beside them.
    std::pair<int, int> placeOf(const std::string& match) const;
    QStringList waitingFor() const; ///< What the tables of the last round still do.
    QString change(const history::TournamentChange& change);
    QString alreadyPresentText(const QString& name) const; ///< Why somebody does not come again.
    /// Tells everybody that it is stored, or why not.
    template <typename T> bool stored(const history::WriteResult<T>& answer);

    QString m_name;
    std::optional<history::Tournament> m_now;
    /// With an archive: who writes the matches of the last round's tables.
    std::map<std::string, history::Ownership> m_hands;
    std::vector<history::LateCorrection> m_late; ///< With an archive.
    QStringList m_known;
};

} // namespace tafel::app
