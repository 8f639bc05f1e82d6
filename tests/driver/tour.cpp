#include "tour.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

namespace tafel::test {

namespace {

bool isEvening(const QString& part)
{
    return part.isEmpty() || part == QLatin1String("evening");
}

void fill(const QString& file, const QString& part)
{
    if (isEvening(part))
        fillEvening(file);
    else if (part == QLatin1String("back") || part == QLatin1String("panels"))
        fillClub(file);
    else if (part == QLatin1String("fault")) {
        QFile none(file);
        if (none.open(QIODevice::WriteOnly))
            none.write("This is not a history.\n");
    } else if (part != QLatin1String("empty"))
        fillGame(file, part);
}

void visitAll(Driver& driver, const Save& save, const Tour& tour)
{
    if (isEvening(tour.part))
        picturesOfEvening(driver, save);
    else if (tour.part == QLatin1String("back"))
        picturesOfLookingBack(driver, save);
    else if (tour.part == QLatin1String("panels"))
        picturesOfPanels(driver, save);
    else if (tour.part == QLatin1String("fault"))
        save(QStringLiteral("fault"));
    else if (tour.part == QLatin1String("empty"))
        picturesOfNothingYet(driver, save, {tour.language, QString::number(tour.textSize), tour.theme});
    else
        picturesOfGame(driver, save, tour.part);
}

} // namespace

std::optional<Tour> tourOf(int argc, char** argv, int first)
{
    if (argc != first + 4 && argc != first + 5)
        return std::nullopt;
    const auto argument
        = [&](int n) { return first + n < argc ? QString::fromLocal8Bit(argv[first + n]) : QString(); };
    const QStringList sides = argument(2).split(QLatin1Char('x'));
    return Tour{argument(0), argument(1), {sides.value(0).toInt(), sides.value(1).toInt()},
        argument(3).toInt(), argument(4)};
}

void walk(const Tour& tour, int argc, char** argv, const std::function<void(Driver&, const QString&)>& visit)
{
    QTemporaryDir folder;
    qputenv("TZ", "Europe/Zurich");
    useOwnFolders(folder.path());
    setPreference(QStringLiteral("language"), tour.language);
    setPreference(QStringLiteral("theme"), tour.theme);
    setPreference(QStringLiteral("textSize"), tour.textSize);
    setPreference(QStringLiteral("firstStart"), tour.part == QLatin1String("empty"));
    setPreference(QStringLiteral("motion"), false);
    QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
    QApplication application(argc, argv);
    const QString file = folder.filePath(QStringLiteral("history.db"));
    fill(file, tour.part);
    Driver driver(file, tour.size);
    visitAll(
        driver, [&](const QString& screen) { visit(driver, screen); }, tour);
}

} // namespace tafel::test
