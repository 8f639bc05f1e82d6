#include "document/head_reader.h"

#include <algorithm>

#include "document/match_reader.h"
#include "games/games.h"

namespace tafel::document {

bool HeadReader::hasFormat(std::string_view expected, const Message& otherwise)
{
    if (!m_root.IsObject() || !m_root.HasMember("format"))
        return m_shape.fail(Refusal::Code::Format, {}, otherwise);
    const Json& format = m_root["format"];
    return (format.IsString() && view(format) == expected)
        || m_shape.fail(Refusal::Code::Format, "/format", otherwise);
}

std::optional<bool> HeadReader::headKey(std::string_view name, const Json& value)
{
    if (name == "format")
        return true;
    if (name == "game") {
        m_match.game = value.IsString() ? gameNamed(view(value)) : nullptr;
        return m_match.game
            || m_shape.schema("/game",
                {.de = "Dieses Spiel kennt der Tafelrichter nicht.",
                    .en = "Tafelrichter does not know this game."});
    }
    if (name == "edition") {
        for (std::size_t edition = 0; edition < 3; ++edition)
            if (value.IsString() && view(value) == editionNames[edition]) {
                m_match.edition = static_cast<Edition>(edition);
                return true;
            }
        return m_shape.schema("/edition",
            {.de = "Die Ausgaben heissen en-1998, de-1998 und web.",
                .en = "The editions are en-1998, de-1998 and web."});
    }
    const std::pair<std::string_view, const Json**> later[]
        = {{"players", &m_players}, {"characters", &m_characters}, {"options", &m_options}};
    return keep(later, name, value);
}

bool HeadReader::players()
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
                .en = fmt::format("In this edition {} is no game for {} players.", m_match.game->name().en,
                    m_match.count())});
    m_shape = Shape(m_match.players);
    return true;
}

bool HeadReader::characters()
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

bool HeadReader::option(std::string_view name, const Json& value, const std::string& at,
    const std::string& nameAt, OptionValue& out)
{
    const auto specs = m_match.game->options();
    const auto spec
        = std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& each) { return each.name == name; });
    if (spec == specs.end())
        return m_shape.schema(nameAt,
            {.de = fmt::format("Die Hausregel «{}» gibt es nicht.", name),
                .en = fmt::format("There is no house rule \"{}\".", name)});
    out.option = &*spec;
    if (spec->words.empty()) {
        std::optional<int> number;
        if (!m_shape.number(
                value, [&] { return at; }, number))
            return false;
        out.value = *number;
        return *number >= spec->lowest
            || m_shape.schema(at,
                {.de = fmt::format("{} geht von {} an.", name, spec->lowest),
                    .en = fmt::format("{} starts at {}.", name, spec->lowest)});
    }
    for (std::size_t word = 0; word < spec->words.size(); ++word)
        if (value.IsString() && view(value) == spec->words[word]) {
            out.value = static_cast<int>(word);
            return true;
        }
    return m_shape.schema(at,
        {.de = fmt::format("{} ist eines von: {}.", name, fmt::join(spec->words, ", ")),
            .en = fmt::format("{} is one of: {}.", name, fmt::join(spec->words, ", "))});
}

bool HeadReader::options()
{
    if (!m_options)
        return true;
    if (!m_options->IsObject())
        return m_shape.schema(
            "/options", {.de = "«options» ist ein Objekt.", .en = "\"options\" is an object."});
    for (const auto& member : m_options->GetObject()) {
        const std::string where = "/options" + pointerStep(view(member.name));
        OptionValue value{};
        if (!option(view(member.name), member.value, where, where, value))
            return false;
        m_match.options.push_back(value);
    }
    return true;
}

} // namespace tafel::document
