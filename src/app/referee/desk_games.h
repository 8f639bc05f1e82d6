// Which game the referee is asked about: the one on the table, or another; and the desk of that game.
#pragma once

#include "app/referee/desk.h"
#include "app/words/list_choice.h"

namespace tafel::app {

/// A game that can be asked about.
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

/// A custom game on the table, which is counted and not judged.
struct CountedGame {
    Q_GADGET
    QML_VALUE_TYPE(countedGame)
    Q_PROPERTY(QString name MEMBER name) ///< Empty: another lies there, or another was chosen.
    Q_PROPERTY(QList<tafel::app::ListChoice> clauses MEMBER clauses)
public:
    QString name = {};
    QList<ListChoice> clauses = {};
};

class DeskGames : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game NOTIFY deskChanged) ///< Its id.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::DeskGame> games READ games NOTIFY changed)
    Q_PROPERTY(tafel::app::Desk* desk READ desk NOTIFY deskChanged) ///< Null: before there is a session.
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
    bool m_chosen = false; ///< By hand.
};

} // namespace tafel::app
