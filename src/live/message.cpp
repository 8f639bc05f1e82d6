#include "live/message.h"

namespace tafel::live {

namespace {

const document::Json* memberOf(const document::Json& object, std::string_view key)
{
    if (!object.IsObject())
        return nullptr;
    const auto found
        = object.FindMember(document::Json(key.data(), static_cast<rapidjson::SizeType>(key.size())));
    return found == object.MemberEnd() ? nullptr : &found->value;
}

std::optional<int> asNumber(const document::Json* value)
{
    if (!value || !value->IsInt64() || value->GetInt64() > mostNumber || value->GetInt64() < -mostNumber)
        return std::nullopt;
    return static_cast<int>(value->GetInt64());
}

std::optional<std::string> asText(const document::Json* value)
{
    return value && value->IsString() ? std::optional<std::string>(document::view(*value)) : std::nullopt;
}

} // namespace

std::optional<Message> Message::read(std::string_view json, const document::Bounds& bounds)
{
    Message message;
    message.m_tree = std::make_unique<document::JsonDocument>();
    const Result<const document::Json*> root = message.m_tree->parse(json, bounds);
    if (!root || !(*root)->IsObject())
        return std::nullopt;
    message.m_root = *root;
    message.m_kind = message.text("kind").value_or("");
    if (message.m_kind.empty())
        return std::nullopt;
    return message;
}

std::optional<std::string> Message::text(std::string_view key) const
{
    return asText(value(key));
}

std::optional<int> Message::number(std::string_view key) const
{
    return asNumber(value(key));
}

std::vector<std::string> Message::texts(std::string_view key) const
{
    std::vector<std::string> list;
    if (const document::Json* all = value(key); all && all->IsArray())
        for (const document::Json& each : all->GetArray())
            if (auto text = asText(&each))
                list.push_back(std::move(*text));
    return list;
}

std::vector<int> Message::numbers(std::string_view key) const
{
    std::vector<int> list;
    if (const document::Json* all = value(key); all && all->IsArray())
        for (const document::Json& each : all->GetArray())
            if (const auto number = asNumber(&each))
                list.push_back(*number);
    return list;
}

const document::Json* Message::value(std::string_view key) const
{
    return memberOf(*m_root, key);
}

std::optional<std::string> Message::textOf(const document::Json& object, std::string_view key)
{
    return asText(memberOf(object, key));
}

std::optional<int> Message::numberOf(const document::Json& object, std::string_view key)
{
    return asNumber(memberOf(object, key));
}

std::string lineOf(const document::Json& value)
{
    document::Buffer buffer;
    rapidjson::Writer<document::Buffer> writer(buffer);
    value.Accept(writer);
    return {buffer.GetString(), buffer.GetSize()};
}

std::string errorMessage(std::string_view code, const tafel::Message& text)
{
    return messageOf("trouble", [&](auto& out) {
        document::text(out, "code", code);
        document::key(out, "text");
        out.StartObject();
        document::text(out, "de", text.de);
        document::text(out, "en", text.en);
        out.EndObject();
    });
}

} // namespace tafel::live
