// A table of a report or a command: written as text for a terminal, as CSV, as JSON, or by a template as
// HTML.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "base/csv.h"
#include "document/json.h"
#include "report/template.h"

namespace tafel::report {

/// Texts in one language: `words({.de = …, .en = …})`.
struct Words {
    Language language;
    std::string operator()(Text text) const { return std::string(text.in(language)); }
};

/// Nothing, a text, a whole number, a number with decimals, yes or no.
using Datum = std::variant<std::monostate, std::string, std::int64_t, double, bool>;

struct Cell {
    Datum value = {};
    std::string id = {}; ///< What JSON says in place of a name: "cosmic-eidex".
    std::string note = {}; ///< Muted behind the value, on paper only.
};

inline Cell number(std::int64_t value)
{
    return {.value = value};
}

struct Column {
    enum class Kind : std::uint8_t {
        Text,
        Number, ///< A whole number.
        Signed, ///< A number, whole or with two decimals, with its sign: "+30".
        Average, ///< Two decimals.
        Share, ///< From 0 to 1; for people per cent.
        Flag, ///< Yes or no.
        Day, ///< "2026-11-20"; for people written out.
    };
    enum class Where : std::uint8_t { Everywhere, Data, Paper };

    std::string id = {}; ///< The key in JSON.
    std::string heading = {}; ///< In the language of the table.
    Kind kind = Kind::Text;
    std::string unit = {}; ///< "Victory points"; stands behind the heading where there is room.
    Where where = Where::Everywhere; ///< Data: CSV and JSON only. Paper: HTML and text only.
    bool bar = false; ///< A share with a bar, on paper.
};

struct Table {
    std::string id = {}; ///< "players"
    std::string title = {}; ///< In its language.
    Language language = Language::English;
    std::vector<Column> columns = {};
    std::vector<std::vector<Cell>> rows = {};
    std::string empty = {}; ///< What stands in place of no rows.
    std::size_t more = 0; ///< Rows that are not here, because they are not printed.
};

/// So many rows of a table are printed; a sentence says how many more there are.
inline constexpr std::size_t mostPrinted = 1000;

/// With aligned columns and a line under the headings; without rows the sentence that says so. No character
/// in it does anything to a terminal.
std::string asText(const Table& table);
/// RFC 4180, UTF-8, headings in the first line, a dot as decimal mark.
std::string asCsv(const Table& table, CsvFor reader = CsvFor::Spreadsheets);
/// The rows as JSON objects by the ids of the columns.
void writeRows(document::PrettyWriter& out, const Table& table);
/// For `table.html`: {table_title, some, empty, cut, columns: [{heading, unit, class, align}],
/// rows: [{ground, cells: [{text, note, class, align, bar, filled, open}]}]}; a bar is made of
/// spaces, so that no page breaks it.
Value asValue(const Table& table);

/// A number as JSON writes it: whoever reads it has the very same number.
std::string exactNumber(double value);

/// A number as CSV writes it: at most four decimals.
std::string plainNumber(double value);

} // namespace tafel::report
