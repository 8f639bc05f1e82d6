// Whether a file is whole after its last writer was killed: SQLite looks through all of it.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <future>

namespace tafel::history {

/// Looks a file through beside the work. SQLite brings a killed write to its end by itself; this is for disks
/// that lie, and nobody at the table should wait for it.
class Wholeness {
public:
    /// Files up to this size, in bytes, are looked through before anything else happens: that is soon done.
    static constexpr std::int64_t soon = 8'000'000;

    explicit Wholeness(const std::filesystem::path& file);
    /// Stops looking.
    ~Wholeness();
    Wholeness(const Wholeness&) = delete;
    Wholeness& operator=(const Wholeness&) = delete;

    /// Whether the whole file was looked through.
    bool done() const;
    /// Waits until it was. Throws Failure Damaged, each time.
    void wait() const;

private:
    void look();

    std::filesystem::path m_file;
    std::atomic<bool> m_stop = false;
    std::shared_future<void> m_looking;
};

} // namespace tafel::history
