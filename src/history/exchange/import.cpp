#include "history/exchange/import.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <utility>

#include <fmt/format.h>

#include "document/document.h"
#include "games/custom/game.h"
#include "history/core.h"
#include "history/custom_games.h"

namespace tafel::history {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t mostWaiting = 512;
constexpr std::size_t mostBytesWaiting = std::size_t{4} << 20;
constexpr std::string_view headerFormat = document::matchesFormat;

StorageError unreadable(const std::string& name, int error)
{
    const Message why = systemMessage(error);
    return {StorageError::Code::Io,
        {fmt::format("{} kann nicht zu Ende gelesen werden: {}. Was bis dahin gelesen war, ist eingetragen. "
                     "Versuche es noch einmal: Was schon da ist, kommt nicht doppelt.",
             name, why.de),
            fmt::format("{} cannot be read to its end: {}. What was read before that has been added. Try "
                        "again: nothing is added twice.",
                name, why.en)},
        why.en};
}

} // namespace

void add(ImportResult& all, const ImportResult& file)
{
    for (const auto& [key, count] : importCounts)
        all.*count += file.*count;
    all.games += file.games;
    for (const auto last : {&ImportResult::match, &ImportResult::game})
        if (!(file.*last).empty())
            all.*last = file.*last;
    all.cancelled = all.cancelled || file.cancelled;
    for (const ImportRefusal& each : file.refusals)
        if (all.refusals.size() < ImportResult::mostRefusals)
            all.refusals.push_back(each);
}

Import::Import(History& history, std::istream& stream, std::string name)
    : m_history(history)
    , m_documents(stream, name.ends_with(".jsonl"))
    , m_name(std::move(name))
{
}

Expected<std::unique_ptr<Import>> Import::open(
    History& history, const std::filesystem::path& file, std::string name)
{
    Expected<std::ifstream> opened = openMatchFile(file);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    auto stream = std::make_unique<std::ifstream>(std::move(*opened));
    auto begun = std::make_unique<Import>(history, *stream, std::move(name));
    begun->m_file = std::move(stream);
    std::error_code unknown;
    const std::uintmax_t size = std::filesystem::file_size(file, unknown);
    begun->m_bytes = unknown ? 0 : size;
    return begun;
}

double Import::done() const
{
    return m_bytes > 0
        ? std::min(1.0, static_cast<double>(m_documents.bytesRead()) / static_cast<double>(m_bytes))
        : 0;
}

/// Reads ahead, so that no caller waits while the history is locked.
/// \return false at the end
bool Import::fill()
{
    std::size_t bytes = 0;
    while (!m_stopped && m_waiting.size() < mostWaiting && bytes < mostBytesWaiting) {
        std::optional<DocumentStream::Document> next = m_documents.next();
        m_stopped = !next;
        if (next) {
            bytes += next->text.size();
            m_waiting.push_back(std::move(*next));
        }
    }
    std::reverse(m_waiting.begin(), m_waiting.end());
    return !m_waiting.empty();
}

Expected<bool> Import::step(std::chrono::milliseconds time)
{
    if (m_waiting.empty() && !fill()) {
        if (m_documents.failed())
            return tl::unexpected(unreadable(m_name, m_documents.error()));
        return false;
    }
    const Clock::time_point end = Clock::now() + time;
    HistoryCore& core = m_history.core();
    ImportResult piece;
    std::size_t left = m_waiting.size();
    const Expected<void> done = guarded(core.database.file(), [&] {
        core.database.transaction([&] {
            do
                take(m_waiting[--left], piece);
            while (left > 0 && Clock::now() < end);
        });
    });
    if (!done)
        return tl::unexpected(done.error());
    m_waiting.resize(left);
    add(m_result, piece);
    return true;
}

void Import::refuse(ImportResult& piece, std::size_t line, const Refusal& refusal)
{
    ++piece.refused;
    // line numbers count from the beginning of the document
    const bool inside = refusal.code == Refusal::Code::Json;
    piece.refusals.push_back({m_name, inside ? line + refusal.line - 1 : line, refusal.where,
        std::string(codeName(refusal.code)), refusal.message});
}

