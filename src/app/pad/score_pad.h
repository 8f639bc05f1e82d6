// The deal that the table is entering now, and the match that it belongs to. Knows no rule: after every tap
// it asks the referee what is open, what the deal would give and why.
#pragma once

#include <QObject>
#include <QQmlListProperty>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/ask/ask_view.h"
#include "app/contract/measure_pad.h"
#include "app/pad/points_entry.h"
#include "app/pad/views.h"
#include "history/history.h"
#include "referee/game.h"

namespace tafel::app {

class Session;

class ScorePad : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session owns it")
    Q_PROPERTY(bool open READ isOpen NOTIFY matchChanged) ///< A match is on the table.
    Q_PROPERTY(QString title READ title NOTIFY matchChanged)
    Q_PROPERTY(QString since READ since NOTIFY matchChanged) ///< "20:15"
    Q_PROPERTY(QString matchId READ matchId NOTIFY matchChanged)
    Q_PROPERTY(QString tournament READ tournament NOTIFY matchChanged) ///< Empty: it belongs to none.
    Q_PROPERTY(QString family READ family NOTIFY matchChanged) ///< "eidex", "contract", "round"
    Q_PROPERTY(tafel::app::MeasurePad* measure READ measure CONSTANT) ///< The paper of the last two.
    Q_PROPERTY(int target READ target NOTIFY matchChanged)
    Q_PROPERTY(QQmlListProperty<tafel::app::Seat> seats READ seats NOTIFY seatsChanged)
    Q_PROPERTY(QVariantList deals READ deals NOTIFY matchChanged) ///< Newest first; see `dealView`.
    Q_PROPERTY(bool finished READ finished NOTIFY matchChanged)
    Q_PROPERTY(QString resultText READ resultText NOTIFY matchChanged) ///< "Cora wins in 9 deals"
    Q_PROPERTY(
        QString undoText READ undoText NOTIFY matchChanged) ///< "deal 7, Beat 1, Cora 1"; empty: nothing.
    Q_PROPERTY(QString redoText READ redoText NOTIFY matchChanged)

    Q_PROPERTY(int dealNumber READ dealNumber NOTIFY changed)
    Q_PROPERTY(QString dealerName READ dealerName NOTIFY changed)
    Q_PROPERTY(QString card READ card NOTIFY changed) ///< Turned up; empty: not yet.
    Q_PROPERTY(QString trumpText READ trumpText NOTIFY changed)
    Q_PROPERTY(int active READ active NOTIFY changed) ///< The seat whose field is typed in; -1: none.
    /// What is asked in place of the number pad; of the turned-up card the kind is "turned-up".
    Q_PROPERTY(tafel::app::AskView asking READ asking NOTIFY changed)
    Q_PROPERTY(tafel::app::RemainderView remainder READ remainder NOTIFY changed)
    Q_PROPERTY(QVariantList questions READ questions NOTIFY questionsChanged) ///< Of `AskView`.
    Q_PROPERTY(QVariantList reasons READ reasons NOTIFY reasonsChanged)
    Q_PROPERTY(QVariantList zone READ zone NOTIFY zoneChanged) ///< Stretches {from, to, kind}.
    Q_PROPERTY(QString zoneQuestion READ zoneQuestion NOTIFY changed)
    Q_PROPERTY(int zoneValue READ zoneValue NOTIFY changed) ///< What the active field has; -1: nothing.
    Q_PROPERTY(bool canEnter READ canEnter NOTIFY changed)
    /// How it changes the standing, or what is missing.
    Q_PROPERTY(QString enterHint READ enterHint NOTIFY changed)
    /// What is special about this deal before it is entered: text, clause; empty: nothing.
    Q_PROPERTY(QVariantMap announced READ announced NOTIFY changed)
    Q_PROPERTY(bool known READ known NOTIFY changed) ///< The award of the deal as entered is known.
    Q_PROPERTY(QStringList mutedKeys READ mutedKeys NOTIFY changed)

    Q_PROPERTY(bool recording READ isRecording NOTIFY changed) ///< The deal is recorded card by card.

    Q_PROPERTY(int correcting READ correcting NOTIFY changed) ///< The deal that is corrected; 0: none.
    Q_PROPERTY(
        QVariantMap correction READ correction NOTIFY changed) ///< What it would change, see `previewView`.
    Q_PROPERTY(QString correctionReason MEMBER m_correctionReason NOTIFY changed) ///< May stay empty.
public:
    explicit ScorePad(Session& session);

    bool isOpen() const { return m_stored.has_value(); }
    QString title() const;
    QString since() const;
    QString matchId() const;
    QString tournament() const;
    QString family() const;
    MeasurePad* measure() { return &m_measure; }
    int target() const { return m_target; }
    QQmlListProperty<Seat> seats() { return {this, &m_seats}; }
    const QVariantList& deals() const { return m_deals; }
    bool finished() const { return isOpen() && m_outcome.standing.finished; }
    QString resultText() const;
    QString undoText() const;
    QString redoText() const;

