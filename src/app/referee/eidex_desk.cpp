#include "app/referee/eidex_desk.h"

#include <algorithm>

#include "app/words/rows.h"
#include "document/document.h"
#include "games/eidex/available_powers.h"
#include "games/eidex/entry.h"
#include "games/eidex/judge.h"
#include "referee/editions.h"

namespace tafel::app {

void EidexDesk::begun(const Dispute* dispute)
{
    if (dispute) {
        m_dealer = dispute->dealer;
        m_turnedUp = dispute->turnedUp;
        m_powers = dispute->position.powers;
        m_over = dispute->over;
        m_trick.lead = dispute->position.trick.lead;
    }
    advance();
    refresh();
}

void EidexDesk::forget()
{
    TrickDesk::forget();
    m_powers.clear();
    m_over.clear();
    m_may.clear();
    m_trick.lead = 0;
    m_phase.reset();
    m_trickNumber.reset();
    m_turnedUp.reset();
    m_dealer.reset();
}

void EidexDesk::seated()
{
    const auto isGone = [&](const PowerUse& use) {
        return use.by >= m_match.count() || (use.whom && *use.whom >= m_match.count());
    };
    std::erase_if(m_powers, isGone);
    std::erase_if(m_may, isGone);
    m_of = 0;
    TrickDesk::seated();
}

// ---- The referee

PromptView EidexDesk::question() const
{
    PromptView prompt = TrickDesk::question();
    prompt.offer({.value = static_cast<int>(QuestionKind::Power),
        .text = tr("May I use this power?"),
        .on = asks(QuestionKind::Power),
        .name = QStringLiteral("power")});
    return prompt;
}

Position EidexDesk::position(const Match& match) const
{
    Position position{.match = match,
        .hasCharacters = fromMatch(),
        .turnedUp = m_turnedUp.value_or(Card{}),
        .powers = m_powers,
        .trick = m_lies};
    position.hand = held();
    for (PowerUse& use : position.powers)
        eidex::endMelds(use);
    return position;
}

Question EidexDesk::toAsk(const Match& match) const
{
    Question question{.match = match,
        .hasCharacters = fromMatch(),
        .turnedUp = m_turnedUp.value_or(Card{}),
        .powers = m_over,
        .phase = m_phase.value_or(Phase::AfterDeal),
        .may = m_may,
        .dealer = m_dealer};
    question.powers.insert(question.powers.end(), m_powers.begin(), m_powers.end());
    for (PowerUse& use : question.may)
        eidex::endMelds(use);
    if (m_phase && trickPhases.has(*m_phase)) {
        if (!m_trick.cards.empty())
            question.trick = m_trick;
        question.trickNumber = m_trickNumber;
    }
    if (!m_hand.empty() && isDecidedByHand(question, holder()))
        question.hand = m_hand;
    if (fromMatch())
        question.total = m_standing.total;
    return question;
}

Reasons EidexDesk::whyMay(Card card) const
{
    return eidex::whyMay(position(m_match), card);
}

bool EidexDesk::mayHide() const
{
    return std::any_of(m_powers.begin(), m_powers.end(),
        [](const PowerUse& use) { return eidex::powerOf(use.power).facesDown; });
}

bool EidexDesk::isReady() const
{
    return asks(QuestionKind::Power) ? m_turnedUp && m_phase && !m_may.empty() : TrickDesk::isReady();
}

Ruling EidexDesk::ruling(const Match& match) const
{
    return asks(QuestionKind::Power) ? rulingOnPower(match) : TrickDesk::ruling(match);
}

QVariantMap EidexDesk::answered() const
{
    QVariantMap view = TrickDesk::answered();
    if (!view["verdict"].toString().isEmpty())
        view["editions"] = editionsView();
    return view;
}

/// The same question in every edition, each with what it has; empty when they do not differ.
QVariantList EidexDesk::editionsView() const
{
    const std::vector<EditionRuling> differing = asks(QuestionKind::Power)
        ? editionDifferences(toAsk(m_match))
        : editionDifferences(position(m_match), asks(QuestionKind::Play) ? m_asked : std::nullopt);
    QVariantList list;
    for (const EditionRuling& has : differing) {
        Match match = m_match;
        match.edition = has.edition;
        const Ruling theirs = ruling(match);
        list << QVariantMap{{"name", qt(words::editionName(has.edition, language()))},
            {"yours", has.edition == m_match.edition}, {"kind", theirs.kind},
            {"word", theirs.word.isEmpty() ? tr("open") : theirs.word},
            {"source", qt(has.what.in(language()))}};
    }
    return list;
}

QVariantMap EidexDesk::empty() const
{
    if (!m_turnedUp)
        return emptyView(tr("Which card is turned up?"), tr("It decides what is trump."));
    if (!asks(QuestionKind::Power))
        return TrickDesk::empty();
    return m_may.empty()
        ? emptyView(tr("Who wants to use which power?"), tr("Several can ask: then you see who acts first."))
        : emptyView(tr("When is that?"), tr("Tap the moment of the deal on the list."));
}

Desk::Asked EidexDesk::asked() const
{
    return asks(QuestionKind::Power) ? Asked{.question = document::writeQuestion(toAsk(m_match))}
                                     : TrickDesk::asked();
}

// ---- What is tapped

QString EidexDesk::whatNext() const
{
    if (!m_turnedUp)
        return QStringLiteral("turned-up");
    if (!asks(QuestionKind::Power))
        return nextOfTrick();
    return m_may.empty() ? QStringLiteral("may") : QString();
}

void EidexDesk::tap(const QString& path, const QString& name)
{
    const bool may = path == QLatin1String("may");
    if (name == QLatin1String("turned-up"))
        return pickFor(name);
    if (name == QLatin1String("meld")) {
        if (use())
            eidex::beginMeld(uses()[m_use]);
        return refresh();
    }
    if (!may && path != QLatin1String("power"))
        return TrickDesk::tap(path, name);
    if (name == QLatin1String("add"))
        return pickFor(path);
    if (name == QLatin1String("remove")) {
        if (use())
            uses().erase(uses().begin() + static_cast<std::ptrdiff_t>(m_use));
        return pickFor({});
    }
    m_forMay = may;
    m_use = name.toUInt();
    pickFor(QStringLiteral("use"));
}

void EidexDesk::next()
{
    if (m_picked.startsWith(QLatin1String("value.")))
        return pickFor(QStringLiteral("use"));
    TrickDesk::next();
}

void EidexDesk::picked(Card card)
{
    if (picks("turned-up")) {
        m_turnedUp = card;
        advance();
    } else if (picks("may") || picks("power")) {
        togglePower(m_of, card);
    } else if (use()) {
        sayNamed(plain(m_picked.section(QLatin1Char('.'), 1)), card);
    }
}

void EidexDesk::respond(const QString& path, int value)
{
    if (path == QLatin1String("edition")) {
        m_match.edition = static_cast<Edition>(value);
    } else if (path == QLatin1String("phase")) {
        const auto phase = static_cast<Phase>(value);
        m_phase = m_phase == phase ? std::nullopt : std::optional(phase);
        m_picked.clear();
    } else if (path == QLatin1String("trick_number")) {
        m_trickNumber = value > 0 ? std::optional(value) : std::nullopt;
    } else if (path == QLatin1String("powerOf")) {
        m_of = static_cast<Player>(value);
    } else if (path == QLatin1String("seatPower")) {
        const auto seat = static_cast<Player>(value);
        togglePower(seat, *m_match.characters[seat]);
    } else if (path.startsWith(QLatin1String("value."))) {
        sayNamed(path, value);
    }
    TrickDesk::respond(path, value);
}

DeskPick EidexDesk::shownPick() const
{
    if (picks("turned-up")) {
        DeskPick pick = grid(tr("Which card is turned up?"),
            tr("One tap. Ace: Obenabe, six: Undenufe, otherwise trump."),
            m_turnedUp ? std::vector{*m_turnedUp} : std::vector<Card>());
        pick.gone.clear();
        if (!m_turnedUp)
            pick.next.clear();
        return pick;
    }
    if (picks("may") || picks("power"))
        return powersPick();
    if (picks("use"))
        return usePick();
    if (m_picked.startsWith(QLatin1String("value.")))
        return namedPick();
    return TrickDesk::shownPick();
}

// ---- What the table knows

QString EidexDesk::origin() const
{
    const QString edition = qt(words::editionName(m_match.edition, language()));
    return fromMatch() ? tr("from your match · %1").arg(edition) : edition;
}

std::vector<DeskFact> EidexDesk::shownFacts() const
{
    DeskFact trick = trickFact();
    PromptOption trump{.text = tr("Turned-up card"),
        .on = picks("turned-up"),
        .name = QStringLiteral("turned-up"),
        .hint = tr("Choose the turned-up card"),
        .icon = QStringLiteral("card")};
    if (m_turnedUp) {
        trump.card = text(*m_turnedUp);
        trump.text = qt(words::trumpText(eidex::trumpCard(m_powers, *m_turnedUp), language()));
    }
    trick.offer(trump);
    std::vector<DeskFact> facts{trick};
    if (!asks(QuestionKind::Power) || asksHand())
        facts.push_back(handFact());
    if (asks(QuestionKind::Power)) {
        facts.push_back(phaseFact());
        facts.push_back(usesFact(true));
    }
    facts.push_back(usesFact(false));
    if (!fromMatch())
        facts.push_back({.asks = variants<PromptView>({editionAsk(), playersAsk()})});
    return facts;
}

PromptView EidexDesk::editionAsk() const
{
    PromptView prompt = choice("edition", tr("Edition"));
    for (Edition edition : {Edition::Web, Edition::De1998, Edition::En1998})
        prompt.offer({.value = static_cast<int>(edition),
            .text = qt(words::editionName(edition, language())),
            .on = edition == m_match.edition,
            .whyNot = m_match.game->playerCounts(edition).has(static_cast<Player>(m_match.count()))
                ? QString()
                : tr("Not for %1 players").arg(m_match.count())});
    return prompt;
}

/// The moment of the deal, and the number of the trick where it is known.
DeskFact EidexDesk::phaseFact() const
{
    const QStringList phases{tr("right after the deal"), tr("before putting down"),
        tr("while cards are put down"), tr("before the first lead"), tr("before a lead"),
        tr("during a trick"), tr("all cards of a trick lie"), tr("after a trick"),
        tr("at the end of the deal")};
    PromptView when = choice("phase", {});
    for (const QString& phase : phases) {
        const auto value = static_cast<int>(when.options.size());
        when.offer({.value = value, .text = phase, .on = m_phase == static_cast<Phase>(value)});
    }
    DeskFact fact{.title = tr("When is that?"), .asks = {QVariant::fromValue(when)}};
    for (const Prompt& prompt : m_phase ? questionAsks(toAsk(m_match)) : std::vector<Prompt>()) {
        PromptView view = askView(prompt, m_match, language());
        view.kind = QStringLiteral("count"); // 0: not said
        view.path.remove(0, 1);
        view.title = prompt.number ? view.label : tr("%1 (not said)").arg(view.label);
        view.label.clear();
        view.number = prompt.number.value_or(0);
        fact.ask(view);
    }
    return fact;
}

bool EidexDesk::asksHand() const
{
    return m_phase && isDecidedByHand(toAsk(m_match), holder());
}

} // namespace tafel::app
