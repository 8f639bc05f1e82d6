#include "app/history/player_page.h"

#include <algorithm>

#include <QPointF>

#include "history/statistics/statistics.h"

namespace tafel::app {

QString PlayerPage::unitTitle() const
{
    const Unit unit = phrases::unitOf(plain(m_game));
    return tr("%1 per %2", "points per deal")
        .arg(qt(phrases::totalTitle(unit, language())), qt(phrases::dealsWord(unit, 1, language())));
}

void PlayerPage::readData()
{
    if (m_player.isEmpty())
        return;
    readGames();
    readForm();
    readOpponents();
    readCharacters();
}

history::Filter PlayerPage::ofPlayer() const
{
    history::Filter filter = chosen();
    filter.player = plain(m_player);
    return filter;
}

void PlayerPage::readGames()
{
    auto totals = history::gameTotals(history(), ofPlayer());
    if (!m_session->reportOnError(totals))
        return;
    std::ranges::stable_sort(*totals, [this](const auto& one, const auto& other) {
        return one.total.matches != other.total.matches
            ? one.total.matches > other.total.matches
            : phrases::isNamedBefore(one.game, other.game, language());
    });
    history::Total all;
    for (const history::GameTotal& each : *totals) {
        const history::Total& total = each.total;
        const QString name = qt(phrases::gameName(each.game, language()));
        all.matches += total.matches;
        all.finished += total.finished;
        all.won += total.won;
        all.deals += total.deals;
        m_games << ListChoice{.id = qt(each.game), .text = name};
        m_gameRows << StatisticsRow{{name, QString::number(total.matches), QString::number(total.won),
            winRateText(total), qt(phrases::decimalText(total.perDeal(), 2, language())),
            qt(phrases::totalTitle(phrases::unitOf(each.game), language()))}};
        const QString won = tr("%1, %2 of %3").arg(winRateText(total)).arg(total.won).arg(total.finished);
        m_wins << QVariantMap{{"name", name},
            {"players",
                QVariantList{QVariantMap{{"average", total.winRate() * 100}, {"text", won},
                    {"told", tr("%1: %2").arg(name, won)}, {"deals", total.finished},
                    {"weak", total.finished < history::minMatchesForAverage}}}}};
    }
    if (std::ranges::find(m_games, m_game, &ListChoice::id) == m_games.end())
        m_game = m_games.value(0).id;
    m_headline = {{tr("Matches", "", all.matches), QString::number(all.matches)},
        {tr("Won"), QString::number(all.won)}, {tr("Win rate"), winRateText(all)},
        {tr("Deals", "", all.deals), QString::number(all.deals)}};
}

void PlayerPage::readForm()
{
    history::Filter filter = ofPlayer();
    filter.game = plain(m_game);
    auto points = history::form(history(), filter);
    if (m_game.isEmpty() || !m_session->reportOnError(points))
        return;
    m_points = std::move(*points);
    QList<QPointF> each, mean;
    int change = 0, deals = 0;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const history::FormPoint& point = m_points[i];
        change += point.change;
        deals += point.deals;
        if (i >= window) {
            change -= m_points[i - window].change;
            deals -= m_points[i - window].deals;
        }
        const double x = static_cast<double>(i) + 1;
        each << QPointF(x, static_cast<double>(point.change) / point.deals);
        mean << QPointF(x, static_cast<double>(change) / deals);
    }
    const auto add = [&](const QString& name, const QList<QPointF>& line) {
        m_form << QVariantMap{{"name", name}, {"seat", m_form.size()}, {"points", QVariant::fromValue(line)}};
    };
    add(tr("Each match"), each);
    add(tr("Mean of %1").arg(window), mean);
}

void PlayerPage::readOpponents()
{
    const auto opponents = history::opponentTotals(history(), ofPlayer());
    if (!m_session->reportOnError(opponents))
        return;
    for (const history::OpponentTotal& each : *opponents)
        m_opponentRows << StatisticsRow{{qt(each.person), QString::number(each.matches),
            QString::number(each.won), QString::number(each.theirs)}};
}

void PlayerPage::readCharacters()
{
    auto totals = history::characterTotals(history(), ofPlayer());
    if (!m_session->reportOnError(totals))
        return;
    std::ranges::stable_sort(*totals, std::greater(), [](const auto& each) { return each.total.matches; });
    for (const history::CharacterTotal& each : *totals)
        m_characterRows << StatisticsRow{
            {qt(phrases::characterName(each.character, language())), QString::number(each.total.matches),
                QString::number(each.total.won), winRateText(each.total),
                qt(phrases::decimalText(each.total.perDeal(), 2, language()))},
            each.total.matches < history::minMatchesForAverage};
}

QString PlayerPage::dayAt(double x) const
{
    const int index = qRound(x) - 1;
    return index >= 0 && index < formCount()
        ? qt(phrases::dayText(m_points[static_cast<std::size_t>(index)].started, language()))
        : QString();
}

} // namespace tafel::app
