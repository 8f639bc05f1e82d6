#include "archive/archive_error.h"

#include <utility>

#include "base/text.h"

namespace tafel::archive {

namespace {

using Code = ArchiveError::Code;

struct Row {
    Code code;
    std::string_view word;
    bool again;
    const char *de, *en;
};

constexpr Row rows[] = {
    {Code::NoLibrary, "no-library", false,
        "Für das Vereinsarchiv fehlt auf diesem Gerät die Bibliothek libpq. Installiere das Paket libpq5. "
        "Alle Einträge warten hier.",
        "This device lacks the library libpq, which the club archive needs. Install the package libpq5. All "
        "entries are safe on this tablet."},
    {Code::BadAddress, "bad-address", false,
        "Mit dieser Adresse lässt sich kein Archiv finden. Prüfe sie; zwei Beispiele: folder:/media/stick, "
        "postgresql://tisch1@archiv.example/verein",
        "No archive can be found at this address. Check it; two examples: folder:/media/stick, "
        "postgresql://table1@archive.example/club"},
    {Code::PasswordInAddress, "password-in-address", false,
        "In der Adresse steht ein Passwort; so stünde es in einer Datei und in der Liste der Prozesse. "
        "Nichts "
        "wurde gespeichert. Lass es weg und schreibe es in die Datei ~/.pgpass.",
        "The address contains a password, which would be visible in a file and in the list of processes. "
        "Nothing was saved. Remove it from the address and write it into the file ~/.pgpass."},
    {Code::NotFound, "not-found", true,
        "Das Archiv antwortet nicht: kein Netz, oder der Server ist aus. Alle Einträge warten hier und gehen "
        "später von selbst hin.",
        "The archive does not respond: there is no network, or the server is off. All entries are safe on "
        "this tablet and will be sent automatically later."},
    {Code::Starting, "starting", true,
        "Der Server des Archivs startet gerade. Alle Einträge warten hier und gehen gleich von selbst hin.",
        "The archive's server is just starting. All entries are safe on this tablet and will be sent "
        "automatically in a moment."},
    {Code::TimedOut, "frozen", true,
        "Der Server des Archivs hat nicht rechtzeitig geantwortet. Alle Einträge warten hier und gehen "
        "später "
        "von selbst hin.",
        "The archive's server did not respond in time. All entries are safe on this tablet and will be sent "
        "automatically later."},
    {Code::ConnectionLost, "lost", true,
        "Die Verbindung zum Archiv ist abgebrochen. Was unterwegs war, wird wiederholt; nichts kommt doppelt "
        "an.",
        "The connection to the archive was lost. Entries that were under way will be sent again; nothing "
        "arrives twice."},
    {Code::NoPassword, "no-password", false,
        "Das Archiv verlangt ein Passwort, und auf diesem Tablet ist keines. Schreibe es in die Datei "
        "~/.pgpass, und mach diese nur für dich lesbar.",
        "The archive requires a password, but there is none on this tablet. Write it into the file "
        "~/.pgpass, and make that file readable only by you."},
    {Code::WrongPassword, "wrong-password", false,
        "Das Archiv nimmt das Passwort nicht an. Prüfe es in der Datei ~/.pgpass, oder frage die Person, die "
        "das Archiv verwaltet.",
        "The archive rejected the password. Check it in the file ~/.pgpass, or ask the archive's "
        "administrator."},
    {Code::Refused, "refused", false,
        "Der Server lässt dieses Tablet nicht ein. Prüfe die Adresse, oder frage die Person, die das Archiv "
        "verwaltet.",
        "The server refused this tablet. Check the address, or ask the archive's administrator."},
    {Code::NotEncrypted, "not-encrypted", false,
        "Die Verbindung wäre nicht so verschlüsselt, wie die Adresse es verlangt; nichts wurde gesendet. "
        "Frage die Person, die das Archiv verwaltet.",
        "The connection would not be encrypted as the address requires. Nothing was sent. Ask the archive's "
        "administrator."},
    {Code::NoRights, "no-rights", false,
        "Diesem Tablet fehlt im Archiv ein Recht. Wer das Archiv verwaltet, gibt es mit: grant "
        "tafelrichter_tablets to …",
        "This tablet lacks a permission in the archive. Its administrator must grant it with: grant "
        "tafelrichter_tablets to …"},
    {Code::ReadOnly, "read-only", true,
        "Der Server des Archivs nimmt keine Einträge an: Er ist eine Kopie, oder er ist nur zum Lesen offen. "
        "Alle Einträge warten hier. Sage es der Person, die das Archiv verwaltet.",
        "The archive's server accepts no entries: it is a replica or read-only. All entries are safe on this "
        "tablet. Tell the archive's administrator."},
    {Code::NoArchive, "no-archive", false,
        "In dieser Datenbank ist kein Archiv. Wer sie verwaltet, legt es an mit: tafelrichter archive init",
        "There is no archive in this database. Its administrator can create one with: tafelrichter archive "
        "init"},
    {Code::ForeignSchema, "foreign", false,
        "In dieser Datenbank steht etwas anderes, wo das Archiv stehen müsste. Nichts wurde verändert. Nimm "
        "eine andere Datenbank.",
        "The database contains something other than an archive. Nothing was changed. Use another database."},
    {Code::OlderArchive, "older-archive", false,
        "Das Archiv ist von einer älteren Version. Wer es verwaltet, bringt es auf den neuesten Stand mit: "
        "tafelrichter archive init",
        "The archive was made by an older version. Its administrator must update it with: tafelrichter "
        "archive init"},
    {Code::NewerArchive, "newer-archive", false,
        "Das Archiv ist von einer neueren Version von Tafelrichter. Installiere sie auf diesem Tablet; bis "
        "dahin "
        "warten die Einträge hier.",
        "The archive was made by a newer version of Tafelrichter. Install that version on this tablet; until "
        "then, all entries wait here."},
    {Code::Rejected, "rejected", false,
        "Das Archiv nimmt nicht alle Einträge dieses Tablets an: Einer ist zu lang, oder seine Uhr geht "
        "allen voraus. Die andern sind dort, alle sind hier. Sage es der Person, die das Archiv verwaltet.",
        "The archive does not accept all entries of this tablet: one is too long, or its clock is ahead of "
        "all others. The other entries are in the archive, and all of them are on this tablet. Tell the "
        "archive's administrator."},
    {Code::Miscounted, "miscounted", false,
        "Das Archiv zählt seine Einträge falsch. Alle Einträge sind hier. Wer es verwaltet, lässt neu zählen "
        "mit: tafelrichter archive init",
        "The archive has a wrong count of its entries. All entries are safe on this tablet. The archive's "
        "administrator must recount them with: tafelrichter archive init"},
    {Code::OutOfSpace, "full", true,
        "Der Server des Archivs ist voll. Alle Einträge warten hier. Sage es der Person, die das Archiv "
        "verwaltet.",
        "The archive's server has run out of resources. All entries are safe on this tablet. Tell the "
        "archive's administrator."},
    {Code::TooManyConnections, "crowded", true,
        "Der Server des Archivs hat keine Verbindung mehr frei. Alle Einträge warten hier und gehen gleich "
        "von selbst hin. Bleibt es so, muss die Person, die das Archiv verwaltet, max_connections erhöhen.",
        "The archive's server has no free connection. All entries are safe on this tablet and will be sent "
        "automatically in a moment. If this persists, the archive's administrator must raise "
        "max_connections."},
    {Code::TimeLimit, "time-limit", true,
        "Der Server des Archivs hat abgebrochen, was länger dauert, als er erlaubt (statement_timeout). Alle "
        "Einträge warten hier. Wer das Archiv verwaltet, muss den Tablets mehr Zeit erlauben.",
        "The archive's server stopped a request that took longer than it allows (statement_timeout). All "
        "entries are safe on this tablet. The archive's administrator must allow the tablets more time."},
    {Code::Busy, "busy", true,
        "Andere Tablets schreiben gerade ins Archiv. Alle Einträge warten hier und gehen gleich von selbst "
        "hin.",
        "Other tablets are writing to the archive. All entries are safe on this tablet and will be sent "
        "automatically in a moment."},
    {Code::NoFolder, "no-folder", true,
        "Der Ordner ist nicht da. Stecke den USB-Stick ein oder verbinde das Netzlaufwerk. Alle Einträge "
        "warten hier.",
        "The folder is not there. Plug in the USB stick or connect the network drive. All entries are safe "
        "on this tablet."},
    {Code::NotAFolder, "not-a-folder", false,
        "Dort ist kein Ordner, sondern eine Datei. Nichts wurde verändert. Wähle einen Ordner.",
        "This is a file, not a folder. Nothing was changed. Choose a folder."},
    {Code::EmptyFolder, "empty-folder", true,
        "Der Ordner ist leer; beim letzten Austausch war er es nicht. Nichts wurde geschrieben. Ist es der "
        "richtige Stick? Ist er neu, trenne die Verbindung und wähle den Ordner noch einmal.",
        "The folder is empty, but at the last sync it was not. Nothing was written. Is it the right stick? "
        "If it is a new one, disconnect and choose the folder again."},
    {Code::OtherFolder, "other-folder", true,
        "In diesem Ordner sind andere Dateien als beim letzten Austausch. Nichts wurde geschrieben. Ist es "
        "der richtige Stick? Soll es dieser sein, trenne die Verbindung und wähle den Ordner noch einmal.",
        "This folder has other files than at the last sync. Nothing was written. Is it the right stick? If "
        "you want to use this one, disconnect and choose the folder again."},
    {Code::FolderFull, "full", true,
        "Im Ordner ist kein Platz mehr. Alle Einträge warten hier. Mach Platz oder nimm einen andern Stick.",
        "The folder has no space left. All entries are safe on this tablet. Free some space or use another "
        "stick."},
    {Code::FolderReadOnly, "read-only", true,
        "In diesen Ordner darf dieses Tablet nicht schreiben. Was andere geschrieben haben, ist gelesen; die "
        "eigenen Einträge warten hier. Hebe den Schreibschutz auf.",
        "This tablet may not write to the folder. It has read the entries of the others; its own entries "
        "wait here. Make the folder writable."},
    {Code::FolderFailed, "folder-failed", true,
        "Der Ordner lässt sich nicht lesen oder nicht schreiben. Alle Einträge warten hier. Prüfe den "
        "USB-Stick oder das Netzlaufwerk.",
        "The folder cannot be read or written. All entries are safe on this tablet. Check the USB stick or "
        "the network drive."},
    {Code::NoPassphrase, "no-passphrase", false,
        "Der Ordner ist verschlüsselt, und dieses Tablet hat den Schlüssel nicht. Nichts wurde geschrieben. "
        "Wähle "
        "den Ordner noch einmal, mit der Passphrase des Vereins.",
        "The folder is encrypted, and this tablet does not have the key. Nothing was written. Choose the "
        "folder "
        "again, with the passphrase of the club."},
    {Code::WrongPassphrase, "wrong-passphrase", false,
        "Die Passphrase öffnet diesen Ordner nicht. Nichts wurde geschrieben. Prüfe sie, auch Gross- und "
        "Kleinbuchstaben.",
        "The passphrase does not open this folder. Nothing was written. Check it, including capital "
        "letters."},
    {Code::PlainFolder, "plain-folder", false,
        "In diesem Ordner sind Dateien, die nicht verschlüsselt sind. Nichts wurde geschrieben. Wähle einen "
        "leeren "
        "Ordner, oder diesen ohne Passphrase.",
        "This folder has files that are not encrypted. Nothing was written. Choose an empty folder, or this "
        "one "
        "without a passphrase."},
    {Code::NoKeyFile, "no-key-file", true,
        "Im Ordner sind verschlüsselte Dateien, aber die Datei mit ihrem Schlüssel fehlt (folder-….key). "
        "Nichts "
        "wurde geschrieben. Warte, bis alles angekommen ist; jedes Tablet, das den Schlüssel hat, schreibt "
        "sie "
        "wieder.",
        "The folder has encrypted files, but the file with their key is missing (folder-….key). Nothing was "
        "written. Wait until everything has arrived; every tablet that has the key writes it again."},
    {Code::DamagedKeyFile, "damaged-key-file", true,
        "Die Datei mit dem Schlüssel des Ordners ist nicht ganz oder beschädigt. Nichts wurde geschrieben. "
        "Warte, "
        "bis alles angekommen ist; jedes Tablet, das den Schlüssel hat, schreibt sie wieder.",
        "The file with the key of the folder is incomplete or damaged. Nothing was written. Wait until "
        "everything "
        "has arrived; every tablet that has the key writes it again."},
    {Code::NotJoined, "not-joined", false,
        "Diese Spielgeschichte gehört zu keinem Archiv. Nenne mit --archive die Adresse eines Archivs.",
        "This history does not belong to an archive. Give the address of one with --archive."},
    {Code::History, "here", false, "", ""},
    {Code::Cancelled, "cancelled", false,
        "Abgebrochen. Was schon hin und her ging, bleibt; das nächste Mal geht es dort weiter.",
        "Cancelled. Data that was transferred is kept; the next sync continues from there."},
    {Code::Other, "other", false,
        "Das Archiv hat anders geantwortet als erwartet. Alle Einträge warten hier. Bleibt es so, sage es "
        "der Person, die das Archiv verwaltet.",
        "The archive sent an unexpected response. All entries are safe on this tablet. If this persists, "
        "tell the archive's administrator."},
};

const Row& rowOf(Code code)
{
    for (const Row& row : rows)
        if (row.code == code)
            return row;
    return rows[std::size(rows) - 1];
}

} // namespace

bool ArchiveError::isTransient() const
{
    return rowOf(code).again;
}

std::string_view ArchiveError::codeName() const
{
    return rowOf(code).word;
}

ArchiveError archiveError(Code code, std::string detail, const Message& what)
{
    const Row& row = rowOf(code);
    return {code, what.empty() ? Message{row.de, row.en} : what, std::move(detail)};
}

std::optional<ArchiveError> archiveErrorNamed(std::string_view word, bool ofFolder)
{
    std::optional<Code> found; // two words have two sentences, the second one about a folder
    for (const Row& row : rows)
        if (row.word == word && (ofFolder || !found))
            found = row.code;
    return found ? std::optional(archiveError(*found)) : std::nullopt;
}

} // namespace tafel::archive
