// The matches of the history, newest first, fetched as the list is scrolled.
#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/history_filter.h"

namespace tafel::app {

class MatchList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tafel::app::Session* session READ session WRITE setSession NOTIFY sessionChanged REQUIRED)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(
        tafel::app::HistoryFilter* filter READ filter WRITE setFilter NOTIFY searchChanged) ///< May be null.
    Q_PROPERTY(int count READ count NOTIFY countChanged) ///< Fetched so far.
    Q_PROPERTY(bool filtered READ filtered NOTIFY searchChanged)
public:
    enum Role { IdRole = Qt::UserRole + 1, TitleRole, SubtitleRole, DayRole, FinishedRole };

    explicit MatchList(QObject* parent = nullptr);

    Session* session() const { return m_session; }
    void setSession(Session* session);
    const QString& search() const { return m_search; }
    void setSearch(const QString& search);
    HistoryFilter* filter() const { return m_filter; }
    void setFilter(HistoryFilter* filter);
    int count() const { return static_cast<int>(m_rows.size()); }
    bool filtered() const { return !m_search.trimmed().isEmpty() || (m_filter && m_filter->active()); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< matchId, title, subtitle, day, finished
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    Q_INVOKABLE QString idAt(int row) const;

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void sessionChanged();
    void searchChanged();
    void countChanged();

private:
    QString subtitle(const history::MatchSummary& match) const;

    QPointer<Session> m_session;
    QPointer<HistoryFilter> m_filter;
    QString m_search;
    std::vector<history::MatchSummary> m_rows;
    bool m_complete = false;
};

} // namespace tafel::app
