#include "tour.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTcpServer>
#include <QTemporaryDir>

#include "games/games.h"
#include "names.h"

namespace tafel::test {

namespace {

bool isEvening(const QString& part)
{
    return part.isEmpty() || part == QLatin1String("evening");
}

/// The same evening before sharing starts.
bool isSharing(const QString& part)
{
    return part == QLatin1String("share");
}

void fill(const QString& file, const QString& part)
{
    if (isEvening(part) || isSharing(part))
        fillEvening(file);
    else if (QStringList{"back", "club", "panels", "ratings"}.contains(part)) {
        fillClub(file);
        if (part == QLatin1String("panels"))
            QFile::copy(file, file + QStringLiteral(".v9.copy")); // a copy that a migration leaves
    } else if (part == QLatin1String("fault")) {
        fillEvening(file);
        QFile damaged(file);
        if (!damaged.open(QIODevice::ReadWrite))
            return;
        QByteArray bytes = damaged.readAll();
        bytes.replace(0, 4096, QByteArray(4096, 'U'));
        bytes.replace("\"turned_up\":\"L9\"", QByteArray(16, 'U'));
        damaged.seek(0);
        damaged.write(bytes);
    } else if (part == QLatin1String("own"))
        fillCustomGame(file, QStringLiteral("schieber"));
    else if (part == QLatin1String("skat"))
        fillCustomGame(file, part);
    else if (part == QLatin1String("dealer"))
        fillCustomGame(file, QStringLiteral("hearts"), "\"dealer\": \"chosen\",");
    else if (part == QLatin1String("ownership"))
        fillOwnership(file);
    else if (part != QLatin1String("empty"))
        fillGame(file, part);
}

void visitAll(Driver& driver, const Save& save, const Tour& tour)
{
    if (isEvening(tour.part))
        picturesOfEvening(driver, save);
    else if (isSharing(tour.part))
        picturesOfSharing(driver, save);
    else if (tour.part == QLatin1String("back"))
        picturesOfLookingBack(driver, save);
    else if (tour.part == QLatin1String("club"))
        picturesOfArchive(driver, save);
    else if (tour.part == QLatin1String("ratings"))
        picturesOfRatings(driver, save);
    else if (tour.part == QLatin1String("panels"))
        picturesOfPanels(driver, save);
    else if (tour.part == QLatin1String("own"))
        picturesOfCustomGames(driver, save);
    else if (tour.part == QLatin1String("skat"))
        picturesOfDeclarer(driver, save);
    else if (tour.part == QLatin1String("dealer"))
        picturesOfDealers(driver, save);
    else if (tour.part == QLatin1String("ownership"))
        picturesOfOwnership(driver, save);
    else if (tour.part == QLatin1String("fault"))
        picturesOfFault(driver, save);
    else if (tour.part == QLatin1String("empty"))
        picturesOfNothingYet(driver, save, {tour.language, QString::number(tour.textSize), tour.theme});
    else
        picturesOfGame(driver, save, tour.part);
}

} // namespace

Tour tourOf(int argc, char** argv, const char* program)
{
    QStringList given;
    for (int n = 1 + static_cast<int>(std::count(program, program + std::strlen(program), ' ')); n < argc;
         ++n)
        given << QString::fromLocal8Bit(argv[n]);
    const QStringList sides = given.value(2).split(QLatin1Char('x'));
    const Tour tour{given.value(0), given.value(1), {sides.value(0).toInt(), sides.value(1).toInt()},
        given.value(3).toInt(), given.value(4), given.value(5) == QLatin1String("names"),
        given.value(5) == QLatin1String("markup")};
    const bool known = QStringList{"de", "en"}.contains(tour.language)
        && QStringList{"light", "dark", "contrast"}.contains(tour.theme) && !tour.size.isEmpty()
        && tour.textSize >= 100 && tour.textSize <= 200
        && (isEvening(tour.part) || isSharing(tour.part)
            || QStringList{"back", "club", "panels", "own", "skat", "dealer", "ownership", "ratings", "fault",
                "empty"}
                   .contains(tour.part)
            || gameNamed(tour.part.toStdString()));
    if (!known || given.size() > (tour.longNames || tour.markup ? 6 : 5)) {
        std::fprintf(
            stderr, "usage: %s LANGUAGE THEME WIDTHxHEIGHT TEXT-SIZE [PART [names|markup]]\n", program);
        std::exit(2);
    }
    return tour;
}

int walk(const Tour& tour, int argc, char** argv, const std::function<void(Driver&, const QString&)>& visit)
{
    QTemporaryDir folder(QDir::tempPath()
        + (tour.markup ? QStringLiteral("/<img src=a>&amp;XXXXXX") : QStringLiteral("/tafel-XXXXXX")));
    qputenv("TZ", "Europe/Zurich");
    useOwnFolders(folder.path());
    setPreference(QStringLiteral("language"), tour.language);
    setPreference(QStringLiteral("theme"), tour.theme);
    setPreference(QStringLiteral("textSize"), tour.textSize);
    setPreference(QStringLiteral("firstStart"), tour.part == QLatin1String("empty"));
    setPreference(QStringLiteral("motion"), false);
    setPreference(QStringLiteral("ratings"), tour.part == QLatin1String("ratings"));
    QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
    QApplication application(argc, argv);
    QTcpServer server;
    if (tour.longNames)
        takeLongNames();
    if (tour.markup && server.listen(QHostAddress::LocalHost))
        takeMarkup(server.serverPort());
    const QString file = folder.filePath(QStringLiteral("history.db"));
    fill(file, tour.part);
    Driver driver(file, tour.size);
    visitAll(
        driver, [&](const QString& screen) { visit(driver, screen); }, tour);
    int requests = 0;
    while (server.nextPendingConnection())
        ++requests;
    return requests;
}

} // namespace tafel::test
