// Everybody who has played: matches, wins, when last.
#pragma once

#include <map>
#include <vector>

#include "app/history/statistics_model.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

class PlayerList : public tafel::app::StatisticsModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    /// Most wins first: [{name, mark (-1: the seat decides), initial, line}], "12 of 34 won · 35 %".
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
public:
    using StatisticsModel::StatisticsModel;

    const QVariantList& people() const { return m_people; }
    /// "12 Nov 2026"; asked only of the rows in view.
    Q_INVOKABLE QString last(int row);

protected:
    void clear() override;
    void read() override;

private:
    QVariantList m_people;
    std::vector<history::PersonTotal> m_totals;
};

} // namespace tafel::app
