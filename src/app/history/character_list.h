// The characters of Cosmic Eidex: how often drawn, how often won, what they bring, from how many cases.
#pragma once

#include "app/history/statistics_model.h"

namespace tafel::app {

class CharacterList : public tafel::app::StatisticsModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList columnTitles READ columnTitles NOTIFY changed)
    /// Name, drawn, won, win rate, points per deal, deals.
    Q_PROPERTY(QList<tafel::app::StatisticsRow> rows READ rows NOTIFY changed)
    Q_PROPERTY(int column READ column NOTIFY changed) ///< Sorted by this one …
    Q_PROPERTY(bool descending READ descending NOTIFY changed) ///< … the highest first.
    /// For a chart, in the same order: [{name, players: [{average, text, deals, weak}]}], victory points per
    /// deal.
    Q_PROPERTY(QVariantList bars READ bars NOTIFY changed)
    Q_PROPERTY(int drawnCount READ drawnCount NOTIFY changed) ///< Draws counted in all.
public:
    using StatisticsModel::StatisticsModel;

    QStringList columnTitles() const;
    const QList<StatisticsRow>& rows() const { return m_rows; }
    const QVariantList& bars() const { return m_bars; }
    int column() const { return m_column; }
    bool descending() const { return m_descending; }
    int drawnCount() const { return m_drawnCount; }

    /// By that column; once more: the other way round.
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
