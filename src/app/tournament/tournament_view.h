// A tournament: its rules, its people, its rounds with their tables, its standings.
#pragma once

#include <optional>

#include <QStringList>

#include "app/new_match/new_match.h"
#include "history/late_corrections.h"
#include "history/tournaments/tournaments.h"

namespace tafel::app {

/// The rules of the tournament.
struct RulesView {
    Q_GADGET
    QML_VALUE_TYPE(rulesView)
    Q_PROPERTY(QString text MEMBER text) ///< "Cosmic Eidex · wins · tables of 4, or 3"
    Q_PROPERTY(int rule MEMBER rule) ///< 0 wins, 1 victory points, 2 penalty points
    Q_PROPERTY(bool oneGame MEMBER oneGame)
    Q_PROPERTY(QList<int> sizes MEMBER sizes) ///< The allowed sizes, the preferred one first.
public:
    QString text = {};
    int rule = 0;
    bool oneGame = false;
    QList<int> sizes = {};
};

/// The next draw.
struct NextRound {
    Q_GADGET
    QML_VALUE_TYPE(nextRound)
    Q_PROPERTY(QString text MEMBER text) ///< "Draw round 3"
    Q_PROPERTY(QString hint MEMBER hint) ///< "3 tables for 11 people", or why the draw is not possible.
    Q_PROPERTY(QString whyNot MEMBER whyNot)
public:
    QString text = {}, hint = {}, whyNot = {};
};

/// The tablets of the club and their tables.
struct TabletsView {
    Q_GADGET
    QML_VALUE_TYPE(tabletsView)
    Q_PROPERTY(bool several MEMBER several) ///< The history has joined an archive.
    Q_PROPERTY(int own MEMBER own) ///< The table that this tablet is assigned to, from 1; 0 if there is none.
    /// The tablet at each table of the last round, or of the next round before the first; empty if there is
    /// none.
    Q_PROPERTY(QStringList names MEMBER names)
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
    Q_PROPERTY(QList<int> badges MEMBER badges)
    Q_PROPERTY(QString state MEMBER state) ///< "open", "playing", "done", "silent"
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString match MEMBER match)
    Q_PROPERTY(QStringList totals MEMBER totals)
    // The following properties are set for a tournament on several tablets.
    Q_PROPERTY(QString told MEMBER told) ///< The text on the board about the table.
    Q_PROPERTY(QString sign MEMBER sign) ///< A short status for the organiser.
    Q_PROPERTY(bool ours MEMBER ours)
    Q_PROPERTY(bool elsewhere MEMBER elsewhere) ///< Another tablet is assigned to the table.
    Q_PROPERTY(int others MEMBER others) ///< The number of additional matches at the table.
public:
    int number = 0;
    QStringList people = {};
    QList<int> badges = {};
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
    Q_PROPERTY(QString out MEMBER out) ///< A sentence about the people who sit out.
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
    Q_PROPERTY(QString main MEMBER main) ///< The value that decides the rank.
    Q_PROPERTY(QString note MEMBER note) ///< The matches in progress.
    Q_PROPERTY(bool few MEMBER few)
public:
    QString place = {}, name = {}, matches = {}, wins = {}, points = {}, average = {}, main = {}, note = {};
    bool few = false;

    bool operator==(const StandingRow&) const = default;
};

/// A correction by another tablet after the end of a match at its table.
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

/// One of several matches that different tablets began at one table.
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

