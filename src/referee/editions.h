// The rulings of the printed editions of a game on the same dispute, where they differ.
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

/// The ruling of one edition where the editions differ.
struct EditionRuling {
    Edition edition;
    Text what; ///< A short text such as "4 or less", otherwise the deciding clause; may be empty.
};

/// Judges a position in every edition that allows this number of players, the newest first. Empty if the
/// verdicts and the numbers of the deciding clause agree. With `card`, only the question whether that card
/// may be played counts.
std::vector<EditionRuling> editionDifferences(const Position& position, std::optional<Card> card);

/// The same for the use of powers.
std::vector<EditionRuling> editionDifferences(const PowerQuestion& question);

} // namespace tafel
