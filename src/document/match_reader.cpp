#include "document/match_reader.h"

#include <algorithm>

#include "document/deal_reader.h"
#include "document/match_header_reader.h"
#include "games/custom/game.h"
#include "referee/refusals.h"

namespace tafel::document {

namespace {

/// The head, first dealer and overruled options in the order in which their faults are reported; then the
/// deals.
class MatchReader : MatchHeaderReader {
public:
    MatchReader(const Json& root, Texts texts)
        : MatchHeaderReader(root, false, texts, true)
    {
    }

    Result<Match> read()
    {
        using Part = bool (MatchReader::*)();
        constexpr Part parts[]
            = {&MatchReader::format, &MatchReader::head, &MatchReader::seats, &MatchReader::characters,
                &MatchReader::options, &MatchReader::firstDealer, &MatchReader::overruled,
                &MatchReader::ended, &MatchReader::id, &MatchReader::tournament, &MatchReader::draw};
        for (Part part : parts)
            if (!(this->*part)())
                return tl::unexpected(m_checker.take());
        m_match.deals.reserve(m_deals->Size());
        for (const Json& deal : m_deals->GetArray())
            m_match.deals.push_back(readDeal(m_match, deal, m_texts));
        return std::move(m_match);
    }

private:
    bool format()
    {
        return hasFormat("tafelrichter/1",
            {.de = "Das ist keine Spieldatei dieser Version (tafelrichter/1).",
                .en = "This is not a match file in a supported format (tafelrichter/1)."});
    }

    bool head()
    {
        return keys([this](std::string_view name, const Json& value) { return key(name, value); })
            && (m_deals || m_checker.missing({}, "deals"));
    }

    std::optional<bool> key(std::string_view name, const Json& value)
    {
        if (name == "deals") {
            m_deals = &value;
            return value.IsArray()
                ? m_checker.hasAtMost(value, limits::deals, "/deals")
                : m_checker.schema(
                    "/deals", {.de = "«deals» muss eine Liste sein.", .en = "\"deals\" must be a list."});
        }
        const std::pair<std::string_view, const Json**> later[] = {{"first_dealer", &m_firstDealer},
            {"overruled", &m_overruled}, {"id", &m_id}, {"tournament", &m_tournament}, {"draw", &m_draw}};
        const std::pair<std::string_view, std::string*> texts[]
            = {{"started", &m_match.started}, {"rules", &m_match.rules}};
        for (const auto& [key, slot] : texts)
            if (name == key)
                return m_checker.shortText(
                    value, [&] { return escapePointerToken(name); }, *slot);
        if (name == "ended" && m_match.own) {
            m_ended = &value;
            return true;
        }
        return keep(later, name, value);
    }

    // The keys without influence, in the order in which their faults are reported.

    bool id() { return nameAt("/id", m_id, m_match.id); }
    bool tournament() { return nameAt("/tournament", m_tournament, m_match.tournament); }

    bool nameAt(const char* where, const Json* value, std::string& out)
    {
        return !value
            || m_checker.name(
                *value, [&] { return where; }, out);
    }

    bool draw()
    {
        if (!m_draw)
            return true;
        constexpr std::string_view keys[] = {"seed", "taps"};
        constexpr Text list{
            .de = "«taps» muss eine Liste von Texten sein.", .en = "\"taps\" must be a list of texts."};
        std::string read;
        const auto take = [&](std::string_view key, const Json& value, const auto& where) {
            return key == "seed"
                ? m_checker.displayText(value, where, read)
                : m_checker.longList(value, where(), list,
                    [&](const Json& tap, const auto& at) { return m_checker.displayText(tap, at, read); });
        };
        if (m_texts == Texts::Checked && !m_checker.object(*m_draw, "/draw", keys, 0, take))
            return false;
        m_match.draw = line([&](LineWriter& out) {
            out.StartObject();
            for (const auto& member : m_draw->GetObject())
                drawn(out, view(member.name), member.value);
            out.EndObject();
        });
        return true;
    }

