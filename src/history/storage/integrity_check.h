// Checks a file after its last writer was killed: SQLite reads all of it.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <future>

namespace tafel::history {

/// Runs PRAGMA quick_check on another thread. SQLite itself completes or rolls back an interrupted write. The
/// check finds the damage of disks that report a write before it is done, and nobody at the table should wait
/// for it.
class IntegrityCheck {
public:
    /// Files up to this size, in bytes, are checked before anything else, because that takes only a moment.
    static constexpr std::int64_t soon = 8'000'000;

    explicit IntegrityCheck(const std::filesystem::path& file);
    /// Stops the check.
    ~IntegrityCheck();
    IntegrityCheck(const IntegrityCheck&) = delete;
    IntegrityCheck& operator=(const IntegrityCheck&) = delete;

    /// \return true once the whole file was read
    bool done() const;
    /// Waits for the end of the check.
    /// \throws StorageException (Damaged), on every call, if the file is damaged
    void wait() const;

private:
    void look();

    std::filesystem::path m_file;
    std::atomic<bool> m_stop = false;
    std::shared_future<void> m_looking;
};

} // namespace tafel::history
