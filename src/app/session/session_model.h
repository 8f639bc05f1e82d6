// What shows something of the session, and shows it anew when the history or the language changes.
#pragma once

#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/session/session.h"

namespace tafel::app {

class SessionModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(tafel::app::Session* session READ session WRITE setSession NOTIFY sessionChanged REQUIRED)
public:
    /// What makes it refresh; `History`: both.
    enum class Follows { Nothing, Language, History };

    explicit SessionModel(QObject* parent = nullptr, Follows follows = Follows::History);

    Session* session() const { return m_session; }
    void setSession(Session* session);

public Q_SLOTS:
    virtual void refresh() { Q_EMIT changed(); }

Q_SIGNALS:
    void sessionChanged();
    void changed();

protected:
    /// There is another session, or none.
    virtual void attached() { refresh(); }
    /// Before a session is there, nothing is shown yet.
    Language language() const { return m_session ? m_session->language() : Language::English; }

    QPointer<Session> m_session;

private:
    Follows m_follows;
};

} // namespace tafel::app
