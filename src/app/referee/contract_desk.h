// A dispute at a table of a game of contracts: a trick, or cards that are laid. Knows no rule: what may be
// played or laid is asked of the game, card by card.
#pragma once

#include <map>

#include "app/referee/desk.h"

namespace tafel::app {

class ContractDesk : public tafel::app::Desk { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int asking READ asking WRITE setAsking NOTIFY changed) ///< See `Asking`.
    Q_PROPERTY(QString winnerWhyNot READ winnerWhyNot NOTIFY changed) ///< Why no trick can be won.
    Q_PROPERTY(QVariantMap contract READ contract NOTIFY changed) ///< {id, name, line}; empty: none yet.
    Q_PROPERTY(QVariantList contracts READ contracts NOTIFY changed) ///< {id, name, line, due, chosen}
    /// "trick", "laid", "row", "series", "any" (one card a turn, whatever lies); empty: not known.
    Q_PROPERTY(QString lies READ lies NOTIFY changed)
    Q_PROPERTY(QString trump READ trump NOTIFY changed) ///< A sign for `Suit`; empty: none yet.
    Q_PROPERTY(QString trumpText READ trumpText NOTIFY changed)
    Q_PROPERTY(bool asksTrump READ asksTrump NOTIFY changed)
    Q_PROPERTY(bool asksFirstTrick READ asksFirstTrick NOTIFY changed)
    Q_PROPERTY(bool firstTrick READ firstTrick WRITE setFirstTrick NOTIFY changed)
    /// {seat, name, card, winning}; a place without a card is the next one.
    Q_PROPERTY(QVariantList trick READ trick NOTIFY changed)
    Q_PROPERTY(int lead READ lead NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed) ///< Of "laid" and "series": {suit, cards}
    Q_PROPERTY(QStringList gone READ gone NOTIFY changed) ///< Beside "series": played in earlier ones.
    Q_PROPERTY(QStringList ends READ ends NOTIFY changed) ///< Of "row": upper and lower; empty: none.
    Q_PROPERTY(bool asksPackets READ asksPackets NOTIFY changed)
    Q_PROPERTY(bool packetsLeft READ packetsLeft WRITE setPacketsLeft NOTIFY changed)
    Q_PROPERTY(QVariantList hand READ hand NOTIFY changed) ///< {card, mark: "", "yes", "no"; asked}
    Q_PROPERTY(QString handTitle READ handTitle NOTIFY changed)
    Q_PROPERTY(QStringList ranks READ ranks NOTIFY packChanged) ///< Of the pack, the ace first.
public:
    /// The questions.
    enum class Asking { Play, Winner };
    Q_ENUM(Asking)

    explicit ContractDesk(QObject* parent = nullptr);

    int asking() const { return static_cast<int>(m_asking); }
    void setAsking(int asking);
    QString winnerWhyNot() const;
    QVariantMap contract() const;
    QVariantList contracts() const;
    QString lies() const;
    QString trump() const;
    QString trumpText() const;
    bool asksTrump() const { return keys().has(Key::Trump); }
    bool asksFirstTrick() const { return m_asking == Asking::Play && keys().has(Key::FirstTrick); }
    bool firstTrick() const { return m_firstTrick; }
    void setFirstTrick(bool first);
    QVariantList trick() const { return m_places.views; }
    int lead() const { return m_trick.lead; }
    QVariantList rows() const;
    QStringList gone() const { return texts(m_gone); }
    QStringList ends() const;
    bool asksPackets() const { return m_asking == Asking::Play && keys().has(Key::Packets); }
    bool packetsLeft() const { return m_packetsLeft; }
    void setPacketsLeft(bool left);
    QVariantList hand() const { return handView(m_hand, m_legal, m_illegal, m_asked); }
    QString handTitle() const;
    QStringList ranks() const;
    /// {kind: "", "contract", "trump", "card"; what, title, hint, chosen, gone, absent, possible, next, lead;
    /// suits: [{value, sign, text, on}]}
    QVariantMap picking() const override;

    Q_INVOKABLE void clear() override;
    Q_INVOKABLE bool leavePicking() override;
    Q_INVOKABLE void chooseCount(int players) override;
    Q_INVOKABLE void chooseContract(const QString& id);
    Q_INVOKABLE void chooseTrump(int suit);
    Q_INVOKABLE void chooseLead(int seat);

    /// Opens what is picked: "contract", "trump", "trick", "laid", "gone", "up", "down", "hand"; "": nothing.
    Q_INVOKABLE void pickFor(const QString& what);
    Q_INVOKABLE void pick(const QString& card);
    Q_INVOKABLE void next(); ///< From what lies to the hand, from the hand to the answer.
    Q_INVOKABLE void ask(const QString& card); ///< The card in question.
    /// Why this card cannot lie: {text, clause}.
    Q_INVOKABLE QVariantMap against(const QString& card) const;

Q_SIGNALS:
    void packChanged();

protected:
    void begun(const DealEntry& draft) override;
    void refresh() override;
    Asked asked() const override;

private:
    enum class Pick { Nothing, Contract, Trump, Trick, Laid, Gone, Up, Down, Hand };
    /// Which cards have to be laid before a card lies, itself last.
    using Ways = std::map<Card, std::vector<Card>>;

    Keys keys() const; ///< That a position of this contract may have.
    bool isLaid() const { return keys().has(Key::Laid) || keys().has(Key::Series); }
    void forget(); ///< All that lies or is in hand.
    void advance(); ///< What is asked next.
    bool isReady() const; ///< Enough is known to ask.
    Position position() const;
    Ruling ruling() const;
    Ruling onLayout(const Result<Verdict>& answer) const;
    QVariantMap emptyView() const;
    QVariantMap pickingCards() const;
    std::vector<Card> lying() const;

    // What is laid
    Result<Verdict> judgeLaying(const std::vector<Card>& laid, const std::vector<Card>& hand) const;
    bool fits(std::vector<Card> laid, Card card) const;
    Ways waysOf(Suit suit, const std::vector<Card>& laid) const;
    void lay(Card card);
    void takeAway(Card card);
    std::vector<Card> rowOf(Suit suit) const;

    QString m_contract = {}; ///< Empty: not chosen.
    std::optional<Suit> m_trump = {};
    bool m_firstTrick = false;
    Asking m_asking = Asking::Play;
    TrickSoFar m_trick = {};
    std::vector<Card> m_laid = {}; ///< Of rows, of a series: in the order in which they were laid.
    std::vector<Card> m_gone = {}; ///< Played in earlier series.
    bool m_packetsLeft = true;
    std::optional<Card> m_up = {}, m_down = {}; ///< The ends of a row.
    std::vector<Card> m_hand = {};
    std::optional<Card> m_asked = {};
    Pick m_pick = Pick::Nothing;

    Places m_places = {};
    QStringList m_legal = {}, m_illegal = {}; ///< Of the hand.
    QStringList m_possible = {}; ///< What can lie, while that is picked.
};

} // namespace tafel::app
