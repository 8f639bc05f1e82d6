// Cancels long work.
#pragma once

#include <functional>

namespace tafel::archive {

/// Called repeatedly while the exchange waits. Returning true cancels it.
using CancelCheck = std::function<bool()>;

} // namespace tafel::archive
