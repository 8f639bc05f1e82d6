#include "app/history/rating_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tafel::app {

void RatingModel::refresh()
{
    m_work.abandon();
    Work asked = hasHistory() && m_session->preferences()->ratings() ? work() : Work();
    if (asked) {
        m_work.start([this, asked = std::move(asked), file = m_session->historyFile()](
                         const BackgroundTask::TaskContext& screen) -> BackgroundTask::Completion {
            auto history = history::History::open(file, history::Mode::Read);
            const Answer then
                = history ? asked(*history, screen.progress()) : tl::unexpected(history.error());
            return [this, then] {
                clearData();
                m_ready = m_session->reportOnError(then);
                if (m_ready)
                    (*then)();
                Q_EMIT changed();
                Q_EMIT progressed();
            };
        });
    } else {
        clearData();
        m_ready = false;
        Q_EMIT changed();
    }
    Q_EMIT progressed();
}

std::vector<std::size_t> seatsByPlace(const history::RatedMatch& match)
{
    std::vector<std::size_t> seats(match.players.size());
    std::iota(seats.begin(), seats.end(), std::size_t{0});
    std::ranges::stable_sort(seats, {}, [&](std::size_t seat) { return match.players[seat].place; });
    return seats;
}

QString signName(double value)
{
    const long long shown = std::llround(value * 100);
    return shown > 0 ? QStringLiteral("yes") : shown < 0 ? QStringLiteral("no") : QString();
}

} // namespace tafel::app
