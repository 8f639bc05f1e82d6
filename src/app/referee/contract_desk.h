// A dispute at a table of a game of contracts: a trick, or cards that are laid. Knows no rule: what may be
// played or laid is asked of the game, card by card.
#pragma once

#include "app/referee/trick_desk.h"

namespace tafel::app {

class ContractDesk : public TrickDesk {
    Q_OBJECT
public:
    using TrickDesk::TrickDesk;

    void tap(const QString& path, const QString& name) override;
    QVariantMap against(const QString& card) const override;

protected:
    void begun(const Dispute* dispute) override;
    bool isBegun() const override { return !m_contract.empty() && (!asksTrump() || m_trump); }
    void respond(const QString& path, int value) override;
    void seated() override;
    void forget() override;
    std::vector<DeskFact> shownFacts() const override;
    DeskPick shownPick() const override;
    Position position(const Match& match) const override;
    bool hasTrick() const override { return keys().has(Key::Trick); }
    Reasons whyMay(Card card) const override;
    QString whyNoWinner() const override;
    QString whatNext() const override;
    Ruling ruling(const Match& match) const override;
    QVariantMap empty() const override;
    void picked(Card card) override;
    std::vector<Card> lying() const override;
    bool isLying() const override { return !picks("hand"); }

private:
    Keys keys() const; ///< That a position of this contract may have.
    bool asksTrump() const { return keys().has(Key::Trump); }
    bool isLaid() const { return keys().has(Key::Laid) || keys().has(Key::Series); }
    void choose(std::string contract);
    Ruling onLayout(const Result<Verdict>& answer) const;
    DeskFact contractFact() const;
    DeskPick contractPick() const;
    DeskPick trumpPick() const;

    std::vector<DeskFact> laidFacts() const;
    DeskPick laidPick() const;

    std::string m_contract = {}; ///< Empty: not chosen.
    std::optional<Suit> m_trump = {};
    ContractPosition m_besides = {}; ///< What was said besides cards.
    std::vector<Card> m_laid = {}; ///< Of rows, of a series: in the order in which they were laid.
    std::vector<Card> m_gone = {}; ///< Played in earlier series.
    std::optional<Card> m_up = {}, m_down = {}; ///< The ends of a row.
};

} // namespace tafel::app
