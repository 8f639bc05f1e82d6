// The deal that the table is entering. It knows no rule: after every tap it asks the referee for the open
// prompts, the award and its reasons.
#pragma once

#include <QObject>
#include <QQmlListProperty>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/pad/current_match.h"
#include "app/pad/deal_correction.h"
#include "app/pad/deal_under_entry.h"
#include "app/pad/measure_pad.h"
#include "app/pad/phone_entries.h"
#include "app/pad/points_fields.h"
#include "app/pad/views.h"
#include "app/prompt/prompt_view.h"

namespace tafel::app {

class ScorePad : public QObject, public DealUnderEntry {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session owns it")
    CONSTANT_GETTER(tafel::app::CurrentMatch*, table) const override { return &m_table; }
    CONSTANT_GETTER(tafel::app::DealCorrection*, correction) const { return m_correction; }
    /// The entry panel for contracts and rounds.
    CONSTANT_GETTER(tafel::app::MeasurePad*, measure) { return &m_measure; }
    /// The numbers that phones have counted.
    CONSTANT_GETTER(tafel::app::PhoneEntries*, phones) const { return m_phones; }
    Q_PROPERTY(QQmlListProperty<tafel::app::Seat> seats READ seats NOTIFY seatsChanged)
    /// The seats with an entry in this deal.
    Q_PROPERTY(QQmlListProperty<tafel::app::Seat> playing READ playing NOTIFY playingChanged)
    MODEL_FIELD(tafel::app::DealHead, deal);
    MODEL_FIELD(tafel::app::FieldView, field);
    /// The prompt that replaces the number pad. The kind is "turned-up" for the turned-up card.
    MODEL_FIELD(tafel::app::PromptView, asking);
    MODEL_FIELD(tafel::app::RemainderView, remainder);
    NOTIFIED_FIELD(questionsChanged, QList<tafel::app::PromptView>, questions);
    NOTIFIED_FIELD(reasonsChanged, QList<tafel::app::ReasonRow>, reasons);
    NOTIFIED_FIELD(zoneChanged, QList<tafel::app::ZoneStretch>, zone);
    MODEL_GETTER(bool, canEnter);
    /// The change of the standing, or what is missing.
    MODEL_GETTER(QString, enterHint) override;
    MODEL_GETTER(tafel::app::ReasonRow, announced); ///< A special situation before the deal.
    MODEL_GETTER(bool, open) { return m_form.open; } ///< The points have no fixed sum.
    MODEL_GETTER(bool, belowZero) { return m_fields.belowZero(); } ///< Points may be negative.
    /// The award of the current draft is known.
    MODEL_GETTER(bool, hasPreview) { return m_form.live.has_value(); }
    /// The deal has a recorded form, with cards that have suits.
    MODEL_GETTER(bool, canBeRecorded);
    /// Why the deal cannot be recorded now; empty if it can.
    MODEL_GETTER(QString, whyNoRecording);

public:
    explicit ScorePad(CurrentMatch& table);

    QQmlListProperty<Seat> seats() { return {this, &m_seats}; }
    QQmlListProperty<Seat> playing() { return {this, &m_playing}; }

    // State for the other parts of the entry panel. A match must be open.
    const DealEntry& draft() const override { return m_draft; }
    const PadForm& form() const override { return m_form; }
    const PointsFields& fields() const override { return m_fields; }
    const DealHead& head() const override { return m_deal; }
    const RemainderView& pointsRemainder() const override { return m_remainder; }
    QString activeNumber() const override { return m_measure.active(); }
    bool isCorrecting() const override { return m_correction->deal() > 0; }
    int dealNumber() const;
    int dealer() const { return m_form.dealer; }
    Standing standing() const { return m_table.before(dealNumber()); } ///< The standing before the deal.
    Language language() const override;
    /// The draft with the values that the referee derives.
    DealEntry entryToStore() const { return m_form.completed ? *m_form.completed : m_draft; }
    QString changesText(const ScoredDeal& deal) const;
    void record(const DealEntry& entry) override;
    void setDraft(const DealEntry& draft) override;
    void showDraft(const DealEntry& draft); ///< Shows `draft` in the entry panel without saving it.
    void beginTyping(); ///< Activates the first field.
    void applyResponse(const Prompt& prompt, const Response& said) override;
    void leaveField(int seat) override;
    void ask() override;
    void onNumberTyped(const std::string& path) override { m_phones->onTyped(-1, path); }
    /// Saves the draft now. By default it is saved a moment after the last tap.
    void saveDraft();

    Q_INVOKABLE void focus(int seat);
    Q_INVOKABLE void key(const QString& key); ///< "0" … "9", "+", "-", "back", "rest", "match"
    Q_INVOKABLE void promptForCard(); ///< Asks for the turned-up card, even if it is already chosen.
    Q_INVOKABLE void chooseCard(const QString& card); ///< Answers the prompt for a card.
    Q_INVOKABLE void chooseNumber(int number); ///< Answers the prompt for a number.
    Q_INVOKABLE void closePrompt(); ///< A missing card is asked for again.
    Q_INVOKABLE void togglePower(int seat);
    Q_INVOKABLE void editPower(int seat);
    Q_INVOKABLE void chooseSign(int seat, int sign); ///< -1: subtract, 0: not used, +1: add.
    Q_INVOKABLE void answer(int question, int value); ///< Answers one of `questions`.
    Q_INVOKABLE void clearEntry() { record({}); }
    Q_INVOKABLE void setDealer(int seat); ///< Another player than the next one deals.
    /// \return why that player cannot deal what is entered; empty if it is possible
    Q_INVOKABLE QString whyNotDealer(int seat) const;
    /// \return true if numbers of the deal under entry would be lost when its cards are recorded instead.
    Q_INVOKABLE bool counted() const;
    Q_INVOKABLE void leaveRecording(); ///< Discards the recording. The deal is entered in numbers instead.
    Q_INVOKABLE bool enter();

Q_SIGNALS:
    void changed();
    void seatsChanged();
    void playingChanged();
    void questionsChanged();
    void reasonsChanged();
    void zoneChanged();
    /// A deal was stored: "Deal 8 stands", "Anna 1 · Cora 1".
    void entered(const QString& bold, const QString& text);

private:
    void resetSeats(); ///< Shows the seats of the current match.
    void takeUndone(const DealEntry* deal);
    void takeRedone(bool deal);
    bool isExpectedDeal(const DealEntry& draft) const;
    std::string contractId() const; ///< Empty if it is not chosen or the game has none.
    void draftChanged(); ///< Asks the referee and schedules saving.
    void playFields();
    void updateHead();
    void updateField();
    void updateReasons();
    void updateQuestions();
    void updateZone();
    void updateRemainder();
    void askForCard();
    void askForParameter(int seat);
    /// Replaces the draft by the core's response to the answer.
    void say(std::string_view path, const Response& answer);

    CurrentMatch& m_table;
    OpenHistory& m_openHistory;
    DealCorrection* m_correction;
    PhoneEntries* m_phones;
    DealEntry m_draft;
    PointsFields m_fields;
    PadForm m_form;
    PerPlayer<Seat> m_allSeats; ///< One for each player that a match can have.
    QList<Seat*> m_seats, m_playing;
    bool m_draftIsStored = true;
    bool m_isReopened = false; ///< The draft is that of a deal that was undone.
    MeasurePad m_measure;
    QTimer m_keep; ///< Saves the draft a moment after the last tap.
};

} // namespace tafel::app
