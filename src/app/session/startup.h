// The first steps of a program that uses Qt.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <QString>

namespace tafel::app {

/// Prints help if the arguments ask for it. This needs neither a display nor a history.
/// \return true if help was printed
inline bool printHelpIfRequested(int argc, char** argv, const char* german, const char* english)
{
    for (int i = 1; i < argc; ++i)
        if (const std::string_view word = argv[i]; word == "--help" || word == "-h") {
            const char* language = "";
            for (const char* name : {"LANG", "LC_MESSAGES", "LC_ALL"})
                if (const char* value = std::getenv(name); value && *value)
                    language = value;
            std::fputs(std::string_view(language).starts_with("de") ? german : english, stdout);
            return true;
        }
    return false;
}

/// Drops a message of Qt. Without a session folder, Qt uses another one and repeats a warning that the user
/// can do nothing about.
inline void filterLogMessages()
{
    static QtMessageHandler before = nullptr;
    before = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& place, const QString& text) {
        if (!text.startsWith(QLatin1String("QStandardPaths: ")))
            before(type, place, text);
    });
}

} // namespace tafel::app
