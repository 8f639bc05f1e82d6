// One message of a phone or of the app, as it came: an object with a `kind`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/text.h"
#include "base/utf8.h"
#include "document/writing.h"

namespace tafel::live {

inline constexpr document::Bounds phoneBounds{.bytes = 4096, .values = 200, .textBytes = 1024, .depth = 4};
inline constexpr document::Bounds lineBounds{
    .bytes = 65536, .values = 10'000, .textBytes = 16'384, .depth = 16};

/// The numbers of messages lie within ±`mostNumber`.
inline constexpr int mostNumber = 1'000'000;

class Message {
public:
    /// Nothing: it is no JSON object, passes the bounds, or has no `kind`.
    static std::optional<Message> read(std::string_view json, const document::Bounds& bounds);

    std::string_view kind() const { return m_kind; }
    /// What is missing, or is something else, is nothing.
    std::optional<std::string> text(std::string_view key) const;
    std::optional<int> number(std::string_view key) const; ///< Within ±`mostNumber`.
    std::vector<std::string> texts(std::string_view key) const;
    std::vector<int> numbers(std::string_view key) const;
    const document::Json* value(std::string_view key) const;
    /// Whether the key is missing or holds what `number` or `text` reads: what is something else is never
    /// taken for missing where that means something.
    bool isNumberOrMissing(std::string_view key) const { return !value(key) || number(key); }
    bool isTextOrMissing(std::string_view key) const { return !value(key) || text(key); }

    static std::optional<std::string> textOf(const document::Json& object, std::string_view key);
    static std::optional<int> numberOf(const document::Json& object, std::string_view key);

private:
    std::unique_ptr<document::Tree> m_tree;
    const document::Json* m_root = nullptr;
    std::string m_kind;
};

/// A JSON value on one line.
std::string lineOf(const document::Json& value);

/// `trouble` of docs/live.md.
std::string troubleOf(std::string_view code, const tafel::Message& text);

/// A message on one line: `fill` writes the members behind the kind. Valid also where a damaged history has
/// other bytes than UTF-8.
template <typename Fill> std::string messageOf(std::string_view kind, const Fill& fill)
{
    const std::string line = document::line([&](document::LineWriter& out) {
        out.StartObject();
        document::key(out, "kind");
        document::write(out, kind);
        fill(out);
        out.EndObject();
    });
    std::string room;
    return std::string(validUtf8(line, room));
}

} // namespace tafel::live
