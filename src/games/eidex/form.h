// What the score pad asks for a deal of Cosmic Eidex, and the safe zone.
#pragma once

#include "referee/form.h"

namespace tafel::eidex {

Form ask(const Match& match, const Standing& before, const DealEntry& draft);

std::optional<CardPoints> cardPoints(const Match& match, const Standing& before, const DealEntry& draft);
SafeZone safeZone(const Match& match, const Standing& before, const DealEntry& draft, Player player);

} // namespace tafel::eidex
