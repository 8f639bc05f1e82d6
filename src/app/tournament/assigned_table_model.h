// The table of a tournament that this tablet is assigned to, and the match to start there.
#pragma once

#include "app/session/session_model.h"
#include "history/tournaments/tournaments.h"

namespace tafel::app {

class AssignedTableModel : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// A round was drawn, and the match of this table has not begun.
    MODEL_GETTER(bool, waits) { return !m_own.table.people.empty() && m_own.table.match.empty(); }
    MODEL_GETTER(QString, tournament) { return qt(m_own.tournament); }
    MODEL_GETTER(QString, title) { return tr("Table %1").arg(m_own.number); } ///< "Table 2"
    /// "Tuesday club · round 3"
    MODEL_GETTER(QString, subtitle) { return tr("%1 · round %2").arg(tournament()).arg(m_own.round); }
    MODEL_GETTER(QStringList, people) { return qt(m_own.table.people); } ///< The players in seat order.
    MODEL_GETTER(QList<int>, badges);

public:
    using SessionModel::SessionModel;

    /// Starts the match with one tap.
    /// \return false if it must be set up first
    Q_INVOKABLE bool begin();

private:
    void clearData() override { m_own = {}; }
    void readData() override;

    history::AssignedTable m_own; ///< Without a number if there is none.
};

} // namespace tafel::app
