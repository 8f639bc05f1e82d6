#include "games/dispute/draft.h"

#include <algorithm>

#include "cards/card_text.h"
#include "games/dispute/parts.h"
#include "games/eidex/power_prompts.h"
#include "games/krass_kariert/pack.h"
#include "referee/layout_editor.h"

namespace tafel::dispute {

std::string_view name(Ruling::Kind kind)
{
    static constexpr std::string_view names[] = {"empty", "ask", "list", "yes", "no", "winner"};
    return names[static_cast<std::size_t>(kind)];
}

Draft::Draft(const Game& game)
{
    m_known.position.match.game = &game;
    const bool four = game.playerCounts(match().edition).has(4);
    seat(four && !has(Key::Characters) ? 4 : 3);
    begin();
}

Draft::Draft(const Match& match, const Standing& before, const DealEntry& draft, std::optional<Player> seat)
{
    begin(match, before, draft, seat);
}

void Draft::begin(
    const Match& match, const Standing& before, const DealEntry& draft, std::optional<Player> seat)
{
    m_origin = std::make_shared<Origin>(Origin{match, before, draft, seat});
    begin();
}

bool Draft::isPath(std::string_view path)
{
    static constexpr std::string_view steps[]
        = {"question", "players", "edition", "lead", "phase", "whose", "trick_number", "contract", "trump",
            "turned_up", "trick", "hand", "card", "whole", "deciding", "laid", "gone", "row", "powers", "may",
            "cards", "keys", "call", "table", "play", "move", "reserves", "opener", "first_trick", "packets"};
    return path.starts_with('/')
        && std::find(std::begin(steps), std::end(steps), path.substr(1, path.find('/', 1) - 1))
        != std::end(steps);
}

void Draft::begin()
{
    m_known = m_origin ? disputeOf(m_origin->match, m_origin->before, m_origin->draft)
                       : Dispute{.position = emptyPosition(match())};
    m_own.reset();
    if (m_origin && m_origin->seat) // a player who is out is no longer at the table
        for (Player player = 0; player < match().count(); ++player)
            if (match().players[player] == m_origin->match.players[*m_origin->seat])
                m_own = player;
    m_tableLead = m_known.position.trick.lead;
    m_phase.reset();
    m_trickNumber.reset();
    m_may.clear();
    m_range.reset();
    beginContract();
    start();
}

void Draft::beginContract()
{
    m_known.position.trick.cards.clear();
    m_isLeadSaid = false;
    m_isWhole = false;
    m_hand.clear();
    m_asked.reset();
    if (std::optional<ContractPosition>& contract = m_known.position.contract) {
        contract = ContractPosition{.contract = contract->contract, .trump = contract->trump};
        if (has(Key::Laid))
            contract->laid.emplace();
        if (has(Key::Series))
            contract->series.emplace();
    }
}

void Draft::clear()
{
    const Position before = m_known.position;
    begin();
    if (isOfMatch() || !before.contract)
        return;
    m_known.position.contract
        = ContractPosition{.contract = before.contract->contract, .trump = before.contract->trump};
    m_known.position.trick.lead = before.trick.lead;
    beginContract();
    advance();
}

void Draft::seat(int players)
{
    Match& head = m_known.position.match;
    head.players.clear();
    for (int player = 0; player < players; ++player)
        head.players.emplace_back(1, static_cast<char>('A' + player));
    if (!game().playerCounts(head.edition).has(static_cast<Player>(players)))
        head.edition = Edition::Web;
}

// ---- Questions

bool Draft::has(Key key) const
{
    const std::optional<ContractPosition>& contract = m_known.position.contract;
    if (contract && contract->contract.empty())
        return false;
    return game().positionKeys(match(), contract ? contract->contract : std::string()).has(key);
}

bool Draft::isShort() const
{
    return m_own && !m_isWhole && !asks(Asks::Power) && has(Key::Trick);
}

bool Draft::isBegun() const
{
    if (has(Key::Characters))
        return m_known.turnedUp.has_value();
    const std::optional<ContractPosition>& contract = m_known.position.contract;
    return !contract || (!contract->contract.empty() && (!has(Key::Trump) || contract->trump));
}

bool Draft::isReady() const
{
    if (isOfNumbers())
        return !hand().hand.empty();
    return isBegun()
        && (asks(Asks::Power)        ? m_phase && !m_may.empty()
                : asks(Asks::Winner) ? !m_lies.cards.empty()
                                     : !m_hand.empty());
}

std::string Draft::whatNext() const
{
    if (isOfNumbers())
        return hand().hand.empty() ? "/cards" : "";
    if (!isBegun())
        return has(Key::Characters)                       ? "/turned_up"
            : m_known.position.contract->contract.empty() ? "/contract"
                                                          : "/trump";
    if (asks(Asks::Power))
        return m_may.empty() ? "/may" : "";
    if (!has(Key::Trick))
        return !m_hand.empty() ? "" : isLaid() ? "/laid" : has(Key::Row) ? "/row/up" : "/hand";
    const auto lying = static_cast<int>(m_known.position.trick.cards.size());
    if (m_table.full || lying >= m_table.places || (asks(Asks::Play) && m_asked))
        return "";
    if (asks(Asks::Play) && (!m_hand.empty() || lying == m_table.places - 1))
        return isShort() ? "/card" : "/hand";
    return "/trick";
}

/// Derives the owners of the cards and the player to move, as the referee counts them. The question about the
/// winner includes the card in question in the trick.
void Draft::derivePosition()
{
    const TrickSoFar& trick = m_known.position.trick;
    if (m_asked && !contains(m_hand, *m_asked))
        m_asked.reset();
    m_lies = trick;
    deriveLead();
    m_holder = trick.lead;
    m_table = {.places = match().count()};
    if (isBegun() && has(Key::Trick)) {
        m_table = trickTable(position(match()));
        m_holder = m_table.last();
        if (asks(Asks::Winner) && m_asked && !m_table.full) {
            m_lies.cards.emplace_back(m_asked);
            m_table = trickTable(position(match()));
        }
    }
    m_found.reset();
    m_deciding.clear();
    if (!asks(Asks::Play) || !isReady() || m_table.full)
        return;
    const auto judge = [&] {
        m_found.reset();
        if (Result<Verdict> verdict = game().judge(position(match())))
            m_found = std::move(*verdict);
    };
    judge();
    if (!isShort() || !m_found || !contains(m_found->legal, *m_asked))
        return;
    if (Result<std::vector<DecidingQuestion>> questions = decidingCards(position(match())))
        m_deciding = std::move(*questions);
    if (forbidding())
        judge();
}

/// The player at a phone is assumed to be next; the question about the winner uses the trick of the table.
void Draft::deriveLead()
{
    TrickSoFar& trick = m_known.position.trick;
    if (!m_own || m_isLeadSaid || !isBegun() || !has(Key::Trick))
        return;
    trick.lead = m_lies.lead = m_tableLead;
    if (asks(Asks::Play))
        trick.lead = m_lies.lead = leadBefore(position(match()), *m_own);
}

void Draft::start()
{
    derivePosition();
    m_open = m_own && isBegun() ? "" : whatNext();
}

void Draft::advance()
{
    derivePosition();
    m_open = whatNext();
}

// ---- Taps

void Draft::open(std::string_view path)
{
    m_open = path;
}

void Draft::next()
{
    m_open = pick().then;
}

bool Draft::leave()
{
    if (m_open.empty() || !isBegun())
        return false;
    m_open.clear();
    return true;
}

void Draft::respond(std::string_view path, const Response& answer)
{
    if (!path.starts_with("/deciding/"))
        m_holds.clear(); // they were about something else
    if (const int* const value = std::get_if<int>(&answer))
        say(path, *value);
    else if (const Card* const card = std::get_if<Card>(&answer))
        take(path, *card);
    else if (std::holds_alternative<std::monostate>(answer))
        takeBack(path);
    derivePosition();
}

std::optional<Prompt> Draft::promptAt(std::string_view path) const
{
    std::vector<Prompt> prompts = positionAsks(m_known.position);
    if (has(Key::Trick))
        prompts.push_back(leadPrompt());
    if (!isOfMatch())
        prompts.push_back(playersPrompt());
    if (has(Key::Characters)) {
        prompts.push_back(phasePrompt());
        prompts.push_back(whosePrompt());
        if (!isOfMatch())
            prompts.push_back(editionPrompt());
        if (m_phase)
            for (Prompt& each : questionAsks(toAsk(match())))
                prompts.push_back(std::move(each));
    }
    if (std::optional<Prompt> which = question())
        prompts.push_back(std::move(*which));
    const auto found
        = std::find_if(prompts.begin(), prompts.end(), [&](const Prompt& each) { return each.path == path; });
    return found == prompts.end() ? std::nullopt : std::optional(std::move(*found));
}

void Draft::say(std::string_view path, int value)
{
    if (const std::optional<Prompt> prompt = promptAt(path)) {
        if (accepts(*prompt, value))
            put(path, value);
    } else if (isOfNumbers()) {
        sayNumber(path, value);
    } else if (path == "/trick" && value == faceDown) {
        hide();
    } else if (path == "/whole" && m_own) {
        m_isWhole = value == 1;
        if (!m_isWhole || !m_asked)
            m_hand.clear();
        m_asked.reset();
        m_open = m_isWhole ? "/hand" : "";
    } else if (path.starts_with("/deciding/")) {
        if (const std::optional<Step> step = stepOf(path))
            decide(step->place, value == 1);
    } else if (path == "/contract" && m_known.position.contract) {
        const std::vector<ContractInfo> contracts = game().contracts(match());
        if (value >= 0 && static_cast<std::size_t>(value) < contracts.size())
            choose(contracts[static_cast<std::size_t>(value)].id);
    } else if (path == "/trump" && has(Key::Trump) && value >= 0 && value < 4) {
        m_known.position.contract->trump = static_cast<Suit>(value);
        advance();
    } else if (!isPowerList(path)) {
        sayNamed(path, value);
    } else if (value >= 0 && value < match().count() && match().characters[static_cast<Player>(value)]) {
        toggleUse(path, static_cast<Player>(value), *match().characters[static_cast<Player>(value)]);
    }
}

/// Takes a value that a prompt offers.
void Draft::put(std::string_view path, int value)
{
    if (path == "/question") {
        ask(static_cast<Asks>(value));
    } else if (path == "/lead") {
        m_known.position.trick.lead = static_cast<Player>(value);
        m_isLeadSaid = true;
    } else if (path == "/players") {
        reseat(value);
    } else if (path == "/edition") {
        m_known.position.match.edition = static_cast<Edition>(value);
    } else if (path == "/phase") {
        const auto phase = static_cast<Phase>(value);
        m_phase = m_phase == phase ? std::nullopt : std::optional(phase);
        m_open.clear();
    } else if (path == "/trick_number") {
        m_trickNumber = value > 0 ? std::optional(value) : std::nullopt;
    } else if (path == "/whose") {
        m_whose = static_cast<Player>(value);
    } else {
        sayToPosition(m_known.position, path, value);
    }
}

void Draft::ask(Asks what)
{
    if (isShort() && what == Asks::Power) { // a question about a power needs the whole hand
        m_hand.clear();
        m_asked.reset();
    }
    m_isLeadSaid = m_isLeadSaid || !m_lies.cards.empty(); // the players keep their cards
    m_asks = what;
    start();
    if (m_own && what == Asks::Power && m_may.empty() && match().characters[*m_own])
        m_may = {{.by = *m_own, .power = *match().characters[*m_own]}};
}

/// Removes the answers that depend on the seats.
void Draft::reseat(int players)
{
    Position& position = m_known.position;
    seat(players);
    position.trick.cards.clear();
    if (position.contract) {
        position.trick.lead = 0;
        beginContract();
    } else if (position.trick.lead >= players) {
        position.trick.lead = 0;
    }
    const auto isGone
        = [&](const PowerUse& use) { return use.by >= players || (use.whom && *use.whom >= players); };
    std::erase_if(position.powers, isGone);
    std::erase_if(m_may, isGone);
    m_whose = 0;
    if (!isOfNumbers())
        advance();
}

void Draft::choose(std::string_view contract)
{
    Position& position = m_known.position;
    position.contract->contract = contract;
    beginContract();
    if (m_origin) // the leader may depend on it
        position.trick.lead = m_tableLead
            = disputeOf(m_origin->match, m_origin->before, m_origin->draft, contract).position.trick.lead;
    if (!has(Key::Trump))
        position.contract->trump.reset();
    if (hasNoTricks())
        m_asks = Asks::Play;
    start();
}

// ---- Cards

void Draft::take(std::string_view path, Card card)
{
    std::optional<ContractPosition>& contract = m_known.position.contract;
    if (path == "/trick" && has(Key::Trick)) {
        takeTrick(card);
    } else if (path == "/hand" && !isOfNumbers()) {
        m_isWhole = m_own.has_value();
        toggle(m_hand, card);
    } else if (path == "/card" && isShort()) {
        m_hand = {card};
        m_asked = card;
        m_open.clear();
    } else if (path == "/card" && contains(m_hand, card)) {
        m_asked = m_asked == card ? std::nullopt : std::optional(card);
        m_open.clear();
    } else if (path == "/turned_up" && has(Key::Characters)) {
        m_known.turnedUp = m_known.position.turnedUp = card;
        advance();
    } else if (path == "/laid" && isLaid()) {
        lay(card);
    } else if (path == "/gone" && has(Key::Gone)) {
        toggle(contract->gone, card);
    } else if (path.starts_with("/row/") && has(Key::Row)) {
        layEnd(path == "/row/up", card);
    } else if (isPowerList(path) && has(Key::Characters)) {
        toggleUse(path, m_whose, card);
    } else {
        sayNamed(path, card);
    }
}

void Draft::takeTrick(Card card)
{
    std::vector<std::optional<Card>>& cards = m_known.position.trick.cards;
    if (asks(Asks::Winner) && card == m_asked) {
        m_asked.reset();
    } else if (std::erase(cards, card) == 0 && cards.size() <= static_cast<std::size_t>(m_table.places)) {
        layAsked();
        cards.emplace_back(card);
        goOn();
    }
}

/// Continues the trick after the card in question, which has left the hand.
void Draft::layAsked()
{
    if (m_lies.cards.size() == m_known.position.trick.cards.size())
        return;
    m_known.position.trick.cards = m_lies.cards;
    std::erase(m_hand, *m_asked);
    m_asked.reset();
}

/// On a phone all cards of the trick are tapped one after the other, whatever else is known.
void Draft::goOn()
{
    advance();
    const auto lying = static_cast<int>(m_lies.cards.size());
    if (m_own && !m_table.full && lying < m_table.places - (asks(Asks::Play) ? 1 : 0))
        m_open = "/trick";
}

void Draft::hide()
{
    std::vector<std::optional<Card>>& cards = m_known.position.trick.cards;
    const std::optional<PowerUse> by = hider();
    if (!by || cards.size() > static_cast<std::size_t>(m_table.places))
        return;
    std::vector<PowerUse>& powers = m_known.position.powers;
    if (std::none_of(powers.begin(), powers.end(),
            [&](const PowerUse& use) { return eidex::powerOf(use.power).playsFaceDown(); }))
        powers.push_back(*by);
    layAsked();
    cards.emplace_back();
    goOn();
}

/// The answers follow each other: another one to an earlier question takes the later ones back.
void Draft::decide(std::size_t question, bool holds)
{
    if (question > m_holds.size() || question >= m_deciding.size())
        return;
    m_holds.resize(question);
    m_holds.push_back(holds);
}

const DecidingQuestion* Draft::forbidding() const
{
    const auto held = std::find(m_holds.begin(), m_holds.end(), true);
    const auto question = static_cast<std::size_t>(held - m_holds.begin());
    return held != m_holds.end() && question < m_deciding.size() ? &m_deciding[question] : nullptr;
}

bool Draft::hangs() const
{
    return !forbidding() && m_holds.size() < m_deciding.size();
}

/// Rows and series are defined by their ends.
void Draft::lay(Card card)
{
    const LayoutEditor laying(position(match()));
    ContractPosition& contract = *m_known.position.contract;
    std::vector<Card>& lies = contract.series ? *contract.series : *contract.laid;
    if (contains(lies, card))
        lies = laying.without(card);
    else if (laying.ways(card.suit).contains(card))
        lies = laying.with(card);
}

/// The only card is both ends.
void Draft::layEnd(bool up, Card card)
{
    std::optional<ContractPosition::Row>& row = m_known.position.contract->row;
    if (up && row && row->up == card) {
        row.reset();
    } else if (up) {
        row = ContractPosition::Row{card, row && row->down != row->up ? row->down : card};
        m_open = "/row/down";
    } else if (row) {
        row->down = card;
        m_open = m_hand.empty() ? "/hand" : "";
    }
}

void Draft::takeBack(std::string_view path)
{
    const std::optional<Step> step = stepOf(path);
    if (path == "/trick_number")
        m_trickNumber.reset();
    if (!step)
        return;
    std::vector<std::optional<Card>>& trick = m_known.position.trick.cards;
    if (isOfNumbers()) {
        takeNumberBack(step->list, step->place);
    } else if (step->list == "/trick" && step->place == trick.size()) {
        m_asked.reset(); // it is the last card of the trick
    } else if (step->list == "/trick") {
        eraseAt(trick, step->place);
    } else if (isPowerList(step->list) && step->rest.empty()) {
        eraseAt(uses(step->list), step->place);
        m_open.clear();
    } else if (isPowerList(step->list)) {
        sayNamed(path, std::monostate());
    }
}

const std::vector<Card>& Draft::laid() const
{
    const ContractPosition& contract = *m_known.position.contract;
    return contract.series ? *contract.series : *contract.laid;
}

std::vector<Card> Draft::held() const
{
    std::vector<Card> hand = m_hand;
    if (m_lies.cards.size() > m_known.position.trick.cards.size())
        std::erase(hand, *m_asked);
    if (const DecidingQuestion* const held = forbidding())
        hand.push_back(*held->cards.begin());
    return hand;
}

std::vector<Card> Draft::lying() const
{
    std::vector<Card> cards;
    const auto add = [&](const auto& list) {
        for (const std::optional<Card> each : list)
            if (each && !contains(cards, *each))
                cards.push_back(*each);
    };
    add(m_lies.cards);
    if (const std::optional<ContractPosition>& contract = m_known.position.contract) {
        for (const std::optional<std::vector<Card>>& list :
            {contract->laid, contract->series, contract->gone})
            if (list)
                add(*list);
        if (contract->row)
            add(std::vector{contract->row->up, contract->row->down});
    }
    return cards;
}

} // namespace tafel::dispute
