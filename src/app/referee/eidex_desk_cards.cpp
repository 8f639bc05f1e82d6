// The cards of the Eidex desk: what is tapped next, and what is asked about.
#include "app/referee/eidex_desk.h"
#include "app/words/words.h"

namespace tafel::app {

namespace {

std::optional<Card> cardNamed(const QString& text)
{
    return Card::parse(plain(text), Pack::Eidex);
}

} // namespace

/// What the table is asked next: the turned-up card, then the trick, then the hand.
void EidexDesk::advance()
{
    if (!m_turnedUp) {
        m_pick = Pick::TurnedUp;
        return;
    }
    if (m_asking == Asking::Power) {
        m_forMay = true;
        m_pick = m_may.empty() ? Pick::Powers : Pick::Nothing;
        return;
    }
    updatePlaces();
    const auto lying = static_cast<int>(m_trick.cards.size());
    if (m_asking == Asking::Winner)
        m_pick = m_places.full ? Pick::Nothing : Pick::Trick;
    else
        m_pick = !m_hand.empty() || lying >= m_match.count() - 1 ? Pick::Hand : Pick::Trick;
    if (m_asking == Asking::Play && m_places.full)
        m_pick = Pick::Nothing;
}

void EidexDesk::pickFor(const QString& what)
{
    m_forMay = what == QLatin1String("may");
    m_pick = what == QLatin1String("turned-up")       ? Pick::TurnedUp
        : what == QLatin1String("trick")              ? Pick::Trick
        : what == QLatin1String("hand")               ? Pick::Hand
        : what == QLatin1String("powers") || m_forMay ? Pick::Powers
                                                      : Pick::Nothing;
    Q_EMIT changed();
}

void EidexDesk::pick(const QString& text)
{
    const std::optional<Card> card = cardNamed(text);
    if (!card)
        return;
    switch (m_pick) {
    case Pick::TurnedUp:
        m_turnedUp = card;
        advance();
        break;
    case Pick::Trick:
        if (std::erase(m_trick.cards, card) == 0) {
            m_trick.cards.push_back(card);
            advance();
        }
        break;
    case Pick::Hand:
        if (std::erase(m_hand, *card) == 0)
            m_hand.push_back(*card);
        else if (m_asked == card)
            m_asked.reset();
        break;
    case Pick::UseCard:
        return named(*card);
    case Pick::Nothing:
    case Pick::Powers:
    case Pick::Use:
        return;
    }
    refresh();
}

bool EidexDesk::leavePicking()
{
    if (m_pick == Pick::Nothing || !m_turnedUp)
        return false;
    pickFor({});
    return true;
}

void EidexDesk::next()
{
    if (m_pick == Pick::Trick && m_asking == Asking::Play)
        m_pick = Pick::Hand;
    else if (m_pick == Pick::UseCard)
        m_pick = Pick::Use;
    else
        m_pick = Pick::Nothing;
    refresh();
}

void EidexDesk::ask(const QString& text)
{
    m_asked = cardNamed(text);
    m_pick = Pick::Nothing;
    refresh();
}

QVariantList EidexDesk::hand() const
{
    return handView(m_hand, m_legal, m_illegal, m_asked);
}

QString EidexDesk::handTitle() const
{
    const QString who = name(static_cast<Player>(m_places.toPlay));
    return m_hand.empty() ? tr("%1’s hand").arg(who) : tr("%1’s hand: tap the card in question").arg(who);
}

// ---- What is picked

QVariantMap EidexDesk::picking() const
{
    if (!m_session)
        return {{"kind", ""}};
    std::vector<Card> lie;
    for (const std::optional<Card>& card : m_trick.cards)
        if (card)
            lie.push_back(*card);
    const QStringList lying = texts(lie), held = texts(m_hand);
    switch (m_pick) {
    case Pick::Nothing:
        break;
    case Pick::TurnedUp:
        return {{"kind", "card"}, {"what", "turned-up"}, {"title", tr("Which card is turned up?")},
            {"hint", tr("One tap. Ace: Obenabe, six: Undenufe, otherwise trump.")},
            {"chosen", m_turnedUp ? QStringList(turnedUp()) : QStringList()}, {"gone", QStringList()},
            {"next", m_turnedUp ? tr("Done") : QString()}};
    case Pick::Trick:
        return {{"kind", "card"}, {"what", "trick"}, {"title", tr("Which cards lie in the trick?")},
            {"hint", tr("In the order in which they were played. Another tap takes a card back.")},
            {"chosen", lying}, {"gone", held}, {"lead", true},
            {"next", m_asking == Asking::Play ? tr("Now the hand") : tr("Done")}};
    case Pick::Hand:
        return {{"kind", "card"}, {"what", "hand"},
            {"title", tr("Which cards does %1 hold?").arg(name(static_cast<Player>(m_places.toPlay)))},
            {"hint", tr("Tap the whole hand, then the card in question beside it.")}, {"chosen", held},
            {"gone", lying}, {"next", m_hand.empty() ? QString() : tr("Done")}};
    case Pick::UseCard:
        return {{"kind", "card"}, {"what", "use"}, {"title", tr("Which card?")}, {"hint", QString()},
            {"chosen", QStringList()}, {"gone", QStringList()}, {"next", tr("Back")}};
    case Pick::Powers:
        return {{"kind", "powers"}, {"may", m_forMay},
            {"title", m_forMay ? tr("Who wants to use which power?") : tr("Which power is in force?")},
            {"next", tr("Done")}};
    case Pick::Use:
        if (use())
            return {{"kind", "use"}, {"may", m_forMay}, {"use", useView(*use())},
                {"title", useView(*use())["name"]}, {"asks", asksView(*use())}, {"next", tr("Done")}};
        break;
    }
    return {{"kind", ""}};
}

} // namespace tafel::app
