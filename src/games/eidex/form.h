// The score pad of Cosmic Eidex: its prompts for a deal, and the safe zone.
#pragma once

#include "referee/pad_form.h"

namespace tafel::eidex {

PadForm padForm(const Match& match, const Standing& before, const DealEntry& draft);

std::optional<CardPoints> cardPoints(const Match& match, const Standing& before, const DealEntry& draft);
SafeZone safeZone(const Match& match, const Standing& before, const DealEntry& draft, Player player);

} // namespace tafel::eidex
