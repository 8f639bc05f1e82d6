// The match on the table: its state, undo and redo.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/pad/acceptance.h"
#include "app/phrases/fields.h"
#include "referee/game.h"

namespace tafel::app {

class OpenHistory;

/// How often each player has played a contract.
struct PlayedRow {
    VALUE_TYPE(PlayedRow, playedRow)
    VALUE_FIELD(QString, contract); ///< Its name.
    VALUE_FIELD(QList<int>, times); ///< In the order of seats.
};

class CurrentMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session owns it")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed) ///< Whether a match is open.
    MODEL_GETTER(QString, title);
    /// "20:15"
    MODEL_GETTER(QString, since) { return isOpen() ? qt(phrases::timeOfDay(match().started)) : QString(); }
    MODEL_GETTER(QString, matchId) { return isOpen() ? qt(match().id) : QString(); }
    /// Empty if it belongs to no tournament.
    MODEL_GETTER(QString, tournament) { return isOpen() ? qt(match().tournament) : QString(); }
    MODEL_GETTER(QString, gameKind); ///< "eidex", "contract", "round"
    MODEL_GETTER(bool, own); ///< A custom game is counted, not judged.
    /// The game has no automatic end, and the match continues.
    MODEL_GETTER(bool, endsManually);
    /// For a custom game: "Fewest win · ends at 500"; otherwise empty.
    MODEL_GETTER(QString, aim);
    /// The contracts of a custom game with several contracts; otherwise empty.
    MODEL_GETTER(QList<tafel::app::PlayedRow>, played);
    MODEL_FIELD(int, pips, 7); ///< See `pipsOf`.
    MODEL_FIELD(QList<tafel::app::DealRow>, deals); ///< Newest first.
    MODEL_GETTER(QString, dealWord); ///< "deal", "round"
    MODEL_GETTER(QString, dealsWord); ///< "deals", "rounds"
    MODEL_GETTER(QString, dealsText); ///< "9 deals", "1 round"
    MODEL_GETTER(bool, finished) { return isOpen() && standing().finished; }
    MODEL_GETTER(QString, resultText); ///< "Cora wins in 9 deals"
    /// Acceptance of a deal by another player.
    CONSTANT_GETTER(tafel::app::Acceptance*, acceptance) const { return m_acceptance; }
    /// This tablet owns the match; otherwise it is read-only here.
    Q_PROPERTY(bool ours READ isOurs NOTIFY changed)
    /// "Tablet 3F2A writes this match."; empty if this tablet owns it.
    MODEL_GETTER(QString, ownershipText);
    /// The match has several branches, and the table has to choose one.
    MODEL_GETTER(bool, forked) { return isOpen() && m_stored->ownership.forked; }
    /// The match has several branches.
    MODEL_GETTER(bool, branched) { return isOpen() && m_stored->ownership.branches > 1; }
    /// "deal 7, Beat 1, Cora 1"; empty if there is nothing to undo.
    MODEL_GETTER(QString, undoText)
    {
        return isOpen() && isOurs() ? undoStepText(m_stored->undoable) : QString();
    }
    MODEL_GETTER(QString, redoText)
    {
        return isOpen() && isOurs() ? undoStepText(m_stored->redoable) : QString();
    }

public:
    explicit CurrentMatch(OpenHistory& openHistory);

    bool isOpen() const { return m_stored.has_value(); }
    int badge(Player player) const { return m_stored->badges[player]; } ///< A match must be open.
    QList<int> badges() const ///< Colour and shape of each player.
    {
        return isOpen() ? QList<int>(m_stored->badges.begin(), m_stored->badges.end()) : QList<int>();
    }
    bool isOurs() const { return !isOpen() || m_stored->ownership.ours; }
    std::optional<Edition> edition() const; ///< Empty without a match, or if its game has no editions.

    OpenHistory& openHistory() const { return m_openHistory; }
    const Match& match() const { return m_stored->match; } ///< A match must be open.
    const Standing& standing() const { return m_outcome.standing; }
    Standing before(int deal) const; ///< The standing before the deal, which counts from 1.

    Q_INVOKABLE bool open(const QString& match);
    /// Opens the match again after this program has changed the stored data. Does nothing if none is open.
    void reopen();
    /// Continues the match. A match of another tablet is opened for reading only.
    Q_INVOKABLE bool resume(const QString& match);
    /// Takes ownership from another tablet and continues the match.
    Q_INVOKABLE bool takeOwnership(const QString& match);
    Q_INVOKABLE void close(); ///< Closes the match, which stays unfinished and can be continued.
    Q_INVOKABLE bool setAside(); ///< Sets the match aside: it is no longer offered, but stays in the history.
    Q_INVOKABLE bool end(); ///< Ends the match. This can be undone.
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();

    /// Reads the match again after part of it was stored.
    bool reload();
    /// Reads the match again if events of other tablets have changed it.
    void follow();
    /// Turns the pending deal into a draft and shows it in the entry panel again.
    bool withdrawProposal();

Q_SIGNALS:
    void changed();
    void aboutToChange(); ///< Unfinished work must be saved now.
    void opened(); ///< Another match was opened, or the match was closed.
    void undone(const tafel::DealEntry* deal); ///< `deal` is null if the step was not a deal.
    void redone(bool deal); ///< `deal` is true if the step was a deal.

private:
    bool load(const std::string& id);
    void updateDeals();
    QString undoStepText(const std::optional<history::UndoStep>& step) const;

    OpenHistory& m_openHistory;
    Acceptance* m_acceptance;
    std::optional<history::StoredMatch> m_stored;
    Outcome m_outcome;
    std::int64_t m_version = 0; ///< The version of the history when the match was read.
};

} // namespace tafel::app
