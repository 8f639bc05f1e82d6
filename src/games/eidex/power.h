// A character's power: a struct of optional hooks. Each power has a file under powers/; powers.cpp lists them
// all.
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

/// The context of a power use: a list of used powers (score pad, question), a list of active powers
/// (position), or an event of a log.
enum class PowerForm : std::uint8_t { Use, InForce, Event };

/// Whether a parameter is asked for. `May` also accepts that nobody knows the answer.
enum class Requirement : std::uint8_t { No, May, Must };

/// The moment of a recorded deal at which a power is used, as far as prompts depend on it.
struct InLog {
    Player dealer = 0;
    bool ends = false; ///< The deal is over.
    bool leads = false; ///< The next card is a lead.
    bool handsKnown = false; ///< The deal gives the hands, so that the person who records it sees every card.
    Players cardOf = {}; ///< The players of whom a card is named (`Power::WhenUsed::namesCardOf`).
};

/// A parameter of a power in the match file, and the slot of `PowerUse` that it fills.
struct Parameter {
    enum class Kind : std::uint8_t {
        Number, ///< A non-negative integer, stored in `number`.
        Signed, ///< An integer that may be negative, stored in `number`.
        Card, ///< A card, stored in `card`.
        Returns, ///< A card, stored in `returns`.
        Other, ///< A player other than the owner, stored in `whom`.
        Anyone, ///< Any player, stored in `whom`.
        Suit, ///< A suit, stored in `suit`.
        Flag, ///< A boolean, stored in `flag`.
        Words, ///< One of two words, stored in `flag`, which is true for the first word.
        Two, ///< Two cards, stored in `cards`.
        Melds, ///< A list of card lists, stored in `melds`.
        Takes, ///< A map from player to card, stored in `takes`.
        Gives, ///< A map from player to card, stored in `gives`.
    };
    struct Word {
        std::string_view key;
        Text text;
    };
    std::string_view key;
    Text label; ///< The name of the parameter as used within a sentence: "limit".
    /// The question, shown after the name of the power. {0} is the player if there is a card for each one.
    Text question;
    Kind kind;
    bool required = false; ///< The score pad also requires the parameter, because the award may depend on it.
    std::array<Word, 2> words = {}; ///< The two words of a parameter of kind `Words`.
    bool optionalInLog = false; ///< A log may omit the parameter, or the rules decide whether it may.
    /// For kind `Other`: the clause that forbids the owner. If null, the power's `rule` does.
    const Clause* notOneself = nullptr;
    /// Whether the parameter is asked for while a deal is recorded. By default the log's required parameters
    /// are asked for, and the others may be unknown.
    Requirement (*inLog)(const PowerUse&, const InLog&) = nullptr;

    Requirement isAsked(const PowerUse& use, const InLog& at) const
    {
        return inLog ? inLog(use, at) : optionalInLog ? Requirement::May : Requirement::Must;
    }
    /// Whether the parameter is named only if the owner is the dealer.
    bool isOfDealer(const PowerUse& use) const
    {
        const InLog deals{.dealer = use.by}, other{.dealer = static_cast<Player>(use.by + 1)};
        return isAsked(use, deals) == Requirement::Must && isAsked(use, other) == Requirement::No;
    }
    /// Whether the parameter has a card for each of several players.
    bool isForEach() const { return kind == Kind::Takes || kind == Kind::Gives; }
};

/// For a card that moves unseen from hand to hand. A deal that gives the hands must name it. Otherwise two
/// hands can no longer be followed, and the last cards may fit neither of them.
inline Requirement whereHandsAreKnown(const PowerUse&, const InLog& at)
{
    return at.handsKnown ? Requirement::Must : Requirement::May;
}

/// The path of the answer to a `Prompt::Kind::Worth`, which gives a number and its sign together.
constexpr std::string_view worthKey = "worth";

/// A power with this limit can be used any number of times in a deal.
inline constexpr int anyTimes = 0;

