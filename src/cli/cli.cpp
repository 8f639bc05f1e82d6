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
            return std::string_view(value).starts_with("de") ? Language::German : Language::English;
    return Language::English;
}

namespace {

void writeAll(int file, std::string_view said)
{
    std::string room;
    std::string_view text = validUtf8(said, room); // whatever a damaged history contains
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            throw std::system_error(errno, std::generic_category(), "standard output");
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

} // namespace

void print(std::string_view text)
{
    static const bool terminal = ::isatty(STDOUT_FILENO) == 1;
    if (terminal)
        writeAll(STDOUT_FILENO, escapeJsonForTerminal(text));
    else
        writeAll(STDOUT_FILENO, text);
}

void printText(std::string_view text)
{
    writeAll(STDOUT_FILENO, escapeForTerminal(text, true));
}

void printError(std::string_view text)
{
    writeAll(STDERR_FILENO, escapeForTerminal(text, true) + '\n');
}

void showProgress(std::string_view line)
{
    static const bool terminal = ::isatty(STDERR_FILENO) == 1;
    if (terminal)
        writeAll(STDERR_FILENO, '\r' + escapeForTerminal(line) + ' ');
}

void endProgress()
{
    if (::isatty(STDERR_FILENO) == 1)
        writeAll(STDERR_FILENO, "\r\x1b[K");
}

} // namespace tafel::cli
