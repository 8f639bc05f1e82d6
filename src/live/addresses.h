// The addresses at which phones can reach this machine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tafel::live {

struct Address {
    std::string interface = {}; ///< "wlan0"
    std::string text = {}; ///< "192.168.1.5", "2001:db8::5"
    int order = 0; ///< Lower is better.
};

/// The addresses of all interfaces that are up, best first: Wi-Fi, Ethernet, global IPv6, self-assigned,
/// container bridges. Leaves out loopback, point-to-point (VPN), and link-local IPv6, because browsers accept
/// no scope.
std::vector<Address> addresses();

/// Ranks an address; lower is better. `interface` is the name that the system uses.
int preference(std::string_view interface, std::string_view address);

/// \return the host as a URL contains it: IPv6 in brackets
std::string hostOf(const std::string& address);

} // namespace tafel::live
