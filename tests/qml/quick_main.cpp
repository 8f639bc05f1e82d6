// Runs Qt Quick Test on the real screens. Charts need a QApplication, and every run needs its own folders.
#include <cstdio>
#include <filesystem>
#include <utility>

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QDirIterator>
#include <QEventLoop>
#include <QFile>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>
#include <QtQuickTest/quicktest.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include "app/open_history/preferences.h"
#include "archive/club_fixture.h"
#include "driver.h"
#include "history/storage/database.h"
#include "live/fake_app.h"
#include "other_tablet.h"
#include "support/earlier_release.h"

/// File operations for tests, `files` in QML.
class Files : public QObject {
    Q_OBJECT
public:
    /// Overwrites the file header and every occurrence of these texts.
    Q_INVOKABLE void damage(const QString& name, const QStringList& texts)
    {
        QFile file(name);
        if (!file.open(QIODevice::ReadWrite))
            qFatal("%s cannot be damaged", qPrintable(name));
        QByteArray bytes = file.readAll();
        std::fill_n(bytes.begin(), std::min<qsizetype>(16, bytes.size()), 'U');
        for (const QString& text : texts)
            bytes.replace(text.toUtf8(), QByteArray(text.toUtf8().size(), 'U'));
        file.seek(0);
        file.write(bytes);
    }
    Q_INVOKABLE void write(const QString& name, const QString& text)
    {
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
            qFatal("%s cannot be written", qPrintable(name));
    }
    Q_INVOKABLE QString read(const QString& name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    /// Overwrites the first occurrence with a text of the same length; returns false if there is none.
    Q_INVOKABLE bool change(const QString& name, const QString& text, const QString& other)
    {
        QFile file(name);
        if (!file.open(QIODevice::ReadWrite))
            qFatal("%s cannot be changed", qPrintable(name));
        const qsizetype at = file.readAll().indexOf(text.toUtf8());
        return at >= 0 && file.seek(at) && file.write(other.toUtf8()) == text.toUtf8().size();
    }
    Q_INVOKABLE void copy(const QString& name, const QString& to)
    {
        if (!QFile::copy(name, to))
            qFatal("%s cannot be copied", qPrintable(name));
    }
    /// Replaces a text in the events of the log, as if an earlier release had scored deals differently.
    Q_INVOKABLE void judgeOtherwise(const QString& name, const QString& text, const QString& other)
    {
        SQLite::Database database(name.toStdString(), SQLite::OPEN_READWRITE);
        sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
        SQLite::Statement change(
            database, "UPDATE event SET sum = NULL, body = replace(body, ?, ?) WHERE kind = 'deal-entered'");
        change.bind(1, text.toStdString());
        change.bind(2, other.toStdString());
        change.exec();
    }
    Q_INVOKABLE bool has(const QString& name, const QString& text)
    {
        for (const char* part : {"", "-wal"})
            if (QFile file(name + QLatin1String(part));
                file.open(QIODevice::ReadOnly) && file.readAll().contains(text.toUtf8()))
                return true;
        return false;
    }
    Q_INVOKABLE bool exists(const QString& name) { return QFile::exists(name); }
    Q_INVOKABLE void makeFolder(const QString& name) { QDir().mkpath(name); }
    Q_INVOKABLE void move(const QString& name, const QString& to)
    {
        if (!QDir().rename(name, to))
            qFatal("%s cannot be moved", qPrintable(name));
    }
    Q_INVOKABLE void removeFolder(const QString& name)
    {
        if (QDir::isAbsolutePath(name)) // an empty name would remove the folder that the tests run in
            QDir(name).removeRecursively();
    }
    /// Converts the history to the schema of an earlier release.
    Q_INVOKABLE void makeOld(const QString& name)
    {
        namespace history = tafel::history;
        const std::string file = name.toStdString(), now = file + ".now";
        std::filesystem::rename(file, now);
        history::writeEarlierRelease(now, file);
    }
    /// From now on, `opened` returns the file instead of opening it in another program.
    Q_INVOKABLE void watchOpening() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open"); }
    Q_INVOKABLE void watchNoMore() { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    Q_INVOKABLE QString opened() { return std::exchange(m_opened, QString()); }
    /// All menus and dialogs in the sources. `kinds` lists the dialog types, `places` counts the dialogs of
    /// each file that uses a basic kind ("ScorePadScreen/TDialog"), and `components` maps an inline component
    /// to its type.
    Q_INVOKABLE QVariantMap dialogs()
    {
        static const QRegularExpression root(
            QStringLiteral("^([A-Z]\\w+) \\{"), QRegularExpression::MultilineOption),
            inside(QStringLiteral("^ +(?:[\\w.]+: )*(?:component \\w+: )?(Popup|TDialog|ChartMenu) \\{"),
                QRegularExpression::MultilineOption),
            component(QStringLiteral("^ +component (\\w+): (\\w+) \\{"), QRegularExpression::MultilineOption);
        QStringList kinds{QStringLiteral("Popup"), QStringLiteral("TDialog"), QStringLiteral("ChartMenu")},
            owners;
        QVariantMap places, components;
        QHash<QString, QString> bases;
        QDirIterator sources(QStringLiteral(TAFEL_SOURCE "/qml"), {QStringLiteral("*.qml")}, QDir::Files,
            QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            QFile file(sources.next());
            const QString name = QFileInfo(file).baseName();
            if (!file.open(QIODevice::ReadOnly) || file.fileName().contains(QLatin1String("/controls/")))
                continue;
            const QString text = QString::fromUtf8(file.readAll());
            owners << name;
            bases[name] = root.match(text).captured(1);
            if (text.contains(QLatin1String("Accessible.role: Accessible.Dialog")))
                kinds << name;
            for (auto found = inside.globalMatch(text); found.hasNext();) {
                const QString place = name + QLatin1Char('/') + found.next().captured(1);
                places[place] = places[place].toInt() + 1;
            }
            for (auto found = component.globalMatch(text); found.hasNext();) {
                const QRegularExpressionMatch each = found.next();
                components[each.captured(1)] = each.captured(2);
            }
        }
        const QSet<QString> panels{
            QStringLiteral("Popup"), QStringLiteral("TDialog"), QStringLiteral("Page")};
        for (const QString& name : owners) {
            QString base = bases[name];
            while (bases.contains(base))
                base = bases[base];
            if (panels.contains(base))
                kinds << name;
        }
        return {{"kinds", kinds}, {"owners", owners}, {"places", places}, {"components", components}};
    }

public Q_SLOTS:
    void open(const QUrl& url) { m_opened = url.toLocalFile(); }

private:
    QString m_opened;
};

/// Finds visible items, `sight` in QML; a search in JavaScript takes longer than drawing the items.
class Sight : public QObject {
    Q_OBJECT
public:
    /// Returns the topmost item of that name, or null.
    Q_INVOKABLE QQuickItem* seen(QQuickWindow* window, const QString& name)
    {
        return tafel::test::findItem(*window, name);
    }
    /// Waits until the window has drawn what has changed: one frame, or a moment if nothing has.
    Q_INVOKABLE void frame(QQuickWindow* window)
    {
        QEventLoop drawn;
        connect(window, &QQuickWindow::frameSwapped, &drawn, &QEventLoop::quit);
        QTimer::singleShot(20, &drawn, &QEventLoop::quit);
        window->update();
        drawn.exec();
    }
    /// All items of these types, by the names of their files or components.
    Q_INVOKABLE QVariantList ofTypes(QQuickWindow* window, const QStringList& types)
    {
        QVariantList found;
        collect(window->contentItem(), {types.begin(), types.end()}, found);
        return found;
    }

private:
    static void collect(QQuickItem* item, const QSet<QString>& types, QVariantList& found)
    {
        if (!item->isVisible())
            return;
        const QString type = QString::fromLatin1(item->metaObject()->className());
        if (types.contains(type.left(type.indexOf(QLatin1String("_QML")))))
            found << QVariant::fromValue(item);
        for (QQuickItem* child : item->childItems())
            collect(child, types, found);
    }
};

class Setup : public QObject {
    Q_OBJECT
public:
    int warnings() const { return m_warnings; }

public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        connect(engine, &QQmlEngine::warnings, this,
            [this](const QList<QQmlError>& errors) { m_warnings += static_cast<int>(errors.size()); });
        engine->addImportPath(QStringLiteral(":/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("testFolder"), m_folder.path());
        engine->rootContext()->setContextProperty(QStringLiteral("files"), &m_files);
        engine->rootContext()->setContextProperty(QStringLiteral("sight"), &m_sight);
        engine->rootContext()->setContextProperty(QStringLiteral("standIn"), &m_standIn);
        engine->rootContext()->setContextProperty(QStringLiteral("club"), &m_club);
        engine->rootContext()->setContextProperty(QStringLiteral("otherTablet"), &m_otherTablet);
    }

private:
    int m_warnings = 0;
    QTemporaryDir m_folder;
    Files m_files;
    Sight m_sight;
    tafel::test::StandIn m_standIn;
    tafel::test::Club m_club;
    tafel::test::OtherTablet m_otherTablet;
};

int main(int argc, char** argv)
{
    QTEST_SET_MAIN_SOURCE_PATH
    qputenv("QML_XHR_ALLOW_FILE_READ", "1"); // tests read saved files
    QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
    QTemporaryDir own;
    tafel::test::useOwnFolders(own.path());
    tafel::test::setPreference(QStringLiteral("language"), QStringLiteral("en"));
    tafel::test::setPreference(QStringLiteral("firstStart"), false);
    tafel::test::setPreference(QStringLiteral("motion"), false);
    QApplication application(argc, argv);
    tafel::app::Preferences().installTranslations();
    Setup setup;
    const int failed = quick_test_main_with_setup(argc, argv, "screens", nullptr, &setup);
    if (setup.warnings() > 0)
        std::fprintf(stderr, "screens: %d warnings of QML\n", setup.warnings());
    return failed + setup.warnings();
}

#include "quick_main.moc"
