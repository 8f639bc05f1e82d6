// All disputes.
#pragma once

#include "app/history/paged_list.h"
#include "app/phrases/view_rows.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

struct DisputeOfHistory {
    VALUE_TYPE(DisputeOfHistory, disputeOfHistory)
    VALUE_FIELD(tafel::app::DisputeRow, dispute);
    VALUE_FIELD(QString, match); ///< Its id; empty if the question was asked outside a match.
    VALUE_FIELD(QString, place); ///< "Lorum, 12 Nov 2026"
};

class DisputeListModel : public tafel::app::PagedList { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
public:
    using PagedList::PagedList;

    int count() const override { return static_cast<int>(m_rows.size()); }

protected:
    void clear() override { m_rows.clear(); }
    history::Expected<std::size_t> read(history::Filter filter, int from, int most) override;

private:
    QVariant row(int index) const override; ///< A `DisputeOfHistory`.

    std::vector<history::DisputeOfMatch> m_rows;
};

} // namespace tafel::app
