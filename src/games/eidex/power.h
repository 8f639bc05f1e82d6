// A character's power: a struct of optional hooks. One file a power under powers/; the list of all is
// powers.cpp.
#pragma once

#include <array>
#include <functional>

#include <fmt/format.h>

#include "games/eidex/clauses.h"
#include "games/eidex/deal.h"
#include "games/eidex/facts.h"
#include "games/eidex/play_state.h"
#include "games/eidex/power_timing.h"
#include "games/eidex/turn.h"
#include "games/eidex/winner.h"
#include "referee/pad_form.h"

namespace tafel::eidex {

/// Where the use of a power stands: in a list of powers used (score pad, question), of powers in force
/// (position), or as an event of a log.
enum class PowerForm : std::uint8_t { Use, InForce, Event };

/// Whether a parameter is asked: `May`: it can be answered that nobody knows.
enum class Asked : std::uint8_t { No, May, Must };

/// The moment of a recorded deal at which a power is used, as far as what is asked hangs on it.
struct InLog {
    Player dealer = 0;
    bool ends = false; ///< The deal is over.
    bool leads = false; ///< The next card is a lead.
    bool handsKnown = false; ///< The hands stand in the deal, so that whoever records it sees every card.
    Players cardOf = {}; ///< Of whom a card is named (`Power::WhenUsed::namesCardOf`).
};

/// A parameter of a power in the match file, and the slot of `PowerUse` that it fills.
struct Parameter {
    enum class Kind : std::uint8_t {
        Number, ///< a whole number from 0 -> number
        Signed, ///< a whole number, perhaps negative -> number
        Card, ///< -> card
        Returns, ///< a card -> returns
        Other, ///< a player, never oneself -> whom
        Anyone, ///< a player, perhaps oneself -> whom
        Suit, ///< -> suit
        Flag, ///< true or false -> flag
        Words, ///< one of two words -> flag: true for the first
        Two, ///< two cards -> cards
        Melds, ///< list of card lists -> melds
        Takes, ///< player -> card -> takes
        Gives, ///< player -> card -> gives
    };
    struct Word {
        std::string_view key;
        Text text;
    };
    std::string_view key;
    Text label; ///< What it is called, as within a sentence: "limit".
    Text question; ///< After the name of the power. {0}: of a card for each, whose.
    Kind kind;
    bool required = false; ///< Also in score-pad form, because the award may hang on it.
    std::array<Word, 2> words = {}; ///< Of `Words`.
    bool optionalInPosition = false; ///< … in force without it: all that it could be.
    bool optionalInLog = false; ///< A log may leave it out, or the rules decide whether it may.
    const Clause* notOneself = nullptr; ///< Of `Other`: says so; silence: the power's `rule` does.
    /// Asked when it is recorded; silence: whatever the log must have is asked, the rest may be unknown.
    Asked (*inLog)(const PowerUse&, const InLog&) = nullptr;

    Asked isAsked(const PowerUse& use, const InLog& at) const
    {
        return inLog ? inLog(use, at) : optionalInLog ? Asked::May : Asked::Must;
    }
    /// It is named only where the owner deals.
    bool isOfDealer(const PowerUse& use) const
    {
        const InLog deals{.dealer = use.by}, other{.dealer = static_cast<Player>(use.by + 1)};
        return isAsked(use, deals) == Asked::Must && isAsked(use, other) == Asked::No;
    }
    /// A card for each of several players.
    bool isForEach() const { return kind == Kind::Takes || kind == Kind::Gives; }
    bool isNeeded(PowerForm form) const
    {
        return form == PowerForm::Use ? required
                                      : !optionalInLog && !(form == PowerForm::InForce && optionalInPosition);
    }
};

/// Of a card that moves from hand to hand unseen. A deal that gives the hands must name it: else two hands
/// can no longer be followed, and the last cards may fit neither.
inline Asked whereHandsAreKnown(const PowerUse&, const InLog& at)
{
    return at.handsKnown ? Asked::Must : Asked::May;
}

/// Where the answer to an `Prompt::Kind::Worth` stands: it says a number and its sign at once.
constexpr std::string_view worthKey = "worth";

/// Any number of times a deal.
inline constexpr int anyTimes = 0;

/// How the next card of a power's owner is played; any other card is played as usual.
enum class NextCard : std::uint8_t {
    Usual,
    Excused, ///< Nobody asks whether it follows suit.
    FaceDown,
};

/// What becomes of a trick for which a power is used.
enum class Fate : std::uint8_t {
    Usual,
    Doubled, ///< Everybody plays a second card to it.
    WithoutCard, ///< `card` is taken out of it, just after it was played.
    Refused, ///< The winning card of the owner loses its rank.
    Given, ///< It may go to another than its winner.
    Shared, ///< Everybody takes something of it.
    PlayedAgain, ///< What was wished for it and a second card in it are gone.
};

/// Whose hand the card to lead is drawn from, unseen.
enum class BlindLead : std::uint8_t {
    No,
    OwnHand,
    OtherHand, ///< The owner had the lead.
};

/// What becomes of the card that lies put down.
enum class CardDown : std::uint8_t {
    Usual,
    Late, ///< The owner puts down only after the first lead.
    Exchanged, ///< The owner lays down another card instead.
    Robbed, ///< The owner takes it from another player and lays down another card there.
};

/// What is asked of a power is grouped by the moment at which it is asked. Every hook is optional; silence
/// means: as without this power. A flag that only one power would set is no field: derive it from what the
/// power says already, or ask a hook.
struct Power {
    std::string_view id; ///< As in the match file: "schwarzpeter".
    Card card; ///< The character.
    Text name;
    Text oneLine; ///< What it does, in our own words, one line on a character card.
    PerEdition<std::string_view> section; ///< Where each edition describes it.
    std::span<const Clause* const> clauses; ///< The first says what it does.
    PerEdition<int> uses = PerEdition<int>::all(1); ///< A deal; `anyTimes`: no limit.
    const Clause* usesClause = nullptr; ///< … and the clause that says so; silence: once, like every power.
    std::span<const Parameter> parameters = {};
    PerEdition<Phases> phases = {}; ///< When it may be used.
    /// It can change the award of a deal; all others matter to legality, knowledge and history only.
    bool decides = false;

