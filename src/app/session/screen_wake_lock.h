// Keeps the screen on while a match is on the table, by the desktop's own service.
#pragma once

#include <QObject>

namespace tafel::app {

class ScreenWakeLock : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~ScreenWakeLock() override;

    /// Asks `org.freedesktop.ScreenSaver` to keep the screen on, or takes that back. Without a desktop that
    /// offers it nothing happens.
    void keepOn(bool on);

private:
    bool m_on = false;
    uint m_cookie = 0; ///< What the service calls our wish; 0: it has none of us.
};

} // namespace tafel::app
