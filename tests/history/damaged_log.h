// Damage of a write-ahead log by disks, for tests.
#pragma once

#include <random>
#include <string>

namespace tafel::history {

constexpr std::size_t logHeaderBytes = 32, frameBytes = 24 + 4096;

/// A flipped bit, another byte, a sector or a page of something else, a begin or an end that is gone. Of an
/// empty log nothing.
inline std::string damagedLog(std::string bytes, std::mt19937& random)
{
    if (bytes.empty())
        return bytes;
    const auto somewhere = [&] { return random() % bytes.size(); };
    const auto overwrite = [&](std::size_t at, std::size_t size, char with) {
        for (std::size_t i = at; i < std::min(at + size, bytes.size()); ++i)
            bytes[i] = with;
    };
    switch (random() % 8) {
    case 0:
    case 1:
        bytes[somewhere()] ^= static_cast<char>(1U << random() % 8);
        break;
    case 2:
        bytes[somewhere()] = static_cast<char>(random());
        break;
    case 3:
        overwrite(somewhere() / 512 * 512, 512, '\xff');
        break;
    case 4:
        overwrite(somewhere() / 4096 * 4096, 4096, random() % 2 ? '\0' : 'U');
        break;
    case 5:
        overwrite(0, logHeaderBytes, static_cast<char>(random()));
        break;
    case 6: // one frame, whole
        overwrite(
            logHeaderBytes + somewhere() / frameBytes * frameBytes, frameBytes, static_cast<char>(random()));
        break;
    default:
        bytes.resize(somewhere());
    }
    return bytes;
}

} // namespace tafel::history
