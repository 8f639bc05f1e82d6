// The referee's answer to a dispute, and its document.
#include <algorithm>

#include "games/compendium/game.h"
#include "games/dispute/draft.h"
#include "games/dispute/parts.h"
#include "games/eidex/judge.h"
#include "games/eidex/power_prompts.h"
#include "referee/editions.h"

namespace tafel::dispute {

namespace {

using Kind = Ruling::Kind;

void addReasons(Ruling& answer, const Reasons& because, bool good)
{
    for (const Reason& reason : because)
        answer.reasons.emplace_back(reason, good);
}

/// The required action of a hand next to a layout.
Ruling onWholeHand(const Verdict& verdict, Ruling answer)
{
    constexpr Text fits{"Eine Karte dieser Hand passt.", "A card in this hand fits."},
        noneFits{"Keine Karte dieser Hand passt.", "No card in this hand fits."};
    const auto say = [&](std::string_view kept, Text word, Text sentence) {
        answer.verdict = kept;
        answer.word = said(word);
        answer.sentence = said(sentence);
    };
    constexpr Text lay{"Muss legen", "Must lay"}, pass{"Muss passen", "Must pass"};
    const std::pair<std::string, Message> orLay{"play", said(lay)}, orPass{"pass", said(pass)};
    switch (verdict.must) {
    case Verdict::Obligation::Any:
        say("any", {"Jede Karte", "Any card"},
            {"Jede Karte dieser Hand darf gespielt werden.", "Any card in this hand may be played."});
        break;
    case Verdict::Obligation::Play:
        say("play", lay, fits);
        answer.choices = {orPass};
        break;
    case Verdict::Obligation::Take:
        say("take", {"Muss ein Päckchen nehmen", "Must take a packet"}, noneFits);
        answer.choices = {orLay, orPass};
        break;
    default:
        say("pass", pass, noneFits);
        answer.choices = {orLay};
    }
    const bool good = verdict.must == Verdict::Obligation::Any || verdict.must == Verdict::Obligation::Play;
    answer.kind = good ? Kind::Yes : Kind::No;
    addReasons(answer, verdict.because, good);
    return answer;
}

Ruling whatToTap(Text word, Text sentence)
{
    return {.kind = Kind::Empty, .word = said(word), .sentence = said(sentence)};
}

/// Deciding clauses come before those that only apply; at most three are shown.
std::vector<std::pair<Reason, bool>> reasonsOf(const std::vector<Permission>& may)
{
    constexpr std::size_t most = 3;
    std::vector<std::pair<Reason, bool>> reasons;
    const auto add = [&](const Reason& reason, bool allowed) {
        const bool cited = std::any_of(reasons.begin(), reasons.end(),
            [&](const auto& each) { return each.first.clause == reason.clause; });
        if (!cited && reasons.size() < most)
            reasons.emplace_back(reason, allowed);
    };
    for (const Permission& each : may)
        if (!each.because.empty())
            add(each.because.front(), each.allowed);
    for (const Permission& each : may)
        for (const Reason& reason : each.because)
            add(reason, each.allowed);
    return reasons;
}

} // namespace

// ---- The document

Position Draft::position(const Match& match) const
{
    Position now = m_known.position;
    now.match = match;
    if (isOfNumbers()) {
        now.combination->opener = now.combination->opener || now.combination->table;
        return now;
    }
    now.trick = m_lies;
    now.hand = held();
    for (PowerUse& use : now.powers)
        eidex::endMelds(use);
    return now;
}

PowerQuestion Draft::toAsk(const Match& match) const
{
    PowerQuestion question = m_known.question();
    question.match = match;
    question.phase = m_phase.value_or(Phase::AfterDeal);
    question.may = m_may;
    if (!isOfMatch()) {
        question.total.reset();
        question.dealer.reset();
    }
    for (std::vector<PowerUse>* const list : {&question.powers, &question.may})
        for (PowerUse& use : *list)
            eidex::endMelds(use);
    if (m_phase && trickPhases.has(*m_phase)) {
        if (!m_known.position.trick.cards.empty())
            question.trick = m_known.position.trick;
        question.trickNumber = m_trickNumber;
    }
    if (!m_hand.empty() && isDecidedByHand(question, m_holder))
        question.hand = m_hand;
    return question;
}

std::variant<Position, PowerQuestion> Draft::document() const
{
    if (asks(Asks::Power))
        return toAsk(match());
    Position asked = position(match());
    if (asks(Asks::Winner))
        asked.hand.reset();
    return asked;
}

std::string Draft::cardInQuestion() const
{
    std::string cards;
    if (m_range)
        for (const NumberCard card : cardsOf(*m_range))
            cards.append(cards.empty() ? "" : " ").append(card.text());
    return asks(Asks::Play) && m_asked ? m_asked->text(pack()) : cards;
}

// ---- The answer

Ruling Draft::ruling() const
{
    if (!isReady())
        return empty();
    Ruling answer = ruled(match());
    addChoices(answer);
    if (has(Key::Characters) && !answer.verdict.empty() && !isShort()) // elsewhere other cards may decide
        addEditions(answer);
    return answer;
}

Ruling Draft::empty() const
{
    if (isOfNumbers())
        return whatToTap({"Was liegt, was ist auf der Hand?", "What is on the table, what is in hand?"},
            {"Zuerst antippen, was zu überbieten ist, dann die Hand in ihrer Reihenfolge.",
                "First tap what has to be outbid, then the hand in its order."});
    if (whatNext() == "/turned_up")
        return whatToTap(whichTurnedUp, {"Sie bestimmt, was Trumpf ist.", "It decides what is trump."});
    if (whatNext() == "/contract")
        return whatToTap(
            whichContract, {"Er bestimmt, was gespielt werden darf.", "It decides what may be played."});
    if (whatNext() == "/trump")
        return whatToTap(whichTrump, {});
    if (asks(Asks::Power) && m_may.empty())
        return whatToTap(whoUses,
            {"Es können mehrere fragen: dann siehst du, wer zuerst handelt.",
                "Several players can ask; you then see who acts first."});
    if (asks(Asks::Power))
        return whatToTap(
            whenIsThat, {"Tippe den Zeitpunkt in der Liste an.", "Tap the moment of the deal in the list."});
    return whichCards();
}

Ruling Draft::whichCards() const
{
    if (asks(Asks::Winner))
        return whatToTap(whichLie,
            {"Tippe sie in der Reihenfolge an, in der sie gespielt wurden.",
                "Tap them in the order in which they were played."});
    if (!has(Key::Trick))
        return isLaid() || has(Key::Row) ? whatToTap({"Welche Karten liegen, welche sind auf der Hand?",
                                                         "Which cards are on the table, which are in hand?"},
                   {"Zuerst antippen, was liegt, dann die Hand, dann die fragliche Karte.",
                       "First tap the cards on the table, then the hand, then the card in question."})
                                         : whatToTap(whichHand,
                                             {"Zuerst die Hand antippen, dann die Karte, um die es geht.",
                                                 "Tap the hand, then the card in question."});
    Ruling answer = whatToTap({},
        {"Zuerst den Stich antippen, dann die Hand, dann die fragliche Karte.",
            "First tap the trick, then the hand, then the card in question."});
    answer.word = said(
        {"Welche Karten liegen, und welche hat {}?", "Which cards are on the table, and which does {} hold?"},
        playerName(m_table.last()));
    return answer;
}

Ruling Draft::ruled(const Match& match) const
{
    if (isOfNumbers())
        return onNumbers();
    if (asks(Asks::Power))
        return onPower(match);
    const Result<Verdict> verdict = game().judge(position(match));
    return !verdict                               ? refused(verdict.error())
        : !has(Key::Trick)                        ? onLayout(*verdict)
        : asks(Asks::Winner) || verdict->complete ? onWinner(*verdict)
                                                  : onCard(match, *verdict);
}

Ruling Draft::onWinner(const Verdict& verdict) const
{
    Ruling answer{.kind = Kind::Winner};
    addReasons(answer, verdict.because, true);
    if (!verdict.winning) {
        answer.kind = Kind::Ask;
        answer.sentence = said({"Eine Karte liegt verdeckt: Wer sie gespielt hat, sagt, wer gewinnt.",
            "A card is face down: its player says who wins."});
        return answer;
    }
    answer.word = playerName(verdict.winning->player);
    if (verdict.complete)
        answer.verdict = answer.word.en;
    const Message card = verdict.winning->card ? cardName(*verdict.winning->card) : Message();
    if (!verdict.complete)
        answer.sentence
            = said({"führt den Stich bisher mit {}.", "is winning the trick so far with the {}."}, card);
    else if (card.empty())
        answer.sentence = said({"gewinnt den Stich.", "wins the trick."});
    else if (!verdict.points)
        answer.sentence = said({"gewinnt den Stich mit {}.", "wins the trick with the {}."}, card);
    else
        answer.sentence
            = said({"gewinnt den Stich mit {}: {} Augen.", "wins the trick with the {}: {} card points."},
                card, asIs(std::to_string(*verdict.points)));
    return answer;
}

/// The legal cards of the hand, and the reasons against the card in question.
Ruling Draft::onCards(const Match& match, const Verdict& verdict) const
{
    Ruling answer{.legal = verdict.legal};
    for (const Forbidden& each : verdict.illegal)
        if (each.card != m_asked)
            answer.illegal.emplace_back(
                each.card, capitalized(each.why.front().sentence.inBoth(match.players)));
        else
            for (const Reason& reason : each.why)
                answer.reasons.emplace_back(reason, false);
    return answer;
}

Ruling Draft::onCard(const Match& match, const Verdict& verdict) const
{
    Ruling answer = onCards(match, verdict);
    if (hangs())
        return {.sentence = said({"Das hängt nur davon ab, was du sonst hast. Eine Antwort genügt.",
                    "It depends on the rest of your hand. One answer is enough."})};
    if (!m_asked) {
        answer.kind = Kind::List;
        answer.sentence = said({"Tippe die fragliche Karte an.", "Tap the card in question."});
        return answer;
    }
    const bool good = answer.reasons.empty();
    const Position now = position(this->match());
    if (good)
        for (const Reason& reason :
            now.contract ? compendium::whyMay(now, *m_asked) : eidex::whyMay(now, *m_asked))
            answer.reasons.emplace_back(reason, true);
    answer = yesOrNo(good, std::move(answer));
    answer.sentence = said(good ? Text{"{} darf {} spielen.", "{} may play the {}."}
                                : Text{"{} darf {} nicht spielen.", "{} may not play the {}."},
        playerName(verdict.toPlay), cardName(*m_asked));
    return answer;
}

/// Laid cards have no order of players: only whether the hand has a card that fits.
Ruling Draft::onLayout(const Verdict& verdict) const
{
    Ruling answer = onCards(match(), verdict);
    if (!m_asked)
        return onWholeHand(verdict, std::move(answer));
    const bool good = answer.reasons.empty();
    answer = yesOrNo(good, std::move(answer));
    answer.sentence = said(good ? Text{"{} darf gelegt werden.", "The {} may be laid."}
                                : Text{"{} darf nicht gelegt werden.", "The {} may not be laid."},
        cardName(*m_asked));
    if (good)
        addReasons(answer, verdict.because, true);
    return answer;
}

Ruling Draft::onPower(const Match& match) const
{
    const tafel::PowerAnswer given = match.game->answer(toAsk(match));
    if (m_may.size() > 1)
        return onOrder(given);
    const PowerUse& use = m_may.front();
    const bool allowed = given.may.front().allowed;
    Ruling answer = yesOrNo(allowed);
    answer.reasons = reasonsOf(given.may);
    answer.why = given.may.front().message.value_or(Message());
    answer.sentence = said(allowed ? Text{"{} darf {} jetzt einsetzen.", "{} may use {} now."}
                                   : Text{"{} darf {} jetzt nicht einsetzen.", "{} may not use {} now."},
        playerName(use.by), said(eidex::powerOf(use.power).name));
    return answer;
}

/// The order of those who may act.
Ruling Draft::onOrder(const tafel::PowerAnswer& given) const
{
    std::vector<Message> order, refused;
    for (const Player player : given.order) {
        bool may = false;
        for (std::size_t i = 0; i < given.may.size(); ++i)
            may = may || (m_may[i].by == player && given.may[i].allowed);
        (may ? order : refused).push_back(playerName(player));
    }
    Ruling answer = yesOrNo(false);
    answer.reasons = reasonsOf(given.may);
    if (order.empty()) {
        answer.sentence = said({"Niemand von ihnen darf das jetzt.", "None of them may do that now."});
        return answer;
    }
    answer.kind = Kind::Winner;
    answer.word = order.front();
    answer.verdict = answer.word.en;
    order.erase(order.begin());
    std::vector<Message> sentences
        = {order.empty() ? said({"darf das jetzt.", "may do that now."})
                         : said({"handelt zuerst, dann {}.", "acts first, then {}."},
                             joined(order, {", dann ", ", then "}))};
    if (!refused.empty())
        sentences.push_back(said({"Jetzt nicht: {}.", "Not now: {}."}, joined(refused, {", ", ", "})));
    answer.sentence = joined(sentences, {" ", " "});
    return answer;
}

/// Asks the same question in every edition.
void Draft::addEditions(Ruling& answer) const
{
    const std::vector<EditionRuling> differing = asks(Asks::Power)
        ? editionDifferences(toAsk(match()))
        : editionDifferences(position(match()), asks(Asks::Play) ? m_asked : std::nullopt);
    for (const EditionRuling& has : differing) {
        Match theirs = match();
        theirs.edition = has.edition;
        Ruling other = ruled(theirs);
        if (other.word.empty())
            other.word = said({"offen", "open"});
        answer.editions.push_back({has.edition, other.kind, std::move(other.word), has.what});
    }
}

/// After a Yes or a No the other one; where a player is named, the others.
void Draft::addChoices(Ruling& answer) const
{
    const bool good = answer.verdict == verdictOf(true);
    if (good || answer.verdict == verdictOf(false)) {
        answer.choices = {{std::string(verdictOf(!good)), said(good ? no : yes)}};
    } else if (answer.kind == Kind::Winner && !answer.verdict.empty()) {
        for (const std::string& each : match().players)
            if (each != answer.verdict)
                answer.choices.emplace_back(each, asIs(each));
    }
}

} // namespace tafel::dispute
