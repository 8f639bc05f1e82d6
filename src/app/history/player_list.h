// All people who have played: their matches, wins and last match.
#pragma once

#include <map>
#include <vector>

#include "app/history/statistics_model.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

struct PlayerRow {
    Q_GADGET
    QML_VALUE_TYPE(playerRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString initial MEMBER initial)
    Q_PROPERTY(int badge MEMBER badge) ///< -1 if the seat decides.
    Q_PROPERTY(QString line MEMBER line) ///< "12 of 34 won · 35 %"
public:
    QString name = {}, initial = {};
    int badge = -1;
    QString line = {};

    bool operator==(const PlayerRow&) const = default;
};

class PlayerList : public tafel::app::StatisticsModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<tafel::app::PlayerRow> people READ people NOTIFY changed) ///< Most wins first.
public:
    using StatisticsModel::StatisticsModel;

    const QList<PlayerRow>& people() const { return m_people; }
    /// The day of the last match, "12 Nov 2026". Queried only for visible rows.
    Q_INVOKABLE QString last(int row);

protected:
    void clear() override;
    void read() override;

private:
    QList<PlayerRow> m_people;
    std::vector<history::PersonTotal> m_totals;
};

} // namespace tafel::app
