#include "archive/folder_encryption.h"

#include <new>
#include <stdexcept>

#include <fmt/format.h>
#include <sodium.h>

#include "archive/fields.h"
#include "archive/segment.h"
#include "base/names.h"

namespace tafel::archive {

namespace {

constexpr std::string_view keyFormat = "tafelrichter-key/1", keptFormat = "tafelrichter-folder-keys/1",
                           fileFormat = "tafelrichter-encrypted/1\t";
constexpr std::size_t idLength = 32, headLength = fileFormat.size() + idLength + 1,
                      nonceLength = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
                      tagLength = crypto_aead_xchacha20poly1305_ietf_ABYTES,
                      secretLength = crypto_aead_xchacha20poly1305_ietf_KEYBYTES;

// The recommendation of RFC 9106 for limited memory. A tablet derives the key only once.
constexpr unsigned long long usualPasses = 3;
constexpr std::size_t usualMemory = std::size_t{64} << 20U; // bytes
constexpr unsigned long long mostPasses = 10; // a limit for key files of other tablets
constexpr std::size_t mostMemory = std::size_t{256} << 20U;

const unsigned char* in(std::string_view bytes)
{
    return reinterpret_cast<const unsigned char*>(bytes.data()); // libsodium takes unsigned bytes
}

unsigned char* in(std::string& bytes)
{
    return reinterpret_cast<unsigned char*>(bytes.data());
}

void mustBeReady()
{
    if (sodium_init() < 0)
        throw std::runtime_error("libsodium");
}

std::string randomBytes(std::size_t length)
{
    mustBeReady();
    std::string bytes(length, '\0');
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

std::string hexadecimal(std::string_view bytes)
{
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), in(bytes), bytes.size());
    text.pop_back();
    return text;
}

/// \return nothing if the text is not the hexadecimal form of `length` bytes
std::optional<std::string> bytesIn(std::string_view text, std::size_t length)
{
    std::string bytes(length, '\0');
    std::size_t size = 0;
    if (text.size() != 2 * length
        || sodium_hex2bin(in(bytes), length, text.data(), text.size(), nullptr, &size, nullptr) != 0
        || size != length)
        return std::nullopt;
    return bytes;
}

std::string shut(
    std::string_view secret, std::string_view nonce, std::string_view text, std::string_view about)
{
    std::string bytes(text.size() + tagLength, '\0');
    crypto_aead_xchacha20poly1305_ietf_encrypt(
        in(bytes), nullptr, in(text), text.size(), in(about), about.size(), nullptr, in(nonce), in(secret));
    return bytes;
}

std::optional<std::string> opened(
    std::string_view secret, std::string_view nonce, std::string_view bytes, std::string_view about)
{
    if (bytes.size() < tagLength)
        return std::nullopt;
    std::string text(bytes.size() - tagLength, '\0');
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(in(text), nullptr, nullptr, in(bytes), bytes.size(),
            in(about), about.size(), in(nonce), in(secret))
        != 0)
        return std::nullopt;
    return text;
}

/// A passphrase is normalised like a name: a keyboard may write an ü as two characters, or add a space at the
/// end.
std::string derivedFrom(
    std::string_view passphrase, std::string_view salt, unsigned long long passes, std::size_t memory)
{
    mustBeReady();
    const std::string typed = normalizedName(passphrase);
    std::string secret(secretLength, '\0');
    if (crypto_pwhash(in(secret), secret.size(), typed.data(), typed.size(), in(salt), passes, memory,
            crypto_pwhash_ALG_ARGON2ID13)
        != 0)
        throw std::bad_alloc();
    return secret;
}

/// Contains a hash of the address, because the address itself is private.
std::string keptHead(std::string_view place)
{
    return fmt::format("{}\t{}", keptFormat, segmentDigest(place));
}

} // namespace

std::string FolderKey::id() const
{
    return segmentDigest(sealed);
}

