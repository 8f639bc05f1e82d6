// Pages for phones and boards: a program of its own, because it alone needs a server.
#include <csignal>

#include <sys/prctl.h>
#include <unistd.h>

#include "archive/sync.h"
#include "cli/commands.h"

namespace tafel::cli {

namespace {

struct LiveOptions {
    std::string match = {}, tournament = {}, listen = {};
    std::vector<std::string> hosts = {};
    bool archive = false, newKey = false;
};

/// Syncs with the archive until this process is ended; prints each error once.
[[noreturn]] void runArchiveSync(const Command& command)
{
    archive::Sync sync(command.file(), {});
    std::string said;
    for (;;) {
        sync.run();
        const archive::SyncState state = sync.state();
        const std::string error = state.error ? state.error->message.in(command.language) : "";
        if (error != said && !error.empty())
            printError("tafelrichter: " + error);
        said = error;
        sync.waitForNews(sync.pause());
    }
}

/// Starts a second process that keeps the history in sync, and ends with this one in any case.
/// \return false if the history has not joined an archive, or if the start failed; the error was printed
bool startArchiveSync(const Command& command)
{
    {
        std::optional<history::History> history = openHistory(command, history::Mode::Write, true);
        if (!history)
            return false;
        if (archive::Sync::look(*history).phase == archive::SyncState::Phase::NotJoined) {
            reportError(command, archive::archiveError(archive::ArchiveError::Code::NotJoined).message);
            return false;
        }
    }
    const pid_t before = ::getpid(), child = ::fork();
    if (child < 0)
        printError("tafelrichter: " + std::generic_category().message(errno));
    if (child != 0)
        return child > 0;
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (::getppid() != before) // it has gone already
        ::_exit(Answer);
    runArchiveSync(command);
}

Exit live(const LiveOptions& options, const Command& command)
{
    const auto place = siblingProgram("tafelrichter-live");
    if (!place)
        return reportError(command,
            {.de = "«tafelrichter-live» fehlt neben diesem Programm. Installiere Tafelrichter neu.",
                .en = "\"tafelrichter-live\" is missing next to this program. Reinstall Tafelrichter."});
    std::vector<std::string> words{*place, "--history", command.file().string(), "--lang",
        std::string(codeOf(command.language)), "--key-file",
        userFile("XDG_STATE_HOME", ".local/state", "live.key").string()};
    if (options.newKey)
        words.emplace_back("--new-key");
    for (const auto& [name, value] : {std::pair("--match", &options.match),
             std::pair("--tournament", &options.tournament), std::pair("--listen", &options.listen)})
        if (!value->empty())
            words.insert(words.end(), {name, *value});
    for (const std::string& host : options.hosts)
        words.insert(words.end(), {"--host", host});
    if (options.archive) {
        words.emplace_back("--anywhere");
        if (!startArchiveSync(command))
            return Usage;
    }
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::execv(place->c_str(), arguments.data());
    printError("tafelrichter: " + *place + ": " + std::generic_category().message(errno));
    return Usage;
}

} // namespace

void addLive(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<LiveOptions>();
    OptionList& said = program.add("live",
        {.de = "Ein Spiel oder ein Turnier jedem Browser im selben Netz zeigen",
            .en = "Show a match or a tournament to any browser in the same network"},
        [&command, options] { return live(*options, command); });
    Option& match = said.text("--match", options->match, "ID",
        {.de = "Das Spiel (ohne Angabe: das laufende)", .en = "The match (default: the one under way)"});
    match.kind = Option::ValueKind::Match;
    Option& tournament = said.text(
        "--tournament", options->tournament, "NAME", {.de = "Das Turnier", .en = "The tournament"});
    tournament.kind = Option::ValueKind::Tournament;
    tournament.excludes = {"--match"};
    said.text("--listen", options->listen, "ADDRESS:PORT",
        {.de = "Adresse und Port des Servers (ohne Angabe: die beste Adresse, Port 4736)",
            .en = "Address to listen on (default: best address, port 4736)"});
    said.flag("--archive", options->archive,
        {.de = "Die Spielgeschichte auf dem Stand ihres Archivs halten; ohne --match zeigen, was im Verein "
               "gerade läuft",
            .en = "Keep the history up to date with its archive; without --match, show what is under way "
                  "anywhere in the club"});
    said.flag("--new-key", options->newKey,
        {.de = "Einen neuen Schlüssel erzeugen; alle bisherigen Adressen gelten nicht mehr",
            .en = "Generate a new key; all earlier addresses stop working"});
    said.texts("--host", options->hosts, "NAME",
        {.de = "Ein Name, unter dem dieses Gerät auch erreicht wird",
            .en = "Additional host name of this machine"});
}

} // namespace tafel::cli