class TournamentView : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(bool opened READ opened NOTIFY changed) ///< False if only matches name the tournament.
    Q_PROPERTY(bool closed READ closed NOTIFY changed)
    Q_PROPERTY(tafel::app::RulesView rules READ rules NOTIFY changed)
    Q_PROPERTY(QString stateText READ stateText NOTIFY changed) ///< "Round 2 · 5 matches, 2 under way"
    Q_PROPERTY(QString whyNoRename READ whyNoRename NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::TournamentPersonRow> people READ people NOTIFY changed)
    Q_PROPERTY(int present READ present NOTIFY changed)
    /// Known people who do not take part.
    Q_PROPERTY(QStringList suggestions READ suggestions NOTIFY changed)
    /// The last round first.
    Q_PROPERTY(QList<tafel::app::TournamentRoundRow> rounds READ rounds NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::StandingRow> standing READ standing NOTIFY changed)
    Q_PROPERTY(QString mainTitle READ mainTitle NOTIFY
            changed) ///< "Wins", "Victory points", "Penalty points a match"
    Q_PROPERTY(tafel::app::NextRound next READ next NOTIFY changed)
    Q_PROPERTY(QString whyNoWithdraw READ whyNoWithdraw NOTIFY changed)
    Q_PROPERTY(tafel::app::TabletsView tablets READ tablets NOTIFY changed)
    /// Corrections that have not been acknowledged yet.
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

    /// Adds a person, or marks them as present again.
    /// \return why that is not possible; empty on success
    Q_INVOKABLE QString addPerson(const QString& name);
    /// Checks whether the name belongs to a known person.
    Q_INVOKABLE tafel::app::NameMatchView matchName(const QString& name) const;
    Q_INVOKABLE void setPresent(const QString& name, bool present);
    /// Renames the tournament.
    /// \return why that is not possible; empty on success
    Q_INVOKABLE QString rename(const QString& name);
    /// Sets the deciding value, the table sizes (the preferred one first) and, for a single game, its rules.
    /// \return why that is not possible; empty on success
    Q_INVOKABLE QString setRules(
        int rule, const QList<int>& sizes, bool oneGame, tafel::app::NewMatch* setup);
    /// The possible table sizes.
    Q_INVOKABLE QList<tafel::app::TableSize> sizesFor(bool oneGame, tafel::app::NewMatch* setup) const;
    /// Draws a round. The microseconds of the current time are the seed.
    Q_INVOKABLE void draw();
    Q_INVOKABLE void withdraw();
    Q_INVOKABLE void close();
    Q_INVOKABLE void reopen();
    /// Creates a tournament that only matches name, with everybody who played them.
    Q_INVOKABLE void openFromMatches();
    /// Assigns this tablet to a table, from 1, in every following round; 0 removes the assignment.
    Q_INVOKABLE void claimTable(int number);
    /// Starts the match of a table of the last round.
    /// \return false if it must be set up first
    Q_INVOKABLE bool begin(const QStringList& people);
    /// The matches that several tablets began at a table of the last round.
    Q_INVOKABLE QList<tafel::app::TableMatch> matchesAt(int number) const;
    /// Chooses the match that counts. The others are set aside.
    Q_INVOKABLE void chooseMatch(int number, const QString& match);
    /// Hides the corrections of this match on this tablet.
    Q_INVOKABLE void acknowledgeCorrection(const QString& match);
    /// Opens a match.
    Q_INVOKABLE bool play(const QString& match);

    void refresh() override;

private:
    void attached() override;
    QString whyNoDraw() const;
    bool hasLeft(const std::string& person) const;
    TournamentTableRow tableView(const history::TournamentRound& round, std::size_t index) const;
    history::Ownership ownershipOf(const std::string& match) const;
    /// The idle time of another tablet's table in seconds; 0 if the table is not idle or belongs to this
    /// tablet.
    std::int64_t idleSeconds(
        const history::TournamentRound& round, const history::TournamentMatch& match) const;
    QString stateOf(const history::TournamentRound& round, const history::TournamentTable& table) const;
    QString tabletName(const std::string& device) const;
    QString idleText(std::int64_t seconds) const;
    /// The round and the table of a match, from 1; 0 if it was played outside the rounds.
    std::pair<int, int> placeOf(const std::string& match) const;
    QStringList waitingFor() const; ///< Descriptions of unfinished work at the tables of the last round.
    QString change(const history::TournamentChange& change);
    QString alreadyPresentText(const QString& name) const; ///< Why the person cannot be added again.
    /// Emits the changes after storing, or reports the error.
    template <typename T> bool stored(const history::WriteResult<T>& answer);

    QString m_name;
    std::optional<history::Tournament> m_now;
    /// With an archive: the ownership of the matches at the last round's tables.
    std::map<std::string, history::Ownership> m_ownerships;
    std::vector<history::LateCorrection> m_late; ///< Used only with an archive.
    QStringList m_known;
};

} // namespace tafel::app
