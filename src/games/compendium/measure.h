// How a contract is measured: what a table says of the deal, and the facts that follow from it. One object a
// kind, each with its questions, its checks and its words in a file of measures/.
#pragma once

#include <bit>
#include <functional>

#include "games/compendium/contract.h"
#include "referee/record.h"
#include "referee/refusals.h"

namespace tafel::compendium {

/// The deck of so many players.
CardSet deckOf(const GameTable& table, int players);
/// Cards dealt to each, and tricks of a deal, when `in` of them play.
int handSizeOf(const GameTable& table, int players, int in);
/// The tricks of this deal when `in` of the players play it.
int tricksOf(const Setting& setting, int in);
/// The most columns that a deal of so many players has: those whose numbers are entered.
int columnsOf(const GameTable& table, int players);

/// The trick with that number of a table row: from 1; −1 is the last.
int trickNumber(int trick, int tricks);

/// Some players in the order of seats, to go through: nothing is allocated for it.
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
    const Setting& setting;
    const Contract& contract;
    const Facts& begun; ///< Who plays, tricks, trump and dealer.

    const std::string& name(Player player) const { return setting.match->players[player]; }
    /// "/left/Anna"
    std::string at(std::string_view path, Player player) const;
    /// The cards that score.
    CardSet scoring() const;
    /// Whose numbers are entered, in the order of seats.
    Seats columns() const { return Seats(begun.columns); }
};

/// A question, and what its answer makes of the draft. Without an answer what was said is taken back.
struct Question {
    Prompt ask;
    std::function<void(DealEntry& draft, const Response& said)> say;
};

/// How much of a measure was said.
struct Progress {
    int done = 0, all = 0;
    Sentence result = {}; ///< What follows when all of it was; empty: nothing that the numbers do not show.
};

class Measure {
public:
    virtual ~Measure() = default;

    virtual Key key() const = 0;
    virtual Keys besides() const { return {}; } ///< What else the deal carries for it.
    /// Up to which part an entry has to be readable before `check` looks at it; it sees to the rest.
    virtual Stage first() const { return Stage::Measure; }
    virtual Text noun() const = 0; ///< What is counted, where the contract has no word of its own.

    /// What follows from what was said is added: the last one of a sum.
    virtual void fillIn(const MeasureContext&, DealEntry&) const { }
    /// The questions in their order. `filled`: the draft with what follows.
    virtual std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry& filled) const = 0;
    /// By default so many of the questions that have to be answered.
    virtual Progress progress(
        const MeasureContext& deal, const DealEntry& filled, const std::vector<Question>&) const;
    /// What is only begun is dropped, so that the referee can read the rest.
    virtual void dropIncomplete(ContractEntry&) const { }
    /// What `fillIn` added to a complete entry is open again.
    virtual void reopen(const Contract&, ContractEntry&, int /*columns*/) const { }

    /// Checks what the entry says and adds it to the facts. Pointers of a refusal are relative to the deal.
    virtual Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts& facts) const = 0;

    /// Adds a complete trick of a recorded deal; `number` from 1.
    virtual void count(const MeasureContext&, int /*number*/, const RecordedTrick&, Facts&) const { }
    /// The measure that a recorded deal came to, as a table would enter it.
    virtual void enter(const MeasureContext&, const Facts&, ContractEntry&) const { }
};

/// The measure of a contract; `entry`: points may have been entered in place of takes.
const Measure& measureOf(const Contract& contract, const DealEntry& entry);
const Measure& measureOf(Key key);

/// Checks the measure of the entry and reduces it to facts. `facts` has who plays, tricks, trump and dealer.
Result<Facts> measured(const Setting& setting, const Contract& contract, Facts facts, const DealEntry& entry);
/// Adds one complete trick of a recorded deal to the facts; `number` from 1.
void countTrick(const MeasureContext& deal, int number, const RecordedTrick& trick, Facts& facts);
/// The measure that a recorded deal comes to, as a table would enter it.
ContractEntry entryOf(const Setting& setting, const Contract& contract, const Facts& facts);

// ---- What the measures have in common

/// Those who play the deal, as answers.
std::vector<Prompt::Option> players(const MeasureContext& deal, const std::function<bool(Player)>& isOn);
std::vector<Prompt::Option> players(const MeasureContext& deal, std::optional<Player> said);

/// The last one of these that is not named; empty: none or several.
std::optional<Player> lastUnnamed(Players in, const CountByPlayer& named);

std::optional<int> numberOf(const Response& said);
std::optional<Player> playerOf(const Response& said);

/// The cards of the trick that are in the set, in the order in which they were played.
std::vector<Card> among(CardSet set, const RecordedTrick& trick);

/// The first fault of the reader, when it belongs to this part of the entry or an earlier one.
Result<void> readSoFar(const DealEntry& entry, Stage stage);

/// Where one may sit out or two are partners: everybody whom the measure names under this key plays the deal,
/// and a map has the first of partners. What could be read is looked at.
Result<void> playing(const MeasureContext& deal, const DealEntry& entry, Key key);
/// `impossible`: somebody who does not play the deal.
tl::unexpected<Refusal> sitsOut(const MeasureContext& deal, std::string where, Player player);
/// "Anna stands there twice."
Message twice(const MeasureContext& deal, Player player);

/// A new entry of a list; the answer stands in it under the key.
Put newEntry(std::string_view list, FileValue::Object with, std::string key);
/// How many of these that were named have this number, one player apart.
int howMany(const CountByPlayer& named, int number, Player apart);

/// The question for a typed number; `rest` is the one that holds where none is typed.
Prompt asked(const Typed& typed, std::string path, std::optional<int> said, const Sentence& label);
/// The number, or the one that holds where none is typed; `at` is the object that it stands in as `value`.
Result<int> typed(
    const MeasureContext& deal, const Typed& typed, const std::string& at, std::optional<int> given);

/// A number of each column; none above `most`.
Result<void> ofEach(const MeasureContext& deal, std::string_view measure,
    const std::optional<CountByPlayer>& given, int most, PerPlayer<int>& numbers);
tl::unexpected<Refusal> impossible(const MeasureContext& deal, std::string where, Message message);
/// A typed number that is less or more than may be.
tl::unexpected<Refusal> outside(const MeasureContext& deal, std::string where, int value, const Typed& typed);
/// "/5", "/last"
std::string trickStep(int trick);
/// More than there are.
tl::unexpected<Refusal> over(const MeasureContext& deal, std::string where, int value, int most);
tl::unexpected<Refusal> wrongSum(Refusal::Code code, std::string where, int total, int sum);
/// `count-sum` where it is not what all together have; some of it may stay with nobody where `rest` says so.
Result<void> addsUp(const MeasureContext& deal, std::string where, int total, int sum);

} // namespace tafel::compendium
