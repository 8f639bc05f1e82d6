// The measures of contracts: the entry of a table, and the facts that follow from it. One object per kind,
// each with its questions, checks and words in a file of measures/.
#pragma once

#include <bit>
#include <functional>

#include "games/compendium/contract.h"
#include "referee/record.h"
#include "referee/refusals.h"

namespace tafel::compendium {

/// The deck for this number of players.
CardSet deckOf(const GameTable& table, int players);
/// Cards dealt to each, and tricks of a deal, when `in` of them play.
int handSizeOf(const GameTable& table, int players, int in);
/// The tricks of this deal when `in` of the players play it.
int tricksOf(const DealContext& context, int in);
/// The most columns of a deal with this number of players: those with a number.
int columnsOf(const GameTable& table, int players);

/// The trick with that number of a table row: from 1; −1 is the last.
int trickNumber(int trick, int tricks);

/// Iterates over players in the order of seats, without an allocation.
class Seats {
public:
    explicit Seats(Players players)
        : m_left(players.bits())
    {
    }
    class Iterator {
    public:
        explicit Iterator(unsigned left)
            : m_left(left)
        {
        }
        Player operator*() const { return static_cast<Player>(std::countr_zero(m_left)); }
        Iterator& operator++()
        {
            m_left &= m_left - 1;
            return *this;
        }
        friend bool operator==(Iterator, Iterator) = default;

    private:
        unsigned m_left;
    };
    Iterator begin() const { return Iterator(m_left); }
    Iterator end() const { return Iterator(0); }

private:
    unsigned m_left;
};

/// The deal that is measured.
struct MeasureContext {
    const DealContext& context;
    const Contract& contract;
    const Facts& begun; ///< With the players, tricks, trump and dealer.

    const std::string& name(Player player) const { return context.match->players[player]; }
    /// "/left/Anna"
    std::string at(std::string_view path, Player player) const;
    /// The cards that score.
    CardSet scoring() const;
    /// The players with a number, in the order of seats.
    Seats columns() const { return Seats(begun.columns); }
};

/// A prompt, and the effect of its answer on the draft. An empty answer removes the earlier one.
struct Question {
    Prompt ask;
    std::function<void(DealEntry& draft, const Response& said)> say;
};

/// The progress of a measure's entry.
struct Progress {
    int done = 0, all = 0;
    Sentence result = {}; ///< The result of a complete entry; empty if the numbers show it.
};

class Measure {
public:
    virtual ~Measure() = default;

    virtual Key key() const = 0;
    virtual Keys additionalKeys() const { return {}; } ///< Further keys of the deal for this measure.
    /// The last part of the entry that must be readable before `check` runs; it checks the rest itself.
    virtual CheckStage first() const { return CheckStage::Measure; }
    virtual Text noun() const = 0; ///< The counted objects, if the contract has no word of its own.
    /// How a screen asks its questions: "count", "numbers", "takes", "names", "called", "declarer",
    /// "points", or "choices", a row of players for each question (`qml/contract/MeasurePanel.qml`).
    virtual std::string_view panel() const { return "choices"; }

    /// Adds derived values, such as the last one of a sum.
    virtual void fillIn(const MeasureContext&, DealEntry&) const { }
    /// The prompts in order. `filled` is the draft with derived values.
    virtual std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry& filled) const = 0;
    /// By default the number of required prompts.
    virtual Progress progress(
        const MeasureContext& deal, const DealEntry& filled, const std::vector<Question>&) const;
    /// Removes incomplete values, so that the referee can read the rest.
    virtual void dropIncomplete(ContractEntry&) const { }
    /// Removes from a complete entry the values that `fillIn` added.
    virtual void reopen(const Contract&, ContractEntry&, int /*columns*/) const { }

    /// Checks the entry and adds it to the facts. Pointers of a refusal are relative to the deal.
    virtual Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts& facts) const = 0;

    /// Adds a complete trick of a recorded deal; `number` from 1.
    virtual void count(const MeasureContext&, int /*number*/, const RecordedTrick&, Facts&) const { }
    /// The measure of a recorded deal, in the form of a table's entry.
    virtual void enter(const MeasureContext&, const Facts&, ContractEntry&) const { }
};

