#include "document/canonical.h"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>
#include <nettle/sha2.h>

namespace tafel::document {

namespace {

/// Keeps the order of the members: each match that carries a game document writes it like that.
struct AsTheyStand {
    template <typename Visit> void operator()(const Json& object, const Visit& visit) const
    {
        for (const auto& member : object.GetObject())
            visit(member);
    }
};

struct Sorted {
    template <typename Visit> void operator()(const Json& object, const Visit& visit) const
    {
        std::vector<const Json::Member*> members;
        for (auto each = object.MemberBegin(); each != object.MemberEnd(); ++each)
            members.push_back(&*each);
        std::sort(members.begin(), members.end(), [](const Json::Member* one, const Json::Member* other) {
            return view(one->name) < view(other->name);
        });
        for (const Json::Member* each : members)
            visit(*each);
    }
};

/// `eachMember` visits the members of an object in the order in which they are written.
template <typename Writer, typename EachMember>
void copy(Writer& out, const Json& value, const EachMember& eachMember)
{
    if (value.IsObject()) {
        out.StartObject();
        eachMember(value, [&](const auto& member) {
            key(out, view(member.name));
            copy(out, member.value, eachMember);
        });
        out.EndObject();
    } else if (value.IsArray()) {
        out.StartArray();
        for (const Json& each : value.GetArray())
            copy(out, each, eachMember);
        out.EndArray();
    } else if (value.IsString()) {
        write(out, view(value));
    } else if (value.IsBool()) {
        out.Bool(value.GetBool());
    } else if (value.IsInt()) {
        out.Int(value.GetInt());
    } else {
        out.Null(); // documents with whole numbers do not have it
    }
}

} // namespace

std::string onOneLine(const Json& value)
{
    return line([&](LineWriter& out) { copy(out, value, AsTheyStand()); });
}

std::string indented(const Json& value)
{
    Buffer buffer;
    PrettyWriter writer(buffer);
    writer.SetIndent(' ', 2);
    copy(writer, value, AsTheyStand());
    return {buffer.GetString(), buffer.GetSize()};
}

std::string canonical(const Json& value)
{
    return line([&](LineWriter& out) { copy(out, value, Sorted()); });
}

std::string sha256Of(std::string_view text)
{
    sha256_ctx context;
    sha256_init(&context);
    sha256_update(&context, text.size(), reinterpret_cast<const std::uint8_t*>(text.data()));
    std::array<std::uint8_t, SHA256_DIGEST_SIZE> digest{};
    sha256_digest(&context, digest.size(), digest.data());
    return fmt::format("{:02x}", fmt::join(digest, ""));
}

std::string fingerprintOf(const Json& value)
{
    return sha256Of(canonical(value)).substr(0, 16);
}

} // namespace tafel::document
