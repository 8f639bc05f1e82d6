// Keeps the screen on during a match, with the service of the desktop.
#pragma once

#include <QObject>

namespace tafel::app {

class ScreenWakeLock : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~ScreenWakeLock() override;

    /// Asks `org.freedesktop.ScreenSaver` to keep the screen on, or withdraws the request. Does nothing if
    /// the desktop does not offer the service.
    void keepOn(bool on);

private:
    bool m_on = false;
    uint m_cookie = 0; ///< The service's id of our request; 0 if there is none.
};

} // namespace tafel::app
