// Plays that a later event proves illegal. Without given hands, only cards that were played or revealed from
// a hand show its contents. A revoke that cannot be proved is not reported.
#pragma once

#include <deque>
#include <vector>

#include "games/eidex/play_state.h"
#include "referee/record.h"

namespace tafel::eidex {

/// The cards of a given hand that may be legal: those that are legal if some `hidden` other cards of it have
/// left the hand face down.
CardSet maybeLegal(const Turn& turn, CardSet hand, int hidden);

/// Collects the cards that the table sees of each hand, and judges earlier plays with this knowledge.
class RevokeDetector {
public:
    using HandId = PlayState::HandId;

    enum class Claim : std::uint8_t {
        Legal, ///< The card could be played.
        CouldNotFollow, ///< The player was void of the suit led when Skat was called on the trump.
        CouldFollow, ///< The player of the trump that went back on Skat could follow suit.
    };

    /// A play to judge, with the state at its event.
    struct PlayToJudge {
        Claim claim = Claim::Legal;
        int event = 0;
        Player player = 0;
        HandId hand = 0;
        std::optional<Card> card = {}; ///< Empty while the card is face down.
        int cards = 0; ///< The number of cards in hand, this one included.
        std::optional<CardSet> possible = {}; ///< For a given hand: all cards that may have been in it.
        Turn turn = {}; ///< The turn without the hand.
        std::array<InForce, 10> powers = {};
        std::uint8_t powerCount = 0;
        std::uint8_t rules = 0; ///< Index in `m_rules`, for order and values.
    };

    RevokeDetector()
    {
        m_plays.reserve(36); // Growing would copy each large element several times.
        for (auto& cards : m_seen)
            cards.reserve(12);
    }

    void deferJudgement(PlayToJudge play, const PlayState& state);
    /// Notes that a card went back to a hand, so that it is not judged later. The play from a given hand is
    /// judged now, by the knowledge at the time of the play: `downs` cards lie face down, and none of them is
    /// one of `forbidden`.
    void onTakenBack(int event, int downs, CardSet forbidden);

    void onSeen(int event, HandId hand, Card card) { m_seen[hand].push_back({event, hand, card, event}); }
    void onEntered(int event, HandId hand, std::optional<Card> card)
    {
        m_entered.push_back({event, hand, card, event});
    }
    /// Notes that a card which left the hand face down at `event` is shown at `when`. Without `when` the card
    /// was deduced.
    void onShown(int event, HandId hand, Card card, std::optional<int> when);

    /// All revokes that the events so far prove, in log order.
    std::vector<DetectedRevoke> provenRevokes() const;

private:
    /// A card that left or entered a hand.
    struct Seen {
        int event;
        HandId hand;
        std::optional<Card> card;
        int when; ///< The event that showed it.
    };
    struct Shown {
        int left; ///< The event at which it left the hand.
        HandId hand;
        Card card;
        int when;
    };
    struct Rules {
        Order order;
        Values values;
    };

    Turn turnOf(const PlayToJudge& play, CardSet hand) const;
    bool holds(const PlayToJudge& play, std::optional<Card> card, CardSet hand) const;
    bool mayBeLegal(const PlayToJudge& play, int until) const;
    std::optional<DetectedRevoke> illegalAsPlayed(
        const PlayToJudge& play, int downs, CardSet forbidden) const;
    bool canBeLegal(
        const PlayToJudge& play, std::optional<Card> card, CardSet known, int open, CardSet pool) const;
    std::optional<Card> cardOf(const PlayToJudge& play, int until) const;
    Reasons whyIllegal(const PlayToJudge& play, CardSet known, Card card) const;

    std::vector<PlayToJudge> m_plays;
    /// Cards that went back and were illegal whatever cards lay face down.
    std::vector<DetectedRevoke> m_wentBack;
    std::array<std::vector<Seen>, 4> m_seen;
    std::vector<Seen> m_entered;
    std::vector<Shown> m_shown;
    std::deque<Rules> m_rules;
    std::size_t m_rulesOf = 0; ///< Number of used powers when the last rules were stored.
};

} // namespace tafel::eidex
