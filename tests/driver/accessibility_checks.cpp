// Walks through the real app and checks every screen: names, roles, sizes, focus order, text, contrast.
// Prints the violations; the exit status is 1 if there are any.
//   accessibility_checks LANGUAGE THEME WIDTHxHEIGHT TEXT-SIZE [PART [names|markup]]
// See tour.h for PART. `names` uses long names and checks only texts; `markup` uses names that are markup,
// which nothing may interpret.
#include <cstdio>

#include <QAccessible>
#include <QtTest/QTest>

#include "accessibility_checks.h"
#include "names.h"
#include "tour.h"

using namespace tafel;

namespace {

/// Warnings of QML are also errors.
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
    const test::Tour tour = test::tourOf(argc, argv, "accessibility_checks");
    qInstallMessageHandler(hear);
    int screens = 0, literal = 0;
    test::Found all;
    const int requests = test::walk(tour, argc, argv, [&](test::Driver& driver, const QString& screen) {
        QAccessible::setActive(true);
        driver.settle();
        test::Found found;
        literal += examineMarkup(driver.window(), found);
        if (!tour.markup)
            examineTexts(driver.window(), found);
        examineNames(driver.window(), test::longNames(), found);
        if (!tour.longNames && !tour.markup) {
            examineControls(driver.window(), found);
            examineWords(driver.window(), found);
            examineSilence(driver.window(), found);
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
    if (tour.markup) {
        std::printf("%d texts show markup as it is written, %d requests\n", literal, requests);
        return screens > 0 && literal > 0 && all.faults.isEmpty() && requests == 0 ? 0 : 1;
    }
    return screens > 0 && all.texts > 0 && all.faults.isEmpty() ? 0 : 1;
}
