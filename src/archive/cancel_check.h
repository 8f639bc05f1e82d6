// How somebody ends what takes long.
#pragma once

#include <functional>

namespace tafel::archive {

/// Asked again and again while there is nothing to do but wait; true: stop.
using CancelCheck = std::function<bool()>;

} // namespace tafel::archive
