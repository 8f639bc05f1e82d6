// random_matches [BYTES [SEED [own]]]: prints complete random matches, one a line, for benchmarks and
// profiling; with "own" those of the custom-game patterns.
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "bench/matches.h"

int main(int count, char** arguments)
{
    const std::size_t bytes = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 10'000'000;
    const std::uint64_t seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1;
    const bool own = count > 3 && std::string_view(arguments[3]) == "own";
    const std::string lines = own ? tafel::bench::customMatchLines(bytes, static_cast<unsigned>(seed))
                                  : tafel::bench::matchLines(bytes, seed);
    return std::fwrite(lines.data(), 1, lines.size(), stdout) == lines.size() ? 0 : 1;
}
