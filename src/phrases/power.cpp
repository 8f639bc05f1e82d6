#include "phrases/power.h"

#include <fmt/format.h>

namespace tafel::phrases {

std::string usesText(const eidex::Power& power, Edition edition, Language language)
{
    const int uses = power.uses.in(edition);
    if (uses == eidex::anyTimes)
        return std::string(Text{"beliebig oft", "any number of times"}.in(language));
    if (uses == 1)
        return std::string(Text{"einmal je Partie", "once a deal"}.in(language));
    return fmt::format(fmt::runtime(Text{"{}-mal je Partie", "{} times a deal"}.in(language)), uses);
}

std::string phasesText(const eidex::Power& power, Edition edition, Language language)
{
    static constexpr Text names[] = {{"nach dem Geben", "after the cards are dealt"},
        {"vor dem Ablegen", "before cards are put down"}, {"beim Ablegen", "while cards are put down"},
        {"nach dem Ablegen", "after cards are put down"}, {"vor dem Ausspielen", "before a lead"},
        {"im Stich", "within a trick"}, {"wenn der Stich liegt", "when the trick is complete"},
        {"nach dem Stich", "after a trick"}, {"am Schluss der Partie", "at the end of the deal"}};
    constexpr int count = static_cast<int>(std::size(names));
    const Phases phases = power.phases.in(edition);
    std::string text;
    for (int first = 0; first < count; ++first) {
        if (!phases.has(static_cast<Phase>(first)))
            continue;
        int last = first;
        while (last + 1 < count && phases.has(static_cast<Phase>(last + 1)))
            ++last;
        text += text.empty() ? "" : ", ";
        text += names[first].in(language);
        if (last > first)
            text += fmt::format(
                fmt::runtime(Text{" bis {}", " up to {}"}.in(language)), names[last].in(language));
        first = last;
    }
    return text;
}

} // namespace tafel::phrases
