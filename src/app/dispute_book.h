// All disputes, newest first, fetched as the list is scrolled.
#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/history_filter.h"
#include "history/statistics.h"

namespace tafel::app {

class DisputeBook : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tafel::app::Session* session READ session WRITE setSession NOTIFY changed REQUIRED)
    Q_PROPERTY(tafel::app::HistoryFilter* filter READ filter WRITE setFilter NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed) ///< Fetched so far.
public:
    enum Role { DisputeRole = Qt::UserRole + 1, MatchRole, PlaceRole };

    using QAbstractListModel::QAbstractListModel;

    Session* session() const { return m_session; }
    void setSession(Session* session);
    HistoryFilter* filter() const { return m_filter; }
    void setFilter(HistoryFilter* filter);
    int count() const { return static_cast<int>(m_rows.size()); }

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    /// dispute (see `disputeView`), matchId (empty: asked outside any), place ("Lorum, 12 Nov 2026")
    QHash<int, QByteArray> roleNames() const override;
    bool canFetchMore(const QModelIndex&) const override { return !m_complete; }
    void fetchMore(const QModelIndex& parent) override;

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void changed();

private:
    QPointer<Session> m_session;
    QPointer<HistoryFilter> m_filter;
    std::vector<history::DisputeOfMatch> m_rows;
    bool m_complete = true;
};

} // namespace tafel::app
