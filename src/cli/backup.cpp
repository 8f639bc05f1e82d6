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

/// In the place of a history that cannot be opened any more.
Exit restoreDamaged(const Options& options, const Command& command)
{
    history::DamagedRestore restoring(command.file(), options.file);
    const auto contents = restoring.check();
    if (!contents)
        return refuse(command, contents.error().message);
    const int matches = contents->counts.matches;
    if (!options.yes)
        return refuse(command,
            {fmt::format(
                 "{} hat {} Spiele und würde die beschädigte Spielgeschichte {} ersetzen (sie wird daneben "
                 "aufbewahrt). Mit --yes geschieht es.",
                 options.file, matches, command.file().string()),
                fmt::format(
                    "{} has {} matches and would replace the damaged history {} (it is kept beside it). With "
                    "--yes it is done.",
                    options.file, matches, command.file().string())});
    const auto kept = restoring.finish();
    if (!kept)
        return refuse(command, kept.error().message);
    complain(command.language == Language::German
            ? fmt::format(
                "{} Spiele aus {}. Die beschädigte Datei steht in {}.", matches, options.file, kept->string())
            : fmt::format(
                "{} matches from {}. The damaged file is in {}.", matches, options.file, kept->string()));
    return Answer;
}

Exit restore(const Options& options, const Command& command)
{
    auto history = history::History::open(command.file(), history::Mode::Write);
    if (!history) {
        using Code = history::Fault::Code;
        const Code code = history.error().code;
        if (code == Code::Damaged || (code == Code::NotAHistory && history::wasAHistory(command.file())))
            return restoreDamaged(options, command);
        return refuse(command, history.error().message);
    }
    history::Restore restoring(*history, options.file);
    tl::expected<bool, history::Fault> more = true;
    while (more && *more)
        more = restoring.check(std::chrono::seconds(1));
    if (!more)
        return refuse(command, more.error().message);
    const history::Counts now = history->counts().value_or(history::Counts{}),
                          then = restoring.contents().counts;
    if (!options.yes)
        return refuse(command,
            {fmt::format(
                 "{} hat {} Spiele und würde die {} Spiele ersetzen, die jetzt da sind (sie werden daneben "
                 "aufbewahrt). Mit --yes geschieht es.",
                 options.file, then.matches, now.matches),
                fmt::format(
                    "{} has {} matches and would replace the {} matches that are there now (they are kept "
                    "beside it). With --yes it is done.",
                    options.file, then.matches, now.matches)});
    const auto aside = restoring.finish();
    if (!aside)
        return refuse(command, aside.error().message);
    complain(command.language == Language::German
            ? fmt::format("{} Spiele aus {}. Was vorher da war, steht in {}.", then.matches, options.file,
                aside->string())
            : fmt::format("{} matches from {}. What was there before is in {}.", then.matches, options.file,
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
