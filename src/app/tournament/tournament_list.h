// All tournaments, the last touched first, and a new one.
#pragma once

#include "app/session/session_model.h"

namespace tafel::app {

class TournamentList : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    /// {name, line, day, underWay}; line: "Cosmic Eidex · 9 people · round 2 · 5 matches"
    Q_PROPERTY(QVariantList tournaments READ tournaments NOTIFY changed)
public:
    using SessionModel::SessionModel;

    const QVariantList& tournaments() const { return m_tournaments; }

    /// A new tournament of that name, for Cosmic Eidex until it is changed. Why it cannot be; empty: it is
    /// there.
    Q_INVOKABLE QString open(const QString& name);

    void refresh() override;

private:
    QVariantList m_tournaments;
};

} // namespace tafel::app
