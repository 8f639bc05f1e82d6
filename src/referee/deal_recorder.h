// A deal recorded card by card: what is said next, and what the record becomes by it. Whoever asks it, the
// recorder's screen or the command line, hears the same questions.
#pragma once

#include "referee/game.h"

namespace tafel {

class DealRecorder {
public:
    /// What is said next.
    enum class Step : std::uint8_t {
        TurnedUp,
        Contract,
        Trump,
        PutDown,
        Play,
        FaceDown, ///< A card is played that nobody sees.
        Tell, ///< Who has won a trick in which a card lies face down.
        Reveal,
        Done,
        Fault, ///< The log has an event that cannot be.
    };
    /// What the table may do about a revoke that keeps the deal from counting.
    enum class RevokeResolution : std::uint8_t { TakeBack, Stand, Annul, Points };

    /// Where the answers stand. The next event is at the end of the log; its keys stand below.
    static constexpr std::string_view atCard = "/log/-", atBy = "/log/-/by", atWinner = "/log/-/winner",
                                      atEvent = "/log/-/event", atPower = "/log/-/power";
    /// The answer that a card lies face down.
    static constexpr int unseen = -1;

    /// A draft without a log: as its record would begin. `by` puts down next, where several may. The match
    /// has to outlive it.
    DealRecorder(
        const Match& match, const Standing& before, const DealEntry& draft, std::optional<Player> by = {});

    Step step() const { return m_step; }
    /// The deal with its log.
    const DealEntry& draft() const { return m_draft; }
    /// As the referee follows it; before the first card is due empty.
    const RecordedDeal& deal() const { return m_deal; }
    std::string_view contract() const; ///< Empty: it is still open, or the game has none.
    Keys keys() const { return m_match->game->dealKeys(*m_match, contract()); }
    Player dealer() const { return m_draft.dealer.value_or(m_before.dealer); }
    /// Where something has to be said before the first card.
    bool begins() const { return m_step <= Step::Trump; }
    /// Who puts down, plays, tells or shows a card; nobody: the step is of nobody.
    std::optional<Player> actor() const;
    /// Who plays to the trick on the table after `actor`, in the direction in which it is played.
    std::vector<Player> following() const;

    /// All that may be said next, that which has to be said first. Nothing: it is over, or has a fault.
    std::vector<Prompt> prompts() const;
    /// Who could use which power now (`whyNot`), in the order of seats.
    std::vector<PowerChoice> powers() const;

    /// The record after an answer to one of `asks`, by its path. Refused: the log cannot go on like that;
    /// what is not asked changes nothing. A power that has to name something is said by `used`.
    Result<DealRecorder> respond(std::string_view path, const Response& answer) const;
    /// The record after a power, with all that it names.
    Result<DealRecorder> used(const PowerUse& use) const;
    /// The deal without what was said last; nothing: nothing was said.
    std::optional<DealEntry> undone() const;

    /// For practice: before the first card all hands are dealt, by the chance that follows from this text
    /// (`Random`). Nothing: this deal has begun, or cannot be dealt like this.
    std::optional<DealEntry> dealt(std::string_view seed) const;
    /// What is left of given hands, where no card changes hands.
    PerPlayer<CardSet> hands() const;

    /// Empty: no revoke keeps the deal from counting.
    std::vector<RevokeResolution> revokeResolutions() const;

private:
    /// Something that may happen besides the next card.
    struct Extra {
        Event event;
        std::string_view word; ///< Of the event, as in the match file.
        Text text; ///< {0}: whose event it is, {1}: the card.
    };

    std::optional<Step> setupStep() const;
    Step afterSetup() const;
    Player putsDown() const;
    DealEntry with(const Event& event, const PowerUse* use = nullptr) const;
    std::optional<Refusal> whyNot(const Event& event) const;
    DealEntry withoutLog() const;
    std::optional<Prompt> beginning() const;
    Prompt next() const;
    Prompt card() const;
    std::optional<Refusal> againstOthers(CardSet legal) const;
    std::vector<Extra> extras() const;
    std::optional<Event> eventOf(std::string_view path, const Response& answer) const;
    Result<DealRecorder> continueWith(const DealEntry& draft) const;

    const Match* m_match;
    Standing m_before;
    std::optional<Player> m_by;
    DealEntry m_draft;
    RecordedDeal m_deal;
    Step m_step;
};

/// "turned-up", "put-down" …, as the screens call it.
constexpr std::string_view name(DealRecorder::Step step)
{
    constexpr std::string_view names[] = {
        "turned-up", "contract", "trump", "put-down", "play", "face-down", "tell", "reveal", "done", "fault"};
    return names[static_cast<std::size_t>(step)];
}
constexpr std::string_view name(DealRecorder::RevokeResolution way)
{
    constexpr std::string_view names[] = {"take-back", "stand", "annul", "points"};
    return names[static_cast<std::size_t>(way)];
}

/// The house rule about a revoke; null: the game has none.
const OptionSpec* revokeRule(const Game& game);

} // namespace tafel
