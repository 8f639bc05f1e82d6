// All tournaments, the last changed first. Also creates new ones.
#pragma once

#include "app/session/session_model.h"

namespace tafel::app {

struct TournamentRow {
    VALUE_TYPE(TournamentRow, tournamentRow)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, line); ///< "Cosmic Eidex · 9 people · round 2 · 5 matches"
    VALUE_FIELD(QString, day);
    VALUE_FIELD(bool, underWay);
};

class TournamentList : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    MODEL_FIELD(QList<tafel::app::TournamentRow>, tournaments);

public:
    using SessionModel::SessionModel;

    /// Creates a tournament with that name, for Cosmic Eidex by default.
    /// \return why that is not possible; empty on success
    Q_INVOKABLE QString open(const QString& name);

private:
    void clearData() override { m_tournaments.clear(); }
    void readData() override;
};

} // namespace tafel::app
