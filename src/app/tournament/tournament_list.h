// All tournaments, the last touched first, and a new one.
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

class TournamentList : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<tafel::app::TournamentRow> tournaments READ tournaments NOTIFY changed)
public:
    using SessionModel::SessionModel;

    const QList<TournamentRow>& tournaments() const { return m_tournaments; }

    /// A new tournament of that name, for Cosmic Eidex until it is changed. Why it cannot be; empty: it is
    /// there.
    Q_INVOKABLE QString open(const QString& name);

    void refresh() override;

private:
    QList<TournamentRow> m_tournaments;
};

} // namespace tafel::app
