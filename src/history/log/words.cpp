#include "history/log/words.h"

#include <algorithm>
#include <cctype>
#include <iterator>

#include "base/utf8.h"

namespace tafel::history {

namespace {

struct Range {
    char32_t first, last;
};

/// Spaces, punctuation, symbols and pictures of Unicode, in ascending order.
constexpr Range noWords[] = {
    {0x80, 0xa9}, {0xab, 0xb4}, {0xb6, 0xb9}, {0xbb, 0xbf}, {0xd7, 0xd7}, {0xf7, 0xf7}, // Latin-1
    {0x1680, 0x1680}, {0x2000, 0x2070}, {0x207a, 0x207e}, {0x208a, 0x208e}, // general punctuation
    {0x20a0, 0x20cf}, {0x2190, 0x2bff}, // currencies, arrows, mathematics, shapes, dingbats
    {0x2e00, 0x2e7f}, {0x3000, 0x3004}, {0x3008, 0x3020}, {0x3030, 0x3030}, {0xfe00, 0xfe6f}, // East Asian
    {0xfeff, 0xff0f}, {0xff1a, 0xff20}, {0xff3b, 0xff40}, {0xff5b, 0xff65}, {0xffe0, 0xfffd}, // full width
    {0x1f000, 0x1faff}, {0xe0000, 0xe0fff}, // pictures and their variants
};

/// The position of the character to which a byte belongs.
std::size_t beginOf(std::string_view text, std::size_t at)
{
    while (at > 0 && isContinuationByte(text[at]))
        --at;
    return at;
}

} // namespace

std::size_t behindCharacter(std::string_view text, std::size_t at)
{
    do
        ++at;
    while (at < text.size() && isContinuationByte(text[at]));
    return at;
}

bool isPartOfAWord(std::string_view text, std::size_t at)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    if (lead < 0x80)
        return std::isalnum(lead) != 0;
    const std::size_t begin = beginOf(text, at), end = behindCharacter(text, begin);
    if (end - begin > 4)
        return true; // no UTF-8
    char32_t letter = static_cast<unsigned char>(text[begin]) & (0x7fU >> (end - begin));
    for (std::size_t i = begin + 1; i < end; ++i)
        letter = letter << 6U | (static_cast<unsigned char>(text[i]) & 0x3fU);
    const Range* const range = std::lower_bound(std::begin(noWords), std::end(noWords), letter,
        [](const Range& each, char32_t value) { return each.last < value; });
    return range == std::end(noWords) || letter < range->first;
}

bool isBoundary(std::string_view text, std::size_t at)
{
    return at == 0 || at == text.size() || !isPartOfAWord(text, at - 1) || !isPartOfAWord(text, at);
}

} // namespace tafel::history
