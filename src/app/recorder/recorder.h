// A deal card by card: what is said next, and what was tapped. Knows no rule: the core asks, follows the log
// and says what may not be. The deal under recording is the draft of the score pad, so it survives a restart
// and is entered the same way.
#pragma once

#include "app/pad/score_pad.h"
#include "app/recorder/recorded_powers.h"
#include "app/recorder/recorded_revokes.h"
#include "app/recorder/recorded_tricks.h"
#include "app/session/session_model.h"
#include "app/words/words.h"
#include "referee/deal_recorder.h"

namespace tafel::app {

class Recorder : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    /// What is to be done next: "turned-up", "contract", "trump", "put-down", "play", "face-down", "tell",
    /// "reveal", "done", "fault".
    Q_PROPERTY(QString step READ step NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed) ///< "Trick 7: Cora plays"
    Q_PROPERTY(QString hint READ hint NOTIFY changed) ///< What to tap.
    Q_PROPERTY(QString faultClause READ faultClause NOTIFY changed)
    Q_PROPERTY(tafel::app::PromptView next READ next NOTIFY changed) ///< The card.
    /// Which suit is trump, who puts down, who has won.
    Q_PROPERTY(tafel::app::PromptView choice READ choice NOTIFY changed)
    Q_PROPERTY(tafel::app::PromptView extras READ extras NOTIFY changed) ///< What else may happen now.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed) ///< "Beat, 8 of stars"; empty: nothing.
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    Q_PROPERTY(QString finishHint READ finishHint NOTIFY changed) ///< Why it cannot be finished yet.
    Q_PROPERTY(bool canDeal READ canDeal NOTIFY changed) ///< The app can deal, for practice.
    Q_PROPERTY(tafel::app::RecordedTricks* tricks READ tricks CONSTANT)
    Q_PROPERTY(tafel::app::RecordedPowers* powers READ powers CONSTANT)
    Q_PROPERTY(tafel::app::RecordedRevokes* revokes READ revokes CONSTANT)
public:
    explicit Recorder(QObject* parent = nullptr);

    QString step() const;
    QString headline() const;
    QString hint() const;
    QString faultClause() const;
    const PromptView& next() const { return m_next; }
    const PromptView& choice() const { return m_choice; }
    const PromptView& extras() const { return m_extras; }
    QString undoText() const;
    QString redoText() const;
    QString finishHint() const;
    bool canDeal() const { return m_recording && m_recording->dealt(""); }
    RecordedTricks* tricks() { return &m_tricks; }
    RecordedPowers* powers() { return &m_powers; }
    RecordedRevokes* revokes() { return &m_revokes; }

    /// A card fell, was put down openly, is shown, or is the one turned up: what `next` asks for.
    Q_INVOKABLE void tapCard(const QString& card);
    Q_INVOKABLE void faceDown(); ///< In place of a card.
    Q_INVOKABLE void allFaceDown(); ///< Everybody who has not put down yet.
    Q_INVOKABLE void respond(const QString& path, int value); ///< An option of `choice` or `extras`.
    Q_INVOKABLE void deal(); ///< All hands by chance.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE bool finish();

    void refresh() override;

    // For its parts.
    using SessionModel::language;
    bool isOpen() const { return m_session && pad().table()->isOpen(); }
    /// Null: no match is open.
    const DealRecorder* recording() const { return m_recording ? &*m_recording : nullptr; }
    ScorePad& pad() const { return *m_session->pad(); }
    const Match& match() const { return pad().match(); }
    Pack pack() const { return match().game->pack(); }
    CardSet deck() const { return match().game->deck(match().count()); }
    QString text(Card card) const { return qt(words::cardText(card, pack(), language())); }
    QString name(Player player) const { return qt(match().players[player]); }
    int mark(Player player) const { return pad().table()->mark(player); }
    /// False: it was refused, and the screen says why.
    bool continueWith(const Result<DealRecorder>& next);

Q_SIGNALS:
    void packChanged();
    /// What was tapped cannot be: why.
    void refused(const QString& text, const QString& clause);

private:
    void attached() override;
    bool is(DealRecorder::Step step) const { return m_recording && m_recording->step() == step; }
    void respond(std::string_view path, const Response& answer);
    void record(const DealEntry& entry);
    void updatePrompts();
    QString eventText(const Event& event, const std::vector<PowerUse>& powers) const;
    QString lastText(const DealEntry& deal) const;

    std::optional<DealRecorder> m_recording;
    PromptView m_next, m_choice, m_extras;
    std::vector<DealEntry> m_redo;
    RecordedTricks m_tricks;
    RecordedPowers m_powers;
    RecordedRevokes m_revokes;
};

} // namespace tafel::app
