#include "report/table.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <fmt/format.h>

#include "base/format.h"
#include "base/names.h"
#include "base/utf8.h"
#include "phrases/day.h"
#include "phrases/number.h"

namespace tafel::report {

namespace {

bool isNumber(const Column& column)
{
    return column.kind != Column::Kind::Text && column.kind != Column::Kind::Flag
        && column.kind != Column::Kind::Day;
}

/// The text of a cell for people.
std::string shown(const Column& column, const Cell& cell, Language language)
{
    if (const auto* text = std::get_if<std::string>(&cell.value))
        return column.kind == Column::Kind::Day ? phrases::dayText(*text, language) : *text;
    if (const auto* number = std::get_if<std::int64_t>(&cell.value))
        return column.kind == Column::Kind::Signed ? phrases::signedText(*number)
                                                   : phrases::numberText(*number);
    if (const auto* number = std::get_if<double>(&cell.value))
        return column.kind == Column::Kind::Share ? phrases::percentText(*number)
            : column.kind == Column::Kind::Signed ? phrases::signedDecimalText(*number, 2, language)
                                                  : phrases::decimalText(*number, 2, language);
    if (const auto* flag = std::get_if<bool>(&cell.value))
        return *flag ? "✓" : "";
    return isNumber(column) ? "–" : "";
}

/// The text of a cell for programs.
std::string plain(const Cell& cell)
{
    if (const auto* text = std::get_if<std::string>(&cell.value))
        return *text;
    if (const auto* number = std::get_if<std::int64_t>(&cell.value))
        return fmt::format("{}", *number);
    if (const auto* number = std::get_if<double>(&cell.value))
        return plainNumber(*number);
    if (const auto* flag = std::get_if<bool>(&cell.value))
        return *flag ? "true" : "false";
    return {};
}

bool isFor(const Column& column, Column::Medium where)
{
    return column.medium == Column::Medium::Everywhere || column.medium == where;
}

constexpr int barLength = 24;

/// A piece of a bar: spaces that stay together.
std::string spaces(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += "\u00a0";
    return text;
}

/// The line below a truncated table; empty if it is complete.
std::string cutText(const Table& table)
{
    const std::size_t all = table.rows.size() + table.more;
    if (all <= maxPrintedRows)
        return {};
    const std::string more = phrases::numberText(static_cast<std::int64_t>(all - maxPrintedRows));
    return formatIn(table.language,
        {"{} weitere Zeilen sind nicht gedruckt; CSV und JSON haben alle.",
            "{} more rows are not printed; CSV and JSON have all of them."},
        more);
}

} // namespace

std::string exactNumber(double value)
{
    return fmt::format("{}", value + 0.0); // -0 + 0 is 0
}

std::string plainNumber(double value)
{
    std::string text = fmt::format("{:.4f}", value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
        text.pop_back();
    return text == "-0" ? "0" : text;
}

std::string asText(const Table& table)
{
    if (table.rows.empty())
        return table.empty + "\n";
    std::vector<std::size_t> widths;
    std::vector<std::vector<std::string>> lines(table.rows.size() + 1);
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const Column& column = table.columns[c];
        if (!isFor(column, Column::Medium::Print))
            continue;
        std::string heading = escapeForTerminal(column.heading);
        if (!column.unit.empty())
            heading += (heading.empty() ? "" : " ") + fmt::format("({})", column.unit);
        lines[0].push_back(heading);
        std::size_t width = terminalWidth(heading);
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const Cell& cell = table.rows[row][c];
            std::string text = shown(column, cell, table.language);
            if (!cell.note.empty())
                text += " (" + cell.note + ")";
            text = escapeForTerminal(text);
            width = std::max(width, terminalWidth(text));
            lines[row + 1].push_back(std::move(text));
        }
        widths.push_back(width);
    }
    std::string out;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        std::string text;
        std::size_t column = 0;
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            if (!isFor(table.columns[c], Column::Medium::Print))
                continue;
            const std::string& cell = lines[line][column];
            const std::string gap(widths[column] - terminalWidth(cell), ' ');
            text += (column > 0 ? "  " : "") + (isNumber(table.columns[c]) ? gap + cell : cell + gap);
            ++column;
        }
        out += text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
        if (line == 0) {
            for (std::size_t i = 0; i < widths.size(); ++i)
                out += (i > 0 ? "  " : "") + std::string(widths[i], '-');
            out += '\n';
        }
    }
    return out;
}

