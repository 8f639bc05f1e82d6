#include "cli/pdf.h"

#include <cstdio>
#include <memory>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tafel::cli {

namespace {

/// A file without a name, gone when it is closed: pipes both ways could wait for each other.
using Nameless = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

Nameless nameless()
{
    return {std::tmpfile(), [](std::FILE* file) { return file ? std::fclose(file) : 0; }};
}

std::string readAll(std::FILE* file)
{
    std::rewind(file);
    std::string text;
    char piece[1 << 16];
    while (const std::size_t got = std::fread(piece, 1, sizeof piece, file))
        text.append(piece, got);
    return text;
}

/// Its exit status; −1: it could not be started, or a signal ended it.
int run(std::string program, std::string language, int in, int out)
{
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    char* arguments[] = {program.data(), language.data(), nullptr};
    pid_t child = 0;
    const int failed = posix_spawn(&child, program.c_str(), &files, nullptr, arguments, environ);
    posix_spawn_file_actions_destroy(&files);
    int status = 0;
    if (failed != 0 || ::waitpid(child, &status, 0) != child)
        return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace

std::optional<std::string> pdfOf(const std::string& html, const Command& command)
{
    std::optional<std::string> program = siblingProgram("tafelrichter-pdf");
    if (!program) {
        reportError(command,
            {"PDF gibt es hier nicht: tafelrichter-pdf ist nicht gebaut. Mit --format html gibt es denselben "
             "Bericht für den Browser.",
                "PDF is not available here: tafelrichter-pdf is not built. Use --format html to get the same "
                "report for a browser."});
        return std::nullopt;
    }
    const Nameless in = nameless(), out = nameless();
    std::string pdf;
    if (in && out && std::fwrite(html.data(), 1, html.size(), in.get()) == html.size()
        && std::fflush(in.get()) == 0) {
        std::rewind(in.get());
        if (run(*program, std::string(codeOf(command.language)), ::fileno(in.get()), ::fileno(out.get()))
            == 0)
            pdf = readAll(out.get());
    }
    if (!pdf.starts_with("%PDF")) {
        reportError(command,
            {*program
                    + " hat kein PDF erzeugt. Nichts wurde geschrieben. Mit --format html gibt es denselben "
                      "Bericht für den Browser.",
                *program
                    + " produced no PDF. Nothing was written. Use --format html to get the same report for a "
                      "browser."});
        return std::nullopt;
    }
    return pdf;
}

} // namespace tafel::cli
