#include "live/phone_entry.h"

#include "referee/player_prompts.h"

namespace tafel::live {

std::vector<const Prompt*> promptsFor(const PadForm& form, Player seat)
{
    std::vector<const Prompt*> own;
    for (const Prompt& ask : form.prompts)
        if (isNumberOf(ask, seat) || optionFor(ask, seat))
            own.push_back(&ask);
    return own;
}

std::optional<Count> phoneProgress(const PadForm& form, const EntryInProgress& counting, Player player)
{
    std::optional<Count> count;
    bool open = false, follows = false, byPhone = true;
    for (const Prompt& ask : form.prompts) {
        if (!isNumberOf(ask, player))
            continue;
        if (!count)
            count.emplace();
        open = open || ask.isOpen();
        follows = follows || (!ask.isAnswered() && ask.rest);
        if (const std::optional<int> number = ask.number ? ask.number : ask.rest)
            count->number = count->number.value_or(0) + *number;
        for (const FilledField& field : counting.fields)
            if (field.path == ask.path)
                byPhone = byPhone && field.byPhone && field.seat == player;
        if (std::none_of(counting.fields.begin(), counting.fields.end(),
                [&](const FilledField& field) { return field.path == ask.path; }))
            byPhone = false;
    }
    if (count)
        count->progress = open ? Progress::Entering
            : follows          ? Progress::Derived
            : byPhone          ? Progress::Sent
                               : Progress::OnTablet;
    return count;
}

} // namespace tafel::live
