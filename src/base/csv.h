// CSV as RFC 4180 has it, field by field.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tafel {

/// Who reads it. A spreadsheet runs a text that begins with = + - or @ (also after a tab or a return, which
/// it drops): for it an apostrophe goes before, so that it shows the text. A program gets every text as it
/// is.
enum class CsvConsumer : std::uint8_t { Spreadsheets, Programs };

/// Appends a number, or another word of ours.
void appendField(std::string& out, std::string_view field);
/// Appends a text that somebody has written.
void appendText(std::string& out, std::string_view text, CsvConsumer reader);

} // namespace tafel
