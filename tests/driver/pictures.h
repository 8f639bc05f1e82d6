// The data of the tour through the app, and the screens that it visits; `save` runs on each screen.
#pragma once

#include <functional>

#include "driver.h"

namespace tafel::test {

using Save = std::function<void(const QString& screen)>;

/// Opens a screen by its name in the app and calls `save` on it.
void show(Driver& driver, const Save& save, const char* screen, const QVariantMap& values,
    const char* picture, int wait = 500);

/// Three people in a match of Cosmic Eidex that is in progress.
void fillEvening(const QString& file);
void picturesOfEvening(Driver& driver, const Save& save);
/// The same evening, shared with phones.
void picturesOfSharing(Driver& driver, const Save& save);

/// The same evening, with another tablet that also writes.
void fillOwnership(const QString& file);
void picturesOfOwnership(Driver& driver, const Save& save);

/// Two years of a club, for the history screens.
void fillClub(const QString& file);
void picturesOfLookingBack(Driver& driver, const Save& save);
/// The same club with ratings.
void picturesOfRatings(Driver& driver, const Save& save);
/// The panels, menus, and dialogs of the screens.
void picturesOfPanels(Driver& driver, const Save& save);

/// The first start, and every empty screen. `choices`: language, text size, theme.
void picturesOfNothingYet(Driver& driver, const Save& save, const QStringList& choices);

/// A history that cannot be opened, and its recovery.
void picturesOfFault(Driver& driver, const Save& save);

/// The club's archive, from joining to its errors.
void picturesOfArchive(Driver& driver, const Save& save);

/// A match of a custom-game pattern for four in partnerships, with the list of patterns and the editor.
void fillCustomGame(const QString& file, const QString& name, const QByteArray& keys = {});
void picturesOfCustomGames(Driver& driver, const Save& save);
/// A match of a pattern with a single declarer.
void picturesOfDeclarer(Driver& driver, const Save& save);
void picturesOfDealers(Driver& driver, const Save& save);

/// A match of that game in progress.
void fillGame(const QString& file, const QString& game);
void picturesOfGame(Driver& driver, const Save& save, const QString& game);

} // namespace tafel::test
