// random_club [DEALS [PEOPLE [SEED]]]: prints the matches of a club, one a line, for `tafelrichter import`.
#include <cstdio>
#include <cstdlib>

#include "bench/club.h"
#include "document/document.h"

int main(int count, char** arguments)
{
    const auto number = [&](int at, unsigned long long otherwise) {
        return count > at ? std::strtoull(arguments[at], nullptr, 10) : otherwise;
    };
    const std::size_t deals = number(1, 100'000);
    tafel::bench::Club club(static_cast<int>(number(2, 400)), number(3, 1));
    for (std::size_t played = 0; played < deals;) {
        const tafel::Match match = club.match();
        played += match.deals.size();
        const std::string line = tafel::document::writeMatch(match) + '\n';
        if (std::fwrite(line.data(), 1, line.size(), stdout) != line.size())
            return 1;
    }
    return 0;
}
