#include "history/document_stream.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace tafel::history {

namespace {

constexpr std::size_t pieceSize = std::size_t{1} << 16;

bool isBlank(const std::string& text)
{
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

/// \return true if the object that begins in this line ends in it: then the next line may have another one
bool isWhole(const std::string& line)
{
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char each = line[i];
        if (quoted && each == '\\')
            ++i;
        else if (each == '"')
            quoted = !quoted;
        else if (!quoted && (each == '{' || each == '['))
            ++depth;
        else if (!quoted && (each == '}' || each == ']') && --depth == 0)
            return true;
    }
    return false;
}

} // namespace

bool DocumentStream::more()
{
    m_piece.resize(pieceSize);
    errno = 0;
    try {
        m_stream.read(m_piece.data(), static_cast<std::streamsize>(pieceSize));
    } catch (const std::ios_base::failure&) {
        m_stream.setstate(std::ios::badbit); // a folder
    }
    if (m_stream.bad())
        m_error = errno;
    m_piece.resize(static_cast<std::size_t>(m_stream.gcount()));
    m_at = 0;
    m_bytes += m_piece.size();
    return !m_piece.empty();
}

bool DocumentStream::readLine(Document& document)
{
    document = {.line = ++m_line};
    bool any = false;
    while (m_at < m_piece.size() || more()) {
        any = true;
        const char* begin = m_piece.data() + m_at;
        const auto* end = static_cast<const char*>(std::memchr(begin, '\n', m_piece.size() - m_at));
        const std::size_t size = end ? static_cast<std::size_t>(end - begin) : m_piece.size() - m_at;
        document.tooLong = document.tooLong || document.text.size() + size > longest;
        if (document.tooLong)
            document.text = {};
        else
            document.text.append(begin, size);
        m_at += size + (end ? 1 : 0);
        if (end)
            return true;
    }
    return any && !m_stream.bad();
}

void DocumentStream::takeTheRest(Document& document)
{
    for (Document line; readLine(line);) {
        document.tooLong
            = document.tooLong || line.tooLong || document.text.size() + line.text.size() + 1 > longest;
        if (document.tooLong) {
            document.text = {};
            m_stream.setstate(std::ios::eofbit | std::ios::failbit); // the rest is not needed
            m_piece.clear();
            m_at = 0;
            return;
        }
        (document.text += '\n') += line.text;
    }
}

std::optional<DocumentStream::Document> DocumentStream::next()
{
    Document document;
    do
        if (!readLine(document))
            return std::nullopt;
    while (!document.tooLong && isBlank(document.text));
    if (m_first) {
        m_first = false;
        m_lines = m_lines || document.tooLong || isWhole(document.text);
        if (!m_lines)
            takeTheRest(document);
    }
    return m_stream.bad() ? std::nullopt : std::optional(std::move(document));
}

} // namespace tafel::history
