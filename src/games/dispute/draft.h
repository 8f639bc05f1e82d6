// A dispute in entry, at the tablet or on a phone: the answers so far, the next prompts with their bounds,
// the effect of an answer, the document, and the referee's answer in words. Screens and pages draw it without
// knowing a game.
#pragma once

#include <memory>
#include <variant>

#include "games/dispute.h"
#include "referee/deciding_cards.h"

namespace tafel::dispute {

/// The effect of a tap: it answers a prompt, or opens one.
struct Tap {
    std::string path = {};
    std::optional<Response> answer = {}; ///< Empty if it opens the prompt.
};

/// A card on the table or in a hand, or the place of the next one.
struct Place {
    std::string name = {}; ///< The last step of its path: "0", "S8", "add".
    std::optional<Card> card = {}; ///< Empty if there is no card yet, if it is `hidden`, or for a number.
    std::optional<CalledCard> number = {};
    std::optional<Player> player = {}; ///< Its player.
    Message caption = {}; ///< The text below it if it has no player.
    std::optional<bool> mayPlay = {}; ///< Empty if unknown.
    bool hidden = false, asked = false, leads = false, winning = false;
    Tap tap = {};
};

struct Button {
    std::string name = {};
    Message text = {}, line = {}; ///< `line` is shown below the text.
    Message hint = {}; ///< Read out, not shown.
    std::string_view icon = {};
    std::optional<Player> player = {};
    std::optional<Suit> suit = {};
    std::optional<Card> card = {};
    std::optional<NumberCard> number = {};
    std::optional<Card> trump = {}; ///< It decides the trump, which is the text.
    bool on = false; ///< It was chosen, or is open.
    Message whyNot = {};
    std::vector<Prompt> named = {}; ///< The parameters of the power.
    Tap tap = {};
};

/// A row of neighbouring cards.
struct Row {
    std::optional<Suit> suit = {};
    std::vector<Card> cards = {};
    bool asked = false;
};

/// One fact that the table enters.
struct Fact {
    std::string path = {}; ///< Opened by a tap on its rows; empty: only its buttons open something.
    Message title = {};
    Message hint = {}; ///< The effect of a tap on one of its cards.
    std::vector<Place> places = {};
    std::vector<Row> rows = {};
    std::vector<Button> buttons = {};
    std::vector<Prompt> prompts = {}; ///< Prompts that are answered in place.
    bool isBesides = false; ///< Most questions do without it.
};

/// Cards without suits, one tap each.
struct KeyRow {
    std::string path = {};
    Message label = {};
    std::vector<Button> keys = {};
};

/// The open prompt: it is shown instead of the answer.
struct Pick {
    enum class Kind : std::uint8_t { None, Buttons, Card, Character, Prompts };
    Kind kind = Kind::None;
    std::string path = {}; ///< A card that is tapped is the answer to it.
    Message title = {}, hint = {};
    std::vector<Card> chosen = {};
    std::optional<std::vector<Card>> cards = {}; ///< The cards that can be tapped; nothing: any.
    std::vector<Card> gone = {}; ///< They are elsewhere.
    Message whyGone = {};
    std::vector<Button> buttons = {};
    std::vector<Prompt> prompts = {};
    std::vector<KeyRow> keys = {};
    std::vector<Button> tools = {}; ///< Actions on the tapped cards.
    Message next = {}; ///< The label of the button; empty for no button.
    std::string then = {}; ///< The prompt that the button opens; empty for the answer.
    /// \return true if the button opens a further prompt, and not the one that this was opened from
    bool goesOn() const { return !then.empty() && !path.starts_with(then); }
};

/// The referee's answer.
struct Ruling {
    enum class Kind : std::uint8_t { Empty, Ask, List, Yes, No, Winner };
    struct InEdition {
        Edition edition;
        Kind kind;
        Message word;
        Text what; ///< The rule of this edition.
    };
    Kind kind = Kind::Ask; ///< `Empty` if facts are missing; `word` and `sentence` say what to tap.
    std::string verdict = {}; ///< As stored: "yes", "no", the winner's name …; empty before an answer.
    Message word = {}; ///< The large one.
    Message sentence = {};
    std::vector<std::pair<Reason, bool>> reasons = {}; ///< Each with a flag: true if it supports the verdict.
    Message why = {}; ///< The first reason with the current numbers; empty if its sentence has them.
    std::vector<Card> legal = {};
    std::vector<std::pair<Card, Message>> illegal = {}; ///< Each with its reason in short.
    /// Other decisions that the table may choose: as stored, and in words.
    std::vector<std::pair<std::string, Message>> choices = {};
    std::vector<InEdition> editions = {}; ///< Editions that differ.
    std::optional<Fact> playable = {}; ///< The playable cards of a hand of numbers.
};

/// "empty", "ask", "list", "yes", "no", "winner".
std::string_view name(Ruling::Kind kind);

class Draft {
public:
    enum class Asks : std::uint8_t { Play, Winner, Power };

