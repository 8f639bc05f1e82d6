// A shared match: the panel, the sign, and the banners on the pad. A stand-in replaces the sharing process,
// so that every picture has the same address.
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "app/pad/current_match.h"
#include "live/fake_app.h"
#include "pictures.h"

namespace tafel::test {

void picturesOfSharing(Driver& driver, const Save& save)
{
    const QTemporaryDir folder;
    StandIn child;
    child.takeAway(&driver.session());
    driver.wait("pad.card.S9");
    driver.open("pad.menu");
    save("share-not-installed");
    driver.back();
    child.takePlace(&driver.session(), folder.path());
    save("share-nothing-yet");
    driver.open("pad.menu");
    driver.open("pad.share");
    child.say(R"({"kind":"trouble","code":"no-address","text":{"de":"","en":""}})");
    save("share-no-network");
    QTest::qWait(250);
    driver.tap("share.retry");
    const auto listen = [&](const char* encryption) {
        child.networkIs(encryption);
        child.say(R"({"kind":"listening","address":"192.168.178.34","port":4736})");
        QTest::qWait(300);
    };
    listen("");
    driver.wait("share.open");
    save("share-open-wifi");
    app::Sharing& sharing = *static_cast<app::Session&>(driver.session()).sharing();
    sharing.stop();
    const int started = child.started();
    sharing.start();
    static_cast<void>(QTest::qWaitFor([&] { return child.started() > started; }));
    listen("WPA2");
    save("share-code");
    const auto ask = [&](int seat) {
        child.say(QStringLiteral(R"({"kind":"seat-asked","seat":%1,"phone":"%2","card":"L7"})")
                      .arg(seat)
                      .arg(StandIn::phone(QString::number(seat))));
    };
    const auto give = [&](const char* name) {
        driver.wait(name);
        QTest::qWait(450);
        driver.tap(name);
        QTest::qWait(100);
    };
    ask(0);
    give("share.0.yes");
    child.say(R"({"kind":"devices","watching":2,"seated":[0],"boards":1})");
    ask(2);
    driver.wait("share.0.yes");
    save("share-seats");
    driver.open("share.stop");
    save("share-stop");
    driver.back();
    driver.back();
    driver.wait("pad.seat.yes");
    save("share-pad-request");
    give("pad.seat.yes");
    driver.tap("pad.card.SK");
    driver.taps({"pad.field.1", "pad.key.9", "pad.key.5"});
    const auto count = [&](int seat, int points) {
        const auto session = static_cast<app::Session*>(&driver.session());
        child.say(QStringLiteral(R"({"kind":"count","seat":%1,"deal":%2,"path":"/points/%3","value":%4})")
                      .arg(seat)
                      .arg(session->table()->deals().size() + 1)
                      .arg(QString::fromStdString(
                          session->table()->match().players[static_cast<std::size_t>(seat)]))
                      .arg(points));
    };
    count(0, 18);
    count(2, 43);
    QTest::qWait(1200);
    save("share-pad-sum");
    count(2, 44);
    QTest::qWait(1200);
    driver.taps({"pad.field.0", "pad.key.2", "pad.key.8"});
    count(0, 18);
    QTest::qWait(3200);
    save("share-pad-choice");
    child.say(R"({"kind":"trouble","code":"address-gone","text":{"de":"","en":""}})");
    QTest::qWait(1200);
    save("share-pad-net-gone");
    driver.tap("pad.menu");
    save("share-menu");
    driver.back();
    sharing.stop();
    QTest::qWait(200);
}

} // namespace tafel::test
