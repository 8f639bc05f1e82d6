// Plays that a later event proves illegal. Without given hands only the cards that were played or revealed
// from a hand say what was in it; what cannot be proved is not claimed.
#pragma once

#include <deque>
#include <vector>

#include "games/eidex/play_state.h"
#include "referee/record.h"

namespace tafel::eidex {

/// The cards of a given hand that may be legal: those that are so when some `hidden` others of it have left
/// the hand face down.
CardSet maybeLegal(const Turn& turn, CardSet hand, int hidden);

/// Collects what the table sees of each hand, and judges the plays again with all of it.
class RevokeDetector {
public:
    using HandId = PlayState::HandId;

    enum class Claim : std::uint8_t {
        Legal, ///< The card could be played.
        CouldNotFollow, ///< … and when Skat was called upon it, its player was void of the suit led.
        CouldFollow, ///< The trump that went back on Skat was one that had to.
    };

    /// What is to be judged, as it was at the event.
    struct Judged {
        Claim claim = Claim::Legal;
        int event = 0;
        Player player = 0;
        HandId hand = 0;
        std::optional<Card> card = {}; ///< Empty: face down so far.
        int cards = 0; ///< How many were in hand, this one included.
        std::optional<CardSet> possible = {}; ///< A given hand: all that may have been in it.
        Turn turn = {}; ///< Without the hand.
        std::array<InForce, 10> powers = {};
        std::uint8_t powerCount = 0;
        std::uint8_t rules = 0; ///< Order and values, index in `m_rules`.
    };

    RevokeDetector()
    {
        m_judged.reserve(36); // large: growing would copy each of them several times
        for (auto& cards : m_seen)
            cards.reserve(12);
    }

    void deferJudgement(Judged judged, const PlayState& state);
    /// The card went back to a hand: it is not judged later. Of a given hand it is judged now, by what was
    /// known when it was played: `downs` cards lie put down unseen, none of them one of `forbidden`.
    void goesBack(int event, int downs, CardSet forbidden);

    void sees(int event, HandId hand, Card card) { m_seen[hand].push_back({event, hand, card, event}); }
    void enters(int event, HandId hand, std::optional<Card> card)
    {
        m_entered.push_back({event, hand, card, event});
    }
    /// A card that had left the hand face down at `event` is shown at `when`; without: it could be deduced.
    void shows(int event, HandId hand, Card card, std::optional<int> when);

    /// All that is proved by the events so far, in the order of the log.
    std::vector<DetectedRevoke> proved() const;

private:
    /// A card that left a hand, or came into one.
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

    Turn turnOf(const Judged& judged, CardSet hand) const;
    bool holds(const Judged& judged, std::optional<Card> card, CardSet hand) const;
    bool mayBeLegal(const Judged& judged, int until) const;
    std::optional<DetectedRevoke> illegalAsPlayed(const Judged& judged, int downs, CardSet forbidden) const;
    bool canBeLegal(
        const Judged& judged, std::optional<Card> card, CardSet known, int open, CardSet pool) const;
    std::optional<Card> cardOf(const Judged& judged, int until) const;
    Reasons whyIllegal(const Judged& judged, CardSet known, Card card) const;

    std::vector<Judged> m_judged;
    std::vector<DetectedRevoke> m_wentBack; ///< Cards that went back, and were illegal whatever lay put down.
    std::array<std::vector<Seen>, 4> m_seen; ///< Of each hand.
    std::vector<Seen> m_entered;
    std::vector<Shown> m_shown;
    std::deque<Rules> m_rules;
    std::size_t m_rulesOf = 0; ///< Powers used when the last rules were noted.
};

} // namespace tafel::eidex
