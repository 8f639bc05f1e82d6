#include "base/utf8.h"

#include <cstdint>
#include <cstring>

#include <utf8proc.h>

namespace tafel {

namespace {

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
        utf8proc_int32_t character = 0;
        const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data() + at); // the library's kind
        const utf8proc_ssize_t size
            = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size() - at), &character);
        if (size <= 0)
            return at;
        at += static_cast<std::size_t>(size);
    }
    return at;
}

} // namespace

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
