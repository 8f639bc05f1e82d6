// Requests and replies of the server, independent of sockets, so that tests need none.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace tafel::live {

inline constexpr std::size_t headerLimit = 8192, bodyLimit = 4096, disputeBodyLimit = 16384; ///< Bytes.
inline constexpr std::size_t mostConnections = 1100; ///< Limit of simultaneous connections.

struct Request {
    std::string method = {}; ///< "GET"
    std::string target = {}; ///< The target as received: "/KEY/events?lang=de".
    std::string host = {}, origin = {}, type = {}, authorization = {}, languages = {}; ///< Header fields.
    std::string body = {};
    std::string address = {}; ///< The address of the client: "192.168.1.17".
    std::string network
        = {}; ///< The address, or the first 64 bits of an IPv6 address: one machine can have many in them.

    /// \return the decoded value of a query parameter ("de" of "?lang=de"), "1" for a key without a value,
    /// empty if it is missing. An invalid escape remains unchanged.
    std::string parameter(std::string_view key) const;
};

struct Reply {
    int status = 200;
    std::string type = {}, body = {};
    std::string streamTopic = {}; ///< Not empty: the reply is a stream of the states of this topic.
    bool cacheable = false; ///< The browser may cache it.
};

/// The document that the subscribers of a topic receive.
struct State {
    std::string text = {}; ///< One line.
    bool isFinal = false; ///< The connection is closed after it.
};

/// Handles the requests of the server, which calls it from one thread only.
class RequestHandler {
public:
    virtual ~RequestHandler() = default;
    virtual Reply answer(const Request& request) = 0;
    virtual State state(const std::string& topic) = 0;
    /// \return false if the target has the wrong key, so that the body is not even read
    virtual bool mayWrite(std::string_view target) const = 0;
    /// \return true if the topic belongs to a seat at the table. The server never closes its connection for a
    ///         newcomer.
    virtual bool isSeat(const std::string& topic) const = 0;
    /// Called when a client subscribes to a topic (`active`) or no longer does.
    virtual void onSubscription(const std::string& topic, bool active) = 0;
    virtual void onInputLine(const std::string& line) = 0; ///< A line of standard input.
    virtual void onInputClosed() = 0; ///< Standard input was closed.
    virtual void tick() = 0; ///< Called every quarter of a second.
};

} // namespace tafel::live
