#include "referee/own_answers.h"

namespace tafel {

namespace {

bool isOfPower(const Ask& ask)
{
    return ask.path.starts_with("/powers/");
}

} // namespace

bool isOwnNumber(const Ask& ask, Player player)
{
    return ask.kind == Ask::Kind::Number && ask.of == player && !isOfPower(ask);
}

std::optional<int> ownOption(const Ask& ask, Player player)
{
    const bool names
        = ask.kind == Ask::Kind::Choice || ask.kind == Ask::Kind::Several || ask.kind == Ask::Kind::Order;
    if (!names || isOfPower(ask))
        return std::nullopt;
    for (const Ask::Option& option : ask.options)
        if (option.player == player && !option.whyNot)
            return option.value;
    return std::nullopt;
}

bool mayAnswer(const Form& form, Player player, std::string_view path, std::optional<int> value)
{
    const Ask* const ask = form.asked(path);
    if (!ask)
        return false;
    if (isOwnNumber(*ask, player)) {
        // What the others say now may still be wrong: only what could never be is refused.
        const auto [low, high] = ask->ever.value_or(std::pair(ask->lowest, ask->highest));
        const int lowest = std::min(low, 0), highest = std::max({high, ask->most, form.total});
        return !value || (*value >= lowest && *value <= highest);
    }
    const std::optional<int> own = ownOption(*ask, player);
    return own && (!value || value == own);
}

} // namespace tafel
