#include "live/http.h"

#include <algorithm>

namespace tafel::live {

std::string_view Request::parameter(std::string_view key) const
{
    std::string_view query = target;
    query.remove_prefix(std::min(query.size(), query.find('?')));
    while (!query.empty()) {
        query.remove_prefix(1);
        const std::string_view part = query.substr(0, query.find('&'));
        query.remove_prefix(part.size());
        if (part.substr(0, part.find('=')) == key)
            return part.size() > key.size() ? part.substr(key.size() + 1) : "1";
    }
    return {};
}

} // namespace tafel::live
