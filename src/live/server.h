// The HTTP server: connections, limits and time, in one thread. Knows no page and no match.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "live/http.h"

namespace tafel::live {

struct Listening {
    std::string address = {}; ///< "192.168.1.5", "::1"
    unsigned short port = 0; ///< 0: any.
    /// How many at once; for one more another one goes.
    std::size_t connections = mostConnections, perAddress = 64;
    bool lines = false; ///< Standard input is read.
};

class Server {
public:
    /// Listens from now on; whoever comes before `run` waits. Throws std::system_error: the port is taken
    /// (EADDRINUSE), the address is not of this machine (EADDRNOTAVAIL), or another error of the system.
    explicit Server(const Listening& at);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    unsigned short port() const;

    /// Until `end`, SIGTERM or SIGINT.
    void run(Answers& answers);
    /// Every follower gets the state of its topic as it is now, once the work under way is done.
    void renew();
    /// Ends `run` when the followers have what was sent to them, at most half a second later.
    void end();

private:
    struct Inside;
    std::unique_ptr<Inside> m_inside;
};

} // namespace tafel::live
