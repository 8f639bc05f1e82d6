// A disk that is soon full, or that is read-only.
#pragma once

#include <filesystem>
#include <fstream>
#include <functional>

#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "support/fork.h"

namespace tafel::test {

/// Runs `work` in a separate process whose folder is a small disk. root ignores permissions, but nobody can
/// write to a full or a read-only file system.
/// \return the exit status; 77 if this machine does not allow mounting
inline int onASmallDisk(
    const std::filesystem::path& folder, const std::function<void()>& work, const char* size = "size=720k")
{
    const uid_t user = geteuid();
    const pid_t child = forkAlone();
    if (child == 0) {
        if (unshare(user == 0 ? CLONE_NEWNS : CLONE_NEWNS | CLONE_NEWUSER) != 0)
            _exit(77);
        if (user != 0)
            std::ofstream("/proc/self/uid_map") << "0 " << user << " 1";
        if (mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0
            || mount("tmpfs", folder.c_str(), "tmpfs", 0, size) != 0)
            _exit(77);
        try {
            work();
        } catch (const std::exception& exception) {
            ADD_FAILURE() << exception.what();
        }
        _exit(testing::Test::HasFailure() ? 1 : 0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 99;
}

} // namespace tafel::test
