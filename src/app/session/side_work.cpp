#include "app/session/side_work.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace tafel::app {

void SideWork::Screen::tell(Then what) const
{
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [state = m_state, what = std::move(what)] {
            if (state->wanted)
                what();
        },
        Qt::QueuedConnection);
}

std::function<bool(double)> SideWork::Screen::progress(std::function<void(double)> show) const
{
    return [screen = *this, show = std::move(show), shown = 0](double done) mutable {
        if (const int now = static_cast<int>(done * 100); now > shown) {
            shown = now;
            screen.tell([show, done] { show(done); });
        }
        return !screen.wantsStop();
    };
}

void SideWork::start(std::function<Then(const Screen&)> work)
{
    drop();
    m_state = std::make_shared<State>();
    QThreadPool::globalInstance()->start([this, work = std::move(work), screen = Screen(m_state)] {
        screen.tell([this, then = work(screen)] { // it is there as long as somebody waits
            m_state.reset();
            then();
        });
    });
}

void SideWork::stop()
{
    if (m_state)
        m_state->stop = true;
}

void SideWork::drop()
{
    stop();
    if (m_state)
        m_state->wanted = false;
    m_state.reset();
}

} // namespace tafel::app