std::string asCsv(const Table& table, CsvConsumer reader)
{
    std::string out;
    bool first = true;
    for (const Column& column : table.columns) {
        if (!isFor(column, Column::Medium::Data))
            continue;
        out += first ? "" : ",";
        first = false;
        appendText(out,
            column.unit.empty() ? column.heading : fmt::format("{} ({})", column.heading, column.unit),
            reader);
    }
    out += "\r\n";
    for (const std::vector<Cell>& row : table.rows) {
        first = true;
        for (std::size_t c = 0; c < row.size(); ++c) {
            if (!isFor(table.columns[c], Column::Medium::Data))
                continue;
            out += first ? "" : ",";
            first = false;
            if (const auto* text = std::get_if<std::string>(&row[c].value))
                appendText(out, *text, reader);
            else
                appendField(out, plain(row[c]));
        }
        out += "\r\n";
    }
    return out;
}

void writeRows(document::PrettyWriter& out, const Table& table)
{
    out.StartArray();
    for (const std::vector<Cell>& row : table.rows) {
        out.StartObject();
        for (std::size_t c = 0; c < row.size(); ++c) {
            if (!isFor(table.columns[c], Column::Medium::Data))
                continue;
            const Cell& cell = row[c];
            document::key(out, table.columns[c].id);
            if (!cell.id.empty())
                document::write(out, cell.id);
            else if (const auto* text = std::get_if<std::string>(&cell.value))
                document::write(out, *text);
            else if (const auto* flag = std::get_if<bool>(&cell.value))
                out.Bool(*flag);
            else if (const auto* decimal = std::get_if<double>(&cell.value)) {
                const std::string number = exactNumber(*decimal);
                out.RawValue(number.data(), number.size(), rapidjson::kNumberType);
            } else if (const std::string number = plain(cell); number.empty())
                out.Null();
            else
                out.RawValue(number.data(), number.size(), rapidjson::kNumberType);
        }
        out.EndObject();
    }
    out.EndArray();
}

Value asValue(const Table& table)
{
    std::vector<Value> columns, rows;
    const auto classOf = [](const Column& column) { return isNumber(column) ? "n" : "t"; };
    for (const Column& column : table.columns)
        if (isFor(column, Column::Medium::Print))
            columns.push_back(Value::object({{"heading", column.heading}, {"unit", column.unit},
                {"class", classOf(column)}, {"align", isNumber(column) ? "right" : "left"}}));
    for (const std::vector<Cell>& row :
        std::span(table.rows).first(std::min(table.rows.size(), maxPrintedRows))) {
        std::vector<Value> cells;
        for (std::size_t c = 0; c < row.size(); ++c) {
            const Column& column = table.columns[c];
            if (!isFor(column, Column::Medium::Print))
                continue;
            const double* share = column.bar ? std::get_if<double>(&row[c].value) : nullptr;
            const int filled
                = share ? std::clamp(static_cast<int>(std::lround(*share * barLength)), 0, barLength) : 0;
            cells.push_back(Value::object({{"text", shown(column, row[c], table.language)},
                {"note", row[c].note}, {"class", c == 0 ? "name" : classOf(column)},
                {"align", isNumber(column) ? "right" : "left"}, {"bar", share != nullptr},
                {"filled", spaces(filled)}, {"open", spaces(barLength - filled)}}));
        }
        rows.push_back(Value::object({{"cells", Value::list(std::move(cells))},
            {"ground", rows.size() % 2 == 1 ? "#FAF6EA" : "#FFFFFF"}}));
    }
    return Value::object({{"table_title", table.title}, {"empty", table.empty}, {"some", !table.rows.empty()},
        {"cut", cutText(table)}, {"columns", Value::list(std::move(columns))},
        {"rows", Value::list(std::move(rows))}});
}

} // namespace tafel::report
