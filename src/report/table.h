// A table of a report or a command. It is written as text for a terminal, as CSV, as JSON, or as HTML by a
// template.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "base/csv.h"
#include "document/json.h"
#include "report/template.h"

namespace tafel::report {

/// Selects texts in one language: `words({.de = …, .en = …})`.
struct Localizer {
    Language language;
    std::string operator()(Text text) const { return std::string(text.in(language)); }
};

/// Empty, a text, a whole number, a number with decimals, or a flag.
using Datum = std::variant<std::monostate, std::string, std::int64_t, double, bool>;

struct Cell {
    Datum value = {};
    std::string id = {}; ///< The id that replaces a name in JSON: "cosmic-eidex".
    std::string note = {}; ///< A muted note after the value, in print only.
};

inline Cell number(std::int64_t value)
{
    return {.value = value};
}

struct Column {
    enum class Kind : std::uint8_t {
        Text,
        Number, ///< A whole number.
        Signed, ///< A number with its sign, whole or with two decimals: "+30".
        Average, ///< Two decimals.
        Share, ///< A number from 0 to 1, shown as per cent.
        Flag, ///< Shown as yes or no.
        Day, ///< "2026-11-20"; shown written out.
    };
    enum class Medium : std::uint8_t { Everywhere, Data, Print };

    std::string id = {}; ///< The key in JSON.
    std::string heading = {}; ///< In the language of the table.
    Kind kind = Kind::Text;
    std::string unit = {}; ///< "Victory points"; shown after the heading if there is room.
    Medium medium = Medium::Everywhere; ///< Data: CSV and JSON only. Print: HTML and text only.
    bool bar = false; ///< A share is printed with a bar.
};

struct Table {
    std::string id = {}; ///< "players"
    std::string title = {}; ///< In the language of the table.
    Language language = Language::English;
    std::vector<Column> columns = {};
    std::vector<std::vector<Cell>> rows = {};
    std::string empty = {}; ///< The sentence that is shown if there are no rows.
    std::size_t more = 0; ///< Rows that were left out, because they are not printed.
};

/// The most rows of a table that are printed. A sentence reports the number of further rows.
inline constexpr std::size_t maxPrintedRows = 1000;

/// Writes aligned columns with a line under the headings, or a sentence if there are no rows. Control
/// characters are replaced.
std::string asText(const Table& table);
/// Writes CSV (RFC 4180) in UTF-8 with headings in the first line and a dot as the decimal mark.
std::string asCsv(const Table& table, CsvConsumer reader = CsvConsumer::Spreadsheets);
/// Writes the rows as JSON objects; their keys are the ids of the columns.
void writeRows(document::PrettyWriter& out, const Table& table);
/// \return the values for `table.html`: {table_title, some, empty, cut, columns: [{heading, unit, class,
///         align}], rows: [{ground, cells: [{text, note, class, align, bar, filled, open}]}]}. A bar consists
///         of spaces, so that no page break divides it.
Value asValue(const Table& table);

/// \return the number as JSON contains it, so that reading it gives the identical number
std::string exactNumber(double value);

/// \return the number as CSV contains it, with at most four decimals
std::string plainNumber(double value);

} // namespace tafel::report
