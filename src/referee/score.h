// The fold: a match is scored from its first deal every time, nothing is patched.
#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <vector>

#include "referee/match.h"
#include "referee/record.h"

namespace tafel {

/// A deal that was played: its contract, by its place in the game's table, and who dealt.
struct PlayedContract {
    std::uint8_t contract;
    Player dealer;
    Players by = {}; ///< Whose turn at this contract it was: the dealer's, or that of the declarers.
};

/// The contracts played so far. Standings that follow each other share what they have in common: a match of
/// ten thousand deals would keep fifty million otherwise. Several threads may go on from copies of one.
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

/// Where a match stands between two deals.
struct Standing {
    PerPlayer<int> total = {};
    int deals = 0; ///< How many were played.
    Player dealer = 0; ///< Who deals next.
    bool finished = false;
    Players winners = {};
    Players losers = {};
    // Where the game has them:
    PlayedContracts played = {}; ///< One for each deal.
    std::vector<std::string_view> due = {}; ///< The contracts of which one is next.
    Players out = {}; ///< Who does not play the next deal.
    PerPlayer<int> marks = {}; ///< Games lost of several that make the match.
    int games = 0; ///< How many of those are over.
    int gameStartDeal = 0; ///< How many deals were played before the game under way.
    std::optional<Player> opener = {}; ///< Who opens the next round.
    bool dealerIsChosen = false; ///< Every deal says who deals it; `dealer` is a guess.
    int tricks = 0; ///< Of the next deal, where they change from deal to deal.
};

/// One turn of a recorded round.
struct RoundTurn {
    Player opener = 0;
    std::optional<Player> winner = {};
    int draws = 0;
    std::optional<Player> stuck = {};
};

/// What a deal gives, with the clauses that decided, in the order in which they were applied.
struct DealAward {
    PerPlayer<int> award = {}; ///< In the unit of the game.
    PerPlayer<std::optional<int>> counted
        = {}; ///< Card points that were compared (after Computer, Weisheit).
    PerPlayer<std::optional<int>> entered = {}; ///< Card points as entered, the left-out one filled in.
    Player dealer = 0;
    Reasons because = {};
    Sentence brief = {}; ///< The reason in three words, for a table of deals.
    std::optional<PerPlayer<int>> tricks = {}; ///< Of a recorded deal; its card points are in `entered`.
    std::vector<DetectedRevoke> revokes
        = {}; ///< Of a recorded deal that counts, or is void, in spite of them.
    std::string_view contract = {}; ///< Its id; empty: the game has none.
    std::optional<ContractEntry> measured = {}; ///< Of a recorded contract: its measure.
    std::optional<std::optional<Player>> lost = {}; ///< The deal ended a game of several: who lost it.
    std::optional<Player> opener = {}; ///< Who opened the round.
    std::optional<Player> opensNext = {}; ///< Who opens the next one.
    Players losers = {}; ///< Who has lost the match by it.
    std::optional<std::vector<RoundTurn>> turns = {}; ///< Of a recorded round.
    Players declarers = {}; ///< Who played against the others.
    bool isVoid = false; ///< Annulled: nothing is awarded, the same player deals again.
};

/// A deal on the standing before it.
struct ScoredDeal {
    DealAward award; ///< What the deal gives by itself: the reason for the change.
    Standing after; ///< With who wins by it.
    /// How far each total is moved: what people look at and what is added up. It is not the award in chaos,
    /// at six, and on a slate that does not fall below zero.
    PerPlayer<int> change = {};
    std::size_t own = 0; ///< So many of the reasons are about the award, the others about the change.
};

struct Outcome {
    Standing standing; ///< After the last deal.
    std::vector<ScoredDeal> deals;
};

/// From where the next deal moves the totals: an empty slate after the end of one of several games.
PerPlayer<int> baseTotals(const Standing& standing);

/// The difference of each total.
PerPlayer<int> changeOf(const PerPlayer<int>& slate, const PerPlayer<int>& total);

/// What an accepted award makes of the standing before it; adds the clauses of the tournament to it.
ScoredDeal scored(const Match& match, const Standing& before, DealAward award);

/// The table's own decision takes the place of the award; `clause` is the rule that lets it.
void rule(DealAward& award, const TableRuling& ruling, const Clause& clause);

/// The whole match from its first deal. Pure: the same match gives the same outcome, always.
/// Refused with the first fault, in the order of the match format; `where` is a pointer into the match
/// document.
Result<Outcome> score(const Match& match);

} // namespace tafel
