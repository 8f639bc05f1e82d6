#include "app/referee/hand_desk.h"

#include <algorithm>

#include "app/words/words.h"
#include "document/document.h"

namespace tafel::app {

void HandDesk::begun(const Dispute*)
{
    m_picked = m_hand.empty() ? QStringLiteral("cards") : QString();
    refresh();
}

void HandDesk::clear()
{
    m_hand.clear();
    m_table.clear();
    m_asked.reset();
    m_besides = freshHand();
    begin();
}

// ---- The referee

HandPosition HandDesk::known() const
{
    HandPosition known = m_besides;
    known.hand = m_hand;
    if (!m_table.empty()) {
        known.table = m_table;
        known.opener = true; // of an empty table
    }
    return known;
}

Position HandDesk::position(const HandPosition& hand) const
{
    Position position{.match = m_match};
    position.combination = hand;
    return position;
}

Result<Verdict> HandDesk::judge(const HandPosition& hand) const
{
    return m_match.game->judge(position(hand));
}

Desk::Asked HandDesk::asked() const
{
    QStringList cards;
    if (m_asked)
        for (NumberCard card : cardsOf(*m_asked))
            cards << qt(card.text());
    return {
        .question = document::writePosition(position(known())), .card = plain(cards.join(QLatin1Char(' ')))};
}

std::vector<NumberCard> HandDesk::cardsOf(Stretch stretch) const
{
    return {m_hand.begin() + stretch.from, m_hand.begin() + stretch.to + 1};
}

std::vector<const Combination*> HandDesk::combinationsOf(Stretch stretch) const
{
    std::vector<const Combination*> list;
    if (m_found)
        for (const Combination& each : m_found->combinations)
            if (Stretch{each.positions.front(), each.positions.back()} == stretch)
                list.push_back(&each);
    return list;
}

bool HandDesk::isSpecial(NumberCard card) const
{
    return m_found
        && ((card.value == NumberCard::stop && m_found->mayStop)
            || (card.value == NumberCard::redraw && m_found->mayRedraw));
}

void HandDesk::refresh()
{
    if (!isSet())
        return;
    m_found.reset();
    if (!m_hand.empty())
        if (Result<Verdict> found = judge(known()))
            m_found = std::move(*found);
    if (m_hand.empty())
        return show(emptyView(tr("What stands, what is in hand?"),
            tr("Tap what has to be outbid first, then the hand in its order.")));
    QVariantMap view = verdictView(ruling());
    view["playable"] = QVariant::fromValue(playableFact());
    show(view);
}

// ---- What the table knows

std::vector<DeskFact> HandDesk::shownFacts() const
{
    return {tableFact(), handFact(), reservesFact()};
}

DeskFact HandDesk::reservesFact() const
{
    PromptView reserves = besides(position(known())).front();
    return {.title = reserves.title, .asks = {QVariant::fromValue(reserves)}};
}

/// What has to be outbid; with an empty table, whether the turn is opened.
DeskFact HandDesk::tableFact() const
{
    const QString what = tableText();
    DeskFact fact{.path = QStringLiteral("table"),
        .title = m_table.empty() ? tr("Nothing has to be outbid")
            : what.isEmpty()     ? tr("To be outbid")
                                 : tr("To be outbid: %1").arg(what),
        .hint = tr("Take this card away")};
    for (const CalledCard& each : m_table)
        fact.place({.name = QString::number(fact.places.size()),
            .card = qt(each.card.text()),
            .call = each.call.value_or(0)});
    fact.place({.name = QStringLiteral("add"), .asked = !m_picked.isEmpty()});
    if (!m_table.empty())
        return fact;
    fact.ask(besides(position(known())).back());
    return fact;
}

DeskFact HandDesk::handFact() const
{
    DeskFact fact{.path = QStringLiteral("hand"),
        .title = m_hand.empty() ? tr("The hand in its order")
                                : tr("The hand in its order: tap the cards in question")};
    for (int at = 0; at < static_cast<int>(m_hand.size()); ++at) {
        const NumberCard card = m_hand[static_cast<std::size_t>(at)];
        bool plays = isSpecial(card);
        if (m_found)
            for (const Combination& each : m_found->combinations)
                plays = plays || std::count(each.positions.begin(), each.positions.end(), at) > 0;
        fact.place({.name = QString::number(at),
            .card = qt(card.text()),
            .mark = plays && m_picked.isEmpty() ? QStringLiteral("yes") : QString(),
            .asked = m_asked && m_asked->has(at)});
    }
    fact.place({.name = QStringLiteral("add"), .asked = picks("cards")});
    return fact;
}

// ---- What is tapped

void HandDesk::respond(const QString& path, int value)
{
    Position now = position(m_besides);
    if (path.startsWith(QLatin1String("keys.")))
        press(path.section(QLatin1Char('.'), 1), {static_cast<std::uint8_t>(value)});
    else if (sayToPosition(now, "/" + plain(path), value))
        m_besides = *now.combination;
    refresh();
}

void HandDesk::tap(const QString& path, const QString& name)
{
    bool numbered = false;
    const int position = name.toInt(&numbered);
    if (name == QLatin1String("add")) {
        m_picked = QStringLiteral("cards");
    } else if (path == QLatin1String("playable")) {
        const Stretch stretch = playable()[static_cast<std::size_t>(position)];
        m_asked = m_asked == stretch ? std::nullopt : std::optional(stretch);
    } else if (path == QLatin1String("table")) {
        m_table.erase(m_table.begin() + position);
        m_picked = QStringLiteral("cards");
    } else if (numbered) {
        tapHand(position);
    } else if (name == QLatin1String("remove")) {
        remove();
    } else {
        move(name == QLatin1String("left") ? -1 : 1);
    }
    refresh();
}

void HandDesk::tapHand(int position)
{
    const Stretch alone{position, position};
    if (!m_asked || m_asked->has(position))
        m_asked = m_asked == alone ? std::nullopt : std::optional(alone);
    else
        m_asked = Stretch{std::min(m_asked->from, position), std::max(m_asked->to, position)};
    m_picked.clear();
}

void HandDesk::press(const QString& path, NumberCard card)
{
    if (path == QLatin1String("hand")) {
        const int at = moved() < 0 ? static_cast<int>(m_hand.size()) : moved() + 1;
        m_hand.insert(m_hand.begin() + at, card);
        m_asked = moved() < 0 ? std::nullopt : std::optional(Stretch{at, at});
    } else if (path == QLatin1String("table")) {
        m_table.push_back({.card = card});
        if (card == NumberCard{NumberCard::x})
            m_picked = QStringLiteral("call");
    } else {
        m_table.back().call = card.value;
        m_picked = QStringLiteral("cards");
    }
}

void HandDesk::move(int step)
{
    const int from = moved(), to = from + step;
    if (from < 0 || to < 0 || to >= static_cast<int>(m_hand.size()))
        return;
    std::swap(m_hand[static_cast<std::size_t>(from)], m_hand[static_cast<std::size_t>(to)]);
    m_asked = {to, to};
}

void HandDesk::remove()
{
    const int at = moved();
    if (at < 0)
        return;
    m_hand.erase(m_hand.begin() + at);
    m_asked.reset();
}

/// A key for each card, one that is in hand too often says so.
PromptView HandDesk::keys(const char* path, const QString& title, int last) const
{
    PromptView ask = choice(path, title);
    ask.kind = QStringLiteral("keys");
    ask.label = title;
    for (int value = 1; value <= last; ++value) {
        const NumberCard card{static_cast<std::uint8_t>(value)};
        PromptOption key{.value = value, .card = qt(card.text())};
        if (last == NumberCard::redraw) {
            HandPosition more = known();
            more.hand.push_back(card);
            if (const Result<Verdict> answer = judge(more); !answer && m_found)
                key.whyNot = qt(answer.error().message.in(language()));
        }
        ask.offer(key);
    }
    return ask;
}

DeskPick HandDesk::shownPick() const
{
    if (m_picked.isEmpty())
        return {};
    if (picks("call")) {
        DeskPick pick = DeskPick::of("asks", m_picked, tr("Which number was the X called?"));
        PromptView call = keys("keys.call", pick.title, NumberCard::highest);
        call.label.clear();
        pick.ask(call);
        return pick;
    }
    DeskPick pick = DeskPick::of("asks", QStringLiteral("hand"), tr("Which cards stand, which are in hand?"));
    pick.ask(keys("keys.table", tr("To be outbid: what was played last in this turn"), NumberCard::x));
    pick.ask(keys("keys.hand",
        moved() < 0 ? tr("The hand, from left to right")
                    : tr("The hand: the next card comes behind the one in question"),
        NumberCard::redraw));
    const auto tool = [&](const char* name, const char* icon, const QString& text, const QString& hint) {
        pick.tools << QVariant::fromValue(PromptOption{.text = text,
            .name = QString::fromLatin1(name),
            .hint = hint,
            .icon = QString::fromLatin1(icon)});
    };
    if (moved() >= 0) {
        tool("left", "back", {}, tr("Move to the left"));
        tool("right", "next", {}, tr("Move to the right"));
        tool("remove", "del", tr("Remove"), {});
    }
    if (!m_hand.empty())
        pick.next = tr("Done");
    return pick;
}

} // namespace tafel::app
