// Builds a tree from the events of the parser within limits. They bound the recursion of the parser, so a
// hostile text cannot exhaust the stack or the memory.
#pragma once

#include <cstdint>

#include <rapidjson/document.h>

#include "base/limits.h"

namespace tafel::document {

/// Limits of a document; a larger one is refused while it is read.
struct Bounds {
    std::size_t bytes = limits::documentBytes, values = limits::values, textBytes = limits::textBytes;
    int depth = limits::depth;
};

/// The limit that was exceeded.
enum class LimitExceeded : std::uint8_t { None, Depth, Values, Text };

/// A handler for rapidjson's readers: hands on to `Document` and counts.
template <typename Document> struct LimitedHandler {
    Document& tree;
    const Bounds bounds;
    LimitExceeded excess = LimitExceeded::None;
    int depth = 0;
    std::size_t values = 0;

    bool exceeds(LimitExceeded what)
    {
        excess = what;
        return false;
    }
    bool isOneMore() { return ++values <= bounds.values || exceeds(LimitExceeded::Values); }
    bool isShort(rapidjson::SizeType size)
    {
        return size <= bounds.textBytes || exceeds(LimitExceeded::Text);
    }
    bool opens() { return (++depth <= bounds.depth || exceeds(LimitExceeded::Depth)) && isOneMore(); }

    bool Null() { return isOneMore() && tree.Null(); }
    bool Bool(bool value) { return isOneMore() && tree.Bool(value); }
    bool Int(int value) { return isOneMore() && tree.Int(value); }
    bool Uint(unsigned value) { return isOneMore() && tree.Uint(value); }
    bool Int64(std::int64_t value) { return isOneMore() && tree.Int64(value); }
    bool Uint64(std::uint64_t value) { return isOneMore() && tree.Uint64(value); }
    bool Double(double value) { return isOneMore() && tree.Double(value); }
    bool RawNumber(const char* text, rapidjson::SizeType size, bool copy)
    {
        return isOneMore() && tree.RawNumber(text, size, copy);
    }
    bool String(const char* text, rapidjson::SizeType size, bool copy)
    {
        return isShort(size) && isOneMore() && tree.String(text, size, copy);
    }
    bool Key(const char* text, rapidjson::SizeType size, bool copy)
    {
        return isShort(size) && tree.Key(text, size, copy);
    }
    bool StartObject() { return opens() && tree.StartObject(); }
    bool EndObject(rapidjson::SizeType members)
    {
        --depth;
        return tree.EndObject(members);
    }
    bool StartArray() { return opens() && tree.StartArray(); }
    bool EndArray(rapidjson::SizeType elements)
    {
        --depth;
        return tree.EndArray(elements);
    }
};

} // namespace tafel::document
