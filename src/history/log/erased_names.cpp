#include "history/log/erased_names.h"

#include <algorithm>
#include <future>

#include <fmt/format.h>
#include <nettle/pbkdf2.h>
#include <sys/random.h>

#include "base/limits.h"
#include "base/names.h"
#include "document/json.h"
#include "history/log/words.h"

namespace tafel::history {

namespace {

constexpr std::size_t longestCandidate = 200; // bytes: no name is longer
constexpr int mostWords = 8;

std::size_t behindToken(std::string_view text, std::size_t at)
{
    return std::min(text.find(' ', at), text.size());
}

/// The words of a text, or its parts between spaces if these are more.
int wordsIn(std::string_view text)
{
    int words = 0, tokens = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        words += isPartOfAWord(text, i) && isBoundary(text, i) ? 1 : 0;
        tokens += text[i] != ' ' && (i == 0 || text[i - 1] == ' ') ? 1 : 0;
    }
    return std::max(words, tokens);
}

std::string hex(std::span<const std::uint8_t> bytes)
{
    std::string text;
    for (const std::uint8_t byte : bytes)
        text += fmt::format("{:02x}", byte);
    return text;
}

/// Each run of up to `most` words, with and without the character after it ("Anna M."), and each run of as
/// many parts between spaces ("Anna ♥").
void runsOfWords(std::string_view text, int most, std::set<std::string>& names)
{
    const auto add = [&](std::size_t begin, std::size_t end) {
        if (end - begin < longestCandidate)
            names.emplace(text.substr(begin, end - begin));
        return end - begin < longestCandidate;
    };
    for (std::size_t begin = 0; begin < text.size(); ++begin) {
        if (isPartOfAWord(text, begin) && isBoundary(text, begin)) {
            int words = 0;
            for (std::size_t end = begin + 1; end <= text.size() && words < most; ++end) {
                if (!isPartOfAWord(text, end - 1) || !isBoundary(text, end))
                    continue;
                ++words;
                if (!add(begin, end))
                    break;
                if (end < text.size() && text[end] != ' ')
                    add(begin, behindCharacter(text, end));
            }
        }
        if (text[begin] != ' ' && (begin == 0 || text[begin - 1] == ' ')) {
            std::size_t end = behindToken(text, begin);
            for (int tokens = 1; add(begin, end) && tokens < most && end < text.size(); ++tokens)
                end = behindToken(text, end + 1);
        }
    }
}

constexpr std::string_view nobody = "Person ";

} // namespace

std::string pseudonymOf(int number)
{
    return fmt::format("{}{}", nobody, number);
}

bool isPseudonym(std::string_view text)
{
    return text.starts_with(nobody) && text.size() > nobody.size()
        && text.find_first_not_of("0123456789", nobody.size()) == std::string_view::npos;
}

bool isLowerPseudonym(const std::string& one, const std::string& other)
{
    return std::pair(one.size(), one) < std::pair(other.size(), other);
}

std::size_t pseudonymLength(std::string_view text)
{
    return std::min(text.find_first_not_of("0123456789", nobody.size()), text.size());
}

std::size_t pseudonymIn(std::string_view text)
{
    for (std::size_t at = text.find(nobody); at != std::string_view::npos; at = text.find(nobody, at + 1))
        if (pseudonymLength(text.substr(at)) > nobody.size())
            return at;
    return text.size();
}

std::string distinctPseudonym(std::string pseudonym, std::span<const std::string> players)
{
    while (std::find(players.begin(), players.end(), pseudonym) != players.end())
        pseudonym += "000000000"; // no drawn pseudonym has as many digits
    return pseudonym;
}

namespace {

/// Takes the first pseudonym, and the text before it, from a text.
/// \return the pseudonym; empty if there is none
std::string_view nextPseudonym(std::string_view& text)
{
    text.remove_prefix(pseudonymIn(text));
    const std::string_view pseudonym = text.substr(0, text.empty() ? 0 : pseudonymLength(text));
    text.remove_prefix(pseudonym.size());
    return pseudonym;
}

} // namespace

std::set<std::string> pseudonymsOf(std::string_view text)
{
    std::set<std::string> all;
    for (std::string_view next = nextPseudonym(text); !next.empty(); next = nextPseudonym(text))
        all.emplace(next);
    return all;
}

std::string withPseudonyms(std::string_view body, std::map<std::string, std::string> instead)
{
    std::set<std::string> taken = pseudonymsOf(body);
    std::erase_if(instead,
        [&](const auto& each) { return !taken.contains(each.first) || !taken.insert(each.second).second; });
    std::string text;
    while (!body.empty()) {
        const char* const begin = body.data();
        const std::string pseudonym(nextPseudonym(body));
        text.append(begin, static_cast<std::size_t>(body.data() - begin) - pseudonym.size());
        const auto found = instead.find(pseudonym);
        text += found == instead.end() ? pseudonym : found->second;
    }
    return text;
}

bool hasLowerPseudonym(std::string_view one, std::string_view other)
{
    while (true) {
        const std::string own(nextPseudonym(one)), theirs(nextPseudonym(other));
        if (own != theirs || own.empty())
            return isLowerPseudonym(own, theirs);
    }
}

