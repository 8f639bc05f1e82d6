// The game that the referee is asked about, which is the one on the table or another, and the desk for it.
#pragma once

#include "app/phrases/list_choice.h"
#include "app/referee/desk.h"

namespace tafel::app {

/// A game that the referee can judge.
struct DeskGame {
    Q_GADGET
    QML_VALUE_TYPE(deskGame)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool onTable MEMBER onTable)
public:
    QString id = {}, name = {}, line = {};
    bool chosen = false, onTable = false;

    bool operator==(const DeskGame&) const = default;
};

/// A custom game on the table. Such games are counted, not judged.
struct CountedGame {
    Q_GADGET
    QML_VALUE_TYPE(countedGame)
    Q_PROPERTY(QString name MEMBER name) ///< Empty if another game is on the table or was chosen.
    Q_PROPERTY(QList<tafel::app::ListChoice> clauses MEMBER clauses)
public:
    QString name = {};
    QList<ListChoice> clauses = {};
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
