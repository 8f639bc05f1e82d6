#include "phrases/option.h"

#include <set>

#include "base/format.h"
#include "phrases/deal.h"
#include "referee/house_rules.h"

namespace tafel::phrases {

namespace {

/// Is it as the game has it without house rules?
bool isDefault(const Match& match, const OptionSpec& option, int deal)
{
    if (option.form != OptionSpec::Form::WordPerTarget)
        return match.option(option, deal) == option.byDefault;
    for (int of = 0; of < static_cast<int>(option.of.size()); ++of)
        if (match.optionOf(option, of, deal))
            return false;
    return true;
}

} // namespace

std::string optionText(const Match& match, const OptionSpec& option, int deal, Language language)
{
    if (option.form == OptionSpec::Form::Number)
        return std::to_string(match.option(option, deal));
    if (option.form != OptionSpec::Form::WordPerTarget)
        return std::string(option.effects[static_cast<std::size_t>(match.option(option, deal))].in(language));
    std::string changed;
    for (int of = 0; of < static_cast<int>(option.of.size()); ++of)
        if (const std::optional<int> word = match.optionOf(option, of, deal))
            changed.append(changed.empty() ? "" : ", ")
                .append(formatIn(language, {"{} statt {}", "{} instead of {}"},
                    optionValueLabel(match, option, *word).in(language),
                    optionTargetLabel(match, option, of).in(language)));
    return changed;
}

std::string houseRulesText(const Match& match, Language language)
{
    std::string rules;
    for (const OptionSpec& option : match.game->options()) {
        std::set<int> deals{1}; // in which the rule begins to hold
        for (const OptionOverride& each : match.overruled)
            if (each.option == &option)
                deals.insert(each.from);
        std::string text, before;
        for (const int deal : deals) {
            const bool isUsual = isDefault(match, option, deal);
            std::string now = optionText(match, option, deal, language);
            if (now.empty())
                now = Text{"ohne Hausregel", "without a house rule"}.in(language);
            if (deal == 1 && !isUsual)
                text = now;
            else if (deal > 1 && now != before)
                text += formatIn(language, {"{}ab {}: {}", "{}from {}: {}"}, text.empty() ? "" : ", ",
                    dealNumberText(match.game->unit(), deal, language), now);
            before = std::move(now);
        }
        if (!text.empty())
            rules += fmt::format("{}{}: {}", rules.empty() ? "" : " · ", option.label.in(language), text);
    }
    return rules;
}

} // namespace tafel::phrases
