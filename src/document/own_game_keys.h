// The keys and words of a game file: the reader reads by them, and scripts/schemas writes the schema from
// them.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "referee/contract_entry.h"

namespace tafel::document {

/// A key of an object.
struct OwnKey {
    std::string_view name;
    bool required = false;
};

inline constexpr OwnKey gameKeys[] = {{"format", true}, {"id", true}, {"name", true}, {"line"}, {"sign"},
    {"players", true}, {"seats"}, {"sides"}, {"cards"}, {"tricks"}, {"wins", true}, {"contracts", true},
    {"extras"}, {"dealer"}, {"direction"}, {"order"}, {"end"}};
inline constexpr OwnKey languageKeys[] = {{"de"}, {"en"}};
inline constexpr OwnKey packKeys[] = {{"suits"}, {"ranks", true}, {"without"}, {"words"}};
inline constexpr OwnKey endKeys[] = {{"deals"}, {"rounds"}, {"target"}, {"check"}, {"tied"}};
inline constexpr OwnKey extraKeys[]
    = {{"id", true}, {"name", true}, {"clause", true}, {"min"}, {"max"}, {"values"}, {"multiplied"}};
inline constexpr OwnKey marchKeys[] = {{"clause", true}, {"by", true}, {"others"}, {"adds"}};
inline constexpr OwnKey factorKeys[] = {{"clause", true}, {"values", true}};
inline constexpr OwnKey forecastTerms[] = {{"fixed"}, {"said"}, {"made"}, {"off"}};
inline constexpr OwnKey declarerTerms[] = {{"fixed"}, {"value"}};
inline constexpr OwnKey againstKeys[] = {{"by"}, {"others"}};

// The first one is the default, where there is one.
inline constexpr std::string_view sideWords[] = {"alone", "pairs"}, cardWords[] = {"french", "german"},
                                  winWords[] = {"most", "least"},
                                  dealerWords[] = {"next", "round", "winner", "loser", "chosen"},
                                  directionWords[] = {"left", "right"},
                                  orderWords[] = {"free", "round", "player"},
                                  checkWords[] = {"deal", "round"}, tiedWords[] = {"share", "play-on"};

/// Every key that some contract has; those that all have are required here, the others by their measure.
inline constexpr OwnKey contractKeys[] = {{"id", true}, {"name", true}, {"line"}, {"clause", true},
    {"measure", true}, {"times"}, {"of"}, {"rest"}, {"sum"}, {"min"}, {"max"}, {"uneven"}, {"enough"},
    {"declarers"}, {"values"}, {"score"}, {"march"}, {"factor"}};

/// A measure as a game file names it.
struct OwnMeasure {
    std::string_view name;
    Key key; ///< Of the deal; of two the first.
    std::span<const OwnKey> keys; ///< Besides those that every contract has.
    std::span<const OwnKey> score;

    constexpr bool has(std::string_view asked) const
    {
        for (const std::string_view each : {"id", "name", "line", "clause", "measure", "times", "factor"})
            if (each == asked)
                return true;
        for (const OwnKey& each : keys)
            if (each.name == asked)
                return true;
        return false;
    }
};

inline constexpr OwnKey countKeys[] = {{"of", true}, {"rest"}, {"score", true}, {"march"}},
                        takesKeys[] = {{"rest"}, {"score", true}, {"march"}}, scoreOnly[] = {{"score", true}},
                        pointsKeys[] = {{"sum"}, {"min"}, {"max"}, {"score"}, {"march"}},
                        forecastKeys[] = {{"of", true}, {"rest"}, {"uneven"}, {"enough"}, {"score", true}},
                        declarerKeys[] = {{"min"}, {"max"}, {"declarers"}, {"values"}, {"score", true}};
inline constexpr OwnKey countScore[] = {{"each", true}, {"none"}}, takesScore[] = {{"cards", true}},
                        winnersScore[] = {{"tricks", true}}, outScore[] = {{"places", true}},
                        leftScore[] = {{"each", true}, {"winner"}}, pointsScore[] = {{"each"}, {"winner"}},
                        forecastScore[] = {{"hit", true}, {"miss", true}},
                        declarerScore[] = {{"won", true}, {"lost", true}};

inline constexpr OwnMeasure ownMeasures[] = {{"count", Key::Count, countKeys, countScore},
    {"takes", Key::Takes, takesKeys, takesScore}, {"winners", Key::Winners, scoreOnly, winnersScore},
    {"out", Key::Out, scoreOnly, outScore}, {"left", Key::Left, scoreOnly, leftScore},
    {"points", Key::Points, pointsKeys, pointsScore}, {"forecast", Key::Said, forecastKeys, forecastScore},
    {"declarer", Key::Declarer, declarerKeys, declarerScore}};
inline constexpr std::string_view ownMeasureNames[]
    = {"count", "takes", "winners", "out", "left", "points", "forecast", "declarer"};

constexpr const OwnMeasure& ownMeasureOf(Key key)
{
    for (const OwnMeasure& each : ownMeasures)
        if (each.key == key)
            return each;
    return ownMeasures[0];
}

/// "1" to "100", or "last": the trick that a key names.
std::optional<int> ownTrick(std::string_view key);

} // namespace tafel::document
