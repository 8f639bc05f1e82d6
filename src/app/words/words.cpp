#include "app/words/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

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

QString contractName(const Match& match, std::string_view contract, Language language)
{
    const std::vector<ContractInfo> contracts = match.game->contracts(match);
    for (const ContractInfo& each : contracts)
        if (each.id == contract)
            return qt(each.name.in(language));
    return qt(contract);
}

namespace {

/// What tells a deal from the others: its contract, where it has one that was not the only one possible.
QString changedDealText(const Match& match, const history::Change& change, Language language)
{
    const Unit unit = match.game->unit();
    if (!change.contract.empty() && unit != Unit::Strokes && change.winners.empty())
        return contractName(match, change.contract, language);
    if (unit != Unit::Chips)
        return changesText(match, change.change, change.winners, QStringLiteral(", "));
    QStringList names;
    for (Player player = 0; player < match.count(); ++player)
        if (change.change[player] < 0)
            names << qt(match.players[player]);
    return names.isEmpty() ? Words::tr("the end") : names.join(QStringLiteral(", "));
}

} // namespace

QString changeText(const Match& match, const history::Change& change, Language language)
{
    const Unit unit = match.game->unit();
    if (change.what == history::Step::What::Correction)
        return (
            unit == Unit::Chips ? Words::tr("correction of round %1") : Words::tr("correction of deal %1"))
            .arg(change.deal);
    if (change.what == history::Step::What::Dispute)
        return change.asker.empty() ? Words::tr("dispute") : Words::tr("dispute of %1").arg(qt(change.asker));
    if (change.what == history::Step::What::Overruling)
        for (const OptionSpec& option : match.game->options())
            if (option.name == change.option)
                return Words::tr("house rule from deal %1: %2")
                    .arg(change.deal)
                    .arg(qt(option.label.in(language)));
    return (unit == Unit::Chips ? Words::tr("round %1, %2") : Words::tr("deal %1, %2"))
        .arg(change.deal)
        .arg(changedDealText(match, change, language));
}

QVariantMap dealView(
    const history::StoredMatch& stored, const Outcome& outcome, std::size_t index, Language language)
{
    const Match& match = stored.match;
    const ScoredDeal& deal = outcome.deals[index];
    const DealEntry& entry = match.deals[index];
    QVariantList changes, totals, points;
    for (std::size_t player = 0; player < match.players.size(); ++player) {
        changes << deal.change[player];
        totals << deal.after.total[player];
        points << (deal.award.entered[player] ? QVariant(*deal.award.entered[player]) : QVariant());
    }
    QString trump;
    const QString brief = clauseText(deal.award.brief, match, language);
    if (entry.turnedUp)
        trump = trumpSign(*entry.turnedUp);
    else if (entry.contract && entry.contract->trump)
        trump = suitSign(*entry.contract->trump, match.game->pack());
    // The first reason of a contract says its score; what comes after it is special to this deal.
    QString why = brief;
    if (const Reasons& because = deal.award.because; !deal.award.contract.empty() && !because.empty())
        why = reasonText(because[because.size() > 1 ? 1 : 0], match, language);
    return {{"number", static_cast<int>(index) + 1}, {"dealer", deal.award.dealer},
        {"opener", deal.award.opener ? static_cast<int>(*deal.award.opener) : -1}, {"trump", trump},
        {"contract",
            deal.award.contract.empty() ? QString() : contractName(match, deal.award.contract, language)},
        {"changes", changes}, {"totals", totals}, {"points", points}, {"brief", brief}, {"why", why},
        {"corrected", !stored.deals[index].corrections.empty()}};
}

QString winnersText(const Match& match, const Standing& standing)
{
    const auto names = [&](Players which) {
        QStringList list;
        for (Player player = 0; player < match.count(); ++player)
            if (which.has(player))
                list << qt(match.players[player]);
        return listed(list);
    };
    const bool several = standing.winners.size() > 1;
    const QString winners = names(standing.winners);
    const Player first = standing.winners.empty() ? Player{0} : standing.winners.first();
    const QString total = numberText(standing.total[first]);
    switch (match.game->unit()) {
    case Unit::VictoryPoints:
        return Words::tr("%1 wins in %2 deals").arg(winners).arg(standing.deals);
    case Unit::Points:
        return (several ? Words::tr("%1 win with %2 points") : Words::tr("%1 wins with %2 points"))
            .arg(winners, total);
    case Unit::PenaltyPoints:
        return (several ? Words::tr("%1 win with %2 penalty points")
                        : Words::tr("%1 wins with %2 penalty points"))
            .arg(winners, total);
    case Unit::Strokes:
        return (several ? Words::tr("%1 win, games lost: %2") : Words::tr("%1 wins, games lost: %2"))
            .arg(winners)
            .arg(standing.marks[first]);
    case Unit::Chips:
        return (standing.losers.size() > 1 ? Words::tr("%1 have lost") : Words::tr("%1 has lost"))
            .arg(names(standing.losers));
    }
    return {};
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
