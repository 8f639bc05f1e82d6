// A dispute at a table of a game with hands of numbers: what lies side by side in the hand, and what of it
// may be played. Knows no rule: which cards are a combination, and what outbids what, is asked of the game.
#pragma once

#include "app/referee/desk.h"

namespace tafel::app {

class HandDesk : public Desk {
    Q_OBJECT
public:
    using Desk::Desk;

    /// A card of the hand is in question; a card on the table goes.
    void tap(const QString& path, const QString& name) override;
    void next() override { pickFor({}); }
    void clear() override;

    void refresh() override;

protected:
    void begun(const Dispute* dispute) override;
    void respond(const QString& path, int value) override;
    std::vector<DeskFact> shownFacts() const override;
    DeskPick shownPick() const override;
    Asked asked() const override;

private:
    /// Positions in the hand, both included.
    struct Stretch {
        int from = 0, to = 0;

        bool has(int position) const { return position >= from && position <= to; }
        friend bool operator==(const Stretch&, const Stretch&) = default;
    };

    Position position(const HandPosition& hand) const;
    HandPosition known() const;
    Result<Verdict> judge(const HandPosition& hand) const;
    std::vector<NumberCard> cardsOf(Stretch stretch) const;
    std::vector<const Combination*> combinationsOf(Stretch stretch) const;
    bool isSpecial(NumberCard card) const; ///< May be played though it is no combination.
    std::vector<Stretch> playable() const;
    Ruling ruling() const;
    Ruling onStretch(Stretch stretch) const;
    Ruling onHand() const;
    QString tableText() const;
    DeskFact tableFact() const;
    DeskFact handFact() const;
    DeskFact reservesFact() const;
    DeskFact playableFact() const;
    PromptView keys(const char* path, const QString& title, int last) const;
    void press(
        const QString& path, NumberCard card); ///< A key: onto the table, into the hand, what an X is called.
    void tapHand(int position);
    int moved() const { return m_asked && m_asked->from == m_asked->to ? m_asked->from : -1; }
    void move(int step);
    void remove();

    std::vector<NumberCard> m_hand = {};
    std::vector<CalledCard> m_table = {};
    HandPosition m_besides = freshHand(); ///< What was said besides cards.
    std::optional<Stretch> m_asked = {};

    std::optional<Verdict> m_found = {}; ///< On the hand as it is.
};

} // namespace tafel::app
