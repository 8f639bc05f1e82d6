// Long work tells how far it is, and can be stopped.
#pragma once

#include <functional>

namespace tafel::history {

/// Told how far the work is, 0 … 1; answers whether to go on.
using Progress = std::function<bool(double done)>;

} // namespace tafel::history
