// Pictures of the screens beyond the score pad of Cosmic Eidex: looking back, and the other games.
#pragma once

#include <functional>

#include "driver.h"

namespace tafel::test {

using Save = std::function<void(const QString& screen)>;

/// Two years of a club, for the screens that look back.
void fillClub(const QString& file);
void picturesOfLookingBack(Driver& driver, const Save& save);

/// A match of that game under way.
void fillGame(const QString& file, const QString& game);
void picturesOfGame(Driver& driver, const Save& save, const QString& game);

} // namespace tafel::test
