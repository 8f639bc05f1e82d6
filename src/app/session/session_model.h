// What shows something of the session, and shows it anew when the history or the language changes.
#pragma once

#include <QPointer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/session/row_model.h"
#include "app/session/session.h"

namespace tafel::app {

/// What models of rows and all others share.
class SessionObserver {
public:
    /// What makes it refresh; `History`: both.
    enum class RefreshOn { Nothing, Language, History };

    Session* session() const { return m_session; }
    void setSession(Session* session);
    virtual void refresh() = 0;

protected:
    SessionObserver(QObject& model, RefreshOn refreshOn);
    ~SessionObserver() = default;

    /// There is another session, or none.
    virtual void attached() { refresh(); }
    /// Before a session is there, nothing is shown yet.
    Language language() const { return m_session ? m_session->language() : Language::English; }
    /// Another value of what is shown.
    template <typename T> void assign(T& kept, const T& value)
    {
        if (value == kept)
            return;
        kept = value;
        refresh();
    }
    /// The same for something that changes by itself.
    template <typename T> void observe(QPointer<T>& kept, T* value)
    {
        if (value && value != kept)
            QObject::connect(value, &T::changed, &m_model, [this] { refresh(); });
        assign(kept, QPointer<T>(value));
    }

    QPointer<Session> m_session;

private:
    QObject& m_model;
    RefreshOn m_refreshOn;
};

class SessionModel : public QObject, public SessionObserver {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(tafel::app::Session* session READ session WRITE setSession NOTIFY changed REQUIRED)
public:
    explicit SessionModel(QObject* parent = nullptr, RefreshOn refreshOn = RefreshOn::History);

public Q_SLOTS:
    void refresh() override { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();
};

/// A list, row by row.
class SessionList : public tafel::app::RowModel,
                    public SessionObserver { // the name as the QML tools look for it
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(tafel::app::Session* session READ session WRITE setSession NOTIFY changed REQUIRED)
    Q_PROPERTY(int count READ count NOTIFY changed) ///< Rows fetched so far.
public:
    explicit SessionList(QObject* parent = nullptr, RefreshOn refreshOn = RefreshOn::History);

    virtual int count() const = 0;
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }

Q_SIGNALS:
    void changed();
};

} // namespace tafel::app
