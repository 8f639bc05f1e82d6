#include <cerrno>
#include <functional>
#include <semaphore>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "base/limits.h"
#include "cli/cli.h"
#include "history/storage/storage_error.h"

namespace tafel::cli {

namespace {

/// A file that is read piece by piece; "-" is standard input.
class Input {
public:
    Input(const std::string& name, Language language)
        : m_file(name == "-" ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC))
        , m_name(name)
        , m_language(language)
    {
        if (m_file < 0)
            printFileError(m_name, m_language);
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
        // A small first piece: most files are small, and a megabyte of zeros costs as much as the whole
        // start.
        const std::size_t piece = m_got < 1 << 16 ? 1 << 16 : 1 << 19;
        const std::size_t before = text.size();
        text.resize(before + piece);
        ssize_t got = 0;
        do
            got = ::read(m_file, text.data() + before, piece);
        while (got < 0 && errno == EINTR);
        text.resize(before + static_cast<std::size_t>(got < 0 ? 0 : got));
        m_got += got > 0 ? static_cast<std::size_t>(got) : 0;
        if (got < 0) {
            m_failed = true;
            printFileError(m_name, m_language);
        }
        return got > 0;
    }

private:
    int m_file;
    std::size_t m_got = 0;
    bool m_failed = false;
    std::string m_name;
    Language m_language;
};

} // namespace

/// A longer document is refused, whatever follows.
constexpr std::size_t enough = limits::documentBytes + 16;

void printFileError(const std::string& file, Language language)
{
    printError(fmt::format("tafelrichter: {}: {}", file, history::systemMessage(errno).in(language)));
}

std::optional<std::string> readDocument(const std::string& file, Language language)
{
    Input input(file, language);
    std::string text;
    while (input.isOpen() && text.size() < enough && input.more(text)) { }
    if (!input.isOpen() || input.failed())
        return std::nullopt;
    return text;
}

namespace {

void printPiece(std::string& out)
{
    print(out);
    out.clear();
}

} // namespace

Exit answer(const std::string& file, Language language, const DocumentHandler& answerer)
{
    const std::optional<std::string> text = readDocument(file, language);
    if (!text)
        return Usage;
    std::string out;
    const bool answered = answerer(out, *text, document::Layout::Pretty, printPiece);
    print(out += '\n');
    return answered ? Answer : Refused;
}

namespace {

/// Answers whole lines in order; reuses its memory for the next piece.
struct Answers {
    /// The largest buffer of unwritten answers; an answer has a few kilobytes.
    static constexpr std::size_t longest = 4 << 20;

    std::string out = {};

    void to(std::string_view lines, const DocumentHandler& answerer, const document::TakePiece& take)
    {
        out.clear();
        while (!lines.empty()) {
            const std::size_t end = lines.find('\n');
            answerer(out, lines.substr(0, end), document::Layout::Line, take);
            out += '\n';
            if (out.size() > longest)
                take(out);
            lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
        }
    }
};

/// A second processor, for as long as the program runs: one thread for all pieces, because the system needs
/// a while until it gives a new one a processor of its own.
class Second {
public:
    ~Second()
    {
        m_work = nullptr;
        m_given.release();
    }

    void give(std::function<void()> work)
    {
        m_work = std::move(work);
        m_given.release();
    }
    void wait() { m_done.acquire(); }

private:
    std::function<void()> m_work;
    std::binary_semaphore m_given{0}, m_done{0};
    std::jthread m_thread{[this] {
        for (m_given.acquire(); m_work; m_given.acquire()) {
            m_work();
            m_done.release();
        }
    }};
};

/// Two processors share a long piece: lines know nothing of each other. A short one is not worth a thread.
void answerPiece(std::string_view lines, const DocumentHandler& answerer)
{
    static Answers first, second;
    constexpr std::size_t worthAThread = 64 * 1024;
    const std::size_t middle
        = lines.size() < worthAThread ? 0 : lines.rfind('\n', lines.size() / 2) + 1; // 0 for one long line
    if (middle > 0) {
        static Second other;
        bool waits = true; // the answers before are not all printed
        const auto printFirst = [&] {
            if (std::exchange(waits, false))
                other.wait();
        };
        other.give([&] {
            first.to(lines.substr(0, middle), answerer, printPiece);
            printPiece(first.out);
        });
        second.to(lines.substr(middle), answerer, [&](std::string& out) {
            printFirst();
            printPiece(out);
        });
        printFirst();
    } else {
        second.to(lines, answerer, printPiece);
    }
    printPiece(second.out);
}

/// The length of the first line if it is the header of an earlier export instead of a match; 0 otherwise.
std::size_t headerIn(std::string_view lines)
{
    const std::size_t end = lines.find('\n');
    return end != std::string_view::npos && document::isMatchesHeader(lines.substr(0, end)) ? end + 1 : 0;
}

} // namespace

Exit answerLines(const std::string& file, Language language, const DocumentHandler& answerer)
{
    Input input(file, language);
    if (!input.isOpen())
        return Usage;
    std::string text;
    std::size_t begin = 0; // beginning of the new text
    bool atBegin = true;
    for (bool tooLong = false; input.more(text); begin = text.size()) {
        if (tooLong) { // the rest of a refused line is not kept
            const std::size_t end = text.find('\n', begin);
            tooLong = end == std::string::npos;
            text.erase(begin, (tooLong ? text.size() : end) - begin);
        }
        std::size_t complete = text.rfind('\n') + 1; // 0 for an incomplete line
        if (complete > 0 && std::exchange(atBegin, false)) {
            const std::size_t header = headerIn(text);
            text.erase(0, header);
            complete -= header;
        }
        answerPiece(std::string_view(text).substr(0, complete),
            answerer); // at once, for a reader of a pipe
        text.erase(0, complete);
        if (text.size() > enough) {
            text.resize(enough);
            tooLong = true;
        }
    }
    if (input.failed())
        return Usage;
    answerPiece(text, answerer);
    return Answer;
}

} // namespace tafel::cli