/// The measure of a contract; `entry` may have points instead of takes.
const Measure& measureOf(const Contract& contract, const DealEntry& entry);
const Measure& measureOf(Key key);

/// Checks the measure of the entry and reduces it to facts. `facts` has the players, tricks, trump and
/// dealer.
Result<Facts> measured(
    const DealContext& context, const Contract& contract, Facts facts, const DealEntry& entry);
/// Adds one complete trick of a recorded deal to the facts; `number` from 1.
void countTrick(const MeasureContext& deal, int number, const RecordedTrick& trick, Facts& facts);
/// The measure of a recorded deal, in the form of a table's entry.
ContractEntry entryOf(const DealContext& context, const Contract& contract, const Facts& facts);

// ---- Shared by the measures

/// Options for the players of the deal.
std::vector<Prompt::Option> players(const MeasureContext& deal, const std::function<bool(Player)>& isOn);
std::vector<Prompt::Option> players(const MeasureContext& deal, std::optional<Player> said);

/// The last one of these that is not named; empty: none or several.
std::optional<Player> lastUnnamed(Players in, const CountByPlayer& named);

std::optional<int> numberOf(const Response& said);
std::optional<Player> playerOf(const Response& said);

/// The cards of the trick that are in the set, in the order in which they were played.
std::vector<Card> among(CardSet set, const RecordedTrick& trick);

/// The first fault of the reader, when it belongs to this part of the entry or an earlier one.
Result<void> readSoFar(const DealEntry& entry, CheckStage stage);

/// For games with partners or players who sit out: the names under this key must play the deal, and a map
/// must name the first of partners. Only the readable part is checked.
Result<void> playing(const MeasureContext& deal, const DealEntry& entry, Key key);
/// `impossible`: the entry names a player who does not play the deal.
tl::unexpected<Refusal> sitsOut(const MeasureContext& deal, std::string where, Player player);
Message sitsOut(const DealContext& context, Player player);
/// The number of the second of two partners stands under the first one.
Message underPartner(const DealContext& context, Player player);
/// "Anna is listed twice."
Message namedTwice(const MeasureContext& deal, Player player);

/// Appends an element to a list; the answer is its value under the key.
Put newEntry(std::string_view list, FileValue::Object with, std::string key);
/// How many of these named players have this number, without `apart`.
int howMany(const CountByPlayer& named, int number, Player apart);

/// The prompt for a typed number; `rest` is its default.
Prompt asked(const NumberInput& typed, std::string path, std::optional<int> said, const Sentence& label);
/// The number, or the default; `at` is the object that has it as `value`.
Result<int> typed(
    const MeasureContext& deal, const NumberInput& typed, const std::string& at, std::optional<int> given);

/// A number of each column; none above `most`.
Result<void> ofEach(const MeasureContext& deal, std::string_view measure,
    const std::optional<CountByPlayer>& given, int most, PerPlayer<int>& numbers);
tl::unexpected<Refusal> impossible(const MeasureContext& deal, std::string where, Message message);
/// The typed number is out of bounds.
tl::unexpected<Refusal> outside(
    const MeasureContext& deal, std::string where, int value, const NumberInput& typed);
/// "/5", "/last"
std::string trickStep(int trick);
/// The number exceeds the available ones.
tl::unexpected<Refusal> over(const MeasureContext& deal, std::string where, int value, int most);
/// An entry that does not add up, or a list of the wrong length: one sentence for all contracts and custom
/// games.
tl::unexpected<Refusal> wrongSum(Refusal::Code code, std::string where, int total, int sum);
/// `count-sum` if the sum differs from the total of all players; `rest` allows a smaller sum.
Result<void> addsUp(const MeasureContext& deal, std::string where, int total, int sum);

} // namespace tafel::compendium
