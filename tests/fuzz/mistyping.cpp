// A custom mutator that occasionally misspells a name of a match in one place.
#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

/// The positions of quoted names after the first list of players.
std::vector<std::size_t> placesOfNames(std::string_view text)
{
    constexpr std::string_view key = "\"players\":[";
    const std::size_t begin = text.find(key), end = text.find(']', begin);
    std::vector<std::size_t> places;
    if (begin == std::string_view::npos || end == std::string_view::npos)
        return places;
    std::string_view names = text.substr(begin + key.size(), end - begin - key.size());
    while (!names.empty()) {
        const std::string_view quoted = names.substr(0, names.find(','));
        names.remove_prefix(std::min(quoted.size() + 1, names.size()));
        if (quoted.size() > 2)
            for (std::size_t at = text.find(quoted, end); at != std::string_view::npos;
                 at = text.find(quoted, at + 1))
                places.push_back(at + 1);
    }
    return places;
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(
    std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    std::minstd_rand chance(seed);
    if (chance() % 4 == 0)
        if (const auto places = placesOfNames({reinterpret_cast<const char*>(data), size}); !places.empty()) {
            data[places[chance() % places.size()]] = static_cast<std::uint8_t>('a' + chance() % 26);
            return size;
        }
    return LLVMFuzzerMutate(data, size, most);
}
