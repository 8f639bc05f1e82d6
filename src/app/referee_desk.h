// A dispute at the table: the facts as they are tapped, and the referee's answer to them. Knows no rule:
// after every tap it makes a position or a question and asks the game.
#pragma once

#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/session.h"
#include "referee/game.h"

namespace tafel::app {

class RefereeDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tafel::app::Session* session READ session WRITE setSession NOTIFY changed REQUIRED)
    Q_PROPERTY(int asking READ asking WRITE setAsking NOTIFY changed) ///< See `Asking`.
    Q_PROPERTY(bool fromMatch READ fromMatch NOTIFY changed)
    Q_PROPERTY(QString origin READ origin NOTIFY changed) ///< "from your match · Web edition"
    Q_PROPERTY(int edition READ edition NOTIFY changed) ///< 0 English 1998, 1 German 1998, 2 web.
    Q_PROPERTY(QVariantList editions READ editions NOTIFY changed) ///< {text, whyNot}
    Q_PROPERTY(QVariantList counts READ counts NOTIFY changed) ///< {text, whyNot}: three, four
    /// {index, name, initial, character, power, does}
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(QString turnedUp READ turnedUp NOTIFY changed)
    Q_PROPERTY(QString trumpText READ trumpText NOTIFY changed)
    Q_PROPERTY(QString trumpSign READ trumpSign NOTIFY changed)
    /// {seat, name, card, winning}; a place without a card is the next one.
    Q_PROPERTY(QVariantList trick READ trick NOTIFY changed)
    Q_PROPERTY(int lead READ lead NOTIFY changed)
    Q_PROPERTY(QVariantList hand READ hand NOTIFY changed) ///< {card, mark: "", "yes", "no"; asked}
    Q_PROPERTY(QString handTitle READ handTitle NOTIFY changed)
    Q_PROPERTY(QVariantList powers READ powers NOTIFY changed) ///< {seat, power, name, text, does}
    Q_PROPERTY(QVariantList may READ may NOTIFY changed)
    Q_PROPERTY(int phase READ phase NOTIFY changed) ///< -1: not said.
    Q_PROPERTY(QStringList phases READ phases NOTIFY changed)
    Q_PROPERTY(int trickNumber READ trickNumber NOTIFY changed) ///< 0: not said.
    Q_PROPERTY(bool hasTrick READ hasTrick NOTIFY changed) ///< Cards lie, or may lie.
    Q_PROPERTY(QVariantMap picking READ picking NOTIFY changed) ///< See `pickingView`.
    Q_PROPERTY(QVariantMap verdict READ verdict NOTIFY changed) ///< See `verdictView`.
    Q_PROPERTY(
        QVariantList houseRules READ houseRules NOTIFY changed) ///< {name, label, current, values, from}
