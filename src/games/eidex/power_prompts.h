// What is named with a power: asked on the score pad, at the desk and in a recorded deal, answered the same
// way everywhere.
#pragma once

#include <functional>

#include "games/eidex/power.h"
#include "referee/pad_form.h"

namespace tafel::eidex {

/// The power of somebody's character as a choice: not used, nothing against it.
PowerChoice asChoice(const Power& power, Player by);

/// What is asked for a parameter of a use, with what was said already; `path` is the parameter's key. The
/// deal is that to which the use belongs: bounds hang on it.
Prompt askFor(const Deal& deal, const PowerUse& use, const Parameter& parameter);

/// The worth of melds is an even number.
Prompt bonusOf(const PowerUse& use, const Parameter& parameter);
/// Whether it was said.
bool isNamed(const PowerUse& use, const Parameter& parameter);

/// All that is asked of a use beside the score pad, in the order of the power's table: what a position or a
/// question may say.
std::vector<Prompt> promptsFor(const Match& match, const PowerUse& use, std::optional<Card> turnedUp);

/// The one parameter that the award hangs on; null: none.
const Parameter* awardParameter(const Power& power);

/// Puts an answer into a use: the value of an option, or a number. A parameter that the power does not have
/// changes nothing.
void say(PowerUse& use, std::string_view key, int value);
/// Puts a card into a use. Of two cards a third one begins anew; a meld takes any number; one of several goes
/// back. Of a card for each player the key ends with the player: "gives/2".
void say(PowerUse& use, std::string_view key, Card card);
/// The next card belongs to another meld.
void beginMeld(PowerUse& use);
/// What was said of melds, without one that no card was said for.
void endMelds(PowerUse& use);
/// Puts an answer of `Prompt::Kind::Worth` into a use.
void setMeldValue(PowerUse& use, int worth);

/// The answer to a choice, or one card, is taken back.
void clearParameter(PowerUse& use, std::string_view key);

/// A use of a power in a recorded deal: what the log must name is asked one after the other.
class PowerParameterPrompts {
public:
    /// Why the use cannot be recorded as it is; nothing: it can.
    using Against = std::function<std::optional<Refusal>(const PowerUse&)>;

    /// `deal` is what was recorded before. Every option of the last answer that is needed says by `against`
    /// why not.
    PowerParameterPrompts(const Match& match, const Standing& before, const DealEntry& deal, PowerUse use,
        InLog at, Against against);

    /// The next question; nothing: all is said.
    std::optional<Prompt> ask() const;
    const PowerUse& use() const { return m_use; }

    void answer(int value);
    void pick(Card card);
    void skip(); ///< Nobody knows.
    void endList(); ///< A meld is complete; with none under way that was all.

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
    std::size_t m_next = 0; ///< Of the power's parameters.
    Players m_left; ///< Whose card is not asked yet, of a card for each.
    std::vector<Card> m_picked = {}; ///< Of the meld under way.
};

} // namespace tafel::eidex
