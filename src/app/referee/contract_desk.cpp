#include "app/referee/contract_desk.h"

#include <algorithm>

#include "app/words/rows.h"
#include "games/compendium/game.h"
#include "referee/layout_editor.h"

namespace tafel::app {

void ContractDesk::begun(const Dispute* dispute)
{
    m_contract.clear();
    m_trump.reset();
    forget();
    if (dispute) {
        m_contract = dispute->position.contract->contract;
        m_trump = dispute->position.contract->trump;
        m_trick.lead = dispute->position.trick.lead;
    }
    advance();
    refresh();
}

void ContractDesk::forget()
{
    TrickDesk::forget();
    m_laid.clear();
    m_gone.clear();
    m_up.reset();
    m_down.reset();
    m_besides = {};
}

void ContractDesk::seated()
{
    m_trick.lead = 0;
    forget();
    advance();
}

void ContractDesk::choose(std::string contract)
{
    m_contract = std::move(contract);
    forget();
    if (fromMatch()) // who leads may depend on it
        m_trick.lead = dispute(m_contract).position.trick.lead;
    if (!asksTrump())
        m_trump.reset();
    if (!whyNoWinner().isEmpty())
        m_asking = QuestionKind::Play;
    advance();
}

// ---- The referee

Keys ContractDesk::keys() const
{
    return m_contract.empty() ? Keys() : m_match.game->positionKeys(m_match, m_contract);
}

QString ContractDesk::whyNoWinner() const
{
    return m_contract.empty() || m_match.game->dealKeys(m_match, m_contract).has(Key::Log)
        ? QString()
        : tr("This contract has no tricks.");
}

Reasons ContractDesk::whyMay(Card card) const
{
    return compendium::whyMay(position(m_match), card);
}

Position ContractDesk::position(const Match& match) const
{
    const Keys has = keys();
    Position position{.match = match, .trick = m_lies};
    position.hand = held();
    ContractPosition& contract = position.contract.emplace();
    contract.contract = m_contract;
    contract.trump = m_trump;
    contract.firstTrick = m_besides.firstTrick;
    contract.packets = m_besides.packets;
    if (has.has(Key::Laid))
        contract.laid = m_laid;
    if (has.has(Key::Series))
        contract.series = m_laid;
    if (!m_gone.empty())
        contract.gone = m_gone;
    if (has.has(Key::Row) && m_up)
        contract.row = ContractPosition::Row{*m_up, m_down.value_or(*m_up)};
    return position;
}

Ruling ContractDesk::ruling(const Match& match) const
{
    return hasTrick() ? TrickDesk::ruling(match) : onLayout(match.game->judge(position(match)));
}

/// What is laid has no order of players: only whether the hand has a card that fits.
Ruling ContractDesk::onLayout(const Result<Verdict>& answer) const
{
    if (!answer)
        return refused(answer.error());
    const Verdict::Must must = answer->must;
    const bool any = must == Verdict::Must::Any, takes = must == Verdict::Must::Take;
    const bool plays = any || must == Verdict::Must::Play;
    Ruling ruling = onCards(m_match, *answer);
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

QVariantMap ContractDesk::empty() const
{
    if (m_contract.empty())
        return emptyView(tr("Which contract is played?"), tr("It decides what may be played."));
    if (!isBegun())
        return emptyView(tr("Which suit is trump?"), {});
    if (hasTrick())
        return TrickDesk::empty();
    return isLaid() || keys().has(Key::Row)
        ? emptyView(tr("Which cards lie, which are in hand?"),
            tr("Tap what lies first, then the hand, then the card in question."))
        : emptyView(tr("Which cards are in hand?"), tr("Tap the hand, then the card in question."));
}

// ---- What is tapped

QString ContractDesk::whatNext() const
{
    if (m_contract.empty())
        return QStringLiteral("contract");
    if (!isBegun())
        return QStringLiteral("trump");
    if (hasTrick())
        return nextOfTrick();
    return !m_hand.empty()     ? QString()
        : isLaid()             ? QStringLiteral("laid")
        : keys().has(Key::Row) ? QStringLiteral("up")
                               : QStringLiteral("hand");
}

void ContractDesk::tap(const QString& path, const QString& name)
{
    if (path.isEmpty() || path == QLatin1String("end"))
        pickFor(name);
    else
        TrickDesk::tap(path, name);
}

void ContractDesk::respond(const QString& path, int value)
{
    if (path == QLatin1String("contract")) {
        choose(std::string(m_match.game->contracts(m_match)[static_cast<std::size_t>(value)].id));
    } else if (path == QLatin1String("suit")) {
        m_trump = static_cast<Suit>(value);
        advance();
    } else if (Position now = position(m_match); sayToPosition(now, "/" + plain(path), value)) {
        m_besides = *now.contract;
    }
    TrickDesk::respond(path, value);
}

void ContractDesk::picked(Card card)
{
    if (picks("laid")) {
        const LayoutEditor laying(position(m_match));
        m_laid = has(m_laid, card) ? laying.without(card) : laying.with(card);
    } else if (picks("gone")) {
        toggle(m_gone, card);
    } else if (picks("up")) {
        m_up = m_up == card ? std::nullopt : std::optional(card);
        if (!m_up)
            m_down.reset();
        else
            m_picked = QStringLiteral("down");
    } else if (picks("down")) {
        m_down = card;
        m_picked = m_hand.empty() ? QStringLiteral("hand") : QString();
    }
}

QVariantMap ContractDesk::against(const QString& text) const
{
    const std::optional<Card> card = cardOf(text);
    if (!card || !isLaid())
        return {};
    const std::optional<Refusal> why = LayoutEditor(position(m_match)).against(*card);
    return why ? QVariantMap{{"text", qt(why->message.in(language()))},
               {"clause", why->clause ? qt(why->clause->id) : QString()}}
               : QVariantMap();
}

std::vector<Card> ContractDesk::lying() const
{
    std::vector<Card> cards = TrickDesk::lying();
    cards.insert(cards.end(), m_laid.begin(), m_laid.end());
    cards.insert(cards.end(), m_gone.begin(), m_gone.end());
    for (const std::optional<Card>& card : {m_up, m_down})
        if (card && !has(cards, *card))
            cards.push_back(*card);
    return cards;
}

DeskPick ContractDesk::shownPick() const
{
    return picks("contract")              ? contractPick()
        : picks("trump")                  ? trumpPick()
        : picks("trick") || picks("hand") ? TrickDesk::shownPick()
        : m_picked.isEmpty()              ? DeskPick()
                                          : laidPick();
}

/// The contracts of the game, with their score in a few words; those that are due now are marked.
DeskPick ContractDesk::contractPick() const
{
    DeskPick pick = DeskPick::of("choice", m_picked, tr("Which contract is played?"));
    for (const ContractInfo& each : m_match.game->contracts(m_match)) {
        const bool due
            = std::find(m_standing.due.begin(), m_standing.due.end(), each.id) != m_standing.due.end();
        const QString line = qt(each.line.in(language()));
        pick.offer({.value = static_cast<int>(pick.options.size()),
            .text = qt(each.name.in(language())),
            .on = m_contract == each.id,
            .name = qt(each.id),
            .line = due ? tr("due now · %1").arg(line) : line});
    }
    return pick;
}

DeskPick ContractDesk::trumpPick() const
{
    DeskPick pick = DeskPick::of("choice", QStringLiteral("suit"), tr("Which suit is trump?"));
    pick.options = suitOptions(pack(), m_trump, language());
    return pick;
}

DeskPick ContractDesk::laidPick() const
{
    const QString again = tr("Another tap takes a card back.");
    const auto only
        = [](const std::optional<Card>& card) { return card ? std::vector{*card} : std::vector<Card>(); };
    if (picks("up")) {
        DeskPick pick = grid(
            tr("Which card lies at the upper end?"), tr("Nothing, as long as nothing lies."), only(m_up));
        pick.next = m_up ? tr("Done") : tr("Nothing lies");
        return pick;
    }
    if (picks("down"))
        return grid(tr("Which card lies at the lower end?"), tr("The same, when it is the only card."),
            only(m_down ? m_down : m_up));
    if (picks("gone")) {
        DeskPick pick = grid(tr("Which cards were played in earlier series?"), again, m_gone);
        pick.gone += texts(m_laid);
        return pick;
    }
    const bool series = keys().has(Key::Series);
    DeskPick pick = grid(series ? tr("Which cards lie in this series?") : tr("Which cards lie?"),
        (series ? tr("Tap its first card, then its last.") : tr("Tap the ends of each row."))
            + QLatin1Char(' ') + again,
        m_laid);
    const LayoutEditor laying(position(m_match));
    pick.anyCard = false;
    pick.cards = pick.chosen;
    for (Suit suit : suitsInOrder)
        for (const auto& [card, way] : laying.ways(suit))
            pick.cards << text(card);
    return pick;
}

// ---- What the table knows

std::vector<DeskFact> ContractDesk::shownFacts() const
{
    std::vector<DeskFact> facts{contractFact()};
    if (hasTrick())
        facts.push_back(trickFact());
    for (const DeskFact& fact : laidFacts())
        facts.push_back(fact);
    if (!m_contract.empty())
        facts.push_back(handFact());
    if (const PromptView players = playersAsk(); !fromMatch() && players.options.size() > 1)
        facts.push_back({.asks = {QVariant::fromValue(players)}});
    return facts;
}

DeskFact ContractDesk::contractFact() const
{
    PromptOption contract{.text = tr("Which contract?"),
        .on = picks("contract"),
        .name = QStringLiteral("contract"),
        .hint = tr("Choose the contract")};
    for (const ContractInfo& each : m_match.game->contracts(m_match))
        if (each.id == m_contract) {
            contract.text = qt(each.name.in(language()));
            contract.line = qt(each.line.in(language()));
        }
    DeskFact fact{.options = {QVariant::fromValue(contract)}};
    if (asksTrump())
        fact.offer({.text = m_trump ? tr("Trump: %1").arg(qt(words::suitText(*m_trump, pack(), language())))
                                    : tr("Which trump?"),
            .suit = m_trump ? suitSign(*m_trump, pack()) : QString(),
            .on = picks("trump"),
            .name = QStringLiteral("trump"),
            .hint = tr("Choose the trump suit")});
    if (asks(QuestionKind::Play))
        for (const PromptView& each : besides(position(m_match)))
            fact.ask(each);
    return fact;
}

/// Rows by suit, one series, or the two ends of a row.
std::vector<DeskFact> ContractDesk::laidFacts() const
{
    const auto row = [this](const QString& suit, const std::vector<Card>& cards, const char* path) {
        return QVariantMap{{"suit", suit}, {"cards", texts(cards)}, {"asked", picks(path)}};
    };
    if (keys().has(Key::Row)) {
        DeskFact ends{
            .path = QStringLiteral("end"), .title = tr("The ends of the row"), .hint = tr("Change this end")};
        for (const bool up : {true, false})
            ends.place({.name = up ? QStringLiteral("up") : QStringLiteral("down"),
                .card = m_up ? text(up ? *m_up : m_down.value_or(*m_up)) : QString(),
                .caption = up ? tr("upper end") : tr("lower end"),
                .asked = up ? picks("up") : picks("down")});
        return {ends};
    }
    if (!isLaid())
        return {};
    DeskFact laid{
        .path = QStringLiteral("laid"), .title = tr("What has been laid"), .hint = tr("Change what lies")};
    if (!keys().has(Key::Series)) {
        const LayoutEditor laying(position(m_match));
        for (Suit suit : suitsInOrder)
            laid.rows << row(suitSign(suit, pack()), laying.row(suit), "laid");
        return {laid};
    }
    laid.title = tr("The series under way");
    laid.rows << row({}, m_laid, "laid");
    return {laid,
        {.path = QStringLiteral("gone"),
            .title = tr("Played in earlier series"),
            .hint = tr("Change what was played earlier"),
            .rows = {row({}, m_gone, "gone")}}};
}

} // namespace tafel::app
