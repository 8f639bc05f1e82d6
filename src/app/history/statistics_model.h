// The base of the statistics views. It reads the history again when the history, the filter or the language
// changes, but only while it is shown.
#pragma once

#include "app/history/history_filter.h"
#include "app/phrases/fields.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

/// A row of a table.
struct StatisticsRow {
    VALUE_TYPE(StatisticsRow, statisticsRow)
    VALUE_FIELD(QStringList, cells);
    VALUE_FIELD(bool, muted); ///< The numbers come from too few cases.
    VALUE_FIELD(QString, sub); ///< The text below the first cell.
};

class StatisticsModel : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each look back has its own")
    Q_PROPERTY(
        tafel::app::HistoryFilter* filter READ filter WRITE setFilter NOTIFY changed) ///< Null for no filter.
    INPUT_FIELD(bool, active, setActive, true);

public:
    using SessionModel::SessionModel;

    HistoryFilter* filter() const { return m_filter; }
    void setFilter(HistoryFilter* filter) { observe(m_filter, filter); }

    void refresh() override;

protected:
    /// Removes the data.
    virtual void clear() = 0;
    /// Reads the data. The history must be open.
    virtual void read() = 0;

    history::Filter chosen() const { return m_filter ? m_filter->value() : history::Filter{}; }

private:
    QPointer<HistoryFilter> m_filter;
};

/// "64 %"; "–" if nothing was finished.
QString winRateText(const history::Total& total);

} // namespace tafel::app
