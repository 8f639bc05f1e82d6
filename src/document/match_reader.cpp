#include "document/match_reader.h"

#include <algorithm>

#include "document/deal_reader.h"
#include "document/head_reader.h"

namespace tafel::document {

namespace {

/// The head, first dealer and overruled options in the order in which their faults are reported; then the
/// deals.
class MatchReader : HeadReader {
public:
    explicit MatchReader(const Json& root)
        : HeadReader(root)
    {
    }

    Result<Match> read()
    {
        using Part = bool (MatchReader::*)();
        constexpr Part parts[]
            = {&MatchReader::format, &MatchReader::head, &MatchReader::seats, &MatchReader::characters,
                &MatchReader::options, &MatchReader::firstDealer, &MatchReader::overruled};
        for (Part part : parts)
            if (!(this->*part)())
                return tl::unexpected(m_shape.take());
        m_match.deals.reserve(m_deals->Size());
        for (const Json& deal : m_deals->GetArray())
            m_match.deals.push_back(readDeal(m_match, deal));
        return std::move(m_match);
    }

private:
    bool format()
    {
        return hasFormat("tafelrichter/1",
            {.de = "Das ist keine Spieldatei dieser Version (tafelrichter/1).",
                .en = "This is no match file of this version (tafelrichter/1)."});
    }

    bool head()
    {
        return keys([this](std::string_view name, const Json& value) { return key(name, value); })
            && (m_deals || m_shape.missing({}, "deals"));
    }

    std::optional<bool> key(std::string_view name, const Json& value)
    {
        if (name == "deals") {
            m_deals = &value;
            return value.IsArray()
                ? m_shape.hasAtMost(value, limits::deals, "/deals")
                : m_shape.schema("/deals", {.de = "«deals» ist eine Liste.", .en = "\"deals\" is a list."});
        }
        if (name == "draw")
            return draw(value);
        const std::pair<std::string_view, const Json**> later[]
            = {{"first_dealer", &m_firstDealer}, {"overruled", &m_overruled}};
        const std::pair<std::string_view, std::string*> texts[] = {{"id", &m_match.id},
            {"started", &m_match.started}, {"rules", &m_match.rules}, {"tournament", &m_match.tournament}};
        for (const auto& [key, slot] : texts)
            if (name == key)
                return m_shape.name(
                    value, [&] { return pointerStep(name); }, *slot);
        return keep(later, name, value);
    }

    /// Whether it is nested deeper than that: it is written out again by recursion.
    static bool nests(const Json& value, int levels)
    {
        const auto below = [&](const Json& inner) {
            return (inner.IsObject() || inner.IsArray()) && (levels == 0 || nests(inner, levels - 1));
        };
        if (value.IsArray())
            return std::any_of(value.Begin(), value.End(), below);
        return value.IsObject()
            && std::any_of(value.MemberBegin(), value.MemberEnd(),
                [&](const auto& member) { return below(member.value); });
    }

    bool draw(const Json& value)
    {
        if (!value.IsObject())
            return m_shape.schema("/draw", {.de = "«draw» ist ein Objekt.", .en = "\"draw\" is an object."});
        for (const auto& member : value.GetObject()) {
            const std::string_view name = view(member.name);
            if (name == "taps" && !member.value.IsArray())
                return m_shape.schema(
                    "/draw/taps", {.de = "«taps» ist eine Liste.", .en = "\"taps\" is a list."});
            if (name != "seed" && name != "taps")
                return m_shape.unknownKey("/draw", name);
            if (nests(member.value, 3))
                return m_shape.schema("/draw" + pointerStep(name),
                    {.de = "Das ist zu tief verschachtelt.", .en = "This is nested too deeply."});
        }
        Buffer buffer;
        rapidjson::Writer<Buffer> writer(buffer);
        value.Accept(writer);
        m_match.draw.assign(buffer.GetString(), buffer.GetSize());
        return true;
    }

    bool seats() { return players(); }

    bool firstDealer()
    {
        return !m_firstDealer
            || m_shape.player(
                *m_firstDealer, [] { return "/first_dealer"; }, m_match.firstDealer);
    }

    bool overruled()
    {
        if (!m_overruled)
            return true;
        if (!m_overruled->IsArray())
            return m_shape.schema(
                "/overruled", {.de = "«overruled» ist eine Liste.", .en = "\"overruled\" is a list."});
        if (!m_shape.hasAtMost(*m_overruled, limits::overruled, "/overruled"))
            return false;
        for (rapidjson::SizeType i = 0; i < m_overruled->Size(); ++i)
            if (!overruledEntry((*m_overruled)[i], fmt::format("/overruled/{}", i)))
                return false;
        return true;
    }

    bool overruledEntry(const Json& entry, const std::string& at)
    {
        if (!entry.IsObject())
            return m_shape.schema(at, {.de = "Hier steht ein Objekt.", .en = "An object stands here."});
        std::optional<int> from;
        const Json *name = nullptr, *value = nullptr;
        for (const auto& member : entry.GetObject()) {
            const std::string_view key = view(member.name);
            if (key == "from") {
                if (!m_shape.number(
                        member.value, [&] { return at + "/from"; }, from))
                    return false;
                if (*from < 1)
                    return m_shape.schema(
                        at + "/from", {.de = "Partien zählen von 1 an.", .en = "Deals count from 1."});
            } else if (key == "option") {
                name = &member.value;
                if (!name->IsString())
                    return m_shape.schema(at + "/option",
                        {.de = "Hier steht der Name einer Hausregel.",
                            .en = "The name of a house rule stands here."});
            } else if (key == "value") {
                value = &member.value;
            } else {
                return m_shape.unknownKey(at, key);
            }
        }
        if (!from || !name || !value)
            return m_shape.missing(at, !from ? "from" : !name ? "option" : "value");
        std::vector<OptionValue> values;
        if (!option(view(*name), *value, at + "/value", at + "/option", values))
            return false;
        for (const OptionValue& each : values)
            m_match.overruled.push_back({*from, each});
        return true;
    }

    const Json *m_firstDealer = nullptr, *m_overruled = nullptr, *m_deals = nullptr;
};

} // namespace

Result<Match> readMatch(const Json& root)
{
    return MatchReader(root).read();
}

} // namespace tafel::document
