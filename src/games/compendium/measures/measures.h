// All kinds of measures. A new one is declared here, and needs its own file, a key in the entry of a contract
// and in the published schema.
#pragma once

#include "games/compendium/measure.h"

namespace tafel::compendium {

extern const Measure &countMeasure, &takesMeasure, &winnersMeasure, &lowsMeasure, &outMeasure, &countsMeasure,
    &leftMeasure, &crossingsMeasure, &calledMeasure, &saidMeasure, &declarerMeasure, &pointsMeasure;

inline std::array<const Measure*, 12> allMeasures()
{
    return {&countMeasure, &takesMeasure, &winnersMeasure, &lowsMeasure, &outMeasure, &countsMeasure,
        &leftMeasure, &crossingsMeasure, &calledMeasure, &saidMeasure, &declarerMeasure, &pointsMeasure};
}

} // namespace tafel::compendium
