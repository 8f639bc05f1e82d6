#include "history/storage/progress.h"

#include "history/storage/storage_error.h"

namespace tafel::history {

void tell(const Progress& progress, double done)
{
    if (progress && !progress(done))
        throw StorageException({StorageError::Code::Cancelled,
            {"Abgebrochen. Die Spielgeschichte ist unverändert.", "Cancelled. The history is unchanged."}});
}

Progress stretch(const Progress& progress, double from, double to)
{
    if (!progress)
        return {};
    return [progress, from, to](double done) { return progress(from + (to - from) * done); };
}

} // namespace tafel::history
