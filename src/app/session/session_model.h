// Base classes for models that show a part of the session. They refresh when the history or the language
// changes.
#pragma once

#include <QPointer>

#include "app/session/row_model.h"
#include "app/session/session.h"

namespace tafel::app {

/// The common base of list models and other models.
class SessionObserver {
public:
    /// The changes that cause a refresh. `History` includes changes of the language.
    enum class RefreshOn { Nothing, Language, History };

    Session* session() const { return m_session; }
    void setSession(Session* session);
    virtual void refresh() = 0;

protected:
    explicit SessionObserver(QObject* model)
        : m_model(model)
    {
    }
    ~SessionObserver() = default;

    virtual RefreshOn refreshOn() const { return RefreshOn::History; }
    /// Called after the session was set or removed.
    virtual void attached() { refresh(); }
    /// English before there is a session, when nothing is visible yet.
    Language language() const { return m_session ? m_session->language() : Language::English; }
    /// A text of the core in this language.
    template <typename Words> QString in(const Words& words) const { return qt(words.in(language())); }
    bool hasHistory() const { return m_session && m_session->isOpen(); }
    /// Requires `hasHistory`.
    history::History& history() const { return m_session->history(); }
    /// Sets a property and refreshes if it has changed.
    template <typename T> void assign(T& kept, const T& value)
    {
        if (value == kept)
            return;
        kept = value;
        refresh();
    }
    /// Sets a property to an object, and also refreshes when the object changes.
    template <typename T> void observe(QPointer<T>& kept, T* value)
    {
        if (value && value != kept)
            QObject::connect(value, &T::changed, m_model, [this] { refresh(); });
        assign(kept, QPointer<T>(value));
    }

    QPointer<Session> m_session;

private:
    QObject* m_model;
};

class SessionModel : public QObject, public SessionObserver {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(tafel::app::Session* session READ session WRITE setSession NOTIFY changed REQUIRED)
public:
    explicit SessionModel(QObject* parent = nullptr)
        : QObject(parent)
        , SessionObserver(this)
    {
    }

public Q_SLOTS:
    /// Reads the data again.
    void refresh() override;

Q_SIGNALS:
    void changed();

protected:
    /// Sets fields to the initial value of their type.
    template <typename... Fields> static void reset(Fields&... fields) { ((fields = Fields()), ...); }
    virtual void clearData() { }
    virtual void readData() { } ///< The history is open, and the data are cleared.
};

/// The base of list models.
class SessionList : public tafel::app::RowModel,
                    public SessionObserver { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(tafel::app::Session* session READ session WRITE setSession NOTIFY changed REQUIRED)
    Q_PROPERTY(int count READ count NOTIFY changed) ///< The number of rows fetched so far.
public:
    explicit SessionList(QObject* parent = nullptr)
        : RowModel(parent)
        , SessionObserver(this)
    {
    }

Q_SIGNALS:
    void changed();
};

} // namespace tafel::app