FolderKey newFolderKey(std::string_view passphrase)
{
    const std::string secret = randomBytes(secretLength), salt = randomBytes(crypto_pwhash_SALTBYTES),
                      nonce = randomBytes(nonceLength);
    const std::string head = fmt::format(
        "{}\t{}\t{}\t{}\t{}", keyFormat, usualPasses, usualMemory, hexadecimal(salt), hexadecimal(nonce));
    const std::string outer = derivedFrom(passphrase, salt, usualPasses, usualMemory);
    return {secret, fmt::format("{}\t{}\n", head, hexadecimal(shut(outer, nonce, secret, head)))};
}

std::optional<FolderKey> openFolderKey(std::string_view sealed, std::string_view passphrase)
{
    const std::string_view line = sealed.substr(0, sealed.find('\n'));
    const std::vector<std::string_view> fields = fieldsOf(line);
    if (fields.size() != 6 || fields[0] != keyFormat)
        return std::nullopt;
    const auto passes = numberIn<unsigned long long>(fields[1]).value_or(0);
    const auto memory = numberIn<std::size_t>(fields[2]).value_or(0);
    const auto salt = bytesIn(fields[3], crypto_pwhash_SALTBYTES), nonce = bytesIn(fields[4], nonceLength),
               inner = bytesIn(fields[5], secretLength + tagLength);
    if (passes < crypto_pwhash_OPSLIMIT_MIN || passes > mostPasses || memory < crypto_pwhash_MEMLIMIT_MIN
        || memory > mostMemory || !salt || !nonce || !inner)
        return std::nullopt;
    const std::string_view head = line.substr(0, line.rfind('\t'));
    std::optional<std::string> secret
        = opened(derivedFrom(passphrase, *salt, passes, memory), *nonce, *inner, head);
    return secret ? std::optional(FolderKey{std::move(*secret), std::string(sealed)}) : std::nullopt;
}

std::string keptKeysText(std::string_view place, const std::vector<FolderKey>& keys)
{
    std::string text = keptHead(place) + '\n';
    for (const FolderKey& key : keys)
        text += fmt::format("{}\t{}", hexadecimal(key.secret), key.sealed);
    return text;
}

KeptKeys keptKeysIn(std::string_view text, std::string_view place)
{
    KeptKeys kept;
    const std::optional<std::string_view> first = nextLine(text);
    if (!first || !first->starts_with(keptFormat))
        return kept;
    kept.isOfPlace = *first == keptHead(place);
    while (const std::optional<std::string_view> line = nextLine(text)) {
        const std::size_t tab = std::min(line->find('\t'), line->size());
        if (std::optional<std::string> secret = bytesIn(line->substr(0, tab), secretLength))
            kept.keys.push_back({std::move(*secret), std::string(line->substr(tab + 1)) + '\n'});
    }
    return kept;
}

bool isEncrypted(std::string_view bytes)
{
    return bytes.starts_with(fileFormat);
}

std::string_view keyIdOf(std::string_view bytes)
{
    return isEncrypted(bytes) && bytes.size() >= headLength ? bytes.substr(fileFormat.size(), idLength)
                                                            : std::string_view();
}

std::string encrypted(const FolderKey& key, std::string_view text, std::string_view about)
{
    const std::string head = fmt::format("{}{}\n", fileFormat, key.id()), nonce = randomBytes(nonceLength);
    return head + nonce + shut(key.secret, nonce, text, head + std::string(about));
}

std::optional<std::string> decrypted(const FolderKey& key, std::string_view bytes, std::string_view about)
{
    if (bytes.size() < headLength + nonceLength)
        return std::nullopt;
    const std::string_view head = bytes.substr(0, headLength), nonce = bytes.substr(headLength, nonceLength);
    return opened(
        key.secret, nonce, bytes.substr(headLength + nonceLength), std::string(head) + std::string(about));
}

} // namespace tafel::archive
