// Reasons, clauses and disputes as text.
#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "app/phrases/view_rows.h"
#include "document/document.h"
#include "games/eidex/power.h"
#include "games/games.h"
#include "search/clause_location.h"

namespace tafel::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

bool isAboutAHand(const std::string& verdict)
{
    constexpr std::string_view known[] = {"play", "pass", "take", "any", "may-take", "stuck"};
    return std::find(std::begin(known), std::end(known), verdict) != std::end(known);
}

/// The question in one line.
QString askedText(const history::Dispute& dispute, Pack pack, Language language)
{
    if (const auto card = Card::parse(dispute.card, pack))
        return Words::tr("May the %1 be played?").arg(qt(phrases::cardText(*card, pack, language)));
    if (!dispute.card.empty()) // A card without a suit is stored as text.
        return Words::tr("May the %1 be played?").arg(qt(dispute.card));
    if (isAboutAHand(dispute.verdict))
        return Words::tr("What must this hand do?");
    const Result<document::QuestionDocument> asked = document::readQuestion(dispute.question);
    if (!asked)
        return Words::tr("Who wins this trick?");
    QStringList uses;
    for (const PowerUse& use : asked->question.may)
        uses << QStringLiteral("%1 · %2").arg(
            qt(eidex::powerOf(use.power).name.in(language)), qt(asked->question.match.players[use.by]));
    return Words::tr("May this power be used? %1").arg(uses.join(QStringLiteral(", ")));
}

QString cardsText(const std::vector<std::optional<Card>>& cards, Pack pack, Language language)
{
    QStringList list;
    for (const std::optional<Card>& card : cards)
        list << (card ? qt(phrases::cardText(*card, pack, language)) : Words::tr("face down"));
    return list.join(QStringLiteral(", "));
}

/// The cards in question: "turned up: 9 of stars · the trick: 7 of hearts, jack of stars · the hand: …".
QString situationText(const history::Dispute& dispute, Language language)
{
    const Result<Position> position = document::readPosition(dispute.question);
    if (!position)
        return {};
    const Match& match = position->match;
    const Pack pack = match.game->pack();
    QStringList parts;
    if (const auto& contract = position->contract) {
        parts << qt(phrases::contractName(match, contract->contract, language));
        if (contract->trump)
            parts << Words::tr("trump %1").arg(qt(phrases::suitText(*contract->trump, pack, language)));
        if (contract->laid)
            parts << Words::tr("on the table: %1")
                         .arg(cardsText({contract->laid->begin(), contract->laid->end()}, pack, language));
    } else if (!position->combination) {
        parts << Words::tr("turned up: %1").arg(qt(phrases::cardText(position->turnedUp, pack, language)));
    }
    if (const TrickSoFar& trick = position->trick; !trick.cards.empty())
        parts << Words::tr("the trick: %1").arg(cardsText(trick.cards, pack, language));
    if (position->hand)
        parts << Words::tr("the hand: %1")
                     .arg(cardsText({position->hand->begin(), position->hand->end()}, pack, language));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString sourceText(const Clause& clause, Edition edition, Language language)
{
    return qt(phrases::sourceText(clause, edition, search::hasEditions(clause), language));
}

ReasonRow clauseRow(const Clause& clause, Edition edition, Language language)
{
    return {.clause = qt(clause.id),
        .source = sourceText(clause, edition, language),
        .interpretation = clause.isInterpretation(edition)};
}

QList<ReasonRow> reasonsView(const ScoredDeal& deal, const Match& match, Language language)
{
    QList<ReasonRow> reasons;
    for (std::size_t i = 0; i < deal.award.because.size(); ++i) {
        const Reason& reason = deal.award.because[i];
        ReasonRow row = clauseRow(*reason.clause, match.edition, language);
        row.tone = qt(reasonTone(reason, match, i < deal.own ? deal.award.award : deal.change));
        row.text = qt(phrases::reasonText(reason, match, language));
        reasons << row;
    }
    return reasons;
}

DisputeRow disputeView(const history::Dispute& dispute, const Match& match, Language language)
{
    const Clause* clause = dispute.clauses.empty() ? nullptr : clauseNamed(dispute.clauses.front());
    QStringList when;
    if (dispute.deal > 0)
        when << qt(phrases::dealNumberText(match.game->unit(), dispute.deal, language));
    when << qt(phrases::timeOfDay(dispute.at));
    if (!dispute.asker.empty())
        when << Words::tr("%1 asked").arg(qt(dispute.asker));
    const bool good = dispute.verdict == "yes" || dispute.verdict == "play" || dispute.verdict == "any"
        || dispute.verdict == "may-take";
    return {.title = askedText(dispute, match.game->pack(), language),
        .situation = situationText(dispute, language),
        .when = when.join(QStringLiteral(" · ")),
        .kind = good                                                   ? QStringLiteral("yes")
            : dispute.verdict == "no" || isAboutAHand(dispute.verdict) ? QStringLiteral("no")
                                                                       : QStringLiteral("winner"),
        .verdict = qt(phrases::verdictText(dispute.verdict, language)),
        .ruled = dispute.ruled.empty()
            ? QString()
            : Words::tr("The table decided: %1").arg(qt(phrases::verdictText(dispute.ruled, language))),
        .note = qt(dispute.note),
        .clause = clause ? qt(clause->id) : QString(),
        .text = clause ? qt(clause->text.in(language)) : QString(),
        .source = clause ? sourceText(*clause, match.edition, language) : QString()};
}

} // namespace tafel::app
