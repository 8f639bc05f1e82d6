// A tour through the app, for the programs that take pictures of the screens or check them.
#pragma once

#include "pictures.h"

namespace tafel::test {

struct Tour {
    QString language; ///< "de", "en"
    QString theme; ///< "light", "dark", "contrast"
    QSize size; ///< size of the window
    int textSize = 100; ///< per cent
    /// `back`: the history; `club`: the club's archive; `ownership`: a match that another tablet owns;
    /// `ratings`: the screens with ratings; `empty`: a history without a match; `panels`: panels and dialogs;
    /// `fault`: a damaged history; `own`: custom games; `dealer`: a game in which the table chooses each
    /// dealer; `share`: a shared match; `skat`: a game with a declarer; or the name of a game. Empty or
    /// `evening`: three players.
    QString part;
    bool longNames = false; ///< names.h
    bool markup = false; ///< Names are markup that points to a server on this machine (`takeMarkup`).
};

/// Parses LANGUAGE THEME WIDTHxHEIGHT TEXT-SIZE [PART [names|markup]], after the program's own arguments:
/// "screenshots FOLDER". If they are invalid, prints the usage and exits with status 2.
Tour tourOf(int argc, char** argv, const char* program);

/// Starts the app with separate settings and a new history, and calls `visit` on each screen.
/// \return the number of requests to the server that markup names point to
int walk(const Tour& tour, int argc, char** argv,
    const std::function<void(Driver&, const QString& screen)>& visit);

} // namespace tafel::test
