#include "app/settings/save_locations.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QStorageInfo>
#include <QUrl>

namespace tafel::app {

namespace {

constexpr int mostFolders = 200;

/// "3.2 GB free"; empty if it is unknown.
QString freeIn(const QString& folder)
{
    // QStorageInfo does not support folders on drives that are not listed, as in a container.
    std::error_code unknown;
    const std::filesystem::space_info space = std::filesystem::space(folder.toStdString(), unknown);
    return unknown ? QString()
                   : SaveLocations::tr("%1 free").arg(
                       QLocale().formattedDataSize(static_cast<qint64>(space.available), 1));
}

} // namespace

QList<SaveLocation> removableDrives()
{
    QList<SaveLocation> list;
    for (const QStorageInfo& each : QStorageInfo::mountedVolumes()) {
        const QString path = each.rootPath();
        if (each.isReady()
            && (path.startsWith(QLatin1String("/media/")) || path.startsWith(QLatin1String("/run/media/"))
                || path.startsWith(QLatin1String("/mnt/"))))
            list << SaveLocation{.path = path, .name = each.displayName()};
    }
    return list;
}

QString shortName(const QString& path)
{
    const QString home = QDir::homePath();
    return path == home || path.startsWith(home + QLatin1Char('/'))
        ? QStringLiteral("~") + path.mid(home.size())
        : path;
}

QString SaveLocations::missing() const
{
    const QString chosen = m_session ? m_session->preferences()->saveFolder() : QString();
    return chosen.isEmpty() || chosen == folder() ? QString() : shortName(chosen);
}

QList<SaveLocation> SaveLocations::rows() const
{
    QList<SaveLocation> rows;
    if (!m_at.isEmpty()) {
        const QFileInfoList folders = QDir(m_at).entryInfoList(
            QDir::Dirs | QDir::NoDotAndDotDot | QDir::Readable, QDir::Name | QDir::LocaleAware);
        for (const QFileInfo& each : folders)
            if (rows.size() < mostFolders)
                rows << SaveLocation{.path = each.filePath(), .name = each.fileName()};
        return rows;
    }
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    rows << SaveLocation{
        ownFolder(), tr("Tafelrichter's own folder"), shortName(ownFolder()), freeIn(documents)};
    rows << SaveLocation{documents, tr("Documents"), shortName(documents), freeIn(documents)};
    rows << SaveLocation{QDir::homePath(), tr("Home folder"), QDir::homePath(), freeIn(QDir::homePath())};
    for (const SaveLocation& each : removableDrives())
        rows << SaveLocation{each.path, each.name, each.path, freeIn(each.path)};
    return rows;
}

QString SaveLocations::whyNot() const
{
    const QFileInfo folder(m_at);
    if (m_at.isEmpty())
        return tr("Choose a place.");
    if (m_at == ownFolder()) // The folder is created on demand.
        return {};
    if (!folder.isDir())
        return tr("%1 is not there any more.").arg(shortName(m_at));
    if (QStorageInfo(m_at).isReadOnly())
        return tr("This drive is read-only.");
    return folder.isWritable() ? QString() : tr("You may not write here.");
}

void SaveLocations::up()
{
    const QString here = std::exchange(m_at, QString());
    const QList<SaveLocation> places = rows();
    // Above a place there is only the list of places.
    if (std::ranges::find(places, here, &SaveLocation::path) == places.end())
        m_at = QFileInfo(here).path();
    Q_EMIT changed();
}

void SaveLocations::choose()
{
    m_session->preferences()->setSaveFolder(m_at == ownFolder() ? QString() : m_at);
    Q_EMIT changed();
}

QString SaveLocations::open(const QString& file) const
{
    if (!QFileInfo::exists(file))
        return tr("%1 is not there any more.").arg(shortName(file));
    return QDesktopServices::openUrl(QUrl::fromLocalFile(file)) ? QString()
                                                                : tr("No program here opens such files.");
}

QString SaveLocations::showFolder(const QString& file) const
{
    const QString folder = QFileInfo(file).path();
    if (!QFileInfo(folder).isDir())
        return tr("%1 is not there any more.").arg(shortName(folder));
    // Selects the file in its folder
    // (https://www.freedesktop.org/wiki/Specifications/file-manager-interface).
    if (const QDBusConnection bus = QDBusConnection::sessionBus(); bus.isConnected()) {
        constexpr int patience = 2000; // In milliseconds.
        QDBusMessage show = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.FileManager1"),
            QStringLiteral("/org/freedesktop/FileManager1"), QStringLiteral("org.freedesktop.FileManager1"),
            QStringLiteral("ShowItems"));
        show << QStringList{QUrl::fromLocalFile(file).toString()} << QString();
        if (bus.call(show, QDBus::Block, patience).type() == QDBusMessage::ReplyMessage)
            return {};
    }
    return QDesktopServices::openUrl(QUrl::fromLocalFile(folder))
        ? QString()
        : tr("No program here shows folders. The file is in %1.").arg(shortName(folder));
}

} // namespace tafel::app
