#include "bench/sse_clients.h"

#include <array>
#include <cstring>
#include <stdexcept>

#include <arpa/inet.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tafel::bench {

Watchers::Watchers(const std::string& address, unsigned short port, const std::string& key, int count)
    : m_set(::epoll_create1(EPOLL_CLOEXEC))
{
    for (int i = 0; i < count; ++i) {
        const int one = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in to{}, from{};
        to.sin_family = from.sin_family = AF_INET;
        to.sin_port = htons(port);
        ::inet_pton(AF_INET, address.c_str(), &to.sin_addr);
        const bool here = address.starts_with("127.");
        from.sin_addr.s_addr
            = here ? htonl(INADDR_LOOPBACK + 1 + static_cast<unsigned>(i) / 100) : INADDR_ANY;
        if (::bind(one, reinterpret_cast<sockaddr*>(&from), sizeof from) != 0
            || ::connect(one, reinterpret_cast<sockaddr*>(&to), sizeof to) != 0)
            throw std::runtime_error("no connection");
        const std::string request = "GET /" + key + "/events?lang=" + (i % 2 == 0 ? "de" : "en")
            + " HTTP/1.1\r\nHost: " + address + ":" + std::to_string(port) + "\r\n\r\n";
        if (::write(one, request.data(), request.size()) < 0)
            throw std::runtime_error("no request");
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.u32 = static_cast<unsigned>(i);
        ::epoll_ctl(m_set, EPOLL_CTL_ADD, one, &event);
        m_sockets.push_back(one);
    }
    m_last.resize(m_sockets.size());
}

Watchers::~Watchers()
{
    for (const int one : m_sockets)
        ::close(one);
    ::close(m_set);
}

int Watchers::take(int patience)
{
    std::array<epoll_event, 256> events;
    static std::array<char, 262'144> text;
    const int ready = ::epoll_wait(m_set, events.data(), static_cast<int>(events.size()), patience);
    int whole = 0;
    for (int i = 0; i < ready; ++i) {
        const unsigned who = events[static_cast<std::size_t>(i)].data.u32;
        const ssize_t size = ::read(m_sockets[who], text.data(), text.size());
        if (size <= 0)
            throw std::runtime_error("a watcher was lost");
        const bool ends = size > 1 ? std::memcmp(text.data() + size - 2, "\n\n", 2) == 0
                                   : m_last[who] == '\n' && text[0] == '\n';
        m_last[who] = text[static_cast<std::size_t>(size) - 1];
        if (ends && !m_has[who]) {
            m_has[who] = true;
            ++whole;
        }
    }
    return ready <= 0 ? -1 : whole;
}

void Watchers::wait(int wanted)
{
    m_has.assign(m_sockets.size(), false);
    for (int seen = 0; seen < wanted;) {
        const int whole = take(5000);
        if (whole < 0)
            throw std::runtime_error("watchers hear nothing");
        seen += whole;
    }
}

void Watchers::read(int patience)
{
    m_has.assign(m_sockets.size(), false);
    take(patience);
}

} // namespace tafel::bench
