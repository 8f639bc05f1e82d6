// Enters deals on the real score pad and prints each one that the screen shows, until the kill test ends it.
#include <cstdio>
#include <random>

#include <QApplication>
#include <QtTest/QTest>

#include "app/pad/score_pad.h"
#include "app/session/session.h"
#include "driver.h"

using namespace tafel;

namespace {

QStringList digits(int number)
{
    QStringList keys;
    for (QChar digit : QString::number(number))
        keys << QStringLiteral("pad.key.") + digit;
    return keys;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
    test::useOwnFolders(QString::fromLocal8Bit(argv[1]) + QStringLiteral(".settings"));
    test::setPreference(QStringLiteral("firstStart"), false);
    QApplication application(argc, argv);
    test::Driver driver(QString::fromLocal8Bit(argv[1]));
    std::mt19937 random(static_cast<unsigned>(std::atoi(argv[2])));

    auto& session = static_cast<app::Session&>(driver.session());
    app::ScorePad& pad = *session.pad();
    QObject::connect(&pad, &app::ScorePad::entered, &pad, [&] {
        std::printf("%d\n", static_cast<int>(session.table()->deals().size()));
        std::fflush(stdout);
    });
    std::printf("start %d\n", static_cast<int>(session.table()->deals().size()));
    std::fflush(stdout);
    for (;;) {
        if (pad.deal().card.isEmpty())
            driver.tap(QStringLiteral("pad.card.S9"));
        if (!pad.canEnter()) {
            // The previous run may have left a draft: start over.
            driver.tap(QStringLiteral("pad.field.0"));
            const int first = 20 + static_cast<int>(random() % 60),
                      second = 10 + static_cast<int>(random() % 10);
            driver.taps(digits(first));
            driver.tap(QStringLiteral("pad.field.1"));
            driver.taps(digits(second));
        }
        QTest::qWait(205); // the Enter button ignores taps at first
        driver.tap(QStringLiteral("pad.enter"));
    }
}
