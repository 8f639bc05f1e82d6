// The tablet app. Usually started by `tafelrichter`. Takes an optional history file and --open=FILE.
#include <cstdio>

#include <QApplication>
#include <QCommandLineParser>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QScreen>
#include <QtQml/qqmlextensionplugin.h>

#include "app/phrases/phrases.h"
#include "app/session/no_network.h"
#include "app/session/session.h"
#include "app/session/shutdown_signals.h"
#include "app/session/software_rendering.h"
#include "app/session/startup.h"
#include "base/version.h"
#include "history/exchange/running_instance.h"
#include "history/storage/standard_streams.h"

Q_IMPORT_QML_PLUGIN(Tafel_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tafel_UiPlugin)

namespace {

/// The arguments, which `tafelrichter` has validated.
struct Start {
    QString history, file;

    explicit Start(const QStringList& words)
    {
        QCommandLineParser arguments;
        const QCommandLineOption open(QStringLiteral("open"), QString(), QStringLiteral("file"));
        arguments.addOption(open);
        arguments.parse(words);
        history = arguments.positionalArguments().value(0);
        file = arguments.value(open);
    }
};

/// Raises the window that has this history open and shows the file there.
/// \return false if there is no such window
bool handOver(const std::filesystem::path& history, const QString& file)
{
    auto window = tafel::history::findWriter(history);
    return window && window->open(file.toStdString(), qgetenv("XDG_ACTIVATION_TOKEN").toStdString());
}

} // namespace

int main(int argc, char** argv)
{
    tafel::history::openClosedStreams();
    if (tafel::app::printHelpIfRequested(argc, argv,
            "Aufruf: tafelrichter-app [SPIELGESCHICHTE] [--open=FILE]\n\nDie Tablet-App; «tafelrichter» "
            "startet "
            "sie. Ohne Angabe öffnet sie die eigene Spielgeschichte.\n",
            "Usage: tafelrichter-app [HISTORY] [--open=FILE]\n\nThe tablet app; \"tafelrichter\" starts it. "
            "Without a history it opens the user's own.\n"))
        return 0;
    tafel::app::filterLogMessages();
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    const Start said(words);
    if (handOver(tafel::app::Session::pathOf(said.history), said.file))
        return 0;
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        std::fputs(
            "tafelrichter: there is no display here; \"tafelrichter --help\" shows the commands.\n", stderr);
        return 2;
    }
    tafel::app::useSoftwareRendering();
    QApplication application(argc, argv); // The charts need a QApplication.
    application.setApplicationName(QStringLiteral("tafelrichter"));
    application.setApplicationVersion(tafel::app::qt(tafel::version()));
    application.setDesktopFileName(QStringLiteral("tafelrichter"));

    const tafel::app::ShutdownSignals shutdownSignals;
    tafel::app::Preferences().installTranslations();
    QQmlApplicationEngine engine;
    tafel::app::refuseNetwork(engine);
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    const Start start(application.arguments()); // The arguments without those for Qt.
    engine.setInitialProperties({{"databaseFile", start.history}, {"fileToOpen", start.file}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Tafel/Ui/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 70;
    // Another instance was faster.
    const auto* session = engine.rootObjects().constFirst()->findChild<tafel::app::Session*>();
    if (session && session->isInUse() && handOver(session->historyFile(), start.file))
        return 0;
    if (auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst())) {
        const QSize room = window->screen()->availableSize();
        if (room.width() < window->width() || room.height() < window->height()
            || room.height() > room.width())
            window->showMaximized();
    }
    return application.exec();
}
