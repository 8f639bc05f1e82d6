// A hand of numbers in a dispute: its neighbouring cards, the combination to outbid, and the playable cards.
// It knows no rules: the game decides which cards are a combination, and which one outbids another.
#include <algorithm>

#include "games/dispute/draft.h"
#include "games/dispute/parts.h"
#include "games/krass_kariert/explanation.h"

namespace tafel::dispute {

namespace {

using Obligation = Verdict::Obligation;

constexpr Text kinds[] = {{"Solo", "Solo"}, {"Zweierstrasse", "2-straight"}, {"Paar", "Pair"},
    {"Dreierstrasse", "3-straight"}, {"Drilling", "Trips"}};

Message asMessage(int number)
{
    return asIs(std::to_string(number));
}

/// "4–12", "3, 7": numbers in ascending order, stretches in short.
Message numbersText(std::vector<int> numbers)
{
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    std::vector<Message> parts;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i;
        while (end + 1 < numbers.size() && numbers[end + 1] == numbers[end] + 1)
            ++end;
        if (end < i + 2)
            end = i;
        parts.push_back(end == i ? asMessage(numbers[i])
                                 : said({"{}–{}", "{}–{}"}, asMessage(numbers[i]), asMessage(numbers[end])));
        i = end + 1;
    }
    return joined(parts, {", ", ", "});
}

/// "Pair 8 · 2-straight 8, 9": every way in which the same cards can be played.
Message combinationsText(const std::vector<const Combination*>& combinations)
{
    std::vector<Message> parts;
    for (std::size_t kind = 0; kind < std::size(kinds); ++kind) {
        std::vector<int> values;
        for (const Combination* each : combinations)
            if (each->kind == static_cast<Combination::Kind>(kind))
                values.push_back(each->value);
        if (!values.empty())
            parts.push_back(said({"{} {}", "{} {}"}, said(kinds[kind]), numbersText(values)));
    }
    return joined(parts, {" · ", " · "});
}

Message cardsText(const std::vector<NumberCard>& cards)
{
    std::vector<Message> texts;
    for (const NumberCard card : cards)
        texts.push_back(asIs(card.value == NumberCard::stop ? "Stop"
                : card.value == NumberCard::redraw          ? "Redraw"
                                                            : card.text()));
    return joined(texts, {" ", " "});
}

std::string_view mustName(Obligation must)
{
    return must == Obligation::Stuck ? "stuck" : must == Obligation::MayTake ? "may-take" : "play";
}

Message mustText(Obligation must)
{
    return said(must == Obligation::Stuck ? Text{"Sitzt fest", "Stuck"}
            : must == Obligation::MayTake ? Text{"Darf nehmen", "May take"}
                                          : Text{"Muss spielen", "Must play"});
}

/// "4 or 5 + 6": the numbers that each X can stand for.
Message callsText(const std::vector<const Combination*>& ways)
{
    std::vector<Message> calls;
    for (const Combination* each : ways) {
        std::vector<Message> numbers;
        for (const int call : each->calls)
            numbers.push_back(asMessage(call));
        const Message all = joined(numbers, {" + ", " + "});
        if (std::none_of(
                calls.begin(), calls.end(), [&](const Message& other) { return other.en == all.en; }))
            calls.push_back(all);
    }
    return joined(calls, {" oder ", " or "});
}

} // namespace

std::vector<NumberCard> Draft::cardsOf(HandRange range) const
{
    return {hand().hand.begin() + range.from, hand().hand.begin() + range.to + 1};
}

std::vector<const Combination*> Draft::combinationsOf(HandRange range) const
{
    std::vector<const Combination*> list;
    if (m_found)
        for (const Combination& each : m_found->combinations)
            if (HandRange{each.positions.front(), each.positions.back()} == range)
                list.push_back(&each);
    return list;
}

bool Draft::isSpecial(NumberCard card) const
{
    return m_found
        && ((card.value == NumberCard::stop && m_found->mayStop)
            || (card.value == NumberCard::redraw && m_found->mayRedraw));
}

