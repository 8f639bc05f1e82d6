#include "history/writer_lock.h"

#include <cerrno>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <fmt/format.h>

#include "history/fault.h"

namespace tafel::history {

namespace {

std::string textIn(int file)
{
    char text[32];
    const ssize_t size = pread(file, text, sizeof text, 0);
    return size > 0 ? std::string(text, static_cast<std::size_t>(size)) : std::string();
}

Fault inUse(const std::filesystem::path& history, const std::string& process)
{
    Fault fault = fileFault(Fault::Code::InUse, history, process);
    if (!process.empty()) {
        fault.message.de += fmt::format(" (Prozess {})", process);
        fault.message.en += fmt::format(" (process {})", process);
    }
    return fault;
}

} // namespace

WriterLock::WriterLock(const std::filesystem::path& history)
{
    const std::string name = history.string() + "-lock";
    m_file = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (m_file < 0) {
        const int error = errno;
        throw Failure(fileFault(error == EROFS || error == EACCES || error == EPERM ? Fault::Code::ReadOnly
                : error == ENOSPC || error == EDQUOT                                ? Fault::Code::DiskFull
                                                                                    : Fault::Code::Io,
            history, std::strerror(error)));
    }
    if (flock(m_file, LOCK_EX | LOCK_NB) != 0) {
        const Fault fault = errno == EWOULDBLOCK ? inUse(history, textIn(m_file))
                                                 : fileFault(Fault::Code::Io, history, std::strerror(errno));
        close(m_file);
        throw Failure(fault);
    }
    m_lastWriterWasKilled = !textIn(m_file).empty();
    const std::string process = std::to_string(getpid());
    // On a full disk the name is missing from the message of a second program; the lock holds all the same.
    if (ftruncate(m_file, 0) != 0 || pwrite(m_file, process.data(), process.size(), 0) < 0)
        m_lastWriterWasKilled = true;
}

bool whileNobodyWrites(const std::filesystem::path& history, const std::function<void()>& work)
{
    struct File {
        int number;
        ~File() { close(number); }
    };
    const File lock{open((history.string() + "-lock").c_str(), O_RDONLY | O_CLOEXEC)};
    if (lock.number >= 0 && flock(lock.number, LOCK_SH | LOCK_NB) != 0)
        return false;
    work();
    return true;
}

WriterLock::~WriterLock()
{
    // When it cannot be emptied, the next writer checks the file once more than it had to.
    [[maybe_unused]] const int emptied = m_doubt ? 0 : ftruncate(m_file, 0);
    close(m_file);
}

} // namespace tafel::history
