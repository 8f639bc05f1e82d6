// The addresses at which phones may reach this machine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tafel::live {

struct Address {
    std::string interface = {}; ///< "wlan0"
    std::string text = {}; ///< "192.168.1.5", "2001:db8::5"
    int order = 0; ///< The lower the better.
};

/// Of interfaces that are up, best first: Wi-Fi, cable, global IPv6, self-given ones, bridges of containers.
/// No loopback, no point-to-point (VPN), no link-local IPv6, whose scope no browser takes.
std::vector<Address> addresses();

/// How good such an address is. `interface` as the system names it.
int orderOf(std::string_view interface, std::string_view address);

/// As it stands in an address of the web: IPv6 in brackets.
std::string hostOf(const std::string& address);

} // namespace tafel::live