/// How the owner of a power plays their next card. All other cards are played as usual.
enum class NextCard : std::uint8_t {
    Usual,
    Excused, ///< The card need not follow suit.
    FaceDown,
};

/// The effect of a power on the trick for which it is used.
enum class Fate : std::uint8_t {
    Usual,
    Doubled, ///< Each player plays a second card to the trick.
    Refused, ///< The owner's winning card loses its rank.
    Given, ///< The trick may go to a player other than its winner.
    Shared, ///< Each player takes part of the trick.
    PlayedAgain, ///< The trick is played again, without the wishes for it and without second cards.
};

/// The hand from which the card to lead is drawn, unseen.
enum class BlindLead : std::uint8_t {
    No,
    OwnHand,
    OtherHand, ///< The owner had the lead, and another player's card is drawn.
};

/// The hooks are grouped by the moment at which they are called. Each is optional; without it the game
/// proceeds as without this power. Add no flag that a single power would set: derive it from existing fields,
/// or call a hook.
struct Power {
    std::string_view id; ///< The id in the match file: "schwarzpeter".
    Card card; ///< The character.
    Text name;
    Text oneLine; ///< The effect in our own words, as one line on a character card.
    PerEdition<std::string_view> section; ///< The section of each edition that describes the power.
    std::span<const Clause* const> clauses; ///< The first clause states the effect.
    /// The number of uses in a deal; `anyTimes` means no limit.
    PerEdition<int> uses = PerEdition<int>::all(1);
    /// The clause that sets `uses`. If null, the power can be used once like every power.
    const Clause* usesClause = nullptr;
    std::span<const Parameter> parameters = {};
    PerEdition<Phases> phases = {}; ///< The phases in which the power may be used.
    /// The power can change the award of a deal. All others affect only legality, knowledge and history.
    bool decides = false;

    /// Hooks for the use of the power.
    struct WhenUsed {
        /// Checks whether the power may be declared at all with these parameters. The caller has checked the
        /// owner, the number of uses and parameters that must not name the owner.
        /// Errors: `illegalPower`.
        Result<void> (*checkDeclared)(const DealInPlay&, const PowerUse&) = nullptr;
        /// Checks whether the power may be used at this moment. The caller has checked the phase, the number
        /// of uses and `checkDeclared`.
        /// Errors: `illegalPower`.
        Result<void> (*mayUse)(const PowerTiming&, const PowerUse&) = nullptr;
        /// The clause that says when the power may be used, at this moment. By default `rule`.
        const Clause& (*says)(const PowerTiming&, const PowerUse&) = nullptr;
        /// The clauses that concern whether the power may be used now. If empty, any of the power's clauses
        /// may.
        std::span<const Clause* const> clauses = {};
        /// The players of whom the power's parameters with a card for each name one. If there are none, the
        /// power may not be used now.
        Players (*namesCardOf)(const PowerTiming&, Player by) = nullptr;
        /// Merges a further part of an announcement into the whole. Set only for a power that is announced in
        /// parts; a further part is no further use.
        void (*join)(PowerUse& whole, const PowerUse& part, const DealInPlay&) = nullptr;
        /// The immediate effect in a recorded deal.
        void (*happens)(PlayState&, const PowerUse&) = nullptr;
    } use = {};

    /// Hooks for the rank and value of cards. They are called in list order.
    struct OfCards {
        /// The card that decides the trump; empty if it was not entered.
        std::optional<Card> (*deciding)(const PowerUse&) = nullptr;
        void (*order)(const DealInPlay&, const PowerUse&, Order&) = nullptr;
        void (*values)(const DealInPlay&, const PowerUse&, Values&) = nullptr;
        /// The clause that determines the card points of a trick.
        const Clause& (*valueClause)(const DealInPlay&) = nullptr;
    } cards = {};

