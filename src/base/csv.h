// Writes CSV (RFC 4180) field by field.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tafel {

/// The reader of the file. A spreadsheet executes a text that begins with = + - or @ (also after a tab or a
/// return, which it drops), so it gets an apostrophe before such a text. A program gets every text unchanged.
enum class CsvConsumer : std::uint8_t { Spreadsheets, Programs };

/// Appends a number, or another word of ours.
void appendField(std::string& out, std::string_view field);
/// Appends a text from a user.
void appendText(std::string& out, std::string_view text, CsvConsumer reader);

} // namespace tafel
