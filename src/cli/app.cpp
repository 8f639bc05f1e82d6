#include <filesystem>

#include <unistd.h>

#include "cli/cli.h"

namespace tafel::cli {

Exit app(Language language)
{
    std::error_code unreadable;
    const std::filesystem::path here
        = std::filesystem::read_symlink("/proc/self/exe", unreadable).parent_path();
    for (const std::filesystem::path& place :
        {here / "tafelrichter-app", here / "../libexec/tafelrichter/tafelrichter-app"})
        if (std::filesystem::exists(place)) {
            ::execl(place.c_str(), place.c_str(), nullptr);
            complain("tafelrichter: " + place.string() + ": " + std::generic_category().message(errno));
            return Usage;
        }
    complain(language == Language::German
            ? "tafelrichter: die Tablet-App ist hier nicht gebaut; «tafelrichter --help» zeigt die Befehle."
            : "tafelrichter: the tablet app is not built here; \"tafelrichter --help\" shows the commands.");
    return Usage;
}

} // namespace tafel::cli