    /// When it is used.
    struct WhenUsed {
        /// May it be declared at all, with these parameters? Refused with `illegalPower`. The owner, the
        /// number of uses and parameters that name oneself are checked before.
        Result<void> (*checkDeclared)(const Deal&, const PowerUse&) = nullptr;
        /// May it be used at the table, at this moment, beyond its phase, its count and `checkDeclared`?
        /// Refused with `illegalPower`.
        Result<void> (*mayUse)(const PowerTiming&, const PowerUse&) = nullptr;
        /// The clause that says when it may be used, at this moment; silence: `rule`.
        const Clause& (*says)(const PowerTiming&, const PowerUse&) = nullptr;
        /// The clauses that bear on whether it may be used now; empty: all of them may.
        std::span<const Clause* const> clauses = {};
        /// Of whom its parameters with a card for each name one; nobody: they may not be used now.
        Players (*namesCardOf)(const PowerTiming&, Player by) = nullptr;
        /// It is announced in parts, and a further part is no further use: how the parts become one.
        void (*join)(PowerUse& whole, const PowerUse& part, const Deal&) = nullptr;
        /// What happens at once in a recorded deal.
        void (*happens)(PlayState&, const PowerUse&) = nullptr;
    } use = {};

    /// When the cards are ranked and counted. Asked in list order.
    struct OfCards {
        /// The card that decides what is trump; empty: not said.
        std::optional<Card> (*deciding)(const PowerUse&) = nullptr;
        void (*order)(const Deal&, const PowerUse&, Order&) = nullptr;
        void (*values)(const Deal&, const PowerUse&, Values&) = nullptr;
        /// The clause by which a trick then counts what it counts.
        const Clause& (*saysWorth)(const Deal&) = nullptr;
    } cards = {};

    /// At every turn while it is in force.
    struct AtTurn {
        NextCard nextCard = NextCard::Usual;
        /// The hand as if cards were not in it.
        CardSet (*holds)(const Turn&, const PowerUse&, CardSet hand) = nullptr;
        /// What may be played: narrows or widens what the powers before it left.
        CardSet (*mayPlay)(const Turn&, const PowerUse&, CardSet legal) = nullptr;
        /// What must be played of what may be.
        CardSet (*mustPlay)(const Turn&, const PowerUse&, CardSet legal) = nullptr;
        /// Adds why it forbids the card; `before` is what was left before it.
        void (*forbids)(const Turn&, const PowerUse&, CardSet before, Card, Reasons&) = nullptr;
    } turn = {};

    /// While a trick lies and when it is taken.
    struct OfTrick {
        /// A complete trick stays on the table while it is used; any other power means that the trick was
        /// taken.
        bool uponTrick = false;
        /// Holds for one trick only, as opposed to the next card (Excuse) or the rest of the deal.
        bool forOneTrick = false;
        Fate fate = Fate::Usual;
        BlindLead lead = BlindLead::No;
        /// What it makes of the trick on the table.
        void (*shapes)(Trick&, const PowerUse&) = nullptr;
        /// What it did so that the winning card is the highest; empty: the card is so without it.
        std::optional<WhyHighest> (*wonBy)(const CompletedTrick&, const PowerUse&) = nullptr;
    } trick = {};

    /// When cards are put down.
    struct OfCardDown {
        /// The cards that must not lie put down.
        CardSet (*mayNotLie)(const Deal&) = nullptr;
        const Clause* clause = nullptr; ///< … and the clause that says which.
        CardDown change = CardDown::Usual;
    } down = {};

