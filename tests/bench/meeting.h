// Tablets with a million deals each that sync with one archive, in a folder or in a database.
#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "bench/folder.h"

namespace tafel::bench {

class Meeting {
public:
    /// The archive is in a folder.
    Meeting();
    /// \param database  address of the archive
    explicit Meeting(std::string database);

    const std::string& address() const { return m_address; }
    std::filesystem::path stick() const { return m_folder / "stick"; }
    /// The history of a tablet, which is created on first use.
    std::filesystem::path tablet(const char* name) const;

    /// Syncs in a separate process, as a user would, and returns the time in seconds.
    double sync(const char* name) const;

    /// Erases a person with about 1,000 matches on a tablet and returns the time in seconds.
    double erase(const char* name) const;

    /// Erases a person on one tablet and syncs it.
    /// \return the times of that sync, and of the sync of another tablet that had the person, in seconds
    std::pair<double, double> eraseElsewhere() const;

private:
    Folder m_folder;
    std::string m_address;
};

} // namespace tafel::bench
