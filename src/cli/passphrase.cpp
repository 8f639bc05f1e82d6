#include "cli/passphrase.h"

#include <csignal>
#include <cstdio>
#include <iostream>

#include <termios.h>
#include <unistd.h>

namespace tafel::cli {

namespace {

/// Turns off the echo of the terminal, and restores it also if Ctrl+C ends the program.
class Unseen {
public:
    Unseen()
    {
        tcgetattr(STDIN_FILENO, &usual);
        std::signal(SIGINT, [](int number) {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual);
            std::signal(number, SIG_DFL);
            std::raise(number);
        });
        termios unseen = usual;
        unseen.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &unseen);
    }
    ~Unseen()
    {
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual);
        std::signal(SIGINT, SIG_DFL);
    }
    Unseen(const Unseen&) = delete;
    Unseen& operator=(const Unseen&) = delete;

private:
    static inline termios usual = {};
};

std::optional<std::string> ask(const Command& command, Text question)
{
    std::fprintf(stderr, "%s ", std::string(question.in(command.language)).c_str());
    std::string typed;
    {
        const Unseen unseen;
        std::getline(std::cin, typed);
    }
    std::fprintf(stderr, "\n");
    return typed.empty() ? std::nullopt : std::optional(typed);
}

} // namespace

bool canAsk()
{
    return ::isatty(STDIN_FILENO) == 1 && ::isatty(STDERR_FILENO) == 1;
}

std::optional<std::string> askForPassphrase(const Command& command)
{
    return ask(command, {.de = "Passphrase des Ordners:", .en = "Passphrase of the folder:"});
}

std::optional<std::string> readPassphrase(const Command& command, const std::string& file)
{
    std::optional<std::string> passphrase;
    if (file == "-" && canAsk()) {
        passphrase = askForPassphrase(command);
        if (passphrase && ask(command, {.de = "Noch einmal:", .en = "Once more:"}) != passphrase) {
            reportError(command,
                {"Die beiden Eingaben sind verschieden. Nichts wurde geschrieben. Versuche es noch einmal.",
                    "The two entries differ. Nothing was written. Try again."});
            return std::nullopt;
        }
    } else {
        passphrase = readDocument(file, command.language);
        if (!passphrase)
            return std::nullopt;
        passphrase->resize(std::min(passphrase->find_first_of("\r\n"), passphrase->size()));
    }
    if (!passphrase || passphrase->empty()) {
        reportError(command,
            {"Die Passphrase ist leer. Nichts wurde geschrieben. Gib eine ein.",
                "The passphrase is empty. Nothing was written. Enter one."});
        return std::nullopt;
    }
    return passphrase;
}

} // namespace tafel::cli
