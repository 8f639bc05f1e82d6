#include "history/storage/atomic_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "history/storage/time_and_ids.h"

namespace tafel::history {

namespace fs = std::filesystem;

AtomicFileWriter::AtomicFileWriter(fs::path file, bool replace, unsigned rights)
    : m_file(std::move(file))
    , m_part(fmt::format("{}.{}.part", m_file.string(), newUuid().substr(28))) // the random end of the UUID
    , m_replace(replace)
    , m_rights(rights)
{
}

AtomicFileWriter::~AtomicFileWriter()
{
    if (m_descriptor < 0)
        return;
    ::close(m_descriptor);
    ::unlink(m_part.c_str());
}

namespace {

/// Also a link that leads nowhere.
bool isThere(const fs::path& file)
{
    std::error_code error;
    return fs::exists(fs::symlink_status(file, error));
}

/// \return false with `errno` set, `EEXIST` if there is a file of that name
bool renameToNew(const fs::path& from, const fs::path& to)
{
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return true;
    if (errno != EINVAL && errno != ENOSYS) // the file system of a USB drive may not support it
        return false;
    if (isThere(to)) {
        errno = EEXIST;
        return false;
    }
    return ::rename(from.c_str(), to.c_str()) == 0;
}

Message reasonOf(int error)
{
    switch (error) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return {"der Datenträger ist voll", "the drive is full"};
    case EROFS:
        return {"der Datenträger kann nur gelesen werden", "the drive is read-only"};
    case EACCES:
    case EPERM:
        return {"du darfst dort nicht schreiben", "you may not write there"};
    case ENOENT:
    case ENOTDIR:
        return {"den Ordner gibt es nicht", "there is no such folder"};
    case EIO:
    case ENODEV:
    case ENXIO:
        return {"der Datenträger antwortet nicht", "the drive does not respond"};
    default:
        return {std::strerror(error), std::strerror(error)};
    }
}

} // namespace

std::optional<StorageError> targetFault(const fs::path& file, bool replace)
{
    if (!isThere(file))
        return std::nullopt;
    if (!replace)
        return fileExistsError(file);
    if (std::error_code error; fs::is_symlink(file, error) || fs::is_regular_file(file, error))
        return std::nullopt;
    return StorageError{StorageError::Code::Io,
        {fmt::format("{} ist ein Ordner, eine Pipe oder ein Gerät und wird nicht ersetzt. Nichts wurde "
                     "geschrieben. Wähle einen andern Namen.",
             file.string()),
            fmt::format("{} is a folder, a pipe or a device and is not replaced. Nothing was written. "
                        "Choose another name.",
                file.string())},
        {}};
}

tl::unexpected<StorageError> AtomicFileWriter::failed() const
{
    const int error = errno;
    const Message reason = reasonOf(error);
    const StorageError::Code code = error == ENOSPC || error == EDQUOT || error == EFBIG
        ? StorageError::Code::DiskFull
        : error == EROFS || error == EACCES || error == EPERM ? StorageError::Code::ReadOnly
        : error == ENOENT || error == ENOTDIR                 ? StorageError::Code::FolderNotFound
                                                              : StorageError::Code::Io;
    return tl::unexpected(StorageError{code,
        {fmt::format("{} kann nicht geschrieben werden ({}). Es wurde keine Datei angelegt; die "
                     "Spielgeschichte ist unverändert. Wähle einen andern Ort.",
             m_file.string(), reason.de),
            fmt::format("{} cannot be written ({}). No file was created; the history is unchanged. Choose "
                        "another place.",
                m_file.string(), reason.en)},
        std::strerror(error)});
}

tl::expected<void, StorageError> AtomicFileWriter::open()
{
    if (auto fault = targetFault(m_file, m_replace))
        return tl::unexpected(std::move(*fault));
    m_descriptor = ::open(m_part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, m_rights);
    if (m_descriptor < 0)
        return failed();
    return {};
}

tl::expected<void, StorageError> AtomicFileWriter::write(std::string_view text)
{
    while (!text.empty()) {
        const ssize_t some = ::write(m_descriptor, text.data(), text.size());
        if (some < 0 && errno != EINTR)
            return failed();
        text.remove_prefix(static_cast<std::size_t>(some > 0 ? some : 0));
    }
    return {};
}

tl::expected<void, StorageError> AtomicFileWriter::finish()
{
    if (::fsync(m_descriptor) != 0)
        return failed();
    if (m_replace ? ::rename(m_part.c_str(), m_file.c_str()) != 0 : !renameToNew(m_part, m_file))
        return !m_replace && errno == EEXIST ? tl::unexpected(fileExistsError(m_file)) : failed();
    ::close(m_descriptor);
    m_descriptor = -1;
    return {};
}

} // namespace tafel::history
