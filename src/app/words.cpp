#include "app/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include "document/document.h"
#include "games/eidex/deal.h"
#include "games/eidex/power.h"
#include "games/games.h"

namespace tafel::app {

namespace {

/// Its name is the context in the translation file.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QDateTime local(const std::string& time)
{
    return QDateTime::fromString(qt(time), Qt::ISODateWithMs).toLocalTime();
}

} // namespace

QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::string plain(const QString& text)
{
    return text.toStdString();
}

QString spoken(Card card)
{
    switch (card.rank) {
    case Rank::Jack:
        return QStringLiteral("B");
    case Rank::Queen:
        return QStringLiteral("D");
    default:
        return qt(card.rankText());
    }
}

QString suitText(Suit suit)
{
    switch (suit) {
    case Suit::Hearts:
        return Words::tr("hearts");
    case Suit::Lizard:
        return Words::tr("lizards");
    case Suit::Raven:
        return Words::tr("ravens");
    case Suit::Stars:
        return Words::tr("stars");
    }
    return {};
}

QString cardText(Card card)
{
    const QString rank = card.rank == Rank::Jack ? Words::tr("jack")
        : card.rank == Rank::Queen               ? Words::tr("queen")
        : card.rank == Rank::King                ? Words::tr("king")
        : card.rank == Rank::Ace                 ? Words::tr("ace")
                                                 : qt(card.rankText());
    switch (card.suit) {
    case Suit::Hearts:
        return Words::tr("%1 of hearts").arg(rank);
    case Suit::Lizard:
        return Words::tr("%1 of lizards").arg(rank);
    case Suit::Raven:
        return Words::tr("%1 of ravens").arg(rank);
    case Suit::Stars:
        return Words::tr("%1 of stars").arg(rank);
    }
    return {};
}

QString sentenceText(const Sentence& sentence, const Match& match, Language language)
{
    QString text = qt(sentence.in(language, match.players));
    for (const Argument& argument : sentence.arguments)
        if (argument.kind == Argument::Kind::Card) {
            const Card card{static_cast<Suit>(argument.value / 16), static_cast<Rank>(argument.value % 16)};
            text.replace(qt(card.text(Pack::Eidex)), cardText(card));
        }
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString trumpOf(Card deciding)
{
    const eidex::Trump trump = eidex::Trump::of(deciding);
    if (trump.kind == eidex::Trump::Kind::Obenabe)
        return Words::tr("Obenabe");
    if (trump.kind == eidex::Trump::Kind::Undenufe)
        return Words::tr("Undenufe");
    switch (trump.suit) {
    case Suit::Hearts:
        return Words::tr("Trump hearts");
    case Suit::Lizard:
        return Words::tr("Trump lizard");
    case Suit::Raven:
        return Words::tr("Trump raven");
    case Suit::Stars:
        return Words::tr("Trump stars");
    }
    return {};
}

QString trumpSign(Card deciding)
{
    const eidex::Trump trump = eidex::Trump::of(deciding);
    if (trump.kind == eidex::Trump::Kind::Obenabe)
        return QStringLiteral("up");
    if (trump.kind == eidex::Trump::Kind::Undenufe)
        return QStringLiteral("down");
    return QString(QLatin1Char(letter(trump.suit, Pack::Eidex)));
}

QString pointsText(int points)
{
    return points == 1 ? Words::tr("1 point") : Words::tr("%1 points").arg(points);
}

QString awardsText(const Match& match, const PerPlayer<int>& award, const QString& between)
{
    QStringList parts;
    for (Player player = 0; player < match.count(); ++player)
        if (award[player] != 0)
            parts << QStringLiteral("%1 %2").arg(qt(match.players[player])).arg(award[player]);
    return parts.isEmpty() ? Words::tr("nobody gets a point") : parts.join(between);
}

QString changeText(const Match& match, const history::Change& change, Language language)
{
    if (change.what == history::Step::What::Correction)
        return Words::tr("correction of deal %1").arg(change.deal);
    if (change.what == history::Step::What::Dispute)
        return change.asker.empty() ? Words::tr("dispute") : Words::tr("dispute of %1").arg(qt(change.asker));
    if (change.what == history::Step::What::Overruling)
        for (const OptionSpec& option : match.game->options())
            if (option.name == change.option)
                return Words::tr("house rule from deal %1: %2")
                    .arg(change.deal)
                    .arg(qt(option.label.in(language)));
    return Words::tr("deal %1, %2")
        .arg(change.deal)
        .arg(awardsText(match, change.award, QStringLiteral(", ")));
}

QString editionName(Edition edition)
{
    return edition == Edition::En1998 ? Words::tr("English 1998")
        : edition == Edition::De1998  ? Words::tr("German 1998")
                                      : Words::tr("Web edition");
}

QString sourceText(const Clause& clause, Edition edition)
{
    if (clause.isInterpretation(edition))
        return Words::tr("our interpretation");
    const std::string_view section = clause.section.in(edition);
    return section.empty() ? editionName(edition)
                           : Words::tr("%1, “%2”").arg(editionName(edition), qt(section));
}

QVariantMap reasonView(
    const Reason& reason, const Match& match, const PerPlayer<int>& award, Language language)
{
    bool some = false, none = false;
    for (Player player = 0; player < match.count(); ++player)
        if (reason.players.has(player))
            (award[player] > 0 ? some : none) = true;
    return {
        {"mark",
            some && !none       ? "yes"
                : none && !some ? "no"
                                : "ask"},
        {"text", qt(reason.sentence.in(language, match.players))},
        {"clause", qt(reason.clause->id)},
        {"source", sourceText(*reason.clause, match.edition)},
        {"interpretation", reason.clause->isInterpretation(match.edition)},
    };
}

namespace {

/// "yes" and "no" as a person reads them; a name stays.
QString verdictText(const std::string& verdict)
{
    return verdict == "yes" ? Words::tr("Yes") : verdict == "no" ? Words::tr("No") : qt(verdict);
}

/// What was asked, in one line.
QString askedText(const history::Dispute& dispute, Language language)
{
    if (const auto card = Card::parse(dispute.card, Pack::Eidex))
        return Words::tr("May the %1 be played?").arg(cardText(*card));
    const Result<document::Asked> asked = document::readQuestion(dispute.question);
    if (!asked)
        return Words::tr("Who wins this trick?");
    QStringList uses;
    for (const Declared& use : asked->question.may)
        uses << QStringLiteral("%1 · %2").arg(
            qt(eidex::powerOf(use.power).name.in(language)), qt(asked->question.match.players[use.by]));
    return Words::tr("May this power be used? %1").arg(uses.join(QStringLiteral(", ")));
}

} // namespace

QVariantMap disputeView(const history::Dispute& dispute, Edition edition, Language language)
{
    const Clause* clause = dispute.clauses.empty() ? nullptr : clauseNamed(dispute.clauses.front());
    QStringList when;
    if (dispute.deal > 0)
        when << Words::tr("deal %1").arg(dispute.deal);
    when << clockText(dispute.at);
    if (!dispute.asker.empty())
        when << Words::tr("%1 asked").arg(qt(dispute.asker));
    return {{"title", askedText(dispute, language)}, {"when", when.join(QStringLiteral(" · "))},
        {"kind",
            dispute.verdict == "yes"      ? "yes"
                : dispute.verdict == "no" ? "no"
                                          : "winner"},
        {"verdict", verdictText(dispute.verdict)},
        {"ruled",
            dispute.ruled.empty() ? QString()
                                  : Words::tr("The table decided: %1").arg(verdictText(dispute.ruled))},
        {"note", qt(dispute.note)}, {"clause", clause ? qt(clause->id) : QString()},
        {"text", clause ? qt(clause->text.in(language)) : QString()},
        {"source", clause ? sourceText(*clause, edition) : QString()}};
}

QVariantMap dealView(
    const history::StoredMatch& stored, const Outcome& outcome, std::size_t index, Language language)
{
    const Match& match = stored.match;
    const ScoredDeal& deal = outcome.deals[index];
    const DealEntry& entry = match.deals[index];
    QVariantList awards, totals, points;
    for (std::size_t player = 0; player < match.players.size(); ++player) {
        awards << deal.award.award[player];
        totals << deal.after.total[player];
        points << (deal.award.entered[player] ? QVariant(*deal.award.entered[player]) : QVariant());
    }
    return {{"number", static_cast<int>(index) + 1}, {"dealer", deal.award.dealer},
        {"trump", entry.turnedUp ? trumpSign(*entry.turnedUp) : QString()}, {"awards", awards},
        {"totals", totals}, {"points", points}, {"brief", qt(deal.award.brief.in(language, match.players))},
        {"corrected", !stored.deals[index].corrections.empty()}};
}

QString winnersText(const Match& match, const Standing& standing)
{
    QStringList winners;
    for (Player player = 0; player < match.count(); ++player)
        if (standing.winners.has(player))
            winners << qt(match.players[player]);
    return Words::tr("%1 wins in %2 deals").arg(winners.join(Words::tr(" and "))).arg(standing.deals);
}

int targetOf(const Match& match, int deal)
{
    for (const OptionSpec& option : match.game->options())
        if (option.name == "target")
            return match.option(option, deal);
    return 0; // a game without one
}

QString clockText(const std::string& time)
{
    return QLocale().toString(local(time).time(), QStringLiteral("HH:mm"));
}
QString dayText(const std::string& time)
{
    return QLocale().toString(local(time).date(), Words::tr("d MMMM"));
}
QString dayAndClockText(const std::string& time)
{
    return Words::tr("%1, %2").arg(dayText(time), clockText(time));
}

} // namespace tafel::app
