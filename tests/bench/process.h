// Runs and measures other programs as a user starts them.
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace tafel::bench {

using Command = std::vector<std::string>;

/// A program of this build, in the same folder as this one.
std::string sibling(const std::string& name);

/// Starts a program in a new process group and discards its output; throws if it cannot be started.
pid_t start(const Command& command);

/// Whether a program from `start` has ended by itself; the caller must still call `stop`.
bool hasEnded(pid_t program);

/// Ends a program from `start` and all its child processes.
void stop(pid_t program);

/// Runs a program to its end and returns the time in seconds; throws unless the exit status is 0.
double run(const Command& command);

/// Unshared memory and a proportional share of shared memory of a running program, in megabytes.
double memory(pid_t program);

} // namespace tafel::bench
