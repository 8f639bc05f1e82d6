// A recorded deal, event by event: what cannot be is refused where it happens, what a later event proves is
// found at its own place.
#pragma once

#include "games/eidex/options.h"
#include "games/eidex/power.h"
#include "games/eidex/revoke.h"

namespace tafel::eidex {

class Replay {
public:
    Replay(const Match& match, const Standing& before, const DealEntry& entry);

    /// A trick that lies complete at the end of the log.
    enum class LastTrick : std::uint8_t { IsTaken, Lies };
    /// What a deal asks of a power besides: whoever records it asks first whether it may be used at all.
    enum class Parameters : std::uint8_t { AreSaid, Follow };

    /// Runs through the log. Faults of its end (it stops too early, a card is not revealed) are not looked
    /// for.
    void run(LastTrick last, Parameters parameters = Parameters::AreSaid);
    /// What is missing at the end of a log that should be complete; nothing: it is.
    std::optional<Refusal> endFault() const;

    const PlayState& state() const { return m_state; }
    PlayState& state() { return m_state; }
    /// The first event that cannot be, relative to the deal; the replay ended there.
    const std::optional<Refusal>& fault() const { return m_fault; }
    int faultEvent() const { return m_faultEvent; }
    /// In the order of the log.
    const std::vector<DetectedRevoke>& revokes() const { return m_revokes; }
    const std::vector<RecordedTrick>& tricks() const { return m_tricks; }
    std::vector<std::pair<int, Player>> hidden() const;
    /// Cards that have fallen and lie where they fell.
    CardSet seen() const { return m_seen - (m_back[0] | m_back[1] | m_back[2] | m_back[3]); }
    /// The cards that left the player's followed hand face down can be some of it, so that every play was
    /// legal and everything that was told is true; `next` is played next, as `turn` has it.
    bool fits(Player player, std::optional<Card> next, const Turn& turn) const;
    /// The same with the first hidden card of that hand shown as `card`.
    bool fitsShown(const std::pair<int, Player>& hidden, Card card) const;
    /// How many cards that left that hand face down still lie so.
    int liesUnseen(PlayState::HandId hand) const { return static_cast<int>(openOf(hand).size()); }
    /// Whose hand holds, or held, the card that this player reveals for the event.
    PlayState::HandId handOf(const std::pair<int, Player>& hidden) const;
    /// The cards that may be in a hand or have left it unseen. A hand that cannot be followed has none of the
    /// cards of one that can, unless a card that left that one unseen was taken up since (Fledderer).
    CardSet mayBelongTo(const PlayState::Seat& seat) const;
    /// Those of them that may be in it now: cards that came back for all to see are the only ones when they
    /// are as many as the hand has.
    CardSet mayBeIn(const PlayState::Seat& seat) const;
    /// The deal in score-pad form: what the plays and powers come to.
    DealEntry entry() const;

private:
    /// A card that left a hand face down.
    struct Hidden {
        int event; ///< As `of` names it.
        int placed; ///< The event that laid it there.
        Player front; ///< Who reveals it.
        PlayState::HandId hand;
        bool isPutDown;
        CardSet forbidden = {}; ///< What must not lie there.
        CardSet elsewhere = {}; ///< Came into that hand since, for all to know.
        std::optional<Suit> named = {}; ///< What Sphinx said that it is.
        std::optional<Card> card = {};
        std::optional<int> shown = {};
        bool gone = false; ///< Back in a hand.
    };
    using Check = Result<void>;
    using Faces = std::vector<std::pair<const Hidden*, Card>>;

    std::vector<const Hidden*> openOf(PlayState::HandId hand) const;
    bool anyFits(std::span<const Hidden* const> open, CardSet pool, Faces& faces, PlayState::HandId hand,
        std::optional<Card> next, const Turn& turn) const;
    bool isFine(const Faces& faces, PlayState::HandId hand, std::optional<Card> next, const Turn& turn) const;
    CardSet cameBack(const PlayState::Seat& seat) const;
    void restart();
    bool isWhole(Parameters parameters);
    void readFaces();
    void pass(LastTrick last);
    Check happen(const Event& event, int index);
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

    tl::unexpected<Refusal> notInHand(Player by, Card card, int index) const;
    void judge(Player by, std::optional<Card> card, bool faceDown, int index);
    void deferJudgement(
        RevokeDetector::Claim claim, int event, Player player, std::optional<Card> card, const Turn& turn);
    void judgeSkat();
    void judgeSkatUnless(const Power& power);
    void forbidAtStart();
    void noteEntries(int index);
    void noteHidden(const PowerUse& use, int index);
    void goesBack(const Trick::Lying& lying);
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
    std::vector<Hidden*> hiddenOf(const Event& event); ///< All that the reveal may mean.
    CardSet forbiddenPutDown() const;
    void found(int event, std::optional<int> proof, Player player, const Clause& clause);
    static std::string at(int event);

    const Match& m_match;
    const DealEntry& m_entry;
    Deal m_deal;
    std::vector<std::optional<Card>> m_faces; ///< Of plays face down that are revealed later, by event.
    PlayState m_state;
    RevokeDetector m_witness;
    std::vector<Hidden> m_hidden;
    std::vector<DetectedRevoke> m_revokes;
    std::vector<RecordedTrick> m_tricks; ///< Only for whoever looks at them: `LastTrick::Lies`.
    bool m_keepsTricks = false;
    CardSet m_seen; ///< By the whole table, at any time.
    std::array<CardSet, 4> m_back = {}; ///< … and back in that hand.
    std::optional<Refusal> m_fault;
    int m_faultEvent = -1;
};

} // namespace tafel::eidex
