// An SQLite VFS around the default one whose calls fail on demand.
#pragma once

namespace tafel::history {

/// While an object of this class exists, SQLite opens every file through it.
class FailingDisk {
public:
    enum class How {
        Full, ///< SQLITE_FULL for writing calls.
        Error, ///< SQLITE_IOERR for all calls.
        ReadOnly, ///< SQLITE_READONLY for writing calls.
    };

    FailingDisk();
    ~FailingDisk();
    FailingDisk(const FailingDisk&) = delete;
    FailingDisk& operator=(const FailingDisk&) = delete;

    /// Lets the `call`-th call from now on fail (counted from 1), and with `forEver` all later ones. It
    /// counts the calls that open, write, truncate, sync, and delete.
    void fail(int call, How how, bool forEver);
    /// Lets all calls succeed again; returns true if a call has failed.
    bool heal();
};

} // namespace tafel::history
