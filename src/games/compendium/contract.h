// The vocabulary of the compendium games: a game is one table of contracts.
#pragma once

#include <array>
#include <variant>

#include "base/limits.h"
#include "games/compendium/facts.h"
#include "referee/game.h"

namespace tafel::compendium {

struct Contract;
struct GameTable;

/// A match at a table, as its rules see it for one deal: who sits there, the house rules of that deal.
struct DealContext {
    const GameTable* table;
    const Match* match;
    int deal; ///< Number of the deal, from 1.
    std::optional<Player> dealer = {}; ///< Its dealer, if the entry names one.

    int players() const { return match->count(); }
    /// The player who has the number: of partners the first one.
    inline Player side(Player player) const;
    int option(const OptionSpec& option) const { return match->option(option, deal); }
    bool has(const OptionSpec* option) const { return option && match->option(*option, deal) == 1; }
    Player next(Player player) const { return static_cast<Player>((player + 1) % players()); }
    Player previous(Player player) const { return static_cast<Player>((player + players() - 1) % players()); }
};

/// The award of a deal, and its reasons.
struct DealScores {
    PerPlayer<int> award = {};
    Reasons because = {}; ///< Special rules first, the contract's own line last (`defaultReason`).
};

// ---- Scores. Each reads the measure of its contract.

/// A value for each trick, or each card of `Contract::scoring`. Reads `count`.
struct Each {
    int value;
    std::optional<int> none = {}; ///< For a player who has none.
};

/// A value for each of the cards. Reads `takes`.
struct CardWorth {
    CardSet cards;
    int value;
};
struct PerCard {
    std::array<CardWorth, 6> worths;

    /// The value of a card; 0 if it does not score.
    int of(Card card) const;
};

/// The same for any number of values. Reads `takes`.
struct CardWorths {
    std::span<const CardWorth> worths;

