// A damaged history: what can be read of it, with what copies have, as a new file; and exactly what is
// missing.
#pragma once

#include "history/history.h"

namespace tafel::history {

/// A match that is not as it was.
struct DamagedMatch {
    std::string id = {}, started = {}; ///< Empty: not known.
    std::vector<std::string> players = {};
    int kept = 0; ///< Deals as they stand now; the first ones.
    int before = 0; ///< As many were known to be there.
    bool lost = false; ///< Its beginning is missing: nothing of it is in the new file.
    std::int64_t from
        = 0; ///< The first of its entries that is missing or does not fit any more; 0: not known.
};

/// Numbers of entries, both included.
struct SeqRange {
    std::int64_t first = 0, last = 0;
};

struct RecoveryResult {
    int matches = 0, deals = 0, entries = 0; ///< In the new file.
    std::vector<SeqRange> missing = {}; ///< Entries that nothing was found of, neither here nor in a copy.
    std::vector<std::int64_t> leftOut = {}; ///< Entries that are readable, and come after what is missing.
    std::vector<DamagedMatch> hurt = {};
    /// Written and shown: the renamings that showed somebody so are among what is missing.
    std::vector<std::pair<std::string, std::string>> renamings = {};
    int lostTexts = 0; ///< Names and sentences that nobody has any more; each has a substitute.
    int fromCopies = 0; ///< Entries that only a copy had.
    std::vector<std::filesystem::path> copies = {}; ///< … and which copies.
    /// Entries that stood only behind a damaged place of the write-ahead log: SQLite saw none of them.
    std::vector<std::int64_t> fromDamagedLog = {};
    std::int64_t last = 0; ///< The highest number of an entry that is known to have been given.
    /// The file is shorter than it was, or has pages that cannot be read: whether there were entries after
    /// `last` cannot be told.
    bool endUnknown = false;

    bool whole() const
    {
        return missing.empty() && leftOut.empty() && hurt.empty() && lostTexts == 0 && !endUnknown;
    }
};

/// Makes `target` of what can be read of `damaged`, which stays as it is; missing entries come from the
/// backups and from the copies beside it. Faults: `Missing` (`damaged` cannot be read), `Damaged` (not one
/// entry was found; nothing is made), `Newer`, `Io` (`target` is there already, and may not be replaced),
/// `Cancelled` (nothing is made), and those of the disk.
Expected<RecoveryResult> recover(const std::filesystem::path& damaged, const std::filesystem::path& target,
    const std::vector<std::filesystem::path>& backups = {}, bool replace = false,
    const Progress& progress = {});

/// Does the file hold an entry of a log, whatever else is wrong with it?
bool containsHistory(const std::filesystem::path& file);

/// Whether what cannot be opened is a damaged history: one that can be recovered, and that a backup may
/// replace.
bool isDamaged(const StorageError& why, const std::filesystem::path& file);

/// Puts a whole history in the place of a damaged one, which nobody has open; the damaged one is kept beside
/// it, with what SQLite has there: where. Faults: `InUse`, and those of the disk.
Expected<std::filesystem::path> replaceDamagedHistory(
    const std::filesystem::path& whole, const std::filesystem::path& damaged);

} // namespace tafel::history
