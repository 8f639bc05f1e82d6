// Records a deal card by card: its prompts and the user's taps. It knows no rule: the core asks, replays the
// log and reports errors. The deal being recorded is the draft of the score pad, so that it survives a
// restart and is entered in the same way.
#pragma once

#include "app/pad/score_pad.h"
#include "app/recorder/recorded_powers.h"
#include "app/recorder/recorder_rows.h"
#include "app/session/session_model.h"
#include "referee/deal_recorder.h"

namespace tafel::app {

class Recorder : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// The next step: "turned-up", "contract", "trump", "put-down", "play", "face-down", "tell", "reveal",
    /// "done", "fault".
    MODEL_GETTER(QString, step) { return m_recording ? qt(tafel::name(m_recording->step())) : QString(); }
    MODEL_GETTER(QString, headline); ///< "Trick 7: Cora plays"
    MODEL_GETTER(QString, hint); ///< The next item to tap.
    MODEL_GETTER(QString, faultClause);
    MODEL_FIELD(tafel::app::PromptView, next); ///< The prompt for a card.
    /// The prompt for the trump suit, the player who puts down or the winner.
    MODEL_FIELD(tafel::app::PromptView, choice);
    MODEL_FIELD(tafel::app::PromptView, extras); ///< Other events that are possible now.
    /// "Beat, 8 of stars"; empty if there is nothing to undo.
    MODEL_GETTER(QString, undoText) { return m_recording ? lastText(m_recording->draft()) : QString(); }
    MODEL_GETTER(QString, redoText)
    {
        return m_recording && !m_redo.empty() ? lastText(m_redo.back()) : QString();
    }
    MODEL_GETTER(QString, finishHint); ///< Why the recording cannot be finished yet.
    /// The app can deal cards, for practice.
    MODEL_GETTER(bool, canDeal) { return m_recording && m_recording->dealt(""); }
    CONSTANT_GETTER(tafel::app::RecordedPowers*, powers) { return &m_powers; }

    // The cards.
    MODEL_GETTER(QString, trump); ///< In the format of `TrumpIcon`.
    MODEL_GETTER(QString, trumpText);
    MODEL_GETTER(QString, contractText); ///< "No hearts"; empty if the game has no contracts.
    NOTIFIED_GETTER(packChanged, tafel::app::PackView, pack);
    MODEL_GETTER(bool, countsPoints); ///< Card points count, not only tricks.
    MODEL_GETTER(QList<tafel::app::RecordedPlayer>, players);
    MODEL_GETTER(QList<tafel::app::TrickRow>, tricks); ///< Newest first.
    /// The trick on the table in the order of play.
    MODEL_GETTER(QList<tafel::app::TrickPlace>, currentTrickCards);
    MODEL_GETTER(QStringList, playedCards); ///< Cards that have been seen.
    MODEL_GETTER(QList<tafel::app::RecordedHand>, hands);
    MODEL_GETTER(QString, countText); ///< "19 of 33 cards played."

    // The revokes.
    MODEL_GETTER(QList<tafel::app::RevokeRow>, revokes);
    /// The resolutions if a revoke keeps the deal from counting; empty if none is needed.
    MODEL_GETTER(QList<tafel::app::RevokeResolutionRow>, revokeResolutions);

public:
    using SessionModel::SessionModel;

    /// Answers `next` with a card that was played, put down openly, revealed or turned up.
    Q_INVOKABLE void tapCard(const QString& card);
    /// Answers `next` with a card face down.
    Q_INVOKABLE void faceDown() { respond(DealRecorder::atCard, DealRecorder::unseen); }
    Q_INVOKABLE void allFaceDown(); ///< Puts down a card face down for every player who has not put down yet.
    Q_INVOKABLE void respond(const QString& path, int value); ///< Chooses an option of `choice` or `extras`.
    Q_INVOKABLE void deal(); ///< Deals all hands at random.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE bool finish();
    /// Applies one of `revokeResolutions`.
    /// \return true if the deal is no longer being recorded
    Q_INVOKABLE bool resolveRevoke(const QString& way);

    void refresh() override;

    // For the powers.
    using SessionModel::language;
    /// Null if no match is open.
    const DealRecorder* recording() const { return m_recording ? &*m_recording : nullptr; }
    ScorePad& pad() const { return *m_session->pad(); }
    const Match& match() const { return pad().match(); }
    QString name(Player player) const { return qt(match().players[player]); }
    int badge(Player player) const { return pad().table()->badge(player); }
    /// Continues with the new state.
    /// \return false if it was refused; the screen then shows the reason
    bool continueWith(const Result<DealRecorder>& next);

Q_SIGNALS:
    void packChanged();
    /// The tap was refused for the given reason.
    void refused(const QString& text, const QString& clause);

private:
    RefreshOn refreshOn() const override { return RefreshOn::Nothing; }
    void attached() override;
    bool isOpen() const { return m_session && pad().table()->isOpen(); }
    Pack cardPack() const { return match().game->pack(); }
    CardSet deck() const { return match().game->deck(match().count()); }
    QString text(Card card) const { return qt(phrases::cardText(card, cardPack(), language())); }
    bool is(DealRecorder::Step step) const { return m_recording && m_recording->step() == step; }
    void respond(std::string_view path, const Response& answer);
    void record(const DealEntry& entry);
    void updatePrompts();
    QString eventText(const Event& event, const std::vector<PowerUse>& powers) const;
    QString lastText(const DealEntry& deal) const;
    std::vector<Player> sitting() const; ///< The players who take part in this deal.
    QList<TrickCell> cellsOf(const RecordedTrick& trick) const;
    TrickPlace placeOf(const RecordedTrick& trick, const RecordedTrick::PlayedCard& played) const;
    RevokeRow rowOf(const DetectedRevoke& revoke) const;
    QString cardOf(int event) const;
    QString proofText(const DetectedRevoke& revoke) const;
    void overrule(std::string_view word);

    std::optional<DealRecorder> m_recording;
    std::vector<DealEntry> m_redo;
    RecordedPowers m_powers{*this};
};

} // namespace tafel::app
