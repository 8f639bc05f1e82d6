#include "document/json.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <set>
#include <vector>

#include <fmt/format.h>
#include <rapidjson/error/error.h>

namespace tafel::document {

namespace {

// Plain ASCII needs no check of its encoding, and most matches are ASCII but for a name or two. The parser
// recurses as deep as the builder lets it.
constexpr unsigned asciiFlags = rapidjson::kParseInsituFlag | rapidjson::kParseNumbersAsStringsFlag;
constexpr unsigned utf8Flags = asciiFlags | rapidjson::kParseValidateEncodingFlag;

/// Number of characters that the parser examines at once.
constexpr std::size_t paddingOfParser = 16;

bool isAscii(std::string_view text)
{
    unsigned char all = 0;
    for (char c : text) // without a branch, so that the compiler can take sixteen at a time
        all |= static_cast<unsigned char>(c);
    return all < 0x80;
}

/// No JSON text has one of these anywhere. The parser takes some for letters, and the first for the end.
bool isForbidden(char c)
{
    return (static_cast<unsigned char>(c) < ' ') & (c != '\t') & (c != '\n') & (c != '\r');
}

/// The position of the first control character; npos if there is none.
std::size_t findForbidden(std::string_view text)
{
    unsigned char any = 0;
    for (char c : text) // without a branch, too
        any |= static_cast<unsigned char>(isForbidden(c));
    return any == 0
        ? std::string_view::npos
        : static_cast<std::size_t>(std::find_if(text.begin(), text.end(), isForbidden) - text.begin());
}

Text syntaxError(rapidjson::ParseErrorCode code)
{
    switch (code) {
    case rapidjson::kParseErrorDocumentEmpty:
        return {"das Dokument ist leer", "the document is empty"};
    case rapidjson::kParseErrorDocumentRootNotSingular:
        return {"nach dem Dokument folgt noch etwas", "there is more after the document"};
    case rapidjson::kParseErrorObjectMissName:
        return {"hier fehlt ein Name in Anführungszeichen", "a name in quotation marks is missing here"};
    case rapidjson::kParseErrorObjectMissColon:
        return {"nach dem Namen fehlt ein Doppelpunkt", "the colon after the name is missing"};
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
        return {"hier fehlt ein Komma oder }", "a comma or } is missing here"};
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
        return {"hier fehlt ein Komma oder ]", "a comma or ] is missing here"};
    case rapidjson::kParseErrorStringMissQuotationMark:
        return {"das Anführungszeichen am Ende fehlt", "the closing quotation mark is missing"};
    case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
    case rapidjson::kParseErrorStringEscapeInvalid:
        return {"das Zeichen nach \\ ist falsch", "the character after \\ is wrong"};
    case rapidjson::kParseErrorStringInvalidEncoding:
        return {"das Zeichen ist kein UTF-8", "the character is not UTF-8"};
    case rapidjson::kParseErrorNumberTooBig:
        return {"die Zahl ist zu groß", "the number is too large"};
    case rapidjson::kParseErrorNumberMissFraction:
    case rapidjson::kParseErrorNumberMissExponent:
        return {"der Zahl fehlen Ziffern", "the number lacks digits"};
    default:
        return {"hier steht kein Wert", "there is no value here"};
    }
}

Message messageOf(LimitExceeded excess, const Bounds& bounds)
{
    if (excess == LimitExceeded::Depth)
        return {fmt::format("tiefer verschachtelt als {} Stufen.", bounds.depth),
            fmt::format("nested deeper than {} levels.", bounds.depth)};
    if (excess == LimitExceeded::Values)
        return {fmt::format("mehr als {} Werte in einem Dokument.", bounds.values),
            fmt::format("more than {} values in one document.", bounds.values)};
    return {fmt::format("ein Text von mehr als {} Bytes.", bounds.textBytes),
        fmt::format("a text of more than {} bytes.", bounds.textBytes)};
}

/// Parses a number from its digits, because a match file has whole numbers "written without . or e": a number
/// with them is a fraction here, and one too long for a machine word the largest number.
struct Builder : LimitedHandler<rapidjson::Document> {
    bool RawNumber(const char* text, rapidjson::SizeType size, bool)
    {
        if (!isOneMore())
            return false;
        const std::string_view number(text, size);
        if (number.find_first_of(".eE") != std::string_view::npos)
            return tree.Double(0.5);
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(text, text + size, value);
        if (error == std::errc())
            return tree.Int64(value);
        return text[0] == '-' ? tree.Int64(INT64_MIN)
                              : tree.Uint64(UINT64_MAX - (text[size - 1] % 2 == 0 ? 1 : 0));
    }
};

/// Lets the parser fill the tree and keeps how it ended.
template <unsigned flags> struct Filling {
    rapidjson::InsituStringStream& stream;
    const Bounds bounds;
    rapidjson::ParseResult result = {};
    LimitExceeded excess = LimitExceeded::None;

    bool operator()(rapidjson::Document& tree)
    {
        Builder builder{{tree, bounds}};
        rapidjson::Reader reader;
        result = reader.Parse<flags>(stream, builder);
        excess = builder.excess;
        return !result.IsError();
    }
};

tl::unexpected<Refusal> notJson(std::string_view text, std::size_t offset, Message message)
{
    Refusal refusal{.code = Refusal::Code::Json, .where = {}, .message = {}, .line = 1, .column = 1};
    for (char c : text.substr(0, offset)) {
        if (c == '\n') {
            ++refusal.line;
            refusal.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) { // a column is a character, not a byte
            ++refusal.column;
        }
    }
    refusal.message = {
        .de = fmt::format("Zeile {}, Spalte {}: {}", refusal.line, refusal.column, message.de),
        .en = fmt::format("Line {}, column {}: {}", refusal.line, refusal.column, message.en),
    };
    return tl::unexpected(std::move(refusal));
}

bool sameKey(const Json& a, const Json& b)
{
    return view(a) == view(b);
}

bool hasKeyTwice(const Json::ConstObject& object)
{
    if (object.MemberCount() > 16) {
        std::set<std::string_view> seen;
        for (const auto& member : object)
            if (!seen.insert(view(member.name)).second)
                return true;
        return false;
    }
    for (auto a = object.MemberBegin(); a != object.MemberEnd(); ++a)
        for (auto b = object.MemberBegin(); b != a; ++b)
            if (sameKey(a->name, b->name))
                return true;
    return false;
}

/// Whether any object of the tree has a key twice. With a list of its own instead of recursion.
bool anyKeyTwice(const Json& root)
{
    std::vector<const Json*> open{&root};
    while (!open.empty()) {
        const Json& value = *open.back();
        open.pop_back();
        if (value.IsObject()) {
            if (hasKeyTwice(value.GetObject()))
                return true;
            for (const auto& member : value.GetObject())
                if (member.value.IsObject() || member.value.IsArray())
                    open.push_back(&member.value);
        } else if (value.IsArray()) {
            for (const Json& element : value.GetArray())
                if (element.IsObject() || element.IsArray())
                    open.push_back(&element);
        }
    }
    return false;
}

/// Stops at the first key that its object has already.
struct KeyTwice : rapidjson::BaseReaderHandler<rapidjson::UTF8<>, KeyTwice> {
    std::vector<std::set<std::string>> open;
    std::string key;

