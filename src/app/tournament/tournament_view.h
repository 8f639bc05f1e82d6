// A tournament: its rules, its people, its rounds with their tables, its standings.
#pragma once

#include <QStringList>

#include "app/new_match/new_match.h"
#include "history/late_corrections.h"
#include "history/tournaments/tournaments.h"

namespace tafel::app {

struct RulesView {
    VALUE_TYPE(RulesView, rulesView)
    VALUE_FIELD(QString, text); ///< "Cosmic Eidex · wins · tables of 4, or 3"
    VALUE_FIELD(int, rule); ///< 0 wins, 1 victory points, 2 penalty points
    VALUE_FIELD(bool, oneGame);
    VALUE_FIELD(QList<int>, sizes); ///< The allowed sizes, the preferred one first.
};

struct NextRound {
    VALUE_TYPE(NextRound, nextRound)
    VALUE_FIELD(QString, text); ///< "Draw round 3"
    VALUE_FIELD(QString, hint); ///< "3 tables for 11 people", or why the draw is not possible.
    VALUE_FIELD(QString, whyNot);
};

/// The tablets of the club and their tables.
struct TabletsView {
    VALUE_TYPE(TabletsView, tabletsView)
    VALUE_FIELD(bool, several); ///< The history has joined an archive.
    VALUE_FIELD(int, own); ///< The table that this tablet is assigned to, from 1; 0 if there is none.
    /// The tablet at each table of the last round, or of the next round before the first; empty if there is
    /// none.
    VALUE_FIELD(QStringList, names);
};

struct TournamentPersonRow {
    VALUE_TYPE(TournamentPersonRow, tournamentPersonRow)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(bool, present, true);
    VALUE_FIELD(QString, note); ///< "has left · 2 rounds"
};

struct TournamentTableRow {
    VALUE_TYPE(TournamentTableRow, tournamentTableRow)
    VALUE_FIELD(int, number);
    VALUE_FIELD(QStringList, people);
    VALUE_FIELD(QStringList, gone); ///< Those who have left the tournament since the draw.
    VALUE_FIELD(QList<int>, badges);
    VALUE_FIELD(QString, state); ///< "open", "playing", "done", "silent"
    VALUE_FIELD(QString, text);
    VALUE_FIELD(QString, match);
    VALUE_FIELD(QStringList, totals);
    // The following properties are set for a tournament on several tablets.
    VALUE_FIELD(QString, told); ///< The text on the board about the table.
    VALUE_FIELD(QString, sign); ///< A short status for the organiser.
    VALUE_FIELD(bool, ours, true);
    VALUE_FIELD(bool, elsewhere); ///< Another tablet is assigned to the table.
    VALUE_FIELD(int, others); ///< The number of additional matches at the table.
};

struct TournamentRoundRow {
    VALUE_TYPE(TournamentRoundRow, tournamentRoundRow)
    VALUE_FIELD(int, number);
    VALUE_FIELD(QString, title);
    VALUE_FIELD(QString, seed);
    VALUE_FIELD(QString, check);
    VALUE_FIELD(QString, out); ///< A sentence about the people who sit out.
    VALUE_FIELD(bool, last);
    VALUE_FIELD(QList<tafel::app::TournamentTableRow>, tables);
};

struct StandingRow {
    VALUE_TYPE(StandingRow, standingRow)
    VALUE_FIELD(QString, place);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, matches);
    VALUE_FIELD(QString, main); ///< The value that decides the rank.
    VALUE_FIELD(QString, second); ///< The points if the wins decide, else the wins.
    VALUE_FIELD(QString, note); ///< The matches in progress.
    VALUE_FIELD(bool, few);
};

/// A correction by another tablet after the end of a match at its table.
struct LateCorrectionRow {
    VALUE_TYPE(LateCorrectionRow, lateCorrectionRow)
    VALUE_FIELD(QString, match);
    VALUE_FIELD(QString, name); ///< "1.2"
    VALUE_FIELD(QString, title);
    VALUE_FIELD(QString, text);
};

struct TableSize {
    VALUE_TYPE(TableSize, tableSize)
    VALUE_FIELD(int, size);
    VALUE_FIELD(QString, whyNot);
};

struct PersonResult {
    VALUE_TYPE(PersonResult, personResult)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, points);
};

/// One of several matches that different tablets began at one table.
struct TableMatch {
    VALUE_TYPE(TableMatch, tableMatch)
    VALUE_FIELD(QString, id);
    VALUE_FIELD(QString, tablet);
    VALUE_FIELD(QString, text);
    VALUE_FIELD(QList<tafel::app::PersonResult>, results);
};

