// The deal under entry as the phones see it: who may count what, and who has.
#pragma once

#include <string>
#include <vector>

#include "referee/game.h"

namespace tafel::live {

/// Who filled a field of the tablet.
struct Filled {
    std::string path = {};
    Player seat = 0;
    bool byPhone = false;
    std::string at = {}; ///< "21:33"; may be empty.
};

struct Counting {
    int deal = 0;
    DealEntry draft = {};
    std::vector<Filled> fields = {};
    Players recount = {}; ///< Who was asked to count again.
};

/// What a seat may say about the deal (`referee/own_answers.h`).
std::vector<const Ask*> asksOf(const Form& form, Player seat);

enum class Progress { Counts, Sent, OnTablet, Follows };

struct Count {
    Progress progress = Progress::Counts;
    std::optional<int> number = {}; ///< The sum of all that is said.
};

/// How far a player is with all numbers that are asked of them; nothing: none are.
std::optional<Count> countOf(const Form& form, const Counting& counting, Player player);

} // namespace tafel::live
