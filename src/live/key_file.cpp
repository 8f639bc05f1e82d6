#include "live/key_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "codes/secret.h"

namespace tafel::live {

namespace {

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

KeptKey read(int descriptor)
{
    std::string text(64, '\0');
    const ssize_t size = ::read(descriptor, text.data(), text.size());
    if (size < 0)
        return {.fault = lastError()};
    text.resize(static_cast<std::size_t>(size));
    if (text.ends_with('\n'))
        text.pop_back();
    if (!isSecret(text))
        return {.fault = std::make_error_code(std::errc::invalid_argument)};
    ::fchmod(descriptor, 0600); // it may have come from a backup
    return {.key = text};
}

/// Writes the key atomically.
std::error_code write(const std::filesystem::path& file, const std::string& key)
{
    std::error_code error;
    if (file.has_parent_path() && std::filesystem::create_directories(file.parent_path(), error))
        ::chmod(file.parent_path().c_str(), 0700);
    if (error)
        return error;
    std::string beside = file.string() + ".XXXXXX";
    const int descriptor = ::mkstemp(beside.data()); // 0600
    if (descriptor < 0)
        return lastError();
    const std::string line = key + '\n';
    if (::write(descriptor, line.data(), line.size()) != static_cast<ssize_t>(line.size())
        || ::fsync(descriptor) != 0 || ::rename(beside.c_str(), file.c_str()) != 0) {
        error = lastError();
        ::unlink(beside.c_str());
    }
    ::close(descriptor);
    return error;
}

} // namespace

KeptKey keptKey(const std::filesystem::path& file, bool fresh)
{
    const int descriptor = fresh ? -1 : ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor >= 0) {
        KeptKey kept = read(descriptor);
        ::close(descriptor);
        return kept;
    }
    if (!fresh && errno != ENOENT && errno != ENOTDIR)
        return {.fault = lastError()};
    KeptKey drawn{.key = newSecret()};
    drawn.fault = write(file, drawn.key);
    return drawn;
}

} // namespace tafel::live
