#include "app/history/character_list.h"

#include <algorithm>

#include "games/eidex/game.h"
#include "games/eidex/power.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

namespace {

struct Line {
    Card card;
    QString name;
    history::Total total;

    double number(int column) const
    {
        const double numbers[] = {0, static_cast<double>(total.matches), static_cast<double>(total.won),
            total.winRate(), total.perDeal(), static_cast<double>(total.deals)};
        return numbers[column];
    }
};

} // namespace

void CharacterList::sortBy(int column)
{
    m_descending = column == m_column ? !m_descending : column > 0;
    m_column = column;
    refresh();
}

void CharacterList::readData()
{
    history::Filter filter = chosen();
    filter.game = eidex::game.id();
    const auto totals = history::characterTotals(history(), filter);
    if (!m_session->reportOnError(totals))
        return;
    std::vector<Line> lines;
    for (const history::CharacterTotal& each : *totals)
        if (const auto card = Card::parse(each.character, Pack::Eidex))
            lines.push_back({*card, in(eidex::powerOf(*card).name), each.total});
    std::ranges::stable_sort(lines, [&](const Line& one, const Line& other) {
        const Line& first = m_descending ? other : one;
        const Line& second = m_descending ? one : other;
        return m_column == 0 ? QString::localeAwareCompare(first.name, second.name) < 0
                             : first.number(m_column) < second.number(m_column);
    });
    for (const Line& line : lines) {
        const bool weak = line.total.matches < history::minMatchesForAverage;
        const QString perDeal = qt(phrases::decimalText(line.total.perDeal(), 2, language()));
        m_rows << StatisticsRow{
            .cells = {line.name, QString::number(line.total.matches), QString::number(line.total.won),
                winRateText(line.total), perDeal, QString::number(line.total.deals)},
            .muted = weak,
            .sub = qt(phrases::cardText(line.card, Pack::Eidex, language()))};
        m_bars << QVariantMap{{"name", line.name},
            {"players",
                QVariantList{QVariantMap{{"average", line.total.perDeal()}, {"text", perDeal},
                    {"deals", line.total.deals}, {"weak", weak},
                    {"told",
                        tr("%1: %2 in %3")
                            .arg(line.name, perDeal,
                                qt(phrases::dealsText(
                                    Unit::VictoryPoints, line.total.deals, language())))}}}}};
    }
}

} // namespace tafel::app
