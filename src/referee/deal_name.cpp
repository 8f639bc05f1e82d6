#include "referee/deal_name.h"

#include <fmt/format.h>

namespace tafel {

namespace {

bool isRound(Unit unit)
{
    return unit == Unit::Chips;
}

} // namespace

Text dealWord(Unit unit)
{
    return isRound(unit) ? Text{"Runde", "round"} : Text{"Partie", "deal"};
}

Text dealsWord(Unit unit)
{
    return isRound(unit) ? Text{"Runden", "rounds"} : Text{"Partien", "deals"};
}

Message dealName(Unit unit, int number)
{
    const Text word = dealWord(unit);
    return {fmt::format("{} {}", word.de, number), fmt::format("{} {}", word.en, number)};
}

} // namespace tafel
