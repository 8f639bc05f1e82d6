// `tafelrichter archive`: the club's archive, in which the histories of several tablets meet.
#include <atomic>
#include <csignal>
#include <memory>

#include <fmt/format.h>

#include "archive/folder.h"
#include "archive/schema.h"
#include "archive/sync.h"
#include "cli/archive_match.h"
#include "cli/passphrase.h"
#include "document/pretty_document.h"
#include "history/exchange/archive_membership.h"
#include "phrases/tablet.h"

namespace tafel::cli {

namespace {

using archive::ArchiveError;
using archive::ArchiveException;
using archive::SyncState;

enum class Action : std::uint8_t { Init, Sync, Status, Leave, TakeOver, Branches, Choose };

struct ArchiveOptions {
    Action action = Action::Status;
    std::vector<std::string> what = {}; ///< The address, or a match and its branch.
    std::string address = {};
    std::string passphraseFile = {};
    bool json = false, yes = false;

    const std::string& given() const { return what.empty() ? address : what.front(); }
};

std::atomic<archive::Sync*> underWay = nullptr;

Exit reportError(const Command& command, const ArchiveError& error)
{
    cli::reportError(command, error.message);
    if (!error.detail.empty())
        printError(fmt::format("tafelrichter: ({}) {}", error.codeName(), error.detail));
    return Refused;
}

Exit init(const ArchiveOptions& options, const Command& command)
{
    try {
        if (archive::isFolder(options.given())) {
            archive::FolderPlace::prepare(archive::placeNameOf(archive::addressToKeep(options.given())));
            return say(command,
                {"Der Ordner ist bereit. Tausche aus mit: tafelrichter archive sync folder:…",
                    "The folder is ready. Sync with: tafelrichter archive sync folder:…"});
        }
        archive::ArchiveConnection link(
            archive::sanitizedAddress(options.given()), std::chrono::seconds(30), [] { return false; });
        const archive::PreparedArchive made = archive::createOrMigrate(link);
        const Message said = made.before == 0
            ? Message{"Das Archiv ist angelegt. Gib jedem Tablet eine Rolle: create role tisch1 login "
                      "password "
                      "'…' in role tafelrichter_tablets",
                "The archive has been created. Give each tablet a role: create role table1 login password "
                "'…' in role tafelrichter_tablets"}
            : made.before == made.version ? Message{"Das Archiv ist schon da und auf dem neuesten Stand.",
                  "The archive already exists and is up to date."}
                                          : Message{"Das Archiv ist auf den neuesten Stand gebracht.",
                                              "The archive has been brought up to date."};
        printError(said.in(command.language));
        return Answer;
    } catch (const ArchiveException& stopped) {
        return reportError(command, stopped.error);
    }
}

std::string_view nameOf(history::QuarantinedEvent::Why why)
{
    using Why = history::QuarantinedEvent::Why;
    switch (why) {
    case Why::Damaged:
        return "damaged";
    case Why::Unknown:
        return "unknown";
    case Why::Early:
        return "early";
    default:
        return "unfit";
    }
}

std::string asJson(const SyncState& state, const std::vector<history::QuarantinedEvent>& quarantined)
{
    document::PrettyDocument out("tafelrichter-archive/1");
    out.flag("joined", state.phase != SyncState::Phase::NotJoined);
    out.some("place", state.place);
    out.number("matches", state.matches);
    out.number("waiting", state.waiting);
    out.some("waiting_since", state.waitingSince);
    out.some("succeeded", state.succeeded);
    out.number("sent", state.sent);
    out.number("received", state.received);
    out.number("forked", state.forked);
    if (state.error)
        out.text("trouble", state.error->codeName());
    if (state.isFolder && !state.passedOver.empty())
        out.objects("files", state.passedOver, [&](const archive::PassedOver& each) {
            out.text("why", archive::nameOf(each.why));
            out.text("file", each.file);
        });
    out.objects("apart", quarantined, [&](const history::QuarantinedEvent& each) {
        out.text("why", nameOf(each.why));
        out.text("id", each.id);
        out.text("device", each.device);
        out.text("at", each.at);
        out.some("match", each.match);
        out.text("kind", each.kind);
    });
    return out.end();
}

Exit show(
    const ArchiveOptions& options, const Command& command, history::History& history, const SyncState& state)
{
    const auto quarantined = history::quarantinedEvents(history);
    if (!quarantined)
        return cli::reportError(command, quarantined.error().message);
    const bool hasFailed = state.error && options.action == Action::Sync; // now, not at an earlier sync
    if (options.json) {
        print(asJson(state, *quarantined));
        return hasFailed ? Refused : Answer;
    }
    std::string text = state.sentence().in(command.language) + '\n';
    if (!state.place.empty())
        text += fmt::format("{}\n", state.place);
    for (const Message& remark : state.remarks())
        text += remark.in(command.language) + '\n';
    for (const history::QuarantinedEvent& each : *quarantined)
        text += fmt::format("  {} {} {} {} {}\n", nameOf(each.why), each.kind, each.at, each.id,
            phrases::tabletName(each.device, each.ours, command.language));
    if (!hasFailed) {
        printText(text);
        return Answer;
    }
    printError(text.substr(0, text.size() - 1));
    if (!state.error->detail.empty())
        printError(fmt::format("tafelrichter: ({}) {}", state.error->codeName(), state.error->detail));
    return Refused;
}

/// One exchange, of which a terminal shows the progress.
std::unique_ptr<archive::Sync> exchange(
    const ArchiveOptions& options, const Command& command, const std::string& passphrase)
{
    archive::Options how{.address = options.given(), .passphrase = passphrase};
    how.history.patience.time = std::chrono::seconds(10);
    auto sync = std::make_unique<archive::Sync>(command.file(), std::move(how));
    underWay = sync.get();
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is a sentence
    std::signal(SIGINT, [](int) { // a second one ends the program
        if (archive::Sync* const one = underWay)
            one->cancel();
        std::signal(SIGINT, SIG_DFL);
    });
    sync->onChange([](const SyncState& state) {
        if (state.total > 0)
            showProgress(fmt::format("{:3} %", 100 * std::min(state.done, state.total) / state.total));
    });
    sync->run();
    endProgress();
    underWay = nullptr;
    return sync;
}

Exit sync(const ArchiveOptions& options, const Command& command)
{
    std::string before; // the place of its archive
    { // if the history cannot be opened, the error is that of every command
        std::optional<history::History> history = openHistory(command, history::Mode::Write, true);
        if (!history)
            return Usage;
        const auto member = history::membership(*history);
        if (member && *member)
            before = archive::placeNameOf((*member)->address);
    }
    std::optional<std::string> passphrase;
    if (!options.passphraseFile.empty()) {
        passphrase = readPassphrase(command, options.passphraseFile);
        if (!passphrase)
            return Usage;
    }
    auto sync = exchange(options, command, passphrase.value_or(""));
    const std::optional<ArchiveError> error = sync->state().error;
    if (error && error->code == ArchiveError::Code::NoPassphrase && !passphrase && canAsk()) {
        passphrase = askForPassphrase(command);
        if (passphrase) {
            sync.reset();
            sync = exchange(options, command, *passphrase);
        }
    }
    const SyncState state = sync->state();
    const auto member = history::membership(sync->history()); // it may have changed before the sync failed
    if (!before.empty() && member && *member && archive::placeNameOf((*member)->address) != before)
        say(command,
            {"Bisher gehörte diese Spielgeschichte zu {}.", "Until now, this history belonged to {}."},
            before);
    return show(options, command, sync->history(), state);
}

Exit leave(const ArchiveOptions& options, const Command& command)
{
    const bool does = options.yes;
    std::optional<history::History> history
        = openHistory(command, does ? history::Mode::Write : history::Mode::Read);
    if (!history)
        return Usage;
    const SyncState state = archive::Sync::look(*history);
    if (state.phase == SyncState::Phase::NotJoined)
        return reportError(command, archive::archiveError(ArchiveError::Code::NotJoined));
    if (!does)
        return cli::reportError(command,
            {fmt::format("Diese Spielgeschichte würde {} verlassen. Was dort und hier steht, bleibt. "
                         "Einträge, die noch nicht dort sind: {}. Mit --yes geschieht es.",
                 state.place, state.waiting),
                fmt::format("This history would leave {}. The data on both sides would be kept. Entries that "
                            "were not sent: {}. Add --yes to leave.",
                    state.place, state.waiting)});
    if (const auto left = archive::Sync::leave(*history, command.file()); !left)
        return cli::reportError(command, left.error().message);
    return say(command,
        {"Diese Spielgeschichte gehört zu keinem Archiv mehr.",
            "This history no longer belongs to an archive."});
}

Exit status(const ArchiveOptions& options, const Command& command)
{
    std::optional<history::History> history = openHistory(command, history::Mode::Read);
    if (!history)
        return Usage;
    return show(options, command, *history, archive::Sync::look(*history));
}

/// The usage of an action with too few or too many words; empty if the number is right.
std::string_view usageError(const ArchiveOptions& options)
{
    const std::size_t said = options.what.size();
    switch (options.action) {
    case Action::Init:
        return said > 1 || options.given().empty() ? "archive init CONNINFO, archive init folder:PATH" : "";
    case Action::Sync:
        return said > 1 ? "archive sync [CONNINFO], archive sync [folder:PATH] [--passphrase-file FILE]" : "";
    case Action::Status:
        return said > 0 ? "archive status" : "";
    case Action::Leave:
        return said > 0 ? "archive leave --yes" : "";
    case Action::TakeOver:
        return said != 1 ? "archive take-over MATCH" : "";
    case Action::Branches:
        return said > 1 ? "archive branches [MATCH]" : "";
    default:
        return said != 2 ? "archive choose MATCH BRANCH" : "";
    }
}

Exit run(const ArchiveOptions& options, const Command& command)
{
    if (const std::string_view right = usageError(options); !right.empty()) {
        cli::reportError(command, {fmt::format("Aufruf: {}.", right), fmt::format("Usage: {}.", right)});
        return Usage;
    }
    switch (options.action) {
    case Action::Init:
        return init(options, command);
    case Action::Sync:
        return sync(options, command);
    case Action::Leave:
        return leave(options, command);
    case Action::TakeOver:
        return takeOwnership(command, options.what[0]);
    case Action::Branches:
        return showBranches(command, options.what.empty() ? std::string() : options.what[0], options.json);
    case Action::Choose:
        return chooseBranch(command, options.what[0], options.what[1]);
    default:
        return status(options, command);
    }
}

} // namespace

void addArchive(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<ArchiveOptions>();
    OptionList& said = program.add("archive",
        {.de = "Das Vereinsarchiv: die Spielgeschichten mehrerer Tablets in einem Ordner oder in einer "
               "Datenbank (PostgreSQL)",
            .en
            = "The club archive: the histories of several tablets in a folder or in a database (PostgreSQL)"},
        [&command, options] { return cli::run(*options, command); });
    said.oneOf("ACTION", options->action,
            std::vector<std::pair<std::string_view, Action>>{{"init", Action::Init}, {"sync", Action::Sync},
                {"status", Action::Status}, {"leave", Action::Leave}, {"take-over", Action::TakeOver},
                {"branches", Action::Branches}, {"choose", Action::Choose}},
            {.de = "Anlegen, austauschen, nachsehen oder verlassen; ein Spiel hier weiterschreiben, die "
                   "Zweige "
                   "zeigen, in denen Tablets getrennt weiterschrieben, einen davon wählen",
                .en
                = "Create, sync, inspect or leave the archive; take over a match; list and choose branches"})
        .required
        = true;
    said.texts("WHAT", options->what, "WHAT",
            {.de = "init, sync: ein Ordner (ein USB-Stick, ein Netzlaufwerk) als folder:PFAD, oder die "
                   "Adresse der Datenbank für libpq, ohne Passwort: "
                   "postgresql://tisch1@archiv.example/verein, service=verein; take-over, branches: ein "
                   "Spiel; choose: ein Spiel und sein Zweig",
                .en = "init, sync: a folder (a USB stick, a network drive) as folder:PATH, or the address of "
                      "the database for libpq, without a password: postgresql://table1@archive.example/club, "
                      "service=club; take-over, branches: a match; choose: a match and its branch"})
        .kind
        = Option::ValueKind::Match;
    said.text("--archive", options->address, "CONNINFO",
        {.de = "Dasselbe wie WHAT: eine Adresse oder folder:PFAD; sync merkt sie sich für das nächste Mal",
            .en = "The same as WHAT: an address or folder:PATH; sync remembers it for the next time"});
    said.text("--passphrase-file", options->passphraseFile, "FILE",
            {.de = "sync: eine Datei, deren erste Zeile die Passphrase des Ordners ist; - fragt danach oder "
                   "liest sie von der Standardeingabe. Ein leerer Ordner wird damit verschlüsselt",
                .en = "sync: a file whose first line is the passphrase of the folder; - asks for it, or "
                      "reads it from standard input. An empty folder is then encrypted with it"})
        .kind
        = Option::ValueKind::File;
    said.flag("--yes", options->yes,
        {.de = "leave: es tun; ohne diese Option wird nur gesagt, was geschähe",
            .en = "leave: do it; without this option, only say what would happen"});
    said.flag("--json", options->json,
        {.de = "sync, status, branches: als JSON ausgeben", .en = "sync, status, branches: print as JSON"});
}

} // namespace tafel::cli
