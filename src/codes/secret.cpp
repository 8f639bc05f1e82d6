#include "codes/secret.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <system_error>

#include <sys/random.h>

namespace tafel {

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t length = 22;

template <typename Bytes> void fillWithChance(Bytes& bytes)
{
    // The system returns so small a number of bytes at once.
    if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
        throw std::system_error(errno, std::generic_category(), "getrandom");
}

} // namespace

std::string newSecret()
{
    std::array<unsigned char, 17> bytes = {};
    fillWithChance(bytes);
    bytes.back() = 0; // padding of the last letter
    std::string text;
    unsigned bits = 0, pending = 0;
    for (const unsigned char byte : bytes) {
        pending = pending << 8U | byte;
        for (bits += 8; bits >= 6 && text.size() < length; bits -= 6)
            text += letters[pending >> (bits - 6) & 63U];
        pending &= (1U << bits) - 1;
    }
    return text;
}

bool isSecret(std::string_view text)
{
    return text.size() == length && text.find_first_not_of(letters) == std::string_view::npos;
}

bool equalsInConstantTime(std::string_view one, std::string_view other)
{
    if (one.size() != other.size() || one.empty())
        return false;
    unsigned different = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        different |= static_cast<unsigned>(static_cast<unsigned char>(one[i]))
            ^ static_cast<unsigned>(static_cast<unsigned char>(other[i]));
    return different == 0;
}

int randomNumber(int below)
{
    std::array<unsigned char, 4> bytes = {};
    fillWithChance(bytes);
    const auto number = static_cast<std::uint32_t>(bytes[0]) << 24U
        | static_cast<std::uint32_t>(bytes[1]) << 16U | static_cast<std::uint32_t>(bytes[2]) << 8U | bytes[3];
    return static_cast<int>(
        number % static_cast<std::uint32_t>(below)); // the bias of 36 in 2³² is irrelevant
}

} // namespace tafel
