// Builds a report. Each kind of report has a source file of its own.
#pragma once

#include "report/report.h"

namespace tafel::history {
struct Tournament;
}

namespace tafel::report {

/// Thrown inside of `make`, which catches it.
struct ReportException {
    ReportError error;
};

class ReportBuilder {
public:
    ReportBuilder(history::History* history, const Request& request, const Progress& progress);

    void match();
    void evening();
    void season();
    void tournament();
    void player();
    void quickSheet();

    Report report;

private:
    std::string localized(Text text) const { return std::string(text.in(request.language)); }
    /// \throws ReportException: there is nothing to report
    [[noreturn]] void throwNothingToReport(Message message) const;
    template <typename T> T unwrap(tl::expected<T, history::StorageError> answer)
    {
        if (!answer)
            throw ReportException{{.message = std::move(answer.error().message)}};
        return std::move(*answer);
    }
    history::History& history() const;
    /// Reports that one more of `all` steps is done.
    /// \throws ReportException if it was cancelled
    void step(int all);
    void fact(Text label, std::string text);
    void add(std::string place, Table table);

    /// Adds the totals of all people, in one table for each game.
    void addPeople(const history::Filter& filter, int steps);
    void addContracts(const history::Filter& filter, const std::vector<std::string>& games);
    void addRecords(const history::Filter& filter);
    /// Adds the ratings of each of these games at the end of the period.
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
