// The deal that the table is entering now. Knows no rule: after every tap it asks the referee what is open,
// what the deal would give and why.
#pragma once

#include <QObject>
#include <QQmlListProperty>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/contract/measure_pad.h"
#include "app/live/phone_entries.h"
#include "app/pad/current_match.h"
#include "app/pad/deal_correction.h"
#include "app/pad/points_fields.h"
#include "app/pad/views.h"
#include "app/prompt/prompt_view.h"

namespace tafel::app {

class ScorePad : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session owns it")
    Q_PROPERTY(tafel::app::CurrentMatch* table READ table CONSTANT)
    Q_PROPERTY(tafel::app::DealCorrection* correction READ correction CONSTANT)
    Q_PROPERTY(tafel::app::MeasurePad* measure READ measure CONSTANT) ///< The paper of contracts and rounds.
    Q_PROPERTY(tafel::app::PhoneEntries* phones READ phones CONSTANT) ///< What they have counted.
    Q_PROPERTY(QQmlListProperty<tafel::app::Seat> seats READ seats NOTIFY seatsChanged)
    Q_PROPERTY(tafel::app::DealHead deal READ deal NOTIFY changed)
    Q_PROPERTY(tafel::app::FieldView field READ field NOTIFY changed)
    /// What is asked in place of the number pad; of the turned-up card the kind is "turned-up".
    Q_PROPERTY(tafel::app::PromptView asking READ asking NOTIFY changed)
    Q_PROPERTY(tafel::app::RemainderView remainder READ remainder NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::PromptView> questions READ questions NOTIFY questionsChanged)
    Q_PROPERTY(QList<tafel::app::ReasonRow> reasons READ reasons NOTIFY reasonsChanged)
    Q_PROPERTY(QList<tafel::app::ZoneStretch> zone READ zone NOTIFY zoneChanged)
    Q_PROPERTY(bool canEnter READ canEnter NOTIFY changed)
    /// How it changes the standing, or what is missing.
    Q_PROPERTY(QString enterHint READ enterHint NOTIFY changed)
    Q_PROPERTY(tafel::app::Announcement announced READ announced NOTIFY changed)
    Q_PROPERTY(bool open READ open NOTIFY changed) ///< The points add up to nothing.
    Q_PROPERTY(bool belowZero READ belowZero NOTIFY changed) ///< Points may be less than 0.
    Q_PROPERTY(bool hasPreview READ hasPreview NOTIFY changed) ///< The award of the deal as entered is known.
public:
    explicit ScorePad(CurrentMatch& table);

    CurrentMatch* table() const { return &m_table; }
    DealCorrection* correction() const { return m_correction; }
    MeasurePad* measure() { return &m_measure; }
    PhoneEntries* phones() const { return m_phones; }
    QQmlListProperty<Seat> seats() { return {this, &m_seats}; }
    const DealHead& deal() const { return m_deal; }
    bool open() const { return m_form.open; }
    bool belowZero() const { return m_fields.belowZero(); }
    const FieldView& field() const { return m_field; }
    const PromptView& asking() const { return m_asking; }
    const RemainderView& remainder() const { return m_remainder; }
    const QList<PromptView>& questions() const { return m_questions; }
    const QList<ReasonRow>& reasons() const { return m_reasons; }
    const QList<ZoneStretch>& zone() const { return m_zone; }
    bool canEnter() const;
    QString enterHint() const;
    Announcement announced() const;
    bool hasPreview() const { return m_form.live.has_value(); }

    // For all that write on the same paper; a match is open.
    const Match& match() const { return m_table.match(); }
    const DealEntry& draft() const { return m_draft; }
    const PadForm& form() const { return m_form; }
    const PointsFields& fields() const { return m_fields; }
    int dealNumber() const;
    int dealer() const { return m_form.dealer; }
    Standing standing() const { return m_table.before(dealNumber()); } ///< Before the deal.
    Language language() const;
    DealEntry entryToStore() const; ///< The draft with what the referee fills in.
    QString changesText(const ScoredDeal& deal) const;
    void record(const DealEntry& entry);
    void setDraft(const DealEntry& draft); ///< The draft is another; fields and focus stay.
    void showDraft(const DealEntry& draft); ///< Lies on the paper now; nothing is to be kept of it yet.
    void beginTyping(); ///< In the first field.
    /// An answer that was not typed here: the field that is typed in stays the one it is.
    void applyResponse(const Prompt& prompt, const Response& said);
    void leaveField(int seat); ///< For the next empty one, where there are several.
    void ask(); ///< The draft or where it is typed has changed: ask the referee, tell the screen.
    /// Writes the half-entered deal at once; otherwise it is written a moment after the last tap.
    void saveDraft();

    Q_INVOKABLE void focus(int seat);
    Q_INVOKABLE void key(const QString& key); ///< "0" … "9", "+", "-", "back", "rest", "match"
    Q_INVOKABLE void promptForCard(); ///< The turned-up card is chosen (again).
    Q_INVOKABLE void chooseCard(const QString& card); ///< The card that is asked for.
    Q_INVOKABLE void chooseNumber(int number); ///< The number that is asked for.
    Q_INVOKABLE void closePrompt();
    Q_INVOKABLE void togglePower(int seat);
    Q_INVOKABLE void editPower(int seat);
    Q_INVOKABLE void chooseSign(int seat, int sign); ///< -1: take off, 0: not used, +1: add.
    Q_INVOKABLE void answer(int question, int value); ///< One of `questions`.
    Q_INVOKABLE void clearEntry();
    /// \return true if numbers of the deal under entry would be lost when its cards are recorded instead.
    Q_INVOKABLE bool counted() const;
    Q_INVOKABLE void leaveRecording(); ///< The cards are given up: the deal is entered in numbers.
    Q_INVOKABLE bool enter();

Q_SIGNALS:
    void changed();
    void seatsChanged();
    void questionsChanged();
    void reasonsChanged();
    void zoneChanged();
    /// A deal is on disk: "Deal 8 stands", "Anna 1 · Cora 1".
    void entered(const QString& bold, const QString& text);

private:
    void resetSeats(); ///< For the match that lies on the table now.
    void takeUndone(const DealEntry* deal);
    void takeRedone(bool deal);
    bool isExpectedDeal(const DealEntry& draft) const;
    void draftChanged(); ///< Ask, and keep it.
    void playFields();
    void updateHead();
    void updateField();
    void updateReasons();
    void updateQuestions();
    void updateZone();
    void updateRemainder();
    void askForParameter(int seat);
    void say(std::string_view path, const Response& answer); ///< The draft becomes what the core makes of it.

    CurrentMatch& m_table;
    Session& m_session;
    DealCorrection* m_correction;
    PhoneEntries* m_phones;
    DealEntry m_draft;
    PointsFields m_fields;
    PadForm m_form;
    QList<Seat*> m_seats;
    DealHead m_deal;
    FieldView m_field;
    PromptView m_asking;
    RemainderView m_remainder;
    QList<PromptView> m_questions;
    QList<ReasonRow> m_reasons;
    QList<ZoneStretch> m_zone;
    bool m_draftIsStored = true;
    MeasurePad m_measure;
    QTimer m_keep; ///< The draft is written a moment after the last tap.
};

} // namespace tafel::app
