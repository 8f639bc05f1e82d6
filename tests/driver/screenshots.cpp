// Drives the real app through its screens and writes a picture of each.
//   screenshots FOLDER LANGUAGE THEME WIDTHxHEIGHT TEXT-SIZE [PART]     PART: see tour.h
#include <cstdio>
#include <filesystem>

#include "tour.h"

using namespace tafel;

int main(int argc, char** argv)
{
    const test::Tour tour = test::tourOf(argc, argv, "screenshots FOLDER");
    std::filesystem::create_directories(argv[1]);
    bool written = true;
    test::walk(tour, argc, argv, [&](test::Driver& driver, const QString& screen) {
        const QString text = tour.textSize == 100 ? QString() : QStringLiteral("-%1").arg(tour.textSize);
        const QString picture
            = QStringLiteral("%1/%2-%3-%4%5-%6x%7.png")
                  .arg(QString::fromLocal8Bit(argv[1]), screen, tour.theme, tour.language, text)
                  .arg(tour.size.width())
                  .arg(tour.size.height());
        if (!driver.save(picture)) {
            std::fprintf(stderr, "screenshots: %s cannot be written\n", qPrintable(picture));
            written = false;
        }
    });
    return written ? 0 : 1;
}
