#include "referee/player_prompts.h"

namespace tafel {

namespace {

bool isOfPower(const Prompt& prompt)
{
    return prompt.path.starts_with("/powers/");
}

} // namespace

bool isNumberOf(const Prompt& prompt, Player player)
{
    return prompt.kind == Prompt::Kind::Number && prompt.of == player && !isOfPower(prompt);
}

std::optional<int> optionFor(const Prompt& prompt, Player player)
{
    const bool names = prompt.kind == Prompt::Kind::Choice || prompt.kind == Prompt::Kind::Several
        || prompt.kind == Prompt::Kind::Order;
    if (!names || isOfPower(prompt))
        return std::nullopt;
    for (const Prompt::Option& option : prompt.options)
        if (option.player == player && !option.whyNot)
            return option.value;
    return std::nullopt;
}

bool mayAnswer(const PadForm& form, Player player, std::string_view path, std::optional<int> value)
{
    const Prompt* const prompt = form.asked(path);
    if (!prompt)
        return false;
    if (isNumberOf(*prompt, player)) {
        // The current numbers of the others may be wrong: reject only a number that could never be right.
        const auto [low, high] = prompt->ever.value_or(std::pair(prompt->lowest, prompt->highest));
        const int lowest = std::min(low, 0), highest = std::max({high, prompt->most, form.total});
        return !value || (*value >= lowest && *value <= highest);
    }
    const std::optional<int> own = optionFor(*prompt, player);
    return own && (!value || value == own);
}

} // namespace tafel
