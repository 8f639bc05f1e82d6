// What a desk of contracts shows: the answers of the game, and what is tapped in place of them.
#include <algorithm>

#include "app/referee/contract_desk.h"
#include "app/words/rows.h"

namespace tafel::app {

namespace {

constexpr Suit suitsInOrder[] = {Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds};

bool has(const std::vector<Card>& cards, Card card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

} // namespace

Ruling ContractDesk::ruling() const
{
    const Result<Verdict> answer = m_match.game->judge(position());
    return lies() == QLatin1String("trick") ? onTrick(m_match, answer, m_asking == Asking::Winner, m_asked)
                                            : onLayout(answer);
}

/// What is laid has no order of players: only whether the hand has a card that fits.
Ruling ContractDesk::onLayout(const Result<Verdict>& answer) const
{
    if (!answer)
        return refused(answer.error());
    const Verdict::Must must = answer->must;
    const bool any = must == Verdict::Must::Any, takes = must == Verdict::Must::Take;
    const bool plays = any || must == Verdict::Must::Play;
    Ruling ruling;
    for (Card card : answer->legal)
        ruling.legal << QVariantMap{{"card", text(card)}, {"why", QString()}};
    for (const Forbidden& each : answer->illegal) {
        if (each.card != m_asked)
            ruling.illegal << QVariantMap{{"card", text(each.card)},
                {"why", qt(words::sentenceText(each.why.front().sentence, m_match, m_session->language()))}};
        else
            for (const Reason& reason : each.why)
                ruling.reasons.emplace_back(reason, false);
    }
    const bool good = m_asked ? ruling.reasons.empty() : plays;
    ruling.kind = good ? QStringLiteral("yes") : QStringLiteral("no");
    if (m_asked) {
        ruling.verdict = ruling.kind;
        ruling.word = yesOrNo(good);
        ruling.sentence = (good ? tr("The %1 may be laid.") : tr("The %1 may not be laid."))
                              .arg(qt(words::cardText(*m_asked, pack(), language())));
        if (!good)
            return ruling;
    } else if (any) {
        ruling.verdict = QStringLiteral("any");
        ruling.word = tr("Any card");
        ruling.sentence = tr("Every card of this hand may be played.");
    } else if (takes) {
        ruling.verdict = QStringLiteral("take");
        ruling.word = tr("Must take a packet");
        ruling.sentence = tr("No card of this hand fits.");
        ruling.choices = {QVariantMap{{"value", "play"}, {"text", tr("Must lay")}},
            QVariantMap{{"value", "pass"}, {"text", tr("Must pass")}}};
    } else {
        ruling.verdict = plays ? QStringLiteral("play") : QStringLiteral("pass");
        ruling.word = plays ? tr("Must lay") : tr("Must pass");
        ruling.sentence = plays ? tr("A card of this hand fits.") : tr("No card of this hand fits.");
        ruling.choices = {plays ? QVariantMap{{"value", "pass"}, {"text", tr("Must pass")}}
                                : QVariantMap{{"value", "play"}, {"text", tr("Must lay")}}};
    }
    for (const Reason& reason : answer->because)
        ruling.reasons.emplace_back(reason, good);
    return ruling;
}

/// Nothing can be said yet: what to tap.
QVariantMap ContractDesk::emptyView() const
{
    QString title, hint;
    if (m_contract.isEmpty()) {
        title = tr("Which contract is played?");
        hint = tr("It decides what may be played.");
    } else if (asksTrump() && !m_trump) {
        title = tr("Which suit is trump?");
    } else if (m_asking == Asking::Winner) {
        title = tr("Which cards lie?");
        hint = tr("Tap them in the order in which they were played.");
    } else {
        title = lies() == QLatin1String("any") ? tr("Which cards are in hand?")
            : lies() == QLatin1String("trick")
            ? tr("Which cards lie, and which does %1 hold?").arg(name(static_cast<Player>(m_places.toPlay)))
            : tr("Which cards lie, which are in hand?");
        hint = lies() == QLatin1String("any") ? tr("Tap the hand, then the card in question.")
            : lies() == QLatin1String("trick")
            ? tr("Tap the trick first, then the hand, then the card in question.")
            : tr("Tap what lies first, then the hand, then the card in question.");
    }
    return {{"kind", "empty"}, {"title", title}, {"sentence", hint}};
}

// ---- What is picked

// ---- The grid

QStringList ContractDesk::ranks() const
{
    QStringList list;
    if (!isSet())
        return list;
    CardSet deck = m_match.game->deck(m_match.count());
    for (int rank = static_cast<int>(Rank::Ace); rank >= static_cast<int>(Rank::Two); --rank)
        if (const CardSet same = deck & CardSet::of(static_cast<Rank>(rank)); !same.empty())
            list << qt((*same.begin()).rankText());
    return list;
}

std::vector<Card> ContractDesk::lying() const
{
    std::vector<Card> cards = m_laid;
    cards.insert(cards.end(), m_gone.begin(), m_gone.end());
    for (const std::optional<Card>& card : m_trick.cards)
        if (card)
            cards.push_back(*card);
    for (const std::optional<Card>& card : {m_up, m_down})
        if (card && !has(cards, *card))
            cards.push_back(*card);
    return cards;
}

QString ContractDesk::handTitle() const
{
    if (lies() != QLatin1String("trick") || !isSet())
        return m_hand.empty() ? tr("The hand") : tr("The hand: tap the card in question");
    const QString who = name(static_cast<Player>(m_places.toPlay));
    return m_hand.empty() ? tr("%1’s hand").arg(who) : tr("%1’s hand: tap the card in question").arg(who);
}

/// The grid: its question, what was tapped, and what lies elsewhere.
QVariantMap ContractDesk::pickingCards() const
{
    const auto view
        = [&](const char* what, const QString& title, const QString& hint, const std::vector<Card>& chosen,
              const std::vector<Card>& gone, const QString& next) {
              return QVariantMap{{"kind", "card"}, {"what", what}, {"title", title}, {"hint", hint},
                  {"chosen", texts(chosen)}, {"gone", texts(gone)}, {"next", next}};
          };
    const QString hand = m_asking == Asking::Play && m_hand.empty() ? tr("Now the hand") : tr("Done");
    const QString again = tr("Another tap takes a card back.");
    switch (m_pick) {
    case Pick::Trick: {
        QVariantMap grid = view("trick", tr("Which cards lie in the trick?"),
            tr("In the order in which they were played.") + QLatin1Char(' ') + again, lying(), m_hand, hand);
        grid["lead"] = true;
        return grid;
    }
    case Pick::Laid: {
        const bool series = keys().has(Key::Series);
        QVariantMap grid
            = view("laid", series ? tr("Which cards lie in this series?") : tr("Which cards lie?"),
                (series ? tr("Tap its first card, then its last.") : tr("Tap the ends of each row."))
                    + QLatin1Char(' ') + again,
                m_laid, m_hand, hand);
        grid["possible"] = m_possible;
        return grid;
    }
    case Pick::Gone: {
        std::vector<Card> elsewhere = m_laid;
        elsewhere.insert(elsewhere.end(), m_hand.begin(), m_hand.end());
        return view("gone", tr("Which cards were played in earlier series?"), again, m_gone, elsewhere, hand);
    }
    case Pick::Up:
        return view("up", tr("Which card lies at the upper end?"), tr("Nothing, as long as nothing lies."),
            m_up ? std::vector{*m_up} : std::vector<Card>(), m_hand, m_up ? tr("Done") : tr("Nothing lies"));
    case Pick::Down:
        return view("down", tr("Which card lies at the lower end?"),
            tr("The same, when it is the only card."),
            ends().isEmpty() ? std::vector<Card>() : std::vector{m_down.value_or(*m_up)}, m_hand, hand);
    default:
        return view("hand",
            lies() == QLatin1String("trick")
                ? tr("Which cards does %1 hold?").arg(name(static_cast<Player>(m_places.toPlay)))
                : tr("Which cards are in hand?"),
            tr("Tap the whole hand, then the card in question beside it."), m_hand, lying(),
            m_hand.empty() ? QString() : tr("Done"));
    }
}

QVariantMap ContractDesk::picking() const
{
    if (!isSet() || m_pick == Pick::Nothing)
        return {{"kind", ""}};
    if (m_pick == Pick::Contract)
        return {{"kind", "contract"}, {"what", "contract"}, {"title", tr("Which contract is played?")}};
    if (m_pick == Pick::Trump) {
        QVariantList suits;
        for (Suit suit : suitsInOrder)
            suits << QVariantMap{{"value", static_cast<int>(suit)}, {"sign", suitSign(suit, pack())},
                {"text", qt(words::suitText(suit, pack(), language()))}, {"on", m_trump == suit}};
        return {
            {"kind", "trump"}, {"what", "trump"}, {"title", tr("Which suit is trump?")}, {"suits", suits}};
    }
    QVariantMap grid = pickingCards();
    QStringList absent;
    const CardSet deck = m_match.game->deck(m_match.count());
    for (const QString& rank : ranks())
        for (Suit suit : suitsInOrder)
            if (const Card card{suit, *Card::parseRank(plain(rank))}; !deck.has(card))
                absent << text(card);
    grid["absent"] = absent;
    return grid;
}

} // namespace tafel::app
