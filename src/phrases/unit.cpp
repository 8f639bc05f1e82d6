#include "phrases/unit.h"

namespace tafel::phrases {

std::string_view unitTitle(Unit unit, Language language)
{
    static constexpr Text titles[] = {{"Gewinnpunkte", "Victory points"}, {"Punkte", "Points"},
        {"Strafpunkte", "Penalty points"}, {"Striche", "Strokes"}, {"Chips", "Chips"}};
    return titles[static_cast<std::size_t>(unit)].in(language);
}

std::string_view unitId(Unit unit)
{
    static constexpr std::string_view ids[]
        = {"victory-points", "points", "penalty-points", "strokes", "chips"};
    return ids[static_cast<std::size_t>(unit)];
}

std::string_view totalTitle(Unit unit, Language language)
{
    return isWonByMarks(unit) ? Text{"Marken", "Marks"}.in(language) : unitTitle(unit, language);
}

std::string_view totalId(Unit unit)
{
    return isWonByMarks(unit) ? "marks" : unitId(unit);
}

} // namespace tafel::phrases
