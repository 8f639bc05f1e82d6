// Match documents one after the other out of a file or a pipe, never more than one in memory.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"

namespace tafel::history {

/// A source of matches: one document in any layout, or one document per line.
class DocumentStream {
public:
    static constexpr std::size_t longest = limits::documentBytes;

    /// `lines` is true for one document per line; otherwise the first line decides.
    DocumentStream(std::istream& stream, bool lines)
        : m_stream(stream)
        , m_lines(lines)
    {
    }

    struct Document {
        std::size_t line = 0; ///< Line where it begins, from 1.
        std::string text = {};
        bool tooLong = false; ///< Then the text is left out.
    };

    /// The next one that is not blank; nothing: the end, or it cannot be read (`failed`).
    std::optional<Document> next();

    /// Is it one a line? Known after the first.
    bool lines() const { return m_lines; }
    bool failed() const { return m_stream.bad(); }
    int error() const { return m_error; } ///< The errno of the failure; 0 if unknown.
    std::uint64_t bytesRead() const { return m_bytes; }

private:
    bool more();
    bool readLine(Document& document);
    void takeTheRest(Document& document);

    std::istream& m_stream;
    bool m_lines, m_first = true;
    std::vector<char> m_piece;
    std::size_t m_at = 0;
    std::size_t m_line = 0;
    std::uint64_t m_bytes = 0;
    int m_error = 0;
};

} // namespace tafel::history
