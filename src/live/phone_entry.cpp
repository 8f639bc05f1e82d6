#include "live/phone_entry.h"

#include "referee/player_prompts.h"

namespace tafel::live {

std::vector<const Prompt*> promptsFor(const PadForm& form, Player seat)
{
    std::vector<const Prompt*> own;
    for (const Prompt& prompt : form.prompts)
        if (isNumberOf(prompt, seat) || optionFor(prompt, seat))
            own.push_back(&prompt);
    return own;
}

std::optional<Count> phoneProgress(const PadForm& form, const EntryInProgress& counting, Player player)
{
    std::optional<Count> count;
    bool open = false, follows = false, byPhone = true;
    for (const Prompt& prompt : form.prompts) {
        if (!isNumberOf(prompt, player))
            continue;
        if (!count)
            count.emplace();
        open = open || prompt.isOpen();
        follows = follows || (!prompt.isAnswered() && prompt.rest);
        if (const std::optional<int> number = prompt.number ? prompt.number : prompt.rest)
            count->number = count->number.value_or(0) + *number;
        for (const FilledField& field : counting.fields)
            if (field.path == prompt.path)
                byPhone = byPhone && field.byPhone && field.seat == player;
        if (std::none_of(counting.fields.begin(), counting.fields.end(),
                [&](const FilledField& field) { return field.path == prompt.path; }))
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
