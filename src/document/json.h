// JSON as the documents need it: parsed once into a tree that keeps the order of the file, with the place of
// a fault, and written straight into a string.
#pragma once

#include <string>
#include <string_view>

#ifdef __SSE2__
#define RAPIDJSON_SSE2 // takes sixteen characters of a string at a time
#endif
#include <rapidjson/document.h>
// Not to print: sixteen at a time RapidJSON 1.1 takes 0x1A to 0x1F for letters and writes them as they are.
#undef RAPIDJSON_SSE2
#undef RAPIDJSON_SIMD
#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "document/limited_handler.h"
#include "referee/refusal.h"

namespace tafel::document {

using Json = rapidjson::Value;

inline std::string_view view(const Json& string)
{
    return {string.GetString(), string.GetStringLength()};
}

/// A parsed document. Used again and again it keeps its memory.
class JsonDocument {
public:
    /// Refused with `json`, line and column (from 1): not JSON, not UTF-8, a control character, a key twice
    /// in one object, more than the bounds.
    Result<const Json*> parse(std::string_view text, const Bounds& bounds = {});

private:
    std::string m_text;
    rapidjson::MemoryPoolAllocator<> m_pool;
    rapidjson::Document m_document{&m_pool};
};

using Buffer = rapidjson::StringBuffer;
using PrettyWriter = rapidjson::PrettyWriter<Buffer>;

/// Writes a document on one line. It has the interface of rapidjson::Writer, but examines and copies strings
/// in machine words: nine tenths of an answer to `score --jsonl` are names and sentences.
class LineWriter {
public:
    explicit LineWriter(Buffer& out)
        : m_out(out)
    {
    }

    void StartObject() { open('{'); }
    void EndObject() { close('}'); }
    void StartArray() { open('['); }
    void EndArray() { close(']'); }
    void Key(const char* text, rapidjson::SizeType size)
    {
        String(text, size);
        m_out.Put(':');
        m_first = true; // no comma before the value
    }
    void String(const char* text, rapidjson::SizeType size);
    void Int(int value)
    {
        Uint64OrMinus(
            value < 0, value < 0 ? 0U - static_cast<unsigned>(value) : static_cast<unsigned>(value));
    }
    void Uint64(std::uint64_t value) { Uint64OrMinus(false, value); }
    void Int64(std::int64_t value)
    {
        Uint64OrMinus(value < 0,
            value < 0 ? 0U - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value));
    }
    void Bool(bool value) { raw(value ? "true" : "false"); }
    void Null() { raw("null"); }
    void RawValue(const char* text, std::size_t size, rapidjson::Type) { raw({text, size}); }

private:
    void comma()
    {
        if (!m_first)
            m_out.Put(',');
        m_first = false;
    }
    void open(char bracket)
    {
        comma();
        m_out.Put(bracket);
        m_first = true;
    }
    void close(char bracket)
    {
        m_out.Put(bracket);
        m_first = false;
    }
    void raw(std::string_view text);
    void Uint64OrMinus(bool minus, std::uint64_t value);

    Buffer& m_out;
    bool m_first = true;
};

/// \return the line that `fill` writes with a LineWriter
template <typename Fill> std::string line(const Fill& fill)
{
    Buffer buffer;
    LineWriter writer(buffer);
    fill(writer);
    return {buffer.GetString(), buffer.GetSize()};
}

template <typename Writer> void write(Writer& writer, std::string_view text)
{
    writer.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

template <typename Writer> void key(Writer& writer, std::string_view text)
{
    writer.Key(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

/// A text as JSON.
inline std::string quoted(std::string_view text)
{
    return line([&](LineWriter& out) { write(out, text); });
}
/// Escapes a text without adding quotes, for use within a longer one.
inline std::string escaped(std::string_view text)
{
    const std::string json = quoted(text);
    return json.substr(1, json.size() - 2);
}

} // namespace tafel::document
