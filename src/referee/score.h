// The fold: a match is always scored from its first deal; results are never patched.
#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <vector>

#include "referee/match.h"
#include "referee/record.h"

namespace tafel {

/// A played deal: its contract, by the index in the game's table, and its dealer.
struct PlayedContract {
    std::uint8_t contract;
    Player dealer;
    Players by = {}; ///< The players whose turn it counts as: the dealer, or the declarers.
};

/// The contracts played so far. Successive standings share their common part: a match of ten thousand deals
/// would store fifty million elements otherwise. Several threads may continue copies of one.
class PlayedContracts {
public:
    const PlayedContract* begin() const { return m_shared ? m_shared->places.data() : nullptr; }
    const PlayedContract* end() const { return begin() + m_size; }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const PlayedContract& operator[](std::size_t index) const { return m_shared->places[index]; }
    const PlayedContract& back() const { return m_shared->places[m_size - 1]; }

    void push_back(const PlayedContract& next)
    {
        std::size_t mine = m_size; // else another standing went on from here
        if (!m_shared || m_size == m_shared->places.size()
            || !m_shared->used.compare_exchange_strong(mine, m_size + 1)) {
            auto longer = std::make_shared<Shared>();
            longer->places.reserve(std::max<std::size_t>(16, 2 * m_size));
            longer->places.assign(begin(), end());
            longer->places.resize(longer->places.capacity(), next);
            longer->used = m_size + 1;
            m_shared = std::move(longer);
        }
        m_shared->places[m_size++] = next;
    }

private:
    struct Shared {
        std::vector<PlayedContract> places = {};
        std::atomic<std::size_t> used = 0; ///< By the longest standing.
    };
    std::shared_ptr<Shared> m_shared;
    std::size_t m_size = 0;
};

/// The state of a match between two deals.
struct Standing {
    PerPlayer<int> total = {};
    int deals = 0; ///< How many were played.
    Player dealer = 0; ///< Seat of the next dealer.
    bool finished = false;
    Players winners = {};
    Players losers = {};
    // For games that have them:
    PlayedContracts played = {}; ///< One for each deal.
    std::vector<std::string_view> due = {}; ///< The contracts of which one is next.
    Players out = {}; ///< Players who sit out the next deal.
    PerPlayer<int> marks = {}; ///< Games lost of several that make the match.
    int games = 0; ///< How many of those are over.
    int gameStartDeal = 0; ///< How many deals were played before the game under way.
    std::optional<Player> opener = {}; ///< The player who opens the next round.
    bool dealerIsChosen = false; ///< Every deal names its dealer; `dealer` is a guess.
    int tricks = 0; ///< Tricks of the next deal, if the number varies.
};

/// One turn of a recorded round.
struct RoundTurn {
    Player opener = 0;
    std::optional<Player> winner = {};
    int draws = 0;
    std::optional<Player> stuck = {};
};

/// The award of a deal, with the deciding clauses.
struct DealAward {
    PerPlayer<int> award = {}; ///< In the unit of the game.
    PerPlayer<std::optional<int>> counted
        = {}; ///< Card points that were compared (after Computer, Weisheit).
    PerPlayer<std::optional<int>> entered = {}; ///< Card points as entered, the left-out one filled in.
    Player dealer = 0;
    Reasons because = {};
    Sentence brief = {}; ///< The reason in three words, for a table of deals.
    std::optional<PerPlayer<int>> tricks = {}; ///< For a recorded deal; its card points are in `entered`.
    std::vector<DetectedRevoke> revokes
        = {}; ///< Those of a recorded deal, which is scored or void in spite of them.
    std::string_view contract = {}; ///< Its id; empty: the game has none.
    std::optional<ContractEntry> measured = {}; ///< The measure of a recorded contract.
    /// Set if the deal ended one of several games: its loser.
    std::optional<std::optional<Player>> lost = {};
    std::optional<Player> opener = {}; ///< The player who opened the round.
    std::optional<Player> opensNext = {}; ///< The player who opens the next one.
    Players losers = {}; ///< Players who have lost the match by it.
    std::optional<std::vector<RoundTurn>> turns = {}; ///< For a recorded round.
    Players declarers = {}; ///< The players against the others.
    bool isVoid = false; ///< Annulled: there is no award, and the same player deals again.
};

/// A deal on the standing before it.
struct ScoredDeal {
    DealAward award; ///< The deal's own award: the reason for the change.
    Standing after; ///< Includes the winners of the match.
    /// The change of each total, which is shown and summed up. It differs from the award in chaos, at six,
    /// and on a slate that does not fall below zero.
    PerPlayer<int> change = {};
    std::size_t own = 0; ///< Number of reasons for the award; the others are about the change.
};

struct Outcome {
    Standing standing; ///< After the last deal.
    std::vector<ScoredDeal> deals;
};

/// The totals to which the next deal is added: an empty slate after the end of one of several games.
PerPlayer<int> baseTotals(const Standing& standing);

/// The difference of each total.
PerPlayer<int> changeOf(const PerPlayer<int>& slate, const PerPlayer<int>& total);

/// Applies an accepted award to the standing before it; adds the clauses of the tournament.
ScoredDeal scored(const Match& match, const Standing& before, DealAward award);

/// The table's own decision takes the place of the award; `clause` is the rule that lets it.
void rule(DealAward& award, const TableRuling& ruling, const Clause& clause);

/// Scores the whole match from its first deal. Pure: the same match always gives the same outcome.
/// Refused with the first error, in the order of the match format; `where` is a pointer into the match
/// document.
Result<Outcome> score(const Match& match);

} // namespace tafel
