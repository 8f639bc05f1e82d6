// The facts of a dispute in entry, and the open prompt: the trick, the hand, the laid cards.
#include <algorithm>

#include "cards/card_text.h"
#include "games/dispute/draft.h"
#include "games/dispute/parts.h"
#include "referee/layout_editor.h"

namespace tafel::dispute {

Message Draft::playerName(Player player) const
{
    return asIs(match().players[player]);
}

Message Draft::cardName(Card card) const
{
    return {.de = phrases::cardText(card, pack(), Language::German),
        .en = phrases::cardText(card, pack(), Language::English)};
}

Message Draft::suitName(Suit suit) const
{
    return {.de = std::string(phrases::suitText(suit, pack(), Language::German)),
        .en = std::string(phrases::suitText(suit, pack(), Language::English))};
}

// ---- The questions

std::optional<Prompt> Draft::question() const
{
    if (isOfNumbers())
        return std::nullopt;
    Prompt prompt{.path = "/question", .question = {{"Frage", "Question"}}};
    const auto offer = [&](Asks what, std::string_view word, Text text) {
        prompt.options.push_back(
            {.value = static_cast<int>(what), .text = {text}, .word = word, .on = asks(what)});
    };
    offer(Asks::Play, "play", {"Darf ich das spielen?", "May I play this?"});
    offer(Asks::Winner, "winner", {"Wer gewinnt den Stich?", "Who wins this trick?"});
    if (hasNoTricks())
        prompt.options.back().whyNot = Refusal{.code = Refusal::Code::Impossible,
            .where = {},
            .message = said({"In diesem Kontrakt gibt es keine Stiche.", "This contract has no tricks."})};
    if (has(Key::Characters))
        offer(Asks::Power, "power", {"Darf ich das einsetzen?", "May I use this power?"});
    return prompt;
}

bool Draft::hasNoTricks() const
{
    const std::optional<ContractPosition>& contract = m_known.position.contract;
    return contract && !contract->contract.empty()
        && !game().dealKeys(match(), contract->contract).has(Key::Log);
}

Prompt Draft::leadPrompt() const
{
    Prompt prompt{.path = "/lead", .question = {{"Wer spielt aus?", "Who leads?"}}};
    for (Player player = 0; player < match().count(); ++player)
        prompt.options.push_back(Prompt::Option::of(player, player == m_known.position.trick.lead));
    return prompt;
}

/// Without a match: how many play.
Prompt Draft::playersPrompt() const
{
    const auto inAny = [&](Player count) {
        for (const Edition edition : {Edition::En1998, Edition::De1998, Edition::Web})
            if (game().playerCounts(edition).has(count))
                return true;
        return false;
    };
    Prompt prompt{.path = "/players", .question = {{"Personen", "Players"}}};
    for (Player count = 2; count <= maxPlayers; ++count)
        if (inAny(count))
            prompt.options.push_back({.value = count,
                .text = {{"{0} Personen", "{0} players"}, {Argument::number(count)}},
                .on = count == match().count()});
    return prompt;
}

// ---- Facts

std::vector<Fact> Draft::facts() const
{
    if (isOfNumbers())
        return numberFacts();
    std::vector<Fact> facts;
    if (m_known.position.contract)
        facts.push_back(contractFact());
    if (has(Key::Trick))
        facts.push_back(trickFact());
    for (Fact& fact : laidFacts())
        facts.push_back(std::move(fact));
    const bool begins = m_known.position.contract && m_known.position.contract->contract.empty();
    if (asks(Asks::Play) && isShort() && !begins) {
        facts.push_back(cardFact());
        for (Fact& fact : decidingFacts())
            facts.push_back(std::move(fact));
        facts.push_back({.buttons = {{.name = "whole",
                             .text = said({"Lieber die ganze Hand antippen", "Tap the whole hand instead"}),
                             .tap = {"/whole", Response(1)}}},
            .isBesides = true});
    } else if (asks(Asks::Power) ? asksHand() : !begins && (!m_own || asks(Asks::Play))) {
        facts.push_back(handFact());
    }
    if (asks(Asks::Power)) {
        facts.push_back(phaseFact());
        facts.push_back(usesFact("/may"));
    }
    if (has(Key::Characters))
        facts.push_back(usesFact("/powers"));
    if (isOfMatch())
        return facts;
    Fact table{.path = "/players"};
    if (has(Key::Characters))
        table.prompts.push_back(editionPrompt());
    if (Prompt players = playersPrompt(); players.options.size() > 1)
        table.prompts.push_back(std::move(players));
    if (!table.prompts.empty())
        facts.push_back(std::move(table));
    return facts;
}

Fact Draft::contractFact() const
{
    const ContractPosition& position = *m_known.position.contract;
    Button contract{.name = "contract",
        .text = said({"Welcher Kontrakt?", "Which contract?"}),
        .hint = said({"Kontrakt wählen", "Choose the contract"}),
        .on = isOpen("/contract"),
        .tap = {"/contract"}};
    for (const ContractInfo& each : game().contracts(match()))
        if (each.id == position.contract) {
            contract.text = said(each.name);
            contract.line = said(each.line);
        }
    Fact fact{.buttons = {std::move(contract)}};
    if (has(Key::Trump))
        fact.buttons.push_back({.name = "trump",
            .text = position.trump ? said({"Trumpf: {}", "Trump: {}"}, suitName(*position.trump))
                                   : said({"Welcher Trumpf?", "Which trump?"}),
            .hint = said({"Trumpf wählen", "Choose the trump suit"}),
            .suit = position.trump,
            .on = isOpen("/trump"),
            .tap = {"/trump"}});
    if (asks(Asks::Play))
        fact.prompts = positionAsks(m_known.position);
    return fact;
}

Fact Draft::trickFact() const
{
    Fact fact{.path = "/trick",
        .title = said({"Stich bisher", "Trick so far"}),
        .hint = said({"Stich ändern", "Change the trick"})};
    for (std::size_t at = 0; at < m_table.players.size(); ++at) {
        const Player player = m_table.players[at];
        const bool lies = at < m_lies.cards.size();
        const std::optional<Card> card = lies ? m_lies.cards[at] : std::nullopt;
        const std::optional<Verdict::LeadingCard>& winning = m_table.winning;
        fact.places.push_back({.name = std::to_string(at),
            .card = card,
            .player = player,
            .hidden = lies && !card,
            .asked = lies ? card && at >= m_known.position.trick.cards.size() : isOpen("/trick"),
            .leads = lies && at == 0,
            .winning = lies && winning && winning->player == player && winning->card == card,
            .tap = {"/trick"}});
    }
    if (has(Key::Characters))
        fact.buttons.push_back({.name = "turned-up",
            .text = said({"Aufgedeckte Karte", "Turned-up card"}),
            .hint = said({"Aufgedeckte Karte wählen", "Choose the turned-up card"}),
            .icon = "card",
            .card = m_known.turnedUp,
            .trump = trump(),
            .on = isOpen("/turned_up"),
            .tap = {"/turned_up"}});
    return fact;
}

Fact Draft::handFact() const
{
    const bool tapped = !m_hand.empty() && !asks(Asks::Power);
    Fact fact{.path = "/hand", .title = handTitle()};
    if (tapped)
        fact.title = said({"{}: fragliche Karte antippen", "{}: tap the card in question"}, fact.title);
    for (const Card card : m_hand) {
        Place place{.name = card.text(pack()),
            .card = card,
            .asked = m_asked == card,
            .tap = {"/card", Response(card)}};
        if (m_found && contains(m_found->legal, card))
            place.mayPlay = true;
        else if (m_found)
            place.mayPlay = false;
        fact.places.push_back(std::move(place));
    }
    fact.places.push_back({.name = "add", .asked = isOpen("/hand"), .tap = {"/hand"}});
    if (m_own && asks(Asks::Play) && has(Key::Trick))
        fact.buttons.push_back({.name = "one",
            .text = said({"Nur eine Karte", "Only one card"}),
            .tap = {"/whole", Response(0)}});
    return fact;
}

Message Draft::handTitle() const
{
    if (m_own && (!has(Key::Trick) || m_holder == *m_own))
        return said({"Meine Hand", "My hand"});
    return has(Key::Trick) ? said({"Hand von {}", "{}’s hand"}, playerName(m_holder))
                           : said({"Die Hand", "The hand"});
}

Fact Draft::cardFact() const
{
    Fact fact{.path = "/card",
        .title = m_holder == *m_own ? said({"Meine Karte", "My card"})
                                    : said({"Karte von {}", "{}’s card"}, playerName(m_holder)),
        .hint = said({"Eine andere Karte wählen", "Choose another card"})};
    Place place{.name = "add", .card = m_asked, .asked = isOpen("/card"), .tap = {"/card"}};
    if (m_asked)
        place.name = m_asked->text(pack());
    fact.places = {std::move(place)};
    return fact;
}

/// The questions that decide about a single card, in order.
std::vector<Fact> Draft::decidingFacts() const
{
    std::vector<Fact> facts;
    for (std::size_t at = 0; at <= m_holds.size() && at < m_deciding.size(); ++at) {
        const DecidingQuestion& question = m_deciding[at];
        Fact fact{.title = question.question};
        if (!question.named) {
            fact.rows.emplace_back();
            for (const Card card : question.cards)
                fact.rows.back().cards.push_back(card);
        }
        for (const bool holds : {true, false})
            fact.buttons.push_back({.name = std::string(verdictOf(holds)),
                .text = said(holds ? yes : no),
                .on = at < m_holds.size() && m_holds[at] == holds,
                .tap = {fmt::format("/deciding/{}", at), Response(holds ? 1 : 0)}});
        facts.push_back(std::move(fact));
        if (at < m_holds.size() && m_holds[at])
            break;
    }
    return facts;
}

/// Rows by suit, one series, or the two ends of a row.
std::vector<Fact> Draft::laidFacts() const
{
    const std::optional<ContractPosition>& contract = m_known.position.contract;
    if (has(Key::Row)) {
        Fact ends{.path = "/row",
            .title = said({"Die Enden der Reihe", "The ends of the row"}),
            .hint = said({"Dieses Ende ändern", "Change this end"})};
        for (const bool up : {true, false})
            ends.places.push_back({.name = up ? "up" : "down",
                .card
                = contract->row ? std::optional(up ? contract->row->up : contract->row->down) : std::nullopt,
                .caption = said(up ? Text{"oben", "upper end"} : Text{"unten", "lower end"}),
                .asked = isOpen(up ? "/row/up" : "/row/down"),
                .tap = {up ? "/row/up" : "/row/down"}});
        return {ends};
    }
    if (!isLaid())
        return {};
    Fact laid{.path = "/laid",
        .title = said({"Was liegt", "The laid cards"}),
        .hint = said({"Ändern, was liegt", "Change the laid cards"})};
    if (!contract->series) {
        const LayoutEditor laying(position(match()));
        for (const Suit suit : suitsInOrder)
            laid.rows.push_back({.suit = suit, .cards = laying.row(suit), .asked = isOpen("/laid")});
        return {laid};
    }
    laid.title = said({"Die laufende Folge", "The current series"});
    laid.rows = {{.cards = *contract->series, .asked = isOpen("/laid")}};
    return {laid,
        {.path = "/gone",
            .title = said({"In früheren Folgen gespielt", "Played in earlier series"}),
            .hint = said({"Ändern, was früher gespielt wurde", "Change what was played earlier"}),
            .rows = {{.cards = contract->gone.value_or(std::vector<Card>()), .asked = isOpen("/gone")}}}};
}

// ---- The open prompt

Pick Draft::pick() const
{
    Pick pick = isOfNumbers() ? numberPick() : cardPick();
    if (m_own && pick.kind != Pick::Kind::None && pick.next.empty() && isBegun())
        pick.next = said(done); // a phone has no other way back
    return pick;
}

Pick Draft::cardPick() const
{
    const std::optional<Step> step = stepOf(m_open);
    const bool use = step && isPowerList(step->list) && step->place < uses(step->list).size();
    const bool contract = m_known.position.contract.has_value(), row = m_open.starts_with("/row/");
    return m_open == "/contract" && contract                    ? contractPick()
        : m_open == "/trump" && has(Key::Trump)                 ? trumpPick()
        : m_open == "/turned_up" && has(Key::Characters)        ? turnedUpPick()
        : m_open == "/trick" && has(Key::Trick)                 ? trickPick()
        : m_open == "/hand" || (m_open == "/card" && isShort()) ? handPick()
        : row && has(Key::Row)                                  ? endPick(m_open == "/row/up")
        : isPowerList(m_open) && has(Key::Characters)           ? powersPick()
        : use && step->rest.empty()                             ? usePick(step->list, step->place)
        : use                                                   ? namedPick(step->list, step->place)
        : m_open == "/laid" && isLaid()                         ? laidPick()
        : m_open == "/gone" && has(Key::Gone)                   ? gonePick()
                                                                : Pick();
}

/// The grid of cards, with the tapped ones.
Pick Draft::grid(Text title, Message hint, std::vector<Card> chosen) const
{
    const bool hand = isOpen("/hand") || isOpen("/card");
    const bool goesOn
        = m_hand.empty() && asks(Asks::Play) && (m_known.position.contract ? !hand : isOpen("/trick"));
    return {.kind = Pick::Kind::Card,
        .path = m_open,
        .title = said(title),
        .hint = std::move(hint),
        .chosen = std::move(chosen),
        .gone = hand ? lying() : m_hand,
        .whyGone = said(hand ? Text{"Diese Karte liegt schon", "This card is already on the table"}
                             : Text{"Diese Karte ist auf der Hand", "This card is in the hand"}),
        .next = said(!goesOn ? done
                : isShort()  ? Text{"Jetzt meine Karte", "Now my card"}
                             : Text{"Jetzt die Hand", "Now the hand"}),
        .then = !goesOn ? ""
            : isShort() ? "/card"
                        : "/hand"};
}

Pick Draft::trickPick() const
{
    Pick pick = grid({"Welche Karten liegen im Stich?", "Which cards are in the trick?"},
        said({"In der Reihenfolge, in der sie gespielt wurden. Ein zweiter Tipp nimmt eine Karte zurück.",
            "In the order in which they were played. Another tap takes a card back."}),
        lying());
    pick.prompts = {leadPrompt()};
    if (hider())
        pick.tools.push_back({.name = "hidden",
            .text = said({"Verdeckt", "Face down"}),
            .hint = said(
                {"Die nächste Karte des Stichs liegt verdeckt", "The next card of the trick is face down"}),
            .tap = {"/trick", Response(faceDown)}});
    const std::vector<std::optional<Card>>& cards = m_known.position.trick.cards;
    if (!cards.empty() && !cards.back())
        pick.tools.push_back({.name = "back",
            .text = said({"Zurücknehmen", "Take back"}),
            .icon = "del",
            .tap = {fmt::format("/trick/{}", cards.size() - 1), Response()}});
    return pick;
}

Pick Draft::handPick() const
{
    if (isOpen("/card")) {
        Pick pick = grid({"Welche Karte?", "Which card?"}, {}, m_hand);
        pick.title = cardFact().title;
        return pick;
    }
    Pick pick = grid(whichHand,
        said({"Die ganze Hand antippen, dann daneben die fragliche Karte.",
            "Tap the whole hand, then the card in question beside it."}),
        m_hand);
    if (m_own && (!has(Key::Trick) || m_holder == *m_own))
        pick.title = handTitle();
    else if (has(Key::Trick))
        pick.title = said({"Welche Karten hat {}?", "Which cards does {} hold?"}, playerName(m_holder));
    if (m_hand.empty())
        pick.next = {};
    return pick;
}

Pick Draft::turnedUpPick() const
{
    Pick pick = grid(whichTurnedUp,
        said({"Ein Tipp. Ass: Obenabe, Sechs: Undenufe, sonst Trumpf.",
            "One tap. Ace: Obenabe, six: Undenufe, otherwise trump."}),
        m_known.turnedUp ? std::vector{*m_known.turnedUp} : std::vector<Card>());
    pick.gone.clear();
    if (!m_known.turnedUp)
        pick.next = {};
    return pick;
}

/// The contracts of the game, with their score in a few words; those that are due now are marked.
Pick Draft::contractPick() const
{
    Pick pick{.kind = Pick::Kind::Buttons, .path = "/contract", .title = said(whichContract)};
    for (const ContractInfo& each : game().contracts(match())) {
        const bool due = m_origin && contains(m_origin->before.due, each.id);
        pick.buttons.push_back({.name = std::string(each.id),
            .text = said(each.name),
            .line
            = due ? said({"jetzt an der Reihe · {}", "due now · {}"}, said(each.line)) : said(each.line),
            .on = m_known.position.contract->contract == each.id,
            .tap = {"/contract", Response(static_cast<int>(pick.buttons.size()))}});
    }
    return pick;
}

Pick Draft::trumpPick() const
{
    Pick pick{.kind = Pick::Kind::Buttons, .path = "/trump", .title = said(whichTrump)};
    for (const Suit suit : suitsInOrder)
        pick.buttons.push_back({.name = std::string(1, letter(suit, pack())),
            .text = suitName(suit),
            .suit = suit,
            .on = m_known.position.contract->trump == suit,
            .tap = {"/trump", Response(static_cast<int>(suit))}});
    return pick;
}

Pick Draft::endPick(bool up) const
{
    const std::optional<ContractPosition::Row>& row = m_known.position.contract->row;
    const std::vector<Card> chosen = row ? std::vector{up ? row->up : row->down} : std::vector<Card>();
    if (!up)
        return grid({"Welche Karte liegt am unteren Ende?", "Which card is at the lower end?"},
            said({"Dieselbe, wenn sie die einzige ist.", "The same one if it is the only card."}), chosen);
    Pick pick = grid({"Welche Karte liegt am oberen Ende?", "Which card is at the upper end?"},
        said({"Keine, solange nichts liegt.", "None, as long as no card has been laid."}), chosen);
    pick.next = said(row ? done : Text{"Es liegt nichts", "No card laid yet"});
    return pick;
}

Pick Draft::laidPick() const
{
    const bool series = has(Key::Series);
    const Text ends = series
        ? Text{"Zuerst die erste antippen, dann die letzte. Ein zweiter Tipp nimmt eine Karte zurück.",
            "Tap its first card, then its last. Another tap takes a card back."}
        : Text{"Von jeder Reihe die Enden antippen. Ein zweiter Tipp nimmt eine Karte zurück.",
            "Tap the ends of each row. Another tap takes a card back."};
    Pick pick = grid(
        series ? Text{"Welche Karten liegen in dieser Folge?", "Which cards are in this series?"} : whichLie,
        said(ends), laid());
    const LayoutEditor laying(position(match()));
    pick.cards = pick.chosen;
    for (const Suit suit : suitsInOrder)
        for (const auto& [card, way] : laying.ways(suit))
            pick.cards->push_back(card);
    return pick;
}

Pick Draft::gonePick() const
{
    const std::vector<Card> gone = m_known.position.contract->gone.value_or(std::vector<Card>());
    Pick pick = grid(
        {"Welche Karten wurden in früheren Folgen gespielt?", "Which cards were played in earlier series?"},
        said({"Ein zweiter Tipp nimmt eine Karte zurück.", "Another tap takes a card back."}), gone);
    pick.gone.insert(pick.gone.end(), laid().begin(), laid().end());
    return pick;
}

std::optional<Refusal> Draft::against(Card card) const
{
    return isLaid() && isOpen("/laid") ? LayoutEditor(position(match())).against(card) : std::nullopt;
}

} // namespace tafel::dispute
