#include "history/hand.h"

#include <algorithm>

#include "history/branches.h"
#include "history/core.h"

namespace tafel::history {

namespace {

std::size_t sharedDeals(const MatchState& one, const MatchState& other)
{
    const auto same = std::mismatch(one.deals().begin(), one.deals().end(), other.deals().begin(),
        other.deals().end(),
        [](const DealState& a, const DealState& b) { return a.entry == b.entry && a.judged == b.judged; });
    return static_cast<std::size_t>(same.first - one.deals().begin());
}

} // namespace

Expected<Hand> handOf(History& history, const std::string& match)
{
    Core& core = history.core();
    return guarded(core.database.file(), [&] {
        const MatchState state = core.stateOf(match);
        return Hand{state.writer(), core.isOurs(state), state.branches()};
    });
}

Expected<bool> takeOver(History& history, const std::string& match)
{
    Core& core = history.core();
    return guarded(core.database.file(), [&] {
        OpenMatch& current = core.match(match);
        if (current.state.writer() == core.device)
            return false;
        try {
            core.database.transaction([&] {
                core.takeHand(current);
                reproject(core, match);
            });
        } catch (...) {
            core.current.reset();
            throw;
        }
        return true;
    });
}

Expected<std::vector<MatchBranch>> matchBranches(History& history, const std::string& match)
{
    Core& core = history.core();
    return guarded(core.database.file(), [&] {
        const MatchState counts = core.stateOf(match);
        std::vector<MatchBranch> all;
        for (const Branch& branch : branchesOf(core.log.of(match))) {
            const MatchState state = fold(branch.events);
            const PerPlayer<int>& totals = state.standing().total;
            all.push_back({.id = branch.id,
                .device = state.writer(),
                .changed = state.changed(),
                .counts = all.empty(),
                .deals = static_cast<int>(state.deals().size()),
                .shared = static_cast<int>(sharedDeals(state, counts)),
                .totals
                = {totals.begin(), totals.begin() + static_cast<std::ptrdiff_t>(state.head().players.size())},
                .finished = state.standing().finished});
        }
        return all;
    });
}

Expected<std::vector<std::string>> forkedMatches(History& history)
{
    Database& database = history.core().database;
    return guarded(database.file(), [&] {
        std::vector<std::string> all;
        Query rows = database.query("SELECT match FROM forked JOIN match_summary ON id = match "
                                    "ORDER BY started DESC, id");
        while (rows.next())
            all.push_back(rows.text(0));
        return all;
    });
}

Expected<void> chooseBranch(History& history, const std::string& match, const std::string& branch)
{
    Core& core = history.core();
    return guarded(core.database.file(), [&] {
        core.stateOf(match); // throws when there is none
        const std::vector<Branch> all = branchesOf(core.log.of(match));
        const auto chosen
            = std::find_if(all.begin(), all.end(), [&](const Branch& each) { return each.id == branch; });
        if (chosen == all.end())
            throw Failure({Fault::Code::UnknownMatch,
                {"Diesen Zweig des Spiels gibt es nicht mehr. Nichts wurde verändert.",
                    "This branch of the match is no longer there. Nothing was changed."},
                branch});
        fold(chosen->events); // throws when it is damaged
        core.current.reset();
        core.database.transaction([&] {
            Event event = core.event(match, EventKind::BranchChosen, writeAfter(chosen->events.back().uuid));
            core.log.append(event);
            reproject(core, match);
        });
    });
}

} // namespace tafel::history
