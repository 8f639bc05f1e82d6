#include "games/custom/game.h"

#include <fmt/format.h>

#include "referee/refusals.h"

namespace tafel::custom {

CustomGame::CustomGame(Definition definition, std::string document, std::string fingerprint)
    : m_definition(std::move(definition))
    , m_document(std::move(document))
    , m_fingerprint(std::move(fingerprint))
    , m_key(keyOf(m_definition.id))
    , m_clauses(m_definition)
{
    eachCount(m_definition.players, [this](std::size_t count) {
        m_tables[count] = tableOf(m_definition, m_clauses, static_cast<int>(count));
        m_games[count] = std::make_unique<const compendium::CompendiumGame>(*m_tables[count]);
        if (m_fewest == 0)
            m_fewest = count;
        return true;
    });
}

const compendium::CompendiumGame& CustomGame::at(int players) const
{
    const auto count = static_cast<std::size_t>(players);
    return *m_games[count < m_games.size() && m_games[count] ? count : m_fewest];
}

std::vector<ContractInfo> CustomGame::contracts(const Match& match) const
{
    return at(match.count()).contracts(match);
}

Keys CustomGame::dealKeys(const Match& head, std::string_view contract) const
{
    return at(head.count()).dealKeys(head, contract);
}

Standing CustomGame::start(const Match& match) const
{
    return at(match.count()).start(match);
}

Result<DealAward> CustomGame::award(const Match& match, const Standing& before, const DealEntry& entry) const
{
    return at(match.count()).award(match, before, entry);
}

Standing CustomGame::after(const Match& match, const Standing& before, DealAward& award) const
{
    return at(match.count()).after(match, before, award);
}

PadForm CustomGame::padForm(const Match& match, const Standing& before, const DealEntry& draft) const
{
    return at(match.count()).padForm(match, before, draft);
}

DealEntry CustomGame::respond(const Match& match, const Standing& before, DealEntry draft,
    std::string_view path, const Response& answer) const
{
    return at(match.count()).respond(match, before, std::move(draft), path, answer);
}

DealEntry CustomGame::reopened(const Match& match, DealEntry entry) const
{
    return at(match.count()).reopened(match, std::move(entry));
}

Result<Verdict> CustomGame::judge(const Position&) const
{
    return gameNotJudged(this);
}

const CustomGame* customGame(const Match& match)
{
    return static_cast<const CustomGame*>(match.own.get());
}

Text extraName(const Match& match, const Clause& clause)
{
    if (const CustomGame* const game = customGame(match))
        for (const ExtraDefinition& extra : game->definition().extras)
            if (clause.id == "own.extra." + extra.id)
                return extra.name.text();
    return {};
}

Players sideOf(const Match& match, Player player)
{
    const CustomGame* const game = customGame(match);
    return game && game->definition().pairs ? Players{player, static_cast<Player>((player + 2) % 4)}
                                            : Players{player};
}

tl::unexpected<Refusal> gameNotJudged(const CustomGame* game)
{
    tl::unexpected<Refusal> refusal = notJudged({.de = "ein eigenes Spiel", .en = "a custom game"});
    if (game) {
        Message& message = refusal.value().message;
        message.de += " Seine Regeln:";
        message.en += " Its rules:";
        for (const Clause* each : game->clauses()) {
            message.de += fmt::format(" {}: {}", each->id, each->text.de);
            message.en += fmt::format(" {}: {}", each->id, each->text.en);
        }
    }
    return refusal;
}

} // namespace tafel::custom
