#include "games/krass_kariert/form.h"

#include <algorithm>

#include "games/krass_kariert/game.h"
#include "games/krass_kariert/record_prompts.h"

namespace tafel::krass_kariert {

PadForm padForm(const Match& match, const Standing& before, const DealEntry& draft)
{
    PadForm form{.before = before, .dealer = before.dealer};
    if (before.opener)
        form.situation = {{.de = "Runde {0} · {1} eröffnet", .en = "Round {0} · {1} opens"},
            {Argument::number(before.deals + 1), Argument::player(*before.opener)}};
    form.measure = {.id = "chips", .panel = "names"};
    if (!draft.round || !draft.round->log) {
        std::vector<Player> given;
        if (draft.round && draft.round->givesChip)
            given = *draft.round->givesChip;
        Prompt& chips = form.prompts.emplace_back(Prompt{.path = "/gives_chip",
            .kind = Prompt::Kind::Several,
            .label = {{"Gibt einen Chip ab", "Hands in a chip"}},
            .question = {{"Wer gibt einen Chip ab?", "Who hands in a chip?"}},
            .lowest = 1,
            .highest = match.count() - 1});
        for (Player player = 0; player < match.count(); ++player)
            chips.options.push_back(
                Prompt::Option::of(player, std::find(given.begin(), given.end(), player) != given.end()));
    } else if (std::optional<Prompt> next = nextEvent(match, before, draft)) {
        form.prompts.push_back(std::move(*next));
    }
    Result<DealAward> award = game.award(match, before, draft);
    if (!award) {
        form.refusal = std::move(award.error());
        return form;
    }
    form.live = scored(match, before, std::move(*award));
    return form;
}

DealEntry respond(DealEntry draft, const Response& answer)
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
