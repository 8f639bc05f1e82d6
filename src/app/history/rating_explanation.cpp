#include "app/history/rating_explanation.h"

#include <algorithm>
#include <cmath>

#include "app/history/rating_history.h"

namespace tafel::app {

namespace {

/// The least distance from one half at which two players are not about equal.
constexpr double clearly = 0.05;

long long hundredths(double value)
{
    return std::llround(value * 100);
}

} // namespace

RatingModel::Work RatingExplanation::work()
{
    if (m_matchId.isEmpty() || m_player.isEmpty())
        return {};
    return [this, id = plain(m_matchId)](
               history::History& history, const history::Progress& progress) -> Answer {
        auto match = history::ratedMatch(history, id, progress);
        auto stored = history.load(id);
        if (!match || !stored)
            return tl::unexpected(match ? stored.error() : match.error());
        return [this, match = *match, stored = *stored] {
            if (match)
                show(*match, stored);
        };
    };
}

void RatingExplanation::show(const history::RatedMatch& match, const history::StoredMatch& stored)
{
    const auto self
        = static_cast<std::size_t>(std::ranges::find_if(match.players, [&](const history::RatedPlayer& each) {
              return qt(each.person) == m_player && each.listed;
          }) - match.players.begin());
    if (self == match.players.size())
        return;
    const auto decimal = [&](double value) { return qt(phrases::decimalText(value, 2, language())); };
    const auto change
        = [](const history::RatedPlayer& each) { return each.change.after.mu - each.before.mu; };
    m_day = qt(phrases::dayText(match.ended, language()));
    m_gameLine = tr("%1 · %2").arg(qt(phrases::gameName(match.game, language())),
        qt(phrases::dealsText(stored.match.game->unit(), static_cast<int>(stored.deals.size()), language())));
    const std::vector<int> numbers = numbersOf(stored);
    const std::vector<std::size_t> order = seatsByPlace(match);
    for (const std::size_t seat : order) {
        const history::RatedPlayer& each = match.players[seat];
        RatedPlayerRow row{.name = qt(each.person),
            .badge = stored.badges[seat],
            .number = qt(phrases::numberText(numbers[seat]))};
        if (each.listed) {
            row.means = tr("%1 → %2").arg(decimal(each.before.mu), decimal(each.change.after.mu));
            row.change = qt(phrases::signedDecimalText(change(each), 2, language()));
        }
        m_players << row;
    }
    long long shown = 0;
    for (const std::size_t seat : order)
        if (seat != self) {
            m_pairs << pairRow(match, self, seat);
            shown += hundredths(match.players[self].change.given[seat]);
        }
    const double sum = change(match.players[self]);
    m_sum = qt(phrases::signedDecimalText(sum, 2, language()));
    m_sumSign = signName(sum);
    m_rounded = shown != hundredths(sum);
    m_title = tr("Why %1?").arg(m_sum);
    if (const std::string when = correctedAfter(stored, match.ended); !when.empty())
        m_corrected = tr("Corrected on %1").arg(qt(phrases::dayText(when, language())));
}

RatingPair RatingExplanation::pairRow(
    const history::RatedMatch& match, std::size_t self, std::size_t other) const
{
    const history::RatedPlayer &mine = match.players[self], &theirs = match.players[other];
    const double expected = mine.change.expected[other], gives = mine.change.given[other];
    const QString one = qt(mine.person), two = qt(theirs.person);
    const bool ahead = mine.place < theirs.place, tied = mine.place == theirs.place;
    const bool even = std::abs(expected - 0.5) < clearly;
    const QString title = tied ? tr("%1 and %2 share the place")
        : ahead                ? tr("%1 ahead of %2")
                               : tr("%1 behind %2");
    const QString line = even ? tr("both were about equal")
        : tied
        ? (expected > 0.5 ? tr("more was expected, so it costs") : tr("less was expected, so it gives"))
        : ahead          ? (expected > 0.5 ? tr("it was expected, so it gives less")
                                           : tr("it was not expected, so it gives more"))
        : expected > 0.5 ? tr("it was not expected, so it costs more")
                         : tr("it was expected, so it costs less");
    return {.title = title.arg(one, two),
        .line = line,
        .expected = expected,
        .expectedText = tr("%1 of 100").arg(std::lround(expected * 100)),
        .gives = qt(phrases::signedDecimalText(gives, 2, language())),
        .sign = signName(gives)};
}

} // namespace tafel::app
