// SIGTERM, SIGINT and SIGHUP close the app like its window does. The history is then closed cleanly, so that
// the next start needs no integrity check.
#pragma once

#include <QSocketNotifier>

namespace tafel::app {

/// Handles the signals during its lifetime. Create at most one, after the application object.
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
