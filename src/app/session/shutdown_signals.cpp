#include "app/session/shutdown_signals.h"

#include <csignal>

#include <fcntl.h>
#include <unistd.h>

#include <QCoreApplication>

namespace tafel::app {

namespace {

constexpr int all[] = {SIGTERM, SIGINT, SIGHUP};
volatile std::sig_atomic_t toTheApp = -1;

/// A signal handler may do little more than write.
void tell(int)
{
    [[maybe_unused]] const auto written = write(toTheApp, "", 1);
}

void handle(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    for (const int each : all)
        sigaction(each, &action, nullptr);
}

} // namespace

ShutdownSignals::ShutdownSignals()
    : m_heard(QSocketNotifier::Read)
{
    if (pipe2(m_ends, O_CLOEXEC | O_NONBLOCK) != 0)
        return; // Without the pipe a signal ends the process immediately.
    toTheApp = m_ends[1];
    m_heard.setSocket(m_ends[0]);
    QObject::connect(&m_heard, &QSocketNotifier::activated, qApp, [this] {
        m_heard.setEnabled(false);
        QCoreApplication::quit();
    });
    m_heard.setEnabled(true);
    handle(tell);
}

ShutdownSignals::~ShutdownSignals()
{
    handle(SIG_DFL);
    for (const int end : m_ends)
        close(end);
}

} // namespace tafel::app
