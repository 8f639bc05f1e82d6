#include "document/match_header_reader.h"

#include <algorithm>

#include "document/custom_game_reader.h"
#include "document/game_keys.h"
#include "document/match_reader.h"
#include "games/games.h"

namespace tafel::document {

namespace {

bool unknownWord(SchemaChecker& checker, const std::string& at, std::string_view name,
    std::span<const std::string_view> words)
{
    return checker.schema(at,
        {.de = fmt::format("{} ist eines von: {}.", name, fmt::join(words, ", ")),
            .en = fmt::format("{} is one of: {}.", name, fmt::join(words, ", "))});
}

/// The keys of a match of a custom game.
constexpr std::string_view customMatchKeys[] = {"format", "game", "own_game", "id", "started", "rules",
    "tournament", "draw", "players", "options", "first_dealer", "overruled", "ended", "deals"};

} // namespace

bool MatchHeaderReader::hasFormat(std::string_view expected, const Message& otherwise)
{
    if (!m_root.IsObject() || !m_root.HasMember("format"))
        return m_checker.fail(Refusal::Code::Format, {}, otherwise);
    const Json& format = m_root["format"];
    return (format.IsString() && view(format) == expected)
        || m_checker.fail(Refusal::Code::Format, "/format", otherwise);
}

void MatchHeaderReader::findGame()
{
    const auto game = m_root.FindMember("game");
    if (game == m_root.MemberEnd() || !game->value.IsString())
        return;
    m_isCustom = view(game->value) == custom::gameId;
    m_match.game = m_isCustom ? nullptr : gameNamed(view(game->value));
    m_hasCharacters = !m_match.game || keysOf(*m_match.game).has(Key::Characters);
}

/// The keys of the document, then the game itself.
bool MatchHeaderReader::customHead()
{
    const auto game = m_root.FindMember("own_game");
    const bool isThere = game != m_root.MemberEnd();
    if (!m_takesOwn) { // a dispute: all rules of the custom game are written out
        const auto read = isThere ? readCustomGame(game->value, m_texts) : readCustomGame(Json());
        return m_checker.fail(custom::gameNotJudged(read ? read->get() : nullptr));
    }
    for (const auto& member : m_root.GetObject())
        if (std::find(std::begin(customMatchKeys), std::end(customMatchKeys), view(member.name))
            == std::end(customMatchKeys))
            return m_checker.unknownKey({}, view(member.name));
    for (const char* key : {"own_game", "players", "deals"})
        if (!m_root.HasMember(key))
            return m_checker.missing({}, key);
    Result<std::shared_ptr<const custom::CustomGame>> read = readCustomGame(game->value, m_texts);
    if (!read)
        return m_checker.fail(tl::unexpected(std::move(read.error()).under("/own_game")));
    m_match.own = *read;
    m_match.game = m_match.own.get();
    m_hasCharacters = false;
    return true;
}

std::optional<bool> MatchHeaderReader::headKey(std::string_view name, const Json& value)
{
    if (name == "format" || (name == "own_game" && m_isCustom))
        return true;
    if (name == "game")
        return gameKey();
    if (name == "edition" && m_hasCharacters)
        return editionKey(value);
    if (name == "characters" && !m_hasCharacters)
        return std::nullopt;
    const std::pair<std::string_view, const Json**> later[]
        = {{"players", &m_players}, {"characters", &m_characters}, {"options", &m_options}};
    return keep(later, name, value);
}

bool MatchHeaderReader::gameKey()
{
    if (!m_match.game)
        return m_checker.schema("/game",
            {.de = "Dieses Spiel kennt der Tafelrichter nicht.",
                .en = "Tafelrichter does not know this game."});
    return !m_powersOnly || keysOf(*m_match.game).has(Key::Powers)
        || m_checker.schema("/game",
            {.de = fmt::format("In {} gibt es keine Fähigkeiten.", m_match.game->name().de),
                .en = fmt::format("There are no powers in {}.", m_match.game->name().en)});
}

bool MatchHeaderReader::editionKey(const Json& value)
{
    for (std::size_t edition = 0; edition < 3; ++edition)
        if (value.IsString() && view(value) == editionNames[edition]) {
            m_match.edition = static_cast<Edition>(edition);
            return true;
        }
    return m_checker.schema("/edition",
        {.de = "Die Ausgaben heissen en-1998, de-1998 und web.",
            .en = "The editions are en-1998, de-1998 and web."});
}

bool MatchHeaderReader::players(Players also)
{
    if (!m_players->IsArray())
        return m_checker.schema("/players",
            {.de = "«players» ist eine Liste von Namen.", .en = "\"players\" is a list of names."});
    const auto looked = static_cast<rapidjson::SizeType>(limits::names); // then they are too many anyway
    m_checker = SchemaChecker(m_match, m_texts);
    std::vector<std::string> compared;
    for (rapidjson::SizeType i = 0; i < std::min(m_players->Size(), looked); ++i)
        if (!playerName((*m_players)[i], fmt::format("/players/{}", i), compared))
            return false;
    const auto count = static_cast<Player>(std::min(m_match.count(), maxPlayers + 1));
    if (!m_match.game->playerCounts(m_match.edition).has(count) && !also.has(count))
        return m_checker.fail(Refusal::Code::Players, "/players",
            m_hasCharacters
                ? Message{.de = fmt::format("{} ist in dieser Ausgabe kein Spiel für {} Personen.",
                              m_match.game->name().de, m_players->Size()),
                    .en = fmt::format("In this edition {} is no game for {} players.",
                        m_match.game->name().en, m_players->Size())}
                : Message{.de = fmt::format("{} ist kein Spiel für {} Personen.", m_match.game->name().de,
                              m_players->Size()),
                    .en = fmt::format(
                        "{} is no game for {} players.", m_match.game->name().en, m_players->Size())});
    m_checker = SchemaChecker(m_match, m_texts);
    return true;
}

/// `compared`: the names before it, as they are compared.
bool MatchHeaderReader::playerName(
    const Json& value, const std::string& at, std::vector<std::string>& compared)
{
    std::string name;
    if (!m_checker.name(
            value, [&] { return at; }, name))
        return false;
    const std::string& now = compared.emplace_back(m_texts == Texts::Checked ? normalizedName(name) : name);
    if (now.empty())
        return m_checker.schema(at, {.de = "Ein Name fehlt.", .en = "A name is missing."});
    if (std::find(compared.begin(), compared.end() - 1, now) != compared.end() - 1)
        return m_checker.schema(at,
            {.de = fmt::format("{} steht zweimal da.", name),
                .en = fmt::format("{} stands there twice.", name)});
    m_match.players.push_back(std::move(name));
    return true;
}

bool MatchHeaderReader::characters()
{
    if (!m_characters)
        return true;
    constexpr Text what{
        .de = "Hier steht zu jedem Namen eine Karte.", .en = "Expected a card for each name."};
    if (!m_checker.valuePerPlayer(
            *m_characters, "/characters", what, [&](Player player, const Json& value, const auto& where) {
                return m_checker.card(value, where, m_match.characters[player]);
            }))
        return false;
    for (Player second = 0; second < m_match.count(); ++second)
        for (Player first = 0; first < second; ++first)
            if (m_match.characters[second] && m_match.characters[first] == m_match.characters[second])
                return m_checker.schema("/characters" + escapePointerToken(m_match.players[second]),
                    {.de = fmt::format("{} und {} haben denselben Charakter.", m_match.players[first],
                         m_match.players[second]),
                        .en = fmt::format("{} and {} have the same character.", m_match.players[first],
                            m_match.players[second])});
    return true;
}

const OptionSpec* MatchHeaderReader::optionNamed(std::string_view name) const
{
    const auto specs = m_match.game->options();
    const auto spec
        = std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& each) { return each.name == name; });
    return spec == specs.end() ? nullptr : &*spec;
}

