// Many pages that receive the events of the live server.
#pragma once

#include <string>
#include <vector>

namespace tafel::bench {

class Watchers {
public:
    /// Opens pages in two languages, each hundred from another address, because limits apply to each address.
    Watchers(const std::string& address, unsigned short port, const std::string& key, int count);
    ~Watchers();
    Watchers(const Watchers&) = delete;
    Watchers& operator=(const Watchers&) = delete;

    /// Waits until `wanted` clients have one more complete event; throws after five seconds without any.
    void wait(int wanted);
    /// Reads the data that arrives within `patience` milliseconds.
    void read(int patience);

private:
    /// The number of newly complete events; negative if no data has arrived.
    int take(int patience);

    int m_set = -1;
    std::vector<int> m_sockets;
    std::vector<char> m_last;
    std::vector<bool> m_has;
};

} // namespace tafel::bench