    int dealNumber() const { return m_correcting > 0 ? m_correcting : m_outcome.standing.deals + 1; }
    QString dealerName() const;
    QString card() const;
    QString trumpText() const;
    int active() const { return m_active; }
    const AskView& asking() const { return m_asking; }
    const RemainderView& remainder() const { return m_remainder; }
    const QVariantList& questions() const { return m_questions; }
    const QVariantList& reasons() const { return m_reasons; }
    const QVariantList& zone() const { return m_zone; }
    QString zoneQuestion() const;
    int zoneValue() const;
    bool known() const { return m_form.live.has_value(); }
    bool canEnter() const;
    QString enterHint() const;
    QVariantMap announced() const;
    QStringList mutedKeys() const;
    int correcting() const { return m_correcting; }
    const QVariantMap& correction() const { return m_correctionView; }
    std::optional<Edition> edition() const;
    bool isRecording() const { return m_draft.log.has_value(); }

    // For the recorder and the measure pad, which write on the same paper; a match is open.
    const Match& match() const { return m_stored->match; }
    const DealEntry& draft() const { return m_draft; }
    const Form& form() const { return m_form; }
    Standing standing() const { return standingBefore(dealNumber()); }
    int dealer() const { return m_form.dealer; }
    Language language() const;
    void record(const DealEntry& entry);
    void write(const DealEntry& draft); ///< The draft is another; fields and focus stay.
    void askAgain(); ///< Nothing is changed but where it is typed.

    // The match
    Q_INVOKABLE bool open(const QString& match);
    Q_INVOKABLE void close(); ///< It stays under way and can be continued.
    Q_INVOKABLE bool setAside(); ///< It is no longer offered; it stays in the history.
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();

    // The deal under entry
    Q_INVOKABLE void focus(int seat);
    Q_INVOKABLE void key(const QString& key); ///< "0" … "9", "+", "-", "back", "rest", "match"
    Q_INVOKABLE void askForCard(); ///< The turned-up card is chosen (again).
    Q_INVOKABLE void chooseCard(const QString& card); ///< The card that is asked for.
    Q_INVOKABLE void chooseNumber(int number); ///< The number that is asked for.
    Q_INVOKABLE void stopAsking();
    Q_INVOKABLE void togglePower(int seat);
    Q_INVOKABLE void editPower(int seat);
    Q_INVOKABLE void chooseSign(int seat, int sign); ///< -1: take off, 0: not used, +1: add.
    Q_INVOKABLE void answer(int question, int value); ///< One of `questions`.
    Q_INVOKABLE void clearEntry();
    Q_INVOKABLE void leaveRecording(); ///< The cards are given up: the deal is entered in numbers.
    Q_INVOKABLE bool enter();

    // A correction
    Q_INVOKABLE void correct(int deal); ///< From 1.
    Q_INVOKABLE void leaveCorrection();
    Q_INVOKABLE bool confirmCorrection();

    /// Writes the half-entered deal at once; otherwise it is written a moment after the last tap.
    void keepDraft();

Q_SIGNALS:
    void changed();
    void matchChanged();
    void seatsChanged();
    void questionsChanged();
    void reasonsChanged();
    void zoneChanged();
    /// A deal is on disk: "Deal 8 stands", "Anna 1 · Cora 1".
    void entered(const QString& bold, const QString& text);

private:
    int count() const { return match().count(); }
    Standing standingBefore(int deal) const;
    bool reload();
    void leaveSeats();
    bool load(const std::string& id);
    void takeDraft(const DealEntry& draft);
    DealEntry toStore() const; ///< The draft with what the referee fills in.
    bool isDue(const DealEntry& draft) const;
    void ask(); ///< The draft has changed: ask the referee, tell the screen.
    void draftChanged(); ///< … and keep it.
    void fieldsToDraft();
    void updateSeats();
    void updateReasons();
    void updateQuestions();
    void updateZone();
    void updateRemainder();
    void updateDeals();
    void updateCorrection();
    SeatView seatView(Player player) const;
    void showChange(SeatView& view) const;
    void showPower(SeatView& view, const PowerChoice& choice) const;
    QString changesText(const ScoredDeal& deal) const;
    QString noteOf(const SeatView& view) const;
    int emptySeatAfter(int seat) const;
    bool plays(int seat) const;
    int inPlay() const; ///< Card points, of a contract that counts minus points without their sign.
    int sumOfOthers(int seat) const;
    int seatAfter(int seat) const; ///< The next one who plays the deal.
    void enterField(int seat);
    void typed();
    const PowerChoice* powerOf(int seat) const; ///< Null: no character sits there.
    void askForParameter(int seat);
    void say(std::string_view path, const Said& answer); ///< The draft becomes what the core makes of it.

    Session& m_session;
    std::optional<history::StoredMatch> m_stored;
    Outcome m_outcome;
    int m_target = 7;
    DealEntry m_draft;
    PerPlayer<PointsEntry> m_fields;
    Form m_form;
    QList<Seat*> m_seats;
    int m_active = -1;
    int m_previous = -1; ///< The field that ended by itself just before.
    bool m_replaces = false; ///< The next digit replaces what stands in the field.
    AskView m_asking;
    RemainderView m_remainder;
    QVariantList m_questions, m_reasons, m_zone, m_deals;
    int m_correcting = 0;
    DealEntry m_kept; ///< The half-entered deal, while another is corrected.
    DealEntry m_opened; ///< The deal under correction, as it would be stored unchanged.
    QVariantMap m_correctionView;
    QString m_correctionReason;
    bool m_draftIsStored = true;
    MeasurePad m_measure;
    QTimer m_keep; ///< The draft is written a moment after the last tap.
};

} // namespace tafel::app
