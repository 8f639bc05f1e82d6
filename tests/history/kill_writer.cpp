// Enters deals until it is killed; after each one is accepted it prints "match number". For kill_test.
#include <unistd.h>

#include "table.h"

int main(int, char** arguments)
{
    using namespace tafel::history;
    History history = open(arguments[1], Mode::Write, {});
    std::string match;
    int number = 0;
    if (const auto underWay = history.matchUnderWay().value()) {
        match = underWay->id;
        number = underWay->deals;
    }
    for (int i = 0;; ++i) {
        if (match.empty()) {
            match = history.openMatch(threeAt(20)).value();
            number = 0;
        }
        (void)history.saveDraft(match, deal(i % 90, 30));
        const auto entered = history.enterDeal(match, i % 2 == 0 ? deal(60, 71) : deal(20, 80));
        if (!entered)
            return 1;
        const std::string line = fmt::format("{} {}\n", match, ++number);
        if (write(STDOUT_FILENO, line.data(), line.size()) < 0)
            return 2;
        if (entered->after.finished)
            match.clear();
    }
}
