// Numbers as people read them.
#pragma once

#include <cstdint>
#include <string>

#include "base/text.h"

namespace tafel::phrases {

/// "−12", with a real minus.
std::string numberText(std::int64_t value);
/// "+30", "−10", "0".
std::string signedText(std::int64_t value);
/// "1.75", in German "1,75".
std::string decimalText(double value, int places, Language language);
/// The same with its sign: "+1.75", "−0.50".
std::string signedDecimalText(double value, int places, Language language);
/// "44 %" of 0.4375.
std::string percentText(double ratio);

} // namespace tafel::phrases
