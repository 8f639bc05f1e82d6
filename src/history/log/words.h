// The words of a free text in UTF-8.
#pragma once

#include <cstddef>
#include <string_view>

namespace tafel::history {

/// \return true if the character to which this byte belongs is part of a word: a letter, a digit, or a mark.
/// The same on every machine: tablets must find the same words.
bool isPartOfAWord(std::string_view text, std::size_t at);

/// \return true if a word may begin or end between the bytes before and at `at`
bool isBoundary(std::string_view text, std::size_t at);

/// \return the position behind the character at `at`, which is not the end
std::size_t behindCharacter(std::string_view text, std::size_t at);

} // namespace tafel::history
