#include "app/open_history/saved_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include "app/open_history/preferences.h"

namespace tafel::app {

QString ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
        + QStringLiteral("/Tafelrichter");
}

QString saveFolder(const Preferences& preferences)
{
    const QString chosen = preferences.saveFolder();
    return !chosen.isEmpty() && QFileInfo(chosen).isDir() ? chosen : ownFolder();
}

QString newFileIn(const QString& folder, const QString& name, const QString& ending)
{
    QString file = QStringLiteral("%1/%2.%3").arg(folder, name, ending);
    const auto isThere = [](const QString& path) { // A broken symbolic link also counts.
        return QFileInfo::exists(path) || QFileInfo(path).isSymLink();
    };
    for (int number = 2; isThere(file); ++number)
        file = QStringLiteral("%1/%2 (%3).%4").arg(folder, name, QString::number(number), ending);
    return file;
}

void makeFolderOf(const QString& file)
{
    if (QFileInfo(file).path() == ownFolder())
        QDir().mkpath(ownFolder());
}

SavedFile writeNewFile(const QString& folder, const QString& name, const QString& ending,
    const QByteArray& bytes, const QString& failed)
{
    QSaveFile file(newFileIn(folder, name, ending));
    makeFolderOf(file.fileName());
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return {.title = failed,
            .problem = QCoreApplication::translate("SavedFiles",
                "%1 cannot be written: %2. The history is as it was. Make room there, or allow "
                "writing, and save once more.")
                           .arg(file.fileName(), file.errorString())};
    return {.file = file.fileName()};
}

} // namespace tafel::app
