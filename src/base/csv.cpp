#include "base/csv.h"

namespace tafel {

void appendField(std::string& out, std::string_view field)
{
    if (field.find_first_of(",\"\r\n") == std::string_view::npos) {
        out += field;
        return;
    }
    out += '"';
    for (const char each : field) {
        out += each;
        if (each == '"')
            out += each;
    }
    out += '"';
}

void appendText(std::string& out, std::string_view text, CsvConsumer reader)
{
    const bool runs
        = !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
    if (runs && reader == CsvConsumer::Spreadsheets)
        appendField(out, std::string("'").append(text));
    else
        appendField(out, text);
}

} // namespace tafel
