// The table of a tournament at which this tablet stands, and the match that waits there.
#pragma once

#include <optional>

#include <QStringList>

#include "app/session/session_model.h"
#include "history/tournaments/tournaments.h"

namespace tafel::app {

class AssignedTableModel : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool waits READ waits NOTIFY changed) ///< A round was drawn, and the match has not begun.
    Q_PROPERTY(QString tournament READ tournament NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< "Table 2"
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed) ///< "Tuesday club · round 3"
    Q_PROPERTY(QStringList people READ people NOTIFY changed) ///< In the order of seats.
    Q_PROPERTY(QList<int> marks READ marks NOTIFY changed) ///< Of these people.
public:
    using SessionModel::SessionModel;

    bool waits() const { return m_own && !m_own->table.people.empty() && m_own->table.match.empty(); }
    QString tournament() const;
    QString title() const;
    QString subtitle() const;
    QStringList people() const;
    QList<int> marks() const;

    /// With one tap. False: it is to be set up.
    Q_INVOKABLE bool begin();

    void refresh() override;

private:
    std::optional<history::AssignedTable> m_own;
};

} // namespace tafel::app
