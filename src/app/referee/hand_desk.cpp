#include "app/referee/hand_desk.h"

#include <algorithm>

#include "app/words/words.h"
#include "document/document.h"

namespace tafel::app {

HandDesk::HandDesk(QObject* parent)
    : Desk(nullptr, parent)
{
}

void HandDesk::begun(const DealEntry&)
{
    m_pick = m_hand.empty() ? Pick::Table : Pick::Nothing;
    refresh();
}

void HandDesk::clear()
{
    m_hand.clear();
    m_table.clear();
    m_asked.reset();
    m_current = -1;
    m_opener = true;
    begin();
}

void HandDesk::chooseCount(int players)
{
    seat(players);
    refresh();
}

void HandDesk::chooseReserves(int cards)
{
    m_reserves = cards;
    refresh();
}

void HandDesk::chooseOpener(bool opener)
{
    m_opener = opener;
    refresh();
}

// ---- The referee

HandPosition HandDesk::facts() const
{
    HandPosition facts{.hand = m_hand, .reserves = m_reserves, .opener = m_opener || !m_table.empty()};
    if (!m_table.empty())
        facts.table = m_table;
    return facts;
}

Result<Verdict> HandDesk::judge(const HandPosition& facts) const
{
    Position position{.match = m_match};
    position.combination = facts;
    return m_match.game->judge(position);
}

Desk::Asked HandDesk::asked() const
{
    Position position{.match = m_match};
    position.combination = facts();
    QStringList cards;
    if (m_asked)
        for (NumberCard card : cardsOf(*m_asked))
            cards << qt(card.text());
    return {.question = document::writePosition(position), .card = plain(cards.join(QLatin1Char(' ')))};
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

void HandDesk::refresh()
{
    if (!isSet())
        return;
    m_found.reset();
    if (!m_hand.empty())
        if (Result<Verdict> found = judge(facts()))
            m_found = std::move(*found);
    m_verdict = m_hand.empty() ? emptyView() : verdictView(ruling());
    Q_EMIT changed();
}

QVariantMap HandDesk::emptyView() const
{
    return {{"kind", "empty"}, {"title", tr("What stands, what is in hand?")},
        {"sentence", tr("Tap what has to be outbid first, then the hand in its order.")}};
}

// ---- What is shown

QVariantList HandDesk::hand() const
{
    QVariantList list;
    for (int at = 0; at < static_cast<int>(m_hand.size()); ++at) {
        const NumberCard card = m_hand[static_cast<std::size_t>(at)];
        bool plays = m_found
            && ((card.value == NumberCard::stop && m_found->mayStop)
                || (card.value == NumberCard::redraw && m_found->mayRedraw));
        if (m_found)
            for (const Combination& each : m_found->combinations)
                plays = plays || std::count(each.positions.begin(), each.positions.end(), at) > 0;
        list << QVariantMap{{"card", qt(card.text())},
            {"mark",
                !m_found    ? ""
                    : plays ? "yes"
                            : "no"},
            {"asked", m_asked && m_asked->has(at)}, {"current", at == m_current}};
    }
    return list;
}

QVariantList HandDesk::table() const
{
    QVariantList list;
    for (const CalledCard& each : m_table)
        list << QVariantMap{{"card", qt(each.card.text())}, {"call", each.call.value_or(0)}};
    return list;
}

} // namespace tafel::app
