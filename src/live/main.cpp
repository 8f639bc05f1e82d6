// tafelrichter-live: as the app's child, or alone. docs/live.md describes its input and output.
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <system_error>

#include <csignal>
#include <fmt/format.h>
#include <unistd.h>

#include "base/names.h"
#include "codes/secret.h"
#include "history/tournaments/tournaments.h"
#include "live/addresses.h"
#include "live/key_file.h"
#include "live/qr.h"
#include "live/server.h"
#include "live/sharing.h"
#include "phrases/live.h"
#include "phrases/program_fault.h"

namespace tafel::live {

namespace {

enum Exit : int { Ended = 0, Failed = 1, Usage = 2, NoAddress = 3, Fault = 70 };

struct Options {
    std::string history = {}, match = {}, tournament = {}, key = {};
    std::string keyFile = {}; ///< Keeps the key from one start to the next; empty: nothing does.
    std::vector<std::string> hosts = {};
    std::string wrongAddress = {}; ///< A value of `--listen` that is no address.
    ServerOptions at = {.address = {}, .port = 4736};
    Language language = Language::English;
    bool app = false, addresses = false, newKey = false;
    history::PlayedWhere underWay = history::PlayedWhere::Here;
};

/// Parses a whole number from 0 to `most`.
std::optional<int> numberIn(std::string_view text, int most)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0 || number > most)
        return std::nullopt;
    return number;
}

/// "192.168.1.5:4736", "[::1]:0", "192.168.1.5"
bool takePlace(std::string_view text, ServerOptions& at)
{
    if (text.starts_with('[')) {
        const auto end = text.find(']');
        if (end == std::string_view::npos)
            return false;
        at.address = text.substr(1, end - 1);
        text.remove_prefix(end + 1);
    } else {
        at.address = text.substr(0, text.find(':'));
        text.remove_prefix(at.address.size());
    }
    if (text.empty())
        return !at.address.empty();
    const std::optional<int> port = text.starts_with(':') ? numberIn(text.substr(1), 65535) : std::nullopt;
    at.port = static_cast<unsigned short>(port.value_or(0));
    return port.has_value();
}

bool take(std::span<char*> words, Options& options)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (word == "--app" || word == "--addresses") {
            (word == "--app" ? options.app : options.addresses) = true;
            continue;
        }
        if (word == "--new-key") {
            options.newKey = true;
            continue;
        }
        if (word == "--anywhere") {
            options.underWay = history::PlayedWhere::Anywhere;
            continue;
        }
        if (++i == words.size())
            return false;
        const std::string value = words[i];
        if (word == "--history") {
            options.history = value;
        } else if (word == "--match") {
            options.match = value;
        } else if (word == "--tournament") {
            options.tournament = value;
        } else if (word == "--host") {
            options.hosts.push_back(value);
        } else if (word == "--lang") {
            options.language = languageIn(value);
        } else if (word == "--key" && isSecret(value)) {
            options.key = value;
        } else if (word == "--key-file") {
            options.keyFile = value;
        } else if (word == "--listen") {
            if (!takePlace(value, options.at))
                options.wrongAddress = value;
        } else if (word == "--connections" || word == "--per-address") {
            const std::optional<int> number = numberIn(value, 100'000);
            if (!number)
                return false;
            (word == "--connections" ? options.at.connections : options.at.perAddress)
                = static_cast<std::size_t>(*number);
        } else {
            return false;
        }
    }
    return options.addresses || !options.history.empty();
}

/// Ignores errors: if the app has ended, the input ends as well and the server stops.
void sayLine(const std::string& line)
{
    std::string_view rest;
    const std::string whole = line + '\n';
    rest = whole;
    while (!rest.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (written < 0 && errno != EINTR)
            return;
        rest.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
    }
}

/// Writes the output of `--addresses`.
void writeAddresses(document::LineWriter& out)
{
    document::key(out, "addresses");
    out.StartArray();
    for (const Address& each : addresses()) {
        out.StartObject();
        document::text(out, "interface", each.interface);
        document::text(out, "address", each.text);
        out.EndObject();
    }
    out.EndArray();
}

void printError(const Options& options, const tafel::Message& text)
{
    std::fputs((escapeForTerminal("tafelrichter-live: " + text.in(options.language)) + '\n').c_str(), stderr);
}

int fail(const Options& options, std::string_view code, const tafel::Message& what, Exit status)
{
    const tafel::Message text = phrases::sharingErrorText(code, what);
    printError(options, text);
    if (options.app)
        sayLine(errorMessage(code, text));
    return status;
}

