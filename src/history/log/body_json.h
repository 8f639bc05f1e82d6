// Parses the body of an event, and finds the strings in it. The file may be untrusted, so nesting is limited
// to a depth that the parser and the writer can handle.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "document/json.h"
#include "document/limited_handler.h"

namespace tafel::history {

using JsonWriter = rapidjson::Writer<rapidjson::StringBuffer>;

/// \return true if it is JSON and not nested too deeply. `stack` is the memory of the parser.
template <typename Document, typename Pool>
bool parseBody(Document& document, std::string_view json, Pool* stack)
{
    bool whole = false;
    const auto fill = [&](Document& tree) {
        rapidjson::MemoryStream bytes(json.data(), json.size());
        rapidjson::EncodedInputStream<rapidjson::UTF8<>, rapidjson::MemoryStream> stream(bytes);
        rapidjson::GenericReader<rapidjson::UTF8<>, rapidjson::UTF8<>, Pool> reader(stack);
        document::LimitedHandler<Document> bounded{tree,
            {.values = SIZE_MAX,
                .textBytes = SIZE_MAX,
                .depth = limits::entryDepth}}; // SQLite bounds the rest
        whole = !reader.Parse(stream, bounded).IsError();
        return whole;
    };
    document.Populate(fill);
    return whole;
}

/// \return the position after the string that begins at `begin` with a quotation mark. The text must be JSON.
inline std::size_t endOfString(std::string_view json, std::size_t begin)
{
    for (std::size_t at = begin + 1; at < json.size(); ++at) {
        if (json[at] == '\\')
            ++at;
        else if (json[at] == '"')
            return at + 1;
    }
    return json.size();
}

/// The text of a string with its quotation marks; empty if it is not a string.
inline std::string decoded(std::string_view string)
{
    rapidjson::Document document;
    document.Parse<rapidjson::kParseIterativeFlag>(string.data(), string.size());
    return document.IsString() ? std::string(document::view(document)) : std::string();
}

} // namespace tafel::history
