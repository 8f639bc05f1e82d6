// What a program says when it ends because of a fault that it did not expect.
#pragma once

#include <string_view>

#include "base/text.h"

namespace tafel::words {

/// One sentence. `why`: what the exception says, of any language.
Message programFault(std::string_view why);

} // namespace tafel::words
