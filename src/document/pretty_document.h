// An indented document of our own making (lists, statistics, reports), written member by member.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "document/json_helpers.h"

namespace tafel::document {

class PrettyDocument {
public:
    explicit PrettyDocument(std::string_view format)
        : m_out(m_buffer)
    {
        m_out.SetIndent(' ', 2);
        m_out.StartObject();
        text("format", format);
    }

    void text(std::string_view key, std::string_view value) { document::text(m_out, key, value); }
    /// Omitted if the text is empty.
    void some(std::string_view key, std::string_view value)
    {
        if (!value.empty())
            text(key, value);
    }
    void number(std::string_view key, std::int64_t value)
    {
        document::key(m_out, key);
        m_out.Int64(value);
    }
    void flag(std::string_view key, bool value) { document::flag(m_out, key, value); }

    /// `write()` writes the members.
    template <typename Write> void object(std::string_view key, const Write& write)
    {
        document::key(m_out, key);
        m_out.StartObject();
        write();
        m_out.EndObject();
    }
    /// An object for each, of which `write(element)` writes the members.
    template <typename All, typename Write> void objects(std::string_view key, All&& all, const Write& write)
    {
        list(key, all, [&](const auto& each) {
            m_out.StartObject();
            write(each);
            m_out.EndObject();
        });
    }
    template <typename All> void texts(std::string_view key, const All& all)
    {
        list(key, all, [&](std::string_view each) { document::write(m_out, each); });
    }
    /// `write(element)` writes one value, with writer().
    template <typename All, typename Write> void list(std::string_view key, All&& all, const Write& write)
    {
        document::key(m_out, key);
        m_out.StartArray();
        for (const auto& each : all)
            write(each);
        m_out.EndArray();
    }

    PrettyWriter& writer() { return m_out; }

    /// The document, with a line end.
    std::string end()
    {
        m_out.EndObject();
        return std::string(m_buffer.GetString(), m_buffer.GetSize()) + '\n';
    }

private:
    Buffer m_buffer;
    PrettyWriter m_out;
};

} // namespace tafel::document
