// Recovers a damaged history: copies its readable events, and those of backups, into a new file, and reports
// what is missing.
#pragma once

#include "history/history.h"

namespace tafel::history {

/// A match that has changed.
struct DamagedMatch {
    std::string id = {}, started = {}; ///< Empty if unknown.
    std::vector<std::string> players = {};
    int kept = 0; ///< Number of remaining deals: the first ones.
    int before = 0; ///< Number of deals that are known to have existed.
    bool lost = false; ///< True if its beginning is missing: the new file has nothing of it.
    std::int64_t from = 0; ///< First missing or inconsistent event; 0 if unknown.
};

/// A range of event numbers, inclusive.
struct SeqRange {
    std::int64_t first = 0, last = 0;
};

struct RecoveryResult {
    int matches = 0, deals = 0, entries = 0; ///< Totals of the new file.
    std::vector<SeqRange> missing = {}; ///< Events found neither here nor in a copy.
    std::vector<std::int64_t> leftOut = {}; ///< Readable events that depend on missing ones.
    std::vector<DamagedMatch> hurt = {};
    /// Written and shown names of people whose renaming is missing.
    std::vector<std::pair<std::string, std::string>> renamings = {};
    int lostTexts = 0; ///< Number of names and sentences that were lost and have a substitute.
    int fromCopies = 0; ///< Number of events that only a copy had.
    std::vector<std::filesystem::path> copies = {}; ///< The copies that provided these events.
    /// Events found only after the damage in the write-ahead log, where SQLite does not read.
    std::vector<std::int64_t> fromDamagedLog = {};
    std::int64_t last = 0; ///< The highest event number that is known to have been assigned.
    /// True if the file is truncated or has unreadable pages: events after `last` may be
    /// missing.
    bool endUnknown = false;

    bool whole() const
    {
        return missing.empty() && leftOut.empty() && hurt.empty() && lostTexts == 0 && !endUnknown;
    }
};

/// Creates `target` from the readable part of `damaged`, which is not changed. Missing events come from the
/// backups and from sibling copies. Errors: `Missing` (`damaged` cannot be read), `Damaged` (no event was
/// found), `Newer`, `Io` (`target` exists and `replace` is false), `Cancelled`, and those of the disk. On
/// error nothing is created.
Expected<RecoveryResult> recover(const std::filesystem::path& damaged, const std::filesystem::path& target,
    const std::vector<std::filesystem::path>& backups = {}, bool replace = false,
    const Progress& progress = {});

/// \return true if the file contains at least one event, whatever else is damaged
bool containsHistory(const std::filesystem::path& file);

/// \return true if a file that cannot be opened is a damaged history: it can be recovered, and replaced by a
/// backup
bool isDamaged(const StorageError& why, const std::filesystem::path& file);

/// Replaces a damaged history, which no program has open, with an intact one.
/// \return the path where the damaged file and its side files are kept. Errors: `InUse`, and those of the
///         disk.
Expected<std::filesystem::path> replaceDamagedHistory(
    const std::filesystem::path& whole, const std::filesystem::path& damaged);

} // namespace tafel::history
