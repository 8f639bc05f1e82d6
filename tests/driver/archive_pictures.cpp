// The club's archive: joining it, its state and its errors. Uses a real server.
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "app/club/club_archive.h"
#include "app/session/session.h"
#include "archive/club_fixture.h"
#include "pictures.h"

namespace tafel::test {

void picturesOfArchive(Driver& driver, const Save& save)
{
    const QTemporaryDir folder;
    Club club;
    club.open();
    app::ClubArchive& archive = *static_cast<app::Session&>(driver.session()).archive();
    const auto rests = [&] {
        if (!QTest::qWaitFor([&] { return !archive.running(); }, 20000))
            qFatal("the archive does not come to rest");
        QTest::qWait(500);
    };
    driver.wait("home.newMatch");
    show(driver, save, "Club", {}, "club-none");
    driver.open("club.folder", 300);
    save("club-folders");
    driver.taps({"place.1"});
    save("club-folder-take");
    driver.back();
    archive.joinFolder(folder.filePath(QStringLiteral("nowhere")));
    rests();
    save("club-no-folder");
    archive.joinFolder(folder.path());
    rests();
    save("club-folder");
    archive.leave();
    driver.open("club.address", 300);
    save("club-keyboard");
    driver.taps({"key.x", "key.done"});
    archive.join(QStringLiteral("host=/nowhere dbname=club"));
    rests();
    save("club-not-found");
    club.freeze();
    archive.join(club.address());
    QTest::qWait(500);
    save("club-calling");
    driver.tap("club.cancel");
    club.thaw();
    rests();

    const QString other = folder.filePath(QStringLiteral("other.db"));
    club.play(other, 3);
    club.seenBy(other);
    (void)club.sql(QStringLiteral(
        "update tafelrichter.event set body = replace(body, '\"deal\":2', '\"deal\":9') where number = 3"));
    archive.join(club.address());
    rests();
    save("club-quarantined");
    driver.open("club.leave", 300);
    save("club-leave");
    driver.back();
    (void)club.sql(QStringLiteral("revoke usage on sequence tafelrichter.number from tafelrichter_tablets"));
    (void)static_cast<app::Session&>(driver.session())
        .history()
        .recordDispute({.question = "{}", .verdict = "yes"});
    archive.exchange();
    QTest::qWait(100);
    rests();
    save("club-no-rights");
    driver.back();
    driver.wait("home.archive");
    save("home-archive");
    show(driver, save, "Settings", {}, "settings-archive");
    driver.back();
    (void)club.sql(QStringLiteral("grant usage on sequence tafelrichter.number to tafelrichter_tablets"));
    archive.exchange();
    QTest::qWait(100);
    rests();
    show(driver, save, "Club", {}, "club-joined");
    driver.back();

    club.hall(folder.path());
    archive.exchange();
    QTest::qWait(100);
    rests();
    show(driver, save, "Tournament", {{"name", QStringLiteral("Club")}}, "hall");
    if (driver.find("tournament.tab.standing")) // portrait layout
        driver.tap("tournament.tab.rounds");
    driver.open("tournament.table.1.3.choose");
    save("hall-two-matches");
    driver.back();
    driver.open("tournament.ownTable");
    driver.open("ownTable.2");
    save("hall-swap");
    driver.open("ownTable.1", 500);
    save("hall-at-table");
    driver.open("tournament.board", 500);
    save("hall-board");
    driver.back();
    driver.back();
    driver.wait("home.table");
    save("home-table");
}

} // namespace tafel::test