    /// The answers for the next card of the trick face down, and for a next card that belongs to another
    /// meld.
    static constexpr int faceDown = -1, anotherMeld = -1;

    /// Starts at a table without a match: with the default number of players, A, B, C …
    explicit Draft(const Game& game);
    /// Starts for the next deal of a match. The game must outlive the object. `seat`: the player of the match
    /// who asks on a phone about their own hand. Unless the leader is entered, it is that player's turn, and
    /// one card of the hand is enough. Nothing: the whole table asks.
    Draft(
        const Match& match, const Standing& before, const DealEntry& draft, std::optional<Player> seat = {});
    /// Resets all answers except the question, and takes the facts from the match.
    void begin(
        const Match& match, const Standing& before, const DealEntry& draft, std::optional<Player> seat = {});
    /// \return true for a first step of any dispute's path; the answers decide whether this dispute has it
    static bool isPath(std::string_view path);

    bool isOfMatch() const { return m_origin != nullptr; }
    /// The header of the match for the referee.
    const Match& match() const { return m_known.position.match; }

    /// The question for the referee; empty if there is only one.
    std::optional<Prompt> question() const;
    std::vector<Fact> facts() const;
    Pick pick() const;
    Ruling ruling() const;
    /// Why this card cannot be tapped now.
    std::optional<Refusal> against(Card card) const;

    /// Applies an answer to the question, a fact, or the open prompt, by its path. An answer without a
    /// prompt, or an impossible one, changes nothing. Repeating a card removes it.
    void respond(std::string_view path, const Response& answer);
    /// Opens a prompt; an empty path shows the answer.
    void open(std::string_view path);
    /// Opens the prompt after the open one.
    void next();
    /// Returns to the answer.
    /// \return false if no prompt is open, or if an answer is impossible yet
    bool leave();
    /// Resets all answers except the question; at a table without a match the contract, its trump, the leader
    /// and the number of players also remain.
    void clear();

    /// The input for the referee, as in the public documents.
    std::variant<Position, PowerQuestion> document() const;
    /// The card or the cards in question, as stored with a dispute; empty for none.
    std::string cardInQuestion() const;

private:
    /// The next deal of a match, before a contract is chosen here.
    struct Origin {
        Match match;
        Standing before;
        DealEntry draft;
        std::optional<Player> seat;
    };
    /// Places in a hand of numbers, both included.
    struct HandRange {
        int from = 0, to = 0;

        bool has(int place) const { return place >= from && place <= to; }
        friend bool operator==(const HandRange&, const HandRange&) = default;
    };

    // Questions
    const Game& game() const { return *match().game; }
    Pack pack() const { return game().pack(); }
    bool has(Key key) const; ///< A position has it, as far as the contract is known.
    bool isOfNumbers() const { return m_known.position.combination.has_value(); }
    bool isLaid() const { return has(Key::Laid) || has(Key::Series); }
    bool hasNoTricks() const;
    bool asks(Asks what) const { return m_asks == what; }
    bool isOpen(std::string_view path) const { return m_open == path; }
    bool isShort() const; ///< A single card is in question, and the referee asks back about other cards.
    bool isBegun() const; ///< The facts for any question are known.
    bool isReady() const; ///< Enough is known to answer.
    std::string whatNext() const; ///< The next prompt according to the facts.
    Message playerName(Player player) const;
    Message cardName(Card card) const;
    Message suitName(Suit suit) const;
    std::optional<Prompt> promptAt(std::string_view path) const;
    Prompt leadPrompt() const;
    Prompt playersPrompt() const;
    Prompt editionPrompt() const;
    Prompt phasePrompt() const;
    Prompt whosePrompt() const;

    // Taps
    void begin();
    void beginContract(); ///< Resets the facts of the contract.
    void ask(Asks what);
    void start(); ///< A phone shows all prompts, and opens only the required ones.
    void deriveLead();
    void seat(int players);
    void reseat(int players);
    void choose(std::string_view contract);
    void derivePosition(); ///< Updates the derived facts after a change.
    void advance(); ///< Opens the next prompt.
    void say(std::string_view path, int value);
    void put(std::string_view path, int value);
    void take(std::string_view path, Card card);
    void takeTrick(Card card);
    void takeBack(std::string_view path);
    void layAsked();
    void lay(Card card);
    void layEnd(bool up, Card card);
    /// The hand: without the card in question if that was played, and with a forbidding card if the player
    /// has confirmed one.
    std::vector<Card> held() const;
    const DecidingQuestion* forbidding() const; ///< The question that was answered with Yes.
    bool hangs() const; ///< A question of the referee is unanswered.
    void decide(std::size_t question, bool holds);
    std::vector<Card> lying() const; ///< No hand has these.
    const std::vector<Card>& laid() const; ///< The cards in rows or in the current series.

