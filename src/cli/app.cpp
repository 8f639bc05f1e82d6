#include <filesystem>

#include <unistd.h>

#include "cli/cli.h"

namespace tafel::cli {

std::optional<std::string> siblingProgram(std::string_view name)
{
    std::error_code unreadable;
    const std::filesystem::path here
        = std::filesystem::read_symlink("/proc/self/exe", unreadable).parent_path();
    for (const std::filesystem::path& place : {here / name, here / "../libexec/tafelrichter" / name})
        if (std::filesystem::exists(place, unreadable))
            return place.string();
    return std::nullopt;
}

Exit startApp(Language language, const std::string& database, const std::string& file)
{
    if (!file.empty() && ::access(file.c_str(), R_OK) != 0) {
        printFileError(file, language);
        return Usage;
    }
    if (const auto place = siblingProgram("tafelrichter-app")) {
        std::string program = *place, history = database, open = "--open=" + file;
        std::vector<char*> arguments{program.data()};
        if (!file.empty())
            arguments.push_back(open.data());
        if (!history.empty())
            arguments.push_back(history.data());
        arguments.push_back(nullptr);
        ::execv(program.c_str(), arguments.data());
        printError("tafelrichter: " + *place + ": " + std::generic_category().message(errno));
        return Usage;
    }
    printError(
        Text{"tafelrichter: die Tablet-App ist hier nicht gebaut; «tafelrichter --help» zeigt die Befehle.",
            "tafelrichter: the tablet app is not built here; \"tafelrichter --help\" shows the commands."}
            .in(language));
    return Usage;
}

} // namespace tafel::cli
