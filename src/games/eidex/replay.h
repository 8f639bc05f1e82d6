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
    const std::vector<RevokeFound>& revokes() const { return m_revokes; }
    const std::vector<RecordedTrick>& tricks() const { return m_tricks; }
    std::vector<std::pair<int, Player>> hidden() const;
    /// Cards that have fallen and lie where they fell.
    CardSet seen() const { return m_seen - (m_back[0] | m_back[1] | m_back[2] | m_back[3]); }
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
        std::optional<Suit> named = {}; ///< What Sphinx said that it is.
        std::optional<Card> card = {};
        std::optional<int> shown = {};
        bool gone = false; ///< Back in a hand.
    };
    using Check = Result<void>;

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
    Check mayDeclare(const Declared& use, const Event& event, int index) const;

    Check mayJoin(const Declared& use, int index) const;

    /// A card that leaves a hand openly: asked of each, so that only one that cannot makes a refusal.
    bool mayLeave(const PlayState::Seat& seat, Card card) const
    {
        return !wasSeen(card, seat.handId) && (!seat.followed || seat.hand.has(card));
    }
    tl::unexpected<Refusal> notInHand(Player by, Card card, int index) const;
    void judge(Player by, std::optional<Card> card, bool faceDown, int index);
    void judgeLater(
        Witness::Claim claim, int event, Player player, std::optional<Card> card, const Turn& turn);
    void judgeSkat();
    void judgeSkatUnless(const Power& power);
    void forbidAtStart();
    void noteEntries(int index);
    void noteHidden(const Declared& use, int index);
    void leaves(const Trick::Lying& lying);
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
    Witness m_witness;
    std::vector<Hidden> m_hidden;
    std::vector<RevokeFound> m_revokes;
    std::vector<RecordedTrick> m_tricks; ///< Only for whoever looks at them: `LastTrick::Lies`.
    bool m_keepsTricks = false;
    CardSet m_seen; ///< By the whole table, at any time.
    std::array<CardSet, 4> m_back = {}; ///< … and back in that hand.
    std::optional<Refusal> m_fault;
    int m_faultEvent = -1;
};

} // namespace tafel::eidex
