// The cards of a desk of hands: what lies on the table, the hand in its order, what is asked about.
#include <algorithm>

#include "app/referee/hand_desk.h"
#include "app/words/words.h"

namespace tafel::app {

void HandDesk::pickFor(const QString& what)
{
    m_pick = what == QLatin1String("hand") ? Pick::Hand
        : what == QLatin1String("table")   ? Pick::Table
                                           : Pick::Nothing;
    m_current = -1;
    refresh();
}

bool HandDesk::leavePicking()
{
    if (m_pick == Pick::Nothing)
        return false;
    pickFor({});
    return true;
}

void HandDesk::next()
{
    m_pick = m_pick != Pick::Hand && m_hand.empty() ? Pick::Hand : Pick::Nothing;
    m_current = -1;
    refresh();
}

void HandDesk::pick(const QString& text)
{
    const std::optional<NumberCard> card = NumberCard::parse(plain(text));
    if (!card)
        return;
    switch (m_pick) {
    case Pick::Hand: {
        const int at = m_current < 0 ? static_cast<int>(m_hand.size()) : m_current + 1;
        m_hand.insert(m_hand.begin() + at, *card);
        m_current = m_current < 0 ? -1 : at;
        m_asked.reset();
        break;
    }
    case Pick::Table:
        m_table.push_back({.card = *card});
        if (*card == NumberCard{NumberCard::x})
            m_pick = Pick::Call;
        break;
    case Pick::Call:
        m_table.back().call = card->value;
        m_pick = Pick::Table;
        break;
    case Pick::Nothing:
        return;
    }
    refresh();
}

void HandDesk::tapTable(int position)
{
    m_table.erase(m_table.begin() + position);
    m_pick = Pick::Table;
    refresh();
}

void HandDesk::tapHand(int position)
{
    if (m_pick == Pick::Hand) {
        m_current = position == m_current ? -1 : position;
    } else if (!m_asked || m_asked->has(position)) {
        m_asked = m_asked == Stretch{position, position} ? std::nullopt
                                                         : std::optional(Stretch{position, position});
        m_pick = Pick::Nothing;
    } else {
        m_asked = Stretch{std::min(m_asked->from, position), std::max(m_asked->to, position)};
        m_pick = Pick::Nothing;
    }
    refresh();
}

void HandDesk::ask(int from, int to)
{
    const Stretch stretch{from, to};
    m_asked = m_asked == stretch ? std::nullopt : std::optional(stretch);
    refresh();
}

void HandDesk::move(int step)
{
    const int to = m_current + step;
    if (m_current < 0 || to < 0 || to >= static_cast<int>(m_hand.size()))
        return;
    std::swap(m_hand[static_cast<std::size_t>(m_current)], m_hand[static_cast<std::size_t>(to)]);
    m_current = to;
    m_asked.reset();
    refresh();
}

void HandDesk::removeCurrent()
{
    if (m_current < 0)
        return;
    m_hand.erase(m_hand.begin() + m_current);
    m_current = std::min(m_current, static_cast<int>(m_hand.size()) - 1);
    m_asked.reset();
    refresh();
}

// ---- The keys

/// The keys for the next card; one that is there too often says so.
QVariantList HandDesk::keys() const
{
    QVariantList list;
    if (!isSet() || m_pick == Pick::Nothing)
        return list;
    const int last = m_pick == Pick::Hand ? NumberCard::redraw
        : m_pick == Pick::Table           ? NumberCard::x
                                          : NumberCard::highest;
    for (int value = 1; value <= last; ++value) {
        const NumberCard card{static_cast<std::uint8_t>(value)};
        QString whyNot;
        if (m_pick == Pick::Hand) {
            HandPosition more = facts();
            more.hand.push_back(card);
            if (const Result<Verdict> answer = judge(more); !answer && m_found)
                whyNot = qt(answer.error().message.in(m_session->language()));
        }
        list << QVariantMap{{"card", qt(card.text())}, {"whyNot", whyNot}};
    }
    return list;
}

QVariantMap HandDesk::picking() const
{
    switch (m_pick) {
    case Pick::Nothing:
        break;
    case Pick::Hand:
        return {{"kind", "hand"}, {"title", tr("Which cards are in hand?")},
            {"hint",
                m_current < 0 ? tr("In their order, from left to right. Tap a card of the hand to move it.")
                              : tr("The next card comes behind the one that is ringed.")},
            {"keys", keys()}, {"next", m_hand.empty() ? QString() : tr("Done")}};
    case Pick::Table:
        return {{"kind", "table"}, {"title", tr("Which combination has to be outbid?")},
            {"hint", tr("What was played last in this turn. Tap a card that lies to take it away.")},
            {"keys", keys()},
            {"next",
                m_table.empty()      ? tr("Nothing stands")
                    : m_hand.empty() ? tr("Now the hand")
                                     : tr("Done")}};
    case Pick::Call:
        return {{"kind", "call"}, {"title", tr("Which number was the X called?")}, {"hint", QString()},
            {"keys", keys()}, {"next", QString()}};
    }
    return {{"kind", ""}};
}

} // namespace tafel::app
