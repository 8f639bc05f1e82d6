#include "cli/commands.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <fmt/format.h>
#include <unistd.h>

#include "base/utf8.h"
#include "history/storage/atomic_file.h"
#include "history/storage/file_permissions.h"

namespace tafel::cli {

std::filesystem::path userFile(const char* variable, const char* belowHome, const char* name)
{
    const auto folder = [](const char* each) -> std::filesystem::path {
        const char* value = std::getenv(each);
        return value ? value : "";
    };
    const std::filesystem::path named = folder(variable); // a relative one does not count (XDG)
    return (named.is_absolute() ? named : folder("HOME") / belowHome) / "tafelrichter" / name;
}

std::filesystem::path Command::file() const
{
    return database.empty() ? userFile("XDG_DATA_HOME", ".local/share", "history.db")
                            : std::filesystem::path(database);
}

bool isHistoryFile(const Command& command, const std::string& file)
{
    for (const char* part : {"", "-wal", "-shm", "-journal", "-lock", ".folder-key"})
        if (std::error_code error; std::filesystem::equivalent(file, command.file().string() + part, error)) {
            reportError(command,
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

Message faultOfPlace(const std::filesystem::path& file, history::Mode mode)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const std::string name = file.string(),
                      folder = file.has_parent_path() ? file.parent_path().string() : ".";
    if (fs::is_directory(file, error))
        return {fmt::format("{} ist ein Ordner. Gib mit --db die Datei darin an, etwa {}.", name,
                    (file / "history.db").lexically_normal().string()),
            fmt::format("{} is a folder. Give the file in it with --db, for example {}.", name,
                (file / "history.db").lexically_normal().string())};
    if (fs::exists(file, error) && !fs::is_regular_file(file, error))
        return {
            fmt::format(
                "{} ist keine Datei, sondern eine Pipe oder ein Gerät. Gib mit --db eine Datei an.", name),
            fmt::format("{} is not a file but a pipe or a device. Give a file with --db.", name)};
    if (::access(folder.c_str(), F_OK) == 0 && ::access(folder.c_str(), X_OK) != 0)
        return {fmt::format("Du darfst den Ordner {} nicht öffnen: {}. Ändere seine Rechte oder wähle mit "
                            "--db eine andere Datei.",
                    folder, std::strerror(errno)),
            fmt::format("You may not open the folder {}: {}. Change its permissions, or choose another file "
                        "with --db.",
                folder, std::strerror(errno))};
    if (::access(name.c_str(), F_OK) == 0 && ::access(name.c_str(), R_OK) != 0)
        return {
            fmt::format(
                "Du darfst {} nicht lesen: {}. Ändere die Rechte der Datei oder wähle mit --db eine andere.",
                name, std::strerror(errno)),
            fmt::format("You may not read {}: {}. Change the permissions of the file, or choose another one "
                        "with --db.",
                name, std::strerror(errno))};
    if (mode == history::Mode::Write && ::access(folder.c_str(), F_OK) == 0
        && ::access(folder.c_str(), W_OK) != 0)
        return {fmt::format("Der Ordner {} ist schreibgeschützt ({}). Nichts wurde eingetragen. Hebe den "
                            "Schreibschutz auf oder wähle mit --db eine andere Datei.",
                    folder, std::strerror(errno)),
            fmt::format("The folder {} is write-protected ({}). Nothing was entered. Make it writable, or "
                        "choose another file with --db.",
                folder, std::strerror(errno))};
    return {};
}

history::Expected<history::History> openWithWait(const Command& command, history::Mode mode)
{
    history::Settings settings{.readsEarlierReleases = mode == history::Mode::Read};
    settings.patience = {std::chrono::seconds(10), [&command] {
                             say(command,
                                 {"tafelrichter: Ein anderes Programm schreibt gerade in die "
                                  "Spielgeschichte; bitte warten …",
                                     "tafelrichter: Another program is writing to the history. Waiting …"});
                         }};
    return history::History::open(command.file(), mode, std::move(settings));
}

std::optional<history::History> openHistory(const Command& command, history::Mode mode, bool creates)
{
    const std::filesystem::path file = command.file();
    std::error_code unreadable;
    if (!creates && !std::filesystem::exists(file, unreadable))
        mode = history::Mode::Read;
    if (command.database.empty()
        && (mode == history::Mode::Write || std::filesystem::exists(file.parent_path(), unreadable)))
        history::restrictToOwner(file);
    if (const Message fault = faultOfPlace(file, mode); !fault.empty()) {
        reportError(command, fault);
        return std::nullopt;
    }
    auto opened = openWithWait(command, mode);
    if (opened)
        return std::move(*opened);
    printError("tafelrichter: " + std::string(opened.error().message.in(command.language)));
    return std::nullopt;
}

Exit reportError(const Command& command, const Message& message)
{
    printError("tafelrichter: " + message.in(command.language));
    return Usage;
}

Exit reportError(const Command& command, const history::WriteError& problem)
{
    return reportError(command, std::visit([](const auto& each) { return each.message; }, problem));
}

bool writeFileAtomically(
    const Command& command, const std::string& name, bool replace, std::string_view data, Contents contents)
{
    const bool isText = contents == Contents::Text;
    if (name.empty() || name == "-") {
        isText ? print(data) : printBytes(data);
        return true;
    }
    if (isHistoryFile(command, name))
        return false;
    std::string room;
    history::AtomicFileWriter file(name, replace);
    const auto written = file.open()
                             .and_then([&] { return file.write(isText ? validUtf8(data, room) : data); })
                             .and_then([&] { return file.finish(); });
    if (!written)
        reportError(command, written.error().message);
    return written.has_value();
}

} // namespace tafel::cli
