// The match on the table: its state, undo and redo.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/pad/acceptance.h"
#include "app/phrases/fields.h"
#include "referee/game.h"

namespace tafel::app {

class OpenHistory;

/// The contracts that a player has played.
struct PlayedRow {
    VALUE_TYPE(PlayedRow, playedRow)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(int, badge);
    VALUE_FIELD(QList<int>, counts);
};

struct PlayedOverview {
    VALUE_TYPE(PlayedOverview, playedOverview)
    VALUE_FIELD(QStringList, contracts); ///< The names of the contracts.
    VALUE_FIELD(QList<tafel::app::PlayedRow>, people);
};

class CurrentMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session owns it")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed) ///< Whether a match is open.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString since READ since NOTIFY changed) ///< "20:15"
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed)
    Q_PROPERTY(QString tournament READ tournament NOTIFY changed) ///< Empty if it belongs to no tournament.
    Q_PROPERTY(QString gameKind READ gameKind NOTIFY changed) ///< "eidex", "contract", "round"
    Q_PROPERTY(bool own READ isOwn NOTIFY changed) ///< A custom game is counted, not judged.
    /// The game has no automatic end, and the match continues.
    Q_PROPERTY(bool endsManually READ endsManually NOTIFY changed)
    /// For a custom game: "Fewest win · ends at 500"; otherwise empty.
    Q_PROPERTY(QString aim READ aim NOTIFY changed)
    /// The contracts that each player has played, in a custom game with several contracts; otherwise empty.
    Q_PROPERTY(tafel::app::PlayedOverview playedOverview READ playedOverview NOTIFY changed)
    MODEL_FIELD(int, target, 7); ///< See `targetScore`.
    MODEL_FIELD(QList<tafel::app::DealRow>, deals); ///< Newest first.
    Q_PROPERTY(QString dealWord READ dealWord NOTIFY changed) ///< "deal", "round"
    Q_PROPERTY(QString dealsWord READ dealsWord NOTIFY changed) ///< "deals", "rounds"
    Q_PROPERTY(QString dealsText READ dealsText NOTIFY changed) ///< "9 deals", "1 round"
    Q_PROPERTY(bool finished READ finished NOTIFY changed)
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed) ///< "Cora wins in 9 deals"
    /// Acceptance of a deal by another player.
    Q_PROPERTY(tafel::app::Acceptance* acceptance READ acceptance CONSTANT)
    /// This tablet owns the match; otherwise it is read-only here.
    Q_PROPERTY(bool ours READ isOurs NOTIFY changed)
    /// "Tablet 3F2A writes this match."; empty if this tablet owns it.
    Q_PROPERTY(QString ownershipText READ ownershipText NOTIFY changed)
    /// The match has several branches, and the table has to choose one.
    Q_PROPERTY(bool forked READ isForked NOTIFY changed)
    Q_PROPERTY(bool branched READ isBranched NOTIFY changed) ///< The match has several branches.
    /// "deal 7, Beat 1, Cora 1"; empty if there is nothing to undo.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
public:
    explicit CurrentMatch(OpenHistory& openHistory);

    bool isOpen() const { return m_stored.has_value(); }
    QString title() const;
    QString since() const { return isOpen() ? qt(phrases::timeOfDay(match().started)) : QString(); }
    QString matchId() const { return isOpen() ? qt(match().id) : QString(); }
    QString tournament() const { return isOpen() ? qt(match().tournament) : QString(); }
    QString gameKind() const;
    QString dealWord() const;
    QString dealsWord() const;
    QString dealsText() const;
    bool isOwn() const;
    bool endsManually() const;
    QString aim() const;
    PlayedOverview playedOverview() const;
    bool finished() const { return isOpen() && standing().finished; }
    QString resultText() const;
    int badge(Player player) const { return m_stored->badges[player]; } ///< A match must be open.
    QList<int> badges() const ///< Colour and shape of each player.
    {
        return isOpen() ? QList<int>(m_stored->badges.begin(), m_stored->badges.end()) : QList<int>();
    }
    bool isOurs() const { return !isOpen() || m_stored->ownership.ours; }
    QString ownershipText() const;
    bool isForked() const { return isOpen() && m_stored->ownership.forked; }
    bool isBranched() const { return isOpen() && m_stored->ownership.branches > 1; }
    QString undoText() const { return isOpen() && isOurs() ? undoStepText(m_stored->undoable) : QString(); }
    QString redoText() const { return isOpen() && isOurs() ? undoStepText(m_stored->redoable) : QString(); }
    Acceptance* acceptance() const { return m_acceptance; }
    std::optional<Edition> edition() const;

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
