// An evening of three players: score pad, referee desk, and recorder of Cosmic Eidex, with their panels.
#include <QtTest/QTest>

#include "pictures.h"

namespace tafel::test {

namespace {

/// Records a deal with a revoke to its end, starting and ending on the pad.
void recorder(Driver& driver, const Save& save)
{
    const auto play = [&](std::initializer_list<const char*> cards) {
        for (const char* card : cards)
            driver.tap(QStringLiteral("recorder.card.") + QString::fromLatin1(card));
    };
    driver.open("pad.menu");
    driver.open("pad.record");
    save("pad-record-question");
    driver.open("dialog.verb");
    driver.wait("recorder.headline");
    save("recorder-put-down");
    driver.tap("recorder.allFaceDown");
    play({"RA", "RJ", "R8", "SK", "S7", "S6", "RK", "R7", "RQ", "HA", "R10", "H6", "LA", "L6", "L10", "H9",
        "HK", "H7", "S8"});
    save("recorder");
    driver.open("recorder.usePower");
    save("recorder-powers");
    driver.back();
    driver.open("recorder.revoke");
    save("recorder-revokes");
    driver.back();
    play({"HQ", "HJ", "H10", "H8", "LK", "LQ", "LJ", "L9", "L8", "L7", "R9", "R6", "SA", "SQ"});
    save("recorder-reveal");
    play({"SJ", "S10"});
    QTest::qWait(250);
    save("recorder-done");
    driver.back();
    driver.wait("pad.recording");
    save("pad-recording");
    driver.open("pad.recording.giveUp");
    driver.open("dialog.verb");
}

} // namespace

void picturesOfEvening(Driver& driver, const Save& save)
{
    driver.wait("pad.card.S9");
    save("pad-card");
    driver.taps({"pad.card.S9"});
    save("pad-empty");
    driver.taps({"pad.trump", "pad.card.SK"});
    const auto power = [&](const QString& seat) { // with large text, the powers are in a panel
        if (!driver.find(seat))
            driver.open("pad.powers");
        driver.open(seat, 100);
    };
    const auto closePowers = [&] {
        if (driver.find("close"))
            driver.open("close");
    };
    power("pad.power.1");
    driver.tap("tens.9");
    save("pad-limit");
    driver.taps({"ones.2", "pad.field.0", "pad.key.1", "pad.key.8", "pad.field.1", "pad.key.9", "pad.key.5"});
    save("pad");
    power("pad.power.0");
    closePowers();
    save("pad-question");
    power("pad.power.0");
    closePowers();
    driver.tap("pad.menu");
    save("pad-menu");
    if (driver.find("pad.dealer")) {
        driver.open("pad.dealer");
        save("pad-dealer");
        driver.open("close");
        driver.open("pad.menu");
    }
    driver.back();
    driver.open("pad.referee", 400);
    driver.tap("referee.card.H7");
    save("referee-cards");
    driver.taps(
        {"referee.card.SJ", "referee.card.S8", "referee.card.H10", "referee.card.LA", "referee.hand.S8"});
    QTest::qWait(250);
    save("referee");
    driver.open("referee.record");
    save("referee-record");
    driver.tap("close");
    driver.tap("referee.question.winner");
    QTest::qWait(250);
    save("referee-winner");
    driver.open("referee.question.power");
    save("referee-powers");
    driver.taps({"referee.may.computer", "referee.may.0.points.-5", "referee.next", "referee.phase.5"});
    QTest::qWait(250);
    save("referee-power");
    driver.back();
    if (driver.find("pad.deals")) {
        driver.tap("pad.deals");
    } else { // in portrait with large text, the pad does not show the last deals
        driver.open("pad.menu");
        driver.tap("pad.menu.correct");
    }
    QTest::qWait(250);
    save("pad-deals");
    driver.tap("pad.all.5");
    save("pad-deals-why");
    driver.open("pad.deal.5");
    driver.taps({"pad.field.1", "pad.key.1", "pad.key.0", "pad.key.1"});
    save("pad-correct");
    driver.open("pad.leave");
    setPreference(QStringLiteral("secondEyes"), true);
    driver.open("pad.enter", 450);
    setPreference(QStringLiteral("secondEyes"), false);
    save("pad-accept");
    driver.open("accept.no");
    driver.taps({"refusal.key.5", "refusal.key.4"});
    save("pad-refusal");
    driver.open("refusal.by.2");
    save("pad-refused");
    driver.tap("pad.rejected.close");
    recorder(driver, save);
    driver.back();
    driver.wait("home.newMatch");
    save("home");
    driver.open("home.settings");
    save("settings");
    driver.back();
    driver.open("home.history", 400);
    save("history");
    driver.open("history.row.1", 600);
    save("match");
    driver.back();
    if (!driver.find("home.newMatch"))
        driver.back();
    driver.open("home.newMatch");
    save("new-match-empty");
    driver.tap("newMatch.again");
    driver.open("newMatch.draw");
    save("new-match-tap");
    for (int tap = 0; tap < 3; ++tap)
        driver.open("newMatch.drawTap");
    save("new-match");
    driver.open("newMatch.addPlayer");
    save("new-match-person");
}

} // namespace tafel::test
