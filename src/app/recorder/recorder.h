// A deal card by card. Knows no rule: after every tap it asks the referee to follow the log, and shows what
// the referee says. The deal under recording is the draft of the score pad, so it survives a restart and is
// entered the same way.
#pragma once

#include "app/ask/ask_view.h"
#include "app/session/session_model.h"
#include "app/words/words.h"
#include "games/eidex/power_asks.h"

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
    Q_PROPERTY(QString trump READ trump NOTIFY changed) ///< As `TrumpMark` shows it.
    Q_PROPERTY(QString trumpText READ trumpText NOTIFY changed)
    Q_PROPERTY(
        QString contractText READ contractText NOTIFY changed) ///< "No hearts"; empty: the game has none.
    Q_PROPERTY(QVariantList suits READ suits NOTIFY changed) ///< That may be trump: of `AskOption`.
    Q_PROPERTY(bool french READ isFrench NOTIFY packChanged) ///< The pack is the French one.
    Q_PROPERTY(QStringList ranks READ ranks NOTIFY packChanged) ///< Of the pack, the ace first.
    Q_PROPERTY(
        QStringList absent READ absent NOTIFY packChanged) ///< Cards of these ranks that are not in it.
    Q_PROPERTY(bool countsPoints READ countsPoints NOTIFY changed) ///< Card points, not only tricks.
    Q_PROPERTY(QVariantList players READ players NOTIFY changed) ///< {seat, name, points, tricks}
    /// Newest first: {number, annulled, cells: for each player [{card, sign, rank, marked, out, leads}],
    /// taker, takerSeat, points}.
    Q_PROPERTY(QVariantList tricks READ tricks NOTIFY changed)
    /// The trick on the table in the order of play: {seat, name, card, state, note}; `state` is "lies",
    /// "hidden", "out", "now" or "then".
    Q_PROPERTY(QVariantList places READ places NOTIFY changed)
    /// Who may put down, or have won: of `AskOption`.
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    Q_PROPERTY(QVariantList extras READ extras NOTIFY changed) ///< What else may happen now: of `AskOption`.
    Q_PROPERTY(QStringList gone READ gone NOTIFY changed)
    Q_PROPERTY(QVariant legal READ legal NOTIFY changed) ///< Null: nobody plays, or all.
    Q_PROPERTY(QString countText READ countText NOTIFY changed) ///< "19 of 33 cards lie."
    /// {bold, text, clause, source, effect}
    Q_PROPERTY(QVariantList revokes READ revokes NOTIFY changed)
    /// What the table may do about a revoke that keeps the deal from counting: {what, title, text, clause,
    /// source, interpretation}; empty: nothing is needed.
    Q_PROPERTY(QVariantList waysOut READ waysOut NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed) ///< "Beat, 8 of stars"; empty: nothing.
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    Q_PROPERTY(QString finishHint READ finishHint NOTIFY changed) ///< Why it cannot be finished yet.
    /// {seat, name, power, character, does, whyNot, clause}
    Q_PROPERTY(QVariantList powers READ powers NOTIFY changed)
    /// What is named with a power, one after the other.
    Q_PROPERTY(tafel::app::AskView asking READ asking NOTIFY askingChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY askingChanged) ///< Why the power was refused.
