// What the server and the pages say to each other: requests without sockets, so that all answers can be
// tested without one.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace tafel::live {

inline constexpr std::size_t headerLimit = 8192, bodyLimit = 4096, askBodyLimit = 16384; ///< Bytes.
inline constexpr std::size_t mostConnections = 1100; ///< At once; so no more devices can be connected.

struct Request {
    std::string method = {}; ///< "GET"
    std::string target = {}; ///< As it came: "/KEY/events?lang=de".
    std::string host = {}, origin = {}, type = {}, authorization = {},
                languages = {}; ///< Fields of its head.
    std::string body = {};
    std::string address = {}; ///< Of the phone: "192.168.1.17".
    std::string network
        = {}; ///< What one machine can have many addresses in: the address; of IPv6 its 64 bits.

    /// "de" of "?lang=de"; of a key without a value "1"; empty: it is not there. No letter of ours is ever
    /// written as %.
    std::string_view parameter(std::string_view key) const;
};

struct Reply {
    int status = 200;
    std::string type = {}, body = {};
    std::string follow = {}; ///< Not empty: a stream of the states of this topic, in place of an answer.
    bool lasting = false; ///< It may be kept by the browser.
};

/// What followers of a topic get.
struct State {
    std::string text = {}; ///< One line.
    bool last = false; ///< Nothing follows: the connection ends behind it.
};

/// Whoever knows the answers. Called by the server, never from two threads.
class Answers {
public:
    virtual ~Answers() = default;
    virtual Reply answer(const Request& request) = 0;
    virtual State state(const std::string& topic) = 0;
    /// Whether the body of a request to this target is worth reading; false: its key is not that of the
    /// address.
    virtual bool mayWrite(std::string_view target) const = 0;
    /// A seat at the table follows this topic: its connection is never given to somebody else.
    virtual bool isSeat(const std::string& topic) const = 0;
    /// Somebody began, or no longer goes on, to follow a topic.
    virtual void follows(const std::string& topic, bool begins) = 0;
    virtual void line(const std::string& line) = 0; ///< Of standard input.
    virtual void lineEnd() = 0; ///< Nothing comes from there any more.
    virtual void tick() = 0; ///< A quarter of a second has gone by.
};

} // namespace tafel::live
