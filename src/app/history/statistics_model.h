// The base of the statistics views. It reads the history again when the history, the filter or the language
// changes.
#pragma once

#include "app/history/history_filter.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

struct StatisticsRow {
    VALUE_TYPE(StatisticsRow, statisticsRow)
    VALUE_FIELD(QStringList, cells);
    VALUE_FIELD(bool, muted); ///< The numbers come from too few cases.
    VALUE_FIELD(QString, sub); ///< The text below the first cell.
};

class StatisticsModel : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(
        tafel::app::HistoryFilter* filter READ filter WRITE setFilter NOTIFY changed) ///< Null for no filter.

public:
    using SessionModel::SessionModel;

    HistoryFilter* filter() const { return m_filter; }
    void setFilter(HistoryFilter* filter) { observe(m_filter, filter); }

protected:
    history::Filter chosen() const { return m_filter ? m_filter->value() : history::Filter{}; }

private:
    QPointer<HistoryFilter> m_filter;
};

/// "64 %"; "–" if nothing was finished.
inline QString winRateText(const history::Total& total)
{
    return total.finished > 0 ? qt(phrases::percentText(total.winRate())) : QStringLiteral("–");
}

} // namespace tafel::app
