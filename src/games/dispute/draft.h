// A dispute as it is asked, at the tablet or on a phone: what the table has said so far, what is asked next
// with its bounds, what an answer makes of it, the document, and the referee's answer in words. Whoever draws
// it knows no game.
#pragma once

#include <memory>
#include <variant>

#include "games/dispute.h"
#include "referee/deciding_cards.h"

namespace tafel::dispute {

/// What a tap does: it answers, or it opens what is asked there.
struct Tap {
    std::string path = {};
    std::optional<Response> answer = {}; ///< Nothing: it opens.
};

/// A card on the table or in a hand, or the place of the next one.
struct Place {
    std::string name = {}; ///< Of its place: "0", "S8", "add".
    std::optional<Card> card = {}; ///< Nothing: it is not there yet, lies `hidden`, or is a number.
    std::optional<CalledCard> number = {};
    std::optional<Player> player = {}; ///< Whose it is.
    Message caption = {}; ///< Below it, where it is nobody's.
    std::optional<bool> mayPlay = {}; ///< Nothing: not known.
    bool hidden = false, asked = false, leads = false, winning = false;
    Tap tap = {};
};

struct Button {
    std::string name = {};
    Message text = {}, line = {}; ///< `line` stands below the text.
    Message hint = {}; ///< Read out, not shown.
    std::string_view icon = {};
    std::optional<Player> player = {};
    std::optional<Suit> suit = {};
    std::optional<Card> card = {};
    std::optional<NumberCard> number = {};
    std::optional<Card> trump = {}; ///< It decides the trump, which is the text.
    bool on = false; ///< It was said, or is open.
    Message whyNot = {};
    std::vector<Prompt> named = {}; ///< What is named with it.
    Tap tap = {};
};

/// Cards that lie side by side.
struct Row {
    std::optional<Suit> suit = {};
    std::vector<Card> cards = {};
    bool asked = false;
};

/// One thing that the table knows.
struct Fact {
    std::string path = {}; ///< Opened by a tap on its rows; empty: only its buttons open something.
    Message title = {};
    Message hint = {}; ///< What a tap on one of its cards does.
    std::vector<Place> places = {};
    std::vector<Row> rows = {};
    std::vector<Button> buttons = {};
    std::vector<Prompt> prompts = {}; ///< Answered where they stand.
    bool isBesides = false; ///< Most questions do without it.
};

/// Cards without suits, one tap each.
struct KeyRow {
    std::string path = {};
    Message label = {};
    std::vector<Button> keys = {};
};

/// What is open: it is tapped in place of the answer.
struct Pick {
    enum class Kind : std::uint8_t { None, Buttons, Card, Character, Prompts };
    Kind kind = Kind::None;
    std::string path = {}; ///< A card that is tapped is the answer to it.
    Message title = {}, hint = {};
    std::vector<Card> chosen = {};
    std::optional<std::vector<Card>> cards = {}; ///< That may be tapped; nothing: any.
    std::vector<Card> gone = {}; ///< They are elsewhere.
    Message whyGone = {};
    std::vector<Button> buttons = {};
    std::vector<Prompt> prompts = {};
    std::vector<KeyRow> keys = {};
    std::vector<Button> tools = {}; ///< What is done to what was tapped.
    Message next = {}; ///< What the button says; empty: there is none.
    std::string then = {}; ///< What the button opens; empty: the answer.
    /// The button opens something else, and not what this was opened from.
    bool goesOn() const { return !then.empty() && !path.starts_with(then); }
};

/// What the referee says.
struct Ruling {
    enum class Kind : std::uint8_t { Empty, Ask, List, Yes, No, Winner };
    struct InEdition {
        Edition edition;
        Kind kind;
        Message word;
        Text what; ///< What this edition has.
    };
    Kind kind = Kind::Ask; ///< `Empty`: not enough is known; `word` and `sentence` say what to tap.
    std::string verdict = {}; ///< As it is kept: "yes", "no", the winner's name …; empty: no answer yet.
    Message word = {}; ///< The large one.
    Message sentence = {};
    std::vector<std::pair<Reason, bool>> reasons = {}; ///< With whether it speaks for it.
    Message why = {}; ///< The first reason with the numbers of this moment; empty: it says them.
    std::vector<Card> legal = {};
    std::vector<std::pair<Card, Message>> illegal = {}; ///< With the reason in short.
    /// What the table may have decided instead: as it is kept, and in words.
    std::vector<std::pair<std::string, Message>> choices = {};
    std::vector<InEdition> editions = {}; ///< Where they differ.
    std::optional<Fact> playable = {}; ///< What of a hand of numbers may be played.
};

/// "empty", "ask", "list", "yes", "no", "winner".
std::string_view name(Ruling::Kind kind);

class Draft {
public:
    enum class Asks : std::uint8_t { Play, Winner, Power };

