// The characters of Cosmic Eidex: numbers of draws and wins, their points, and the number of cases.
#pragma once

#include "app/history/statistics_model.h"

namespace tafel::app {

class CharacterList : public tafel::app::StatisticsModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList columnTitles READ columnTitles NOTIFY changed)
    /// Name, drawn, won, win rate, points per deal, deals.
    Q_PROPERTY(QList<tafel::app::StatisticsRow> rows READ rows NOTIFY changed)
    Q_PROPERTY(int column READ column NOTIFY changed) ///< Index of the sort column.
    Q_PROPERTY(bool descending READ descending NOTIFY changed) ///< Sorts by descending value.
    /// Chart data in the same order, in victory points per deal: [{name, players: [{average, text, deals,
    /// weak}]}].
    Q_PROPERTY(QVariantList bars READ bars NOTIFY changed)
    Q_PROPERTY(int drawnCount READ drawnCount NOTIFY changed) ///< Total number of draws.
public:
    using StatisticsModel::StatisticsModel;

    QStringList columnTitles() const;
    const QList<StatisticsRow>& rows() const { return m_rows; }
    const QVariantList& bars() const { return m_bars; }
    int column() const { return m_column; }
    bool descending() const { return m_descending; }
    int drawnCount() const { return m_drawnCount; }

    /// Sorts by that column. Calling it again reverses the order.
    Q_INVOKABLE void sortBy(int column);

protected:
    void clear() override;
    void read() override;

private:
    int m_column = 1;
    bool m_descending = true;
    int m_drawnCount = 0;
    QList<StatisticsRow> m_rows;
    QVariantList m_bars;
};

} // namespace tafel::app
