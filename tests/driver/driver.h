// Drives the real screens as a user would: finds a visible item by its name and taps it.
#pragma once

#include <memory>

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

namespace tafel::test {

/// The tablet app in this process, with the engine, screens, and translations of the program.
class Driver {
public:
    /// `size` is that of the window. Settings come from the process's configuration folder.
    explicit Driver(const QString& databaseFile, QSize size = {1280, 800});

    QQuickWindow& window() { return *m_window; }
    QObject& session();

    /// The visible item with that name; null if there is none.
    QQuickItem* find(const QString& name);
    /// Waits up to twenty seconds for the item, because other tests run at the same time. Aborts with the
    /// name if it does not appear.
    QQuickItem& wait(const QString& name);
    /// Taps the middle of the item.
    void tap(const QString& name);
    void taps(const QStringList& names);
    /// Taps an item that opens a panel, and waits, because a new panel ignores taps at first.
    void open(const QString& name, int milliseconds = 250);
    /// Presses Escape, and waits for the result.
    void back();
    /// Waits until the window has painted its current state.
    void settle();
    bool save(const QString& picture);

private:
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

/// The topmost visible item with that name in a window; null if there is none.
QQuickItem* findItem(const QQuickWindow& window, const QString& name);

/// Points the configuration and data folders of this process to a separate folder.
void useOwnFolders(const QString& folder);

/// Writes one setting of the app ("language", "de") before it starts.
void setPreference(const QString& name, const QVariant& value);

} // namespace tafel::test
