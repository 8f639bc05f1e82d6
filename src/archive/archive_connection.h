// One connection to PostgreSQL: libpq behind a few calls, each with a deadline, each of which can be stopped.
// The library is loaded when it is first needed, so a program that never asks an archive does not pay for it.
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

/// What an address for libpq says ("postgresql://…", "service=club", "host=… dbname=…") as it may be saved.
/// Throws ArchiveException: BadAddress, PasswordInAddress.
std::string sanitizedAddress(const std::string& address);

/// Where an address leads, for people: "archive.example/club".
std::string placeOf(const std::string& address);

class ArchiveConnection {
public:
    using Time = std::chrono::milliseconds;

    /// Throws ArchiveException when nobody lets us in within `deadline`.
    ArchiveConnection(const std::string& address, Time deadline, CancelCheck stop);
    ~ArchiveConnection();
    ArchiveConnection(const ArchiveConnection&) = delete;
    ArchiveConnection& operator=(const ArchiveConnection&) = delete;

    /// The rows of an answer, as text.
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

    /// One statement with parameters, or several without any; the rows are those of the last. `meanwhile`
    /// runs while the server is at it. Throws ArchiveException.
    Rows run(const std::string& sql, const std::vector<std::string>& parameters = {},
        const std::function<void()>& meanwhile = {});

    /// Sends `more` until it says that there is nothing more: lines as COPY … FROM STDIN reads them.
    void copy(const std::string& sql, const std::function<bool(std::string& lines)>& more);

    /// Whether somebody has told news since the last time, on a channel that was listened to.
    bool hasNews();
    /// For who waits for news: readable when there may be some; -1: the connection is gone.
    int socket() const;

    /// A text as a line of COPY writes it.
    static void escape(std::string& line, std::string_view text);
    /// An array of texts as a parameter.
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
