// All tournaments, the last changed first. Also creates new ones.
#pragma once

#include "app/session/session_model.h"

namespace tafel::app {

struct TournamentRow {
    Q_GADGET
    QML_VALUE_TYPE(tournamentRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString line MEMBER line) ///< "Cosmic Eidex · 9 people · round 2 · 5 matches"
    Q_PROPERTY(QString day MEMBER day)
    Q_PROPERTY(bool underWay MEMBER underWay)
public:
    QString name = {}, line = {}, day = {};
    bool underWay = false;

    bool operator==(const TournamentRow&) const = default;
};

class TournamentList : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<tafel::app::TournamentRow> tournaments READ tournaments NOTIFY changed)
public:
    using SessionModel::SessionModel;

    const QList<TournamentRow>& tournaments() const { return m_tournaments; }

    /// Creates a tournament with that name, for Cosmic Eidex by default.
    /// \return why that is not possible; empty on success
    Q_INVOKABLE QString open(const QString& name);

    void refresh() override;

private:
    QList<TournamentRow> m_tournaments;
};

} // namespace tafel::app
