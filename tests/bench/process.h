// Other programs, run and timed as a user starts them.
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace tafel::bench {

using Command = std::vector<std::string>;

/// A program of this build, in the same folder as this one.
std::string sibling(const std::string& name);

/// Starts a program in a process group of its own, its output thrown away. Throws when it cannot be started.
pid_t start(const Command& command);

/// Whether a program that `start` started has ended by itself; it is still to be stopped.
bool hasEnded(pid_t program);

/// Ends a program that `start` started, and all that it has started.
void stop(pid_t program);

/// Runs a program to its end: the seconds that took. Throws unless it exits with 0.
double run(const Command& command);

/// Unshared and a fair part of the shared memory of a running program, in megabytes.
double memory(pid_t program);

} // namespace tafel::bench