/// Reads the stored key, or generates one.
/// \return false if the file cannot be read; the error was printed
bool chooseKey(Options& options)
{
    if (options.keyFile.empty()) {
        options.key = newSecret();
        return true;
    }
    const KeptKey kept = keptKey(options.keyFile, options.newKey);
    options.key = kept.key;
    if (!kept.fault)
        return true;
    const std::string why = kept.fault.message();
    tafel::Message what{options.keyFile + ": " + why, options.keyFile + ": " + why};
    if (kept.fault == std::errc::invalid_argument)
        what = {options.keyFile + " enthält keinen Schlüssel", options.keyFile + " contains no key"};
    printError(options, phrases::sharingErrorText(kept.key.empty() ? "key" : "key-not-kept", what));
    return !kept.key.empty();
}

/// \return null on an error, which was printed
std::unique_ptr<Server> listen(Options& options, int& status)
{
    if (options.at.address.empty()) {
        const std::vector<Address> own = addresses();
        if (own.empty()) {
            status = fail(options, "no-address", {}, NoAddress);
            return nullptr;
        }
        options.at.address = own.front().text;
    }
    options.at.lines = options.app;
    try {
        return std::make_unique<Server>(options.at);
    } catch (const std::system_error& fault) {
        if (fault.code() == std::errc::too_many_files_open
            || fault.code() == std::errc::too_many_files_open_in_system)
            throw; // the address is not the reason
        const bool taken = fault.code().value() == EADDRINUSE || fault.code().value() == EACCES;
        const std::string place = taken ? std::to_string(options.at.port) : options.at.address;
        status = fail(options, taken ? "port-taken" : "address-taken", tafel::Message{place, place}, Failed);
        return nullptr;
    }
}

void sayAddress(const Options& options, unsigned short port)
{
    if (options.app)
        return sayLine(messageOf("listening", [&](auto& out) {
            document::text(out, "address", options.at.address);
            document::number(out, "port", port);
        }));
    const std::string address
        = fmt::format("http://{}:{}/{}/", hostOf(options.at.address), port, options.key);
    if (::isatty(STDOUT_FILENO) == 1) {
        std::fputs(qrText(address).c_str(), stdout);
        std::fflush(stdout);
    }
    sayLine(address);
}

int serve(Options& options)
{
    int status = Ended;
    if (options.key.empty() && !chooseKey(options))
        return Failed;
    const std::unique_ptr<Server> server = listen(options, status);
    if (!server)
        return status;
    if (options.app)
        sayAddress(options, server->port()); // opening the history takes longer than all the rest
    auto history = history::History::open(options.history, history::Mode::Read);
    if (!history)
        return fail(options, "history", history.error().message, Failed);
    Callbacks links{.renew = [&] { server->renew(); }, .end = [&] { server->end(); }};
    if (options.app)
        links.say = sayLine;
    Sharing sharing(*history, std::move(links));
    sharing.setEndpoint({options.at.address, server->port(), options.hosts});
    if (!options.app) {
        if (!options.tournament.empty())
            if (const auto found = history::loadTournament(*history, options.tournament); found && !*found)
                return fail(options, "no-tournament", {options.tournament, options.tournament}, Failed);
        if (const auto shown
            = sharing.serveStandalone(options.key, options.match, options.tournament, options.underWay);
            !shown)
            return fail(options,
                shown.error().code == history::StorageError::Code::UnknownMatch ? "no-match" : "history",
                shown.error().message, Failed);
        sayAddress(options, server->port());
    }
    server->run(sharing);
    return Ended;
}

int run(std::span<char*> words)
{
    Options options;
    if (!take(words, options)) {
        std::fputs(
            "tafelrichter-live --history FILE [--match ID | --tournament NAME] [--listen ADDRESS:PORT] "
            "[--host NAME]\n"
            "                  [--key KEY | --key-file FILE [--new-key]] [--connections N] "
            "[--per-address N]\n"
            "                  [--lang de|en] [--app | --anywhere]\n"
            "tafelrichter-live --addresses\n",
            stderr);
        return Usage;
    }
    if (!options.wrongAddress.empty())
        return fail(options, "wrong-address", {options.wrongAddress, options.wrongAddress}, Usage);
    try {
        if (!options.addresses)
            return serve(options);
        if (addresses().empty())
            return fail(options, "no-address", {}, NoAddress);
        sayLine(messageOf("addresses", writeAddresses));
        return Ended;
    } catch (const std::exception& fault) {
        printError(options, phrases::programFault(fault.what()));
        return Fault;
    }
}

} // namespace

} // namespace tafel::live

int main(int count, char** words)
{
    std::signal(SIGPIPE, SIG_IGN); // a phone or the app that has gone is seen at the write
    return tafel::live::run(std::span(words, static_cast<std::size_t>(count)).subspan(1));
}
