// The match on the table: what stands of it, and the way back and forth.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/pad/acceptance.h"
#include "referee/game.h"

namespace tafel::app {

class Session;

/// What somebody has played, contract by contract.
struct PlayedRow {
    Q_GADGET
    QML_VALUE_TYPE(playedRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(QList<int> counts MEMBER counts)
public:
    QString name = {};
    int mark = 0;
    QList<int> counts = {};

    bool operator==(const PlayedRow&) const = default;
};

struct PlayedOverview {
    Q_GADGET
    QML_VALUE_TYPE(playedOverview)
    Q_PROPERTY(QStringList contracts MEMBER contracts) ///< Their names.
    Q_PROPERTY(QList<tafel::app::PlayedRow> people MEMBER people)
public:
    QStringList contracts = {};
    QList<PlayedRow> people = {};
};

class CurrentMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session owns it")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed) ///< There is one.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString since READ since NOTIFY changed) ///< "20:15"
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed)
    Q_PROPERTY(QString tournament READ tournament NOTIFY changed) ///< Empty: it belongs to none.
    Q_PROPERTY(QString gameKind READ gameKind NOTIFY changed) ///< "eidex", "contract", "round"
    Q_PROPERTY(bool own READ isOwn NOTIFY changed) ///< A custom game: it is counted, not judged.
    Q_PROPERTY(bool endsManually READ endsManually NOTIFY changed) ///< It has no end of its own, and goes on.
    /// Of a custom game: "Fewest win · ends at 500"; empty: another game.
    Q_PROPERTY(QString aim READ aim NOTIFY changed)
    /// Who has played what, in a game of several contracts of custom games; else empty.
    Q_PROPERTY(tafel::app::PlayedOverview playedOverview READ playedOverview NOTIFY changed)
    Q_PROPERTY(int target READ target NOTIFY changed) ///< See `targetScore`.
    Q_PROPERTY(QList<tafel::app::DealRow> deals READ deals NOTIFY changed) ///< Newest first.
    Q_PROPERTY(bool finished READ finished NOTIFY changed)
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed) ///< "Cora wins in 9 deals"
    Q_PROPERTY(tafel::app::Acceptance* acceptance READ acceptance CONSTANT) ///< Of a deal by somebody else.
    Q_PROPERTY(QList<int> marks READ marks NOTIFY changed) ///< Colour and shape of each player.
    Q_PROPERTY(bool ours READ isOurs NOTIFY changed) ///< This tablet writes it; else it is only read here.
    Q_PROPERTY(QString hand READ hand NOTIFY changed) ///< "Tablet 3F2A writes this match."; empty: this one.
    Q_PROPERTY(bool forked READ isForked NOTIFY changed) ///< Tablets went on apart: the table has to choose.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed) ///< "deal 7, Beat 1, Cora 1"; empty: nothing.
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
public:
    explicit CurrentMatch(Session& session);

    bool isOpen() const { return m_stored.has_value(); }
    QString title() const;
    QString since() const;
    QString matchId() const;
    QString tournament() const;
    QString gameKind() const;
    bool isOwn() const;
    bool endsManually() const;
    QString aim() const;
    PlayedOverview playedOverview() const;
    int target() const { return m_target; }
    const QList<DealRow>& deals() const { return m_deals; }
    bool finished() const { return isOpen() && standing().finished; }
    QString resultText() const;
    int mark(Player player) const { return m_stored->marks[player]; } ///< One is open.
    QList<int> marks() const
    {
        return isOpen() ? QList<int>(m_stored->marks.begin(), m_stored->marks.end()) : QList<int>();
    }
    bool isOurs() const { return !isOpen() || m_stored->hand.ours; }
    QString hand() const;
    bool isForked() const { return isOpen() && m_stored->hand.forked; }
    QString undoText() const { return isOpen() && isOurs() ? stepText(m_stored->undoable) : QString(); }
    QString redoText() const { return isOpen() && isOurs() ? stepText(m_stored->redoable) : QString(); }
    Acceptance* acceptance() const { return m_acceptance; }
    std::optional<Edition> edition() const;

    Session& session() const { return m_session; }
    const Match& match() const { return m_stored->match; } ///< One is open.
    const Standing& standing() const { return m_outcome.standing; }
    Standing before(int deal) const; ///< From 1.

    Q_INVOKABLE bool open(const QString& match);
    void reopen(); ///< After this program has changed what lies there; nothing is open: nothing happens.
    Q_INVOKABLE bool resume(const QString& match); ///< To go on with it; another tablet's only to read it.
    Q_INVOKABLE bool takeOwnership(const QString& match); ///< From another tablet, to go on with it.
    Q_INVOKABLE void close(); ///< It stays under way and can be continued.
    Q_INVOKABLE bool setAside(); ///< It is no longer offered; it stays in the history.
    Q_INVOKABLE bool end(); ///< The table stops; it can be undone.
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();

    /// Something of it was stored: it is read again.
    bool reload();
    /// Entries of other tablets may have come: it is read again where they change it.
    void follow();
    /// The deal that waited was stored as half-entered: it lies on the paper again.
    bool withdrawProposal();

Q_SIGNALS:
    void changed();
    void aboutToChange(); ///< What is half done is put away.
    void opened(); ///< It is another one, or none.
    void undone(const tafel::DealEntry* deal); ///< Null: it was no deal.
    void redone(bool deal); ///< It was a deal.

private:
    bool load(const std::string& id);
    void updateDeals();
    QString stepText(const std::optional<history::UndoStep>& step) const;

    Session& m_session;
    Acceptance* m_acceptance;
    std::optional<history::StoredMatch> m_stored;
    Outcome m_outcome;
    std::int64_t m_version = 0; ///< Of the history, when it was read.
    int m_target = 7;
    QList<DealRow> m_deals;
};

} // namespace tafel::app
