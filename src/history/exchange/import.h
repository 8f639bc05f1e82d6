// Match files into the history. The same file twice changes nothing.
#pragma once

#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>

#include "history/document_stream.h"
#include "history/history.h"
#include "history/storage/progress.h"

namespace tafel::history {

/// Why a match of a file was not taken.
struct ImportRefusal {
    std::string file = {}; ///< Name of the file.
    std::size_t line = 0; ///< Line number from 1.
    std::string where = {}; ///< JSON Pointer into the document.
    std::string code = {}; ///< A code of the match format, or "too-long".
    Message message = {};
};

struct ImportResult {
    // Matches, and custom games:
    int added = 0;
    int extended = 0; ///< They were there, and go on with what the file adds.
    int known = 0; ///< They were there, and nothing was changed.
    int refused = 0;
    std::vector<ImportRefusal> refusals = {}; ///< The first `mostRefusals` of them.
    bool cancelled = false; ///< True if the user cancelled; events added before remain.
    int games = 0; ///< Number of custom games among those added and known.
    std::string match = {},
                game = {}; ///< The last of each: the id of a match, the key of a game ("own:hearts").

    static constexpr std::size_t mostRefusals = 1000;
};

/// The counts of a result, by their names in documents.
inline constexpr std::pair<const char*, int ImportResult::*> importCounts[]
    = {{"added", &ImportResult::added}, {"extended", &ImportResult::extended},
        {"known", &ImportResult::known}, {"refused", &ImportResult::refused}};

/// Adds the result of one file to a total.
void add(ImportResult& all, const ImportResult& file);

/// Opens a match file. StorageError `Missing`: it cannot be read.
Expected<std::ifstream> openMatchFile(const std::filesystem::path& file);

/// The import of one file, piece by piece; each piece is on disk when it is done, and no match is halved.
class Import {
public:
    /// A match file, or a file of one a line, also with the first line that earlier exports have.
    Import(History& history, std::istream& stream, std::string name);
    /// Begins the import of a file. StorageError `Missing`: it cannot be read.
    static Expected<std::unique_ptr<Import>> open(
        History& history, const std::filesystem::path& file, std::string name);

    /// Continues for about `time`.
    /// \return false at the end of the input. An error discards the current piece; earlier pieces are stored.
    Expected<bool> step(std::chrono::milliseconds time);

    const ImportResult& result() const { return m_result; }
    double done() const; ///< How much was read, from 0 to 1; 0 for a stream of unknown size.

private:
    bool fill();
    void take(const DocumentStream::Document& document, ImportResult& piece);
    void refuse(ImportResult& piece, std::size_t line, const Refusal& refusal);
    bool takeHeader(const DocumentStream::Document& document, ImportResult& piece);

    History& m_history;
    std::unique_ptr<std::istream> m_file; ///< Null if the stream is the caller's.
    DocumentStream m_documents;
    std::string m_name;
    std::uint64_t m_bytes = 0; ///< The size of the file.
    std::vector<DocumentStream::Document> m_waiting; ///< Read, not yet taken; the next one last.
    bool m_first = true, m_stopped = false, m_newer = false;
    ImportResult m_result;
};

/// Runs the whole import and adds the result to `all`, also on an error. `Io`: the stream cannot be read to
/// its end; matches read before are stored.
Expected<void> importStream(ImportResult& all, History& history, std::istream& stream,
    const std::string& name, const Progress& progress = {});

/// Does the same with a file. StorageError `Missing`: it cannot be read.
Expected<void> importFile(
    ImportResult& all, History& history, const std::filesystem::path& file, const Progress& progress = {});

/// One alone.
Expected<ImportResult> importStream(History& history, std::istream& stream, const std::string& name);

Expected<ImportResult> importFile(
    History& history, const std::filesystem::path& file, const Progress& progress = {});

} // namespace tafel::history
