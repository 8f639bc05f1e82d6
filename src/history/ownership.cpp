#include "history/ownership.h"

#include <algorithm>

#include "history/core.h"
#include "history/projections/branches.h"
#include "history/projections/names.h"

namespace tafel::history {

namespace {

int sharedDeals(const MatchState& one, const MatchState& other)
{
    const auto same = std::mismatch(one.deals().begin(), one.deals().end(), other.deals().begin(),
        other.deals().end(),
        [](const DealState& a, const DealState& b) { return a.entry == b.entry && a.judged == b.judged; });
    return static_cast<int>(same.first - one.deals().begin());
}

/// \return the time of the last event, except those with which a tablet only continues the match
std::string lastPlayed(const Branch& branch)
{
    return std::find_if(branch.events.rbegin(), branch.events.rend(), [](const Event& event) {
        const auto kind = eventKind(event.kind);
        return kind != EventKind::MatchResumed && kind != EventKind::MatchTakenOver;
    })->at;
}

std::vector<int> perPlayer(const MatchState& state, const PerPlayer<int>& values)
{
    return {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(state.header().players.size())};
}

} // namespace

Expected<Ownership> ownershipOf(History& history, const std::string& match)
{
    HistoryCore& core = history.core();
    return guarded(core.database.file(), [&] { return core.ownershipOf(core.stateOf(match)); });
}

Expected<bool> takeOwnership(History& history, const std::string& match)
{
    HistoryCore& core = history.core();
    return guarded(core.database.file(), [&] {
        OpenMatch& current = core.match(match);
        if (current.state.writer() == core.device)
            return false;
        try {
            core.database.transaction([&] {
                core.takeOwnership(current);
                reproject(core, match);
            });
        } catch (...) {
            core.isMatchStale = true;
            throw;
        }
        return true;
    });
}

Expected<std::vector<MatchBranch>> matchBranches(History& history, const std::string& match)
{
    HistoryCore& core = history.core();
    return guarded(core.database.file(), [&] {
        core.stateOf(match); // throws if the match is unknown
        std::vector<MatchState> states;
        std::vector<MatchBranch> all;
        for (const Branch& branch : branchesOf(core.log.ofMatch(match))) {
            const MatchState& state = states.emplace_back(fold(branch.events));
            Match head = read(state).match;
            head.players = displayNames(core.database, head.players);
            head.deals.clear();
            all.push_back({.id = branch.id,
                .match = std::move(head),
                .device = state.writer(),
                .ours = core.isOurs(state),
                .changed = lastPlayed(branch),
                .counts = all.empty(),
                .deals = static_cast<int>(state.deals().size()),
                .commonDeals = sharedDeals(state, states.front()),
                .totals = perPlayer(state, state.standing().total),
                .marks = perPlayer(state, state.standing().marks),
                .finished = state.standing().finished});
        }
        const int commonDeals
            = std::min_element(all.begin(), all.end(), [](const auto& one, const auto& other) {
                  return one.commonDeals < other.commonDeals;
              })->commonDeals;
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i].commonDeals = commonDeals;
            for (int deal = commonDeals + 1; deal <= all[i].deals; ++deal)
                all[i].divergingDeals.push_back(
                    {states[i].deals()[static_cast<std::size_t>(deal) - 1].judged.contract,
                        perPlayer(states[i], states[i].change(deal))});
        }
        return all;
    });
}

Expected<std::vector<std::string>> forkedMatches(History& history)
{
    Database& database = history.core().database;
    return guarded(database.file(), [&] {
        std::vector<std::string> all;
        // CROSS: SQLite scans the few forked matches, not all matches.
        Query rows = database.query("SELECT match FROM forked CROSS JOIN match_summary ON id = match "
                                    "ORDER BY started DESC, id");
        while (rows.next())
            all.push_back(rows.text(0));
        return all;
    });
}

Expected<void> chooseBranch(History& history, const std::string& match, const std::string& branch)
{
    HistoryCore& core = history.core();
    return guarded(core.database.file(), [&] {
        core.stateOf(match); // throws if the match is unknown
        const std::vector<Branch> all = branchesOf(core.log.ofMatch(match));
        const auto chosen
            = std::find_if(all.begin(), all.end(), [&](const Branch& each) { return each.id == branch; });
        if (chosen == all.end())
            throw StorageException({StorageError::Code::UnknownMatch,
                {"Diesen Zweig des Spiels gibt es nicht mehr. Nichts wurde verändert. Wähle einen von denen, "
                 "die es gibt.",
                    "This branch of the match no longer exists. Nothing was changed. Choose one that "
                    "exists."},
                branch});
        if (chosen->chosen)
            return;
        fold(chosen->events); // throws when it is damaged
        core.isMatchStale = true;
        core.database.transaction([&] {
            Event event = core.event(match, EventKind::BranchChosen, writeAfter(chosen->events.back().uuid));
            core.log.append(event);
            reproject(core, match);
        });
    });
}

} // namespace tafel::history
