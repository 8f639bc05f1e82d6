#include "history/storage/storage_error.h"

#include <cerrno>
#include <cstring>

#include <unistd.h>

#include <SQLiteCpp/Exception.h>
#include <fmt/format.h>
#include <sqlite3.h>

namespace tafel::history {

namespace {

using Code = StorageError::Code;

/// `{0}` is the file.
Text pattern(Code code)
{
    switch (code) {
    case Code::InUse:
        return {"Die Spielgeschichte {0} ist schon in einem andern Programm offen. Es wurde nichts "
                "verändert. Schliesse das andere Programm und versuche es noch einmal.",
            "The history {0} is already open in another program. Nothing was changed. Close the other "
            "program and try again."};
    case Code::Busy:
        return {"Ein anderes Programm benutzt die Spielgeschichte {0} gerade. Diese Eingabe wurde nicht "
                "gespeichert, alles Frühere ist da. Versuche es gleich noch einmal.",
            "Another program is using the history {0} right now. This entry was not saved. All earlier "
            "entries are intact. Try again in a moment."};
    case Code::Newer:
        return {"Die Spielgeschichte {0} stammt von einer neueren Version von Tafelrichter. Sie wurde nicht "
                "verändert. Installiere die neuere Version, um sie zu öffnen.",
            "The history {0} was made by a newer version of Tafelrichter. It was not changed. Install the "
            "newer version to open it."};
    case Code::Older:
        return {
            "Die Spielgeschichte {0} stammt von einer älteren Version von Tafelrichter. Sie wurde nicht "
            "verändert. Öffne sie einmal mit der App, oder nimm mit «tafelrichter import DATEI» ein Spiel "
            "auf: Das bringt sie auf diese Version; eine Kopie, wie sie war, bleibt daneben.",
            "The history {0} was made by an older version of Tafelrichter. It was not changed. Open it once "
            "with the app, or import a match with “tafelrichter import FILE”: this updates it to this "
            "version and keeps a copy of the old file next to it."};
    case Code::Unreleased:
        return {
            "Die Spielgeschichte {0} stammt von einer Testversion vor Tafelrichter 0.2.0. Sie wurde nicht "
            "verändert. Öffne sie einmal mit Tafelrichter 0.2.0: Danach kann diese Version sie lesen.",
            "The history {0} was made by a test version before Tafelrichter 0.2.0. It was not changed. Open "
            "it once with Tafelrichter 0.2.0. Then this version can read it."};
    case Code::NotAHistory:
        return {"Die Datei {0} ist keine Spielgeschichte von Tafelrichter, oder ihr Anfang ist beschädigt. "
                "Sie wurde nicht verändert. Wähle eine andere Datei, hole mit «tafelrichter recover», was "
                "lesbar ist, oder stelle eine Sicherung wieder her.",
            "The file {0} is not a history of Tafelrichter, or its beginning is damaged. It was not changed. "
            "Choose another file, recover what can be read with “tafelrichter recover”, or restore a "
            "backup."};
    case Code::Damaged:
        return {"Die Spielgeschichte {0} ist beschädigt. Es wurde nichts mehr hineingeschrieben. Bewahre "
                "die Datei auf. Hole mit «tafelrichter recover», was lesbar ist, oder stelle eine Sicherung "
                "wieder her.",
            "The history {0} is damaged. Nothing more was written to it. Keep the file. Recover what can be "
            "read with “tafelrichter recover”, or restore a backup."};
    case Code::DiskFull:
        return {"Der Datenträger mit {0} ist voll. Diese Eingabe wurde nicht gespeichert, alles Frühere ist "
                "da. Schaffe Platz und gib sie noch einmal ein.",
            "The drive with {0} is full. This entry was not saved. All earlier entries are intact. Free some "
            "space and enter it again."};
    case Code::ReadOnly:
        return {"Die Spielgeschichte {0} oder ihr Ordner ist schreibgeschützt. Diese Eingabe wurde nicht "
                "gespeichert, alles Frühere ist da. Hebe den Schreibschutz auf oder wähle einen andern Ort.",
            "The history {0} or its folder is write-protected. This entry was not saved. All earlier entries "
            "are intact. Remove the write protection or choose another place."};
    case Code::FolderNotFound:
        return {"Den Ordner für {0} gibt es nicht. Es wurde nichts angelegt. Lege den Ordner an oder wähle "
                "einen andern Ort.",
            "The folder for {0} does not exist. Nothing was created. Create the folder or choose another "
            "place."};
    case Code::Missing:
        return {"Die Spielgeschichte {0} gibt es nicht. Es wurde nichts angelegt. Prüfe den Namen, oder "
                "beginne ein Spiel.",
            "There is no history {0}. Nothing was created. Check the name, or start a match."};
    case Code::Io:
        return {"Der Datenträger mit {0} meldet einen Fehler. Diese Eingabe wurde nicht gespeichert. Prüfe "
                "den Datenträger und versuche es noch einmal.",
            "The drive with {0} reports an error. This entry was not saved. Check the drive and try again."};
    case Code::Cancelled:
        return {"Abgebrochen. Die Spielgeschichte {0} ist unverändert.",
            "Cancelled. The history {0} is unchanged."};
    default:
        return {"In der Spielgeschichte {0} ist ein Fehler des Programms aufgetreten. Diese Eingabe wurde "
                "nicht gespeichert, alles Frühere ist da. Starte das Programm neu und melde den Fehler.",
            "An internal error occurred in the history {0}. This entry was not saved. All earlier entries "
            "are intact. Restart the program and report the error."};
    }
}

/// SQLite reports some failures for lack of room only as write errors.
bool isFull(const std::filesystem::path& file)
{
    constexpr std::uintmax_t needed = 64 << 10; // its side files
    std::error_code unknown;
    const auto space = std::filesystem::space(file.parent_path(), unknown);
    return !unknown && space.available < needed;
}

Code codeOf(int sqlite, const std::filesystem::path& file)
{
    switch (sqlite & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return Code::Busy;
    case SQLITE_NOTADB:
        return Code::NotAHistory;
    case SQLITE_CORRUPT:
    // The program's statements and values always fit, unless the file was changed by something else.
    case SQLITE_ERROR:
    case SQLITE_CONSTRAINT:
    case SQLITE_TOOBIG: // a value longer than any that is written here
        return Code::Damaged;
    case SQLITE_FULL:
        return Code::DiskFull;
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return Code::ReadOnly;
    case SQLITE_CANTOPEN:
        return access(file.parent_path().c_str(), W_OK) != 0 ? Code::ReadOnly
            : isFull(file)                                   ? Code::DiskFull
                                                             : Code::Io;
    case SQLITE_IOERR:
        return isFull(file) ? Code::DiskFull : Code::Io;
    case SQLITE_INTERRUPT:
        return Code::Cancelled;
    default:
        return Code::Program;
    }
}

} // namespace

StorageError fileExistsError(const std::filesystem::path& file)
{
    return {Code::Io,
        {fmt::format(
             "{} gibt es schon. Es wurde nichts überschrieben. Wähle einen andern Namen, oder überschreibe "
             "die Datei mit --force.",
             file.string()),
            fmt::format("{} already exists. Nothing was overwritten. Choose another name, or overwrite the "
                        "file with --force.",
                file.string())}};
}

StorageError unreadableFileError(const std::filesystem::path& file, Text outcome)
{
    return {Code::Missing,
        {fmt::format("{} kann nicht gelesen werden. {} Prüfe den Namen und die Rechte der Datei.",
             file.string(), outcome.de),
            fmt::format("{} cannot be read. {} Check the name and the permissions of the file.",
                file.string(), outcome.en)}};
}

StorageError fileError(Code code, const std::filesystem::path& file, std::string detail)
{
    const Text text = pattern(code);
    return {code,
        {fmt::format(fmt::runtime(text.de), file.string()),
            fmt::format(fmt::runtime(text.en), file.string())},
        std::move(detail)};
}

Message systemMessage(int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return {"Es gibt sie nicht", "there is no such file"};
    case EACCES:
    case EPERM:
        return {"Du darfst sie nicht lesen", "you may not read it"};
    case EISDIR:
        return {"Es ist ein Ordner", "it is a folder"};
    case 0:
        return {"Das System sagt nicht, warum", "the system does not say why"};
    default:
        return {std::strerror(error), std::strerror(error)};
    }
}

