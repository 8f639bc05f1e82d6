// The powers of the Eidex desk: which are in force, who wants to use one, what is named with it, and the
// answer.
#include <algorithm>

#include "app/referee/eidex_desk.h"
#include "app/words/words.h"
#include "games/eidex/available_powers.h"

namespace tafel::app {

const PowerUse* EidexDesk::use() const
{
    return m_use < uses().size() ? &uses()[m_use] : nullptr;
}

void EidexDesk::togglePower(Player by, Card power)
{
    m_forMay = picks("may");
    std::vector<PowerUse>& list = uses();
    if (std::erase_if(list, [&](const PowerUse& each) { return each.power == power; }) > 0)
        return;
    list.push_back({.by = by, .power = power});
    m_use = list.size() - 1;
    m_picked = promptsFor(list.back()).empty() ? QString() : QStringLiteral("use");
}

std::vector<PromptView> EidexDesk::promptsFor(const PowerUse& use) const
{
    std::vector<PromptView> list;
    for (const Prompt& prompt : eidex::promptsFor(m_match, use, m_turnedUp)) {
        list.push_back(askView(prompt, m_match, language()));
        list.back().path.prepend(QLatin1String("value."));
    }
    return list;
}

/// The same answer again takes it back.
void EidexDesk::sayNamed(const QString& path, int value)
{
    if (!use())
        return;
    PowerUse& use = uses()[m_use];
    const std::string named = plain(path.section(QLatin1Char('.'), 1));
    bool again = false;
    for (const Prompt& prompt : eidex::promptsFor(m_match, use, m_turnedUp))
        for (const Prompt::Option& option : prompt.options)
            again = again || (prompt.path == named && option.on && option.value == value);
    if (again)
        eidex::clearParameter(use, named);
    else
        eidex::say(use, named, value);
}

/// One card is all that is asked; of two, and of melds, more follow. The same card again takes it back.
void EidexDesk::sayNamed(const std::string& key, Card card)
{
    PowerUse& use = uses()[m_use];
    for (const Prompt& prompt : eidex::promptsFor(m_match, use, m_turnedUp)) {
        if (prompt.path != key)
            continue;
        const bool one = prompt.kind == Prompt::Kind::Card, again = has(prompt.chosen, card);
        if (one && again && !prompt.of)
            eidex::clearParameter(use, key);
        else
            eidex::say(use, key, card);
        if ((one && !again) || (prompt.kind == Prompt::Kind::Cards && prompt.chosen.size() == 1 && !again))
            m_picked = QStringLiteral("use");
    }
}

/// The cards that are named with a power.
DeskPick EidexDesk::namedPick() const
{
    DeskPick pick = grid(tr("Which card?"), {}, {});
    pick.gone.clear();
    pick.next = tr("Back");
    for (const Prompt& prompt :
        use() ? eidex::promptsFor(m_match, *use(), m_turnedUp) : std::vector<Prompt>()) {
        if (QStringLiteral("value.%1").arg(qt(prompt.path)) != m_picked)
            continue;
        const PromptView view = askView(prompt, m_match, language());
        pick.title = view.title;
        pick.chosen = view.chosen;
        if (prompt.kind == Prompt::Kind::Lists && !prompt.chosen.empty())
            pick.tools << QVariant::fromValue(PromptOption{.text = tr("Another meld"),
                .name = QStringLiteral("meld"),
                .hint = tr("The next card belongs to another meld"),
                .icon = QStringLiteral("plus")});
    }
    return pick;
}

DeskFact EidexDesk::usesFact(bool may) const
{
    DeskFact fact{.path = may ? QStringLiteral("may") : QStringLiteral("power"),
        .title = may                    ? tr("Who wants to use which power?")
            : asks(QuestionKind::Power) ? tr("Powers used in this deal")
                                        : tr("Powers in force")};
    const auto offer = [&](const PowerUse& use, bool over) {
        QStringList named;
        for (const PromptView& each : promptsFor(use))
            if (!each.answer.isEmpty())
                named << each.answer;
        const eidex::Power& power = eidex::powerOf(use.power);
        PromptOption option{.value = static_cast<int>(fact.options.size()),
            .text = QStringLiteral("%1 · %2").arg(name(use.by), qt(power.name.in(language()))),
            .seat = use.by,
            .on = !over,
            .line = named.join(QStringLiteral(", ")),
            .hint = qt(power.oneLine.in(language()))};
        if (over)
            option.line = tr("no longer in force");
        fact.offer(option);
    };
    for (const PowerUse& use : may ? m_may : m_powers)
        offer(use, !may && eidex::isSpent(m_powers, use));
    if (!may && asks(QuestionKind::Power))
        for (const PowerUse& use : m_over) {
            offer(use, true);
            PromptOption gone = fact.options.takeLast().value<PromptOption>();
            gone.name = QStringLiteral("over");
            gone.whyNot = gone.line;
            fact.offer(gone);
        }
    fact.offer({.text = tr("Power"),
        .on = m_picked == fact.path,
        .name = QStringLiteral("add"),
        .icon = QStringLiteral("plus")});
    return fact;
}

/// In a match the powers that were drawn, otherwise a player and any of the 36.
DeskPick EidexDesk::powersPick() const
{
    DeskPick pick = DeskPick::of("choice", QStringLiteral("seatPower"),
        picks("may") ? tr("Who wants to use which power?") : tr("Which power is in force?"));
    pick.next = tr("Done");
    for (const PowerUse& each : picks("may") ? m_may : m_powers)
        pick.chosen << text(each.power);
    for (Player player = 0; player < m_match.count() && fromMatch(); ++player)
        if (const std::optional<Card> character = m_match.characters[player]) {
            const eidex::Power& power = eidex::powerOf(*character);
            pick.offer({.value = player,
                .text = QStringLiteral("%1 · %2").arg(name(player), qt(power.name.in(language()))),
                .on = pick.chosen.contains(text(*character)),
                .line = qt(power.oneLine.in(language())),
                .card = text(*character)});
        }
    if (!pick.options.isEmpty())
        return pick;
    pick.kind = QStringLiteral("character");
    pick.path = m_picked;
    pick.hint = tr("Whose power? Then the card of the character.");
    PromptView whose = choice("powerOf", tr("Whose power?"));
    for (Player player = 0; player < m_match.count(); ++player)
        whose.offer({.value = player, .text = name(player), .on = player == m_of});
    pick.ask(whose);
    return pick;
}

DeskPick EidexDesk::usePick() const
{
    if (!use())
        return {};
    const eidex::Power& power = eidex::powerOf(use()->power);
    DeskPick pick = DeskPick::of("asks", QStringLiteral("power"), qt(power.name.in(language())));
    pick.hint = QStringLiteral("%1: %2").arg(name(use()->by), qt(power.oneLine.in(language())));
    pick.asks = variants(promptsFor(*use()));
    pick.tools << QVariant::fromValue(
        PromptOption{.text = m_forMay ? tr("Not this power") : tr("Not in force"),
            .name = QStringLiteral("remove"),
            .icon = QStringLiteral("cross")});
    pick.next = tr("Done");
    return pick;
}

Ruling EidexDesk::rulingOnPower(const Match& match) const
{
    const Language language = m_session->language();
    const Answer answer = match.game->answer(toAsk(match));
    Ruling ruling;
    // The clause that decides for each comes before those that only hold, too; nobody reads more than three.
    constexpr std::size_t most = 3;
    const auto add = [&](const Reason& reason, bool allowed) {
        const bool cited = std::any_of(ruling.reasons.begin(), ruling.reasons.end(),
            [&](const auto& each) { return each.first.clause == reason.clause; });
        if (!cited && ruling.reasons.size() < most)
            ruling.reasons.emplace_back(reason, allowed);
    };
    for (const Permission& may : answer.may)
        if (!may.because.empty())
            add(may.because.front(), may.allowed);
    for (const Permission& may : answer.may)
        for (const Reason& reason : may.because)
            add(reason, may.allowed);
    if (m_may.size() == 1) {
        const bool yes = answer.may.front().allowed;
        if (const std::optional<Message>& message = answer.may.front().message)
            ruling.why = qt(message->in(language));
        ruling.kind = yes ? QStringLiteral("yes") : QStringLiteral("no");
        ruling.verdict = ruling.kind;
        ruling.word = yesOrNo(yes);
        ruling.sentence
            = (yes ? tr("%1 may use %2 now.") : tr("%1 may not use %2 now."))
                  .arg(name(m_may.front().by), qt(eidex::powerOf(m_may.front().power).name.in(language)));
        return ruling;
    }
    // Who acts first of those who may.
    QStringList order, refused;
    for (Player player : answer.order) {
        bool may = false;
        for (std::size_t i = 0; i < answer.may.size(); ++i)
            may = may || (m_may[i].by == player && answer.may[i].allowed);
        (may ? order : refused) << name(player);
    }
    if (order.isEmpty()) {
        ruling.kind = ruling.verdict = QStringLiteral("no");
        ruling.word = yesOrNo(false);
        ruling.sentence = tr("None of them may do that now.");
        return ruling;
    }
    ruling.kind = QStringLiteral("winner");
    ruling.word = ruling.verdict = order.first();
    ruling.sentence = order.size() == 1 ? tr("may do that now.")
                                        : tr("acts first, then %1.").arg(order.mid(1).join(tr(", then ")));
    if (!refused.isEmpty())
        ruling.sentence += QLatin1Char(' ') + tr("Not now: %1.").arg(refused.join(QStringLiteral(", ")));
    return ruling;
}

} // namespace tafel::app
