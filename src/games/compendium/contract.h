// The vocabulary in which a compendium game is told: a game is one table of contracts.
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
struct Setting {
    const GameTable* table;
    const Match* match;
    int deal; ///< From 1.
    std::optional<Player> dealer = {}; ///< Who deals it, where the entry says so.

    int players() const { return match->count(); }
    /// Whose number the player's is: of partners the first one's.
    inline Player side(Player player) const;
    int option(const OptionSpec& option) const { return match->option(option, deal); }
    bool has(const OptionSpec* option) const { return option && match->option(*option, deal) == 1; }
    Player next(Player player) const { return static_cast<Player>((player + 1) % players()); }
    Player previous(Player player) const { return static_cast<Player>((player + players() - 1) % players()); }
};

/// What a deal gives, and why.
struct DealScores {
    PerPlayer<int> award = {};
    Reasons because
        = {}; ///< The clause of the contract comes first; what is special about this deal after it.
};

// ---- Scores. Each reads the measure of its contract.

/// So much for each trick, or each card of `Contract::scoring`. Reads `count`.
struct Each {
    int value;
    std::optional<int> none = {}; ///< For whoever has none.
};

/// So much for each of the cards. Reads `takes`.
struct CardWorth {
    CardSet cards;
    int value;
};
struct PerCard {
    std::array<CardWorth, 6> worths;

    /// Of a card that scores; else 0.
    int of(Card card) const;
};

/// The same for any number of worths. Reads `takes`.
struct CardWorths {
    std::span<const CardWorth> worths;

    int of(Card card) const;
};

/// In the order of going out; with fewer players the first ones hold. Reads `out`.
struct ByPlace {
    std::array<int, maxPlayers> values;
};

/// The winners of some tricks: from 1; −1 is the last trick, −2 the last but one. Reads `winners`.
struct TrickWorth {
    int trick;
    int value;
};
struct ByTrick {
    std::array<TrickWorth, limits::trickWorths> worths; ///< As far as `trick` is not 0.
};

/// Whoever makes a running total pass a threshold. Reads `crossings`.
struct Threshold {
    int at;
    int value;
};
struct ByThreshold {
    std::array<Threshold, 4> thresholds; ///< As far as `at` is not 0.
};

/// So much for each card left at the first count, the second … Reads `counts`.
struct ByCount {
    std::array<int, maxPlayers - 1> values;
};

/// So much for each card left and each pass. Reads `left` and `passes`.
struct CardsLeft {
    int card;
    int pass; ///< 0: passes are not counted.
    std::optional<int> winner = {}; ///< Who has none gets so much for each that the others have.
};

/// So much for each point. Reads `points`.
struct PerPoint {
    int each;
    std::optional<int> winner = {}; ///< Who has none gets so much for each that the others have.
};

/// What is added up: a number in any case, and so much for each.
struct ForecastTerms {
    int fixed = 0, said = 0, made = 0;
    int off = 0; ///< For each by which made and said differ.
    int value = 0; ///< Of what a declarer played for.
};

/// Whether it came to what was forecast. Reads `said` and `made`.
struct Forecast {
    ForecastTerms hit, miss;
    bool enough = false; ///< More than was said is a hit, too.
};

/// One or two against the others. Reads `declarer`.
struct DeclarerStakes {
    ForecastTerms by, others;
};
struct ByDeclarer {
    DeclarerStakes won, lost;
};

/// What only one contract has: a named function in its file.
struct Special {
    DealScores (*worth)(const Setting& setting, const Contract& contract, const Facts& facts);
};

using Score = std::variant<Each, PerCard, CardWorths, ByPlace, ByTrick, ByThreshold, ByCount, CardsLeft,
    PerPoint, Forecast, ByDeclarer, Special>;

// ---- What a score is made up of besides

/// A number that is typed: one of a few, or any between two bounds.
struct Typed {
    std::span<const int> values = {}; ///< The first one holds where none is typed.
    int lowest = 0, highest = limits::awarded; ///< Where there are no values.
    bool allows(int value) const;
};

