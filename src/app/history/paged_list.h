// A list of the history, newest first, fetched as it is scrolled.
#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/history/history_filter.h"

namespace tafel::app {

class PagedList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each list has its own")
    Q_PROPERTY(tafel::app::Session* session READ session WRITE setSession NOTIFY sessionChanged REQUIRED)
    Q_PROPERTY(
        tafel::app::HistoryFilter* filter READ filter WRITE setFilter NOTIFY filterChanged) ///< May be null.
    Q_PROPERTY(int count READ count NOTIFY countChanged) ///< Fetched so far.
public:
    explicit PagedList(QObject* parent = nullptr);

    Session* session() const { return m_session; }
    void setSession(Session* session);
    HistoryFilter* filter() const { return m_filter; }
    void setFilter(HistoryFilter* filter);
    int count() const { return m_count; }

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_count; }
    bool canFetchMore(const QModelIndex&) const override { return !m_complete; }
    void fetchMore(const QModelIndex& parent) override;

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void sessionChanged();
    void filterChanged();
    void countChanged();

protected:
    /// Forgets the rows.
    virtual void clear() = 0;
    /// Reads up to `most` rows that come after the `count` it has, and keeps them: how many. The history is
    /// open.
    virtual history::Expected<std::size_t> read(history::Filter filter, int most) = 0;

private:
    QPointer<Session> m_session;
    QPointer<HistoryFilter> m_filter;
    int m_count = 0;
    bool m_complete = true;
};

} // namespace tafel::app
