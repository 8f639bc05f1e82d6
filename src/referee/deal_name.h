// The name of a deal: "deal", or "round" in Krass Kariert.
#pragma once

#include "referee/contract_info.h"

namespace tafel {

/// "deal"; "round"
Text dealWord(Unit unit);
/// "deals"; "rounds"
Text dealsWord(Unit unit);
/// "deal 7"; "round 7"
/// \param number  from 1
Message dealName(Unit unit, int number);

} // namespace tafel