    /// The answer that the next card of the trick lies face down, and that the next card belongs to another
    /// meld.
    static constexpr int faceDown = -1, anotherMeld = -1;

    /// At a table without a match: as many players as there are most often, A, B, C …
    explicit Draft(const Game& game);
    /// About the next deal of a match. The game has to outlive it. `seat`: the player of the match who asks
    /// on a phone, about that player's own hand: it is that player's turn unless it is said who leads, and
    /// one card of the hand is enough. Nothing: the whole table asks.
    Draft(
        const Match& match, const Standing& before, const DealEntry& draft, std::optional<Player> seat = {});
    /// Forgets all that was said but the question, and takes what the match says now.
    void begin(
        const Match& match, const Standing& before, const DealEntry& draft, std::optional<Player> seat = {});
    /// A first step that a path of some dispute has; whether this one has it depends on what was said.
    static bool isPath(std::string_view path);

    bool isOfMatch() const { return m_origin != nullptr; }
    /// Its head, as the referee is asked.
    const Match& match() const { return m_known.position.match; }

    /// What the referee is asked; empty: there is only one question.
    std::optional<Prompt> question() const;
    std::vector<Fact> facts() const;
    Pick pick() const;
    Ruling ruling() const;
    /// Why this card cannot be tapped now.
    std::optional<Refusal> against(Card card) const;

    /// Takes an answer to a question, a fact, or what is open, by its path. One that is not asked or cannot
    /// be changes nothing. A card that was said is taken back when it is said again.
    void respond(std::string_view path, const Response& answer);
    /// Opens what is tapped; empty: the answer is shown.
    void open(std::string_view path);
    /// On to what is tapped after that which is open.
    void next();
    /// Back to the answer. \return false if nothing is open, or there can be no answer yet
    bool leave();
    /// Forgets all that was said but the question; at a table without a match the contract, its trump, who
    /// leads and how many play stay, too.
    void clear();

    /// What is asked, as the public documents have it.
    std::variant<Position, Question> document() const;
    /// The card in question, or the cards, as they are kept with a dispute; empty: none.
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
    struct Stretch {
        int from = 0, to = 0;

        bool has(int place) const { return place >= from && place <= to; }
        friend bool operator==(const Stretch&, const Stretch&) = default;
    };

    // What there is to ask
    const Game& game() const { return *match().game; }
    Pack pack() const { return game().pack(); }
    bool has(Key key) const; ///< A position has it, as far as the contract is known.
    bool isOfNumbers() const { return m_known.position.combination.has_value(); }
    bool isLaid() const { return has(Key::Laid) || has(Key::Series); }
    bool hasNoTricks() const;
    bool asks(Asks what) const { return m_asks == what; }
    bool isOpen(std::string_view path) const { return m_open == path; }
    bool isShort() const; ///< One card of the hand is asked about, and what else decides is asked back.
    bool isBegun() const; ///< What every question needs is known.
    bool isReady() const; ///< Enough is known to answer.
    std::string whatNext() const; ///< What is tapped next, as the facts are.
    Message playerName(Player player) const;
    Message cardName(Card card) const;
    Message suitName(Suit suit) const;
    std::optional<Prompt> promptAt(std::string_view path) const;
    Prompt leadPrompt() const;
    Prompt playersPrompt() const;
    Prompt editionPrompt() const;
    Prompt phasePrompt() const;
    Prompt whosePrompt() const;

