#include "history/storage/file_permissions.h"

#include <cstdlib>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "history/storage/storage_error.h"

namespace tafel::history {

namespace fs = std::filesystem;

namespace {

constexpr fs::perms others = fs::perms::group_all | fs::perms::others_all;

void closeToOthers(const fs::directory_entry& entry)
{
    std::error_code error; // another user's file: only they can
    const fs::file_status status = entry.symlink_status(error);
    if (!error && (fs::is_regular_file(status) || fs::is_directory(status))
        && (status.permissions() & others) != fs::perms::none)
        fs::permissions(entry.path(), others, fs::perm_options::remove, error);
}

} // namespace

void createOwnerOnlyFile(const fs::path& file)
{
    const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (made >= 0)
        ::close(made);
}

void restrictToOwner(const fs::path& history)
{
    const fs::path folder = history.parent_path();
    std::error_code error;
    fs::create_directories(folder.parent_path(), error);
    if (::mkdir(folder.c_str(), S_IRWXU) == 0)
        return;
    closeToOthers(fs::directory_entry(fs::weakly_canonical(folder, error), error));
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error))
        if (entry.is_regular_file(error))
            closeToOthers(entry);
}

PrivateFolder::PrivateFolder(const fs::path& history)
{
    std::error_code error;
    std::string name = (fs::temp_directory_path(error) / "tafelrichter-XXXXXX").string();
    if (error || ::mkdtemp(name.data()) == nullptr)
        throw StorageException(fileError(StorageError::Code::ReadOnly, history, "no place for a copy"));
    m_path = name;
}

PrivateFolder::~PrivateFolder()
{
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

void copyFileOwner(const fs::path& old, const fs::path& next)
{
    struct stat was = {};
    if (::stat(old.c_str(), &was) != 0)
        return;
    constexpr auto same = static_cast<uid_t>(-1);
    const bool given = ::chown(next.c_str(), was.st_uid, was.st_gid) == 0 // only root may give a file away
        || ::chown(next.c_str(), same, was.st_gid) == 0;
    if (given) // otherwise the rights would apply to another group
        ::chmod(next.c_str(), was.st_mode & 07777);
}

} // namespace tafel::history
