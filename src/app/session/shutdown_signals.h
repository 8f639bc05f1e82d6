// SIGTERM, SIGINT and SIGHUP close the app as its window does: the history is closed, too, so the next start
// need not look through it.
#pragma once

#include <QSocketNotifier>

namespace tafel::app {

/// Hears of the signals while it is there. One at a time, after the application object.
class ShutdownSignals {
public:
    ShutdownSignals();
    ~ShutdownSignals();
    ShutdownSignals(const ShutdownSignals&) = delete;
    ShutdownSignals& operator=(const ShutdownSignals&) = delete;

private:
    int m_ends[2] = {-1, -1};
    QSocketNotifier m_heard;
};

} // namespace tafel::app
