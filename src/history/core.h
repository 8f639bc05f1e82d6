// Opens, enters and imports matches. Caches the match that was used last.
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
    /// `previous`: UUID of the preceding event of the match; empty if there is none.
    Event event(const std::string& match, EventKind kind, const EventBody& body, const MatchHeader& header,
        std::string_view previous = {});

    /// Appends an event and updates the projections, in one transaction. An entered or proposed deal ends the
    /// draft; `draft` is the new one.
    void appendEvent(OpenMatch& current, EventKind kind, const EventBody& body,
        const std::optional<DealEntry>& draft = {});

    /// Adds one deal, entered or proposed; `body` has the other fields of its event.
    WriteResult<ScoredDeal> appendDeal(
        OpenMatch& current, EventKind kind, const DealEntry& entry, EventBody body = {});

    /// Makes the pending deal a draft again; `body` has the reason.
    void takeBack(OpenMatch& current, EventBody body);

    /// Stores a complete match as events, in one transaction.
    void appendMatch(JudgedMatch& whole, bool imported);

    /// Imports a match from a file, or its deals beyond a stored one. Throws StorageException; a refused
    /// match changes nothing.
    Result<Imported> import(Match match);
    Result<Imported> importFurther(const Match& match); ///< Extends a stored match.

    /// Appends that a dispute outside any match was recorded, or taken back.
    /// \return the UUID of the event
    std::string appendStandalone(EventKind kind, const EventBody& body);

    /// Inside a transaction: this tablet writes the match from now on.
    void takeOwnership(OpenMatch& current);

    /// Shortens the write-ahead log: when a match begins and ends, and after a few events.
    void checkpoint();

    Expected<void> setAside(const std::string& match, bool aside);

    std::optional<OpenMatch> current;
    int entriesInLog = 0;

private:
    bool wasChangedExternally();

    std::int64_t m_version = 0; ///< Version that another connection of this program wrote to the file.
};

} // namespace tafel::history
