// What the desk of hands says: which combinations there are, whether they may be played, what has to be done.
#include <algorithm>

#include "app/referee/hand_desk.h"
#include "app/words/words.h"
#include "games/krass_kariert/explanation.h"

namespace tafel::app {

namespace {

using Must = Verdict::Must;

QString kindText(Combination::Kind kind)
{
    switch (kind) {
    case Combination::Kind::Solo:
        return HandDesk::tr("Solo");
    case Combination::Kind::TwoStraight:
        return HandDesk::tr("2-straight");
    case Combination::Kind::Pair:
        return HandDesk::tr("Pair");
    case Combination::Kind::ThreeStraight:
        return HandDesk::tr("3-straight");
    case Combination::Kind::Trips:
        return HandDesk::tr("Trips");
    }
    return {};
}

/// "4–12", "3, 7": numbers in ascending order, stretches in short.
QString numbersText(std::vector<int> numbers)
{
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    QStringList parts;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i;
        while (end + 1 < numbers.size() && numbers[end + 1] == numbers[end] + 1)
            ++end;
        if (end < i + 2)
            end = i;
        parts << (end == i ? QString::number(numbers[i])
                           : QStringLiteral("%1–%2").arg(numbers[i]).arg(numbers[end]));
        i = end + 1;
    }
    return parts.join(QStringLiteral(", "));
}

/// "Pair 8 · 2-straight 8, 9": every way in which the same cards can be played.
QString combinationsText(const std::vector<const Combination*>& combinations)
{
    QStringList parts;
    for (int kind = 0; kind <= static_cast<int>(Combination::Kind::Trips); ++kind) {
        std::vector<int> values;
        for (const Combination* each : combinations)
            if (each->kind == static_cast<Combination::Kind>(kind))
                values.push_back(each->value);
        if (!values.empty())
            parts << HandDesk::tr("%1 %2").arg(
                kindText(static_cast<Combination::Kind>(kind)), numbersText(values));
    }
    return parts.join(QStringLiteral(" · "));
}

QString cardsText(const std::vector<NumberCard>& cards)
{
    QStringList texts;
    for (NumberCard card : cards)
        texts << (card.value == NumberCard::stop   ? QStringLiteral("Stop")
                : card.value == NumberCard::redraw ? QStringLiteral("Redraw")
                                                   : qt(card.text()));
    return texts.join(QLatin1Char(' '));
}

const char* mustName(Must must)
{
    return must == Must::Stuck ? "stuck" : must == Must::MayTake ? "may-take" : "play";
}

QString mustText(Must must)
{
    return must == Must::Stuck  ? HandDesk::tr("Stuck")
        : must == Must::MayTake ? HandDesk::tr("May take")
                                : HandDesk::tr("Must play");
}

} // namespace

/// What lies on the table, as the game names it: the combination of a hand of just these cards.
QString HandDesk::tableText() const
{
    if (m_table.empty() || !isSet())
        return {};
    HandPosition alone = m_besides;
    for (const CalledCard& each : m_table)
        alone.hand.push_back(each.call ? NumberCard{static_cast<std::uint8_t>(*each.call)} : each.card);
    const Result<Verdict> found = judge(alone);
    std::vector<const Combination*> whole;
    if (found)
        for (const Combination& each : found->combinations)
            if (each.positions.size() == alone.hand.size())
                whole.push_back(&each);
    return whole.empty() ? QString() : combinationsText(whole);
}

/// Each stretch of the hand once, from the highest combination down as the game orders them.
std::vector<HandDesk::Stretch> HandDesk::playable() const
{
    std::vector<Stretch> list;
    if (!m_found)
        return list;
    for (const Combination& each : m_found->combinations)
        if (const Stretch stretch{each.positions.front(), each.positions.back()};
            std::find(list.begin(), list.end(), stretch) == list.end())
            list.push_back(stretch);
    for (int at = 0; at < static_cast<int>(m_hand.size()); ++at)
        if (isSpecial(m_hand[static_cast<std::size_t>(at)]))
            list.push_back({at, at});
    return list;
}

DeskFact HandDesk::playableFact() const
{
    DeskFact fact{.path = QStringLiteral("playable")};
    for (const Stretch& stretch : playable())
        fact.offer({.value = static_cast<int>(fact.options.size()),
            .text = cardsText(cardsOf(stretch)),
            .on = m_asked == stretch,
            .line = combinationsText(combinationsOf(stretch))});
    fact.title = fact.options.isEmpty() ? tr("Nothing of this hand may be played") : tr("May be played");
    return fact;
}

Ruling HandDesk::ruling() const
{
    if (!m_found)
        return refused(judge(known()).error());
    return m_asked ? onStretch(*m_asked) : onHand();
}

/// What has to be done with this hand.
Ruling HandDesk::onHand() const
{
    const Must must = m_found->must;
    const bool plays = !m_found->combinations.empty() || m_found->mayStop || m_found->mayRedraw;
    Ruling ruling{.kind = must == Must::Stuck ? QStringLiteral("no") : QStringLiteral("yes"),
        .verdict = QString::fromLatin1(mustName(must)),
        .word = mustText(must)};
    switch (must) {
    case Must::Stuck:
        ruling.sentence = tr("Nothing outbids, and no reserve card is left.");
        break;
    case Must::MayTake:
        if (!plays)
            ruling.word = tr("Must take");
        ruling.sentence = plays ? tr("Play one of these, or take a reserve card.")
                                : tr("Nothing outbids: a reserve card is taken.");
        break;
    default:
        ruling.sentence = tr("One of these has to be played.");
    }
    for (const Reason& reason : m_found->because)
        ruling.reasons.emplace_back(reason, must != Must::Stuck);
    for (Must other : {Must::Play, Must::MayTake, Must::Stuck})
        if (other != must)
            ruling.choices << QVariantMap{{"value", mustName(other)}, {"text", mustText(other)}};
    return ruling;
}

/// May these cards be played?
Ruling HandDesk::onStretch(Stretch stretch) const
{
    const std::vector<NumberCard> cards = cardsOf(stretch);
    const std::vector<const Combination*> ways = combinationsOf(stretch);
    const bool special = cards.size() == 1 && isSpecial(cards.front());
    const bool good = special || !ways.empty();
    Ruling ruling{.kind = good ? QStringLiteral("yes") : QStringLiteral("no"), .word = yesOrNo(good)};
    ruling.verdict = ruling.kind;
    if (!good) {
        const krass_kariert::WhyNot why = krass_kariert::whyNot(position(known()), cards);
        for (const Reason& reason : why.because)
            ruling.reasons.emplace_back(reason, false);
        ruling.sentence = (why.combines ? tr("%1 does not outbid what stands.") : tr("%1 is no combination."))
                              .arg(cardsText(cards));
        return ruling;
    }
    QString sentence = special ? tr("%1 may be played.").arg(cardsText(cards))
                               : tr("%1 may be played: %2.").arg(cardsText(cards), combinationsText(ways));
    if (!ways.empty() && !ways.front()->calls.empty()) {
        QStringList calls;
        for (const Combination* each : ways) {
            QStringList numbers;
            for (int call : each->calls)
                numbers << QString::number(call);
            calls << numbers.join(QStringLiteral(" + "));
        }
        calls.removeDuplicates();
        sentence += QLatin1Char(' ') + tr("X is called %1.").arg(calls.join(tr(" or ")));
    }
    ruling.sentence = sentence;
    for (const Reason& reason : krass_kariert::explainLegal(position(known()), cards))
        ruling.reasons.emplace_back(reason, true);
    return ruling;
}

} // namespace tafel::app
