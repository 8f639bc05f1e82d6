// The cards of a desk of contracts: what is tapped next, and what that means for what lies.
#include <algorithm>

#include "app/referee/contract_desk.h"
#include "app/words/words.h"

namespace tafel::app {

namespace {

bool has(const std::vector<Card>& cards, Card card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

} // namespace

void ContractDesk::advance()
{
    if (!isSet())
        return;
    const bool complete = m_match.count() > 0 && static_cast<int>(m_trick.cards.size()) >= m_match.count();
    if (m_contract.isEmpty())
        m_pick = Pick::Contract;
    else if (asksTrump() && !m_trump)
        m_pick = Pick::Trump;
    else if (m_asking == Asking::Winner)
        m_pick = complete ? Pick::Nothing : Pick::Trick;
    else if (keys().has(Key::Trick))
        m_pick = complete                                                                      ? Pick::Nothing
            : !m_hand.empty() || static_cast<int>(m_trick.cards.size()) == m_match.count() - 1 ? Pick::Hand
                                                                                               : Pick::Trick;
    else
        m_pick = !m_hand.empty()             ? Pick::Nothing
            : isLaid()                       ? Pick::Laid
            : lies() == QLatin1String("any") ? Pick::Hand
                                             : Pick::Up;
}

void ContractDesk::pickFor(const QString& what)
{
    static constexpr std::pair<const char*, Pick> all[]
        = {{"contract", Pick::Contract}, {"trump", Pick::Trump}, {"trick", Pick::Trick}, {"laid", Pick::Laid},
            {"gone", Pick::Gone}, {"up", Pick::Up}, {"down", Pick::Down}, {"hand", Pick::Hand}};
    m_pick = Pick::Nothing;
    for (const auto& [name, pick] : all)
        if (what == QLatin1String(name))
            m_pick = pick;
    refresh();
}

bool ContractDesk::leavePicking()
{
    if (m_pick == Pick::Nothing || m_contract.isEmpty() || (asksTrump() && !m_trump))
        return false;
    pickFor({});
    return true;
}

void ContractDesk::pick(const QString& text)
{
    const std::optional<Card> card = Card::parse(plain(text), pack());
    if (!card)
        return;
    switch (m_pick) {
    case Pick::Trick:
        if (std::erase(m_trick.cards, card) == 0) {
            m_trick.cards.push_back(card);
            advance();
        }
        break;
    case Pick::Laid:
        has(m_laid, *card) ? takeAway(*card) : lay(*card);
        break;
    case Pick::Gone:
        if (std::erase(m_gone, *card) == 0)
            m_gone.push_back(*card);
        break;
    case Pick::Up:
        m_up = m_up == card ? std::nullopt : card;
        if (!m_up)
            m_down.reset();
        else
            m_pick = Pick::Down;
        break;
    case Pick::Down:
        m_down = card;
        m_pick = m_hand.empty() ? Pick::Hand : Pick::Nothing;
        break;
    case Pick::Hand:
        if (std::erase(m_hand, *card) == 0)
            m_hand.push_back(*card);
        break;
    case Pick::Nothing:
    case Pick::Contract:
    case Pick::Trump:
        return;
    }
    refresh();
}

void ContractDesk::next()
{
    const bool lies = m_pick == Pick::Trick || m_pick == Pick::Laid || m_pick == Pick::Gone
        || m_pick == Pick::Up || m_pick == Pick::Down;
    m_pick = lies && m_asking == Asking::Play && m_hand.empty() ? Pick::Hand : Pick::Nothing;
    refresh();
}

void ContractDesk::ask(const QString& text)
{
    const std::optional<Card> card = Card::parse(plain(text), pack());
    m_asked = card == m_asked ? std::nullopt : card;
    m_pick = Pick::Nothing;
    refresh();
}

} // namespace tafel::app
