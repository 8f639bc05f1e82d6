// The characters of Cosmic Eidex: numbers of draws and wins, their points, and the number of cases.
#pragma once

#include "app/history/statistics_model.h"

namespace tafel::app {

class CharacterList : public tafel::app::StatisticsModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// Name, drawn, won, win rate, points per deal, deals.
    MODEL_FIELD(QList<tafel::app::StatisticsRow>, rows);
    MODEL_FIELD(int, column, 1); ///< Index of the sort column.
    MODEL_FIELD(bool, descending, true); ///< Sorts by descending value.
    /// Chart data in the same order, in victory points per deal: [{name, players: [{average, text, deals,
    /// weak, told}]}].
    MODEL_FIELD(QVariantList, bars);

public:
    using StatisticsModel::StatisticsModel;

    /// Sorts by that column. Calling it again reverses the order.
    Q_INVOKABLE void sortBy(int column);

protected:
    void clearData() override { reset(m_rows, m_bars); }
    void readData() override;
};

} // namespace tafel::app
