// Many pages that follow the live server.
#pragma once

#include <string>
#include <vector>

namespace tafel::bench {

class Watchers {
public:
    /// In two languages; on this machine alone every hundred come from an address of their own, for limits
    /// are for each.
    Watchers(const std::string& address, unsigned short port, const std::string& key, int count);
    ~Watchers();
    Watchers(const Watchers&) = delete;
    Watchers& operator=(const Watchers&) = delete;

    /// Waits until `wanted` clients have one more complete event. Throws after five seconds without any.
    void wait(int wanted);
    /// Reads the data that arrives within `patience` milliseconds.
    void read(int patience);

private:
    /// How many have become whole by it; negative: nothing came.
    int take(int patience);

    int m_set = -1;
    std::vector<int> m_sockets;
    std::vector<char> m_last;
    std::vector<bool> m_has;
};

} // namespace tafel::bench
