#include "live/addresses.h"

#include <algorithm>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>

namespace tafel::live {

int preference(std::string_view interface, std::string_view address)
{
    const bool v6 = address.find(':') != std::string_view::npos;
    for (const std::string_view inner : {"docker", "virbr", "veth", "br-", "lxc", "podman"})
        if (interface.starts_with(inner))
            return v6 ? 9 : 8;
    if (v6)
        return 4;
    return address.starts_with("169.254.") ? 6 : interface.starts_with("wl") ? 0 : 1;
}

std::vector<Address> addresses()
{
    std::vector<Address> all;
    ifaddrs* list = nullptr;
    if (::getifaddrs(&list) != 0)
        return all;
    for (const ifaddrs* one = list; one; one = one->ifa_next) {
        constexpr unsigned needed = IFF_UP | IFF_RUNNING, never = IFF_LOOPBACK | IFF_POINTOPOINT;
        if (!one->ifa_addr || (one->ifa_flags & needed) != needed || (one->ifa_flags & never) != 0)
            continue;
        char text[INET6_ADDRSTRLEN] = {};
        const void* raw = nullptr;
        if (one->ifa_addr->sa_family == AF_INET)
            raw = &reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr;
        else if (one->ifa_addr->sa_family == AF_INET6)
            raw = &reinterpret_cast<const sockaddr_in6*>(one->ifa_addr)->sin6_addr;
        if (!raw
            || (one->ifa_addr->sa_family == AF_INET6
                && IN6_IS_ADDR_LINKLOCAL(static_cast<const in6_addr*>(raw))))
            continue;
        ::inet_ntop(one->ifa_addr->sa_family, raw, text, sizeof text);
        all.push_back({one->ifa_name, text, preference(one->ifa_name, text)});
    }
    ::freeifaddrs(list);
    std::stable_sort(
        all.begin(), all.end(), [](const Address& a, const Address& b) { return a.order < b.order; });
    return all;
}

std::string hostOf(const std::string& address)
{
    return address.find(':') == std::string::npos ? address : '[' + address + ']';
}

} // namespace tafel::live
