// The files that Transfer offers, and the names of new ones.
#include <algorithm>

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include "app/phrases/phrases.h"
#include "app/settings/transfer.h"

namespace tafel::app {

namespace {

constexpr int mostFiles = 100;

/// The folders to search: the one for saved files, documents, downloads and removable drives.
QStringList folders(const QString& saved)
{
    QStringList folders{saved, ownFolder(),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        QStandardPaths::writableLocation(QStandardPaths::DownloadLocation)};
    for (const SaveLocation& each : removableDrives())
        folders << each.path << each.path + QStringLiteral("/Tafelrichter");
    folders.removeAll(QString());
    folders.removeDuplicates();
    return folders;
}

} // namespace

QList<SaveLocation> Transfer::files(const QString& kind) const
{
    const QStringList patterns = kind == QLatin1String("restore")
        ? QStringList{QStringLiteral("*.db"), QStringLiteral("*.db.*copy*")}
        : kind == QLatin1String("game")
        ? QStringList{QStringLiteral("*.game.json"), QStringLiteral("*.json")}
        : QStringList{QStringLiteral("*.tafel.json"), QStringLiteral("*.jsonl"), QStringLiteral("*.json")};
    QFileInfoList found;
    for (const QString& folder : folders(m_session ? saveFolder(*m_session->preferences()) : QString()))
        found << QDir(folder).entryInfoList(patterns, QDir::Files | QDir::Readable);
    if (kind == QLatin1String("restore") && m_session) // The copies that the app made automatically.
        for (const auto& copy : history::siblingCopies(m_session->historyFile()))
            found << QFileInfo(QString::fromStdString(copy.string()));
    std::ranges::stable_sort(found, [](const QFileInfo& one, const QFileInfo& other) {
        return one.lastModified() > other.lastModified();
    });
    QList<SaveLocation> list;
    for (const QFileInfo& file : found) {
        if (list.size() == mostFiles)
            break;
        list << SaveLocation{.path = file.filePath(),
            .name = file.fileName(),
            .place = shortName(file.path()),
            .detail
            = qt(phrases::dayText(file.lastModified().date().toString(Qt::ISODate).toStdString(), language()))
                + QStringLiteral(" · ") + QLocale().formattedDataSize(file.size(), 0)};
    }
    return list;
}

QString Transfer::newFile(const QString& kind, const QString& folder) const
{
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    const bool backup = kind == QLatin1String("backup"), deals = kind == QLatin1String("deals");
    const QString name = (backup ? tr("Backup %1") : deals ? tr("Deals %1") : tr("Matches %1")).arg(day);
    return newFileIn(folder, name,
        backup      ? QStringLiteral("tafel.db")
            : deals ? QStringLiteral("csv")
                    : QStringLiteral("tafel.jsonl"));
}

} // namespace tafel::app
