// One spelling for each document, and the fingerprint of that spelling.
#pragma once

#include <string>

#include "document/json.h"

namespace tafel::document {

/// On one line, in the order of the file.
std::string onOneLine(const Json& value);

/// Indented by two, in the order of the file.
std::string indented(const Json& value);

/// The canonical form of RFC 8785 of a document that has whole numbers, keys in ASCII and no control
/// characters, as every accepted game document does: keys sorted, no spaces, UTF-8.
std::string canonical(const Json& value);

/// The SHA-256 of a text in hexadecimal digits.
std::string sha256Of(std::string_view text);

/// The first 16 hexadecimal digits of the SHA-256 of the canonical form.
std::string fingerprintOf(const Json& value);

} // namespace tafel::document
