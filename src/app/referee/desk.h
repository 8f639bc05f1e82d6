// What every desk of the referee has, whatever the game: the match that it is about, the verdict, and what is
// kept of it.
#pragma once

#include <functional>

#include "app/session/session_model.h"
#include "referee/game.h"

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
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed) ///< Its id.
    Q_PROPERTY(bool fromMatch READ fromMatch NOTIFY changed)
    Q_PROPERTY(QString origin READ origin NOTIFY changed) ///< "from your match · Web edition"
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed) ///< {index, name, initial, …}
    Q_PROPERTY(QVariantList counts READ counts NOTIFY changed) ///< {text, players}: how many may play.
    Q_PROPERTY(QVariantMap picking READ picking NOTIFY changed) ///< {kind: "": nothing is picked; …}
    Q_PROPERTY(QVariantMap verdict READ verdict NOTIFY changed) ///< See `verdictView`.
    Q_PROPERTY(
        QVariantList houseRules READ houseRules NOTIFY changed) ///< {name, label, current, values, from}
public:
    /// `game`: null where it is said later.
    explicit Desk(const Game* game, QObject* parent);

    QString game() const;
    void setGame(const QString& id);
    bool fromMatch() const { return m_stored.has_value(); }
    virtual QString origin() const;
    virtual QVariantList seats() const;
    virtual QVariantList counts() const;
    virtual QVariantMap picking() const = 0;
    const QVariantMap& verdict() const { return m_verdict; }
    QVariantList houseRules() const;

    Q_INVOKABLE virtual void clear() = 0; ///< All facts of the question; what the match says stays.
    Q_INVOKABLE virtual void chooseCount(int players) = 0;
    Q_INVOKABLE virtual bool leavePicking() = 0; ///< Back to the answer; false: there is nothing to leave.

    /// Keeps the dispute in the history. `asker`: a seat, or -1; `ruled`: what the table decided instead.
    Q_INVOKABLE bool record(int asker, const QString& ruled, const QString& note);
    /// The house rule holds from the next deal on.
    Q_INVOKABLE bool overrule(const QString& option, int value);

    void refresh() override = 0; ///< The facts have changed, too: ask the referee, tell the screen.

Q_SIGNALS:
    void recorded(const QString& bold, const QString& text);

protected:
    void attached() override;

    /// What is kept with a dispute: the document, and the card in question or nothing.
    struct Asked {
        std::string question = {}, card = {};
    };

    /// A trick on the screen.
    struct Places {
        QVariantList views = {}; ///< {seat, name, card, winning}; one without a card is the next one.
        int toPlay = 0;
        bool full = false; ///< All cards lie.
    };

    void begin(); ///< From the match on the table when it is of this game; otherwise an empty table.
    virtual void begun(const DealEntry& draft) = 0; ///< Takes what the match and the deal under entry say.
    virtual Asked asked() const = 0;
    /// Who sits there without a match: A, B, C …
    void seat(int players);

    QString name(Player player) const;
    /// Whose card lies where, and whose turn it is, as the referee counts it. `judge`: its answer to the
    /// trick with so many cards.
    Places placesOf(const TrickSoFar& trick, const std::function<Result<Verdict>(std::size_t)>& judge) const;
    /// The cards of a hand: {card, mark: "", "yes", "no"; asked}.
    QVariantList handView(const std::vector<Card>& hand, const QStringList& legal, const QStringList& illegal,
        std::optional<Card> asked) const;
    /// The verdict of a trick. `winner`: who wins it was asked; otherwise whether that card may be played.
    Ruling onTrick(
        const Match& match, const Result<Verdict>& answer, bool winner, std::optional<Card> card) const;
    /// A position that the referee does not take.
    Ruling refused(const Refusal& refusal) const;
    QVariantMap clauseView(const Reason& reason, bool good) const;
    QVariantMap verdictView(const Ruling& ruling) const;
    /// Where a clause stands.
    virtual QString source(const Clause& clause) const;
    bool isSet() const { return m_session && m_match.game; }
    Pack pack() const { return m_match.game->pack(); }
    QString text(Card card) const; ///< "RJ", "SK"
    QStringList texts(const std::vector<Card>& cards) const;
    static QString yesOrNo(bool yes);

    std::optional<history::StoredMatch> m_stored;
    Standing m_standing = {};
    Match m_match = {}; ///< Its head, as the referee is asked.
    QVariantMap m_verdict = {};

private:
    bool load();
    void takeOverruled();
    bool done(const QString& bold, const QString& text);
};

} // namespace tafel::app
