// The body of an event as JSON. Players are named, so that the log can be read without the program.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "referee/score.h"

namespace tafel::history {

/// What the referee decided about a deal at the time, and where the match stood after it.
struct Judged {
    Player dealer = 0;
    PerPlayer<int> award = {};
    PerPlayer<int> total = {};
    PerPlayer<std::optional<int>> points = {}; ///< Card points as entered, the left-out one filled in.
    std::vector<std::string> because = {}; ///< Ids of the clauses that decided.
    bool finished = false;
    Players winners = {};
    Players losers = {};

    friend bool operator==(const Judged&, const Judged&) = default;
};

Judged judged(const ScoredDeal& deal);

/// Where a match stands before its first deal.
Judged judged(const Standing& start);

/// What an event says; a kind uses the parts that db/README.md names for it.
struct EventBody {
    int deal = 0; ///< From 1.
    std::string match = {}; ///< JSON of the match document, without deals.
    std::string entry = {}; ///< JSON of the deal as it stands after the event.
    std::string previous = {}; ///< … before a correction.
    std::string reason = {};
    std::string of = {}; ///< UUID of the event that is taken back or restored.
    std::string rules = {}; ///< The version of the rules that judged.
    std::vector<Judged> judged = {}; ///< The deal, and those after it that were judged again.
    bool imported = false; ///< From a match file, not played at this table.
    std::string turnedUp = {}; ///< Read from the entry.
};

std::string write(const EventBody& body, std::span<const std::string> players);

/// Throws Failure (Damaged) when it is no such body.
EventBody read(std::string_view json, std::span<const std::string> players);

/// What a list shows of a match, read from its document without asking the rules.
struct MatchHead {
    std::string game = {}, edition = {}, tournament = {}, started = {};
    std::vector<std::string> players = {};
    std::vector<std::optional<std::string>> characters = {};
};

MatchHead readHead(std::string_view openedBody);

} // namespace tafel::history
