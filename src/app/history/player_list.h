// All people who have played: their matches, wins and last match.
#pragma once

#include <vector>

#include "app/history/statistics_model.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

struct PlayerRow {
    VALUE_TYPE(PlayerRow, playerRow)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(int, badge, -1); ///< -1 if the seat decides.
    VALUE_FIELD(QString, line); ///< "12 of 34 won · 35 %"
};

class PlayerList : public tafel::app::StatisticsModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    MODEL_FIELD(QList<tafel::app::PlayerRow>, people); ///< Most wins first.
public:
    using StatisticsModel::StatisticsModel;

    /// The day of the last match, "12 Nov 2026". Queried only for visible rows.
    Q_INVOKABLE QString last(int row);

protected:
    void clearData() override { reset(m_people, m_totals); }
    void readData() override;

private:
    std::vector<history::PersonTotal> m_totals;
};

} // namespace tafel::app
