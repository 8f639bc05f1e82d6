// Two tablets: a match that the other tablet owns, and versions to choose from.
#include <QtTest/QTest>

#include "app/pad/current_match.h"
#include "names.h"
#include "other_tablet.h"
#include "pictures.h"

namespace tafel::test {

namespace {

constexpr const char* round
    = R"({"turned_up": "%1", "points": {"Anna": %2, "Beat": %3}})"; // Cora has the rest

QString deal(const char* card, int anna, int beat)
{
    return QString::fromStdString(
        withNames(QString::fromLatin1(round).arg(QLatin1String(card)).arg(anna).arg(beat).toStdString()));
}

void tap(Driver& driver, const char* name)
{
    driver.wait(name);
    QTest::qWait(450);
    driver.tap(name);
    QTest::qWait(200);
}

} // namespace

void fillOwnership(const QString& file)
{
    fillEvening(file);
    fillGame(file + QStringLiteral(".other"), QStringLiteral("herzeln"));
}

void picturesOfOwnership(Driver& driver, const Save& save)
{
    auto& session = static_cast<app::Session&>(driver.session());
    OtherTablet other;
    driver.wait("pad.card.S9");
    const QString match = session.table()->matchId();
    other.meet(&session);
    other.takeOwnership(match);
    other.meet(&session);
    driver.wait("pad.ownership");
    save("hand-pad");
    driver.open("pad.menu", 500);
    save("hand-menu");
    driver.back();
    tap(driver, "ownership.take");
    save("hand-pad-asked");
    show(driver, save, "Match", {{"matchId", match}}, "hand-match", 700);
    tap(driver, "ownership.take");
    save("hand-match-asked");
    tap(driver, "ownership.take");
    driver.wait("pad.card.S9");
    // Both tablets continue the match.
    other.enter(match, deal("H8", 60, 40));
    other.enter(match, deal("R8", 20, 90));
    (void)session.history().enterDeal(match.toStdString(),
        document::readDeal(session.table()->match(), deal("L8", 70, 27).toStdString()).value());
    session.table()->open(match);
    other.meet(&session);
    driver.wait("pad.forked.choose");
    QTest::qWait(500);
    save("hand-forked-pad");
    tap(driver, "pad.forked.choose");
    driver.wait("match.version.1.choose");
    save("hand-versions");
    tap(driver, "match.version.1.choose");
    save("hand-versions-asked");
    show(driver, save, "Home", {}, "hand-home");
    show(driver, save, "History", {}, "hand-history", 700);
    show(
        driver, [](const QString&) {}, "Match", {{"matchId", match}}, "", 700);
    tap(driver, "match.version.1.choose");
    tap(driver, "match.version.1.choose");
    save("hand-versions-chosen");
    show(driver, save, "ScorePad", {}, "hand-pad-chosen", 700);
    show(driver, save, "Home", {}, "hand-home-read");
    // A game of contracts.
    const QString herzeln = [&] {
        const auto matches = session.history().matches().value();
        for (const auto& each : matches)
            if (each.game == "herzeln")
                return QString::fromStdString(each.id);
        return QString();
    }();
    session.table()->takeOwnership(herzeln);
    for (int deal = 0; deal < 3; ++deal)
        session.table()->undo();
    other.undo(herzeln);
    other.redo(herzeln);
    other.meet(&session);
    show(driver, save, "Match", {{"matchId", herzeln}}, "hand-versions-contracts", 700);
}

} // namespace tafel::test