    /// The first release kept taps as numbers: they get the three digits that the seed has of them.
    static void drawn(LineWriter& out, std::string_view name, const Json& value)
    {
        document::key(out, name);
        if (!value.IsArray())
            return document::write(out, value.IsString() ? view(value) : std::string_view());
        out.StartArray();
        for (const Json& tap : value.GetArray())
            if (tap.IsInt64())
                write(out, fmt::format("{:03}", tap.GetInt64()));
            else if (tap.IsString())
                write(out, view(tap));
        out.EndArray();
    }

    bool seats() { return players(); }

    bool firstDealer()
    {
        return !m_firstDealer
            || m_checker.player(
                *m_firstDealer, [] { return "/first_dealer"; }, m_match.firstDealer);
    }

    bool overruled()
    {
        if (!m_overruled)
            return true;
        if (!m_overruled->IsArray())
            return m_checker.schema("/overruled",
                {.de = "«overruled» muss eine Liste sein.", .en = "\"overruled\" must be a list."});
        if (!m_checker.hasAtMost(*m_overruled, limits::overruled, "/overruled"))
            return false;
        for (rapidjson::SizeType i = 0; i < m_overruled->Size(); ++i)
            if (!overruledEntry((*m_overruled)[i], fmt::format("/overruled/{}", i)))
                return false;
        return true;
    }

    /// Read only for games without an end of their own.
    bool ended()
    {
        std::optional<bool> read;
        const auto where = [] { return "/ended"; };
        if (!m_ended || !m_checker.flag(*m_ended, where, read))
            return !m_ended;
        m_match.ended = *read;
        return custom::customGame(m_match)->definition().isOpen()
            || m_checker.schema(where(),
                {.de = "Dieses Spiel hat ein Ende; «ended» gibt es nur bei Spielen ohne Ende.",
                    .en = "This game has an end; \"ended\" is only for games without one."});
    }

    bool overruledEntry(const Json& entry, const std::string& at)
    {
        if (!entry.IsObject())
            return m_checker.schema(at, {.de = "Erwartet wird ein Objekt.", .en = "Expected an object."});
        std::optional<int> from;
        const Json *name = nullptr, *value = nullptr;
        for (const auto& member : entry.GetObject()) {
            const std::string_view key = view(member.name);
            if (key == "from") {
                if (!m_checker.number(
                        member.value, [&] { return at + "/from"; }, from))
                    return false;
                if (*from < 1)
                    return m_checker.schema(
                        at + "/from", {.de = "Partien zählen ab 1.", .en = "Deals are numbered from 1."});
            } else if (key == "option") {
                name = &member.value;
                if (!name->IsString())
                    return m_checker.schema(at + "/option",
                        {.de = "Erwartet wird der Name einer Hausregel.",
                            .en = "Expected the name of a house rule."});
            } else if (key == "value") {
                value = &member.value;
            } else {
                return m_checker.unknownKey(at, key);
            }
        }
        if (!from || !name || !value)
            return m_checker.missing(at, !from ? "from" : !name ? "option" : "value");
        OptionOverride overruled{.from = *from};
        if (!option(view(*name), *value, at + "/value", at + "/option", overruled.values))
            return false;
        overruled.option = optionNamed(view(*name));
        if (overruled.option->fixedAfterFirstDeal && *from > 1 && m_texts == Texts::Checked)
            return m_checker.fail(optionIsFixed(at, overruled.option->label));
        m_match.overruled.push_back(std::move(overruled));
        return true;
    }

    const Json *m_firstDealer = nullptr, *m_overruled = nullptr, *m_deals = nullptr, *m_ended = nullptr;
    const Json *m_id = nullptr, *m_tournament = nullptr, *m_draw = nullptr;
};

} // namespace

Result<Match> readMatch(const Json& root, Texts texts)
{
    return MatchReader(root, texts).read();
}

} // namespace tafel::document
