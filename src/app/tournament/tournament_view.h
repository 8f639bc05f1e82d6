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
    Q_PROPERTY(QList<int> sizes MEMBER sizes) ///< The allowed ones, the preferred first.
public:
    QString text = {};
    int rule = 0;
    bool oneGame = false;
    QList<int> sizes = {};
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

struct TournamentPersonRow {
    Q_GADGET
    QML_VALUE_TYPE(tournamentPersonRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool present MEMBER present)
    Q_PROPERTY(QString note MEMBER note) ///< "has left · 2 rounds"
public:
    QString name = {};
    bool present = true;
    QString note = {};

    bool operator==(const TournamentPersonRow&) const = default;
};

struct TournamentTableRow {
    Q_GADGET
    QML_VALUE_TYPE(tournamentTableRow)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QStringList people MEMBER people)
    Q_PROPERTY(QList<int> marks MEMBER marks)
    Q_PROPERTY(QString state MEMBER state) ///< "open", "playing", "done", "silent"
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString match MEMBER match)
    Q_PROPERTY(QStringList totals MEMBER totals)
    // Of a tournament over several tablets:
    Q_PROPERTY(QString told MEMBER told) ///< What the board says of it.
    Q_PROPERTY(QString sign MEMBER sign) ///< What the organiser wants to know of it.
    Q_PROPERTY(bool ours MEMBER ours)
    Q_PROPERTY(bool elsewhere MEMBER elsewhere) ///< Another tablet stands there.
    Q_PROPERTY(int others MEMBER others) ///< How many more matches it has.
public:
    int number = 0;
    QStringList people = {};
    QList<int> marks = {};
    QString state = {}, text = {}, match = {};
    QStringList totals = {};
    QString told = {}, sign = {};
    bool ours = true, elsewhere = false;
    int others = 0;

    bool operator==(const TournamentTableRow&) const = default;
};

struct TournamentRoundRow {
    Q_GADGET
    QML_VALUE_TYPE(tournamentRoundRow)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString seed MEMBER seed)
    Q_PROPERTY(QString check MEMBER check)
    Q_PROPERTY(QString out MEMBER out) ///< Who sits out, in a sentence.
    Q_PROPERTY(bool last MEMBER last)
    Q_PROPERTY(QList<tafel::app::TournamentTableRow> tables MEMBER tables)
public:
    int number = 0;
    QString title = {}, seed = {}, check = {}, out = {};
    bool last = false;
    QList<TournamentTableRow> tables = {};

    bool operator==(const TournamentRoundRow&) const = default;
};

struct StandingRow {
    Q_GADGET
    QML_VALUE_TYPE(standingRow)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString matches MEMBER matches)
    Q_PROPERTY(QString wins MEMBER wins)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(QString average MEMBER average)
    Q_PROPERTY(QString main MEMBER main) ///< What decides.
    Q_PROPERTY(QString note MEMBER note) ///< What is under way.
    Q_PROPERTY(bool few MEMBER few)
public:
    QString place = {}, name = {}, matches = {}, wins = {}, points = {}, average = {}, main = {}, note = {};
    bool few = false;

    bool operator==(const StandingRow&) const = default;
};

/// What another tablet corrected of a match of its table after the end.
struct LateCorrectionRow {
    Q_GADGET
    QML_VALUE_TYPE(lateCorrectionRow)
    Q_PROPERTY(QString match MEMBER match)
    Q_PROPERTY(QString name MEMBER name) ///< "1.2"
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
public:
    QString match = {}, name = {}, title = {}, text = {};

    bool operator==(const LateCorrectionRow&) const = default;
};

struct TableSize {
    Q_GADGET
    QML_VALUE_TYPE(tableSize)
    Q_PROPERTY(int size MEMBER size)
    Q_PROPERTY(QString whyNot MEMBER whyNot)
public:
    int size = 0;
    QString whyNot = {};
};

struct PersonResult {
    Q_GADGET
    QML_VALUE_TYPE(personResult)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString points MEMBER points)
public:
    QString name = {}, points = {};

    bool operator==(const PersonResult&) const = default;
};

/// One of the matches that two tablets began at one table.
struct TableMatch {
    Q_GADGET
    QML_VALUE_TYPE(tableMatch)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString tablet MEMBER tablet)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<tafel::app::PersonResult> results MEMBER results)
public:
    QString id = {}, tablet = {}, text = {};
    QList<PersonResult> results = {};
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
    Q_PROPERTY(QList<tafel::app::TournamentPersonRow> people READ people NOTIFY changed)
    Q_PROPERTY(int present READ present NOTIFY changed)
    /// Known people who are not here.
    Q_PROPERTY(QStringList suggestions READ suggestions NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::TournamentRoundRow> rounds READ rounds NOTIFY changed) ///< The last first.
    Q_PROPERTY(QList<tafel::app::StandingRow> standing READ standing NOTIFY changed)
    Q_PROPERTY(QString mainTitle READ mainTitle NOTIFY
            changed) ///< "Wins", "Victory points", "Penalty points a match"
    Q_PROPERTY(tafel::app::NextRound next READ next NOTIFY changed)
    Q_PROPERTY(QString whyNoWithdraw READ whyNoWithdraw NOTIFY changed)
    Q_PROPERTY(tafel::app::TabletsView tablets READ tablets NOTIFY changed)
    /// Until they are seen.
    Q_PROPERTY(QList<tafel::app::LateCorrectionRow> corrections READ corrections NOTIFY changed)
public:
    using SessionModel::SessionModel;

    const QString& name() const { return m_name; }
    void setName(const QString& name) { assign(m_name, name); }
    bool opened() const { return m_now && !m_now->id.empty(); }
    bool closed() const { return m_now && m_now->closed; }
    RulesView rules() const;
    QString stateText() const;
    QString whyNoRename() const;
    QList<TournamentPersonRow> people() const;
    int present() const;
    QStringList suggestions() const;
    QList<TournamentRoundRow> rounds() const;
    QList<StandingRow> standing() const;
    QString mainTitle() const;
    NextRound next() const;
    QString whyNoWithdraw() const;
    TabletsView tablets() const;
    QList<LateCorrectionRow> corrections() const;

    /// Somebody comes, or comes back. Why not; empty: is there now.
    Q_INVOKABLE QString addPerson(const QString& name);
    /// Whether it is somebody known.
    Q_INVOKABLE tafel::app::NameMatchView matchName(const QString& name) const;
    Q_INVOKABLE void setPresent(const QString& name, bool present);
    /// Why not; empty: it is called so now.
    Q_INVOKABLE QString rename(const QString& name);
    /// What decides, the sizes of tables (the preferred first) and, when one game is played, its rules. Why
    /// not.
    Q_INVOKABLE QString setRules(
        int rule, const QList<int>& sizes, bool oneGame, tafel::app::NewMatch* setup);
    /// The sizes of tables there are.
    Q_INVOKABLE QList<tafel::app::TableSize> sizesFor(bool oneGame, tafel::app::NewMatch* setup) const;
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
    /// The matches of a table of the last round that two tablets began.
    Q_INVOKABLE QList<tafel::app::TableMatch> matchesAt(int number) const;
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
    TournamentTableRow tableView(const history::TournamentRound& round, std::size_t index) const;
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
