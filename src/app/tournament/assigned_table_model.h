// The table of a tournament that this tablet is assigned to, and the match to start there.
#pragma once

#include <optional>

#include <QStringList>

#include "app/session/session_model.h"
#include "history/tournaments/tournaments.h"

namespace tafel::app {

class AssignedTableModel : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// A round was drawn, and the match of this table has not begun.
    Q_PROPERTY(bool waits READ waits NOTIFY changed)
    Q_PROPERTY(QString tournament READ tournament NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< "Table 2"
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed) ///< "Tuesday club · round 3"
    Q_PROPERTY(QStringList people READ people NOTIFY changed) ///< The players in seat order.
    Q_PROPERTY(QList<int> badges READ badges NOTIFY changed)
public:
    using SessionModel::SessionModel;

    bool waits() const { return m_own && !m_own->table.people.empty() && m_own->table.match.empty(); }
    QString tournament() const;
    QString title() const { return m_own ? tr("Table %1").arg(m_own->number) : QString(); }
    QString subtitle() const;
    QStringList people() const;
    QList<int> badges() const;

    /// Starts the match with one tap.
    /// \return false if it must be set up first
    Q_INVOKABLE bool begin();

    void refresh() override;

private:
    std::optional<history::AssignedTable> m_own;
};

} // namespace tafel::app