    // Facts and the open prompt
    Fact contractFact() const;
    Fact trickFact() const;
    Fact handFact() const;
    Message handTitle() const;
    Fact cardFact() const; ///< The one card in question.
    std::vector<Fact> decidingFacts() const;
    std::vector<Fact> laidFacts() const;
    Pick grid(Text title, Message hint, std::vector<Card> chosen) const;
    Pick cardPick() const;
    Pick contractPick() const;
    Pick trumpPick() const;
    Pick turnedUpPick() const;
    Pick trickPick() const;
    Pick handPick() const;
    Pick endPick(bool up) const;
    Pick laidPick() const;
    Pick gonePick() const;

    // Powers
    std::vector<PowerUse>& uses(std::string_view list);
    const std::vector<PowerUse>& uses(std::string_view list) const;
    void toggleUse(std::string_view list, Player by, Card power);
    void sayNamed(std::string_view path, const Response& answer);
    std::vector<Prompt> promptsFor(std::string_view list, std::size_t use) const;
    std::optional<Card> trump() const; ///< The card that decides it.
    /// The player who may play a card face down. On a phone also a player whose power is not known to be
    /// active.
    std::optional<PowerUse> hider() const;
    void hide();
    void goOn(); ///< After a card of the trick.
    bool asksHand() const; ///< The hand of the player whose turn it is decides the question.
    Fact phaseFact() const;
    Fact usesFact(std::string_view list) const;
    Button useButton(const PowerUse& use, Text line) const;
    Button placedUse(std::string_view list, std::size_t at) const;
    bool isUsed(std::string_view list, Player by) const; ///< The power of this seat is in the list.
    Button ownedUse(std::string_view list, Player by) const;
    Pick powersPick() const;
    Pick usePick(std::string_view list, std::size_t at) const;
    Pick namedPick(std::string_view list, std::size_t at) const;

    // Hands of numbers
    HandPosition& hand() { return *m_known.position.combination; }
    const HandPosition& hand() const { return *m_known.position.combination; }
    /// The place of the one card in question, which can be moved; -1: there is none.
    int moved() const { return m_range && m_range->from == m_range->to ? m_range->from : -1; }
    std::vector<NumberCard> cardsOf(HandRange range) const;
    std::vector<const Combination*> combinationsOf(HandRange range) const;
    bool isSpecial(NumberCard card) const; ///< Playable although it is not a combination.
    std::vector<HandRange> playable() const;
    void sayNumber(std::string_view path, int value);
    void askAbout(int place);
    void takeNumberBack(std::string_view list, std::size_t place);
    Message tableText() const;
    std::vector<Fact> numberFacts() const;
    Fact tableFact() const;
    Fact numberHandFact() const;
    Fact playableFact() const;
    KeyRow keysOf(std::string_view path, Text label, int last) const;
    std::vector<Button> movingTools() const;
    Pick numberPick() const;
    Ruling onNumbers() const;
    Ruling rulingForHand() const;
    Ruling rulingForRange(HandRange range) const;

    // The answer
    Position position(const Match& match) const;
    PowerQuestion toAsk(const Match& match) const;
    Ruling empty() const;
    Ruling whichCards() const;
    Ruling ruled(const Match& match) const;
    Ruling onWinner(const Verdict& verdict) const;
    Ruling onCards(const Match& match, const Verdict& verdict) const;
    Ruling onCard(const Match& match, const Verdict& verdict) const;
    Ruling onLayout(const Verdict& verdict) const;
    Ruling onPower(const Match& match) const;
    Ruling onOrder(const tafel::PowerAnswer& given) const;
    void addEditions(Ruling& answer) const;
    void addChoices(Ruling& answer) const;

    std::shared_ptr<const Origin> m_origin = {};
    Dispute m_known = {}; ///< The trick and the table cards as tapped.
    std::optional<Player> m_own = {}; ///< The player who asks on a phone; nothing for the whole table.
    Player m_tableLead = 0; ///< The leader according to the match.
    bool m_isLeadSaid = false;
    Asks m_asks = Asks::Play;
    std::string m_open = {};
    std::vector<Card> m_hand = {};
    std::optional<Card> m_asked = {}; ///< The card in question.
    bool m_isWhole = false; ///< True if the phone has the whole hand.
    std::vector<bool> m_holds = {}; ///< The answers to `m_deciding`, in its order.
    std::optional<Phase> m_phase = {};
    std::optional<int> m_trickNumber = {};
    std::vector<PowerUse> m_may = {}; ///< The power that a player wants to use.
    Player m_whose = 0; ///< The player whose power is tapped next.
    std::optional<HandRange> m_range = {}; ///< The cards in question in a hand of numbers.

    // Derived facts
    TrickSoFar m_lies = {}; ///< With the card in question, if the question is about the winner.
    TrickTable m_table = {};
    Player m_holder = 0; ///< The player to move, who holds the hand.
    std::vector<DecidingQuestion> m_deciding = {}; ///< The first Yes forbids the one card in question.
    std::optional<Verdict> m_found = {}; ///< On a hand, as it is.
};

} // namespace tafel::dispute
