// What a program with Qt does before anything else.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <QString>
#include <QtGlobal>

namespace tafel::app {

/// Whether help is asked for; it needs neither a display nor a history, and has been given then.
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

/// Where a system has no folder of the session, Qt takes another and says so each time; nobody can do
/// anything.
inline void filterLogMessages()
{
    static QtMessageHandler before = nullptr;
    before = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& place, const QString& text) {
        if (!text.startsWith(QLatin1String("QStandardPaths: ")))
            before(type, place, text);
    });
}

} // namespace tafel::app
