#include "app/history/rating_history.h"

#include <algorithm>

#include <QPointF>

#include "history/people/badges.h"

namespace tafel::app {

struct RatingHistory::Course {
    std::vector<history::RatedGame> games = {};
    std::string game = {};
    std::vector<Step> matches = {};
    std::vector<StepNotes> latest = {}; ///< Notes on the last matches, the latest first.
    int place = 0, of = 0; ///< Both are 0 for a provisional rating.
    int badge = 0;
    bool isRated = true;
};

std::vector<int> numbersOf(const history::StoredMatch& match)
{
    if (match.deals.empty())
        return {};
    const history::StoredJudgement& end = match.deals.back().judged;
    std::vector<int> numbers;
    for (Player player = 0; player < match.match.count(); ++player)
        numbers.push_back(isWonByMarks(match.match.game->unit()) ? end.marks[player] : end.total[player]);
    return numbers;
}

std::string correctedAfter(const history::StoredMatch& match, const std::string& ended)
{
    std::string last;
    for (const history::StoredDeal& deal : match.deals)
        for (const history::StoredCorrection& each : deal.corrections)
            last = std::max(last, each.at);
    return last > ended ? last : std::string();
}

QString placeText(const history::RatedMatch& match, std::size_t seat)
{
    const int place = match.players[seat].place;
    const auto same = std::ranges::count(match.players, place, &history::RatedPlayer::place);
    if (place == 1 && same == 1)
        return RatingHistory::tr("won");
    return (same > 1 ? RatingHistory::tr("shared place %1 of %2") : RatingHistory::tr("place %1 of %2"))
        .arg(place)
        .arg(match.players.size());
}

void RatingHistory::showFirst(QString& input, const QString& value)
{
    if (value != input)
        m_shown = atFirst;
    assign(input, value);
}

void RatingHistory::showMore()
{
    m_shown += more;
    refresh();
}

RatingModel::Work RatingHistory::work()
{
    if (m_player.isEmpty())
        return {};
    return
        [this, person = plain(m_player), wanted = plain(m_game), shown = static_cast<std::size_t>(m_shown)](
            history::History& history, const history::Progress& progress) -> Answer {
            Course course;
            const auto games = history::ratedGames(history, person);
            const auto wishNone = history::hiddenFromRatings(history);
            const auto badges = history::chosenBadges(history);
            if (!games || !wishNone || !badges)
                return tl::unexpected(!games ? games.error() : !wishNone ? wishNone.error() : badges.error());
            course.games = *games;
            course.isRated = !wishNone->contains(person);
            course.badge = badges->contains(person) ? badges->at(person) : 0;
            if (!course.isRated || games->empty())
                return [this, course] { show(course); };
            const bool known = std::ranges::count(*games, wanted, &history::RatedGame::game) > 0;
            course.game = known ? wanted : games->front().game;
            auto matches = history::ratedMatches(
                history, person, {.game = course.game}, history::stretch(progress, 0, 0.5));
            const auto people
                = history::ratings(history, {.game = course.game}, history::stretch(progress, 0.5, 1));
            if (!matches || !people)
                return tl::unexpected(!matches ? matches.error() : people.error());
            for (history::RatedMatch& match : *matches) {
                const auto self = std::ranges::find(match.players, person, &history::RatedPlayer::person);
                const auto seat = static_cast<std::size_t>(self - match.players.begin());
                course.matches.push_back({std::move(match), seat});
            }
            for (const history::PersonRating& each : *people) {
                course.of += each.place > 0 ? 1 : 0;
                course.place = each.person == person ? each.place : course.place;
            }
            for (auto step = course.matches.rbegin();
                 step != course.matches.rend() && course.latest.size() < shown; ++step) {
                // The match may be unreadable because another version's rules judged it.
                const auto stored = history.load(step->match.id);
                course.latest.push_back(!stored
                        ? StepNotes{}
                        : StepNotes{numbersOf(*stored), correctedAfter(*stored, step->match.ended),
                            stored->imported});
            }
            return [this, course = std::move(course)] { show(course); };
        };
}

void RatingHistory::show(const Course& course)
{
    m_isRated = course.isRated;
    m_game = qt(course.game);
    m_matches = course.matches;
    for (const history::RatedGame& each : course.games)
        m_games << ListChoice{.id = qt(each.game), .text = qt(phrases::gameName(each.game, language()))};
    if (m_matches.empty())
        return;
    const rating::Rating begin, &now = m_matches.back().player().change.after;
    m_rating = course.place > 0 ? qt(phrases::decimalText(now.mu, 2, language())) : QStringLiteral("–");
    if (course.place > 0)
        m_deviation = tr("± %1").arg(qt(phrases::decimalText(now.sigma, 2, language())));
    m_place = course.place > 0
        ? tr("place %1 of %2").arg(course.place).arg(course.of)
        : tr("provisional: %1 of %2 matches").arg(count()).arg(history::minMatchesForRank);
    QList<QPointF> points{QPointF(0, begin.mu)};
    QList<double> spread{begin.sigma};
    for (const Step& each : m_matches) {
        points << QPointF(static_cast<double>(points.size()), each.player().change.after.mu);
        spread << each.player().change.after.sigma;
    }
    m_series << QVariantMap{{"name", m_player}, {"seat", course.badge},
        {"points", QVariant::fromValue(points)}, {"spread", QVariant::fromValue(spread)},
        {"hollow", history::minMatchesForRank}};
    for (std::size_t i = 0; i < course.latest.size(); ++i)
        m_changes << changeRow(m_matches[m_matches.size() - 1 - i], course.latest[i]);
}

RatingChange RatingHistory::changeRow(const Step& step, const StepNotes& notes) const
{
    QStringList names;
    for (const std::size_t seat : seatsByPlace(step.match)) {
        const QString name = qt(step.match.players[seat].person);
        names << (seat < notes.numbers.size() ? tr("%1 %2", "a name, and what it had at the end")
                                                    .arg(name, qt(phrases::numberText(notes.numbers[seat])))
                                              : name);
    }
    QStringList line{qt(phrases::dayText(step.match.ended, language())), placeText(step.match, step.self)};
    if (notes.imported)
        line << tr("came from a file");
    if (!notes.corrected.empty())
        line << tr("corrected on %1").arg(qt(phrases::dayText(notes.corrected, language())));
    return {.match = qt(step.match.id),
        .title = names.join(QStringLiteral(", ")),
        .line = line.join(QStringLiteral(" · ")),
        .change = qt(phrases::signedDecimalText(step.change(), 2, language())),
        .sign = signName(step.change())};
}

const RatingHistory::Step* RatingHistory::stepAt(double x) const
{
    const int number = qRound(x);
    return number >= 1 && number <= count() ? &m_matches[static_cast<std::size_t>(number) - 1] : nullptr;
}

QString RatingHistory::dayAt(double x) const
{
    if (const Step* step = stepAt(x))
        return qt(phrases::dayText(step->match.ended, language()));
    return qRound(x) == 0 ? tr("start") : QString();
}

QString RatingHistory::matchAt(double x) const
{
    const Step* step = stepAt(x);
    return step ? qt(step->match.id) : QString();
}

QString RatingHistory::whyAt(double x) const
{
    const Step* step = stepAt(x);
    return step ? tr("Why %1?").arg(qt(phrases::signedDecimalText(step->change(), 2, language())))
                : QString();
}

} // namespace tafel::app
