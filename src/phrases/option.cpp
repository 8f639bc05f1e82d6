#include "phrases/option.h"

#include "phrases/format.h"
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

std::string houseRulesText(const Match& match, int deal, Language language)
{
    std::string rules;
    for (const OptionSpec& option : match.game->options())
        if (!isDefault(match, option, deal))
            rules += fmt::format("{}{}: {}", rules.empty() ? "" : " · ", option.label.in(language),
                optionText(match, option, deal, language));
    return rules;
}

} // namespace tafel::phrases