    bool StartObject() { return open.emplace_back(), true; }
    bool EndObject(rapidjson::SizeType) { return open.pop_back(), true; }
    bool Key(const char* text, rapidjson::SizeType size, bool)
    {
        key.assign(text, size);
        return open.back().insert(key).second;
    }
};

constexpr std::uint64_t everyByte = 0x0101010101010101; // a 1 in each byte of a machine word

/// Non-zero if one of these eight letters must be escaped in a JSON string. All are tested together.
constexpr std::uint64_t escapedIn(std::uint64_t letters)
{
    const auto zero = [](std::uint64_t bytes) { return (bytes - everyByte) & ~bytes; };
    return (((letters - everyByte * ' ') & ~letters) | zero(letters ^ (everyByte * '"'))
               | zero(letters ^ (everyByte * '\\')))
        & (everyByte * 0x80);
}

template <typename Word> std::uint64_t wordAt(const char* text)
{
    Word word = 0;
    std::memcpy(&word, text, sizeof word);
    return word;
}

template <typename Word> std::uint64_t copyWord(char* to, const char* from)
{
    Word word = 0;
    std::memcpy(&word, from, sizeof word);
    std::memcpy(to, &word, sizeof word);
    return word;
}

/// Copies a text.
/// \return true if no character must be escaped; otherwise the copy is useless. The last letters are
///         processed together with some before them.
bool copyPlain(char* to, const char* text, std::size_t size)
{
    std::uint64_t found = 0;
    const auto word = [&](std::size_t at) { return copyWord<std::uint64_t>(to + at, text + at); };
    const auto half = [&](std::size_t at) { return copyWord<std::uint32_t>(to + at, text + at); };
    if (size >= 8) {
        for (std::size_t at = 0; at + 8 < size; at += 8)
            found |= escapedIn(word(at));
        return (found | escapedIn(word(size - 8))) == 0;
    }
    if (size >= 4)
        return escapedIn(half(0) | half(size - 4) << 32U) == 0;
    for (std::size_t at = 0; at < size; ++at)
        found |= escapedIn(everyByte * static_cast<unsigned char>(to[at] = text[at]));
    return found == 0;
}

/// \return the end of the written text
char* writeEscaped(char* to, char c)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    if (escapedIn(everyByte * static_cast<unsigned char>(c)) == 0) {
        *to = c;
        return to + 1;
    }
    *to++ = '\\';
    switch (c) {
    case '"':
    case '\\':
        *to++ = c;
        break;
    case '\n':
        *to++ = 'n';
        break;
    case '\r':
        *to++ = 'r';
        break;
    case '\t':
        *to++ = 't';
        break;
    default:
        for (const char each : {'u', '0', '0', digits[static_cast<unsigned char>(c) >> 4U],
                 digits[static_cast<unsigned char>(c) & 0xFU]})
            *to++ = each;
    }
    return to;
}

} // namespace

