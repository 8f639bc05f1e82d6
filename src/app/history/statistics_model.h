// The base of the statistics views. It reads the history again when the history, the filter or the language
// changes, but only while it is shown.
#pragma once

#include "app/history/history_filter.h"

namespace tafel::app {

/// A row of a table.
struct StatisticsRow {
    Q_GADGET
    QML_VALUE_TYPE(statisticsRow)
    Q_PROPERTY(QStringList cells MEMBER cells)
    Q_PROPERTY(bool muted MEMBER muted) ///< The numbers come from too few cases.
    Q_PROPERTY(QString sub MEMBER sub) ///< The text below the first cell.
    Q_PROPERTY(QString id MEMBER id)
public:
    QStringList cells = {};
    bool muted = false;
    QString sub = {}, id = {};

    bool operator==(const StatisticsRow&) const = default;
};

class StatisticsModel : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each look back has its own")
    Q_PROPERTY(
        tafel::app::HistoryFilter* filter READ filter WRITE setFilter NOTIFY changed) ///< Null for no filter.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY changed)
public:
    using SessionModel::SessionModel;

    HistoryFilter* filter() const { return m_filter; }
    void setFilter(HistoryFilter* filter) { observe(m_filter, filter); }
    bool active() const { return m_active; }
    void setActive(bool active) { assign(m_active, active); }

    void refresh() override;

protected:
    /// Removes the data.
    virtual void clear() = 0;
    /// Reads the data. The history must be open.
    virtual void read() = 0;

    history::Filter chosen() const { return m_filter ? m_filter->value() : history::Filter{}; }

private:
    QPointer<HistoryFilter> m_filter;
    bool m_active = true;
};

/// "64 %"; "–" if nothing was finished.
QString percentText(double part, bool known = true);

} // namespace tafel::app
