#include "app/referee/trick_desk.h"

#include <algorithm>

#include "app/words/rows.h"
#include "document/document.h"

namespace tafel::app {

bool TrickDesk::has(const std::vector<Card>& cards, Card card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

std::optional<Card> TrickDesk::cardOf(const QString& text) const
{
    return Card::parse(plain(text), pack());
}

void TrickDesk::forget()
{
    m_trick.cards.clear();
    m_hand.clear();
    m_asked.reset();
}

void TrickDesk::clear()
{
    forget();
    if (fromMatch())
        return begin();
    advance();
    refresh();
}

void TrickDesk::seated()
{
    m_trick.cards.clear();
    if (m_trick.lead >= m_match.count())
        m_trick.lead = 0;
    advance();
}

// ---- The referee

PromptView TrickDesk::question() const
{
    PromptView ask = choice("question", tr("Question"));
    ask.offer({.value = static_cast<int>(QuestionKind::Play),
        .text = tr("May I play this?"),
        .on = asks(QuestionKind::Play),
        .name = QStringLiteral("play")});
    ask.offer({.value = static_cast<int>(QuestionKind::Winner),
        .text = tr("Who wins this trick?"),
        .on = asks(QuestionKind::Winner),
        .whyNot = whyNoWinner(),
        .name = QStringLiteral("winner")});
    return ask;
}

bool TrickDesk::isReady() const
{
    return isBegun() && (asks(QuestionKind::Winner) ? !m_lies.cards.empty() : !m_hand.empty());
}

/// Whose card lies where, and whose turn it is, as the referee counts it. Who wins is asked of the trick with
/// the card in question.
void TrickDesk::updatePlaces()
{
    m_lies = m_trick;
    m_places = {.toPlay = m_trick.lead, .most = m_match.count()};
    m_holder = m_trick.lead;
    if (!isBegun() || !hasTrick())
        return;
    TrickTable table = trickTable(position(m_match));
    m_holder = table.last();
    if (asks(QuestionKind::Winner) && m_asked && !table.full) {
        m_lies.cards.emplace_back(m_asked);
        table = trickTable(position(m_match));
    }
    m_places = {.toPlay = table.last(), .most = table.places, .full = table.full};
    for (std::size_t place = 0; place < table.players.size(); ++place) {
        const Player seat = table.players[place];
        const bool lies = place < m_lies.cards.size();
        const std::optional<Card> card = lies ? m_lies.cards[place] : std::nullopt;
        m_places.cards.push_back({.name = QString::number(place),
            .card = card ? text(*card) : QString(),
            .caption = name(seat),
            .seat = seat,
            .hidden = lies && !card,
            .asked = card && place >= m_trick.cards.size(),
            .leads = lies && place == 0,
            .winning
            = lies && table.winning && table.winning->player == seat && table.winning->card == card});
    }
}

void TrickDesk::refresh()
{
    if (!isSet())
        return;
    if (m_asked && !has(m_hand, *m_asked))
        m_asked.reset();
    updatePlaces();
    m_legal.clear();
    m_illegal.clear();
    if (asks(QuestionKind::Play) && isReady() && !m_places.full)
        if (const Result<Verdict> verdict = m_match.game->judge(position(m_match))) {
            m_legal = texts(verdict->legal);
            for (const Forbidden& each : verdict->illegal)
                m_illegal << text(each.card);
        }
    show(isReady() ? answered() : empty());
}

Ruling TrickDesk::ruling(const Match& match) const
{
    return onTrick(match, match.game->judge(position(match)));
}

Ruling TrickDesk::onCards(const Match& match, const Verdict& verdict) const
{
    Ruling ruling;
    for (Card card : verdict.legal)
        ruling.legal << QVariantMap{{"card", text(card)}, {"why", QString()}};
    for (const Forbidden& each : verdict.illegal) {
        if (each.card != m_asked)
            ruling.illegal << QVariantMap{{"card", text(each.card)},
                {"why", qt(words::sentenceText(each.why.front().sentence, match, language()))}};
        else
            for (const Reason& reason : each.why)
                ruling.reasons.emplace_back(reason, false);
    }
    return ruling;
}

Ruling TrickDesk::onTrick(const Match& match, const Result<Verdict>& answer) const
{
    if (!answer)
        return refused(answer.error());
    if (asks(QuestionKind::Winner) || answer->complete) {
        Ruling ruling{.kind = QStringLiteral("winner")};
        for (const Reason& reason : answer->because)
            ruling.reasons.emplace_back(reason, true);
        if (!answer->winning) {
            ruling.kind = QStringLiteral("ask");
            ruling.sentence = tr("A card lies face down: its player tells who wins.");
            return ruling;
        }
        ruling.word = name(answer->winning->player);
        if (answer->complete)
            ruling.verdict = ruling.word;
        const QString card = answer->winning->card
            ? qt(words::cardText(*answer->winning->card, pack(), language()))
            : QString();
        if (!answer->complete)
            ruling.sentence = tr("leads the trick so far with the %1.").arg(card);
        else if (card.isEmpty())
            ruling.sentence = tr("wins the trick.");
        else if (!answer->points)
            ruling.sentence = tr("wins the trick with the %1.").arg(card);
        else
            ruling.sentence
                = tr("wins the trick with the %1: %2 card points.").arg(card).arg(*answer->points);
        return ruling;
    }
    Ruling ruling = onCards(match, *answer);
    if (!m_asked) {
        ruling.kind = QStringLiteral("list");
        ruling.sentence = tr("Tap the card in question.");
        return ruling;
    }
    const bool yes = ruling.reasons.empty();
    if (yes)
        for (const Reason& reason : whyMay(*m_asked))
            ruling.reasons.emplace_back(reason, true);
    ruling.kind = yes ? QStringLiteral("yes") : QStringLiteral("no");
    ruling.verdict = ruling.kind;
    ruling.word = yesOrNo(yes);
    ruling.sentence = (yes ? tr("%1 may play the %2.") : tr("%1 may not play the %2."))
                          .arg(name(answer->toPlay), qt(words::cardText(*m_asked, pack(), language())));
    return ruling;
}

QVariantMap TrickDesk::empty() const
{
    if (asks(QuestionKind::Winner))
        return emptyView(tr("Which cards lie?"), tr("Tap them in the order in which they were played."));
    return emptyView(tr("Which cards lie, and which does %1 hold?").arg(player()),
        tr("Tap the trick first, then the hand, then the card in question."));
}

Desk::Asked TrickDesk::asked() const
{
    Position kept = position(m_match);
    if (asks(QuestionKind::Winner))
        kept.hand.reset();
    return {.question = document::writePosition(kept),
        .card = asks(QuestionKind::Play) && m_asked ? m_asked->text(pack()) : std::string()};
}

// ---- What is tapped

void TrickDesk::advance()
{
    updatePlaces();
    m_picked = whatNext();
}

QString TrickDesk::nextOfTrick() const
{
    const auto lying = static_cast<int>(m_trick.cards.size());
    if (m_places.full || lying >= m_places.most || (asks(QuestionKind::Play) && m_asked))
        return {};
    const bool hand = asks(QuestionKind::Play) && (!m_hand.empty() || lying == m_places.most - 1);
    return hand ? QStringLiteral("hand") : QStringLiteral("trick");
}

void TrickDesk::respond(const QString& path, int value)
{
    if (path == QLatin1String("question")) {
        m_asking = static_cast<QuestionKind>(value);
        advance();
    } else if (path == QLatin1String("lead")) {
        m_trick.lead = static_cast<Player>(value);
    }
    refresh();
}

void TrickDesk::pick(const QString& text)
{
    const std::optional<Card> card = cardOf(text);
    if (!card)
        return;
    if (picks("hand")) {
        toggle(m_hand, *card);
    } else if (!picks("trick")) {
        picked(*card);
    } else if (asks(QuestionKind::Winner) && card == m_asked) {
        m_asked.reset();
    } else if (std::erase(m_trick.cards, card) == 0) {
        layAsked();
        m_trick.cards.push_back(card);
        advance();
    }
    refresh();
}

/// The trick goes on after the card in question: it has left the hand.
void TrickDesk::layAsked()
{
    if (m_lies.cards.size() == m_trick.cards.size())
        return;
    m_trick.cards = m_lies.cards;
    std::erase(m_hand, *m_asked);
    m_asked.reset();
}

/// A card of the hand is in question, or no longer.
void TrickDesk::tap(const QString& path, const QString& name)
{
    if (name == QLatin1String("hidden")) {
        layAsked();
        m_trick.cards.emplace_back();
        advance();
        return refresh();
    }
    if (name == QLatin1String("back")) {
        m_trick.cards.pop_back();
        return refresh();
    }
    if (path != QLatin1String("hand") || name == QLatin1String("add"))
        return pickFor(path);
    const std::optional<Card> card = cardOf(name);
    m_asked = card == m_asked ? std::nullopt : card;
    pickFor({});
}

void TrickDesk::next()
{
    pickFor(picking().goesOn ? QStringLiteral("hand") : QString());
}

std::vector<Card> TrickDesk::held() const
{
    std::vector<Card> hand = m_hand;
    if (m_lies.cards.size() > m_trick.cards.size())
        std::erase(hand, *m_asked);
    return hand;
}

std::vector<Card> TrickDesk::lying() const
{
    std::vector<Card> cards;
    for (const std::optional<Card>& card : m_lies.cards)
        if (card)
            cards.push_back(*card);
    return cards;
}

DeskPick TrickDesk::grid(const QString& title, const QString& hint, const std::vector<Card>& chosen) const
{
    const bool hand = picks("hand");
    DeskPick pick = DeskPick::of("card", m_picked, title);
    pick.hint = hint;
    pick.chosen = texts(chosen);
    pick.gone = texts(hand ? lying() : m_hand);
    pick.whyGone = hand ? tr("This card lies already") : tr("This card is in the hand");
    pick.absent = absentOf(m_match.game->deck(m_match.count()), pack());
    pick.goesOn = isLying() && asks(QuestionKind::Play) && m_hand.empty();
    pick.next = pick.goesOn ? tr("Now the hand") : tr("Done");
    return pick;
}

DeskPick TrickDesk::shownPick() const
{
    if (picks("trick")) {
        DeskPick pick = grid(tr("Which cards lie in the trick?"),
            tr("In the order in which they were played. Another tap takes a card back."), lying());
        PromptView lead = choice("lead", tr("Who leads?"));
        for (Player player = 0; player < m_match.count(); ++player)
            lead.offer({.value = player,
                .text = name(player),
                .on = player == m_trick.lead,
                .line = player == m_trick.lead ? tr("leads") : QString()});
        pick.ask(lead);
        if (mayHide())
            pick.tools << QVariant::fromValue(PromptOption{.text = tr("Face down"),
                .name = QStringLiteral("hidden"),
                .hint = tr("The next card of the trick lies face down")});
        if (!m_trick.cards.empty() && !m_trick.cards.back())
            pick.tools << QVariant::fromValue(PromptOption{
                .text = tr("Take back"), .name = QStringLiteral("back"), .icon = QStringLiteral("del")});
        return pick;
    }
    if (!picks("hand"))
        return {};
    DeskPick pick = grid(
        hasTrick() ? tr("Which cards does %1 hold?").arg(name(holder())) : tr("Which cards are in hand?"),
        tr("Tap the whole hand, then the card in question beside it."), m_hand);
    if (m_hand.empty())
        pick.next.clear();
    return pick;
}

// ---- What the table knows

DeskFact TrickDesk::trickFact() const
{
    DeskFact fact{
        .path = QStringLiteral("trick"), .title = tr("Trick so far"), .hint = tr("Change the trick")};
    for (DeskPlace place : m_places.cards) {
        if (place.card.isEmpty() && !place.hidden)
            place.asked = picks("trick");
        fact.place(place);
    }
    return fact;
}

DeskFact TrickDesk::handFact() const
{
    DeskFact fact{.path = QStringLiteral("hand")};
    if (hasTrick())
        fact.title = m_hand.empty() || asks(QuestionKind::Power)
            ? tr("%1’s hand").arg(name(holder()))
            : tr("%1’s hand: tap the card in question").arg(name(holder()));
    else
        fact.title = m_hand.empty() ? tr("The hand") : tr("The hand: tap the card in question");
    for (Card card : m_hand) {
        const QString shown = text(card);
        fact.place({.name = shown,
            .card = shown,
            .mark = m_legal.contains(shown) ? QStringLiteral("yes")
                : m_illegal.contains(shown) ? QStringLiteral("no")
                                            : QString(),
            .asked = m_asked == card});
    }
    fact.place({.name = QStringLiteral("add"), .asked = picks("hand")});
    return fact;
}

} // namespace tafel::app
