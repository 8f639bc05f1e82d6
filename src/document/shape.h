// The shape of a document: small readers that say what is wrong and where. The first fault is kept.
#pragma once

#include <optional>

#include <fmt/format.h>

#include "document/json.h"
#include "referee/match.h"

namespace tafel::document {

/// Reads values and remembers the first fault. `where` is built only when something is wrong.
class Shape {
public:
    explicit Shape(std::span<const std::string> players = {})
        : m_players(players)
    {
    }

    bool failed() const { return m_refusal.has_value(); }
    Refusal take() { return std::move(*m_refusal); }

    /// Always false, so that it can be returned.
    bool fail(Refusal::Code code, std::string where, Message message)
    {
        if (!m_refusal)
            m_refusal = Refusal{.code = code, .where = std::move(where), .message = std::move(message)};
        return false;
    }
    bool schema(std::string where, Message message)
    {
        return fail(Refusal::Code::Schema, std::move(where), std::move(message));
    }
    bool unknownKey(std::string_view at, std::string_view key)
    {
        return schema(std::string(at) + pointerStep(key),
            {.de = fmt::format("«{}» ist hier unbekannt.", key),
                .en = fmt::format("\"{}\" is unknown here.", key)});
    }
    bool missing(std::string where, std::string_view key)
    {
        return schema(std::move(where),
            {.de = fmt::format("«{}» fehlt.", key), .en = fmt::format("\"{}\" is missing.", key)});
    }

    /// A whole number, written without "." or "e". Beyond a thousand million it counts as that, odd ones as
    /// one more.
    template <typename Where>
    bool number(const Json& value, const Where& where, std::optional<int>& out, bool mayBeNegative = false)
    {
        constexpr std::int64_t most = 1'000'000'000;
        if (!value.IsInt64() && !value.IsUint64())
            return schema(
                where(), {.de = "Hier steht eine ganze Zahl.", .en = "A whole number stands here."});
        std::int64_t number
            = value.IsInt64() ? value.GetInt64() : most + static_cast<std::int64_t>(value.GetUint64() % 2);
        if (number > most || number < -most)
            number = (number > 0 ? most : -most) + number % 2;
        if (number < 0 && !mayBeNegative)
            return schema(where(),
                {.de = fmt::format("{}: eine Zahl von 0 an.", number),
                    .en = fmt::format("{}: a number from 0 up.", number)});
        out = static_cast<int>(number);
        return true;
    }

    template <typename Where> bool text(const Json& value, const Where& where, std::string& out)
    {
        if (!value.IsString())
            return schema(where(), {.de = "Hier steht ein Text.", .en = "A text stands here."});
        out = view(value);
        return true;
    }

    template <typename Where> bool card(const Json& value, const Where& where, std::optional<Card>& out)
    {
        if (!value.IsString())
            return schema(where(), {.de = "Hier steht eine Karte.", .en = "A card stands here."});
        out = Card::parse(view(value), Pack::Eidex);
        if (!out)
            return fail(Refusal::Code::UnknownCard, where(),
                {.de = fmt::format("«{}» ist keine Karte.", view(value)),
                    .en = fmt::format("\"{}\" is no card.", view(value))});
        return true;
    }

    template <typename Where> bool player(const Json& value, const Where& where, std::optional<Player>& out)
    {
        if (!value.IsString())
            return schema(where(), {.de = "Hier steht ein Name.", .en = "A name stands here."});
        out = playerNamed(view(value));
        return out || unknownPlayer(where(), view(value));
    }

    bool unknownPlayer(std::string where, std::string_view name)
    {
        return fail(Refusal::Code::UnknownPlayer, std::move(where),
            {.de = fmt::format("«{}» spielt nicht mit.", name),
                .en = fmt::format("\"{}\" does not play in this match.", name)});
    }

    bool cardTwice(std::string where, Card card)
    {
        return fail(Refusal::Code::Impossible, std::move(where),
            {.de = fmt::format("{} gibt es nur einmal.", card.text(Pack::Eidex)),
                .en = fmt::format("There is only one {}.", card.text(Pack::Eidex))});
    }

    std::optional<Player> playerNamed(std::string_view name) const
    {
        for (std::size_t player = 0; player < m_players.size(); ++player)
            if (m_players[player] == name)
                return static_cast<Player>(player);
        return std::nullopt;
    }

    /// player -> number, in the order of the file.
    template <typename Take>
    bool numberOfEach(const Json& value, std::string_view at, const Take& take, bool mayBeNegative = false)
    {
        if (!value.IsObject())
            return schema(std::string(at),
                {.de = "Hier steht zu jedem Namen eine Zahl.", .en = "A number for each name stands here."});
        for (const auto& member : value.GetObject()) {
            const auto where = [&] { return std::string(at) + pointerStep(view(member.name)); };
            const std::optional<Player> player = playerNamed(view(member.name));
            if (!player)
                return unknownPlayer(where(), view(member.name));
            std::optional<int> count;
            if (!number(member.value, where, count, mayBeNegative))
                return false;
            take(*player, *count);
        }
        return true;
    }

    /// A number from 0 for everybody.
    bool numberForAll(const Json& value, std::string_view at, PerPlayer<int>& out)
    {
        Players named;
        const bool good = numberOfEach(value, at, [&](Player player, int count) {
            out[player] = count;
            named.add(player);
        });
        return good && nobodyMissing(named, at);
    }

    bool nobodyMissing(Players named, std::string_view at)
    {
        for (Player player = 0; player < m_players.size(); ++player)
            if (!named.has(player))
                return missing(std::string(at), m_players[player]);
        return true;
    }

    bool cards(const Json& value, std::string_view at, std::vector<Card>& out)
    {
        if (!value.IsArray())
            return schema(std::string(at),
                {.de = "Hier steht eine Liste von Karten.", .en = "A list of cards stands here."});
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i) {
            std::optional<Card> each;
            if (!card(
                    value[i], [&] { return fmt::format("{}/{}", at, i); }, each))
                return false;
            out.push_back(*each);
        }
        return true;
    }

private:
    std::span<const std::string> m_players;
    std::optional<Refusal> m_refusal;
};

} // namespace tafel::document
