// Secrets: of the address and of a phone.
#pragma once

#include <string>
#include <string_view>

namespace tafel {

/// 128 bits of the system's random numbers as 22 letters of base64url.
std::string newSecret();

/// It has the form of one.
bool isSecret(std::string_view text);

/// Takes the same time wherever they differ.
bool isSameSecret(std::string_view one, std::string_view other);

/// A number from 0 to `below` − 1 that nobody can foresee.
int anyNumber(int below);

} // namespace tafel