/// One player has everything that is counted.
struct MarchRule {
    const Clause* clause;
    int by = 0, others = 0;
    bool adds = false; ///< To the score, in whose place it is otherwise.
};

/// The whole deal is multiplied by one of these; the first one holds where none is said.
struct Factor {
    const Clause* clause;
    std::span<const int> values;
};

/// Points under a name, beside what the contract gives.
struct Extra {
    std::string_view id;
    Text name;
    const Clause* clause;
    Typed typed = {};
    bool multiplied = false; ///< By the factor of the deal.
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
    bool aceLow = false; ///< `Rows`: the ace lies under the two.
    std::optional<Card> first = {}; ///< `Rows`: its holder opens with it; empty: with any `start`.
    const Clause* opens = nullptr; ///< The clause that says so.
    bool packets = false; ///< Who cannot play takes one, while some are left.
    const Clause* cannotPlay = nullptr; ///< What holds besides for who cannot play: packets, a given card.
    const Clause* order = nullptr; ///< `OneRow`: in which order it grows.
};

struct Contract {
    std::string_view id; ///< "no-hearts"
    Text name; ///< "No hearts"
    Text line; ///< Its score in a few words, for a tile: "10 a trick".
    const Clause* clause; ///< The rule of its score.
    Key measure; ///< Count, Takes, Winners, Lows, Out, Counts, Left, Crossings, Called, Said, Declarer or
                 ///< Points.
    Score score;
    Text noun = {}; ///< What is counted: "Tricks", "Hearts". Empty: the usual word for the measure.
    CardSet scoring = {}; ///< `Count`, `Takes`: the cards that are counted; of `Count` empty: tricks.
    CardSet notInFirstTrick = {}; ///< First-trick ban.
    const Clause* ban = nullptr; ///< The clause that names those cards.
    CardSet endsWith = {}; ///< The deal is over when all of these are taken.
    int endsAfter = 0; ///< … or after this trick (−2: the last but one); 0: after the last.
    Layout layout = {};
    bool tricks = true; ///< Made of tricks: it can be recorded card by card.
    const Clause* oneByOne = nullptr; ///< Without tricks: the clause of one card a turn.
    bool follow = true; ///< There is a duty to follow suit.
    const Clause* lastDealtFirst = nullptr; ///< Played unseen in the reverse order of dealing: who says so.
    bool trump = false; ///< A suit is trump: the deal carries it.
    bool march = false; ///< Who wins every trick may have a march, where the house rule is on.
    bool passes = false; ///< `Left`: `passes` is asked too.
    bool takesToo = false; ///< `Count`: `takes` of `scoring` is asked too, and the count is of tricks.
    bool orPoints = false; ///< `Takes`: the points of the takes may be entered in their place.
    const Clause* announced = nullptr; ///< It may have been announced: the clause that says so.
    const Clause* when
        = nullptr; ///< The clause that says when it is played, where `GameTable::plan` does not.

    // Where the entry says what there was of it, and in custom games.
    std::optional<int> total = {}; ///< `Count`, `Response`, `Points`: what all together have; empty: what the
                                   ///< scoring cards or the tricks are, in `Points` anything (`PerPoint`).
    bool rest = false; ///< Some of it may stay with nobody.
    Typed typed = {}; ///< `Points`, `Declarer`: each number.
    bool uneven = false; ///< `Response`: the forecasts may not add up to what there is.
    int declarers = 1;
    std::optional<MarchRule> everything = {};
    std::optional<Factor> factor = {};
    int times = 1; ///< How often it is played in a round, or by a dealer.

    /// The award does not hang on which cards lay together: an entry of `takes` may be a whole heap.
    bool acceptsMergedTricks() const
    {
        return takesToo || std::holds_alternative<PerCard>(score)
            || std::holds_alternative<CardWorths>(score);
    }
};

/// Which contracts may be next, and who deals. No contracts: the match is over.
struct Due {
    Player dealer = 0;
    std::vector<const Contract*> contracts = {};
};

/// What a house rule may be that is in force or not (`OptionSpec::Form::Flag`).
inline constexpr std::string_view flagWords[] = {"false", "true"};

