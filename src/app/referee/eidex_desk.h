// A dispute at a table of Cosmic Eidex: the facts as they are tapped, and the referee's answer to them. Knows
// no rule: after every tap it makes a position or a question and asks the game.
#pragma once

#include "app/ask/ask_view.h"
#include "app/referee/desk.h"

namespace tafel::app {

class EidexDesk : public tafel::app::Desk { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int asking READ asking WRITE setAsking NOTIFY changed) ///< See `Asking`.
    Q_PROPERTY(int edition READ edition NOTIFY changed) ///< 0 English 1998, 1 German 1998, 2 web.
    Q_PROPERTY(QVariantList editions READ editions NOTIFY changed) ///< {text, whyNot}
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
public:
    /// The three questions.
    enum class Asking { Play, Winner, Power };
    Q_ENUM(Asking)

    explicit EidexDesk(QObject* parent = nullptr);

    int asking() const { return static_cast<int>(m_asking); }
    void setAsking(int asking);
    QString origin() const override;
    int edition() const { return static_cast<int>(m_match.edition); }
    QVariantList editions() const;
    QVariantList counts() const override;
    QVariantList seats() const override; ///< Besides: {character, power, does}
    QString turnedUp() const;
    QString trumpText() const;
    QString trumpSign() const;
    QVariantList trick() const { return m_places.views; }
    int lead() const { return m_trick.lead; }
    QVariantList hand() const;
    QString handTitle() const;
    QVariantList powers() const { return usesView(m_powers); }
    QVariantList may() const { return usesView(m_may); }
    int phase() const { return m_phase ? static_cast<int>(*m_phase) : -1; }
    QStringList phases() const;
    int trickNumber() const { return m_trickNumber; }
    bool hasTrick() const;
    /// {kind: "", "card", "powers", "use"; what, title, hint, chosen, gone, next, may, lead, use, asks}
    QVariantMap picking() const override;

    Q_INVOKABLE void clear() override;
    Q_INVOKABLE bool leavePicking() override;
    Q_INVOKABLE void chooseEdition(int edition);
    Q_INVOKABLE void chooseCount(int players) override;
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
    /// An answer to what is asked of the power, see `AskView`; the same again takes it back.
    Q_INVOKABLE void say(const QString& path, int value);
    Q_INVOKABLE void pickNamed(const QString& path); ///< Opens the grid for a card that is named with it.
    Q_INVOKABLE void removePower();

protected:
    void begun(const DealEntry& draft) override;
    void refresh() override;
    Asked asked() const override;

private:
    enum class Pick { Nothing, TurnedUp, Trick, Hand, Powers, Use, UseCard };

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
    std::vector<AskView> asks(const Declared& use) const; ///< What is named with it.
    QVariantList asksView(const Declared& use) const;
    void named(Card card);

    Ruling ruling(const Match& match) const;
    Ruling rulingOnPosition(const Match& match) const;
    Ruling rulingOnPower(const Match& match) const;
    QVariantMap emptyView() const;
    QVariantList editionsView() const;

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

    Places m_places = {};
    QStringList m_legal = {}, m_illegal = {}; ///< Of the hand.
};

} // namespace tafel::app
