// Records a deal card by card: the next prompt, and the record after an answer. The recorder's screen and the
// command line get the same prompts.
#pragma once

#include "referee/game.h"

namespace tafel {

/// A prompt of a recording, and what its answer is.
struct RecorderPrompt : Prompt {
    enum class Part : std::uint8_t {
        Next, ///< The next card, or the contract.
        Choice, ///< A player or the trump suit.
        Event, ///< Another event that is possible now.
        Power,
    };
    Part part = Part::Next;
};

class DealRecorder {
public:
    /// The kind of the next answer.
    enum class Step : std::uint8_t {
        TurnedUp,
        Contract,
        Trump,
        PutDown,
        Play,
        FaceDown, ///< A card is played face down.
        Tell, ///< The winner of a trick with a card face down is entered.
        Reveal,
        Done,
        Fault, ///< The log has an event that cannot be.
    };
    /// The table's options for a revoke that prevents scoring.
    enum class RevokeResolution : std::uint8_t { TakeBack, Stand, Annul, Points };

    /// The paths of the answers. The next event is at the end of the log, and its keys are below it.
    static constexpr std::string_view atCard = "/log/-", atBy = "/log/-/by", atWinner = "/log/-/winner",
                                      atEvent = "/log/-/event", atPower = "/log/-/power";
    /// The answer for a card face down.
    static constexpr int unseen = -1;

    /// Starts the record of a draft without a log. `by` puts down next if several players may. `match` must
    /// outlive the object.
    DealRecorder(
        const Match& match, const Standing& before, const DealEntry& draft, std::optional<Player> by = {});

    Step step() const { return m_step; }
    /// The deal with its log.
    const DealEntry& draft() const { return m_draft; }
    /// The state of the deal according to the referee; empty before the first card is due.
    const RecordedDeal& deal() const { return m_deal; }
    std::string_view contract() const; ///< Empty if it is not chosen yet, or if the game has none.
    Keys keys() const { return m_match->game->dealKeys(*m_match, contract()); }
    Player dealer() const { return m_draft.dealer.value_or(m_before.dealer); }
    /// True if an answer is required before the first card.
    bool begins() const { return m_step <= Step::Trump; }
    /// The player who puts down, plays, tells or shows a card; nothing for other steps.
    std::optional<Player> actor() const;
    /// The players after `actor` in the current trick, in the direction of play.
    std::vector<Player> following() const;

    /// All open prompts, the required one first. Empty if the deal is over, or has an error.
    std::vector<RecorderPrompt> prompts() const;
    /// The powers that each player could use now (`whyNot`), in the order of seats.
    std::vector<PowerChoice> powers() const;

    /// The record after an answer to one of `prompts`, by its path. Refused if the log cannot continue like
    /// that; without a matching prompt nothing changes. Use `used` for a power with parameters.
    Result<DealRecorder> respond(std::string_view path, const Response& answer) const;
    /// The record after a power, with all that it names.
    Result<DealRecorder> used(const PowerUse& use) const;
    /// The deal without the last answer; nothing if there was none.
    std::optional<DealEntry> undone() const;

    /// For practice: deals all hands before the first card, by random numbers from this text (`Random`).
    /// \return nothing if the deal has begun, or cannot be dealt like this
    std::optional<DealEntry> dealt(std::string_view seed) const;
    /// The remaining cards of known hands, if no card changes hands.
    PerPlayer<CardSet> hands() const;

    /// Empty if no revoke prevents scoring.
    std::vector<RevokeResolution> revokeResolutions() const;

private:
    /// An event that may happen instead of the next card.
    struct Extra {
        Event event;
        std::string_view word; ///< The name of the event in the match file.
        Text text; ///< {0}: whose event it is, {1}: the card.
    };

    std::optional<Step> setupStep() const;
    Step afterSetup() const;
    Player putsDown() const;
    DealEntry with(const Event& event, const PowerUse* use = nullptr) const;
    std::optional<Refusal> whyNot(const Event& event) const;
    DealEntry withoutLog() const;
    std::optional<RecorderPrompt> beginning() const;
    RecorderPrompt next() const;
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
