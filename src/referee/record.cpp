#include "referee/record.h"

#include <algorithm>

namespace tafel {

int RecordedDeal::trickNumber() const
{
    const auto done = std::count_if(tricks.begin(), tricks.end(),
        [](const RecordedTrick& trick) { return trick.winner && !trick.annulled; });
    return static_cast<int>(done) + 1;
}

int RecordedDeal::trickOf(int event) const
{
    int number = 0;
    for (const RecordedTrick& trick : tricks) {
        number += trick.annulled ? 0 : 1;
        for (const RecordedTrick::PlayedCard& each : trick.cards)
            if (each.event == event)
                return std::max(1, number);
    }
    return 0;
}

} // namespace tafel