public:
    explicit Recorder(QObject* parent = nullptr);

    QString step() const;
    QString headline() const;
    QString hint() const;
    QString faultClause() const;
    QString trump() const;
    QString trumpText() const;
    QString contractText() const;
    QVariantList suits() const;
    bool isFrench() const { return isOpen() && pack() == Pack::French; }
    QStringList ranks() const;
    QStringList absent() const;
    bool countsPoints() const;
    QVariantList players() const;
    QVariantList tricks() const;
    QVariantList places() const;
    QVariantList choices() const;
    QVariantList extras() const;
    QStringList gone() const;
    QVariant legal() const;
    QString countText() const;
    QVariantList revokes() const;
    QVariantList waysOut() const;
    QString undoText() const;
    QString redoText() const;
    QString finishHint() const;
    QVariantList powers() const;
    const AskView& asking() const { return m_asking; }
    const QString& problem() const { return m_problem; }

    /// A card fell, was put down openly, is shown, or is the one turned up: what `step` says.
    Q_INVOKABLE void tapCard(const QString& card);
    Q_INVOKABLE void chooseTrump(int suit);
    Q_INVOKABLE void faceDown(); ///< The chosen player puts down unseen, or the one to play plays so.
    Q_INVOKABLE void allFaceDown(); ///< Everybody who has not put down yet.
    Q_INVOKABLE void choose(int seat); ///< Of `choices`.
    Q_INVOKABLE void takeExtra(int index);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE bool finish();
    /// One of `waysOut`. True: the deal is not recorded any more.
    Q_INVOKABLE bool takeWayOut(const QString& what);

    // A power
    Q_INVOKABLE void usePower(int seat);
    Q_INVOKABLE void answer(int value); ///< An option, or a number.
    Q_INVOKABLE void pick(const QString& card);
    Q_INVOKABLE void skip(); ///< Not known.
    Q_INVOKABLE void endPicking(); ///< All cards are named.
    Q_INVOKABLE void leavePower();

    void refresh() override;

Q_SIGNALS:
    void packChanged();
    void askingChanged();
    void powerUsed();
    /// What was tapped cannot be: why.
    void refused(const QString& text, const QString& clause);

private:
    void attached() override;
    /// Something that was undone.
    struct Undone {
        std::optional<Event> event = {};
        std::optional<Declared> use = {};
        std::optional<Card> turnedUp = {};
        std::optional<Suit> trump = {};
    };
    /// Something that may happen now besides the card.
    struct Extra {
        Event event;
        QString text;
    };
    /// Why a power is not possible now.
    struct Against {
        QString text = {}, clause = {};
    };

    bool isOpen() const;
    const Match& match() const;
    Pack pack() const { return match().game->pack(); }
    CardSet deck() const { return match().game->deck(match().count()); }
    std::string contract() const; ///< Of the deal; empty: still open, or the game has none.
    Keys keys() const; ///< That the deal may have.
    std::vector<Player> sitting() const; ///< Who plays this deal.
    QString text(Card card) const { return qt(words::cardText(card, pack(), language())); }
    QString name(Player player) const;
    DealEntry entry() const; ///< The deal under recording, or as it would begin.
    DealEntry with(const Event& event, const std::optional<Declared>& use) const;
    RecordedDeal follow(const DealEntry& entry) const;
    QString stepOf(const DealEntry& entry) const;
    QString toBegin(
        const DealEntry& entry) const; ///< What is said before the first card; empty: nothing more.
    std::optional<Refusal> whyNot(const Event& event, const std::optional<Declared>& use = {}) const;
    bool happen(const Event& event, const std::optional<Declared>& use = {});
    void record(const DealEntry& entry);
    const RecordedTrick* lyingTrick() const; ///< The last one, unless it was annulled; null: none.
    bool trickIsComplete() const;
    int trickNumber() const;
    int trickOf(int event) const; ///< From 1; 0: no play.
    QString eventText(const Event& event, const std::vector<Declared>& powers) const;
    QString cardOf(int event) const;
    Player chosenPlayer() const;
    std::vector<Extra> possibleExtras() const;
    QVariantList cellsOf(const RecordedTrick& trick) const;
    QVariantMap revokeView(const RevokeFound& revoke) const;
    QString proofText(const RevokeFound& revoke) const;
    const OptionSpec* revokeRule() const; ///< Null: the game has none.
    bool overrule(std::string_view word);

    Phases phases() const;
    Permission asked(Player player, Card power) const;
    std::optional<Against> against(Player player, const eidex::Power& power) const;
    void goOn();

    RecordedDeal m_deal;
    QString m_step;
    int m_chosen = -1;
    std::vector<Undone> m_redo;
    std::optional<eidex::Naming> m_naming; ///< The power that is about to be used.
    AskView m_asking;
    QString m_problem;
};

} // namespace tafel::app