void Import::take(const DocumentStream::Document& document, ImportResult& piece)
{
    if (m_newer)
        return;
    if (document.tooLong) {
        ++piece.refused;
        piece.refusals.push_back({m_name, document.line, {}, "too-long",
            {fmt::format(
                 "Das Dokument ist länger als {} MB. Ein Spiel hat wenige Kilobyte; es wurde nicht gelesen.",
                 DocumentStream::longest >> 20U),
                fmt::format(
                    "The document exceeds {} MB, so it was not read. A match is usually a few kilobytes.",
                    DocumentStream::longest >> 20U)}});
        return;
    }
    if (takeHeader(document, piece))
        return;
    if (document::isGameDocument(document.text)) {
        const auto game = document::readCustomGame(document.text);
        if (!game)
            return refuse(piece, document.line, game.error());
        ++(storeCustomGame(m_history.core(), *game) ? piece.added : piece.known);
        ++piece.games;
        piece.game = (*game)->key();
        return;
    }
    Result<Match> match = document::readMatch(document.text);
    if (!match)
        return refuse(piece, document.line, match.error());
    const Result<Imported> imported = m_history.core().import(std::move(*match));
    if (!imported)
        return refuse(piece, document.line, imported.error());
    ++(imported->added ? piece.added : imported->extended ? piece.extended : piece.known);
    piece.match = imported->id;
}

/// Reads the first line of a whole history; an export of a newer version is rejected.
bool Import::takeHeader(const DocumentStream::Document& document, ImportResult& piece)
{
    if (!std::exchange(m_first, false))
        return false;
    const std::size_t at = document.text.find(headerFormat);
    if (at == std::string::npos || !m_documents.lines()
        || document.text.find("\"players\"") != std::string::npos)
        return false;
    if (document.text.compare(at + headerFormat.size(), 2, "1\"") != 0) {
        refuse(piece, document.line,
            {.code = Refusal::Code::Format,
                .where = "/format",
                .message = {"Diese Spielgeschichte stammt von einer neueren Version. Nichts wurde "
                            "eingetragen. Installiere die neuere Version.",
                    "This history was made by a newer version. Nothing was added. Install the newer "
                    "version."}});
        m_stopped = m_newer = true;
    }
    return true;
}

namespace {

tl::unexpected<StorageError> cannotBeRead(const std::filesystem::path& file, int error)
{
    const Message why = systemMessage(error);
    return tl::unexpected(StorageError{StorageError::Code::Missing,
        {fmt::format(
             "{} kann nicht gelesen werden: {}. Daraus wurde nichts eingetragen.", file.string(), why.de),
            fmt::format("{} cannot be read: {}. Nothing was added from it.", file.string(), why.en)},
        why.en});
}

} // namespace

Expected<std::ifstream> openMatchFile(const std::filesystem::path& file)
{
    if (std::error_code unknown; std::filesystem::is_directory(file, unknown))
        return cannotBeRead(file, EISDIR);
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return cannotBeRead(file, errno);
    return stream;
}

namespace {

Expected<void> run(ImportResult& all, Import& import, const Progress& progress)
{
    while (true) {
        const Expected<bool> more = import.step(std::chrono::milliseconds(250));
        const bool cancelled = more && *more && progress && !progress(import.done());
        if (more && *more && !cancelled)
            continue;
        add(all, import.result());
        all.cancelled = all.cancelled || cancelled;
        if (!more)
            return tl::unexpected(more.error());
        return {};
    }
}

} // namespace

Expected<void> importStream(ImportResult& all, History& history, std::istream& stream,
    const std::string& name, const Progress& progress)
{
    Import import(history, stream, name);
    return run(all, import, progress);
}

Expected<void> importFile(
    ImportResult& all, History& history, const std::filesystem::path& file, const Progress& progress)
{
    const auto import = Import::open(history, file, file.filename().string());
    if (!import)
        return tl::unexpected(import.error());
    return run(all, **import, progress);
}

Expected<ImportResult> importStream(History& history, std::istream& stream, const std::string& name)
{
    ImportResult result;
    return importStream(result, history, stream, name).map([&] { return result; });
}

Expected<ImportResult> importFile(
    History& history, const std::filesystem::path& file, const Progress& progress)
{
    ImportResult result;
    return importFile(result, history, file, progress).map([&] { return result; });
}

} // namespace tafel::history
