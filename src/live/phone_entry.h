// The deal in entry, as the phones see it: who may enter which number, and who has entered it.
#pragma once

#include <string>
#include <vector>

#include "referee/game.h"

namespace tafel::live {

/// A numeric field of the pad on the tablet, and the player who entered it.
struct FilledField {
    std::string path = {};
    Player seat = 0;
    bool byPhone = false;
    std::string at = {}; ///< The time, "21:33"; may be empty.
};

struct EntryInProgress {
    int deal = 0;
    DealEntry draft = {};
    std::vector<FilledField> fields = {};
    Players recount = {}; ///< The players who were asked to count again.
};

/// \return the prompts that a seat may answer (`referee/own_answers.h`)
std::vector<const Prompt*> promptsFor(const PadForm& form, Player seat);

enum class Progress { Entering, Sent, OnTablet, Derived };

struct Count {
    Progress progress = Progress::Entering;
    std::optional<int> number = {}; ///< The sum of all its numbers; empty: none is entered.
};

/// \return how many of their numbers a player has entered; nothing if the player has no prompts
std::optional<Count> phoneProgress(const PadForm& form, const EntryInProgress& counting, Player player);

} // namespace tafel::live
