// Which game the referee is asked about: the one on the table, or another.
#pragma once

#include "app/session/session_model.h"
#include "referee/game.h"

namespace tafel::app {

class DeskGames : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game NOTIFY changed) ///< Its id.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString kind READ kind NOTIFY changed) ///< Which desk: "powers", "contract", "hand".
    Q_PROPERTY(QVariantList games READ games NOTIFY changed) ///< {id, name, line, chosen, onTable}
public:
    explicit DeskGames(QObject* parent = nullptr);

    QString game() const;
    QString name() const;
    QString kind() const;
    QVariantList games() const;

    Q_INVOKABLE void choose(const QString& id);

private:
    void attached() override;
    const Game* onTable() const;

    const Game* m_game;
};

} // namespace tafel::app
