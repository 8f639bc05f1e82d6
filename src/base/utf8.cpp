#include "base/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <utility>

#include <utf8proc.h>

namespace tafel {

namespace {

/// The character at the beginning of a text, and its bytes; negative for a byte that is not UTF-8.
std::pair<utf8proc_int32_t, std::size_t> firstCharacter(std::string_view text)
{
    utf8proc_int32_t character = 0;
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data()); // the library's kind
    const utf8proc_ssize_t size
        = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size()), &character);
    return size > 0 ? std::pair(character, static_cast<std::size_t>(size)) : std::pair(-1, std::size_t{1});
}

/// The letters of a text, as people see them.
class Letters {
public:
    explicit Letters(std::string_view text)
        : m_rest(text)
    {
    }

    /// The next letter; empty at the end.
    std::string_view next()
    {
        const std::string_view from = m_rest;
        std::size_t length = 0;
        utf8proc_int32_t before = 0, state = 0;
        m_width = 0;
        while (length < from.size()) {
            const auto [character, size] = firstCharacter(from.substr(length));
            if (length > 0 && (character < 0 || utf8proc_grapheme_break_stateful(before, character, &state)))
                break;
            before = character;
            length += size;
            m_width = std::min(2, m_width + (character < 0 ? 1 : utf8proc_charwidth(character)));
        }
        m_rest.remove_prefix(length);
        return from.substr(0, length);
    }
    /// Columns of the letter that was read last.
    int width() const { return m_width; }

private:
    std::string_view m_rest;
    int m_width = 0;
};

/// How many bytes of a text are UTF-8, from the first on.
std::size_t validBytes(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        std::uint64_t some = 0;
        if (at + sizeof some <= text.size()) { // mostly ASCII
            std::memcpy(&some, text.data() + at, sizeof some);
            if ((some & 0x8080'8080'8080'8080U) == 0) {
                at += sizeof some;
                continue;
            }
        }
        const auto [character, size] = firstCharacter(text.substr(at));
        if (character < 0)
            return at;
        at += size;
    }
    return at;
}

} // namespace

std::string_view firstBytes(std::string_view text, std::size_t bytes)
{
    Letters letters(text);
    std::size_t end = 0;
    for (std::size_t more = 0; (more = letters.next().size()) > 0 && end + more <= bytes;)
        end += more;
    return text.substr(0, end);
}

std::string_view firstLetters(std::string_view text, std::size_t most)
{
    Letters letters(text);
    std::size_t end = 0;
    for (std::size_t count = 0; count < most; ++count)
        end += letters.next().size();
    return text.substr(0, end);
}

std::string shortened(std::string_view text, std::size_t most)
{
    const std::string_view beginning = firstLetters(text, most);
    return std::string(beginning) + (beginning.size() < text.size() ? "…" : "");
}

std::size_t terminalWidth(std::string_view text)
{
    std::size_t width = 0;
    for (Letters letters(text); !letters.next().empty();)
        width += static_cast<std::size_t>(letters.width());
    return width;
}

std::string_view validUtf8(std::string_view text, std::string& room)
{
    std::size_t valid = validBytes(text);
    if (valid == text.size())
        return text;
    std::string out;
    while (true) {
        out.append(text.substr(0, valid));
        text.remove_prefix(valid);
        if (text.empty())
            break;
        out += "\uFFFD";
        text.remove_prefix(1);
        valid = validBytes(text);
    }
    room = std::move(out);
    return room;
}

} // namespace tafel
