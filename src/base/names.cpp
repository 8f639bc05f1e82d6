#include "base/names.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>

#include <fmt/format.h>
#include <utf8proc.h>

namespace tafel {

namespace {

using Character = utf8proc_int32_t;

const utf8proc_uint8_t* bytes(const std::string_view& text)
{
    return reinterpret_cast<const utf8proc_uint8_t*>(text.data()); // the library's own kind of text
}

/// Takes the first character off a text; negative: it is not UTF-8.
Character next(std::string_view& text)
{
    Character character = -1;
    const utf8proc_ssize_t size
        = utf8proc_iterate(bytes(text), static_cast<utf8proc_ssize_t>(text.size()), &character);
    text.remove_prefix(size > 0 ? static_cast<std::size_t>(size) : text.size());
    return size > 0 ? character : -1;
}

void append(std::string& out, Character character)
{
    utf8proc_uint8_t encoded[4];
    const utf8proc_ssize_t size = utf8proc_encode_char(character, encoded);
    out.append(encoded, encoded + size);
}

/// Unicode's White_Space, and the pattern of Braille without a dot, which looks the same.
bool isSpace(Character character)
{
    if ((character >= '\t' && character <= '\r') || character == 0x85 || character == 0x2800)
        return true;
    const utf8proc_category_t category = utf8proc_category(character);
    return category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_ZL
        || category == UTF8PROC_CATEGORY_ZP;
}

/// Characters that are invisible. Accents have no width either, but they are visible.
bool isUnseen(Character character)
{
    return utf8proc_get_property(character)->ignorable != 0
        || (utf8proc_category(character) == UTF8PROC_CATEGORY_CF && utf8proc_charwidth(character) == 0);
}

bool isPicture(Character character)
{
    return utf8proc_get_property(character)->boundclass == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC;
}

/// Characters that modify the emoji before them: skin tones.
bool extends(Character character)
{
    return utf8proc_get_property(character)->boundclass == UTF8PROC_BOUNDCLASS_EXTEND;
}

constexpr Character joiner = 0x200D;

/// Removes characters without width and extra spaces between words; `isText` is false for invalid UTF-8.
std::string seen(std::string_view name, bool& isText)
{
    std::string out;
    bool space = false, afterPicture = false;
    while (!name.empty()) {
        const Character character = next(name);
        if (character < 0) {
            isText = false;
            return {};
        }
        if (isSpace(character)) {
            space = !out.empty();
            afterPicture = false;
        } else if (!isUnseen(character)) {
            if (space)
                out += ' ';
            space = false;
            append(out, character);
            afterPicture = isPicture(character) || (afterPicture && extends(character));
        } else if (character == joiner && afterPicture) {
            std::string_view rest = name;
            if (isPicture(next(rest)))
                append(out, joiner);
        }
    }
    return out;
}

/// Printable ASCII with single spaces between its words: nearly every name.
bool isPlain(std::string_view name)
{
    char before = ' ';
    for (const char each : name) {
        if (each < ' ' || each > '~' || (each == ' ' && before == ' '))
            return false;
        before = each;
    }
    return before != ' ';
}

struct Free {
    void operator()(utf8proc_uint8_t* text) const { std::free(text); } // the library allocated it
};

/// A text that is not UTF-8 stays as it is.
std::string mapped(const std::string& text, int how)
{
    utf8proc_uint8_t* out = nullptr;
    const utf8proc_ssize_t size = utf8proc_map(
        bytes(text), static_cast<utf8proc_ssize_t>(text.size()), &out, static_cast<utf8proc_option_t>(how));
    const std::unique_ptr<utf8proc_uint8_t, Free> owner(out);
    return size < 0 ? text : std::string(out, out + size);
}

} // namespace

std::string normalizedName(std::string_view name)
{
    bool isText = !isPlain(name);
    const std::string visible = isText ? seen(name, isText) : std::string();
    if (!isText)
        return std::string(name);
    // Composed as far as possible, also if an invisible character separated a letter from its accent.
    return mapped(visible, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
}

std::string caseFoldedName(std::string_view name)
{
    return mapped(normalizedName(name), UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
}

namespace {

bool isPunctuation(Character character)
{
    const utf8proc_category_t category = utf8proc_category(character);
    return category >= UTF8PROC_CATEGORY_PC && category <= UTF8PROC_CATEGORY_PO;
}

bool beginsWithDigit(const std::string& word)
{
    return !word.empty() && word.front() >= '0' && word.front() <= '9';
}

bool isInitialOf(const std::string& letter, const std::string& word)
{
    std::string_view rest = letter;
    return next(rest) >= 0 && rest.empty() && !beginsWithDigit(letter) && word.starts_with(letter);
}

std::string withLongUmlauts(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const std::string_view before = text;
        const Character letter = next(text);
        out += letter == U'ä' ? "ae"
            : letter == U'ö'  ? "oe"
            : letter == U'ü'  ? "ue"
                              : before.substr(0, before.size() - text.size());
    }
    return out;
}

} // namespace

FuzzyName::FuzzyName(std::string_view name)
{
    const std::string small = caseFoldedName(name); // ß is ss in it
    m_short = written(small);
    m_long = written(withLongUmlauts(small));
}

FuzzyName::Written FuzzyName::written(std::string_view text)
{
    const std::string letters
        = mapped(std::string(text), UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_STRIPMARK);
    Written name;
    bool isNew = true;
    for (std::string_view rest = letters; !rest.empty();) {
        const Character character = next(rest);
        if (character < 0)
            return {};
        if (isSpace(character)) {
            isNew = true;
        } else if (!isPunctuation(character)) {
            if (std::exchange(isNew, false))
                name.words.emplace_back();
            append(name.words.back(), character);
            append(name.whole, character);
        }
    }
    return name;
}

std::vector<std::string> FuzzyName::keys() const
{
    std::vector<std::string> keys;
    for (const Written* each : {&m_short, &m_long})
        if (!each->words.empty())
            for (const std::string* key : {&each->whole, &each->words.front()})
                if (std::find(keys.begin(), keys.end(), *key) == keys.end())
                    keys.push_back(*key);
    return keys;
}

bool FuzzyName::isBeginning(const Written& one, const Written& other)
{
    const std::size_t words = one.words.size();
    if (words == 0 || words > other.words.size() || one.words.front() != other.words.front()
        || (words < other.words.size() && beginsWithDigit(other.words[words])))
        return false;
    return std::equal(one.words.begin(), one.words.end(), other.words.begin(),
        [](const std::string& mine, const std::string& its) {
            return mine == its || isInitialOf(mine, its);
        });
}

bool mayBeSamePerson(const FuzzyName& one, const FuzzyName& other)
{
    const auto areAlike = [](const FuzzyName::Written& mine, const FuzzyName::Written& its) {
        return (!mine.whole.empty() && mine.whole == its.whole) || FuzzyName::isBeginning(mine, its)
            || FuzzyName::isBeginning(its, mine);
    };
    return areAlike(one.m_short, other.m_short) || areAlike(one.m_long, other.m_long);
}

std::string capitalized(std::string_view text)
{
    std::string_view rest = text;
    const Character first = rest.empty() ? -1 : next(rest);
    if (first < 0)
        return std::string(text);
    std::string out;
    append(out, utf8proc_toupper(first));
    return out.append(rest);
}

namespace {

/// The length in bytes of the control character at this position; 0 if another one is there.
std::size_t controlAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t after) {
        return at + after < text.size() ? static_cast<unsigned char>(text[at + after]) : 0U;
    };
    if (byte(0) < 0x20 || byte(0) == 0x7F)
        return 1;
    if (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) < 0xA0) // U+0080-009F
        return 2;
    const bool turns = byte(0) == 0xE2
        && ((byte(1) == 0x80 && byte(2) >= 0xAA && byte(2) <= 0xAE) // U+202A-202E
            || (byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9)); // U+2066-2069
    return turns ? 3 : 0;
}

/// Copies a text; `put(control)` writes the replacement of each control character.
template <typename Put> std::string replaced(std::string_view text, const Put& put)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        if (const std::size_t size = controlAt(text, at); size > 0) {
            out += put(text.substr(at, size));
            at += size;
        } else {
            out += text[at++];
        }
    }
    return out;
}

} // namespace

bool hasControlCharacters(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at)
        if (controlAt(text, at) > 0)
            return true;
    return false;
}

std::string escapeForTerminal(std::string_view text, bool lines)
{
    return replaced(text, [&](std::string_view control) -> std::string {
        if (control == "\t" || (control == "\n" && !lines))
            return " ";
        return control == "\n" ? "\n" : "\uFFFD";
    });
}

std::string escapeJsonForTerminal(std::string_view json)
{
    return replaced(json, [](std::string_view control) -> std::string {
        if (control == "\n" || control == "\t" || control == "\r")
            return std::string(control);
        return fmt::format("\\u{:04x}", next(control));
    });
}

} // namespace tafel
