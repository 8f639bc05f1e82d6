#include "app/open_history/background_task.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace tafel::app {

void BackgroundTask::TaskContext::post(Completion what) const
{
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [state = m_state, what = std::move(what)] {
            if (state->active)
                what();
        },
        Qt::QueuedConnection);
}

std::function<bool(double)> BackgroundTask::TaskContext::progress() const
{
    return [screen = *this, shown = 0](double done) mutable {
        if (const int now = static_cast<int>(done * 100); now > shown) {
            shown = now;
            screen.post([&task = screen.m_task, done] {
                task.m_done = done;
                task.m_progressed();
            });
        }
        return !screen.wantsStop();
    };
}

void BackgroundTask::start(std::function<Completion(const TaskContext&)> work)
{
    abandon();
    m_state = std::make_shared<State>();
    m_done = 0;
    QThreadPool::globalInstance()->start(
        [this, work = std::move(work), screen = TaskContext(m_state, *this)] {
            screen.post([this, then = work(screen)] { // The task exists as long as its completion is wanted.
                m_state.reset();
                then();
            });
        });
}

void BackgroundTask::stop()
{
    if (m_state)
        m_state->stop = true;
}

void BackgroundTask::abandon()
{
    stop();
    if (m_state)
        m_state->active = false;
    m_state.reset();
}

} // namespace tafel::app