class TournamentView : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    INPUT_FIELD(QString, name, setName);
    MODEL_GETTER(bool, opened) { return !m_now.id.empty(); } ///< False if only matches name the tournament.
    MODEL_GETTER(bool, closed) { return m_now.closed; }
    MODEL_GETTER(tafel::app::RulesView, rules);
    MODEL_GETTER(QString, stateText); ///< "Round 2 · 5 matches, 2 under way"
    MODEL_GETTER(QString, whyNoRename)
    {
        return m_now.matches.empty() ? QString() : tr("Its matches carry this name.");
    }
    MODEL_GETTER(QList<tafel::app::TournamentPersonRow>, people);
    MODEL_GETTER(int, present);
    /// The effect of missed rounds, for people who come now; empty before the first round.
    MODEL_GETTER(QString, missedRounds);
    MODEL_GETTER(QStringList, suggestions); ///< Known people who do not take part.
    MODEL_GETTER(QList<tafel::app::TournamentRoundRow>, rounds); ///< The last round first.
    MODEL_GETTER(QList<tafel::app::StandingRow>, standing);
    MODEL_GETTER(QString, mainTitle); ///< "Wins", "Victory points", "Penalty points a match"
    MODEL_GETTER(tafel::app::NextRound, next);
    /// "table 2 plays, table 3 has not begun": the last round; empty if it is done.
    MODEL_GETTER(QString, unfinished) { return waitingFor().join(QStringLiteral(", ")); }
    MODEL_GETTER(QString, whyNoWithdraw);
    MODEL_GETTER(tafel::app::TabletsView, tablets);
    /// Corrections that have not been acknowledged yet.
    MODEL_GETTER(QList<tafel::app::LateCorrectionRow>, corrections);

public:
    using SessionModel::SessionModel;

    /// Adds a person, or marks them as present again.
    /// \return why that is not possible; empty on success
    Q_INVOKABLE QString addPerson(const QString& name);
    /// Checks whether the name belongs to a known person.
    Q_INVOKABLE tafel::app::NameMatchView matchName(const QString& name) const;
    Q_INVOKABLE void setPresent(const QString& name, bool present);
    /// \return why that is not possible; empty on success
    Q_INVOKABLE QString rename(const QString& name);
    /// Sets the deciding value, the table sizes (the preferred one first) and, for a single game, its rules.
    /// \return why that is not possible; empty on success
    Q_INVOKABLE QString setRules(
        int rule, const QList<int>& sizes, bool oneGame, tafel::app::NewMatch* setup);
    Q_INVOKABLE QList<tafel::app::TableSize> sizesFor(bool oneGame, tafel::app::NewMatch* setup) const;
    /// Draws a round. The microseconds of the current time are the seed.
    Q_INVOKABLE void draw();
    Q_INVOKABLE void withdraw();
    Q_INVOKABLE void close() { m_session->announce(history::closeTournament(history(), m_now.id)); }
    Q_INVOKABLE void reopen()
    {
        m_session->announce(history::changeTournament(history(), m_now.id, {.closed = false}));
    }
    /// Creates a tournament that only matches name, with everybody who played them.
    Q_INVOKABLE void openFromMatches();
    /// Assigns this tablet to a table, from 1, in every following round; 0 removes the assignment.
    Q_INVOKABLE void claimTable(int number)
    {
        m_session->announce(history::claimTable(history(), m_now.id, number));
    }
    /// Starts the match of a table of the last round.
    /// \return false if it must be set up first
    Q_INVOKABLE bool begin(const QStringList& people) { return NewMatch::begin(*m_session, m_name, people); }
    /// The matches that several tablets began at a table of the last round.
    Q_INVOKABLE QList<tafel::app::TableMatch> matchesAt(int number) const;
    /// Chooses the match that counts. The others are set aside.
    Q_INVOKABLE void chooseMatch(int number, const QString& match);
    /// Hides the corrections of this match on this tablet.
    Q_INVOKABLE void acknowledgeCorrection(const QString& match);

private:
    void attached() override;
    void clearData() override { reset(m_now, m_ownerships, m_late, m_known); }
    void readData() override;
    bool exists() const { return opened() || !m_now.matches.empty(); }
    bool hasLeft(const std::string& person) const;
    TournamentTableRow tableView(const history::TournamentRound& round, std::size_t index) const;
    history::Ownership ownershipOf(const std::string& match) const;
    QString stateOf(const history::TournamentRound& round, const history::TournamentTable& table) const;
    QString tabletAt(int number) const;
    /// The round and the table of a match, from 1; 0 if it was played outside the rounds.
    std::pair<int, int> placeOf(const std::string& match) const;
    QStringList waitingFor() const; ///< Descriptions of unfinished work at the tables of the last round.
    QString change(const history::TournamentChange& change);
    QString alreadyPresentText(const QString& name) const; ///< Why the person cannot be added again.

    history::Tournament m_now; ///< Empty if nothing has that name.
    /// With an archive: the ownership of the matches at the last round's tables.
    std::map<std::string, history::Ownership> m_ownerships;
    std::vector<history::LateCorrection> m_late; ///< Used only with an archive.
    QStringList m_known;
};

} // namespace tafel::app
