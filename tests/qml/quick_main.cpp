// Qt Quick Test on the real screens. Own main: the charts need a QApplication, and every run its own folders.
#include <QApplication>
#include <QDir>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtQuickTest/quicktest.h>

#include "driver.h"

class Setup : public QObject {
    Q_OBJECT
public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral(":/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("testFolder"), m_folder.path());
    }

private:
    QTemporaryDir m_folder;
};

int main(int argc, char** argv)
{
    QTEST_SET_MAIN_SOURCE_PATH
    qputenv("QML_XHR_ALLOW_FILE_READ", "1"); // tests look into what was saved
    QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
    QTemporaryDir own;
    tafel::test::useOwnFolders(own.path());
    tafel::test::setPreference(QStringLiteral("language"), QStringLiteral("en"));
    tafel::test::setPreference(QStringLiteral("firstStart"), false);
    tafel::test::setPreference(QStringLiteral("motion"), false);
    QApplication application(argc, argv);
    Setup setup;
    return quick_test_main_with_setup(argc, argv, "screens", nullptr, &setup);
}

#include "quick_main.moc"
