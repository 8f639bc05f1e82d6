#include "driver.h"

#include <cstdio>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QPointer>
#include <QSettings>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest/QTest>

#include "app/session/no_network.h"
#include "app/session/session.h"

Q_IMPORT_QML_PLUGIN(Tafel_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tafel_UiPlugin)

namespace tafel::test {

namespace {

QQuickItem* findBelow(QQuickItem* item, const QString& name)
{
    if (!item->isVisible())
        return nullptr;
    if (item->objectName() == name)
        return item;
    const QList<QQuickItem*> children = item->childItems();
    for (auto child = children.crbegin(); child != children.crend(); ++child) // the topmost item first
        if (QQuickItem* found = findBelow(*child, name))
            return found;
    return nullptr;
}

[[noreturn]] void giveUp(const QString& why)
{
    std::fprintf(stderr, "driver: %s\n", qPrintable(why));
    std::exit(3);
}

} // namespace

Driver::Driver(const QString& databaseFile, QSize size)
{
    app::Preferences().installTranslations();
    app::refuseNetwork(m_engine);
    m_engine.addImportPath(QStringLiteral(":/qt/qml"));
    m_engine.setInitialProperties(
        {{"databaseFile", databaseFile}, {"width", size.width()}, {"height", size.height()}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Tafel/Ui/Main.qml")));
    if (m_engine.rootObjects().isEmpty())
        giveUp(QStringLiteral("Main.qml does not load"));
    m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
    if (!QTest::qWaitForWindowExposed(m_window))
        giveUp(QStringLiteral("the window does not come"));
}

QObject& Driver::session()
{
    return *m_window->findChild<app::Session*>();
}

QQuickItem* Driver::find(const QString& name)
{
    return findBelow(m_window->contentItem(), name);
}

QQuickItem& Driver::wait(const QString& name)
{
    QElapsedTimer time;
    time.start();
    for (;;) {
        if (QQuickItem* item = find(name))
            return *item;
        if (time.elapsed() > 20000)
            giveUp(QStringLiteral("\"%1\" is not on the screen").arg(name));
        QTest::qWait(5);
    }
}

namespace {

using Lists = std::vector<QPointer<QQuickItem>>; ///< The lists may be deleted while the driver waits.

void addLists(QQuickItem& item, Lists& lists)
{
    if (!item.isVisible())
        return;
    for (QQuickItem* child : item.childItems())
        addLists(*child, lists);
    if (item.inherits("QQuickListView"))
        lists.emplace_back(&item);
}

/// A long list creates its rows while it scrolls. Scrolls until the row with that name exists or the list
/// ends.
void scrollTo(Driver& driver, const QString& name)
{
    Lists lists;
    addLists(*driver.window().contentItem(), lists);
    for (const QPointer<QQuickItem>& list : lists) {
        if (!list || driver.find(name))
            continue;
        QMetaObject::invokeMethod(list, "positionViewAtBeginning");
        for (qreal before = -1e9;
             list && !driver.find(name) && list->property("contentY").toReal() > before;) {
            before = list->property("contentY").toReal();
            const qreal end = list->property("originY").toReal() + list->property("contentHeight").toReal();
            list->setProperty(
                "contentY", std::min(before + list->height() / 2, std::max(before, end - list->height())));
            QTest::qWait(5);
        }
    }
}

void bringIntoView(QQuickItem& item)
{
    for (QQuickItem* around = item.parentItem(); around; around = around->parentItem()) {
        const QVariant contentY = around->property("contentY");
        auto* content = around->property("contentItem").value<QQuickItem*>();
        if (!contentY.isValid() || !content)
            continue;
        const qreal top = item.mapToItem(content, {0, 0}).y(), shown = contentY.toReal();
        if (top < shown)
            around->setProperty("contentY", std::max(0.0, top - 8));
        else if (top + item.height() > shown + around->height())
            around->setProperty("contentY", top + item.height() - around->height() + 8);
    }
}

} // namespace

void Driver::tap(const QString& name)
{
    if (!QTest::qWaitFor([&] { return find(name) != nullptr; }, 600))
        scrollTo(*this, name);
    bringIntoView(wait(name));
    // A person does not tap an item that is still moving.
    const auto middle = [&] {
        QQuickItem& item = wait(name);
        return item.mapToScene({item.width() / 2, item.height() / 2}).toPoint();
    };
    QPoint place = middle();
    for (int still = 0; still < 3;) {
        QTest::qWait(10);
        const QPoint now = middle();
        still = now == place ? still + 1 : 0;
        place = now;
    }
    QTest::mouseClick(m_window, Qt::LeftButton, Qt::NoModifier, place);
    QCoreApplication::processEvents();
}

void Driver::taps(const QStringList& names)
{
    for (const QString& name : names)
        tap(name);
}

void Driver::open(const QString& name, int milliseconds)
{
    tap(name);
    QTest::qWait(milliseconds);
}

void Driver::back()
{
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTest::qWait(300);
}

void Driver::settle()
{
    QTest::qWait(60);
    m_window->update();
    QTest::qWait(140);
}

bool Driver::save(const QString& picture)
{
    settle();
    return m_window->grabWindow().save(picture);
}

QQuickItem* findItem(const QQuickWindow& window, const QString& name)
{
    return findBelow(window.contentItem(), name);
}

void useOwnFolders(const QString& folder)
{
    qputenv("XDG_CONFIG_HOME", (folder + QStringLiteral("/config")).toUtf8());
    qputenv("XDG_DATA_HOME", (folder + QStringLiteral("/data")).toUtf8());
    // The desktop's documents folder, where files are saved.
    QDir().mkpath(folder + QStringLiteral("/config"));
    QFile places(folder + QStringLiteral("/config/user-dirs.dirs"));
    if (!places.open(QIODevice::WriteOnly)
        || places.write(QStringLiteral("XDG_DOCUMENTS_DIR=\"%1/documents\"\n").arg(folder).toUtf8()) < 0)
        giveUp(QStringLiteral("the test's own folders cannot be made"));
}

void setPreference(const QString& name, const QVariant& value)
{
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("tafelrichter"),
        QStringLiteral("tafelrichter"));
    settings.setValue(name, value);
}

} // namespace tafel::test
