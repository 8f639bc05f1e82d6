// A round of Krass Kariert: who hands in a chip, and what comes then.
#include <algorithm>

#include "app/contract/measure_pad.h"
#include "app/pad/score_pad.h"
#include "app/words/words.h"

namespace tafel::app {

bool MeasurePad::handsIn(int seat) const
{
    const auto& round = draft().round;
    return round && round->givesChip
        && std::find(round->givesChip->begin(), round->givesChip->end(), seat) != round->givesChip->end();
}

/// "2 chips", "1 chip → 0", or what the referee says that it costs.
QString MeasurePad::chipsText(Player seat) const
{
    const auto chips = [](int number) { return number == 1 ? tr("1 chip") : tr("%1 chips").arg(number); };
    const auto loses = [&](const Form& asked) {
        return asked.live && asked.live->after.finished && asked.live->after.losers.has(seat);
    };
    const int now = form().before.total[seat];
    if (handsIn(seat) && form().live && !loses(form()))
        return tr("%1 → %2", "chips before and after").arg(chips(now)).arg(form().live->after.total[seat]);
    DealEntry alone = draft();
    alone.round = RoundEntry{.givesChip = std::vector<Player>{seat}};
    if (loses(match().game->ask(match(), form().before, alone)))
        return now == 0 ? tr("no chip: loses the game") : tr("%1: loses the game").arg(chips(now));
    return chips(now);
}

QString MeasurePad::then() const
{
    if (!m_pad.isOpen() || m_kind != QLatin1String("chips") || !form().live)
        return {};
    const Standing& after = form().live->after;
    if (after.finished)
        return tr("the match is over.");
    const QString opener = name(after.opener.value_or(after.dealer)), dealer = name(after.dealer);
    return after.opener == after.dealer
        ? tr("%1 deals and opens round %2.").arg(dealer).arg(after.deals + 1)
        : tr("%1 opens round %2, %3 deals.").arg(opener).arg(after.deals + 1).arg(dealer);
}

void MeasurePad::toggleChip(int seat)
{
    DealEntry deal = draft();
    if (!deal.round)
        deal.round.emplace();
    if (!deal.round->givesChip)
        deal.round->givesChip.emplace();
    if (std::erase(*deal.round->givesChip, seat) == 0)
        deal.round->givesChip->push_back(static_cast<Player>(seat));
    if (deal.round->givesChip->empty())
        deal.round.reset();
    m_pad.write(deal);
}

} // namespace tafel::app
