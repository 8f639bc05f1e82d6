// A tour through the app, shared by the programs that take pictures of the screens and that examine them.
#pragma once

#include "pictures.h"

namespace tafel::test {

struct Tour {
    QString language; ///< "de", "en"
    QString theme; ///< "light", "dark", "contrast"
    QSize size; ///< size of the window
    int textSize = 100; ///< per cent
    /// `back`: the screens that look back; `club`: the club's archive; `ownership`: another tablet writes the
    /// match; `ratings`: those with ratings; `empty`: a history without a match; `panels`: what opens over a
    /// screen; `fault`: a damaged history; `own`: custom games; `dealer`: one
    /// whose table chooses each dealer; `share`: the match is shared; the name
    /// of a game; nothing or `evening`: three people.
    QString part;
    bool longNames = false; ///< names.h
    bool markup = false; ///< Names are markup that points to a server on this machine (`takeMarkup`).
};

/// Parses LANGUAGE THEME WIDTHxHEIGHT TEXT-SIZE [PART [names|markup]], after the program's own arguments:
/// "screenshots FOLDER". If they are invalid, prints the usage and exits with status 2.
Tour tourOf(int argc, char** argv, const char* program);

/// Starts the app with settings and a history of its own, and calls `visit` on each screen.
/// \return how many asked the server that names point to when they are markup.
int walk(const Tour& tour, int argc, char** argv,
    const std::function<void(Driver&, const QString& screen)>& visit);

} // namespace tafel::test
