// The order of a custom game: what is due, who deals, and when it is over. The hooks of its tables.
#pragma once

#include "games/compendium/contract.h"

namespace tafel::custom {

compendium::Due due(const compendium::Setting& setting, const Standing& before);
/// Adds the award up and says who deals next.
Standing after(const compendium::Setting& setting, const Standing& before, DealAward& award);
/// Of how many deals, its tricks where each deal has others, and who deals; empty: only who deals is to say.
Sentence situation(const compendium::Setting& setting, const Standing& before, Player dealer);

} // namespace tafel::custom
