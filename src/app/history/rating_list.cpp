#include "app/history/rating_list.h"

#include <algorithm>

#include "history/people/badges.h"
#include "phrases/result.h"
#include "report/ratings_tables.h"
#include "report/statistics_tables.h"

namespace tafel::app {

void RatingList::setGame(const QString& game)
{
    m_saved = {};
    Q_EMIT savedChanged();
    assign(m_game, game);
}

RatingModel::Work RatingList::work()
{
    return [this, wanted = plain(m_game),
               since = phrases::startOfDayUtc(phrases::today().substr(0, 7)).value_or("")](
               history::History& history, const history::Progress& progress) -> Answer {
        const auto games = history::ratedGames(history);
        if (!games)
            return tl::unexpected(games.error());
        const bool known = std::ranges::count(*games, wanted, &history::RatedGame::game) > 0;
        const std::string game = known ? wanted : games->empty() ? std::string() : games->front().game;
        const auto people = history::ratings(history, {.game = game, .since = since}, progress);
        const auto notListed = history::hiddenFromRatings(history);
        if (!people || !notListed)
            return tl::unexpected(people ? notListed.error() : people.error());
        return
            [this, games = *games, game, people = *people, wishNone = static_cast<int>(notListed->size())] {
                for (const history::RatedGame& each : games)
                    m_games << ListChoice{
                        .id = qt(each.game), .text = qt(phrases::gameName(each.game, language()))};
                m_game = qt(game);
                show(people, wishNone);
            };
    };
}

void RatingList::show(const std::vector<history::PersonRating>& people, int notListed)
{
    const auto badges = history::chosenBadges(history());
    m_lowest = m_highest = start();
    const auto decimal = [&](double value) { return qt(phrases::decimalText(value, 2, language())); };
    for (const history::PersonRating& each : people) {
        const auto& [mu, sigma] = each.rating;
        const bool provisional = each.place == 0;
        const QString name = qt(each.person);
        m_lowest = std::min(m_lowest, mu - sigma);
        m_highest = std::max(m_highest, mu + sigma);
        if (m_overlap.isEmpty() && !m_people.isEmpty() && !provisional && m_people.last().low < mu + sigma)
            m_overlap = listed({m_people.last().name, name}, language());
        m_people << RatingRow{.place = provisional ? QString() : QString::number(each.place),
            .name = name,
            .badge = badges && badges->contains(each.person) ? badges->at(each.person) : -1,
            .rating = mu,
            .low = mu - sigma,
            .high = mu + sigma,
            .text = provisional ? QStringLiteral("–") : decimal(mu),
            .deviation = provisional ? QString() : tr("± %1").arg(decimal(sigma)),
            .matches = each.matches,
            .matchesText = qt(phrases::matchesText(each.matches, language())),
            .moved = qt(phrases::signedDecimalText(each.moved, 2, language())),
            .movedSign = signName(each.moved),
            .provisional = provisional};
    }
    if (notListed > 0)
        m_notListed = tr("%n people have opted out of ratings and are not listed.", "", notListed);
}

void RatingList::save(const QString& format)
{
    m_saving.start([this, format, filter = history::Filter{.game = plain(m_game)}, language = language(),
                       file = m_session->historyFile()](
                       const BackgroundTask::TaskContext&) -> BackgroundTask::Completion {
        const auto text = [&]() -> history::Expected<std::string> {
            auto history = history::History::open(file, history::Mode::Read);
            if (!history)
                return tl::unexpected(history.error());
            const auto table = report::ratingsTable(*history, {.game = filter.game}, language);
            if (!table)
                return tl::unexpected(table.error());
            return format == QLatin1String("json")
                ? report::statisticsJson(report::StatisticsKind::Ratings, filter, *table)
                : report::asCsv(*table);
        }();
        return [this, format, text] {
            if (!m_session->reportOnError(text))
                return;
            m_saved = writeNewFile(saveFolder(*m_session->preferences()),
                tr("Ratings %1").arg(qt(phrases::gameName(plain(m_game), this->language()))), format, *text,
                tr("The ratings were not saved."));
            Q_EMIT savedChanged();
        };
    });
}

} // namespace tafel::app
