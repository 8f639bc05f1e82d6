#include "cli/commands.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "history/private.h"

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

bool isTheHistory(const Command& command, const std::string& file)
{
    for (const char* part : {"", "-wal", "-shm", "-journal", "-lock"})
        if (std::error_code error; std::filesystem::equivalent(file, command.file().string() + part, error)) {
            refuse(command,
                {fmt::format(
                     "{} gehört zur Spielgeschichte selbst und wird nicht überschrieben, auch nicht mit "
                     "--force. Wähle einen andern Namen.",
                     file),
                    fmt::format(
                        "{} belongs to the history itself and is not overwritten, not even with --force. "
                        "Choose another name.",
                        file)});
            return true;
        }
    return false;
}

namespace {

/// What is wrong with the place of a history, where it can be said before it is opened; empty: nothing.
Message faultOfPlace(const std::filesystem::path& file, history::Mode mode)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const std::string name = file.string(),
                      folder = file.has_parent_path() ? file.parent_path().string() : ".";
    if (fs::is_directory(file, error))
        return {fmt::format("{} ist ein Ordner; --db nennt die Datei darin, etwa {}.", name,
                    (file / "history.db").lexically_normal().string()),
            fmt::format("{} is a folder; --db names the file in it, say {}.", name,
                (file / "history.db").lexically_normal().string())};
    if (::access(folder.c_str(), F_OK) == 0 && ::access(folder.c_str(), X_OK) != 0)
        return {fmt::format("In den Ordner {} darfst du nicht schauen: {}.", folder, std::strerror(errno)),
            fmt::format("You may not look into the folder {}: {}.", folder, std::strerror(errno))};
    if (::access(name.c_str(), F_OK) == 0 && ::access(name.c_str(), R_OK) != 0)
        return {fmt::format("{} darfst du nicht lesen: {}.", name, std::strerror(errno)),
            fmt::format("You may not read {}: {}.", name, std::strerror(errno))};
    if (mode == history::Mode::Write && ::access(folder.c_str(), F_OK) == 0
        && ::access(folder.c_str(), W_OK) != 0)
        return {fmt::format("Der Ordner {} ist schreibgeschützt ({}); nichts wurde eingetragen.", folder,
                    std::strerror(errno)),
            fmt::format(
                "The folder {} is write-protected ({}); nothing was entered.", folder, std::strerror(errno))};
    return {};
}

} // namespace

history::Expected<history::History> openPatiently(const Command& command, history::Mode mode)
{
    history::Settings settings;
    settings.patience
        = {std::chrono::seconds(10), [&command] {
               complain(command.language == Language::German
                       ? "tafelrichter: Ein anderes Programm schreibt gerade; es wird gewartet …"
                       : "tafelrichter: Another program is writing; waiting …");
           }};
    return history::History::open(command.file(), mode, std::move(settings));
}

std::optional<history::History> openHistory(const Command& command, history::Mode mode)
{
    const std::filesystem::path file = command.file();
    std::error_code unreadable;
    if (command.database.empty()
        && (mode == history::Mode::Write || std::filesystem::exists(file.parent_path(), unreadable)))
        history::keepPrivate(file);
    if (const Message fault = faultOfPlace(file, mode); !fault.empty()) {
        refuse(command, fault);
        return std::nullopt;
    }
    auto opened = openPatiently(command, mode);
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

Exit refuse(const Command& command, const history::Problem& problem)
{
    return refuse(command, std::visit([](const auto& each) { return each.message; }, problem));
}

bool writeWhole(const Command& command, const std::string& file, std::string_view text)
{
    if (file.empty()) {
        print(text);
        return true;
    }
    if (isTheHistory(command, file))
        return false;
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