/// A game as one table.
struct GameTable {
    std::string_view id;
    Text name;
    Text oneLine; ///< For the list of games.
    std::string_view picture; ///< As `Game::picture`.
    Unit unit; ///< Which total wins.
    Players playerCounts;
    std::span<const Rank> ranks; ///< Highest first; they make the pack.
    std::span<const Contract> contracts;
    std::span<const Clause* const> clauses;
    std::span<const OptionSpec> options = {};
    Text firstDealerNote = {.de = "gibt zuerst", .en = "deals first"};

    // What differs with three players.
    std::span<const Rank> ranksOfThree = {}; ///< Empty: as with four.
    CardSet withoutWithThree = {}; ///< Taken out of the pack.

    /// The contracts are phases that follow from the standing: an entry may leave its contract out.
    bool phases = false;
    int round
        = 0; ///< Where the contract is chosen: so many deals make a round, in which each is played once.
    int handSize = 0; ///< 0: the whole pack is dealt.
    bool dealerLeads = false; ///< He opens the first trick; otherwise the next player does.
    const Clause* opens = nullptr; ///< The clause that says so.
    const Clause* plan = nullptr; ///< The clause of the order of deals.
    const Clause* dealt = nullptr; ///< The clause of the pack and the size of a hand.
    const Clause* bottomCard = nullptr; ///< The dealer holds a card of the suit that it shows as trump.
    const OptionSpec* march = nullptr; ///< The house rule of the march: who wins all tricks gets `marchWins`,
    int marchWins = 0, marchLoses = 0; ///< the others `marchLoses`.

    /// All deals of a match in order. Null: the contracts of the table, each once.
    std::vector<const Contract*> (*deals)(const Setting& setting) = nullptr;
    /// How many deals in succession one dealer deals, then the deal passes on. Null: one.
    int (*block)(const Setting& setting) = nullptr;
    /// In place of `deals`, where the contract is chosen or hangs on the standing.
    Due (*due)(const Setting& setting, const Standing& before) = nullptr;
    /// Which contracts a match can have at all, where there is a `due`.
    std::vector<const Contract*> (*possible)(const Setting& setting) = nullptr;
    /// Round, phase, who chooses; null: nothing to say.
    Sentence (*situation)(const Setting& setting, const Standing& before, Player dealer) = nullptr;
    /// What the deal makes of the standing, where it is more than a sum (strokes).
    Standing (*after)(const Setting& setting, const Standing& before, DealAward& award) = nullptr;
    /// In a trick: the order of strength in place of rank and trump. Higher wins; 0: cannot win against the
    /// lead.
    int (*strength)(Card card, Suit led, std::optional<Suit> trump) = nullptr;
    /// By which rule a card ranks where it does, where that is not A K Q J 10 9 …
    const Clause& (*ranking)(int players, Card card, std::optional<Suit> trump) = nullptr;
    /// The suit that a card belongs to under this trump, where it is not its own.
    Suit (*suitOf)(Card card, std::optional<Suit> trump) = nullptr;
    /// Card points of a card, where a contract counts them.
    int (*points)(Card card, std::optional<Suit> trump) = nullptr;
    int pointsInPlay = 0; ///< The sum of all card points of a deal.

    // Custom games.
    bool own = false; ///< A table wrote it: values of each reason, and no clause that is not its author's.
    CardSet without = {}; ///< Taken out of the pack.
    bool pairs = false; ///< The first and third player against the others: each side has one number.
    int seats = 0; ///< So many play a deal; one more, and the dealer sits out. 0: everybody plays.
    std::span<const Extra> extras = {};
    std::span<const int> tricks
        = {}; ///< Of a deal: one number for all, or one for each. Empty: the hand size.
    bool listsTricks = false; ///< `tricks` has one number for each deal.
    bool ofDealers = false; ///< Each dealer has all the contracts, whoever else has played them.
    bool dealerIsChosen = false; ///< Every deal says who dealt.
};

Player Setting::side(Player player) const
{
    return table->pairs ? static_cast<Player>(player % 2) : player;
}

} // namespace tafel::compendium
