#include "app/referee/contract_desk.h"

#include <algorithm>

#include "app/words/rows.h"
#include "document/document.h"

namespace tafel::app {

ContractDesk::ContractDesk(QObject* parent)
    : Desk(nullptr, parent)
{
}

/// The contract that is due, or that the deal under entry has; who is out does not sit there.
void ContractDesk::begun(const DealEntry& draft)
{
    m_contract.clear();
    m_trump.reset();
    forget();
    if (m_stored) {
        if (draft.contract)
            m_contract = qt(draft.contract->contract);
        if (m_contract.isEmpty() && m_standing.due.size() == 1)
            m_contract = qt(m_standing.due.front());
        if (draft.contract)
            m_trump = draft.contract->trump;
        DealEntry fresh{.dealer = draft.dealer};
        fresh.contract.emplace().contract = plain(m_contract);
        const RecordedDeal deal = m_match.game->follow(m_stored->match, m_standing, fresh);
        const Player leads = deal.toPlay.value_or(m_standing.dealer);
        m_match.players.clear();
        for (Player player = 0; player < m_stored->match.count(); ++player) {
            if (player == leads)
                m_trick.lead = static_cast<Player>(m_match.count());
            if (!m_standing.out.has(player))
                m_match.players.push_back(m_stored->match.players[player]);
        }
    }
    if (!asksTrump())
        m_trump.reset();
    Q_EMIT packChanged();
    advance();
    refresh();
}

void ContractDesk::forget()
{
    m_trick.cards.clear();
    m_laid.clear();
    m_gone.clear();
    m_packetsLeft = true;
    m_up.reset();
    m_down.reset();
    m_hand.clear();
    m_asked.reset();
    m_firstTrick = false;
}

void ContractDesk::clear()
{
    if (m_stored)
        return begin();
    forget();
    advance();
    refresh();
}

void ContractDesk::setAsking(int asking)
{
    m_asking = static_cast<Asking>(asking);
    advance();
    refresh();
}

void ContractDesk::chooseCount(int players)
{
    seat(players);
    m_trick.lead = 0;
    Q_EMIT packChanged();
    forget();
    advance();
    refresh();
}

void ContractDesk::chooseContract(const QString& id)
{
    m_contract = id;
    forget();
    if (!asksTrump())
        m_trump.reset();
    if (!winnerWhyNot().isEmpty())
        m_asking = Asking::Play;
    advance();
    refresh();
}

void ContractDesk::chooseTrump(int suit)
{
    m_trump = static_cast<Suit>(suit);
    advance();
    refresh();
}

void ContractDesk::chooseLead(int seat)
{
    m_trick.lead = static_cast<Player>(seat);
    refresh();
}

void ContractDesk::setPacketsLeft(bool left)
{
    m_packetsLeft = left;
    refresh();
}

void ContractDesk::setFirstTrick(bool first)
{
    m_firstTrick = first;
    refresh();
}

// ---- The contract

Keys ContractDesk::keys() const
{
    return !isSet() || m_contract.isEmpty() ? Keys() : m_match.game->positionKeys(m_match, plain(m_contract));
}

QString ContractDesk::lies() const
{
    const Keys has = keys();
    return has.has(Key::Trick)   ? QStringLiteral("trick")
        : has.has(Key::Laid)     ? QStringLiteral("laid")
        : has.has(Key::Row)      ? QStringLiteral("row")
        : has.has(Key::Series)   ? QStringLiteral("series")
        : has.has(Key::Contract) ? QStringLiteral("any")
                                 : QString();
}

QString ContractDesk::winnerWhyNot() const
{
    if (m_contract.isEmpty() || !isSet())
        return {};
    return m_match.game->dealKeys(m_match, plain(m_contract)).has(Key::Log)
        ? QString()
        : tr("This contract has no tricks.");
}

QVariantList ContractDesk::contracts() const
{
    QVariantList list;
    if (!isSet())
        return list;
    const Language language = m_session->language();
    for (const ContractInfo& each : m_match.game->contracts(m_match))
        list << QVariantMap{{"id", qt(each.id)}, {"name", qt(each.name.in(language))},
            {"line", qt(each.line.in(language))},
            {"due", std::find(m_standing.due.begin(), m_standing.due.end(), each.id) != m_standing.due.end()},
            {"chosen", m_contract == qt(each.id)}};
    return list;
}

QVariantMap ContractDesk::contract() const
{
    for (const QVariant& each : contracts())
        if (each.toMap().value("chosen").toBool())
            return each.toMap();
    return {};
}

QString ContractDesk::trump() const
{
    return m_trump ? suitSign(*m_trump, pack()) : QString();
}
QString ContractDesk::trumpText() const
{
    return m_trump ? qt(words::suitText(*m_trump, pack(), language())) : QString();
}

// ---- The referee

bool ContractDesk::isReady() const
{
    if (!isSet() || m_contract.isEmpty() || (asksTrump() && !m_trump))
        return false;
    return m_asking == Asking::Winner ? !m_trick.cards.empty() : !m_hand.empty();
}

Position ContractDesk::position() const
{
    const Keys has = keys();
    Position position{.match = m_match, .trick = m_trick};
    position.hand = m_hand;
    ContractPosition& contract = position.contract.emplace();
    contract.contract = plain(m_contract);
    contract.trump = m_trump;
    contract.firstTrick = m_firstTrick && has.has(Key::FirstTrick);
    if (has.has(Key::Laid))
        contract.laid = m_laid;
    if (has.has(Key::Packets) && !m_packetsLeft)
        contract.packets = 0;
    if (has.has(Key::Series))
        contract.series = m_laid;
    if (!m_gone.empty())
        contract.gone = m_gone;
    if (has.has(Key::Row) && m_up)
        contract.row = ContractPosition::Row{*m_up, m_down.value_or(*m_up)};
    return position;
}

Desk::Asked ContractDesk::asked() const
{
    Position kept = position();
    if (m_asking == Asking::Winner)
        kept.hand.reset();
    return {.question = document::writePosition(kept),
        .card = m_asking == Asking::Play && m_asked ? m_asked->text(pack()) : std::string()};
}

void ContractDesk::refresh()
{
    if (!isSet())
        return;
    m_places = {.toPlay = m_trick.lead};
    const bool known = !m_contract.isEmpty() && (!asksTrump() || m_trump);
    if (known && lies() == QLatin1String("trick"))
        m_places = placesOf(m_trick, [this](std::size_t lying) {
            Position before = position();
            before.trick.cards.resize(lying);
            before.hand.emplace();
            return m_match.game->judge(before);
        });
    m_legal.clear();
    m_illegal.clear();
    if (m_asking == Asking::Play && isReady() && !m_places.full)
        if (const Result<Verdict> verdict = m_match.game->judge(position())) {
            m_legal = texts(verdict->legal);
            for (const Forbidden& each : verdict->illegal)
                m_illegal << text(each.card);
        }
    if (m_asked && std::find(m_hand.begin(), m_hand.end(), *m_asked) == m_hand.end())
        m_asked.reset();
    m_possible.clear();
    if (m_pick == Pick::Laid)
        for (Suit suit : {Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds})
            for (const auto& [card, way] : waysOf(suit, m_laid))
                m_possible << text(card);
    m_verdict = isReady() ? verdictView(ruling()) : emptyView();
    Q_EMIT changed();
}

} // namespace tafel::app