StorageError damageError(Message what, std::string detail)
{
    what.de += " Hole mit «tafelrichter recover», was lesbar ist, oder stelle eine Sicherung wieder her.";
    what.en += " Recover what can be read with “tafelrichter recover”, or restore a backup.";
    return {Code::Damaged, std::move(what), std::move(detail)};
}

StorageError currentError(const std::filesystem::path& file)
{
    try {
        throw;
    } catch (const StorageException& failure) {
        return failure.error;
    } catch (const SQLite::Exception& exception) {
        // -1: SQLiteCpp's own; a row that another one leads to is not there.
        const bool noRow = exception.getErrorCode() == -1;
        return fileError(noRow ? Code::Damaged : codeOf(exception.getErrorCode(), file), file,
            fmt::format("SQLite {}: {}", exception.getExtendedErrorCode(), exception.what()));
    } catch (const std::filesystem::filesystem_error& error) {
        return fileError(
            error.code() == std::errc::no_space_on_device ? Code::DiskFull : Code::Io, file, error.what());
    }
}

void throwMissingEvents(const std::string& match)
{
    throw StorageException(
        damageError({"Von einem Spiel in der Spielgeschichte fehlen Einträge, oder die Listen dazu sind "
                     "beschädigt. Die andern Spiele sind da.",
                        "Entries of a match in the history are missing, or its lists are damaged. The other "
                        "matches are intact."},
            match));
}

} // namespace tafel::history
