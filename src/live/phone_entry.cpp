#include "live/phone_entry.h"

#include "referee/own_answers.h"

namespace tafel::live {

std::vector<const Ask*> asksOf(const Form& form, Player seat)
{
    std::vector<const Ask*> own;
    for (const Ask& ask : form.asks)
        if (isOwnNumber(ask, seat) || ownOption(ask, seat))
            own.push_back(&ask);
    return own;
}

std::optional<Count> phoneProgress(const Form& form, const EntryInProgress& counting, Player player)
{
    std::optional<Count> count;
    bool open = false, follows = false, byPhone = true;
    for (const Ask& ask : form.asks) {
        if (!isOwnNumber(ask, player))
            continue;
        if (!count)
            count.emplace();
        open = open || ask.isOpen();
        follows = follows || (!ask.isSaid() && ask.rest);
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
