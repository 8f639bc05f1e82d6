#include <cerrno>
#include <cstring>
#include <optional>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/cli.h"
#include "document/document.h"

namespace tafel::cli {

namespace {

/// A file that is read piece by piece; "-" is standard input.
class Input {
public:
    explicit Input(const std::string& name)
        : m_file(name == "-" ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC))
    {
        if (m_file < 0)
            complain(fmt::format("tafelrichter: {}: {}", name, std::strerror(errno)));
        m_name = name;
    }
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    ~Input()
    {
        if (m_file > STDERR_FILENO)
            ::close(m_file);
    }

    bool isOpen() const { return m_file >= 0; }
    bool failed() const { return m_failed; }

    /// Appends the next piece; false at the end or when it cannot be read (`failed`).
    bool more(std::string& text)
    {
        constexpr std::size_t piece = 1 << 20;
        const std::size_t before = text.size();
        text.resize(before + piece);
        ssize_t got = 0;
        do
            got = ::read(m_file, text.data() + before, piece);
        while (got < 0 && errno == EINTR);
        text.resize(before + static_cast<std::size_t>(got < 0 ? 0 : got));
        if (got < 0) {
            m_failed = true;
            complain(fmt::format("tafelrichter: {}: {}", m_name, std::strerror(errno)));
        }
        return got > 0;
    }

private:
    int m_file;
    bool m_failed = false;
    std::string m_name;
};

} // namespace

Exit score(const std::string& file, Language language)
{
    Input input(file);
    if (!input.isOpen())
        return Usage;
    std::string text;
    while (input.more(text)) { }
    if (input.failed())
        return Usage;
    std::string out;
    const bool answered = document::scoreDocument(out, text, language, document::Layout::Pretty);
    print(out += '\n');
    return answered ? Answer : Refused;
}

Exit scoreLines(const std::string& file, Language language)
{
    Input input(file);
    if (!input.isOpen())
        return Usage;
    std::string text, out;
    const auto answer = [&](std::string_view line) {
        document::scoreDocument(out, line, language, document::Layout::Line);
        out += '\n';
    };
    while (input.more(text)) {
        std::size_t begin = 0;
        for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
            answer(std::string_view(text).substr(begin, end - begin));
            begin = end + 1;
        }
        text.erase(0, begin);
        print(out); // what is complete is answered at once, also to somebody who waits at the other end of a pipe
        out.clear();
    }
    if (input.failed())
        return Usage;
    if (!text.empty())
        answer(text);
    print(out);
    return Answer;
}

} // namespace tafel::cli
