// `tafelrichter backup` and `restore`.
#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"
#include "history/backup.h"
#include "history/recovery.h"

namespace tafel::cli {

namespace {

struct Options {
    std::string file = {};
    bool force = false, yes = false;
};

Exit backUp(const Options& options, const Command& command)
{
    std::optional<history::History> history = openHistory(command, history::Mode::Read);
    if (!history)
        return Usage;
    const auto done = history::backUp(*history, options.file, options.force);
    if (!done)
        return refuse(command, done.error().message);
    complain(command.language == Language::German
            ? fmt::format("Die Spielgeschichte ist in {} gesichert.", options.file)
            : fmt::format("The history is backed up in {}.", options.file));
    return Answer;
}

/// What the backup would take the place of: the end of a sentence.
Message presentOf(history::History* present, const Command& command)
{
    if (!present)
        return {fmt::format("die beschädigte Spielgeschichte {} ersetzen (sie wird daneben aufbewahrt)",
                    command.file().string()),
            fmt::format("the damaged history {} (it is kept beside it)", command.file().string())};
    const int matches = present->counts().value_or(history::Counts{}).matches;
    return {fmt::format("die {} Spiele ersetzen, die jetzt da sind (sie werden daneben aufbewahrt)", matches),
        fmt::format("the {} matches that are there now (they are kept beside it)", matches)};
}

Exit restore(const Options& options, const Command& command)
{
    auto present = history::History::open(command.file(), history::Mode::Write);
    if (!present && !history::isDamaged(present.error(), command.file()))
        return refuse(command, present.error().message);
    history::Restore restoring
        = present ? history::Restore(*present, options.file) : history::Restore(command.file(), options.file);
    tl::expected<bool, history::Fault> more = true;
    while (more && *more)
        more = restoring.check(std::chrono::seconds(1));
    if (!more)
        return refuse(command, more.error().message);
    const int matches = restoring.contents().counts.matches;
    if (!options.yes) {
        const Message now = presentOf(present ? &*present : nullptr, command);
        return refuse(command,
            {fmt::format(
                 "{} hat {} Spiele und würde {}. Mit --yes geschieht es.", options.file, matches, now.de),
                fmt::format("{} has {} matches and would replace {}. With --yes it is done.", options.file,
                    matches, now.en)});
    }
    const auto aside = restoring.finish();
    if (!aside)
        return refuse(command, aside.error().message);
    complain(command.language == Language::German
            ? fmt::format(
                "{} Spiele aus {}. Was vorher da war, steht in {}.", matches, options.file, aside->string())
            : fmt::format("{} matches from {}. What was there before is in {}.", matches, options.file,
                aside->string()));
    return Answer;
}

} // namespace

void addBackup(CLI::App& program, Command& command)
{
    const auto options = std::make_shared<Options>();
    CLI::App* backup
        = program.add_subcommand("backup", "Copy the whole history into a file, also while the app runs");
    backup->add_option("FILE", options->file, "A file that is not there yet")->required();
    backup->add_flag("--force", options->force, "Overwrite the file");
    backup->callback(
        [&command, options] { command.run = [&command, options] { return backUp(*options, command); }; });
    CLI::App* restoring = program.add_subcommand("restore", "Put a backup in the place of the history");
    restoring->add_option("FILE", options->file, "A backup")->required();
    restoring->add_flag("--yes", options->yes, "Do it; without it only what would be done is said");
    restoring->callback(
        [&command, options] { command.run = [&command, options] { return restore(*options, command); }; });
}

} // namespace tafel::cli
