// Replays a recorded deal event by event. An impossible event is an error at its place. A revoke that a later
// event proves is reported at the place of the play.
#pragma once

#include "games/eidex/options.h"
#include "games/eidex/power.h"
#include "games/eidex/revoke.h"

namespace tafel::eidex {

class Replay {
public:
    Replay(const Match& match, const Standing& before, const DealEntry& entry);

    /// How to treat a complete trick at the end of the log.
    enum class LastTrick : std::uint8_t { IsTaken, StaysOnTable };
    /// Whether the log must already have the parameters that a deal requires of a power. While a deal is
    /// recorded, the table first asks whether the power may be used at all; the parameters follow.
    enum class Parameters : std::uint8_t { AreGiven, Follow };

    /// Runs through the log. Does not check for errors at its end (a log that stops too early, a card that is
    /// not revealed).
    void run(LastTrick last, Parameters parameters = Parameters::AreGiven);
    /// The first thing that a complete log would still need; nothing if the log is complete.
    std::optional<Refusal> endFault() const;

    const PlayState& state() const { return m_state; }
    PlayState& state() { return m_state; }
    /// The first impossible event, relative to the deal. The replay stops there.
    const std::optional<Refusal>& fault() const { return m_fault; }
    int faultEvent() const { return m_faultEvent; }
    /// The revokes in log order.
    const std::vector<DetectedRevoke>& revokes() const { return m_revokes; }
    const std::vector<RecordedTrick>& tricks() const { return m_tricks; }
    std::vector<std::pair<int, Player>> hidden() const;
    /// Cards that were seen and did not go back to a hand.
    CardSet seen() const { return m_seen - (m_back[0] | m_back[1] | m_back[2] | m_back[3]); }
    /// Whether the player's followed hand allows a choice of hidden cards with which every play was legal and
    /// every statement is true. `next` is the next card played, at `turn`.
    bool fits(Player player, std::optional<Card> next, const Turn& turn) const;
    /// Like `fits`, with the first hidden card of that hand shown as `card`.
    bool fitsShown(const std::pair<int, Player>& hidden, Card card) const;
    /// The number of cards from that hand that still lie face down.
    int liesUnseen(PlayState::HandId hand) const { return static_cast<int>(openOf(hand).size()); }
    /// The hand that holds, or held, the card that this player reveals for the event.
    PlayState::HandId handOf(const std::pair<int, Player>& hidden) const;
    /// The cards that may be in a hand or have left it unseen. A hand that is not followed has no card of a
    /// followed hand, unless a card that left the followed hand unseen was taken up since (Fledderer).
    CardSet mayBelongTo(const PlayState::Seat& seat) const;
    /// The cards that may be in the hand now. If as many cards came back openly as the hand has, these are
    /// the only ones.
    CardSet mayBeIn(const PlayState::Seat& seat) const;
    /// The deal in score-pad form, with the totals of its plays and powers.
    DealEntry entry() const;

private:
    /// A card that left a hand face down.
    struct Hidden {
        int event; ///< The event index that a reveal names in `of`.
        int placed; ///< The event that laid the card there.
        Player front; ///< The player who reveals the card.
        PlayState::HandId hand;
        bool isPutDown;
        CardSet forbidden = {}; ///< Cards that must not lie there.
        CardSet elsewhere = {}; ///< Cards that openly entered that hand since.
        std::optional<Suit> named = {}; ///< The suit that Sphinx named for the card.
        std::optional<Card> card = {};
        std::optional<int> shown = {};
        bool gone = false; ///< The card is back in a hand.
    };
    using Check = Result<void>;
    using Faces = std::vector<std::pair<const Hidden*, Card>>;

    std::vector<const Hidden*> openOf(PlayState::HandId hand) const;
    bool anyFits(std::span<const Hidden* const> open, CardSet pool, Faces& faces, PlayState::HandId hand,
        std::optional<Card> next, const Turn& turn) const;
    bool isFine(const Faces& faces, PlayState::HandId hand, std::optional<Card> next, const Turn& turn) const;
    CardSet cameBack(const PlayState::Seat& seat) const;
    void restart();
    bool isComplete(Parameters parameters);
    void readFaces();
    void pass(LastTrick last);
    Check apply(const Event& event, int index);
    Check power(const Event& event, int index);
    Check putDown(const Event& event, int index);
    Check play(const Event& event, int index);
    Check reveal(const Event& event, int index);
    Check tell(const Event& event, int index);
    Check takeBack(const Event& event, int index);
    Check endTrick(int index);
    void takeTrick();
    Check checkDeclared(const PowerUse& use, const Event& event, int index) const;

    Check mayJoin(const PowerUse& use, int index) const;

    static tl::unexpected<Refusal> alreadySeen(Card card, int index);
    tl::unexpected<Refusal> notInHand(Player by, Card card, int index) const;
    void judge(Player by, std::optional<Card> card, bool faceDown, int index);
    void deferJudgement(
        RevokeDetector::Claim claim, int event, Player player, std::optional<Card> card, const Turn& turn);
    void judgeSkat();
    void judgeSkatUnless(const Power& power);
    void forbidAtStart();
    void noteEntries(int index);
    void noteHidden(const PowerUse& use, int index);
    void onTakenBack(const Trick::PlayedCard& played);
    void noteReturns(const Trick& before);
    void forbidUnderPowers();
    const Clause& whyForbidden() const;
    void lay(Player front, std::optional<Card> card, int event, int index);
    void deduce();
    bool wasSeen(Card card, PlayState::HandId hand) const
    {
        return m_seen.has(card) && !m_back[hand].has(card);
    }
    void see(Card card);
    std::vector<Hidden*> hiddenOf(const Event& event); ///< All hidden cards that the reveal may mean.
    CardSet forbiddenPutDown() const;
    void addRevoke(int event, std::optional<int> proof, Player player, const Clause& clause);
    static std::string at(int event);

    const Match& m_match;
    const DealEntry& m_entry;
    DealInPlay m_deal;
    /// The faces of cards played face down and revealed later, by event index.
    std::vector<std::optional<Card>> m_faces;
    PlayState m_state;
    RevokeDetector m_revokeDetector;
    std::vector<Hidden> m_hidden;
    std::vector<DetectedRevoke> m_revokes;
    std::vector<RecordedTrick> m_tricks; ///< Filled only with `LastTrick::StaysOnTable`.
    bool m_keepsTricks = false;
    CardSet m_seen; ///< Cards that the whole table has seen at any time.
    std::array<CardSet, 4> m_back = {}; ///< Seen cards that went back, by hand.
    std::optional<Refusal> m_fault;
    int m_faultEvent = -1;
};

} // namespace tafel::eidex
