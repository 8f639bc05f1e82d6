// A dispute at a table of a game with hands of numbers: what lies side by side in the hand, and what of it
// may be played. Knows no rule: which cards are a combination, and what outbids what, is asked of the game.
#pragma once

#include "app/referee/desk.h"

namespace tafel::app {

class HandDesk : public tafel::app::Desk { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    /// In its order: {card, mark: "yes" (part of what may be played), "no"; asked, current}
    Q_PROPERTY(QVariantList hand READ hand NOTIFY changed)
    Q_PROPERTY(QVariantList table READ table NOTIFY changed) ///< {card, call}; empty: nothing stands.
    Q_PROPERTY(QString tableText READ tableText NOTIFY changed) ///< "Pair 9"
    Q_PROPERTY(int reserves READ reserves NOTIFY changed)
    Q_PROPERTY(bool opener READ isOpener NOTIFY changed)
    Q_PROPERTY(bool asksOpener READ asksOpener NOTIFY changed)
    /// What may be played, each stretch of the hand once: {from, to, cards, text, asked}
    Q_PROPERTY(QVariantList playable READ playable NOTIFY changed)
    Q_PROPERTY(int current READ current NOTIFY changed) ///< The card that is moved; -1: none.
public:
    explicit HandDesk(QObject* parent = nullptr);

    QVariantList hand() const;
    QVariantList table() const;
    QString tableText() const;
    int reserves() const { return m_reserves; }
    bool isOpener() const { return m_opener; }
    bool asksOpener() const { return m_table.empty(); }
    QVariantList playable() const;
    int current() const { return m_current; }
    /// {kind: "", "hand", "table", "call"; title, hint, next, keys: [{card, whyNot}]}
    QVariantMap picking() const override;

    Q_INVOKABLE void clear() override;
    Q_INVOKABLE bool leavePicking() override;
    Q_INVOKABLE void chooseCount(int players) override;
    Q_INVOKABLE void chooseReserves(int cards);
    Q_INVOKABLE void chooseOpener(bool opener);
    Q_INVOKABLE void pickFor(const QString& what); ///< "hand", "table"; "": nothing.
    Q_INVOKABLE void pick(
        const QString& card); ///< A key: into the hand, onto the table, what an X is called.
    Q_INVOKABLE void next();
    /// A card of the hand: while the hand is picked the one that is moved, otherwise in question.
    Q_INVOKABLE void tapHand(int position);
    Q_INVOKABLE void tapTable(int position); ///< It goes.
    Q_INVOKABLE void move(int step); ///< The current card, to the left (-1) or to the right.
    Q_INVOKABLE void removeCurrent();
    Q_INVOKABLE void ask(int from, int to); ///< The cards from … to are in question.

protected:
    void begun(const DealEntry& draft) override;
    void refresh() override;
    Asked asked() const override;

private:
    enum class Pick { Nothing, Hand, Table, Call };
    /// Positions in the hand, both included.
    struct Stretch {
        int from = 0, to = 0;

        bool has(int position) const { return position >= from && position <= to; }
        friend bool operator==(const Stretch&, const Stretch&) = default;
    };

    Position position() const;
    HandPosition facts() const;
    Result<Verdict> judge(const HandPosition& facts) const;
    std::vector<NumberCard> cardsOf(Stretch stretch) const;
    std::vector<const Combination*> combinationsOf(Stretch stretch) const;
    Ruling ruling() const;
    Ruling onStretch(Stretch stretch) const;
    Ruling onHand() const;
    Reasons against(Stretch stretch, bool& combines) const;
    QVariantList keys() const;
    QVariantMap emptyView() const;

    std::vector<NumberCard> m_hand = {};
    std::vector<CalledCard> m_table = {};
    int m_reserves = 2;
    bool m_opener = true;
    std::optional<Stretch> m_asked = {};
    int m_current = -1;
    Pick m_pick = Pick::Nothing;

    std::optional<Verdict> m_found = {}; ///< On the hand as it is.
};

} // namespace tafel::app
