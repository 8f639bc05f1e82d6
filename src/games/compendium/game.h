// A compendium game from its table: implements the interface of every game.
#pragma once

#include "games/compendium/contract.h"

namespace tafel::compendium {

/// It knows no game by name: the table has everything special.
class CompendiumGame final : public Game {
public:
    explicit constexpr CompendiumGame(const GameTable& table)
        : m_table(table)
    {
    }

    std::string_view id() const override { return m_table.id; }
    Text name() const override { return m_table.name; }
    Text oneLine() const override { return m_table.oneLine; }
    std::string picture() const override { return std::string(m_table.picture); }
    Text firstDealerNote() const override { return m_table.firstDealerNote; }
    Players playerCounts(Edition) const override { return m_table.playerCounts; }
    std::span<const OptionSpec> options() const override { return m_table.options; }
    std::span<const Clause* const> clauses() const override { return m_table.clauses; }
    Unit unit() const override { return m_table.unit; }
    Pack pack() const override { return Pack::French; }
    CardSet deck(int players) const override;
    std::vector<ContractInfo> contracts(const Match& match) const override;
    Keys dealKeys(const Match& head, std::string_view contract) const override;
    Keys positionKeys(const Match& head, std::string_view contract) const override;

    Standing start(const Match& match) const override;
    Result<DealAward> award(
        const Match& match, const Standing& before, const DealEntry& entry) const override;
    Standing after(const Match& match, const Standing& before, DealAward& award) const override;
    PadForm padForm(const Match& match, const Standing& before, const DealEntry& draft) const override;
    DealEntry respond(const Match& match, const Standing& before, DealEntry draft, std::string_view path,
        const Response& answer) const override;
    DealEntry reopened(const Match& match, DealEntry entry) const override;
    Result<Verdict> judge(const Position& position) const override;
    RecordedDeal follow(const Match& match, const Standing& before, const DealEntry& entry) const override;
    DealEntry toNumericEntry(
        const Match& match, const Standing& before, const DealEntry& entry) const override;

    /// For a contract with tricks: the reasons why the card of the hand may be played. Empty if it may not.
    Reasons whyMay(const Position& position, Card card) const;

private:
    const GameTable& m_table;
};

/// The same, of a position of any of these games.
Reasons whyMay(const Position& position, Card card);

} // namespace tafel::compendium
