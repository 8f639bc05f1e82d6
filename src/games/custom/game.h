// A custom game: a definition, and the compendium's engine on its tables.
#pragma once

#include "games/compendium/game.h"
#include "games/custom/key.h"
#include "games/custom/table.h"

namespace tafel::custom {

/// Answers by the table for the number of players of the match.
class CustomGame final : public Game {
public:
    /// `document`: the game document on one line, as it is written again; `fingerprint`: of its canonical
    /// form.
    CustomGame(Definition definition, std::string document, std::string fingerprint);
    CustomGame(const CustomGame&) = delete;
    CustomGame& operator=(const CustomGame&) = delete;

    const Definition& definition() const { return m_definition; }
    const std::string& document() const { return m_document; }
    const std::string& fingerprint() const { return m_fingerprint; }

    std::string_view id() const override { return gameId; }
    std::string_view key() const override { return m_key; }
    Text name() const override { return m_definition.name.text(); }
    Text oneLine() const override { return m_definition.line.text(); }
    std::string picture() const override { return "sign " + m_definition.sign; }
    Players playerCounts(Edition) const override { return m_definition.players; }
    std::span<const Clause* const> clauses() const override { return m_clauses.all(); }
    Unit unit() const override { return m_definition.most ? Unit::Points : Unit::PenaltyPoints; }
    Pack pack() const override { return Pack::French; }
    CardSet deck(int players) const override { return at(players).deck(players); }
    std::vector<ContractInfo> contracts(const Match& match) const override;
    Keys dealKeys(const Match& head, std::string_view contract) const override;

    bool endsManually() const override { return m_definition.isOpen(); }
    Standing start(const Match& match) const override;
    Result<DealAward> award(
        const Match& match, const Standing& before, const DealEntry& entry) const override;
    Standing after(const Match& match, const Standing& before, DealAward& award) const override;
    PadForm padForm(const Match& match, const Standing& before, const DealEntry& draft) const override;
    DealEntry respond(const Match& match, const Standing& before, DealEntry draft, std::string_view path,
        const Response& answer) const override;
    DealEntry reopened(const Match& match, DealEntry entry) const override;
    /// Refused: how it is played is not known.
    Result<Verdict> judge(const Position& position) const override;

private:
    /// The tables for a number of players; any tables for an unsupported number.
    const compendium::CompendiumGame& at(int players) const;

    const Definition m_definition;
    const std::string m_document, m_fingerprint, m_key;
    const Clauses m_clauses;
    ByPlayers<std::unique_ptr<const Table>> m_tables = {};
    ByPlayers<std::unique_ptr<const compendium::CompendiumGame>> m_games = {};
    std::size_t m_fewest = 0;
};

/// The game of the match, where it is a custom one; null otherwise.
const CustomGame* customGame(const Match& match);

/// The name of the extra with that clause; empty for a clause that belongs to no extra.
Text extraName(const Match& match, const Clause& clause);

/// The player, and the partner in a game of pairs: seats 1 and 3 play against 2 and 4.
Players sideOf(const Match& match, Player player);

/// `schema` at the game: the referee counts such a game, and does not judge its play.
tl::unexpected<Refusal> gameNotJudged(const CustomGame* game);

} // namespace tafel::custom
