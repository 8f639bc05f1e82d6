// The referee desk: shows a dispute of the core and passes on taps, stores the dispute, and changes house
// rules of the match. It knows no game.
#pragma once

#include "app/referee/desk_fact.h"
#include "app/session/session_model.h"
#include "games/dispute/draft.h"

namespace tafel::app {

class Desk : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("it is about one game")
    CONSTANT_GETTER(QString, game) const { return qt(match().game->id()); } ///< The id of the game.
    MODEL_GETTER(tafel::app::PackView, pack)
    {
        return packView(match().game->deck(match().count()), cardPack());
    }
    MODEL_GETTER(bool, fromMatch) { return m_stored.has_value(); }
    MODEL_GETTER(QString, origin); ///< "from your match · Web edition"
    MODEL_GETTER(QStringList, players) { return qt(match().players); }
    MODEL_GETTER(tafel::app::PromptView, question); ///< The question to the referee.
    MODEL_FIELD(QList<tafel::app::DeskFact>, facts);
    MODEL_FIELD(tafel::app::DeskPick, picking);
    MODEL_FIELD(tafel::app::DeskVerdict, verdict);
    MODEL_GETTER(QList<tafel::app::PromptView>, houseRules);
    /// The house rules that the clauses of the verdict name.
    MODEL_GETTER(QList<tafel::app::PromptView>, knownRules);
    /// Prompts for the player who asked and for the table's ruling.
    NOTIFIED_GETTER(recordChanged, QList<tafel::app::PromptView>, recordAsks);

public:
    Desk(const Game& game, QObject* parent);

    /// Answers a prompt of the desk by its `PromptView::path`.
    Q_INVOKABLE void say(const QString& path, int value);
    /// Taps a card, a row or a button of a fact or of the open prompt, by its name.
    Q_INVOKABLE void tap(const QString& path, const QString& name);
    /// Opens a prompt; with an empty path the verdict.
    Q_INVOKABLE void pickFor(const QString& path) { give({pathOf(path)}); }
    Q_INVOKABLE void pick(const QString& card); ///< Picks a card of the grid.
    Q_INVOKABLE void next(); ///< Continues with the next prompt.
    /// Returns to the verdict.
    /// \return false if no prompt is open
    Q_INVOKABLE bool leavePicking();
    Q_INVOKABLE tafel::app::ReasonRow against(
        const QString& card) const; ///< Without a clause if no rule forbids it.
    Q_INVOKABLE void clear(); ///< Clears all facts of the question. The facts of the match stay.

    /// Stores the dispute in the history, with the answers to `recordAsks`.
    Q_INVOKABLE bool record(const QString& note);
    Q_INVOKABLE void undo(); ///< Takes back the dispute, or the house rule, that was recorded last.
    Q_INVOKABLE void beginRecord(); ///< Resets the answers to `recordAsks`.

    void refresh() override;

Q_SIGNALS:
    void recordChanged();
    void recorded(const QString& bold, const QString& text);

protected:
    RefreshOn refreshOn() const override { return RefreshOn::Language; }
    void attached() override;

private:
    bool load();
    bool overrule(const QString& option, int value); ///< Overrides a house rule from the next deal on.
    bool done(const QString& bold, const QString& text);
    void give(const dispute::Tap& tap);
    history::Dispute asked() const; ///< The question as the history stores it.
    const Match& match() const { return m_draft.match(); }
    Pack cardPack() const { return match().game->pack(); }

    // Conversions for the screen.
    /// Converts paths of the core to object names: "/keys/table" becomes "referee.keys.table".
    static QString nameOf(std::string_view path);
    static std::string pathOf(QString name);
    PromptView promptOf(const Prompt& prompt) const;
    PromptView besides(const Prompt& prompt) const;
    PromptOption optionOf(const dispute::Button& button) const;
    DeskFact factOf(const dispute::Fact& fact) const;
    DeskPlace placeOf(const dispute::Place& place) const;
    DeskPick pickOf(const dispute::Pick& pick) const;
    DeskVerdict verdictOf(const dispute::Ruling& ruling) const;
    DeskReason reasonOf(const Reason& reason, bool good) const;
    QString source(const Clause& clause) const; ///< The edition and section of the clause.

    std::optional<history::StoredMatch> m_stored;
    Standing m_standing = {};
    dispute::Draft m_draft;

    // State of the screen.
    QList<int> m_badges = {}; ///< Colour and shape of each player.
    dispute::Ruling m_ruling = {};

    int m_asker = -1; ///< The seat of the player who asked; -1 if it is not entered.
    /// The table's ruling: 0 follows the referee, other values are choices of the verdict, from 1.
    int m_ruled = 0;
    /// The question of the dispute recorded last; empty after any other change in the history.
    std::optional<history::Dispute> m_recorded = {};
    std::string m_recordedId = {}; ///< Its id.
};

} // namespace tafel::app
