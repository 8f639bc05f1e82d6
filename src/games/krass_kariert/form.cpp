#include "games/krass_kariert/form.h"

#include "games/krass_kariert/game.h"

namespace tafel::krass_kariert {

Form ask(const Match& match, const Standing& before, const DealEntry& draft)
{
    Form form{.before = before, .dealer = before.dealer};
    if (before.opener)
        form.situation = {{.de = "Runde {0} · {1} eröffnet", .en = "Round {0} · {1} opens"},
            {Argument::number(before.deals + 1), Argument::player(*before.opener)}};
    Result<DealAward> award = game.award(match, before, draft);
    if (!award) {
        form.refusal = std::move(award.error());
        return form;
    }
    form.live = scored(match, before, std::move(*award));
    return form;
}

} // namespace tafel::krass_kariert
