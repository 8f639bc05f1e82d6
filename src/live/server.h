// The HTTP server: connections, limits and timeouts, in one thread. It knows nothing about pages and matches.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "live/http.h"

namespace tafel::live {

struct ServerOptions {
    std::string address = {}; ///< "192.168.1.5", "::1"
    unsigned short port = 0; ///< 0 for any free port.
    /// Limits on open connections. For one more, the server closes another one.
    std::size_t connections = mostConnections, perAddress = 64;
    bool lines = false; ///< Read standard input.
};

class Server {
public:
    /// Starts to listen. Connections that arrive before `run` wait.
    /// \throws std::system_error EADDRINUSE (the port is taken), EADDRNOTAVAIL (not an address of this
    ///         machine), and others
    explicit Server(const ServerOptions& at);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    unsigned short port() const;

    /// Runs until `end`, SIGTERM or SIGINT.
    void run(RequestHandler& answers);
    /// Sends every subscriber the current state of its topic, after the work that is under way.
    void renew();
    /// Ends `run` once the subscribers have received all data, after half a second at the latest.
    void end();

private:
    struct Inside;
    std::unique_ptr<Inside> m_inside;
};

} // namespace tafel::live
