// The matches of the history.
#pragma once

#include "app/history/paged_list.h"

namespace tafel::app {

struct MatchRow {
    VALUE_TYPE(MatchRow, matchRow)
    VALUE_FIELD(QString, id);
    VALUE_FIELD(QString, title); ///< The game.
    VALUE_FIELD(QString, subtitle); ///< The players and the result.
    VALUE_FIELD(QString, when); ///< The day and the time of day, in two lines.
    VALUE_FIELD(bool, finished);
    VALUE_FIELD(bool, forked);
};

class MatchList : public tafel::app::PagedList { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    INPUT_FIELD(QString, search, setSearch);

public:
    using PagedList::PagedList;

    int count() const override { return static_cast<int>(m_rows.size()); }
    Q_INVOKABLE QString idAt(int row) const;

protected:
    void clear() override { m_rows.clear(); }
    history::Expected<std::size_t> read(history::Filter filter, int from, int most) override;

private:
    QVariant row(int index) const override; ///< A `MatchRow`.
    QString result(const history::MatchSummary& match) const;

    std::vector<history::MatchSummary> m_rows;
};

} // namespace tafel::app
