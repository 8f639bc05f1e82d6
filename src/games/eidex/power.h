// A character's power: a struct of optional hooks. One file a power under powers/; the list of all is
// powers.cpp.
#pragma once

#include <array>

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
    Players cardOf = {}; ///< Of whom a card is named (`Power::namesCardOf`).
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

struct Power {
    std::string_view id; ///< As in the match file: "schwarzpeter".
    Card card; ///< The character.
    Text name;
    Text oneLine; ///< What it does, in our own words, one line on a character card.
    PerEdition<std::string_view> section; ///< Where each edition describes it.
    std::span<const Clause* const> clauses;
    std::span<const Clause* const> clausesOfUse
        = {}; ///< The clauses that bear on whether it may be used now; empty: all of them may.
    const Clause& rule() const { return *clauses.front(); } ///< What it does, in one clause.
    PerEdition<int> uses = PerEdition<int>::all(1); ///< A deal; `anyTimes`: no limit.
    const Clause* usesClause = nullptr; ///< … and the clause that says so; silence: once, like every power.
    const Clause& often() const { return usesClause ? *usesClause : clause::characters; }
    std::span<const Parameter> parameters = {};

    /// When it may be used.
    PerEdition<Phases> phases = {};

    /// It can change the award of a deal; all others matter to legality, knowledge and history only.
    bool decides = false;

    // Hooks. Each is optional; silence means: as without this power.

    /// Asked when the power is declared: may it be, with these parameters? Refused with `illegalPower`.
    /// The owner, the number of uses and parameters that name oneself are checked before.
    Result<void> (*checkDeclared)(const Deal&, const PowerUse&) = nullptr;
    /// Asked when it is used at the table: may it be, at this moment, beyond its phase, its count and
    /// `checkDeclared`? Refused with `illegalPower`.
    Result<void> (*mayUse)(const PowerTiming&, const PowerUse&) = nullptr;
    /// The clause that says when it may be used, at this moment; silence: `rule`.
    const Clause& (*says)(const PowerTiming&, const PowerUse&) = nullptr;
    /// The key that a recorded deal misses in this use, because this deal asks for it; empty: none.
    std::string_view (*missing)(const Deal&, const PowerUse&) = nullptr;
    /// Of whom its parameters with a card for each name one; nobody: they may not be used now.
    Players (*namesCardOf)(const PowerTiming&, Player by) = nullptr;
    /// It names a player only when its owner deals.
    bool namesAsDealer = false;
    /// What happens at once when it is used in a recorded deal.
    void (*use)(PlayState&, const PowerUse&) = nullptr;

