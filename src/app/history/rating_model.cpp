#include "app/history/rating_model.h"

#include <cmath>

namespace tafel::app {

void RatingModel::refresh()
{
    m_work.abandon();
    Work asked = m_session && m_session->isOpen() && m_session->preferences()->ratings() ? work() : Work();
    if (asked) {
        m_done = 0;
        m_work.start([this, asked = std::move(asked), file = m_session->historyFile()](
                         const BackgroundTask::TaskContext& screen) -> BackgroundTask::Completion {
            auto history = history::History::open(file, history::Mode::Read);
            if (!history)
                return [this, fault = history.error()] { failed(fault); };
            const BackgroundTask::Completion then = asked(*history, screen.progress([this](double done) {
                m_done = done;
                Q_EMIT progressed();
            }));
            return [this, then] {
                clear();
                m_ready = true;
                then();
                Q_EMIT changed();
                Q_EMIT progressed();
            };
        });
    } else {
        clear();
        m_ready = false;
        Q_EMIT changed();
    }
    Q_EMIT progressed();
}

void RatingModel::failed(const history::StorageError& fault)
{
    m_ready = false;
    m_session->report(fault);
}

QString signName(double value)
{
    const long long shown = std::llround(value * 100);
    return shown > 0 ? QStringLiteral("yes") : shown < 0 ? QStringLiteral("no") : QString();
}

} // namespace tafel::app