bool MatchHeaderReader::option(std::string_view name, const Json& value, const std::string& at,
    const std::string& nameAt, std::vector<OptionValue>& out)
{
    const OptionSpec* const spec = optionNamed(name);
    if (!spec)
        return m_checker.schema(nameAt,
            {.de = fmt::format("Die Hausregel «{}» gibt es nicht.", name),
                .en = fmt::format("There is no house rule \"{}\".", name)});
    const auto where = [&] { return at; };
    std::optional<int> number;
    std::optional<bool> flag;
    switch (spec->form) {
    case OptionSpec::Form::WordPerTarget:
        return wordOfEach(*spec, value, at, out);
    case OptionSpec::Form::Flag:
        if (!m_checker.flag(value, where, flag))
            return false;
        out.push_back({spec, *flag ? 1 : 0});
        return true;
    case OptionSpec::Form::Number:
        if (!m_checker.number(value, where, number))
            return false;
        out.push_back({spec, *number});
        return *number >= spec->lowest
            || m_checker.schema(at,
                {.de = fmt::format("{} geht von {} an.", name, spec->lowest),
                    .en = fmt::format("{} starts at {}.", name, spec->lowest)});
    case OptionSpec::Form::OneOf:
    case OptionSpec::Form::Word:
        break;
    }
    const std::string said = spec->form == OptionSpec::Form::Word
        ? std::string(value.IsString() ? view(value) : std::string_view())
        : value.IsInt64() ? std::to_string(value.GetInt64())
                          : std::string();
    const auto word = std::find(spec->words.begin(), spec->words.end(), said);
    if (word == spec->words.end())
        return unknownWord(m_checker, at, name, spec->words);
    const auto index = static_cast<int>(word - spec->words.begin());
    if (spec->form == OptionSpec::Form::OneOf && index != spec->byDefault && !spec->isFor(m_match.count()))
        return m_checker.schema(at,
            {.de = fmt::format("{} gilt nur zu {}.", name, spec->onlyPlayers),
                .en = fmt::format("{} is for {} players only.", name, spec->onlyPlayers)});
    out.push_back({spec, index});
    return true;
}

