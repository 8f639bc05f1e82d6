// What the printed editions of a game say to the same dispute, where they differ.
#pragma once

#include "referee/judge.h"

namespace tafel {

/// "Web edition"
constexpr Text editionName(Edition edition)
{
    constexpr Text names[] = {
        {"Englisch 1998", "English 1998"}, {"Deutsch 1998", "German 1998"}, {"Web-Ausgabe", "Web edition"}};
    return names[static_cast<std::size_t>(edition)];
}

/// What one edition has where the editions differ.
struct EditionRuling {
    Edition edition;
    Text what; ///< In short: "4 or less"; where nobody put it shortly, the clause that decides; or empty.
};

/// The same position in every edition that so many can play, the newest first. Empty when their verdicts
/// agree and the numbers of the clause that decides do too. `card`: only whether that one may be played is
/// asked.
std::vector<EditionRuling> editionDifferences(const Position& position, std::optional<Card> card);

/// The same for the use of powers.
std::vector<EditionRuling> editionDifferences(const Question& question);

} // namespace tafel
