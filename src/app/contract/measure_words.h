// What was entered for a deal of a contract or for a round, in words: for what a correction has changed.
#pragma once

#include <QVariantList>

#include "app/words/words.h"

namespace tafel::app {

/// What differs between two entries of a deal, one thing a row: {name, before, after}. `award` is what the
/// referee makes of the new one: it has the numbers that were left out.
QVariantList changesBetween(const Match& match, const DealEntry& before, const DealEntry& after,
    const DealAward& award, Language language);

} // namespace tafel::app
