// Long work tells how far it is, and can be stopped.
#pragma once

#include <functional>

namespace tafel::history {

/// Told how far the work is, 0 … 1; answers whether to go on.
using Progress = std::function<bool(double done)>;

/// Throws Failure (Cancelled) when the answer is no.
void tell(const Progress& progress, double done);

/// A stretch of longer work: its 0 … 1 is `from` … `to` of the whole.
Progress stretch(const Progress& progress, double from, double to);

} // namespace tafel::history
