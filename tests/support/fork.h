// Forks a test program that has had threads.
#pragma once

#include <filesystem>
#include <iterator>
#include <stdexcept>

#include <unistd.h>

namespace tafel::test {

/// Forks once all other threads of this process have ended. The child inherits the locks as they are, for
/// example those of the allocator. If a thread that is just ending holds one of them, it stays locked in the
/// child, and the child waits for it without end.
/// \return as fork()
/// \throws std::runtime_error  if another thread still runs after ten seconds
inline pid_t forkAlone()
{
    const auto threads
        = [] { return std::distance(std::filesystem::directory_iterator("/proc/self/task"), {}); };
    for (int tries = 0; threads() > 1; ++tries) {
        if (tries == 10'000)
            throw std::runtime_error("another thread still runs, so this process cannot fork");
        usleep(1000);
    }
    return fork();
}

} // namespace tafel::test
