// What a match is played for, in words and numbers.
#include <QCoreApplication>

#include "app/words/words.h"

namespace tafel::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString unitName(Unit unit)
{
    constexpr const char* names[] = {"victory-points", "points", "penalty-points", "strokes", "chips"};
    return QString::fromLatin1(names[static_cast<std::size_t>(unit)]);
}

QString unitTitle(Unit unit)
{
    switch (unit) {
    case Unit::VictoryPoints:
        return Words::tr("Victory points");
    case Unit::Points:
        return Words::tr("Points");
    case Unit::PenaltyPoints:
        return Words::tr("Penalty points");
    case Unit::Strokes:
        return Words::tr("Strokes");
    case Unit::Chips:
        return Words::tr("Chips");
    }
    return {};
}

QString numberText(int value)
{
    return value < 0 ? QStringLiteral("−%1").arg(-value) : QString::number(value);
}

QString signedText(int value)
{
    return value > 0 ? QStringLiteral("+%1").arg(value) : numberText(value);
}

QString sumTitle(Unit unit)
{
    return isWonByMarks(unit) ? Words::tr("Marks") : unitTitle(unit);
}

QString changeText(Unit unit, int change, bool wins)
{
    switch (unit) {
    case Unit::VictoryPoints:
        return wins      ? Words::tr("wins")
            : change < 0 ? Words::tr("%1, falls").arg(numberText(change))
                         : signedText(change);
    case Unit::Strokes:
        return change == 0         ? Words::tr("stays")
            : change * change == 1 ? Words::tr("%1 stroke").arg(signedText(change))
                                   : Words::tr("%1 strokes").arg(signedText(change));
    case Unit::Chips:
        return change < 0 ? Words::tr("hands in 1 chip") : Words::tr("stays");
    default:
        return wins ? Words::tr("%1, wins").arg(signedText(change)) : signedText(change);
    }
}

QString changesText(const Match& match, const PerPlayer<int>& change, Players winners, const QString& between)
{
    const Unit unit = match.game->unit();
    QStringList parts, winning;
    for (Player player = 0; player < match.count(); ++player) {
        const QString name = qt(match.players[player]);
        if (winners.has(player))
            winning << name;
        if (change[player] == 0)
            continue;
        if (unit == Unit::Chips)
            parts << Words::tr("%1 hands in 1 chip").arg(name);
        else if (unit == Unit::VictoryPoints && change[player] < 0)
            parts << Words::tr("%1 falls").arg(name);
        else
            parts << QStringLiteral("%1 %2").arg(name,
                unit == Unit::Strokes || unit == Unit::VictoryPoints ? signedText(change[player])
                                                                     : numberText(change[player]));
    }
    if (!winning.isEmpty() && unit != Unit::Chips) {
        const QString wins
            = (winning.size() > 1 ? Words::tr("%1 win") : Words::tr("%1 wins")).arg(listed(winning));
        if (unit == Unit::VictoryPoints)
            return wins;
        parts.prepend(wins);
    }
    if (!parts.isEmpty())
        return parts.join(between);
    return unit == Unit::Strokes ? Words::tr("no stroke changes")
        : unit == Unit::Chips    ? Words::tr("nobody hands in a chip")
                                 : Words::tr("the standing stays");
}

QString dealsText(Unit unit, int deals)
{
    if (unit == Unit::Chips)
        return deals == 1 ? Words::tr("1 round") : Words::tr("%1 rounds").arg(deals);
    return deals == 1 ? Words::tr("1 deal") : Words::tr("%1 deals").arg(deals);
}

QString dealNumberText(Unit unit, int number)
{
    return (unit == Unit::Chips ? Words::tr("round %1") : Words::tr("deal %1")).arg(number);
}

QString dealTitle(Unit unit)
{
    return unit == Unit::Chips ? Words::tr("Round") : Words::tr("Deal");
}

Players leadersOf(Unit unit, std::span<const int> totals)
{
    if (totals.empty() || unit == Unit::Strokes || unit == Unit::Chips)
        return {};
    const bool low = unit == Unit::PenaltyPoints;
    int best = totals[0], worst = totals[0];
    for (const int total : totals) {
        best = low ? std::min(best, total) : std::max(best, total);
        worst = low ? std::max(worst, total) : std::min(worst, total);
    }
    Players leaders;
    for (Player player = 0; best != worst && player < totals.size(); ++player)
        if (totals[player] == best)
            leaders.add(player);
    return leaders;
}

QString listed(const QStringList& names)
{
    if (names.size() < 2)
        return names.join(QString());
    return names.first(names.size() - 1).join(QStringLiteral(", ")) + Words::tr(" and ") + names.last();
}

} // namespace tafel::app
