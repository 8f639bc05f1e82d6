// The game that the referee is asked about, which is the one on the table or another, and the desk for it.
#pragma once

#include "app/phrases/list_choice.h"
#include "app/referee/desk.h"

namespace tafel::app {

/// A custom game on the table. Such games are counted, not judged.
struct CountedGame {
    VALUE_TYPE(CountedGame, countedGame)
    VALUE_FIELD(QString, name); ///< Empty if another game is on the table or was chosen.
    VALUE_FIELD(QList<tafel::app::ListChoice>, clauses);
};

class DeskGames : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// The id of the game.
    NOTIFIED_GETTER(deskChanged, QString, game) { return m_desk ? m_desk->game() : QString(); }
    MODEL_GETTER(QString, name);
    MODEL_GETTER(QList<tafel::app::ListChoice>, games); ///< The games that the referee can judge.
    /// Null before there is a session.
    NOTIFIED_GETTER(deskChanged, tafel::app::Desk*, desk) { return m_desk; }
    NOTIFIED_GETTER(deskChanged, tafel::app::CountedGame, own);

public:
    using SessionModel::SessionModel;

    Q_INVOKABLE void choose(const QString& id);

Q_SIGNALS:
    void deskChanged();

private:
    RefreshOn refreshOn() const override { return RefreshOn::Language; }
    void attached() override;
    const Game* onTable() const;
    void open(const Game& game);

    QPointer<Desk> m_desk;
    bool m_chosen = false; ///< The user has chosen the game.
};

} // namespace tafel::app
