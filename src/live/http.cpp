#include "live/http.h"

#include <algorithm>
#include <charconv>

namespace tafel::live {

namespace {

/// Decodes the format of an HTML form: "Zo%C3%AB+Meier".
std::string decoded(std::string_view value)
{
    std::string text;
    while (!value.empty()) {
        unsigned char byte = 0;
        const char* const end = value.data() + std::min<std::size_t>(value.size(), 3);
        if (value.size() >= 3 && value[0] == '%'
            && std::from_chars(value.data() + 1, end, byte, 16).ptr == end) {
            text += static_cast<char>(byte);
            value.remove_prefix(3);
        } else {
            text += value[0] == '+' ? ' ' : value[0];
            value.remove_prefix(1);
        }
    }
    return text;
}

} // namespace

std::string Request::parameter(std::string_view key) const
{
    std::string_view query = target;
    query.remove_prefix(std::min(query.size(), query.find('?')));
    while (!query.empty()) {
        query.remove_prefix(1);
        const std::string_view part = query.substr(0, query.find('&'));
        query.remove_prefix(part.size());
        if (part.substr(0, part.find('=')) == key)
            return part.size() > key.size() ? decoded(part.substr(key.size() + 1)) : "1";
    }
    return {};
}

} // namespace tafel::live
