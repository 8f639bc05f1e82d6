// Which game the referee is asked about: the one on the table, or another.
#pragma once

#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/session/session.h"
#include "referee/game.h"

namespace tafel::app {

class DeskGames : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tafel::app::Session* session READ session WRITE setSession NOTIFY changed REQUIRED)
    Q_PROPERTY(QString game READ game NOTIFY changed) ///< Its id.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString kind READ kind NOTIFY changed) ///< Which desk: "powers", "contract", "hand".
    Q_PROPERTY(QVariantList games READ games NOTIFY changed) ///< {id, name, line, chosen, onTable}
public:
    explicit DeskGames(QObject* parent = nullptr);

    Session* session() const { return m_session; }
    void setSession(Session* session);
    QString game() const;
    QString name() const;
    QString kind() const;
    QVariantList games() const;

    Q_INVOKABLE void choose(const QString& id);

Q_SIGNALS:
    void changed();

private:
    const Game* onTable() const;

    QPointer<Session> m_session;
    const Game* m_game;
};

} // namespace tafel::app
