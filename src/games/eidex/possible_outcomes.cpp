#include "games/eidex/possible_outcomes.h"

#include <algorithm>

namespace tafel::eidex {

namespace {

bool agree(const std::vector<Facts>& worlds)
{
    const Award first = award(worlds.front());
    return std::all_of(
        worlds.begin() + 1, worlds.end(), [&](const Facts& world) { return award(world).gives(first); });
}

} // namespace

std::vector<Facts> possibleTricks(const Facts& facts, bool known, int total)
{
    std::vector<Facts> worlds{facts};
    if (known)
        return worlds;
    for (unsigned bits = 1; bits + 1 < 1U << facts.players; ++bits) {
        if ((bits & ~facts.mayLackTrick.bits()) != 0)
            continue;
        Facts world = facts;
        world.trickless = Players::fromBits(bits);
        if (world.trickless.size() < facts.players - 1) {
            if (dependsOnTricks(facts))
                worlds.push_back(world);
            continue;
        }
        for (Player player = 0; player < facts.players; ++player)
            if (!world.trickless.has(player) && facts.counted[player] == total) {
                world.march = player;
                worlds.push_back(world);
            }
    }
    return worlds;
}

std::vector<Facts> possibleCaptures(const Facts& facts, const ReducedEntry& known)
{
    std::vector<Facts> worlds{facts};
    if (!facts.schwarzpeter)
        return worlds;
    const auto each = [&](std::optional<Player> Facts::*card) {
        std::vector<Facts> more;
        for (const Facts& world : worlds)
            for (Player player = 0; player < facts.players; ++player) {
                more.push_back(world);
                more.back().*card = player;
            }
        if (!known.deal.pot())
            worlds.clear();
        worlds.insert(worlds.end(), more.begin(), more.end());
    };
    if (!known.ravenJack)
        each(&Facts::ravenJack);
    if (facts.players == 4 && !known.starsKing)
        each(&Facts::starsKing);
    return worlds;
}

Facts resolve(const ReducedEntry& known, int total, Missing& missing)
{
    const auto begin = known.facts.counted.begin();
    const bool tricksSure = known.tricks
        || (!dependsOnTricks(known.facts)
            && std::find(begin, begin + known.facts.players, total) == begin + known.facts.players);
    const bool cardsSure
        = !known.facts.schwarzpeter || (known.ravenJack && (known.facts.players == 3 || known.starsKing));
    if (tricksSure && cardsSure)
        return known.facts;
    const std::vector<Facts> tricks = possibleTricks(known.facts, known.tricks, total);
    const std::vector<Facts> cards = possibleCaptures(known.facts, known);
    for (const Facts& world : cards)
        missing.tricks = missing.tricks || !agree(possibleTricks(world, known.tricks, total));
    for (const Facts& world : tricks)
        missing.captured = missing.captured || !agree(possibleCaptures(world, known));
    return cards.front();
}

} // namespace tafel::eidex
