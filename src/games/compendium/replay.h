// Replays a recorded deal: an impossible event is refused where it happens; a play that a later one proves
// illegal is reported at its own position.
#pragma once

#include "games/compendium/play.h"

namespace tafel::compendium {

/// Pointers of its fault are relative to the deal.
class Replay {
public:
    /// Replays the whole log. The arguments must outlive the object.
    Replay(const DealContext& context, const Contract& contract, const Facts& facts, const DealEntry& entry);

    /// Complete but for the last one, which may be under way.
    const std::vector<RecordedTrick>& tricks() const { return m_tricks; }
    /// Empty if the deal is over.
    std::optional<Player> toPlay() const { return m_over ? std::nullopt : std::optional(m_toPlay); }
    CardSet seen() const { return m_seen; }
    CardSet played(Player player) const { return m_played[player]; }
    /// The turn of the player to move; its hand is empty if no hands were entered.
    Turn turn() const;
    /// In the order of the log.
    const std::vector<DetectedRevoke>& revokes() const { return m_revokes; }
    /// The first event that cannot be; the replay ended there.
    const std::optional<Refusal>& fault() const { return m_fault; }
    /// The error of a log that should be complete: its earliest fault, or that it stops early.
    std::optional<Refusal> refusal() const;
    /// The winner of every trick of a complete deal.
    std::optional<Player> wonAll() const;

private:
    /// A play that later cards of its player may prove illegal.
    struct PlayToJudge {
        int event;
        Player player;
        Card card;
        Turn turn; ///< Its hand: the cards that are known to have been in it.
    };
    using Check = Result<void>;

    std::optional<Card> lastDealt(CardSet left) const;
    Check apply(const Event& event, int index);
    void judge(Player player, Card card, int index);
    void findRevokes(Player player, Card card, int index);
    void addRevoke(const PlayToJudge& play, std::optional<int> proof);
    void lay(Player player, Card card, int index);
    void take(RecordedTrick& trick);
    bool ends() const;
    Player next(Player player) const;
    const std::string& name(Player player) const { return m_context.match->players[player]; }

    const DealContext& m_context;
    const Contract& m_contract;
    const Facts& m_facts;
    const DealEntry& m_entry;
    Player m_toPlay;
    bool m_over = false;
    std::vector<RecordedTrick> m_tricks;
    CardSet m_seen;
    CardSet m_taken; ///< The cards in complete tricks.
    PerPlayer<CardSet> m_played = {};
    std::vector<PlayToJudge> m_plays;
    std::vector<DetectedRevoke> m_revokes;
    std::optional<Refusal> m_fault;
    int m_faultEvent = -1;
};

} // namespace tafel::compendium
