// The secrets of addresses and of phones.
#pragma once

#include <string>
#include <string_view>

namespace tafel {

/// \return 128 random bits of the operating system as 22 characters of base64url
std::string newSecret();

/// \return true if the text has the form of a secret
bool isSecret(std::string_view text);

/// Compares in constant time.
bool equalsInConstantTime(std::string_view one, std::string_view other);

/// \return an unpredictable number from 0 to `below` − 1
int randomNumber(int below);

} // namespace tafel
