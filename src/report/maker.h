// What the kinds of report share while they are made.
#pragma once

#include "report/report.h"

namespace tafel::history {
struct Tournament;
}

namespace tafel::report {

/// On its way to `make`.
struct ReportException {
    ReportError trouble;
};

class Maker {
public:
    Maker(history::History* history, const Request& request, const Progress& progress);

    void match();
    void evening();
    void season();
    void tournament();
    void player();
    void quickSheet();

    Report report;

private:
    std::string in(Text text) const { return std::string(text.in(request.language)); }
    /// Throws ReportException: nothing to report.
    [[noreturn]] void nothing(Message message) const;
    template <typename T> T got(tl::expected<T, history::StorageError> answer)
    {
        if (!answer)
            throw ReportException{{.message = std::move(answer.error().message)}};
        return std::move(*answer);
    }
    history::History& history() const;
    /// One of `all` steps more is done. Throws ReportException.
    void step(int all);
    void fact(Text label, std::string text);
    void add(std::string place, Table table);

    /// Everybody's totals; of each game a table of its own, which says the game.
    void addPeople(const history::Filter& filter, int steps);
    void addContracts(const history::Filter& filter, const std::vector<std::string>& games);
    void addRecords(const history::Filter& filter);
    /// Of each of these games, as they stood at the end.
    void addRatings(const history::Filter& filter, const std::vector<std::string>& games);
    void addStanding(const history::Tournament& tournament);
    void addCounts(const history::Filter& filter);
    std::vector<history::MatchSummary> matches(const history::Filter& filter, Message ifNone);

    history::History* m_history;
    const Request& request;
    const Progress& m_progress;
    int m_done = 0;
};

} // namespace tafel::report
