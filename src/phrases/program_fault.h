// The message of a program that ends because of an unexpected error.
#pragma once

#include <string_view>

#include "base/text.h"

namespace tafel::phrases {

/// A sentence that says what happened, and one that says what to do. `why`: the message of the exception, in
/// any language.
Message programFault(std::string_view why);

} // namespace tafel::phrases