    /// Hooks for every turn while the power is active.
    struct AtTurn {
        NextCard nextCard = NextCard::Usual;
        /// The hand without the cards that the power excludes. Such a card takes no part in the trick.
        CardSet (*holds)(const Turn&, const PowerUse&, CardSet hand) = nullptr;
        /// Narrows or widens the cards that the powers before it left playable.
        CardSet (*mayPlay)(const Turn&, const PowerUse&, CardSet legal) = nullptr;
        /// The cards that must be played, of those that may be played.
        CardSet (*mustPlay)(const Turn&, const PowerUse&, CardSet legal) = nullptr;
        /// Adds the reason why the power forbids the card; `before` holds the cards that were playable before
        /// this power.
        void (*forbids)(const Turn&, const PowerUse&, CardSet before, Card, Reasons&) = nullptr;
    } turn = {};

    /// Hooks for a trick that lies on the table or is taken.
    struct OfTrick {
        /// The power is used while a complete trick lies on the table. The use of any other power means that
        /// the trick was taken.
        bool uponTrick = false;
        /// The power applies to one trick only, as opposed to the next card (Excuse) or the rest of the deal.
        bool forOneTrick = false;
        Fate fate = Fate::Usual;
        BlindLead lead = BlindLead::No;
        /// Changes the trick on the table.
        void (*alterTrick)(Trick&, const PowerUse&) = nullptr;
        /// The reason why the winning card is the highest because of this power; empty if it would be so
        /// without the power.
        std::optional<WhyHighest> (*wonBy)(const CompletedTrick&, const PowerUse&) = nullptr;
    } trick = {};

    /// Hooks for putting cards down.
    struct OfCardDown {
        /// The cards that must not be put down.
        CardSet (*excludedFromPutDown)(const DealInPlay&) = nullptr;
        const Clause* clause = nullptr; ///< The clause that names the cards of `excludedFromPutDown`.
        /// The owner takes a card put down, their own or another player's, and lays down another one there.
        bool exchanges = false;
    } down = {};

    /// Hooks for scoring.
    struct OfScore {
        /// The number of tricks in the deal.
        int (*tricks)(const DealInPlay&, int tricks) = nullptr;
        const Clause* tricksClause = nullptr; ///< The clause that says how many tricks there are.
        /// The limit that a player must stay below. Sets `because` to the clause that defines it.
        int (*limit)(const DealInPlay&, const PowerUse&, int limit, const Clause*& because) = nullptr;
        /// The owner's card points at the end of the game.
        int (*adjust)(const DealInPlay&, const PowerUse&, int points) = nullptr;
        /// The reason why the owner's card points (`adjust`), or else the card points in play, are `after`
        /// instead of `before`.
        Reason (*explain)(const DealInPlay&, const PowerUse&, int before, int after) = nullptr;
        /// The clause by which Guggitaler switches the power off. Its hooks are then not called.
        const Clause* offUnderGuggitaler = nullptr;
        /// The question for the owner of a card that must not be put down: "Who has the jack of ravens?" Set
        /// if the award depends on who has these cards at the end.
        Text (*holderQuestion)(Card) = nullptr;
        /// A rule of the award. If several powers have one, the last in list order is applied first.
        const Rule* award = nullptr;
        /// Narrows the prompt for the parameter on which the award depends: its bounds and cards. Only the
        /// score pad replaces a choice by another kind of prompt.
        void (*ask)(const DealInPlay&, const PowerUse&, Prompt&) = nullptr;
    } score = {};