void LineWriter::String(const char* text, rapidjson::SizeType size)
{
    const std::size_t room = std::size_t{6} * size + 3; // each letter may become \u00XX
    char* const start = m_out.Push(room);
    char* at = start;
    *at = ',';
    at += m_first ? 0 : 1;
    m_first = false;
    *at++ = '"';
    if (copyPlain(at, text, size)) {
        at += size;
    } else {
        for (const char letter : std::string_view(text, size))
            at = writeEscaped(at, letter);
    }
    *at++ = '"';
    m_out.Pop(room - static_cast<std::size_t>(at - start));
}

void LineWriter::raw(std::string_view text)
{
    comma();
    std::memcpy(m_out.Push(text.size()), text.data(), text.size());
}

void LineWriter::Uint64OrMinus(bool minus, std::uint64_t value)
{
    comma();
    if (minus)
        m_out.Put('-');
    const fmt::format_int digits(value);
    std::memcpy(m_out.Push(digits.size()), digits.data(), digits.size());
}

Result<const Json*> JsonDocument::parse(std::string_view text, const Bounds& bounds)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3); // Some editors put a byte order mark there.
    if (text.size() > bounds.bytes)
        return notJson(text, bounds.bytes,
            {.de = fmt::format("das Dokument ist länger als {} MB.", bounds.bytes >> 20U),
                .en = fmt::format("the document is longer than {} MB.", bounds.bytes >> 20U)});
    m_pool.Clear();
    m_text.assign(text);
    m_text.append(paddingOfParser, '\0');
    rapidjson::InsituStringStream stream(m_text.data());
    LimitExceeded excess = LimitExceeded::None;
    const auto fill = [&]<unsigned flags>() {
        Filling<flags> filling{stream, bounds};
        m_document.SetNull();
        m_document.Populate(filling);
        excess = filling.excess;
        return filling.result;
    };
    const rapidjson::ParseResult parsed
        = isAscii(text) ? fill.operator()<asciiFlags>() : fill.operator()<utf8Flags>();
    const std::size_t forbidden = findForbidden(text);
    if (forbidden != std::string_view::npos && !(parsed.IsError() && parsed.Offset() < forbidden))
        return notJson(text, forbidden,
            {.de = fmt::format(
                 "ein Steuerzeichen (U+{:04X}) ist kein JSON.", static_cast<int>(text[forbidden])),
                .en = fmt::format(
                    "a control character (U+{:04X}) is not JSON.", static_cast<int>(text[forbidden]))});
    if (excess != LimitExceeded::None)
        return notJson(text, parsed.Offset(), messageOf(excess, bounds));
    if (parsed.IsError()) {
        const Text why = syntaxError(parsed.Code());
        return notJson(text, parsed.Offset(),
            {.de = fmt::format("das ist kein JSON ({}).", why.de),
                .en = fmt::format("this is not JSON ({}).", why.en)});
    }
    if (anyKeyTwice(m_document)) {
        KeyTwice handler;
        rapidjson::Reader reader;
        std::string copy(text);
        copy.append(paddingOfParser, '\0');
        rapidjson::StringStream again(copy.c_str());
        reader.Parse<rapidjson::kParseNumbersAsStringsFlag>(again, handler);
        return notJson(text, reader.GetErrorOffset(),
            {.de = fmt::format("«{}» steht zweimal im selben Objekt.", handler.key),
                .en = fmt::format("\"{}\" appears twice in one object.", handler.key)});
    }
    return &m_document;
}

} // namespace tafel::document