/// Each stretch of the hand once, from the highest combination down as the game orders them.
std::vector<Draft::HandRange> Draft::playable() const
{
    std::vector<HandRange> list;
    if (!m_found)
        return list;
    for (const Combination& each : m_found->combinations)
        if (const HandRange range{each.positions.front(), each.positions.back()}; !contains(list, range))
            list.push_back(range);
    for (int at = 0; at < static_cast<int>(hand().hand.size()); ++at)
        if (isSpecial(hand().hand[static_cast<std::size_t>(at)]))
            list.push_back({at, at});
    return list;
}

// ---- Taps

void Draft::sayNumber(std::string_view path, int value)
{
    const auto cards = static_cast<int>(hand().hand.size());
    if (path == "/keys/hand" && value >= 1 && value <= NumberCard::redraw) {
        const int at = moved() < 0 ? cards : moved() + 1;
        hand().hand.insert(hand().hand.begin() + at, {static_cast<std::uint8_t>(value)});
        m_range = moved() < 0 ? std::nullopt : std::optional(HandRange{at, at});
    } else if (path == "/keys/table" && value >= 1 && value <= NumberCard::x) {
        if (!hand().table)
            hand().table.emplace();
        hand().table->push_back({.card = {static_cast<std::uint8_t>(value)}});
        if (value == NumberCard::x)
            m_open = "/call";
    } else if (path == "/keys/call" && value >= 1 && value <= NumberCard::highest && hand().table) {
        hand().table->back().call = value;
        m_open = "/cards";
    } else if (path == "/card" && value >= 0 && value < cards) {
        askAbout(value);
    } else if (path == "/play" && value >= 0 && value < static_cast<int>(playable().size())) {
        const HandRange range = playable()[static_cast<std::size_t>(value)];
        m_range = m_range == range ? std::nullopt : std::optional(range);
    } else if (path == "/move" && moved() >= 0 && moved() + value >= 0 && moved() + value < cards) {
        std::vector<NumberCard>& hand = this->hand().hand;
        std::swap(hand[static_cast<std::size_t>(moved())], hand[static_cast<std::size_t>(moved() + value)]);
        m_range = HandRange{moved() + value, moved() + value};
    }
}

/// The first and the last of several cards are in question.
void Draft::askAbout(int place)
{
    const HandRange alone{place, place};
    if (!m_range || m_range->has(place))
        m_range = m_range == alone ? std::nullopt : std::optional(alone);
    else
        m_range = HandRange{std::min(m_range->from, place), std::max(m_range->to, place)};
    m_open.clear();
}

void Draft::takeNumberBack(std::string_view list, std::size_t place)
{
    if (list == "/hand") {
        eraseAt(hand().hand, place);
        m_range.reset();
    } else if (list == "/table" && hand().table) {
        eraseAt(*hand().table, place);
        if (hand().table->empty())
            hand().table.reset();
        m_open = "/cards";
    }
}

// ---- Facts

std::vector<Fact> Draft::numberFacts() const
{
    std::vector<Prompt> prompts = positionAsks(m_known.position);
    Fact table = tableFact(), reserves{.path = "/reserves", .prompts = {prompts.front()}};
    reserves.title = prompts.front().question.inBoth();
    if (!hand().table)
        table.prompts.push_back(std::move(prompts.back()));
    return {std::move(table), numberHandFact(), std::move(reserves)};
}

/// The combination to outbid; for an empty table, whether the turn is opened.
Fact Draft::tableFact() const
{
    const Message what = tableText();
    Fact fact{.path = "/table",
        .title = !hand().table ? said({"Nichts zu überbieten", "Nothing to outbid"})
            : what.empty()     ? said({"Zu überbieten", "To outbid"})
                               : said({"Zu überbieten: {}", "To outbid: {}"}, what),
        .hint = said({"Diese Karte wegnehmen", "Remove this card"})};
    for (const CalledCard& each : hand().table.value_or(std::vector<CalledCard>())) {
        const std::string name = std::to_string(fact.places.size());
        fact.places.push_back({.name = name, .number = each, .tap = {"/table/" + name, Response()}});
    }
    fact.places.push_back({.name = "add", .asked = !m_open.empty(), .tap = {"/cards"}});
    return fact;
}