ErasedNames::ErasedNames(std::string pseudonym, std::span<const std::string> names, int rounds)
    : m_pseudonym(std::move(pseudonym))
    , m_rounds(rounds)
{
    std::uint8_t salt[16];
    if (getrandom(salt, sizeof salt, 0) != static_cast<ssize_t>(sizeof salt))
        throw std::runtime_error("getrandom");
    m_salt = hex(salt);
    for (const std::string& name : names) {
        m_hashes.push_back(hashOf(name));
        if (const std::string normalized = normalizedName(name); normalized != name)
            m_hashes.push_back(hashOf(normalized));
        m_words = std::max(m_words, wordsIn(name));
    }
    std::sort(m_hashes.begin(), m_hashes.end()); // the order must not reveal anything either
}

std::string ErasedNames::hashOf(const std::string& name) const
{
    std::uint8_t out[16];
    nettle_pbkdf2_hmac_sha256(name.size(), reinterpret_cast<const std::uint8_t*>(name.data()),
        static_cast<unsigned>(m_rounds), m_salt.size(), reinterpret_cast<const std::uint8_t*>(m_salt.data()),
        sizeof out, out);
    return hex(out);
}

bool ErasedNames::isErased(const std::string& name) const
{
    const auto has = [&](const std::string& spelling) {
        return std::binary_search(m_hashes.begin(), m_hashes.end(), hashOf(spelling));
    };
    return !isPseudonym(name) // an earlier build listed the pseudonym of a person who was named again
        && (has(name) || (normalizedName(name) != name && has(normalizedName(name))));
}

bool ErasedNames::contains(const std::string& name)
{
    const auto [asked, isNew] = m_asked.try_emplace(name, false);
    if (isNew)
        asked->second = isErased(name);
    return asked->second;
}

void ErasedNames::keepErased(std::set<std::string>& names)
{
    std::vector<std::pair<const std::string, bool>*> unasked;
    for (const std::string& name : names)
        if (const auto [asked, isNew] = m_asked.try_emplace(name, false); isNew)
            unasked.push_back(&*asked);
    const auto ask = [&](std::size_t from, std::size_t end) {
        for (std::size_t i = from; i < end; ++i)
            unasked[i]->second = isErased(unasked[i]->first);
    };
    const std::size_t half = unasked.size() / 2;
    auto first = std::async(half > 0 ? std::launch::async : std::launch::deferred, ask, 0, half);
    ask(half, unasked.size());
    first.get();
    std::erase_if(names, [&](const std::string& name) { return !contains(name); });
}

std::string ErasedNames::write() const
{
    return document::line([&](auto& out) {
        out.StartObject();
        document::key(out, "pseudonym");
        document::write(out, m_pseudonym);
        document::key(out, "salt");
        document::write(out, m_salt);
        document::key(out, "rounds");
        out.Int(m_rounds);
        document::key(out, "words");
        out.Int(m_words);
        document::key(out, "names");
        out.StartArray();
        for (const std::string& hash : m_hashes)
            document::write(out, hash);
        out.EndArray();
        out.EndObject();
    });
}

std::optional<ErasedNames> ErasedNames::read(std::string_view body)
{
    document::JsonDocument tree;
    const Result<const document::Json*> root = tree.parse(body);
    if (!root || !(*root)->IsObject())
        return std::nullopt;
    const auto member = [&](const char* key) -> const document::Json* {
        const auto found = (*root)->FindMember(key);
        return found == (*root)->MemberEnd() ? nullptr : &found->value;
    };
    const document::Json *pseudonym = member("pseudonym"), *salt = member("salt"), *rounds = member("rounds"),
                         *words = member("words"), *names = member("names");
    if (!pseudonym || !pseudonym->IsString() || !isPseudonym(document::view(*pseudonym)) || !salt
        || !salt->IsString() || !rounds || !rounds->IsInt() || rounds->GetInt() < 1
        || rounds->GetInt() > roundsOfHash || !words || !words->IsInt() || !names || !names->IsArray())
        return std::nullopt;
    ErasedNames all;
    all.m_pseudonym = document::view(*pseudonym);
    all.m_salt = document::view(*salt);
    all.m_rounds = rounds->GetInt();
    all.m_words = std::clamp(words->GetInt(), 1, mostWords);
    for (const document::Json& name : names->GetArray())
        if (name.IsString())
            all.m_hashes.emplace_back(document::view(name));
    std::sort(all.m_hashes.begin(), all.m_hashes.end());
    return all;
}

void ErasedNames::candidates(std::string_view body, std::set<std::string>& names) const
{
    document::JsonDocument tree;
    const Result<const document::Json*> root = tree.parse(body);
    if (!root) {
        runsOfWords(body, m_words, names);
        return;
    }
    const auto look = [&](const auto& again, const document::Json& value) -> void {
        if (value.IsString()) {
            const std::string_view text = document::view(value);
            if (text.size() < longestCandidate)
                names.emplace(text);
            runsOfWords(text, m_words, names);
        } else if (value.IsArray()) {
            for (const document::Json& each : value.GetArray())
                again(again, each);
        } else if (value.IsObject()) {
            for (const auto& each : value.GetObject()) {
                names.emplace(document::view(each.name));
                again(again, each.value);
            }
        }
    };
    look(look, **root);
}

} // namespace tafel::history
