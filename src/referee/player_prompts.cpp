#include "referee/player_prompts.h"

namespace tafel {

namespace {

bool isOfPower(const Prompt& ask)
{
    return ask.path.starts_with("/powers/");
}

} // namespace

bool isNumberOf(const Prompt& ask, Player player)
{
    return ask.kind == Prompt::Kind::Number && ask.of == player && !isOfPower(ask);
}

std::optional<int> optionFor(const Prompt& ask, Player player)
{
    const bool names = ask.kind == Prompt::Kind::Choice || ask.kind == Prompt::Kind::Several
        || ask.kind == Prompt::Kind::Order;
    if (!names || isOfPower(ask))
        return std::nullopt;
    for (const Prompt::Option& option : ask.options)
        if (option.player == player && !option.whyNot)
            return option.value;
    return std::nullopt;
}

bool mayAnswer(const PadForm& form, Player player, std::string_view path, std::optional<int> value)
{
    const Prompt* const ask = form.asked(path);
    if (!ask)
        return false;
    if (isNumberOf(*ask, player)) {
        // What the others say now may still be wrong: only what could never be is refused.
        const auto [low, high] = ask->ever.value_or(std::pair(ask->lowest, ask->highest));
        const int lowest = std::min(low, 0), highest = std::max({high, ask->most, form.total});
        return !value || (*value >= lowest && *value <= highest);
    }
    const std::optional<int> own = optionFor(*ask, player);
    return own && (!value || value == own);
}

} // namespace tafel
