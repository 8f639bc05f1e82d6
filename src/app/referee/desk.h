// What every desk of the referee has, whatever the game: the match that it is about, what is tapped, the
// verdict, and what is kept of it.
#pragma once

#include "app/referee/desk_fact.h"
#include "app/session/session_model.h"
#include "games/dispute.h"

namespace tafel::app {

/// The referee's answer, before it is put into words for the screen.
struct Ruling {
    QString kind = QStringLiteral("ask"); ///< "yes", "no", "winner", "ask", "list"
    QString verdict = {}; ///< As it is kept: "yes", "no", the winner's name …; empty: no answer yet.
    QString word = {}; ///< The large one.
    QString sentence = {};
    std::vector<std::pair<Reason, bool>> reasons = {}; ///< With whether it speaks for it.
    QVariantList legal = {}, illegal = {}; ///< {card, why}
    QString why = {}; ///< The first reason with the numbers of this moment.
    QVariantList choices = {}; ///< {value, text}: what the table may have decided instead.
};

class Desk : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each kind of game has its own")
    Q_PROPERTY(QString game READ game CONSTANT) ///< Its id.
    Q_PROPERTY(bool french READ isFrench CONSTANT) ///< The pack is the French one.
    Q_PROPERTY(QStringList ranks READ ranks NOTIFY changed) ///< Of the pack, the ace first.
    Q_PROPERTY(bool fromMatch READ fromMatch NOTIFY changed)
    Q_PROPERTY(QString origin READ origin NOTIFY changed) ///< "from your match · Web edition"
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(QList<int> marks READ marks NOTIFY changed) ///< Colour and shape of each player.
    Q_PROPERTY(tafel::app::PromptView question READ question NOTIFY changed) ///< What the referee is asked.
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed) ///< Of `DeskFact`.
    Q_PROPERTY(tafel::app::DeskPick picking READ picking NOTIFY changed)
    Q_PROPERTY(QVariantMap verdict READ verdict NOTIFY changed) ///< See `verdictView`.
    Q_PROPERTY(QVariantList houseRules READ houseRules NOTIFY changed) ///< Of `PromptView`.
    Q_PROPERTY(
        QVariantList knownRules READ knownRules NOTIFY changed) ///< … that the clauses of the verdict name.
    /// Who asked, and what the table decides: of `PromptView`.
    Q_PROPERTY(QVariantList recordAsks READ recordAsks NOTIFY recordChanged)
public:
    Desk(const Game& game, QObject* parent);

    QString game() const;
    bool isFrench() const { return pack() == Pack::French; }
    QStringList ranks() const;
    bool fromMatch() const { return m_stored.has_value(); }
    virtual QString origin() const;
    QStringList players() const;
    QList<int> marks() const;
    virtual PromptView question() const { return {}; }
    const QVariantList& facts() const { return m_facts; }
    const DeskPick& picking() const { return m_picking; }
    const QVariantMap& verdict() const { return m_verdict; }
    QVariantList houseRules() const;
    QVariantList knownRules() const;
    QVariantList recordAsks() const;

    /// An answer to a question that stands on the desk, by its `PromptView::path`.
    Q_INVOKABLE void say(const QString& path, int value);
    /// A card, a row or a button of a fact, by its name.
    Q_INVOKABLE virtual void tap(const QString& path, const QString& name) = 0;
    Q_INVOKABLE void pickFor(const QString& path); ///< Opens what is tapped; empty: the answer.
    Q_INVOKABLE virtual void pick(const QString&) { } ///< A card of the grid.
    Q_INVOKABLE virtual void next() = 0; ///< On to what is tapped then.
    Q_INVOKABLE bool leavePicking(); ///< Back to the answer; false: there is nothing to leave.
    /// Why this card cannot be tapped: {text, clause}.
    Q_INVOKABLE virtual QVariantMap against(const QString&) const { return {}; }
    Q_INVOKABLE virtual void clear() = 0; ///< All facts of the question; what the match says stays.

    /// Keeps the dispute in the history, with what `recordAsks` was answered.
    Q_INVOKABLE bool record(const QString& note);
    Q_INVOKABLE void beginRecord(); ///< Nothing is said yet.

    void refresh() override = 0; ///< The facts have changed, too: ask the referee, tell the screen.

Q_SIGNALS:
    void recordChanged();
    void recorded(const QString& bold, const QString& text);

protected:
    void attached() override;

    /// What is kept with a dispute: the document, and the card in question or nothing.
    struct Asked {
        std::string question = {}, card = {};
    };

    void begin(); ///< From the match on the table when it is of this game; otherwise an empty table.
    /// Takes what the match and the deal under entry say; nothing: there is no match.
    virtual void begun(const Dispute* dispute) = 0;
    /// What the match on the table says of its next deal, played as `contract` unless that is empty.
    Dispute dispute(std::string_view contract = {}) const;
    virtual bool isBegun() const { return true; } ///< What every question needs is known.
    virtual void respond(const QString& path, int value) = 0;
    virtual void seated() { } ///< So many others play now.
    virtual std::vector<DeskFact> shownFacts() const = 0;
    virtual DeskPick shownPick() const = 0;
    virtual Asked asked() const = 0;
    void show(const QVariantMap& verdict); ///< Tells the screen.

    void seat(int players); ///< Who sits there without a match: A, B, C …
    PromptView playersAsk() const; ///< Without a match: how many play.
    bool picks(const char* path) const { return m_picked == QLatin1String(path); }

    QString name(Player player) const;
    /// A position that the referee does not take.
    Ruling refused(const Refusal& refusal) const;
    QVariantMap clauseView(const Reason& reason, bool good) const;
    QVariantMap verdictView(const Ruling& ruling) const;
    /// Nothing can be said yet: what to tap.
    static QVariantMap emptyView(const QString& title, const QString& hint);
    /// Where a clause stands.
    QString source(const Clause& clause) const;
    bool isSet() const { return m_session != nullptr; }
    Pack pack() const { return m_match.game->pack(); }
    QString text(Card card) const; ///< "RJ", "SK"
    QStringList texts(const std::vector<Card>& cards) const;
    static QString yesOrNo(bool yes);
    static PromptView choice(const char* path, const QString& title);
    /// What the core asks besides the cards of a position; a yes or no is one switch.
    std::vector<PromptView> besides(const Position& position) const;

    std::optional<history::StoredMatch> m_stored;
    Standing m_standing = {};
    Match m_match = {}; ///< Its head, as the referee is asked.
    QString m_picked = {}; ///< What is tapped in place of the answer: its path.

private:
    bool load();
    bool overrule(const QString& option, int value); ///< The house rule holds from the next deal on.
    bool done(const QString& bold, const QString& text);

    QVariantList m_facts = {};
    DeskPick m_picking = {};
    QVariantMap m_verdict = {};
    int m_asker = -1; ///< A seat; -1: nobody has said.
    int m_ruled = 0; ///< 0: as the referee says; else one of the choices of the verdict, from 1.
};

} // namespace tafel::app
