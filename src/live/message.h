// A JSON message from a phone or from the app: an object with a `kind`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/text.h"
#include "base/utf8.h"
#include "document/json_helpers.h"

namespace tafel::live {

inline constexpr document::Bounds phoneBounds{.bytes = 4096, .values = 200, .textBytes = 1024, .depth = 4};
inline constexpr document::Bounds lineBounds{
    .bytes = 65536, .values = 10'000, .textBytes = 16'384, .depth = 16};

/// The largest absolute value of a number in a message.
inline constexpr int mostNumber = 1'000'000;

class Message {
public:
    /// \return nothing if it is not a JSON object, exceeds the bounds, or has no `kind`
    static std::optional<Message> read(std::string_view json, const document::Bounds& bounds);

    std::string_view kind() const { return m_kind; }
    /// The values of the keys. A missing value, or one of another type, gives nothing.
    std::optional<std::string> text(std::string_view key) const;
    std::optional<int> number(std::string_view key) const; ///< Within ±`mostNumber`.
    std::vector<std::string> texts(std::string_view key) const;
    std::vector<int> numbers(std::string_view key) const;
    const document::Json* value(std::string_view key) const;
    /// \return true if the key is missing or its value has the type. If a missing key has a meaning, a
    ///         value of another type must not pass for it.
    bool isNumberOrMissing(std::string_view key) const { return !value(key) || number(key); }
    bool isTextOrMissing(std::string_view key) const { return !value(key) || text(key); }

    static std::optional<std::string> textOf(const document::Json& object, std::string_view key);
    static std::optional<int> numberOf(const document::Json& object, std::string_view key);

private:
    std::unique_ptr<document::JsonDocument> m_tree;
    const document::Json* m_root = nullptr;
    std::string m_kind;
};

/// \return a JSON value on one line
std::string lineOf(const document::Json& value);

/// \return a `error` line, see docs/live.md
std::string errorMessage(std::string_view code, const tafel::Message& text);

/// Writes a message on one line; `fill` writes the members after the kind. The result is valid UTF-8,
/// whatever bytes a damaged history contains.
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
