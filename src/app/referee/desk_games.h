// Which game the referee is asked about: the one on the table, or another; and the desk of that game.
#pragma once

#include "app/referee/desk.h"

namespace tafel::app {

class DeskGames : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game NOTIFY deskChanged) ///< Its id.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QVariantList games READ games NOTIFY changed) ///< {id, name, line, chosen, onTable}
    Q_PROPERTY(tafel::app::Desk* desk READ desk NOTIFY deskChanged) ///< Null: before there is a session.
    /// Of a custom game on the table, which is counted and not judged: {name, clauses: [{name, text}]};
    /// empty: another lies there, or another was chosen.
    Q_PROPERTY(QVariantMap own READ own NOTIFY deskChanged)
public:
    explicit DeskGames(QObject* parent = nullptr);

    QString game() const { return m_desk ? m_desk->game() : QString(); }
    QString name() const;
    QVariantList games() const;
    Desk* desk() const { return m_desk; }
    QVariantMap own() const;

    Q_INVOKABLE void choose(const QString& id);

Q_SIGNALS:
    void deskChanged();

private:
    void attached() override;
    const Game* onTable() const;
    void open(const Game& game);

    QPointer<Desk> m_desk;
    bool m_chosen = false; ///< By hand.
};

} // namespace tafel::app