/// The name of the combination on the table, as the game names it for a hand of just these cards.
Message Draft::tableText() const
{
    if (!hand().table)
        return {};
    Position alone = emptyPosition(match());
    std::vector<NumberCard>& cards = alone.combination->hand;
    for (const CalledCard& each : *hand().table)
        cards.push_back(each.call ? NumberCard{static_cast<std::uint8_t>(*each.call)} : each.card);
    const Result<Verdict> found = game().judge(alone);
    std::vector<const Combination*> whole;
    if (found)
        for (const Combination& each : found->combinations)
            if (each.positions.size() == cards.size())
                whole.push_back(&each);
    return combinationsText(whole);
}

Fact Draft::numberHandFact() const
{
    const std::vector<NumberCard>& cards = hand().hand;
    Fact fact{.path = "/hand",
        .title = said(cards.empty() ? Text{"Die Hand in ihrer Reihenfolge", "The hand in order"}
                                    : Text{"Die Hand in ihrer Reihenfolge: fragliche Karten antippen",
                                        "The hand in order: tap the cards in question"})};
    for (int at = 0; at < static_cast<int>(cards.size()); ++at) {
        const NumberCard card = cards[static_cast<std::size_t>(at)];
        bool plays = isSpecial(card);
        if (m_found)
            for (const Combination& each : m_found->combinations)
                plays = plays || contains(each.positions, at);
        fact.places.push_back({.name = std::to_string(at),
            .number = CalledCard{.card = card},
            .mayPlay = plays && m_open.empty() ? std::optional(true) : std::nullopt,
            .asked = m_range && m_range->has(at),
            .tap = {"/card", Response(at)}});
    }
    fact.places.push_back({.name = "add", .asked = isOpen("/cards"), .tap = {"/cards"}});
    return fact;
}

Fact Draft::playableFact() const
{
    Fact fact{.path = "/playable"};
    for (const HandRange& range : playable()) {
        const auto at = static_cast<int>(fact.buttons.size());
        fact.buttons.push_back({.name = std::to_string(at),
            .text = cardsText(cardsOf(range)),
            .line = combinationsText(combinationsOf(range)),
            .on = m_range == range,
            .tap = {"/play", Response(at)}});
    }
    fact.title = said(fact.buttons.empty()
            ? Text{"Aus dieser Hand ist nichts spielbar", "Nothing in this hand may be played"}
            : Text{"Spielbar", "May be played"});
    return fact;
}

// ---- The open prompt

/// A key for each card; one that would exceed the copies in the pack has a reason in `whyNot`.
KeyRow Draft::keysOf(std::string_view path, Text label, int last) const
{
    KeyRow keys{.path = std::string(path), .label = said(label)};
    for (int value = 1; value <= last; ++value) {
        const NumberCard card{static_cast<std::uint8_t>(value)};
        Button key{.name = std::string(card.text()), .number = card, .tap = {keys.path, Response(value)}};
        if (path == "/keys/hand" && m_found) {
            Position more = position(match());
            more.combination->hand.push_back(card);
            if (const Result<Verdict> answer = game().judge(more); !answer)
                key.whyNot = answer.error().message;
        }
        keys.keys.push_back(std::move(key));
    }
    return keys;
}

/// Buttons that move the card in question within the hand, or remove it.
std::vector<Button> Draft::movingTools() const
{
    if (moved() < 0)
        return {};
    return {{.name = "left",
                .hint = said({"Nach links schieben", "Move to the left"}),
                .icon = "back",
                .tap = {"/move", Response(-1)}},
        {.name = "right",
            .hint = said({"Nach rechts schieben", "Move to the right"}),
            .icon = "next",
            .tap = {"/move", Response(1)}},
        {.name = "remove",
            .text = said({"Entfernen", "Remove"}),
            .icon = "del",
            .tap = {fmt::format("/hand/{}", moved()), Response()}}};
}

