#include "document/json.h"

#include <set>
#include <vector>

#include <fmt/format.h>
#include <rapidjson/error/en.h>

namespace tafel::document {

namespace {

// Iterative: a hostile depth costs memory, not the stack. Plain ASCII needs no check of its encoding, and most matches
// are ASCII but for a name or two.
constexpr unsigned asciiFlags = rapidjson::kParseIterativeFlag | rapidjson::kParseInsituFlag;
constexpr unsigned utf8Flags = asciiFlags | rapidjson::kParseValidateEncodingFlag;

bool isAscii(std::string_view text)
{
    unsigned char all = 0;
    for (char c : text) // without a branch, so that the compiler can take sixteen at a time
        all |= static_cast<unsigned char>(c);
    return all < 0x80;
}

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

bool sameKey(const Json& a, const Json& b) { return view(a) == view(b); }

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

} // namespace

Result<const Json*> Tree::parse(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3); // Some editors put a byte order mark there.
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos)
        return notJson(text, nul, {.de = "ein Nullzeichen ist kein JSON.", .en = "a NUL character is not JSON."});
    m_pool.Clear();
    m_text.assign(text);
    rapidjson::InsituStringStream stream(m_text.data());
    if (isAscii(text))
        m_document.ParseStream<asciiFlags>(stream);
    else
        m_document.ParseStream<utf8Flags>(stream);
    if (m_document.HasParseError()) {
        const char* why = rapidjson::GetParseError_En(m_document.GetParseError());
        return notJson(text, m_document.GetErrorOffset(), {.de = fmt::format("das ist kein JSON ({})", why), .en = fmt::format("this is not JSON ({})", why)});
    }
    if (anyKeyTwice(m_document)) {
        KeyTwice handler;
        rapidjson::Reader reader;
        const std::string copy(text);
        rapidjson::StringStream again(copy.c_str());
        reader.Parse<rapidjson::kParseIterativeFlag>(again, handler);
        return notJson(text, reader.GetErrorOffset(),
            {.de = fmt::format("«{}» steht zweimal im selben Objekt.", handler.key), .en = fmt::format("\"{}\" stands twice in one object.", handler.key)});
    }
    return &m_document;
}

} // namespace tafel::document