bool MatchHeaderReader::wordOfEach(
    const OptionSpec& spec, const Json& value, const std::string& at, std::vector<OptionValue>& out)
{
    if (!value.IsObject())
        return m_checker.schema(at, {.de = "Hier steht ein Objekt.", .en = "Expected an object."});
    const auto first = static_cast<std::ptrdiff_t>(out.size());
    for (const auto& member : value.GetObject()) {
        const std::string where = at + escapePointerToken(view(member.name));
        const auto of = std::find(spec.of.begin(), spec.of.end(), view(member.name));
        if (of == spec.of.end())
            return unknownWord(m_checker, where, view(member.name), spec.of);
        const auto word = std::find(spec.words.begin(), spec.words.end(),
            member.value.IsString() ? view(member.value) : std::string_view());
        if (word == spec.words.end())
            return unknownWord(m_checker, where, view(member.name), spec.words);
        const auto index = static_cast<int>(word - spec.words.begin());
        if (std::any_of(
                out.begin() + first, out.end(), [&](const OptionValue& each) { return each.value == index; }))
            return m_checker.schema(where,
                {.de = fmt::format("«{}» steht schon für etwas anderes.", *word),
                    .en = fmt::format("\"{}\" already means something else.", *word)});
        out.push_back({&spec, index, static_cast<int>(of - spec.of.begin())});
    }
    return true;
}

bool MatchHeaderReader::options()
{
    if (!m_options)
        return true;
    if (!m_options->IsObject())
        return m_checker.schema(
            "/options", {.de = "«options» ist ein Objekt.", .en = "\"options\" is an object."});
    for (const auto& member : m_options->GetObject()) {
        const std::string where = "/options" + escapePointerToken(view(member.name));
        if (!option(view(member.name), member.value, where, where, m_match.options))
            return false;
    }
    return true;
}

} // namespace tafel::document
