// `tafelrichter backup` and `restore`.
#include <memory>

#include <fmt/format.h>

#include "archive/meeting_place.h"
#include "cli/commands.h"
#include "history/recovery/backup.h"
#include "history/recovery/recovery.h"
#include "phrases/result.h"
#include "report/recovery_summary.h"

namespace tafel::cli {

namespace {

struct BackupOptions {
    std::string file = {};
    bool force = false, yes = false, damaged = false;
};

Exit backUp(const BackupOptions& options, const Command& command)
{
    std::optional<history::History> history = openHistory(command, history::Mode::Read);
    if (!history || isHistoryFile(command, options.file))
        return Usage;
    const auto done = history::backUp(*history, options.file, options.force);
    if (!done)
        return reportError(command, done.error().message);
    return say(command, {"Die Spielgeschichte ist in {} gesichert.", "The history is backed up in {}."},
        options.file);
}

/// The history that the backup would replace: the end of a sentence.
Message describeCurrentHistory(history::History* present, const Command& command)
{
    if (!present)
        return {fmt::format("die beschädigte Spielgeschichte {} ersetzen (eine Kopie bleibt daneben)",
                    command.file().string()),
            fmt::format("the damaged history {} (a copy is kept next to it)", command.file().string())};
    const int matches = present->counts().value_or(history::Counts{}).matches;
    return matches == 1
        ? Message{"das eine Spiel ersetzen, das jetzt da ist (eine Kopie bleibt daneben)",
            "the one match that is there now (a copy is kept next to it)"}
        : Message{
            fmt::format("die {} Spiele ersetzen, die jetzt da sind (eine Kopie bleibt daneben)", matches),
            fmt::format("the {} matches that are there now (a copy is kept next to it)", matches)};
}

/// The damage of a backup, and its restorable part; one sentence per line.
std::string damageText(const history::BackupDamage& damage, const std::string& file, Language language)
{
    std::string text
        = formatIn(language, {"Die Sicherung {} ist beschädigt. {}", "The backup {} is damaged. {}"}, file,
            damage.what.in(language));
    for (const std::string& line : report::recoveryLines(damage.recovered, language))
        text += '\n' + line;
    return text;
}

Exit restore(const BackupOptions& options, const Command& command)
{
    auto present = openWithWait(command, history::Mode::Write);
    if (!present && !history::isDamaged(present.error(), command.file()))
        return reportError(command, present.error().message);
    history::Restore restoring
        = present ? history::Restore(*present, options.file) : history::Restore(command.file(), options.file);
    tl::expected<bool, history::StorageError> more = true;
    while (more && *more)
        more = restoring.check(std::chrono::seconds(1));
    if (!more)
        return reportError(command, more.error().message);
    const int matches = restoring.contents().counts.matches;
    if (const auto& damage = restoring.contents().damage) {
        printError(damageText(*damage, options.file, command.language));
        if (!options.damaged)
            return reportError(command,
                {fmt::format("Mit --damaged wird wiederhergestellt, was davon zu lesen ist: {}.",
                     phrases::matchesText(matches, Language::German)),
                    fmt::format("Add --damaged to restore what can be read of it: {}.",
                        phrases::matchesText(matches, Language::English))});
    }
    if (!options.yes) {
        const Message now = describeCurrentHistory(present ? &*present : nullptr, command);
        return reportError(command,
            {fmt::format("{} hat {} und würde {}. Mit --yes geschieht es.", options.file,
                 phrases::matchesText(matches, Language::German), now.de),
                fmt::format("{} has {} and would replace {}. Add --yes to do it.", options.file,
                    phrases::matchesText(matches, Language::English), now.en)});
    }
    const auto aside = restoring.finish();
    if (!aside)
        return reportError(command, aside.error().message);
    printError(fmt::format(fmt::runtime(Text{"{} aus {} wiederhergestellt. Was vorher da war, steht in {}.",
                               "{} restored from {}. The previous history is in {}."}
                                            .in(command.language)),
        phrases::matchesText(matches, command.language), options.file, aside->string()));
    if (const std::string& archive = restoring.contents().archive; !archive.empty())
        printError(fmt::format(
            fmt::runtime(
                Text{"Sie gehört zum Vereinsarchiv {}. Getrennt wird sie mit: tafelrichter archive leave",
                    "It belongs to the club archive {}. Disconnect it with: tafelrichter archive leave"}
                    .in(command.language)),
            archive::placeNameOf(archive)));
    return Answer;
}

} // namespace

void addBackup(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<BackupOptions>();
    OptionList& backup = program.add("backup",
        {.de = "Die ganze Spielgeschichte in eine Datei kopieren, auch während die App läuft",
            .en = "Copy the whole history into a file, even while the app is running"},
        [&command, options] { return backUp(*options, command); });
    backup
        .text("FILE", options->file, "FILE",
            {.de = "Eine Datei, die es noch nicht gibt", .en = "A file that does not exist yet"})
        .required
        = true;
    backup.flag("--force", options->force, {.de = "Die Datei überschreiben", .en = "Overwrite the file"});
    OptionList& restoring = program.add("restore",
        {.de = "Die Spielgeschichte durch eine Sicherung ersetzen",
            .en = "Replace the history with a backup"},
        [&command, options] { return restore(*options, command); });
    restoring.text("FILE", options->file, "FILE", {.de = "Eine Sicherung", .en = "A backup"}).required = true;
    restoring.flag("--yes", options->yes,
        {.de = "Es tun; ohne diese Option wird nur gesagt, was geschähe",
            .en = "Do it; without this option, only say what would happen"});
    restoring.flag("--damaged", options->damaged,
        {.de = "Von einer beschädigten Sicherung wiederherstellen, was zu lesen ist",
            .en = "Restore the readable part of a damaged backup"});
}

} // namespace tafel::cli
