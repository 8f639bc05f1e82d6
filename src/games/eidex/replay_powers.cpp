// Powers in a log: when they may be used, and which cards go back to a hand.
#include <algorithm>

#include "games/eidex/clauses.h"
#include "games/eidex/entry.h"
#include "games/eidex/replay.h"
#include "referee/refusals.h"

namespace tafel::eidex {

namespace {

using Code = Refusal::Code;

/// Names of the phases: "before a lead".
constexpr Text phaseWords[] = {
    {.de = "nach dem Geben", .en = "after the deal"},
    {.de = "vor dem Drücken", .en = "before the cards are put down"},
    {.de = "beim Drücken", .en = "while the cards are put down"},
    {.de = "nach dem Drücken", .en = "after the cards are put down"},
    {.de = "vor dem Ausspiel", .en = "before a lead"},
    {.de = "im Stich", .en = "during a trick"},
    {.de = "bevor jemand den Stich nimmt", .en = "before anybody takes the trick"},
    {.de = "nach einem Stich", .en = "after a trick"},
    {.de = "am Ende der Partie", .en = "at the end of the deal"},
};

Message phaseOver(const Power& power, Edition edition)
{
    std::string de, en;
    for (std::size_t phase = 0; phase < std::size(phaseWords); ++phase)
        if (power.phases.in(edition).has(static_cast<Phase>(phase))) {
            de += fmt::format("{}{}", de.empty() ? "" : ", ", phaseWords[phase].de);
            en += fmt::format("{}{}", en.empty() ? "" : ", ", phaseWords[phase].en);
        }
    return {.de = fmt::format("{} gilt nur {}, also nicht jetzt.", power.name.de, de),
        .en = fmt::format("{} may be used only {}, so not now.", power.name.en, en)};
}

} // namespace

Replay::Check Replay::checkDeclared(const PowerUse& use, const Event& event, int index) const
{
    DealInPlay deal = m_state.deal();
    deal.powers = std::span(m_entry.powers).first(static_cast<std::size_t>(event.use) + 1);
    Check answer = eidex::checkDeclared(m_match, deal, event.use);
    if (answer)
        return answer;
    // The pointer refers to the list of powers, but in a log the powers are events.
    const std::string inPowers = fmt::format("/powers/{}", event.use);
    Refusal refusal = std::move(answer.error());
    refusal.where = at(index) + refusal.where.substr(inPowers.size());
    const Power& power = powerOf(use.power);
    if (refusal.code == Code::IllegalPower && power.isInParts() && refusal.clause == &clause::characters)
        return {}; // Further parts are no further use.
    return tl::unexpected(std::move(refusal));
}

/// Checks all parts of an announcement together.
Replay::Check Replay::mayJoin(const PowerUse& use, int index) const
{
    std::optional<PowerUse> whole;
    for (const PowerUse& each : m_state.deal().powers)
        if (each.power == use.power && !whole)
            whole = each;
        else if (each.power == use.power)
            powerOf(use.power).use.join(*whole, each, m_state.deal());
    if (!whole)
        return {};
    powerOf(use.power).use.join(*whole, use, m_state.deal());
    Check answer = powerOf(use.power).use.checkDeclared(m_state.deal(), *whole);
    return answer ? answer : Check(tl::unexpected(std::move(answer.error()).under(at(index))));
}

Replay::Check Replay::power(const Event& event, int index)
{
    const PowerUse& use = m_entry.powers[event.use];
    const Power& power = powerOf(use.power);
    judgeSkatUnless(power);
    if (!power.trick.uponTrick)
        if (Check ended = endTrick(index); !ended)
            return ended;
    if (Check answer = checkDeclared(use, event, index); !answer)
        return answer;
    if (power.isInParts() && use.melds.has_value() + use.number.has_value() + use.flag.has_value() != 1)
        return refuse(Code::Schema, at(index),
            {.de = "Erwartet wird eines: die Weise, ihr Wert oder am Ende das Vorzeichen.",
                .en = "Expected one of: the melds, their value, or at the end the sign."},
            &power.rule());
    if (power.isInParts())
        if (Check answer = mayJoin(use, index); !answer)
            return answer;
    Phases now = m_state.now();
    if (power.playsFaceDown() && m_state.allPutDown() && !m_state.isOver())
        now = now | Phases{Phase::InTrick}; // A lead face down begins the trick.
    if ((power.phases.in(m_deal.edition) & now).empty())
        return refuse(Code::IllegalPower, at(index), phaseOver(power, m_deal.edition), &clause::phaseOver);
    if (power.use.mayUse) {
        const PowerTiming moment = m_state.moment(use.by, use.power);
        if (Check answer = power.use.mayUse(moment, use); !answer)
            return tl::unexpected(std::move(answer.error()).under(at(index)));
    }
    noteHidden(use, index);
    const Trick before = m_state.trick();
    m_state.declare(use, event.use);
    noteEntries(index);
    noteReturns(before);
    forbidUnderPowers();
    return {};
}

/// Moves a card of the trick back to the hand that it came from.
void Replay::onTakenBack(const Trick::PlayedCard& played)
{
    const PlayState::HandId hand = m_state.seat(played.player).handId;
    int downs = 0;
    CardSet forbidden = CardSet::eidexPack();
    for (const Hidden& hidden : m_hidden)
        if (hidden.isPutDown && !hidden.gone && !hidden.card && hidden.hand == hand) {
            ++downs;
            forbidden = forbidden & hidden.forbidden;
        }
    m_revokeDetector.onTakenBack(played.event, downs, forbidden);
    if (!played.known || played.faceDown)
        return;
    m_back[hand].add(played.card);
    for (Hidden& hidden : m_hidden)
        if (hidden.hand == hand)
            hidden.elsewhere.add(played.card);
}

/// Notes the cards of the trick that went back to a hand. They are not judged later, and may be played again.
void Replay::noteReturns(const Trick& before)
{
    const bool annulled = before.size > 0 && m_state.trick().size == 0;
    const auto leavesTrick = [&](const Trick::PlayedCard& played) {
        onTakenBack(played);
        for (Hidden& hidden : m_hidden)
            if (!hidden.isPutDown && hidden.event == played.event)
                hidden.gone = true;
    };
    if (annulled) {
        std::for_each(before.playedCards().begin(), before.playedCards().end(), leavesTrick);
        if (m_keepsTricks)
            m_tricks.back().annulled = true;
    } else if (before.size > 0 && !before.last()->out && m_state.trick().last()->out) {
        leavesTrick(*before.last());
        if (m_keepsTricks)
            m_tricks.back().cards.back().rejected = true;
    }
    for (Hidden& hidden : m_hidden)
        if (hidden.isPutDown && m_state.seat(hidden.front).downTaken)
            hidden.gone = true;
}

void Replay::noteEntries(int index)
{
    for (const PlayState::Entry& entry : m_state.entries()) {
        if (entry.card) {
            for (CardSet& back : m_back)
                back.remove(*entry.card);
            if (m_seen.has(*entry.card))
                m_back[entry.hand].add(*entry.card);
            for (Hidden& hidden : m_hidden)
                if (hidden.hand == entry.hand)
                    hidden.elsewhere.add(*entry.card);
        } else { // The card may be any card that is back in another hand.
            for (const CardSet& back : m_back)
                m_back[entry.hand] = m_back[entry.hand] | back;
        }
        m_revokeDetector.onEntered(index, entry.hand, entry.card);
    }
    m_state.clearEntries();
}

} // namespace tafel::eidex
