#include "cli/cli.h"

#include <cerrno>
#include <cstdlib>
#include <system_error>

#include <fmt/format.h>
#include <unistd.h>

#include "base/names.h"
#include "base/utf8.h"

namespace tafel::cli {

Language languageOfEnvironment()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value && *value)
            return languageIn(value);
    return Language::English;
}

namespace {

void writeAll(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            throw OutputError(errno, std::generic_category());
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

/// Replaces invalid UTF-8, whatever a damaged history contains.
void writeText(int file, std::string_view text)
{
    std::string room;
    writeAll(file, validUtf8(text, room));
}

} // namespace

void printBytes(std::string_view bytes)
{
    writeAll(STDOUT_FILENO, bytes);
}

void print(std::string_view text)
{
    static const bool terminal = ::isatty(STDOUT_FILENO) == 1;
    if (terminal)
        writeText(STDOUT_FILENO, escapeJsonForTerminal(text));
    else
        writeText(STDOUT_FILENO, text);
}

void printText(std::string_view text)
{
    writeText(STDOUT_FILENO, escapeForTerminal(text, true));
}

void printError(std::string_view text)
{
    writeText(STDERR_FILENO, escapeForTerminal(text, true) + '\n');
}

void showProgress(std::string_view line)
{
    static const bool terminal = ::isatty(STDERR_FILENO) == 1;
    if (terminal)
        writeText(STDERR_FILENO, '\r' + escapeForTerminal(line) + ' ');
}

void endProgress()
{
    if (::isatty(STDERR_FILENO) == 1)
        writeText(STDERR_FILENO, "\r\x1b[K");
}

} // namespace tafel::cli
