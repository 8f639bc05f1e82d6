// The matches of the history.
#pragma once

#include "app/history/paged_list.h"

namespace tafel::app {

class MatchList : public tafel::app::PagedList { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    INPUT_FIELD(QString, search, setSearch);

public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        TitleRole,
        SubtitleRole,
        DayRole,
        ClockRole,
        FinishedRole,
        ForkedRole
    };

    using PagedList::PagedList;

    int count() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames()
        const override; ///< matchId, title, subtitle (players and result), day, clock, finished, forked

    Q_INVOKABLE QString idAt(int row) const;

protected:
    void clear() override { m_rows.clear(); }
    history::Expected<std::size_t> read(history::Filter filter, int from, int most) override;

private:
    QString result(const history::MatchSummary& match) const;

    std::vector<history::MatchSummary> m_rows;
};

} // namespace tafel::app
