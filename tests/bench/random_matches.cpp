// random_matches [BYTES [SEED]]: whole random matches on standard output, one a line, for benchmarks and
// profiling.
#include <cstdio>
#include <cstdlib>

#include "bench/matches.h"

int main(int count, char** arguments)
{
    const std::size_t bytes = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 10'000'000;
    const std::uint64_t seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1;
    const std::string lines = tafel::bench::matchLines(bytes, seed);
    return std::fwrite(lines.data(), 1, lines.size(), stdout) == lines.size() ? 0 : 1;
}