    /// When the deal is scored.
    struct OfScore {
        /// Card points in play. Silence: 157.
        int (*total)(const Deal&, int total) = nullptr;
        /// The number of tricks in the deal.
        int (*tricks)(const Deal&, int tricks) = nullptr;
        const Clause* tricksClause = nullptr; ///< The clause that says how many tricks there are.
        /// The limit that must not be reached; sets the clause that says so.
        int (*limit)(const Deal&, const PowerUse&, int limit, const Clause*& because) = nullptr;
        /// The owner's card points at the end of the game.
        int (*adjust)(const Deal&, const PowerUse&, int points) = nullptr;
        /// Why the owner's card points (`adjust`) or else the card points in play are `after` and not
        /// `before`.
        Reason (*explain)(const Deal&, const PowerUse&, int before, int after) = nullptr;
        /// The clause that says that Guggitaler switches this power off: then its hooks are not asked.
        const Clause* offUnderGuggitaler = nullptr;
        /// The award hangs on who has the cards at the end that must not lie put down, and each is asked for:
        /// "Who has the jack of ravens?"
        Text (*whoHas)(Card) = nullptr;
        /// An entry in the rules of the award. Of several the last in list order is asked first.
        const Rule* award = nullptr;
        /// Narrows what is asked for the parameter that the award hangs on: bounds, cards. What is a choice
        /// elsewhere is asked in another way on the score pad only.
        void (*ask)(const Deal&, const PowerUse&, Prompt&) = nullptr;
    } score = {};

    const Clause& rule() const { return *clauses.front(); } ///< What it does, in one clause.
    const Clause& often() const { return usesClause ? *usesClause : clause::characters; }
    bool isInParts() const { return use.join != nullptr; }
    bool isForNextCard() const { return turn.nextCard != NextCard::Usual; }
    bool playsFaceDown() const { return turn.nextCard == NextCard::FaceDown; }
    bool isExcused() const { return turn.nextCard == NextCard::Excused; }
    /// In front of whom it lays another card put down; empty: it does not.
    std::optional<Player> changesPutDown(const PowerUse& how) const;
    bool hasStakes() const { return score.whoHas != nullptr; }
    /// It changes the card points in play.
    bool changesTotal() const { return score.explain && !score.adjust; }
    bool isOff(const Deal& deal) const { return score.offUnderGuggitaler && deal.guggitaler(); }
};

/// The 36 powers in list order: A K Q J 10 9 8 7 6, in a rank L R H S.
extern const std::array<const Power*, 36> allPowers;

/// The order and the worth of the cards after these powers, asked in list order.
void change(const Deal& deal, std::span<const PowerUse> uses, Order& order, Values& values);

/// By its character's card, which exists in the pack.
inline const Power& powerOf(Card character)
{
    constexpr std::size_t ofSuit[] = {2, 0, 1, 3};
    return *allPowers[(static_cast<std::size_t>(Rank::Ace) - static_cast<std::size_t>(character.rank)) * 4
        + ofSuit[static_cast<std::size_t>(character.suit)]];
}

/// The first use of a power of which `is` is true, unless Guggitaler switches the power off; null: there is
/// none. `is` is a question of `Power` or a function.
template <typename Is>
requires std::is_invocable_v<Is, const Power&>
const PowerUse* declared(const Deal& deal, Is is)
{
    for (const PowerUse& use : deal.powers)
        if (const Power& power = powerOf(use.power); std::invoke(is, power) && !power.isOff(deal))
            return &use;
    return nullptr;
}
inline const PowerUse* declared(const Deal& deal, Fate fate)
{
    return declared(deal, [fate](const Power& power) { return power.trick.fate == fate; });
}
inline const PowerUse* declared(const Deal& deal, BlindLead lead)
{
    return declared(deal, [lead](const Power& power) { return power.trick.lead == lead; });
}
/// … that says which cards must not lie put down.
inline const PowerUse* declaredPutDown(const Deal& deal)
{
    return declared(deal, [](const Power& power) { return power.down.mayNotLie != nullptr; });
}
/// … so late that such a card may lie there already: until the first lead its player puts down another
/// instead.
inline const PowerUse* allowsPutDownAgain(const Deal& deal)
{
    return declared(deal, [&deal](const Power& power) {
        return power.down.mayNotLie && power.phases.in(deal.edition).has(Phase::AfterPutDown);
    });
}

/// The card that says what is trump: the one turned up, unless a power has put another in its place.
Card trumpCard(std::span<const PowerUse> uses, Card turnedUp);

/// What was wished for a trick that is played again since; `use` is one of the powers.
bool isSpent(std::span<const PowerUse> powers, const PowerUse& use);

/// By its name in the match file; null: there is none.
const Power* powerNamed(std::string_view id);

/// `illegal-power` at the power entry, with the clause that says why.
inline tl::unexpected<Refusal> illegalPower(const Clause& clause, Message message)
{
    return tl::unexpected(Refusal{
        .code = Refusal::Code::IllegalPower, .where = {}, .message = std::move(message), .clause = &clause});
}

} // namespace tafel::eidex
