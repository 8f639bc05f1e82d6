#include "games/krass_kariert/form.h"

#include <algorithm>

#include "games/krass_kariert/game.h"
#include "games/krass_kariert/record_asks.h"

namespace tafel::krass_kariert {

Form ask(const Match& match, const Standing& before, const DealEntry& draft)
{
    Form form{.before = before, .dealer = before.dealer};
    if (before.opener)
        form.situation = {{.de = "Runde {0} · {1} eröffnet", .en = "Round {0} · {1} opens"},
            {Argument::number(before.deals + 1), Argument::player(*before.opener)}};
    form.measure = {.id = "chips"};
    if (!draft.round || !draft.round->log) {
        std::vector<Player> given;
        if (draft.round && draft.round->givesChip)
            given = *draft.round->givesChip;
        Ask& chips = form.asks.emplace_back(Ask{.path = "/gives_chip",
            .kind = Ask::Kind::Several,
            .label = {{"Gibt einen Chip ab", "Hands in a chip"}},
            .question = {{"Wer gibt einen Chip ab?", "Who hands in a chip?"}},
            .lowest = 1,
            .highest = match.count() - 1});
        for (Player player = 0; player < match.count(); ++player)
            chips.options.push_back(
                Ask::Option::of(player, std::find(given.begin(), given.end(), player) != given.end()));
    } else if (std::optional<Ask> next = nextEvent(match, before, draft)) {
        form.asks.push_back(std::move(*next));
    }
    Result<DealAward> award = game.award(match, before, draft);
    if (!award) {
        form.refusal = std::move(award.error());
        return form;
    }
    form.live = scored(match, before, std::move(*award));
    return form;
}

DealEntry said(DealEntry draft, const Said& answer)
{
    const int* const player = std::get_if<int>(&answer);
    if (!player)
        return draft;
    if (!draft.round)
        draft.round.emplace();
    toggle(draft.round->givesChip, static_cast<Player>(*player));
    if (!draft.round->givesChip)
        draft.round.reset();
    return draft;
}

} // namespace tafel::krass_kariert
