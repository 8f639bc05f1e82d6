// How the deal is measured, as the screen reads it: what the referee asks, and what is entered so far.
#include "app/contract/measure_pad.h"
#include "app/pad/score_pad.h"
#include "app/words/words.h"

namespace tafel::app {

QString MeasurePad::noun() const
{
    return question() ? qt(question()->noun.in(m_pad.language())) : QString();
}
int MeasurePad::most() const
{
    return question() ? question()->total : 0;
}
int MeasurePad::entries() const
{
    return question() ? question()->entries : 0;
}
bool MeasurePad::asksPasses() const
{
    return question() && question()->passes;
}
bool MeasurePad::mayMarch() const
{
    return question() && question()->mayMarch;
}
int MeasurePad::march() const
{
    return draft().contract && draft().contract->march ? *draft().contract->march : -1;
}
bool MeasurePad::mayAnnounce() const
{
    return question() && question()->mayAnnounce;
}
bool MeasurePad::announced() const
{
    return draft().contract && draft().contract->announced.value_or(false);
}
bool MeasurePad::orPoints() const
{
    return question() && question()->orPoints;
}
bool MeasurePad::asksTakes() const
{
    return question() && (question()->kind == Key::Takes || question()->takesToo);
}

QVariantMap MeasurePad::takers() const
{
    QVariantMap takers;
    if (const ContractEntry* deal = entry(); deal && deal->takes)
        for (const Take& take : *deal->takes)
            for (Card card : take.cards)
                takers[qt(card.text(match().game->pack()))] = static_cast<int>(take.by);
    return takers;
}

bool MeasurePad::anyOne() const
{
    return question() && question()->kind == Key::Winners && question()->entries == 1;
}

QVariantMap MeasurePad::winners() const
{
    QVariantMap winners;
    const ContractEntry* deal = entry();
    if (!deal || !question())
        return winners;
    const auto& given = question()->kind == Key::Crossings ? deal->crossings : deal->winners;
    if (given)
        for (const auto& [number, player] : *given)
            winners[QString::number(number)] = static_cast<int>(player);
    return winners;
}

int MeasurePad::number() const
{
    const ContractEntry* deal = entry();
    return m_number < 0 && deal && deal->winners && !deal->winners->empty() ? deal->winners->front().first
                                                                            : m_number;
}

QVariantList MeasurePad::lows() const
{
    QVariantList tricks;
    if (const auto& deal = draft().contract; deal && deal->lows)
        for (const LowTrick& trick : *deal->lows) {
            QVariantList lowest;
            for (Player player : trick.lowest)
                lowest << static_cast<int>(player);
            tricks << QVariantMap{{"winner", static_cast<int>(trick.winner)}, {"lowest", lowest}};
        }
    return tricks;
}

int MeasurePad::caller() const
{
    const auto& deal = draft().contract;
    return !deal || !deal->called ? -2 : *deal->called ? static_cast<int>((*deal->called)->by) : -1;
}

QString MeasurePad::sum() const
{
    return caller() >= 0 && (*draft().contract->called)->sum >= 0
        ? QString::number((*draft().contract->called)->sum)
        : QString();
}

QString MeasurePad::sumLabel() const
{
    return caller() >= 0 ? tr("Sum when %1 called").arg(name(caller())) : QString();
}

} // namespace tafel::app
