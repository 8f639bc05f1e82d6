// Uses the real screens as a person would: finds what is on the window by its name and taps it.
#pragma once

#include <memory>

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

namespace tafel::test {

/// The tablet app in this process: the same engine, screens and translations as the program.
class Driver {
public:
    /// `size`: of the window. Settings come from the process's configuration folder.
    explicit Driver(const QString& databaseFile, QSize size = {1280, 800});

    QQuickWindow& window() { return *m_window; }
    QObject& session();

    /// The item of that name that can be seen; null: there is none now.
    QQuickItem* find(const QString& name);
    /// Waits up to twenty seconds for it, because other tests run at the same time. Aborts with its name if
    /// it does not appear.
    QQuickItem& wait(const QString& name);
    /// Taps the middle of it.
    void tap(const QString& name);
    /// Taps one after the other.
    void taps(const QStringList& names);
    /// Taps what opens something, and waits: what has just come does not listen at once.
    void open(const QString& name, int milliseconds = 250);
    /// Escape, and waits for what comes.
    void back();
    /// Waits until the window has painted what is there now.
    void settle();
    bool save(const QString& picture);

private:
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

/// The item of that name that can be seen in a window, what lies on top first; null: there is none.
QQuickItem* findItem(const QQuickWindow& window, const QString& name);

/// Points the configuration and data folders of this process to a folder of its own.
void useOwnFolders(const QString& folder);

/// Writes one setting of the app ("language", "de") before it starts.
void setPreference(const QString& name, const QVariant& value);

} // namespace tafel::test
