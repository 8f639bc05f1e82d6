// What happens at the table: matches are opened, entered and imported. Keeps the match that was touched last.
#pragma once

#include "history/history_file.h"
#include "history/judged_match.h"
#include "history/open_match.h"

namespace tafel::history {

struct HistoryCore : HistoryFile {
    using HistoryFile::event;
    using HistoryFile::HistoryFile;

    /// The match, from memory when it was the last one: this program is the only writer. Throws
    /// StorageException (UnknownMatch).
    OpenMatch& match(const std::string& id);
    /// `previous`: UUID of the event of the match that it goes on from; empty: of none.
    Event event(const std::string& match, EventKind kind, const EventBody& body, const MatchHead& head,
        std::string_view previous = {});

    /// Appends an event and everything that follows from it, in one transaction. A deal that is entered or
    /// proposed was the half-entered one; `draft` is that from then on.
    void record(OpenMatch& current, EventKind kind, const EventBody& body,
        const std::optional<DealEntry>& draft = {});

    /// One deal more, entered or proposed; `body` is what is said of it besides.
    WriteResult<ScoredDeal> next(
        OpenMatch& current, EventKind kind, const DealEntry& entry, EventBody body = {});

    /// The deal that waits is half-entered again; `body` says why.
    void takeBack(OpenMatch& current, EventBody body);

    /// Stores the whole match as events, in one transaction.
    void recordMatch(JudgedMatch& whole, bool imported);

    /// A match from a file, or what it has beyond one that is there already. Throws StorageException; refused
    /// by the rules it writes nothing.
    Result<Imported> import(Match match);
    Result<Imported> importFurther(const Match& match); ///< Of a match that is there.

    /// A dispute that belongs to no match.
    std::string recordStandaloneDispute(const EventBody& body);

    /// Inside a transaction: this tablet writes the match from now on.
    void takeOwnership(OpenMatch& current);

    /// Keeps the write-ahead log short: when a match begins and ends, and after a few entries.
    void checkpoint();

    Expected<void> setAside(const std::string& match, bool aside);

    std::optional<OpenMatch> current;
    int entriesInLog = 0;

private:
    bool wasChangedExternally();

    std::int64_t m_version = 0; ///< Of the file, as another connection of this program left it.
};

} // namespace tafel::history
