#include "history/storage/writer_lock.h"

#include <cerrno>
#include <cstring>
#include <string>
#include <string_view>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <fmt/format.h>

#include "history/storage/storage_error.h"

namespace tafel::history {

namespace {

std::string textIn(int file)
{
    char text[32];
    const ssize_t size = pread(file, text, sizeof text, 0);
    return size > 0 ? std::string(text, static_cast<std::size_t>(size)) : std::string();
}

constexpr std::string_view creating = " new"; // follows the process id

/// Writes the name of this process into its lock.
/// \return false if there is no room
bool sign(int file, std::string_view what)
{
    const std::string text = std::to_string(getpid()) + std::string(what);
    return ftruncate(file, 0) == 0 && pwrite(file, text.data(), text.size(), 0) >= 0;
}

std::string processIn(const std::string& text)
{
    return text.substr(0, text.find(' '));
}

StorageError inUse(const std::filesystem::path& history, const std::string& process)
{
    StorageError fault = fileError(StorageError::Code::InUse, history, process);
    if (!process.empty()) {
        fault.message.de += fmt::format(" (Prozess {})", process);
        fault.message.en += fmt::format(" (process {})", process);
    }
    return fault;
}

/// Takes the lock, or waits for it.
/// \return false with `errno` set
bool isOurs(int file, const LockWait& patience)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds look{10}, noticed{500};
    const Clock::time_point begin = Clock::now();
    Clock::time_point since = begin;
    std::string holder;
    bool said = false;
    while (flock(file, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK)
            return false;
        const Clock::time_point now = Clock::now();
        if (std::string other = textIn(file); other != holder) {
            holder = std::move(other);
            since = now;
        }
        if (now - since >= patience.time) {
            errno = EWOULDBLOCK;
            return false;
        }
        if (!said && patience.said && now - begin >= noticed) {
            said = true;
            patience.said();
        }
        std::this_thread::sleep_for(look);
    }
    return true;
}

} // namespace

WriterLock::WriterLock(const std::filesystem::path& history, const LockWait& patience)
{
    const std::string name = history.string() + "-lock";
    m_file = open(name.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (m_file < 0) {
        const int error = errno;
        throw StorageException(
            fileError(error == EROFS || error == EACCES || error == EPERM ? StorageError::Code::ReadOnly
                    : error == ENOSPC || error == EDQUOT                  ? StorageError::Code::DiskFull
                                                                          : StorageError::Code::Io,
                history, std::strerror(error)));
    }
    if (!isOurs(m_file, patience)) {
        const StorageError fault = errno == EWOULDBLOCK
            ? inUse(history, processIn(textIn(m_file)))
            : fileError(StorageError::Code::Io, history, std::strerror(errno));
        close(m_file);
        throw StorageException(fault);
    }
    const std::string before = textIn(m_file);
    m_lastWriterWasKilled = !before.empty();
    m_lastWriterWasCreating = before.ends_with(creating);
    // On a full disk the name is missing from the message of a second program; the lock holds all the same.
    if (!sign(m_file, m_lastWriterWasCreating ? creating : std::string_view()))
        m_lastWriterWasKilled = true;
}

void WriterLock::setCreating(bool isCreating)
{
    m_isCreating = isCreating;
    sign(m_file, isCreating ? creating : std::string_view());
}

namespace {

struct File {
    int number;
    ~File()
    {
        if (number >= 0)
            close(number);
    }
};

} // namespace

bool isHeldByThisProgram(const std::filesystem::path& history)
{
    const File lock{open((history.string() + "-lock").c_str(), O_RDONLY | O_CLOEXEC)};
    return lock.number >= 0 && flock(lock.number, LOCK_SH | LOCK_NB) != 0
        && processIn(textIn(lock.number)) == std::to_string(getpid());
}

bool wasLeftByKilledWriter(const std::filesystem::path& history)
{
    const File lock{open((history.string() + "-lock").c_str(), O_RDONLY | O_CLOEXEC)};
    return lock.number >= 0 && flock(lock.number, LOCK_SH | LOCK_NB) == 0 && !textIn(lock.number).empty();
}

bool runExclusively(const std::filesystem::path& history, const std::function<void()>& work)
{
    const File lock{open((history.string() + "-lock").c_str(), O_RDONLY | O_CLOEXEC)};
    if (lock.number >= 0 && flock(lock.number, LOCK_SH | LOCK_NB) != 0)
        return false;
    work();
    return true;
}

WriterLock::~WriterLock()
{
    // When it cannot be emptied, the next writer checks the file once more than it had to.
    [[maybe_unused]] const int emptied = m_requiresCheck || m_isCreating ? 0 : ftruncate(m_file, 0);
    close(m_file);
}

} // namespace tafel::history
