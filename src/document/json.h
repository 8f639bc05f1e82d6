// JSON as the documents need it: parsed once into a tree that keeps the order of the file, with the place of
// a fault, and written straight into a string.
#pragma once

#include <string>
#include <string_view>

#ifdef __SSE2__
#define RAPIDJSON_SSE2 // takes sixteen characters of a string at a time
#endif
#include <rapidjson/document.h>
#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "referee/refusal.h"

namespace tafel::document {

using Json = rapidjson::Value;

inline std::string_view view(const Json& string)
{
    return {string.GetString(), string.GetStringLength()};
}

/// A parsed document. Used again and again it keeps its memory.
class Tree {
public:
    /// Refused with `json`, line and column (from 1): not JSON, not UTF-8, a key twice in one object.
    Result<const Json*> parse(std::string_view text);

private:
    std::string m_text;
    rapidjson::MemoryPoolAllocator<> m_pool;
    rapidjson::Document m_document{&m_pool};
};

using Buffer = rapidjson::StringBuffer;
using LineWriter = rapidjson::Writer<Buffer>;
using PrettyWriter = rapidjson::PrettyWriter<Buffer>;

template <typename Writer> void write(Writer& writer, std::string_view text)
{
    writer.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

template <typename Writer> void key(Writer& writer, std::string_view text)
{
    writer.Key(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

} // namespace tafel::document
