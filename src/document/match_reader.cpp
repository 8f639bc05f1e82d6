#include "document/match_reader.h"

#include "document/deal_reader.h"
#include "games/games.h"

namespace tafel::document {

namespace {

/// Reads the head in the order in which its faults are reported: head, players, characters, options, first
/// dealer.
class MatchReader {
public:
    explicit MatchReader(const Json& root)
        : m_root(root)
    {
    }

    Result<Match> read()
    {
        using Part = bool (MatchReader::*)();
        constexpr Part parts[]
            = {&MatchReader::format, &MatchReader::head, &MatchReader::players, &MatchReader::characters,
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
        const Message expected{.de = "Das ist keine Spieldatei dieser Version (tafelrichter/1).",
            .en = "This is no match file of this version (tafelrichter/1)."};
        if (!m_root.IsObject() || !m_root.HasMember("format"))
            return m_shape.fail(Refusal::Code::Format, {}, expected);
        const Json& format = m_root["format"];
        if (!format.IsString() || view(format) != "tafelrichter/1")
            return m_shape.fail(Refusal::Code::Format, "/format", expected);
        return true;
    }

    bool head()
    {
        for (const auto& member : m_root.GetObject())
            if (!headKey(view(member.name), member.value))
                return false;
        if (!m_match.game)
            return m_shape.missing({}, "game");
        if (!m_players)
            return m_shape.missing({}, "players");
        return m_deals || m_shape.missing({}, "deals");
    }

    bool headKey(std::string_view name, const Json& value)
    {
        const auto where = [&] { return pointerStep(name); };
        if (name == "format")
            return true;
        if (name == "game") {
            m_match.game = value.IsString() ? gameNamed(view(value)) : nullptr;
            return m_match.game
                || m_shape.schema(where(),
                    {.de = "Dieses Spiel kennt der Tafelrichter nicht.",
                        .en = "Tafelrichter does not know this game."});
        }
        if (name == "edition") {
            for (std::size_t edition = 0; edition < 3; ++edition)
                if (value.IsString() && view(value) == editionNames[edition]) {
                    m_match.edition = static_cast<Edition>(edition);
                    return true;
                }
            return m_shape.schema(where(),
                {.de = "Die Ausgaben heissen en-1998, de-1998 und web.",
                    .en = "The editions are en-1998, de-1998 and web."});
        }
        if (name == "deals") {
            m_deals = &value;
            return value.IsArray()
                || m_shape.schema(where(), {.de = "«deals» ist eine Liste.", .en = "\"deals\" is a list."});
        }
        if (name == "draw")
            return draw(value);
        const std::pair<std::string_view, const Json**> later[]
            = {{"players", &m_players}, {"characters", &m_characters}, {"options", &m_options},
                {"first_dealer", &m_firstDealer}, {"overruled", &m_overruled}};
        for (const auto& [key, slot] : later)
            if (name == key) {
                *slot = &value;
                return true;
            }
        const std::pair<std::string_view, std::string*> texts[] = {{"id", &m_match.id},
            {"started", &m_match.started}, {"rules", &m_match.rules}, {"tournament", &m_match.tournament}};
        for (const auto& [key, slot] : texts)
            if (name == key)
                return m_shape.text(value, where, *slot);
        return m_shape.unknownKey({}, name);
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

    bool players()
    {
        if (!m_players->IsArray())
            return m_shape.schema("/players",
                {.de = "«players» ist eine Liste von Namen.", .en = "\"players\" is a list of names."});
        for (rapidjson::SizeType i = 0; i < m_players->Size(); ++i) {
            const auto where = [&] { return fmt::format("/players/{}", i); };
            std::string name;
            if (!m_shape.text((*m_players)[i], where, name))
                return false;
            if (name.empty())
                return m_shape.schema(where(), {.de = "Ein Name fehlt.", .en = "A name is missing."});
            if (std::find(m_match.players.begin(), m_match.players.end(), name) != m_match.players.end())
                return m_shape.schema(where(),
                    {.de = fmt::format("{} steht zweimal da.", name),
                        .en = fmt::format("{} stands there twice.", name)});
            m_match.players.push_back(std::move(name));
        }
        if (m_match.count() > maxPlayers
            || !m_match.game->playerCounts(m_match.edition).has(static_cast<Player>(m_match.count())))
            return m_shape.fail(Refusal::Code::Players, "/players",
                {.de = fmt::format("{} ist in dieser Ausgabe kein Spiel für {} Personen.",
                     m_match.game->name().de, m_match.count()),
                    .en = fmt::format("In this edition {} is no game for {} players.",
                        m_match.game->name().en, m_match.count())});
        m_shape = Shape(m_match.players);
        return true;
    }

    bool characters()
    {
        if (!m_characters)
            return true;
        if (!m_characters->IsObject())
            return m_shape.schema("/characters",
                {.de = "Hier steht zu jedem Namen eine Karte.", .en = "A card for each name stands here."});
        for (const auto& member : m_characters->GetObject()) {
            const auto where = [&] { return "/characters" + pointerStep(view(member.name)); };
            const std::optional<Player> player = m_shape.playerNamed(view(member.name));
            if (!player)
                return m_shape.unknownPlayer(where(), view(member.name));
            if (!m_shape.card(member.value, where, m_match.characters[*player]))
                return false;
        }
        for (Player second = 0; second < m_match.count(); ++second)
            for (Player first = 0; first < second; ++first)
                if (m_match.characters[second] && m_match.characters[first] == m_match.characters[second])
                    return m_shape.schema("/characters" + pointerStep(m_match.players[second]),
                        {.de = fmt::format("{} und {} haben denselben Charakter.", m_match.players[first],
                             m_match.players[second]),
                            .en = fmt::format("{} and {} have the same character.", m_match.players[first],
                                m_match.players[second])});
        return true;
    }

    /// The option of that name, with the value; `at` is where the value stands.
    template <typename Where>
    bool option(std::string_view name, const Json& value, const Where& at, const std::string& nameAt,
        OptionValue& out)
    {
        const auto specs = m_match.game->options();
        const auto spec = std::find_if(
            specs.begin(), specs.end(), [&](const OptionSpec& each) { return each.name == name; });
        if (spec == specs.end())
            return m_shape.schema(nameAt,
                {.de = fmt::format("Die Hausregel «{}» gibt es nicht.", name),
                    .en = fmt::format("There is no house rule \"{}\".", name)});
        out.option = &*spec;
        if (spec->words.empty()) {
            std::optional<int> number;
            if (!m_shape.number(value, at, number))
                return false;
            out.value = *number;
            return *number >= spec->lowest
                || m_shape.schema(at(),
                    {.de = fmt::format("{} geht von {} an.", name, spec->lowest),
                        .en = fmt::format("{} starts at {}.", name, spec->lowest)});
        }
        for (std::size_t word = 0; word < spec->words.size(); ++word)
            if (value.IsString() && view(value) == spec->words[word]) {
                out.value = static_cast<int>(word);
                return true;
            }
        return m_shape.schema(at(),
            {.de = fmt::format("{} ist eines von: {}.", name, fmt::join(spec->words, ", ")),
                .en = fmt::format("{} is one of: {}.", name, fmt::join(spec->words, ", "))});
    }

    bool options()
    {
        if (!m_options)
            return true;
        if (!m_options->IsObject())
            return m_shape.schema(
                "/options", {.de = "«options» ist ein Objekt.", .en = "\"options\" is an object."});
        for (const auto& member : m_options->GetObject()) {
            const auto where = [&] { return "/options" + pointerStep(view(member.name)); };
            OptionValue value{};
            if (!option(view(member.name), member.value, where, where(), value))
                return false;
            m_match.options.push_back(value);
        }
        return true;
    }

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
        Overruled overruled{*from, {}};
        if (!option(
                view(*name), *value, [&] { return at + "/value"; }, at + "/option", overruled.value))
            return false;
        m_match.overruled.push_back(overruled);
        return true;
    }

    const Json& m_root;
    Shape m_shape;
    Match m_match;
    const Json *m_players = nullptr, *m_characters = nullptr, *m_options = nullptr, *m_firstDealer = nullptr,
               *m_overruled = nullptr, *m_deals = nullptr;
};

} // namespace

Result<Match> readMatch(const Json& root)
{
    return MatchReader(root).read();
}

} // namespace tafel::document
