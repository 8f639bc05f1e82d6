// Parses the body of an event. It may stand in a file that somebody else wrote: no nesting that reading or
// writing it again could not take.
#pragma once

#include <string_view>

#include <rapidjson/document.h>

#include "base/limits.h"

namespace tafel::history {

/// Hands on what the parser finds, as long as it is not nested too deeply.
template <typename Document> struct Shallow {
    Document& document;
    int depth = 0;

    bool opens() { return ++depth <= limits::entryDepth; }

    bool Null() { return document.Null(); }
    bool Bool(bool value) { return document.Bool(value); }
    bool Int(int value) { return document.Int(value); }
    bool Uint(unsigned value) { return document.Uint(value); }
    bool Int64(std::int64_t value) { return document.Int64(value); }
    bool Uint64(std::uint64_t value) { return document.Uint64(value); }
    bool Double(double value) { return document.Double(value); }
    bool RawNumber(const char* text, rapidjson::SizeType size, bool copy)
    {
        return document.RawNumber(text, size, copy);
    }
    bool String(const char* text, rapidjson::SizeType size, bool copy)
    {
        return document.String(text, size, copy);
    }
    bool Key(const char* text, rapidjson::SizeType size, bool copy) { return document.Key(text, size, copy); }
    bool StartObject() { return opens() && document.StartObject(); }
    bool EndObject(rapidjson::SizeType members)
    {
        --depth;
        return document.EndObject(members);
    }
    bool StartArray() { return opens() && document.StartArray(); }
    bool EndArray(rapidjson::SizeType elements)
    {
        --depth;
        return document.EndArray(elements);
    }
};

/// Whether it is JSON and not nested too deeply; `stack` is what the parser works with.
template <typename Document, typename Pool>
bool parseBody(Document& document, std::string_view json, Pool* stack)
{
    bool whole = false;
    const auto fill = [&](Document& tree) {
        rapidjson::MemoryStream bytes(json.data(), json.size());
        rapidjson::EncodedInputStream<rapidjson::UTF8<>, rapidjson::MemoryStream> stream(bytes);
        rapidjson::GenericReader<rapidjson::UTF8<>, rapidjson::UTF8<>, Pool> reader(stack);
        Shallow<Document> shallow{tree};
        whole = !reader.Parse(stream, shallow).IsError();
        return whole;
    };
    document.Populate(fill);
    return whole;
}

} // namespace tafel::history
