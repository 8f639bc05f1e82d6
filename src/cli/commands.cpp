#include "cli/commands.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <system_error>

#include <sys/stat.h>
#include <unistd.h>

namespace tafel::cli {

std::filesystem::path Command::file() const
{
    if (!database.empty())
        return database;
    const auto variable = [](const char* name) -> std::filesystem::path {
        const char* value = std::getenv(name);
        return value ? value : "";
    };
    const std::filesystem::path data = variable("XDG_DATA_HOME"); // a relative one does not count (XDG)
    return (data.is_absolute() ? data : variable("HOME") / ".local/share") / "tafelrichter/history.db";
}

std::optional<history::History> openHistory(const Command& command, history::Mode mode)
{
    const std::filesystem::path file = command.file();
    if (mode == history::Mode::Write && command.database.empty()) {
        std::error_code ignored; // what cannot be made is said by the history, with the reason
        std::filesystem::create_directories(file.parent_path(), ignored);
    }
    auto opened = history::History::open(file, mode);
    if (opened)
        return std::move(*opened);
    complain("tafelrichter: " + std::string(opened.error().message.in(command.language)));
    return std::nullopt;
}

Exit refuse(const Command& command, const Message& message)
{
    complain("tafelrichter: " + message.in(command.language));
    return Usage;
}

bool writeWhole(const Command& command, const std::string& file, std::string_view text)
{
    if (file.empty()) {
        print(text);
        return true;
    }
    std::string beside = file + ".XXXXXX";
    const int descriptor = ::mkstemp(beside.data());
    bool written = descriptor >= 0;
    if (written) {
        const mode_t mask = ::umask(0);
        ::umask(mask);
        ::fchmod(descriptor, 0666 & ~mask);
        while (written && !text.empty()) {
            const ssize_t some = ::write(descriptor, text.data(), text.size());
            written = some >= 0 || errno == EINTR;
            text.remove_prefix(static_cast<std::size_t>(some > 0 ? some : 0));
        }
        written = written && ::fsync(descriptor) == 0;
        written = ::close(descriptor) == 0 && written;
        written = written && ::rename(beside.c_str(), file.c_str()) == 0;
    }
    if (written)
        return true;
    const std::string why = std::generic_category().message(errno);
    if (descriptor >= 0)
        ::unlink(beside.c_str());
    refuse(command, {file + " kann nicht geschrieben werden: " + why, file + " cannot be written: " + why});
    return false;
}

} // namespace tafel::cli
