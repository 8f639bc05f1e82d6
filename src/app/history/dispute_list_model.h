// All disputes.
#pragma once

#include "app/history/paged_list.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

class DisputeListModel : public tafel::app::PagedList { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
public:
    enum Role { DisputeRole = Qt::UserRole + 1, MatchRole, PlaceRole };

    using PagedList::PagedList;

    int count() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    /// dispute (see `disputeView`), matchId (empty if it was asked outside a match), place ("Lorum, 12 Nov
    /// 2026")
    QHash<int, QByteArray> roleNames() const override;

protected:
    void clear() override { m_rows.clear(); }
    history::Expected<std::size_t> read(history::Filter filter, int from, int most) override;

private:
    std::vector<history::DisputeOfMatch> m_rows;
};

} // namespace tafel::app
