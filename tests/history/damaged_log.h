// Damage to a write-ahead log by a disk.
#pragma once

#include <random>
#include <string>

namespace tafel::history {

constexpr std::size_t logHeaderBytes = 32, frameBytes = 24 + 4096;

/// Damages a log: a flipped bit, a changed byte, an overwritten sector or page, or a missing start or end.
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
    case 6: // one complete frame
        overwrite(
            logHeaderBytes + somewhere() / frameBytes * frameBytes, frameBytes, static_cast<char>(random()));
        break;
    default:
        bytes.resize(somewhere());
    }
    return bytes;
}

} // namespace tafel::history
