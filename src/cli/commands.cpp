#include "cli/commands.h"

#include <cstdlib>

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

} // namespace tafel::cli