Pick Draft::numberPick() const
{
    constexpr Text whichCall{"Als welche Zahl wurde das X angesagt?", "Which number was the X called?"};
    if (m_open == "/call")
        return {.kind = Pick::Kind::Prompts,
            .path = m_open,
            .title = said(whichCall),
            .keys = {keysOf("/keys/call", {}, NumberCard::highest)}};
    if (m_open != "/cards")
        return {};
    Pick pick{.kind = Pick::Kind::Prompts,
        .path = "/hand",
        .title = said({"Welche Karten liegen, welche sind auf der Hand?",
            "Which cards are on the table, which are in hand?"})};
    pick.keys = {keysOf("/keys/table",
                     {"Zu überbieten: was in diesem Umlauf zuletzt gespielt wurde",
                         "To outbid: what was played last in this turn"},
                     NumberCard::x),
        keysOf("/keys/hand",
            moved() < 0 ? Text{"Die Hand, von links nach rechts", "The hand, from left to right"}
                        : Text{"Die Hand: die nächste Karte kommt hinter die gefragte",
                            "The hand: the next card goes after the one in question"},
            NumberCard::redraw)};
    pick.tools = movingTools();
    if (!hand().hand.empty())
        pick.next = said(done);
    return pick;
}

// ---- The answer

/// The required action of this hand, or whether the cards in question may be played.
Ruling Draft::onNumbers() const
{
    Ruling answer = !m_found ? refused(game().judge(position(match())).error())
        : m_range            ? rulingForRange(*m_range)
                             : rulingForHand();
    answer.playable = playableFact();
    return answer;
}

Ruling Draft::rulingForHand() const
{
    const Obligation must = m_found->must;
    const bool plays = !m_found->combinations.empty() || m_found->mayStop || m_found->mayRedraw;
    Ruling answer{.kind = must == Obligation::Stuck ? Ruling::Kind::No : Ruling::Kind::Yes,
        .verdict = std::string(mustName(must)),
        .word = mustText(must)};
    if (must == Obligation::Stuck) {
        answer.sentence = said({"Nichts überbietet, und es ist keine Reservekarte übrig.",
            "Nothing outbids, and no reserve card is left."});
    } else if (must == Obligation::MayTake && plays) {
        answer.sentence = said({"Etwas davon spielen oder eine Reservekarte nehmen.",
            "Play one of these, or take a reserve card."});
    } else if (must == Obligation::MayTake) {
        answer.word = said({"Muss nehmen", "Must take"});
        answer.sentence = said({"Nichts überbietet: Es wird eine Reservekarte genommen.",
            "Nothing outbids: a reserve card is taken."});
    } else {
        answer.sentence = said({"Etwas davon muss gespielt werden.", "One of these has to be played."});
    }
    for (const Reason& reason : m_found->because)
        answer.reasons.emplace_back(reason, must != Obligation::Stuck);
    for (const Obligation other : {Obligation::Play, Obligation::MayTake, Obligation::Stuck})
        if (other != must)
            answer.choices.emplace_back(mustName(other), mustText(other));
    return answer;
}

Ruling Draft::rulingForRange(HandRange range) const
{
    const std::vector<NumberCard> cards = cardsOf(range);
    const std::vector<const Combination*> ways = combinationsOf(range);
    const bool special = cards.size() == 1 && isSpecial(cards.front()), good = special || !ways.empty();
    Ruling answer = yesOrNo(good);
    if (!good) {
        const krass_kariert::WhyNot why = krass_kariert::whyNot(position(match()), cards);
        for (const Reason& reason : why.because)
            answer.reasons.emplace_back(reason, false);
        answer.sentence = said(why.combines
                ? Text{"{} überbietet nicht, was liegt.", "{} does not outbid what is on the table."}
                : Text{"{} ist keine Kombination.", "{} is not a combination."},
            cardsText(cards));
        return answer;
    }
    std::vector<Message> sentences
        = {special ? said({"{} darf gespielt werden.", "{} may be played."}, cardsText(cards))
                   : said({"{} darf gespielt werden: {}.", "{} may be played: {}."}, cardsText(cards),
                       combinationsText(ways))};
    if (!ways.empty() && !ways.front()->calls.empty())
        sentences.push_back(said({"X wird als {} angesagt.", "X is called {}."}, callsText(ways)));
    answer.sentence = joined(sentences, {" ", " "});
    for (const Reason& reason : krass_kariert::explainLegal(position(match()), cards))
        answer.reasons.emplace_back(reason, true);
    return answer;
}

} // namespace tafel::dispute
