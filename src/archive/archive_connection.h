// A connection to PostgreSQL. Wraps libpq in a few calls, each with a deadline and each cancellable. The
// library is loaded when it is first needed, so programs that never use an archive start as fast as before.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "archive/archive_error.h"
#include "archive/cancel_check.h"

namespace tafel::archive {

/// Normalizes an address for libpq ("postgresql://…", "service=club", "host=… dbname=…") so that it can be
/// saved.
/// \throws ArchiveException BadAddress, PasswordInAddress
std::string sanitizedAddress(const std::string& address);

/// \return the address as people read it: "archive.example/club"
std::string placeOf(const std::string& address);

class ArchiveConnection {
public:
    using Time = std::chrono::milliseconds;

    /// \throws ArchiveException if no connection is established within `deadline`
    ArchiveConnection(const std::string& address, Time deadline, CancelCheck stop);
    ~ArchiveConnection();
    ArchiveConnection(const ArchiveConnection&) = delete;
    ArchiveConnection& operator=(const ArchiveConnection&) = delete;

    /// The rows of a result, as text.
    class Rows {
    public:
        int count() const;
        std::string_view text(int row, int column) const;
        std::int64_t number(int row, int column) const;
        bool flag(int row, int column) const { return text(row, column) == "t"; }

    private:
        friend class ArchiveConnection;
        std::shared_ptr<void> m_result;
    };

    /// Runs one statement with parameters, or several without parameters. Calls `meanwhile` while the server
    /// works.
    /// \return the rows of the last statement that has rows
    /// \throws ArchiveException
    Rows run(const std::string& sql, const std::vector<std::string>& parameters = {},
        const std::function<void()>& meanwhile = {});

    /// Sends the lines of COPY … FROM STDIN, until `more` returns false.
    void copy(const std::string& sql, const std::function<bool(std::string& lines)>& more);

    /// \return true if a notification arrived since the last call, on a channel that is listened to
    bool hasNews();
    /// \return the socket to wait for, readable when a notification may have arrived; -1: the connection is
    ///         lost
    int socket() const;

    /// \return an array of texts as a parameter
    static std::string array(const std::vector<std::string>& texts);

private:
    struct Connection;

    void await(bool writing, std::chrono::steady_clock::time_point end);
    void flush(std::chrono::steady_clock::time_point end);
    Rows answer();
    [[noreturn]] void fail(const std::string& address);

    std::shared_ptr<Connection> m_connection;
    Time m_deadline;
    CancelCheck m_stop;
};

} // namespace tafel::archive
