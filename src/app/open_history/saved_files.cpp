#include "app/open_history/saved_files.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include "app/open_history/preferences.h"
#include "history/storage/atomic_file.h"

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
    std::string_view content, const QString& failed)
{
    const QString path = newFileIn(folder, name, ending);
    makeFolderOf(path);
    history::AtomicFileWriter file(plain(path), false);
    const auto written
        = file.open().and_then([&] { return file.write(content); }).and_then([&] { return file.finish(); });
    if (written)
        return {.file = path};
    const Language language = languageIn(plain(QLocale().name())); // That of the screens.
    return {.title = failed, .problem = qt(written.error().message.in(language))};
}

} // namespace tafel::app
