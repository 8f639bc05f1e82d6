// The keys of a deal as they stand in the match file.
#pragma once

#include <string_view>

#include "referee/keys.h"

namespace tafel::document {

/// A key of a deal: in both forms, or in one of them.
enum class EntryForm : std::uint8_t { Both, ScorePad, Recorded };
struct DealKey {
    Key key;
    EntryForm form;
    std::string_view name = tafel::name(key);
};

/// The keys of most deals first. `table_ruling` has every game.
inline constexpr DealKey dealKeys[] = {
    {Key::TurnedUp, EntryForm::Both},
    {Key::Points, EntryForm::ScorePad},
    {Key::Powers, EntryForm::ScorePad},
    {Key::Tricks, EntryForm::ScorePad},
    {Key::Match, EntryForm::ScorePad},
    {Key::Captured, EntryForm::ScorePad},
    {Key::Dealer, EntryForm::Both},
    {Key::Trickless, EntryForm::ScorePad},
    {Key::Unclaimed, EntryForm::ScorePad},
    {Key::Regular, EntryForm::ScorePad},
    {Key::Hands, EntryForm::Recorded},
    {Key::Log, EntryForm::Recorded},
    {Key::Contract, EntryForm::Both},
    {Key::Trump, EntryForm::Both},
    {Key::Count, EntryForm::ScorePad},
    {Key::Takes, EntryForm::ScorePad},
    {Key::Winners, EntryForm::ScorePad},
    {Key::Lows, EntryForm::ScorePad},
    {Key::Out, EntryForm::ScorePad},
    {Key::Counts, EntryForm::ScorePad},
    {Key::Left, EntryForm::ScorePad},
    {Key::Passes, EntryForm::ScorePad},
    {Key::Crossings, EntryForm::ScorePad},
    {Key::Called, EntryForm::ScorePad},
    {Key::March, EntryForm::Both},
    {Key::Announced, EntryForm::Both},
    {Key::By, EntryForm::Both},
    {Key::Opener, EntryForm::Both},
    {Key::GivesChip, EntryForm::Both},
    {Key::Reserves, EntryForm::Recorded},
};

/// The keys that stand in one form only.
constexpr Keys keysOnlyOf(EntryForm form)
{
    Keys keys;
    for (const DealKey& each : dealKeys)
        if (each.form == form)
            keys = keys | Keys{each.key};
    return keys;
}

inline constexpr Keys padKeys = keysOnlyOf(EntryForm::ScorePad);
inline constexpr Keys recordKeys = keysOnlyOf(EntryForm::Recorded);

/// The measure of a contract, with `points`; they count card points.
inline constexpr Keys measureKeys = Keys::from(Key::Count, Key::By) | Keys{Key::Points};
inline constexpr Keys roundKeys{Key::Opener, Key::GivesChip};

} // namespace tafel::document