    int of(Card card) const;
};

/// Values in the order of going out; fewer players use the first ones. Reads `out`.
struct ByPlace {
    std::array<int, maxPlayers> values;
};

/// The winners of some tricks: from 1; −1 is the last trick, −2 the last but one. Reads `winners`.
struct TrickWorth {
    int trick;
    int value;
};
struct ByTrick {
    std::array<TrickWorth, limits::trickWorths> worths; ///< Ends at the first `trick` that is 0.
};

/// The players who make a running total pass a threshold. Reads `crossings`.
struct Threshold {
    int at;
    int value;
};
struct ByThreshold {
    std::array<Threshold, 4> thresholds; ///< Ends at the first `at` that is 0.
};

/// A value for each card left at the first count, the second … Reads `counts`.
struct ByCount {
    std::array<int, maxPlayers - 1> values;
};

/// A value for each card left and each pass. Reads `left` and `passes`.
struct CardsLeft {
    int card;
    int pass; ///< 0 if passes are not counted.
    std::optional<int> winner = {}; ///< A player with none gets this for each card of the others.
};

/// A value for each point. Reads `points`.
struct PerPoint {
    int each;
    std::optional<int> winner = {}; ///< A player with none gets this for each point of the others.
};

/// The terms of a sum: a fixed number, and values for each unit.
struct ForecastTerms {
    int fixed = 0, said = 0, made = 0;
    int off = 0; ///< For each unit by which `made` and `said` differ.
    int value = 0; ///< Times the value of a declarer's game.
};

/// Whether a bid was made. Reads `said` and `made`.
struct Forecast {
    ForecastTerms hit, miss;
    bool enough = false; ///< More tricks than the bid also count as a hit.
};

/// One or two against the others. Reads `declarer`.
struct DeclarerStakes {
    ForecastTerms by, others;
};
struct ByDeclarer {
    DeclarerStakes won, lost;
};

/// For a single contract: a named function in its file.
struct Special {
    DealScores (*worth)(const DealContext& context, const Contract& contract, const Facts& facts);
};

using Score = std::variant<Each, PerCard, CardWorths, ByPlace, ByTrick, ByThreshold, ByCount, CardsLeft,
    PerPoint, Forecast, ByDeclarer, Special>;

// ---- Further parts of a score

/// A typed number: one of a few, or any between two bounds.
struct NumberInput {
    std::span<const int> values = {}; ///< The first one is the default.
    int lowest = 0, highest = limits::awarded; ///< Bounds without such values.
    bool allows(int value) const;
};

/// One player has all counted objects.
struct MarchRule {
    const Clause* clause;
    int by = 0, others = 0;
    bool adds = false; ///< True if it is added to the score, false if it replaces it.
};

/// A multiplier for the whole deal; the first one is the default.
struct Factor {
    const Clause* clause;
    std::span<const int> values;
};

/// Points under a name, in addition to those of the contract.
struct Extra {
    std::string_view id;
    Text name;
    const Clause* clause;
    NumberInput typed = {};
    bool multiplied = false; ///< True if the multiplier of the deal applies.
};

// ---- Contracts

/// How cards are laid in a contract without tricks.
struct Layout {
    enum class Kind : std::uint8_t {
        None, ///< A contract of tricks, or of single cards.
        Rows, ///< By suit from `start`, up and down.
        OneRow, ///< One row with two ends, regardless of suit, going round; founded by a `start`.
        Series, ///< Consecutive cards of a suit, up to four, then a new lead.
        Founded, ///< The first card's rank founds every suit; upwards only, going round.
    };
    Kind kind = Kind::None;
    Rank start = Rank::Jack;
    bool aceLow = false; ///< For `Rows`: the ace ranks below the two.
    std::optional<Card> first = {}; ///< `Rows`: its holder opens with it; empty: with any `start`.
    const Clause* opens = nullptr; ///< The clause about the opening.
    bool packets = false; ///< A player who cannot play takes one, while some are left.
    const Clause* cannotPlay = nullptr; ///< The clause for a player who cannot play: packets, a given card.
    const Clause* order = nullptr; ///< For `OneRow`: the clause about the direction.
};

struct Contract {
    std::string_view id; ///< "no-hearts"
    Text name; ///< "No hearts"
    Text line; ///< Its score in a few words, for a tile: "10 a trick".
    const Clause* clause; ///< The rule of its score.
    Key measure; ///< Count, Takes, Winners, Lows, Out, Counts, Left, Crossings, Called, Said, Declarer or
                 ///< Points.
    Score score;
    Text noun = {}; ///< The counted things: "Tricks", "Hearts". Empty: the default of the measure.
    CardSet scoring = {}; ///< For `Count`, `Takes`: the counted cards; for `Count` empty: tricks.
    CardSet notInFirstTrick = {}; ///< First-trick ban.
    const Clause* ban = nullptr; ///< The clause that names those cards.
    CardSet endsWith = {}; ///< The deal ends when all of these are taken.
    int endsAfter = 0; ///< The deal ends after this trick (−2: the last but one); 0: the last.
    Layout layout = {};
    bool tricks = true; ///< Made of tricks: it can be recorded card by card.
    const Clause* oneByOne = nullptr; ///< Without tricks: the clause of one card a turn.
    bool follow = true; ///< There is a duty to follow suit.
    /// The clause for cards played unseen in the reverse order of dealing.
    const Clause* lastDealtFirst = nullptr;
    bool trump = false; ///< A suit is trump: the deal carries it.
    bool march = false; ///< A player who wins every trick may have a march, under the house rule.
    bool passes = false; ///< For `Left`: the form also asks for `passes`.
    bool takesToo = false; ///< For `Count`: the form also asks for `takes` of `scoring`, and counts tricks.
    bool orPoints = false; ///< For `Takes`: the points may be entered instead.
    const Clause* announced = nullptr; ///< Set if it can be announced: the clause of the announcement.
    const Clause* when = nullptr; ///< The clause about when it is played, if `GameTable::plan` has none.
    /// Which deal of a match it fills, from 0, for a game that plans so. Contracts that share one exclude
    /// each other: `only` says which of them is in use.
    int slot = 0;
    struct Only {
        const OptionSpec* option = nullptr; ///< Without one it is always in use.
        int value = 0;
    };
    Only only = {}; ///< It is in use only with this value of a house rule.

    // For custom games, and where the entry states the total.
    /// For `Count`, `Said`, `Points`: the sum of all players; empty: the number of scoring cards or tricks,
    /// and for `Points` any sum (`PerPoint`).
    std::optional<int> total = {};
    bool rest = false; ///< Some of it may remain unclaimed.
    NumberInput typed = {}; ///< For `Points`, `Declarer`: each number.
    bool uneven = false; ///< For `Said`: the sum of the bids must differ from the tricks.
    int declarers = 1;
    std::optional<MarchRule> everything = {};
    std::optional<Factor> factor = {};
    int times = 1; ///< Times that it is played in a round, or by a dealer.

