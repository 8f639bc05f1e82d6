// A PostgreSQL server for tests, with archives.
#pragma once

#include <cstdio>
#include <filesystem>
#include <stdexcept>
#include <string>

#include <fmt/format.h>

#include "archive/schema.h"

namespace tafel::archive {

/// Runs a command and returns its standard output; throws if it fails.
inline std::string shell(const std::string& command)
{
    std::string out;
    FILE* const pipe = popen(command.c_str(), "r");
    char piece[256];
    while (pipe && std::fgets(piece, sizeof piece, pipe))
        out += piece;
    if (!pipe || pclose(pipe) != 0)
        throw std::runtime_error(command);
    while (out.ends_with('\n'))
        out.pop_back();
    return out;
}

/// A server that ends with the test.
class Server {
public:
    Server()
        : m_folder(run("new"))
    {
        run("start " + m_folder);
    }
    ~Server()
    {
        try {
            run("remove " + m_folder);
        } catch (const std::exception&) { // at worst, a folder remains in /tmp
        }
    }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    void start() { run("start " + m_folder); }
    void kill() { run("kill " + m_folder); }
    void freeze() { run("freeze " + m_folder); }
    void thaw() { run("thaw " + m_folder); }
    void stop() { run("stop " + m_folder); }

    std::string address(const std::string& database, const std::string& user = "owner") const
    {
        return fmt::format("host={} dbname={} user={}", m_folder, database, user);
    }
    std::filesystem::path folder() const { return m_folder; }

    /// Creates a database with an archive and a role for a tablet.
    std::string newArchive()
    {
        const std::string name = fmt::format("club{}", ++m_databases);
        ArchiveConnection owner(address("postgres"), std::chrono::seconds(20), {});
        owner.run("create database " + name);
        ArchiveConnection link(address(name), std::chrono::seconds(20), {});
        createOrMigrate(link);
        if (m_databases == 1)
            owner.run("create role tablet login in role tafelrichter_tablets");
        return name;
    }

private:
    static std::string run(const std::string& words) { return shell(TAFEL_TESTS "/server.sh " + words); }

    std::string m_folder;
    int m_databases = 0;
};

} // namespace tafel::archive
