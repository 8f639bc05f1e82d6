// The desk of the referee: draws a dispute of the core and passes on what is tapped; what is kept of it, and
// the house rules that the table overrules. It knows no game.
#pragma once

#include "app/referee/desk_fact.h"
#include "app/session/session_model.h"
#include "app/words/words.h"
#include "games/dispute/draft.h"

namespace tafel::app {

class Desk : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("it is about one game")
    Q_PROPERTY(QString game READ game CONSTANT) ///< Its id.
    Q_PROPERTY(bool french READ isFrench CONSTANT) ///< The pack is the French one.
    Q_PROPERTY(QStringList ranks READ ranks NOTIFY
            changed) ///< Of the pack, the ace first; empty: cards without suits.
    Q_PROPERTY(bool fromMatch READ fromMatch NOTIFY changed)
    Q_PROPERTY(QString origin READ origin NOTIFY changed) ///< "from your match · Web edition"
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(QList<int> marks READ marks NOTIFY changed) ///< Colour and shape of each player.
    Q_PROPERTY(tafel::app::PromptView question READ question NOTIFY changed) ///< What the referee is asked.
    Q_PROPERTY(QList<tafel::app::DeskFact> facts READ facts NOTIFY changed)
    Q_PROPERTY(tafel::app::DeskPick picking READ picking NOTIFY changed)
    Q_PROPERTY(tafel::app::DeskVerdict verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::PromptView> houseRules READ houseRules NOTIFY changed)
    /// Those of them that the clauses of the verdict name.
    Q_PROPERTY(QList<tafel::app::PromptView> knownRules READ knownRules NOTIFY changed)
    /// Who asked, and what the table decides.
    Q_PROPERTY(QList<tafel::app::PromptView> recordAsks READ recordAsks NOTIFY recordChanged)
public:
    Desk(const Game& game, QObject* parent);

    QString game() const;
    bool isFrench() const { return pack() == Pack::French; }
    QStringList ranks() const;
    bool fromMatch() const { return m_stored.has_value(); }
    QString origin() const;
    QStringList players() const;
    QList<int> marks() const;
    PromptView question() const;
    const QList<DeskFact>& facts() const { return m_facts; }
    const DeskPick& picking() const { return m_picking; }
    const DeskVerdict& verdict() const { return m_verdict; }
    QList<PromptView> houseRules() const;
    QList<PromptView> knownRules() const;
    QList<PromptView> recordAsks() const;

    /// An answer to a question that stands on the desk, by its `PromptView::path`.
    Q_INVOKABLE void say(const QString& path, int value);
    /// A card, a row or a button of a fact or of what is open, by its name.
    Q_INVOKABLE void tap(const QString& path, const QString& name);
    Q_INVOKABLE void pickFor(const QString& path); ///< Opens what is tapped; empty: the answer.
    Q_INVOKABLE void pick(const QString& card); ///< A card of the grid.
    Q_INVOKABLE void next(); ///< On to what is tapped then.
    Q_INVOKABLE bool leavePicking(); ///< Back to the answer; false: there is nothing to leave.
    Q_INVOKABLE tafel::app::DeskRefusal against(const QString& card) const;
    Q_INVOKABLE void clear(); ///< All facts of the question; what the match says stays.

    /// Keeps the dispute in the history, with what `recordAsks` was answered.
    Q_INVOKABLE bool record(const QString& note);
    Q_INVOKABLE void beginRecord(); ///< Nothing is said yet.

    void refresh() override;

Q_SIGNALS:
    void recordChanged();
    void recorded(const QString& bold, const QString& text);

protected:
    void attached() override;

private:
    bool load();
    bool overrule(const QString& option, int value); ///< The house rule holds from the next deal on.
    bool done(const QString& bold, const QString& text);
    void give(const dispute::Tap& tap);
    const Match& match() const { return m_draft.match(); }
    Pack pack() const { return match().game->pack(); }

    // As the screen draws it
    QString in(const Message& text) const { return qt(text.in(language())); }
    /// Paths of the core are names on the screen: "/keys/table" is "referee.keys.table".
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
    QString source(const Clause& clause) const; ///< Where it stands.

    std::optional<history::StoredMatch> m_stored;
    Standing m_standing = {};
    dispute::Draft m_draft;

    // What is shown
    std::vector<dispute::Fact> m_known = {};
    dispute::Pick m_open = {};
    dispute::Ruling m_ruling = {};
    QList<DeskFact> m_facts = {};
    DeskPick m_picking = {};
    DeskVerdict m_verdict = {};

    int m_asker = -1; ///< A seat; -1: nobody has said.
    int m_ruled = 0; ///< 0: as the referee says; else one of the choices of the verdict, from 1.
};

} // namespace tafel::app
