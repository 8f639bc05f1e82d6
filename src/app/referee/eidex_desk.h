// A dispute at a table of Cosmic Eidex: which cards, which powers are in force, who wants to use one.
#pragma once

#include "app/referee/trick_desk.h"

namespace tafel::app {

class EidexDesk : public TrickDesk {
    Q_OBJECT
public:
    using TrickDesk::TrickDesk;

    QString origin() const override;
    PromptView question() const override;
    void tap(const QString& path, const QString& name) override;
    void next() override;

protected:
    void begun(const Dispute* dispute) override;
    bool isBegun() const override { return m_turnedUp.has_value(); }
    void respond(const QString& path, int value) override;
    void seated() override;
    void forget() override;
    std::vector<DeskFact> shownFacts() const override;
    DeskPick shownPick() const override;
    Asked asked() const override;
    Position position(const Match& match) const override;
    bool hasTrick() const override { return true; }
    Reasons whyMay(Card card) const override;
    bool mayHide() const override;
    QString whatNext() const override;
    bool isReady() const override;
    Ruling ruling(const Match& match) const override;
    QVariantMap answered() const override;
    QVariantMap empty() const override;
    void picked(Card card) override;

private:
    Question toAsk(const Match& match) const;
    PromptView editionAsk() const;
    DeskFact phaseFact() const;
    bool asksHand() const; ///< The hand of the player whose turn it is decides the question.
    QVariantList editionsView() const;

    // The powers
    std::vector<PowerUse>& uses() { return m_forMay ? m_may : m_powers; }
    const std::vector<PowerUse>& uses() const { return m_forMay ? m_may : m_powers; }
    const PowerUse* use() const;
    DeskFact usesFact(bool may) const;
    DeskPick powersPick() const;
    DeskPick usePick() const;
    std::vector<PromptView> promptsFor(const PowerUse& use) const; ///< What is named with it.
    void togglePower(Player by, Card power);
    void sayNamed(const QString& path, int value);
    void sayNamed(const std::string& key, Card card);
    DeskPick namedPick() const;
    Ruling rulingOnPower(const Match& match) const;

    std::optional<Player> m_dealer = {};
    std::optional<Card> m_turnedUp = {};
    std::vector<PowerUse> m_powers = {}, m_may = {};
    std::vector<PowerUse> m_over = {}; ///< Used in this deal, in force no more.
    std::optional<Phase> m_phase = {};
    std::optional<int> m_trickNumber = {};

    bool m_forMay = false; ///< The powers that are tapped are those of the askers.
    Player m_of = 0; ///< Whose power is tapped next.
    std::size_t m_use = 0; ///< The power whose parameters are asked.
};

} // namespace tafel::app
