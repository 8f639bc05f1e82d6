// The keys of a deal in the match file.
#pragma once

#include <string_view>

#include "referee/keys.h"

namespace tafel::document {

/// A key of a deal: in both forms, or in one of them.
enum class EntryForm : std::uint8_t { Both, ScorePad, Recorded };
struct DealKey {
    Key key;
    EntryForm form;
    std::string_view what = {}; ///< For a key of a contract: its description in the published schema.
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
    {Key::Count, EntryForm::ScorePad, "Tricks, or scoring cards of equal value."},
    {Key::Takes, EntryForm::ScorePad, "Scoring cards, one entry per trick."},
    {Key::Winners, EntryForm::ScorePad, "Number of the trick -> its winner."},
    {Key::Lows, EntryForm::ScorePad,
        "Every trick in order: its winner, and all players who played its lowest rank."},
    {Key::Out, EntryForm::ScorePad,
        "The players who ran out of cards, in order; the last one still held some."},
    {Key::Counts, EntryForm::ScorePad, "Each time a player runs out of cards: what the others hold."},
    {Key::Left, EntryForm::ScorePad, "The cards left when the first player runs out."},
    {Key::Passes, EntryForm::ScorePad, "How often each player passed."},
    {Key::Crossings, EntryForm::ScorePad, "Threshold -> the player who made the running total exceed it."},
    {Key::Called, EntryForm::ScorePad,
        "The player who called, the player before, and the sum; null if nobody called."},
    {Key::Said, EntryForm::ScorePad, "The bid of each player."},
    {Key::Made, EntryForm::ScorePad, "The result of each player."},
    {Key::Declarer, EntryForm::ScorePad, "The declarers, whether they won, and the value of the game."},
    {Key::March, EntryForm::Both, "The player who won every trick, under that house rule."},
    {Key::Announced, EntryForm::Both, "red-kingless was announced."},
    {Key::By, EntryForm::Both, "With announced: the player who held the king of hearts."},
    {Key::Factor, EntryForm::ScorePad, "The factor by which the deal is multiplied."},
    {Key::Extras, EntryForm::ScorePad, "Points under a name."},
    {Key::Opener, EntryForm::Both},
    {Key::GivesChip, EntryForm::Both},
    {Key::Reserves, EntryForm::Recorded},
};

/// The keys that only one form has.
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
inline constexpr Keys measureKeys = Keys::from(Key::Count, Key::Extras) | Keys{Key::Points};
inline constexpr Keys roundKeys{Key::Opener, Key::GivesChip};

} // namespace tafel::document
