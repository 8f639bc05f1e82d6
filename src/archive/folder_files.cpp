#include "archive/folder_files.h"

#include <cerrno>
#include <cstring>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "history/storage/atomic_file.h"

namespace tafel::archive {

namespace fs = std::filesystem;

namespace {

using Code = ArchiveError::Code;

void mustWrite(const tl::expected<void, history::StorageError>& done)
{
    if (done)
        return;
    using StorageError = history::StorageError::Code;
    const StorageError fault = done.error().code;
    throw ArchiveException(archiveError(fault == StorageError::DiskFull ? Code::FolderFull
            : fault == StorageError::ReadOnly                           ? Code::FolderReadOnly
            : fault == StorageError::FolderNotFound                     ? Code::NoFolder
                                                                        : Code::FolderFailed,
        done.error().detail));
}

constexpr std::size_t tooMuch = SIZE_MAX;

/// Reads the number of bytes that `wanted` returns for the size of the file.
template <typename Wanted>
std::string read(const fs::path& file, const Wanted& wanted, std::optional<PassedOver::Why>& fault)
{
    using Why = PassedOver::Why;
    std::string bytes;
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    struct stat status { };
    if (descriptor < 0 || ::fstat(descriptor, &status) != 0) {
        fault = Why::Unreadable;
    } else if (const std::size_t size = wanted(static_cast<std::size_t>(status.st_size));
               !S_ISREG(status.st_mode) || size == tooMuch) {
        fault = Why::Unknown;
    } else {
        bytes.resize(size);
        std::size_t done = 0;
        while (done < bytes.size()) {
            const ssize_t some = ::read(descriptor, bytes.data() + done, bytes.size() - done);
            if (some < 0 && errno == EINTR)
                continue;
            if (some < 0)
                fault = Why::Unreadable;
            if (some <= 0)
                break;
            done += static_cast<std::size_t>(some);
        }
        bytes.resize(done);
    }
    if (descriptor >= 0)
        ::close(descriptor);
    return bytes;
}

} // namespace

void failFor(int error)
{
    const Code code = error == ENOENT || error == ENODEV ? Code::NoFolder
        : error == ENOTDIR                               ? Code::NotAFolder
                                                         : Code::FolderFailed;
    throw ArchiveException(archiveError(code, std::strerror(error)));
}

void syncFolder(const fs::path& folder)
{
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor); // some shares cannot
    ::close(descriptor);
}

void mustBeFolder(const fs::path& folder)
{
    struct stat status { };
    if (::stat(folder.c_str(), &status) != 0)
        failFor(errno);
    if (!S_ISDIR(status.st_mode))
        failFor(ENOTDIR);
}

void makeFolder(const fs::path& folder)
{
    if (::mkdir(folder.c_str(), 0777) == 0 || errno == EEXIST)
        return;
    const int error = errno;
    throw ArchiveException(
        archiveError(error == EROFS || error == EACCES || error == EPERM ? Code::FolderReadOnly
                : error == ENOSPC || error == EDQUOT                     ? Code::FolderFull
                : error == ENOENT                                        ? Code::NoFolder
                                                                         : Code::FolderFailed,
            folder.string() + ": " + std::strerror(error)));
}

std::vector<std::string> namesIn(const fs::path& folder)
{
    std::vector<std::string> names;
    DIR* const directory = ::opendir(folder.c_str());
    if (!directory) {
        if (errno == ENOENT)
            return names;
        failFor(errno);
    }
    errno = 0;
    while (const dirent* const entry = ::readdir(directory)) {
        names.emplace_back(entry->d_name);
        errno = 0;
    }
    const int error = errno;
    ::closedir(directory);
    if (error != 0)
        failFor(error);
    return names;
}

std::string readFile(const fs::path& file, std::size_t most, std::optional<PassedOver::Why>& fault)
{
    return read(
        file, [&](std::size_t size) { return size <= most ? size : tooMuch; }, fault);
}

std::string beginningOf(const fs::path& file, std::size_t most)
{
    std::optional<PassedOver::Why> fault;
    return read(
        file, [&](std::size_t size) { return std::min(size, most); }, fault);
}

void writeFile(const fs::path& file, std::string_view bytes)
{
    history::AtomicFileWriter writer(file, true);
    mustWrite(writer.open());
    mustWrite(writer.write(bytes));
    mustWrite(writer.finish());
}

} // namespace tafel::archive
