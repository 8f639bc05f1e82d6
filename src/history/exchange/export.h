// Matches out of the history, as documents that can be imported elsewhere and as rows for a spreadsheet.
#pragma once

#include <chrono>
#include <functional>

#include "base/csv.h"
#include "history/history.h"
#include "history/storage/progress.h"

namespace tafel::history {

enum class ExportFormat {
    Lines, ///< .tafel.jsonl: one match document a line.
    Match, ///< .tafel.json: one match document, indented. Of several: the first.
    Deals, ///< CSV (RFC 4180): a row for each player of each deal.
};

struct ExportResult {
    int written = 0; ///< Matches.
    std::vector<std::pair<std::string, StorageError>> unreadable
        = {}; ///< Ids that this version cannot write.
    bool cancelled = false;
};

/// An export piece by piece. People have the names that are shown.
class Export {
public:
    /// Throws nothing: a fault is answered by the first step.
    Export(History& history, ExportFormat format, Filter filter = {},
        CsvConsumer reader = CsvConsumer::Spreadsheets);

    /// Appends the next matches to `out` for about `time`.
    /// \return false after the last one
    Expected<bool> step(std::chrono::milliseconds time, std::string& out);

    const ExportResult& result() const { return m_result; }
    double done() const;

private:
    void begin(std::string& out);
    void write(const std::string& id, std::string& out);
    void writeDeals(const std::string& id, std::string& out);

    History& m_history;
    ExportFormat m_format;
    Filter m_filter;
    CsvConsumer m_reader;
    std::vector<std::string> m_ids; ///< Oldest first.
    std::size_t m_next = 0;
    bool m_begun = false;
    ExportResult m_result;
};

/// Takes a piece of the file.
using Sink = std::function<void(std::string_view piece)>;

/// All at once.
Expected<ExportResult> exportMatches(History& history, ExportFormat format, const Filter& filter,
    const Sink& sink, const Progress& progress = {}, CsvConsumer reader = CsvConsumer::Spreadsheets);

} // namespace tafel::history