    // What is tapped
    void begin();
    void beginContract(); ///< Nothing is said of it.
    void ask(Asks what);
    void start(); ///< A phone shows what there is to tap, and opens only what has to be known first.
    void settleLead();
    void seat(int players);
    void reseat(int players);
    void choose(std::string_view contract);
    void settle(); ///< What follows, after a change.
    void advance(); ///< To what is tapped next.
    void say(std::string_view path, int value);
    void put(std::string_view path, int value);
    void take(std::string_view path, Card card);
    void takeTrick(Card card);
    void takeBack(std::string_view path);
    void layAsked();
    void lay(Card card);
    void layEnd(bool up, Card card);
    /// The hand without the card in question where that one lies, and with a card that forbids it where the
    /// player has said to hold one.
    std::vector<Card> held() const;
    const DecidingQuestion* forbidding() const; ///< The question that was answered with Yes.
    bool hangs() const; ///< Something that was asked back is not answered.
    void decide(std::size_t question, bool holds);
    std::vector<Card> lying() const; ///< No hand has these.
    const std::vector<Card>& laid() const; ///< In rows or in the series under way.

    // What the table knows, and what is open
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
    /// Who may play a card face down. On a phone also a player whose power is not said to be in force.
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
    int moved() const { return m_stretch && m_stretch->from == m_stretch->to ? m_stretch->from : -1; }
    std::vector<NumberCard> cardsOf(Stretch stretch) const;
    std::vector<const Combination*> combinationsOf(Stretch stretch) const;
    bool isSpecial(NumberCard card) const; ///< May be played though it is no combination.
    std::vector<Stretch> playable() const;
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
    Ruling onHand() const;
    Ruling onStretch(Stretch stretch) const;

    // The answer
    Position position(const Match& match) const;
    Question toAsk(const Match& match) const;
    Ruling empty() const;
    Ruling whichCards() const;
    Ruling ruled(const Match& match) const;
    Ruling onWinner(const Verdict& verdict) const;
    Ruling onCards(const Match& match, const Verdict& verdict) const;
    Ruling onCard(const Match& match, const Verdict& verdict) const;
    Ruling onLayout(const Verdict& verdict) const;
    Ruling onPower(const Match& match) const;
    Ruling onOrder(const tafel::Answer& given) const;
    void addEditions(Ruling& answer) const;
    void addChoices(Ruling& answer) const;

    std::shared_ptr<const Origin> m_origin = {};
    Dispute m_known = {}; ///< The trick and what lies as they were tapped.
    std::optional<Player> m_own = {}; ///< Who asks on a phone; nothing: the whole table.
    Player m_tableLead = 0; ///< Who leads by what the match says.
    bool m_isLeadSaid = false;
    Asks m_asks = Asks::Play;
    std::string m_open = {};
    std::vector<Card> m_hand = {};
    std::optional<Card> m_asked = {}; ///< In question.
    bool m_isWhole = false; ///< A phone tells the whole hand.
    std::vector<bool> m_holds = {}; ///< What was answered to `m_deciding`, in its order.
    std::optional<Phase> m_phase = {};
    std::optional<int> m_trickNumber = {};
    std::vector<PowerUse> m_may = {}; ///< What somebody wants to use.
    Player m_whose = 0; ///< Whose power is tapped next.
    std::optional<Stretch> m_stretch = {}; ///< In question, of a hand of numbers.

    // What follows
    TrickSoFar m_lies = {}; ///< With the card in question where it is asked who wins.
    TrickTable m_table = {};
    Player m_holder = 0; ///< Whose turn it is; the hand is that player's.
    std::vector<DecidingQuestion> m_deciding = {}; ///< The first Yes forbids the one card in question.
    std::optional<Verdict> m_found = {}; ///< On a hand, as it is.
};

} // namespace tafel::dispute
