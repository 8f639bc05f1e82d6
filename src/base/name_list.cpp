#include "base/name_list.h"

namespace tafel::phrases {

void appendName(std::string& out, std::string_view name, std::size_t after, Language language)
{
    out += name;
    if (after > 0)
        out += after > 1 ? ", " : Text{" und ", " and "}.in(language);
}

std::string listed(std::span<const std::string> names, Language language)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        appendName(text, names[i], names.size() - i - 1, language);
    return text;
}

} // namespace tafel::phrases