    /// Its card decides what is trump.
    bool trumpCard = false;
    /// Changes the order of ranks. Asked in list order.
    void (*order)(const Deal&, const PowerUse&, Order&) = nullptr;
    /// Changes what cards are worth. Asked in list order.
    void (*values)(const Deal&, const PowerUse&, Values&) = nullptr;
    /// The clause by which a trick then counts what it counts.
    const Clause& (*saysWorth)(const Deal&) = nullptr;
    /// Holds for one trick only, as opposed to the next card (Excuse) or the rest of the deal.
    bool forOneTrick = false;
    /// Asked at every turn while it is in force: the hand as if cards were not in it.
    CardSet (*holds)(const Turn&, const PowerUse&, CardSet hand) = nullptr;
    /// What may be played, while it is in force: narrows or widens what the powers before it left.
    CardSet (*mayPlay)(const Turn&, const PowerUse&, CardSet legal) = nullptr;
    /// What must be played of what may be, while it is in force.
    CardSet (*mustPlay)(const Turn&, const PowerUse&, CardSet legal) = nullptr;
    /// Adds why it forbids the card; `before` is what was left before it.
    void (*forbids)(const Turn&, const PowerUse&, CardSet before, Card, Reasons&) = nullptr;
    /// While its owner is to play, nobody asks whether the card follows suit.
    bool liftsFollowing = false;
    /// Holds for the next card of its owner only (Excuse, Sphinx).
    bool forNextCard = false;
    /// What it makes of the trick on the table.
    void (*shapes)(Trick&, const PowerUse&) = nullptr;
    /// Everybody plays a second card to the trick.
    bool doublesTrick = false;
    /// Takes `card` out of the trick in which it has just been played.
    bool rejectsCard = false;
    /// The winning card of its owner loses its rank.
    bool refusesTrick = false;
    /// A trick for which it is used may go to another than its winner.
    bool givesTrick = false;
    /// Everybody takes something of the tricks for which it is used.
    bool sharesTricks = false;
    /// The card to lead is drawn blind.
    bool drawsLead = false;
    /// The card to lead is drawn out of another hand than its owner's, who had the lead.
    bool movesLead = false;
    /// A complete trick stays on the table while it is used; any other power means that the trick was taken.
    bool uponTrick = false;
    /// The next card of its owner is played face down.
    bool facesDown = false;
    /// What it did so that the winning card of a trick is the highest; empty: the card is so without it.
    std::optional<WhyHighest> (*wonBy)(const CompletedTrick&, const PowerUse&) = nullptr;
    /// Announced in parts: a further announcement is no further use.
    bool inParts = false;
    /// How the parts of an announcement become one.
    void (*join)(PowerUse& whole, const PowerUse& part, const Deal&) = nullptr;
    /// The cards that must not lie put down.
    CardSet (*mayNotLie)(const Deal&) = nullptr;
    /// The clause that says which cards must not lie put down.
    const Clause* notPutDown = nullptr;
    /// Until the first lead whoever has put down a card that must not lie puts down another instead.
    bool allowsPutDownAgain = false;
    /// Its owner puts down only after the first lead.
    bool putsDownLate = false;
    /// In front of whom it lays another card put down.
    Player (*changesPutDown)(const PowerUse&) = nullptr;

    /// Card points in play. Silence: 157.
    int (*total)(const Deal&, int total) = nullptr;
    /// The number of tricks in the deal.
    int (*tricks)(const Deal&, int tricks) = nullptr;
    const Clause* tricksClause = nullptr; ///< The clause that says how many tricks there are.
    /// A trick is played again; what was wished for it and a second card in it are gone.
    bool replaysTrick = false;
    /// The limit that must not be reached; sets the clause that says so.
    int (*limit)(const Deal&, const PowerUse&, int limit, const Clause*& because) = nullptr;
    /// The owner's card points at the end of the game.
    int (*adjust)(const Deal&, const PowerUse&, int points) = nullptr;
    /// Why the owner's card points (`adjust`) or the card points in play are `after` and not `before`.
    Reason (*explain)(const Deal&, const PowerUse&, int before, int after) = nullptr;
    /// It switches off every power with `offUnderGuggitaler`.
    bool switchesOff = false;
    /// The clause that says that Guggitaler switches this power off: then its hooks are not asked.
    const Clause* offUnderGuggitaler = nullptr;
    bool isOff(const Deal& deal) const { return offUnderGuggitaler && deal.guggitaler(); }
    /// A card may be left with nobody; `explain` says what that takes off the card points in play.
    bool opensPot = false;
    /// Foretells the own card points in `number`.
    bool guesses = false;
    /// Cards on whose owner at the end the award hangs.
    CardSet (*stakes)(const Deal&) = nullptr;
    /// How each card of `stakes` is asked for: "Who has the jack of ravens?"
    Text (*whoHas)(Card) = nullptr;
    /// An entry in the rules of the award. Of several the last in list order is asked first.
    const Rule* award = nullptr;
    /// Narrows what is asked for the parameter that the award hangs on: bounds, cards. What is a choice
    /// elsewhere is asked in another way on the score pad only.
    void (*ask)(const Deal&, const PowerUse&, Prompt&) = nullptr;
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

/// The first use of a power that has this property or hook, unless Guggitaler switches the power off; null:
/// there is none.
template <typename Property> const PowerUse* declared(const Deal& deal, Property Power::*property)
{
    for (const PowerUse& use : deal.powers)
        if (const Power& power = powerOf(use.power); power.*property && !power.isOff(deal))
            return &use;
    return nullptr;
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
