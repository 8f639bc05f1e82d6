// A disk that fails when the test wants it: an SQLite VFS around the usual one.
#pragma once

namespace tafel::history {

/// While one of these is there, every file that SQLite opens is on it.
class FailingDisk {
public:
    enum class How {
        Full, ///< SQLITE_FULL for what writes.
        Error, ///< SQLITE_IOERR for all.
        ReadOnly, ///< SQLITE_READONLY for what writes.
    };

    FailingDisk();
    ~FailingDisk();
    FailingDisk(const FailingDisk&) = delete;
    FailingDisk& operator=(const FailingDisk&) = delete;

    /// The `call`-th call from now on fails (from 1), and with `forEver` all after it: opening, writing,
    /// cutting, waiting for the disk, removing.
    void fail(int call, How how, bool forEver);
    /// All is well again. True: something had failed.
    bool heal();
};

} // namespace tafel::history
