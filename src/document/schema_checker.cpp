#include "document/schema_checker.h"
#include "base/utf8.h"
#include "referee/refusals.h"

namespace tafel::document {

bool SchemaChecker::unknownKey(std::string_view at, std::string_view key)
{
    return schema(std::string(at) + escapePointerToken(key),
        {.de = fmt::format("«{}» ist hier unbekannt.", key),
            .en = fmt::format("\"{}\" is unknown here.", key)});
}

bool SchemaChecker::missing(std::string where, std::string_view key)
{
    return fail(keyMissing(std::move(where), key));
}

bool SchemaChecker::lacks(std::string where, std::string_view key)
{
    return lacks(keyMissing(std::move(where), key));
}

bool SchemaChecker::unknownPlayer(std::string where, std::string_view name)
{
    return fail(Refusal::Code::UnknownPlayer, std::move(where),
        {.de = fmt::format("«{}» spielt nicht mit.", name),
            .en = fmt::format("\"{}\" does not play in this match.", name)});
}

bool SchemaChecker::unknownCard(std::string where, std::string_view card)
{
    return fail(Refusal::Code::UnknownCard, std::move(where),
        {.de = fmt::format("«{}» ist hier keine Karte.", card),
            .en = fmt::format("\"{}\" is not a card here.", card)});
}

bool SchemaChecker::cardTwice(std::string where, Card card)
{
    return fail(duplicateCard(std::move(where), card, m_pack));
}

bool SchemaChecker::noSuit(std::string where)
{
    std::string letters;
    for (unsigned suit = 0; suit < 4; ++suit)
        letters += fmt::format("{}{}", suit == 0 ? "" : ", ", letter(static_cast<Suit>(suit), m_pack));
    return schema(std::move(where),
        {.de = fmt::format("Erwartet wird eine Farbe: {}.", letters),
            .en = fmt::format("Expected a suit: {}.", letters)});
}

bool SchemaChecker::tooMany(std::string where, std::size_t most)
{
    return schema(std::move(where),
        {.de = fmt::format("Erwartet werden höchstens {} Einträge.", most),
            .en = fmt::format("Expected at most {} entries.", most)});
}

bool SchemaChecker::isShort(std::string_view name, std::string where)
{
    return characterCount(name) <= limits::nameLetters
        || schema(std::move(where),
            {.de = fmt::format("Erwartet werden höchstens {} Zeichen.", limits::nameLetters),
                .en = fmt::format("Expected at most {} characters.", limits::nameLetters)});
}

bool SchemaChecker::controlCharacters(std::string where)
{
    return schema(std::move(where),
        {.de = "Steuerzeichen und Zeichen, die die Schreibrichtung ändern, sind nicht erlaubt.",
            .en = "Control characters and characters that change the direction of writing are not allowed."});
}

bool SchemaChecker::cards(const Json& value, std::string_view at, std::vector<Card>& out, CardSet deck)
{
    constexpr Text what{.de = "Erwartet wird eine Liste von Karten.", .en = "Expected a list of cards."};
    return list(value, at, what, [&](const Json& each, const auto& where) {
        std::optional<Card> card;
        if (!this->card(each, where, card, deck))
            return false;
        out.push_back(*card);
        return true;
    });
}

bool SchemaChecker::names(const Json& value, std::string_view at, std::vector<Player>& out, Repeats repeats)
{
    constexpr Text what{.de = "Erwartet wird eine Liste von Namen.", .en = "Expected a list of names."};
    const bool good = list(value, at, what, [&](const Json& each, const auto& where) {
        std::optional<Player> player;
        if (!this->player(each, where, player))
            return false;
        if (repeats == Repeats::Refused && std::find(out.begin(), out.end(), *player) != out.end())
            return schema(where(),
                {.de = fmt::format("{} ist zweimal aufgeführt.", m_players[*player]),
                    .en = fmt::format("{} is listed twice.", m_players[*player])});
        out.push_back(*player);
        return true;
    });
    if (!good && value.IsArray())
        m_listed = static_cast<int>(value.Size());
    return good;
}

bool SchemaChecker::numberForAll(
    const Json& value, std::string_view at, PerPlayer<int>& out, bool mayBeNegative)
{
    Players named;
    const auto take = [&](Player player, int count) {
        out[player] = count;
        named.add(player);
    };
    return numberPerPlayer(value, at, take, mayBeNegative) && requireAllPlayers(named, at);
}

bool SchemaChecker::requireAllPlayers(Players named, std::string_view at)
{
    for (Player player = 0; player < m_players.size(); ++player)
        if (!named.has(player))
            return missing(std::string(at), m_players[player]);
    return true;
}

} // namespace tafel::document
