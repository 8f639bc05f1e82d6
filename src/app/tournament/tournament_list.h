// All tournaments, the last touched first, and a new one.
#pragma once

#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/session/session.h"

namespace tafel::app {

class TournamentList : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tafel::app::Session* session READ session WRITE setSession NOTIFY changed REQUIRED)
    /// {name, line, day, underWay}; line: "Cosmic Eidex · 9 people · round 2 · 5 matches"
    Q_PROPERTY(QVariantList tournaments READ tournaments NOTIFY changed)
public:
    using QObject::QObject;

    Session* session() const { return m_session; }
    void setSession(Session* session);
    const QVariantList& tournaments() const { return m_tournaments; }

    /// A new tournament of that name, for Cosmic Eidex until it is changed. Why it cannot be; empty: it is
    /// there.
    Q_INVOKABLE QString open(const QString& name);

Q_SIGNALS:
    void changed();

private:
    void refresh();

    QPointer<Session> m_session;
    QVariantList m_tournaments;
};

} // namespace tafel::app
