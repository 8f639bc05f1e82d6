#include "phrases/number.h"

#include <cmath>

#include <fmt/format.h>

namespace tafel::phrases {

std::string numberText(std::int64_t value)
{
    return value < 0 ? fmt::format("−{}", -value) : fmt::format("{}", value);
}

std::string signedText(std::int64_t value)
{
    return (value > 0 ? "+" : "") + numberText(value);
}

std::string decimalText(double value, int places, Language language)
{
    std::string text = fmt::format("{:.{}f}", value, places);
    if (text.find_first_of("123456789") == std::string::npos && text.front() == '-')
        text.erase(0, 1); // no minus before nothing
    if (const std::size_t point = text.find('.'); point != std::string::npos)
        text[point] = Text{",", "."}.in(language).front();
    return text.front() == '-' ? "−" + text.substr(1) : text;
}

std::string signedDecimalText(double value, int places, Language language)
{
    const std::string text = decimalText(value, places, language);
    return (value > 0 && text.find_first_of("123456789") != std::string::npos ? "+" : "") + text;
}

std::string percentText(double ratio)
{
    return fmt::format("{}\u00a0%", std::lround(ratio * 100)); // halves up, as on the screens
}

} // namespace tafel::phrases
