// Who may use which power now, in a recorded deal.
#include <algorithm>

#include "app/pad/score_pad.h"
#include "app/recorder/recorder.h"
#include "app/words/words.h"
#include "games/eidex/power.h"

namespace tafel::app {

/// The phases of this moment; a trick that lies complete may be taken before a power is used.
Phases Recorder::phases() const
{
    return !trickIsComplete() ? m_deal.now
        : m_deal.playedOut    ? m_deal.now | Phases{Phase::AfterTrick, Phase::GameEnd}
                              : m_deal.now | Phases{Phase::AfterTrick, Phase::BeforeLead};
}

/// In any of the phases of this moment; refused in all: as in the first one.
Permission Recorder::asked(Player player, Card power) const
{
    const DealEntry now = entry();
    Question question{.match = match(),
        .hasCharacters = true,
        .turnedUp = *now.turnedUp,
        .powers = now.powers,
        .may = {{.by = player, .power = power}},
        .tricks = m_deal.tricksWon,
        .total = m_session->pad()->standing().total,
        .dealer = static_cast<Player>(m_session->pad()->dealer())};
    question.match.deals.clear();
    if (const RecordedTrick* trick = lyingTrick()) {
        question.trick = TrickSoFar{.lead = trick->lead};
        for (const RecordedTrick::Lying& each : trick->cards)
            question.trick->cards.push_back(each.card);
    }
    std::optional<Permission> first;
    for (int each = 0; each <= static_cast<int>(Phase::GameEnd); ++each) {
        question.phase = static_cast<Phase>(each);
        if (!phases().has(question.phase))
            continue;
        const bool upon = question.phase == Phase::InTrick || question.phase == Phase::TrickAward;
        question.trickNumber = trickNumber() - (upon && trickIsComplete() ? 1 : 0);
        Permission may = match().game->answer(question).may.front();
        if (may.allowed)
            return may;
        if (!first)
            first = std::move(may);
    }
    return first.value_or(Permission{});
}

/// Why a power is not possible now. Where nothing more has to be said the log itself tells.
std::optional<Recorder::Against> Recorder::against(Player player, const eidex::Power& power) const
{
    if (!entry().turnedUp || m_deal.fault)
        return Against{headline(), {}};
    const auto all = power.parameters;
    if (std::all_of(all.begin(), all.end(), [](const auto& each) { return each.optionalInLog; })) {
        const Declared use{.by = player, .power = power.card};
        const std::optional<Refusal> fault = whyNot({.kind = Event::Kind::Power, .by = player}, use);
        if (!fault)
            return std::nullopt;
        if (all.empty())
            return Against{
                qt(fault->message.in(language())), fault->clause ? qt(fault->clause->id) : QString()};
    }
    const Permission now = asked(player, power.card);
    if (now.allowed || now.because.empty())
        return std::nullopt;
    const Reason& why = now.because.front();
    return Against{qt(words::sentenceText(why.sentence, match(), language())), qt(why.clause->id)};
}

QVariantList Recorder::powers() const
{
    QVariantList list;
    for (Player player = 0; isOpen() && player < match().count(); ++player) {
        const std::optional<Card> character = match().characters[player];
        if (!character)
            continue;
        const eidex::Power& power = eidex::powerOf(*character);
        const Against why = against(player, power).value_or(Against{});
        list << QVariantMap{{"seat", player}, {"name", name(player)},
            {"power", qt(power.name.in(language()))}, {"character", qt(character->text(Pack::Eidex))},
            {"does", qt(power.oneLine.in(language()))}, {"whyNot", why.text}, {"clause", why.clause}};
    }
    return list;
}

} // namespace tafel::app
