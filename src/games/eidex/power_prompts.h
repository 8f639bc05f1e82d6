// Prompts for the parameters of a power. The score pad, the referee and recorded deals share them.
#pragma once

#include <functional>

#include "games/eidex/power.h"
#include "referee/pad_form.h"

namespace tafel::eidex {

/// The power of a player's character as a choice that is off and allowed.
PowerChoice asChoice(const Power& power, Player by);

/// The prompt for a parameter of a use, with the current answer. Its path is the parameter's key. `deal` must
/// be the deal of the use, because bounds depend on it.
Prompt askFor(const DealInPlay& deal, const PowerUse& use, const Parameter& parameter);

/// The prompt for the value of melds, which is an even number.
Prompt bonusOf(const PowerUse& use, const Parameter& parameter);
/// Whether the use has a value for the parameter.
bool isNamed(const PowerUse& use, const Parameter& parameter);

/// The prompts for all parameters of a use outside the score pad, in the order of the power's table. A
/// position or a question may have any of them.
std::vector<Prompt> promptsFor(const Match& match, const PowerUse& use, std::optional<Card> turnedUp);

/// The only parameter on which the award depends; null if there is none.
const Parameter* awardParameter(const Power& power);

/// Stores an answer in a use: the value of an option, or a number. Ignores a parameter that the power does
/// not have.
void say(PowerUse& use, std::string_view key, int value);
/// Stores a card in a use. A third card for a parameter of two cards starts over; a meld takes any number of
/// cards; a selected card is removed. For a parameter with a card for each player the key ends with the
/// player: "gives/2".
void say(PowerUse& use, std::string_view key, Card card);
/// Begins another meld, which takes the next card.
void beginMeld(PowerUse& use);
/// Removes melds without cards.
void endMelds(PowerUse& use);
/// Stores an answer to `Prompt::Kind::Worth` in a use.
void setMeldValue(PowerUse& use, int worth);

/// Removes the answer to a choice, or one card.
void clearParameter(PowerUse& use, std::string_view key);

/// Prompts for a power use in a recorded deal. They ask for the required parameters one by one.
class PowerParameterPrompts {
public:
    /// Returns why the use cannot be recorded, or nothing if it can.
    using Against = std::function<std::optional<Refusal>(const PowerUse&)>;

    /// `deal` is the deal as recorded so far. For the last required answer `against` gives each option that
    /// cannot be recorded its `whyNot`.
    PowerParameterPrompts(const Match& match, const Standing& before, const DealEntry& deal, PowerUse use,
        InLog at, Against against);

    /// The next prompt; nothing if the use is complete.
    std::optional<Prompt> ask() const;
    const PowerUse& use() const { return m_use; }

    void answer(int value);
    void pick(Card card);
    void skip(); ///< Answers that nobody knows.
    void endPicking(); ///< Completes a meld, or ends the list if no meld was begun.

private:
    const Parameter* parameter() const;
    bool isLastNeeded() const;
    CardSet cardsLeft(Parameter::Kind kind) const;
    void next();

    Match m_match;
    Standing m_before;
    DealEntry m_entry;
    PowerUse m_use;
    InLog m_at;
    Against m_against;
    std::size_t m_next = 0; ///< Index of the current one among the power's parameters.
    Players m_left; ///< For a card for each player: the players whose card was not asked for yet.
    std::vector<Card> m_picked = {}; ///< The cards of the current meld.
};

} // namespace tafel::eidex
