// tafelrichter-pdf: reads a report as HTML from standard input and writes the PDF to standard output. It is a
// separate program, so that the command line does not link Qt.
#include <iostream>
#include <iterator>

#include <QGuiApplication>

#include "app/session/startup.h"
#include "report/pdf.h"

int main(int argc, char** argv)
{
    if (tafel::app::printHelpIfRequested(argc, argv,
            "Aufruf: tafelrichter-pdf [de|en] <bericht.html >bericht.pdf\n\n"
            "Druckt einen Bericht; «tafelrichter report --format pdf» startet es.\n",
            "Usage: tafelrichter-pdf [de|en] <report.html >report.pdf\n\n"
            "Prints a report; \"tafelrichter report --format pdf\" starts it.\n"))
        return 0;
    tafel::app::filterLogMessages();
    qputenv("QT_QPA_PLATFORM", "offscreen"); // The program renders text and never opens a window.
    const QGuiApplication application(argc, argv);
    const bool german = application.arguments().contains(QStringLiteral("de"));
    std::cin.exceptions(std::ios::badbit);
    const std::string html{std::istreambuf_iterator<char>(std::cin), {}};
    const std::string pdf
        = tafel::report::pdfOf(html, german ? tafel::Language::German : tafel::Language::English);
    std::cout << pdf << std::flush;
    return std::cout ? 0 : 1;
}