    /// Whether the parameter must be given in this form. In a position, a power for the next card may be
    /// active without its parameter, which then stands for every possible value.
    bool needs(const Parameter& parameter, PowerForm form) const
    {
        return form == PowerForm::Use
            ? parameter.required
            : !parameter.optionalInLog && !(form == PowerForm::InForce && isForNextCard());
    }
    /// The clause that states the effect of the power.
    const Clause& rule() const { return *clauses.front(); }
    const Clause& useLimitClause() const { return usesClause ? *usesClause : clause::characters; }
    bool isInParts() const { return use.join != nullptr; }
    bool isForNextCard() const { return turn.nextCard != NextCard::Usual; }
    bool playsFaceDown() const { return turn.nextCard == NextCard::FaceDown; }
    bool isExcused() const { return turn.nextCard == NextCard::Excused; }
    bool rejectsCard() const { return turn.holds != nullptr; }
    /// The player whose card put down the power replaces; empty if it replaces none.
    std::optional<Player> changesPutDown(const PowerUse& how) const
    {
        return down.exchanges ? std::optional(how.whom.value_or(how.by)) : std::nullopt;
    }
    /// Whether the owner uses the power instead of putting a card down, which follows after the first lead.
    bool delaysPutDown(Edition edition) const { return phases.in(edition) == Phases{Phase::PutDown}; }
    bool hasStakes() const { return score.holderQuestion != nullptr; }
    /// Whether the power changes the card points in play.
    bool changesTotal() const { return score.explain && !score.adjust; }
    bool isSuspended(const DealInPlay& deal) const { return score.offUnderGuggitaler && deal.guggitaler(); }
};

/// The 36 powers in list order: by rank A K Q J 10 9 8 7 6, within a rank by suit L R H S.
extern const std::array<const Power*, 36> allPowers;

/// Applies the powers to the order and the values of the cards, in list order.
void change(const DealInPlay& deal, std::span<const PowerUse> uses, Order& order, Values& values);

/// The power of a character, whose card must exist in the pack.
inline const Power& powerOf(Card character)
{
    constexpr std::size_t ofSuit[] = {2, 0, 1, 3};
    return *allPowers[(static_cast<std::size_t>(Rank::Ace) - static_cast<std::size_t>(character.rank)) * 4
        + ofSuit[static_cast<std::size_t>(character.suit)]];
}

/// The first use of a power for which `is` returns true and which Guggitaler does not switch off; null if
/// there is no such use. `is` is a member function of `Power` or a function.
template <typename Is>
requires std::is_invocable_v<Is, const Power&>
const PowerUse* declared(const DealInPlay& deal, Is is)
{
    for (const PowerUse& use : deal.powers)
        if (const Power& power = powerOf(use.power); std::invoke(is, power) && !power.isSuspended(deal))
            return &use;
    return nullptr;
}
inline const PowerUse* declared(const DealInPlay& deal, Fate fate)
{
    return declared(deal, [fate](const Power& power) { return power.trick.fate == fate; });
}
inline const PowerUse* declared(const DealInPlay& deal, BlindLead lead)
{
    return declared(deal, [lead](const Power& power) { return power.trick.lead == lead; });
}
/// The declared power that says which cards must not be put down; null if there is none.
inline const PowerUse* declaredPutDown(const DealInPlay& deal)
{
    return declared(deal, [](const Power& power) { return power.down.excludedFromPutDown != nullptr; });
}
/// The declared power that forbids cards put down so late that such a card may already lie there. Its player
/// then replaces it before the first lead. Null if there is none.
inline const PowerUse* allowsPutDownAgain(const DealInPlay& deal)
{
    return declared(deal, [&deal](const Power& power) {
        return power.down.excludedFromPutDown && power.phases.in(deal.edition).has(Phase::AfterPutDown);
    });
}

/// The card that decides the trump: the one turned up, unless a power has replaced it.
Card trumpCard(std::span<const PowerUse> uses, Card turnedUp);

/// Whether `use`, one of `powers`, applied to a trick that was played again since.
bool isUsedUp(std::span<const PowerUse> powers, const PowerUse& use);

/// The power with this name in the match file; null if it is unknown.
const Power* powerNamed(std::string_view id);

/// `illegal-power` at the power entry, with the clause that gives the reason.
inline tl::unexpected<Refusal> illegalPower(const Clause& clause, Message message)
{
    return tl::unexpected(Refusal{
        .code = Refusal::Code::IllegalPower, .where = {}, .message = std::move(message), .clause = &clause});
}

} // namespace tafel::eidex
