// A folder for benchmark files on the disk of the build, so that commits wait for a real disk.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

#include "bench/process.h"

namespace tafel::bench {

/// A temporary folder that is removed with its files.
class Folder {
public:
    Folder()
    {
        std::string name = sibling("bench-XXXXXX");
        if (!mkdtemp(name.data()))
            throw std::runtime_error("cannot make " + name);
        m_path = name;
    }
    ~Folder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path operator/(const char* name) const { return m_path / name; }

private:
    std::filesystem::path m_path;
};

} // namespace tafel::bench
