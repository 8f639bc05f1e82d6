// The game that the referee is asked about, which is the one on the table or another, and the desk for it.
#pragma once

#include "app/phrases/fields.h"
#include "app/phrases/list_choice.h"
#include "app/referee/desk.h"

namespace tafel::app {

/// A game that the referee can judge.
struct DeskGame {
    VALUE_TYPE(DeskGame, deskGame)
    VALUE_FIELD(QString, id);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, line);
    VALUE_FIELD(bool, chosen);
    VALUE_FIELD(bool, onTable);
};

/// A custom game on the table. Such games are counted, not judged.
struct CountedGame {
    VALUE_TYPE(CountedGame, countedGame)
    VALUE_FIELD(QString, name); ///< Empty if another game is on the table or was chosen.
    VALUE_FIELD(QList<tafel::app::ListChoice>, clauses);
};

class DeskGames : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game NOTIFY deskChanged) ///< The id of the game.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::DeskGame> games READ games NOTIFY changed)
    Q_PROPERTY(tafel::app::Desk* desk READ desk NOTIFY deskChanged) ///< Null before there is a session.
    Q_PROPERTY(tafel::app::CountedGame own READ own NOTIFY deskChanged)
public:
    explicit DeskGames(QObject* parent = nullptr);

    QString game() const { return m_desk ? m_desk->game() : QString(); }
    QString name() const;
    QList<DeskGame> games() const;
    Desk* desk() const { return m_desk; }
    CountedGame own() const;

    Q_INVOKABLE void choose(const QString& id);

Q_SIGNALS:
    void deskChanged();

private:
    void attached() override;
    const Game* onTable() const;
    void open(const Game& game);

    QPointer<Desk> m_desk;
    bool m_chosen = false; ///< The user has chosen the game.
};

} // namespace tafel::app
