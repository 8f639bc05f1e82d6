// Progress of long work, and its cancellation.
#pragma once

#include <functional>

namespace tafel::history {

/// Receives the finished part of the work, 0 … 1.
/// \return true to continue, false to cancel
using Progress = std::function<bool(double done)>;

/// Reports the finished part.
/// \throws StorageException (Cancelled) if the work is cancelled
void tell(const Progress& progress, double done);

/// \return the progress of a part of the work: its 0 … 1 is `from` … `to` of the whole
Progress stretch(const Progress& progress, double from, double to);

} // namespace tafel::history