    /// True if the award does not depend on which cards were in one trick: an element of `takes` may merge
    /// tricks.
    bool acceptsMergedTricks() const
    {
        return takesToo || std::holds_alternative<PerCard>(score)
            || std::holds_alternative<CardWorths>(score);
    }
};

/// The possible next contracts and the dealer. Without contracts the match is over.
struct DueContracts {
    Player dealer = 0;
    std::vector<const Contract*> contracts = {};
};

/// The values of a house rule that is in force or not (`OptionSpec::Form::Flag`).
inline constexpr std::string_view flagWords[] = {"false", "true"};

/// A game as one table.
struct GameTable {
    std::string_view id;
    Text name;
    Text oneLine; ///< For the list of games.
    std::string_view picture; ///< Format of `Game::picture`.
    Unit unit; ///< The unit of the total.
    Players playerCounts;
    std::span<const Rank> ranks; ///< Highest first; they make the pack.
    std::span<const Contract> contracts;
    std::span<const Clause* const> clauses;
    std::span<const OptionSpec> options = {};
    Text firstDealerNote = {.de = "gibt zuerst", .en = "deals first"};

    // Differences with three players.
    std::span<const Rank> ranksOfThree = {}; ///< Empty if they are those of four.
    CardSet withoutWithThree = {}; ///< Removed from the pack.

    /// The contracts are phases that follow from the score: an entry may omit its contract.
    bool phases = false;
    int round = 0; ///< If the contract is chosen: the deals of a round, in which each is played once.
    int handSize = 0; ///< 0 if the whole pack is dealt.
    bool dealerLeads = false; ///< The dealer opens the first trick; otherwise the next player does.
    const Clause* opens = nullptr; ///< The clause about the lead.
    const Clause* plan = nullptr; ///< The clause of the order of deals.
    const Clause* dealt = nullptr; ///< The clause of the pack and the size of a hand.
    const Clause* bottomCard = nullptr; ///< The dealer holds a card of the suit that it shows as trump.
    const OptionSpec* march = nullptr; ///< The house rule of the march.
    int marchWins = 0, marchLoses = 0; ///< Its values for the winner of all tricks, and for the others.

    /// All deals of a match in order. Null: the contracts of the table, each once.
    std::vector<const Contract*> (*deals)(const DealContext& context) = nullptr;
    /// The number of successive deals of one dealer. Null: one.
    int (*block)(const DealContext& context) = nullptr;
    /// Replaces `deals` if the contract is chosen or depends on the score.
    DueContracts (*due)(const DealContext& context, const Standing& before) = nullptr;
    /// All contracts that a match can have, if `due` is set.
    std::vector<const Contract*> (*possible)(const DealContext& context) = nullptr;
    /// Round, phase, and the player who chooses; null for no text.
    Sentence (*situation)(const DealContext& context, const Standing& before, Player dealer) = nullptr;
    /// Updates the standing if it is more than a sum (strokes).
    Standing (*after)(const DealContext& context, const Standing& before, DealAward& award) = nullptr;
    /// The strength of a card in a trick, which replaces rank and trump. Higher wins; 0: cannot win against
    /// the lead.
    int (*strength)(Card card, Suit led, std::optional<Suit> trump) = nullptr;
    /// The rule about the rank of a card, if the order is not A K Q J 10 9 …
    const Clause& (*ranking)(int players, Card card, std::optional<Suit> trump) = nullptr;
    /// The suit that a card belongs to under this trump, if it is not its own.
    Suit (*suitOf)(Card card, std::optional<Suit> trump) = nullptr;
    /// Card points of a card, if a contract counts them.
    int (*points)(Card card, std::optional<Suit> trump) = nullptr;
    int pointsInPlay = 0; ///< The sum of all card points of a deal.

    // Custom games.
    bool own = false; ///< A custom game: each reason has a value, and all clauses are its author's.
    CardSet without = {}; ///< Removed from the pack.
    bool pairs = false; ///< The first and third player against the others: each side has one number.
    int seats = 0; ///< Players per deal; one more at the table, and the dealer sits out. 0: all play.
    std::span<const Extra> extras = {};
    std::span<const int> tricks
        = {}; ///< Tricks of a deal: one number for all, or one for each. Empty: the hand size.
    bool listsTricks = false; ///< `tricks` has one number for each deal.
    bool ofDealers = false; ///< Each dealer has all contracts, independent of the other dealers.
    bool dealerIsChosen = false; ///< Every deal names its dealer.
};

Player DealContext::side(Player player) const
{
    return table->pairs ? static_cast<Player>(player % 2) : player;
}

} // namespace tafel::compendium
