// Walks through the real app and examines every screen on the way: names, roles, sizes, the way of the focus,
// text, contrast. Prints what is wrong; the exit status is 1 then.
//   hands LANGUAGE THEME WIDTHxHEIGHT TEXT-SIZE [PART [names]]     PART: see tour.h; names: long ones, and
//   only texts
#include <cstdio>

#include <QtTest/QTest>

#include "hands.h"
#include "names.h"
#include "tour.h"

using namespace tafel;

namespace {

/// What QML complains of is a fault, too.
QStringList complaints;

void hear(QtMsgType, const QMessageLogContext&, const QString& text)
{
    std::fprintf(stderr, "%s\n", qPrintable(text));
    if (text.contains(QLatin1String(".qml")))
        complaints << text;
}

} // namespace

int main(int argc, char** argv)
{
    const test::Tour tour = test::tourOf(argc, argv, "hands");
    qInstallMessageHandler(hear);
    int screens = 0;
    test::Found all;
    test::walk(tour, argc, argv, [&](test::Driver& driver, const QString& screen) {
        driver.settle();
        test::Found found;
        examineTexts(driver.window(), found);
        examineNames(driver.window(), test::longNames(), found);
        if (!tour.longNames) {
            examineControls(driver.window(), found);
            examineContrast(driver.window(), found);
            examineFocus(driver.window(), found);
            examineRows(driver.window(), found);
        }
        found.faults += std::exchange(complaints, {});
        found.faults.removeDuplicates();
        for (const QString& fault : found.faults)
            std::printf("%s: %s\n", qPrintable(screen), qPrintable(fault));
        std::printf("-- %s: %d controls, %d texts\n", qPrintable(screen), found.controls, found.texts);
        ++screens;
        all.controls += found.controls;
        all.texts += found.texts;
        all.faults += found.faults;
    });
    std::printf("%d screens, %d controls, %d texts, %d faults\n", screens, all.controls, all.texts,
        static_cast<int>(all.faults.size()));
    return screens > 0 && all.texts > 0 && all.faults.isEmpty() ? 0 : 1;
}