public:
    /// The three questions.
    enum class Asking { Play, Winner, Power };
    Q_ENUM(Asking)

    explicit RefereeDesk(QObject* parent = nullptr);

    Session* session() const { return m_session; }
    void setSession(Session* session);
    int asking() const { return static_cast<int>(m_asking); }
    void setAsking(int asking);
    bool fromMatch() const { return m_stored.has_value(); }
    QString origin() const;
    int edition() const { return static_cast<int>(m_match.edition); }
    QVariantList editions() const;
    QVariantList counts() const;
    QVariantList seats() const;
    QString turnedUp() const;
    QString trumpText() const;
    QString trumpSign() const;
    QVariantList trick() const { return m_places; }
    int lead() const { return m_trick.lead; }
    QVariantList hand() const;
    QString handTitle() const;
    QVariantList powers() const { return usesView(m_powers); }
    QVariantList may() const { return usesView(m_may); }
    int phase() const { return m_phase ? static_cast<int>(*m_phase) : -1; }
    QStringList phases() const;
    int trickNumber() const { return m_trickNumber; }
    bool hasTrick() const;
    QVariantMap picking() const { return pickingView(); }
    const QVariantMap& verdict() const { return m_verdict; }
    QVariantList houseRules() const;

    Q_INVOKABLE void clear(); ///< All facts of the question; what the match says stays.
    Q_INVOKABLE void chooseEdition(int edition);
    Q_INVOKABLE void chooseCount(int players);
    Q_INVOKABLE void chooseLead(int seat);
    Q_INVOKABLE void choosePhase(int phase);
    Q_INVOKABLE void chooseTrickNumber(int number);

    /// Opens the grid: "turned-up", "trick", "hand"; or the list of powers: "powers", "may"; "": none.
    Q_INVOKABLE void pickFor(const QString& what);
    Q_INVOKABLE void pick(const QString& card);
    Q_INVOKABLE void next(); ///< From the trick to the hand, from the hand to the answer.
    Q_INVOKABLE void ask(const QString& card); ///< The card in question.

    Q_INVOKABLE void togglePower(int seat, const QString& character);
    Q_INVOKABLE void editPower(bool may, int index);
    Q_INVOKABLE void setParameter(const QString& key, const QVariant& value);
    Q_INVOKABLE void removePower();

    /// Keeps the dispute in the history. `asker`: a seat, or -1; `ruled`: what the table decided instead.
    Q_INVOKABLE bool record(int asker, const QString& ruled, const QString& note);
    /// The house rule holds from the next deal on.
    Q_INVOKABLE bool overrule(const QString& option, int value);

Q_SIGNALS:
    void changed();
    void recorded(const QString& bold, const QString& text);

private:
    enum class Pick { Nothing, TurnedUp, Trick, Hand, Powers, Use, UseCard };

    void begin();
    void update(); ///< The facts have changed: ask the referee, tell the screen.
    void advance(); ///< What is asked next.
    Position position(const Match& match) const;
    Question question(const Match& match) const;
    bool isReady() const; ///< Enough is known to ask.
    std::vector<Declared>& uses() { return m_forMay ? m_may : m_powers; }
    const std::vector<Declared>& uses() const { return m_forMay ? m_may : m_powers; }
    const Declared* use() const;
    void updatePlaces();
    QVariantList usesView(const std::vector<Declared>& uses) const;
    QVariantMap useView(const Declared& use) const;
    QVariantList parametersView(const Declared& use) const;
    QVariantMap pickingView() const;

    struct Ruling; ///< The referee's answer in one edition, in short.
    Ruling ruling(const Match& match) const;
    Ruling rulingOnPosition(const Match& match) const;
    Ruling rulingOnPower(const Match& match) const;
    QVariantMap verdictView() const;
    QVariantMap emptyView() const;
    QVariantList editionsView(const Ruling& ours) const;
    QVariantMap clauseView(const Reason& reason, bool good) const;
    QString name(Player player) const;
    bool done(const QString& bold, const QString& text);

    QPointer<Session> m_session;
    std::optional<history::StoredMatch> m_stored;
    Standing m_standing = {};
    Match m_match = {}; ///< Its head, as the referee is asked.
    std::optional<Player> m_dealer = {};

    Asking m_asking = Asking::Play;
    std::optional<Card> m_turnedUp = {};
    std::vector<Declared> m_powers = {}, m_may = {};
    TrickSoFar m_trick = {};
    std::vector<Card> m_hand = {};
    std::optional<Card> m_asked = {};
    std::optional<Phase> m_phase = {};
    int m_trickNumber = 0;

    Pick m_pick = Pick::Nothing;
    bool m_forMay = false; ///< The list of powers is that of those who ask.
    std::size_t m_use = 0; ///< The power whose parameters are asked.
    QString m_parameter = {}; ///< The parameter that the grid asks.

    QVariantList m_places = {};
    int m_toPlay = 0;
    bool m_full = false; ///< All cards of the trick lie.
    QStringList m_legal = {}, m_illegal = {}; ///< Of the hand.
    QVariantMap m_verdict = {};
};

} // namespace tafel::app
