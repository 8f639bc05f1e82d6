// The keys of a deal as they stand in the match file.
#pragma once

#include <string_view>

#include "referee/keys.h"

namespace tafel::document {

/// A key of a deal: in both forms, or in one of them.
enum class EntryForm : std::uint8_t { Both, ScorePad, Recorded };
struct DealKey {
    std::string_view name;
    Key key;
    EntryForm form;
};

/// The keys of most deals first. `table_ruling` has every game.
inline constexpr DealKey dealKeys[] = {
    {"turned_up", Key::TurnedUp, EntryForm::Both},
    {"points", Key::Points, EntryForm::ScorePad},
    {"powers", Key::Powers, EntryForm::ScorePad},
    {"tricks", Key::Tricks, EntryForm::ScorePad},
    {"match", Key::Match, EntryForm::ScorePad},
    {"captured", Key::Captured, EntryForm::ScorePad},
    {"dealer", Key::Dealer, EntryForm::Both},
    {"trickless", Key::Trickless, EntryForm::ScorePad},
    {"unclaimed", Key::Unclaimed, EntryForm::ScorePad},
    {"regular", Key::Regular, EntryForm::ScorePad},
    {"hands", Key::Hands, EntryForm::Recorded},
    {"log", Key::Log, EntryForm::Recorded},
    {"contract", Key::Contract, EntryForm::Both},
    {"trump", Key::Trump, EntryForm::Both},
    {"count", Key::Count, EntryForm::ScorePad},
    {"takes", Key::Takes, EntryForm::ScorePad},
    {"winners", Key::Winners, EntryForm::ScorePad},
    {"lows", Key::Lows, EntryForm::ScorePad},
    {"out", Key::Out, EntryForm::ScorePad},
    {"counts", Key::Counts, EntryForm::ScorePad},
    {"left", Key::Left, EntryForm::ScorePad},
    {"passes", Key::Passes, EntryForm::ScorePad},
    {"crossings", Key::Crossings, EntryForm::ScorePad},
    {"called", Key::Called, EntryForm::ScorePad},
    {"march", Key::March, EntryForm::Both},
    {"announced", Key::Announced, EntryForm::Both},
    {"by", Key::By, EntryForm::Both},
    {"opener", Key::Opener, EntryForm::Both},
    {"gives_chip", Key::GivesChip, EntryForm::Both},
    {"reserves", Key::Reserves, EntryForm::Recorded},
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
