#include "archive/folder_keys.h"

#include <algorithm>
#include <map>

#include <unistd.h>

#include <fmt/format.h>

#include "archive/folder_files.h"
#include "archive/segment.h"
#include "history/storage/atomic_file.h"

namespace tafel::archive {

namespace fs = std::filesystem;

namespace {

using Code = ArchiveError::Code;

constexpr std::string_view keyBeginning = "folder-", keyEnd = ".key", keptEnd = ".folder-key";
constexpr std::size_t digestLength = 32, longestKeyFile = 4096, longestKeptFile = std::size_t{1} << 20U;
constexpr std::size_t enoughToSee = 64; // bytes of a file

std::string keyFileOf(const FolderKey& key)
{
    return fmt::format("{}{}{}", keyBeginning, key.id(), keyEnd);
}

struct KeyFiles {
    /// Contents of the intact key files, by the id of the key.
    std::map<std::string, std::string> sealed = {};
    std::string damaged = {}; ///< The name of a damaged one.
    std::string any = {}; ///< The name of one.
};

KeyFiles keyFilesIn(const fs::path& folder)
{
    KeyFiles files;
    for (const std::string& name : namesIn(folder)) {
        if (!isKeyFile(name))
            continue;
        files.any = name;
        std::optional<PassedOver::Why> fault;
        const std::string bytes = readFile(folder / name, longestKeyFile, fault);
        const std::string id = name.substr(keyBeginning.size(), digestLength);
        if (fault || segmentDigest(bytes) != id)
            files.damaged = name;
        else
            files.sealed.insert_or_assign(id, bytes);
    }
    return files;
}

/// An encrypted folder must start empty: files that were added before would stay readable.
void mustBeEmpty(const fs::path& folder)
{
    const std::vector<std::string> names = namesIn(folder);
    const auto found = std::find_if(names.begin(), names.end(),
        [](const std::string& name) { return SegmentName::of(name).has_value(); });
    if (found != names.end())
        throw ArchiveException(
            archiveError(hasEncryptedFiles(folder) ? Code::NoKeyFile : Code::PlainFolder, *found));
}

void keep(const fs::path& file, const std::string& text)
{
    if (file.empty())
        return;
    constexpr unsigned ownerOnly = 0600;
    history::AtomicFileWriter writer(file, true, ownerOnly);
    auto done = writer.open();
    if (done)
        done = writer.write(text);
    if (done)
        done = writer.finish();
    if (!done)
        throw ArchiveException({Code::History, done.error().message, done.error().detail});
}

} // namespace

fs::path keptKeysFile(const fs::path& history)
{
    return history.string() + std::string(keptEnd);
}

bool hasKeptKeys(const std::filesystem::path& history)
{
    std::error_code unknown;
    return std::filesystem::exists(keptKeysFile(history), unknown);
}

void forgetKeys(const fs::path& history)
{
    ::unlink(keptKeysFile(history).c_str());
}

bool isKeyFile(std::string_view name)
{
    return name.starts_with(keyBeginning) && name.ends_with(keyEnd)
        && name.size() >= keyBeginning.size() + digestLength + keyEnd.size();
}

bool hasEncryptedFiles(const fs::path& folder)
{
    const std::vector<std::string> names = namesIn(folder);
    return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
        return SegmentName::of(name) && isEncrypted(beginningOf(folder / name, enoughToSee));
    });
}

FolderKeys::FolderKeys(fs::path folder, const std::string& place, const KeyAccess& access)
    : m_folder(std::move(folder))
{
    std::optional<PassedOver::Why> fault;
    const KeptKeys kept = keptKeysIn(readFile(access.kept, longestKeptFile, fault), place);
    const KeyFiles files = keyFilesIn(m_folder);
    for (const FolderKey& key : kept.keys) // those of another folder stay out of this one
        if (kept.isOfPlace || files.sealed.contains(key.id()))
            add(key);
    const std::size_t before = m_keys.size();
    if (access.passphrase.empty()) {
        if (m_keys.empty() && !files.sealed.empty())
            throw ArchiveException(archiveError(Code::NoPassphrase, files.any));
    } else {
        bool isRight = false;
        for (const auto& [id, sealed] : files.sealed)
            if (std::optional<FolderKey> key = openFolderKey(sealed, access.passphrase)) {
                isRight = true;
                add(std::move(*key));
            }
        if (!isRight && !files.sealed.empty())
            throw ArchiveException(archiveError(Code::WrongPassphrase));
    }
    if (m_keys.empty() && !files.damaged.empty())
        throw ArchiveException(archiveError(Code::DamagedKeyFile, files.damaged));
    if (m_keys.empty() && !access.passphrase.empty()) {
        mustBeEmpty(m_folder);
        add(newFolderKey(access.passphrase));
        restore();
    }
    m_opened = m_keys.size() > before;
    if (m_opened || (encrypt() && !kept.isOfPlace))
        keep(access.kept, keptKeysText(place, m_keys));
}

void FolderKeys::add(FolderKey key)
{
    if (find(key.id()))
        return;
    m_keys.push_back(std::move(key));
    std::sort(m_keys.begin(), m_keys.end(),
        [](const FolderKey& one, const FolderKey& other) { return one.id() < other.id(); });
}

const FolderKey* FolderKeys::find(std::string_view id) const
{
    const auto found
        = std::find_if(m_keys.begin(), m_keys.end(), [&](const FolderKey& key) { return key.id() == id; });
    return found != m_keys.end() ? &*found : nullptr;
}

void FolderKeys::restore() const
{
    bool hasWritten = false;
    for (const FolderKey& key : m_keys) {
        const fs::path file = m_folder / keyFileOf(key);
        std::error_code error;
        if (fs::file_size(file, error) == key.sealed.size() && !error)
            continue;
        makeFolder(m_folder);
        writeFile(file, key.sealed);
        hasWritten = true;
    }
    if (hasWritten)
        syncFolder(m_folder);
}

} // namespace tafel::archive
