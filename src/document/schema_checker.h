// Checks the shape of a document: small readers that report the error and its location. The first error is
// kept.
#pragma once

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "base/names.h"
#include "document/document.h"
#include "document/json.h"
#include "referee/game.h"

namespace tafel::document {

/// Reads values and remembers the first fault. `where` is built only when something is wrong.
class SchemaChecker {
public:
    /// For the time before game and players are known: without names and cards.
    SchemaChecker() = default;
    explicit SchemaChecker(const Match& head, Texts texts = Texts::Checked)
        : m_players(head.players)
        , m_pack(head.game->pack())
        , m_deck(head.game->deck(head.count()))
        , m_texts(texts)
    {
    }

    bool checksTexts() const { return m_texts == Texts::Checked; }

    CardSet deck() const { return m_deck; }

    bool failed() const { return m_refusal.has_value(); }
    Refusal take() { return std::move(*m_refusal); }
    /// \return the length of the list of names that could not be read; empty if no such list failed
    std::optional<int> listed() const { return m_listed; }

    /// The first missing part of an incomplete value; null if there is none.
    const Refusal* half() const { return m_half ? &*m_half : nullptr; }
    /// Notes an incomplete value and continues. Always true.
    bool lacks(tl::unexpected<Refusal> refusal)
    {
        if (!m_refusal && !m_half)
            m_half = std::move(refusal.value());
        return true;
    }
    bool lacks(std::string where, std::string_view key);

    // Always false, so that it can be returned.

    bool fail(Refusal::Code code, std::string where, Message message)
    {
        if (!m_refusal)
            m_refusal = Refusal{.code = code, .where = std::move(where), .message = std::move(message)};
        return false;
    }
    bool fail(tl::unexpected<Refusal> refusal)
    {
        if (!m_refusal)
            m_refusal = std::move(refusal.value());
        return false;
    }
    bool schema(std::string where, Message message)
    {
        return fail(Refusal::Code::Schema, std::move(where), std::move(message));
    }
    bool unknownKey(std::string_view at, std::string_view key);
    bool missing(std::string where, std::string_view key);
    bool unknownPlayer(std::string where, std::string_view name);
    bool unknownCard(std::string where, std::string_view card);
    bool controlCharacters(std::string where);
    bool cardTwice(std::string where, Card card);

    // Single values.

    /// A whole number, written without "." or "e". A number beyond `most` counts as `most`, an odd one as one
    /// more.
    template <typename Where>
    bool number(const Json& value, const Where& where, std::optional<int>& out, bool mayBeNegative = false,
        std::int64_t most = 1'000'000'000)
    {
        if (!value.IsInt64() && !value.IsUint64())
            return schema(
                where(), {.de = "Erwartet wird eine ganze Zahl.", .en = "Expected a whole number."});
        std::int64_t number
            = value.IsInt64() ? value.GetInt64() : most + static_cast<std::int64_t>(value.GetUint64() % 2);
        if (number > most || number < -most)
            number = (number > 0 ? most : -most) + number % 2;
        if (number < 0 && !mayBeNegative)
            return schema(where(),
                {.de = fmt::format("{}: Erwartet wird eine Zahl ab 0.", number),
                    .en = fmt::format("{}: expected a number, 0 or higher.", number)});
        out = static_cast<int>(number);
        return true;
    }

    template <typename Where> bool flag(const Json& value, const Where& where, std::optional<bool>& out)
    {
        if (!value.IsBool())
            return schema(where(), {.de = "Erwartet wird true oder false.", .en = "Expected true or false."});
        out = value.GetBool();
        return true;
    }

    template <typename Where> bool text(const Json& value, const Where& where, std::string& out)
    {
        if (!value.IsString())
            return schema(where(), {.de = "Erwartet wird ein Text.", .en = "Expected a text."});
        out = view(value);
        return true;
    }

    /// A date, a clause: not a long text.
    template <typename Where> bool shortText(const Json& value, const Where& where, std::string& out)
    {
        return text(value, where, out) && (out.size() <= limits::nameLetters || isShort(out, where()));
    }

    /// A text that others will see, such as a reason: without control characters.
    template <typename Where> bool displayText(const Json& value, const Where& where, std::string& out)
    {
        return text(value, where, out)
            && (!checksTexts() || !hasControlCharacters(out) || controlCharacters(where()));
    }

    /// A name, an id: short, and seen as it was written.
    template <typename Where> bool name(const Json& value, const Where& where, std::string& out)
    {
        return shortText(value, where, out) && displayText(value, where, out);
    }

    template <typename Where> bool suit(const Json& value, const Where& where, std::optional<Suit>& out)
    {
        if (value.IsString() && value.GetStringLength() == 1)
            out = suitFromLetter(value.GetString()[0], m_pack);
        return out || noSuit(where());
    }

    template <typename Where> bool card(const Json& value, const Where& where, std::optional<Card>& out)
    {
        return card(value, where, out, m_deck);
    }
    /// One of these.
    template <typename Where>
    bool card(const Json& value, const Where& where, std::optional<Card>& out, CardSet deck)
    {
        if (!value.IsString())
            return schema(where(), {.de = "Erwartet wird eine Karte.", .en = "Expected a card."});
        const std::optional<Card> card = Card::parse(view(value), m_pack);
        if (!card || !deck.has(*card))
            return unknownCard(where(), view(value));
        out = card;
        return true;
    }

    template <typename Where> bool player(const Json& value, const Where& where, std::optional<Player>& out)
    {
        if (!value.IsString())
            return schema(where(), {.de = "Erwartet wird ein Name.", .en = "Expected a name."});
        out = playerNamed(view(value));
        return out || unknownPlayer(where(), view(value));
    }

    std::optional<Player> playerNamed(std::string_view name) const
    {
        for (std::size_t player = 0; player < m_players.size(); ++player)
            if (m_players[player] == name)
                return static_cast<Player>(player);
        return std::nullopt;
    }

    // Lists and objects.

    /// Calls `take(element, where)` for every element until it returns false; `what` describes an invalid
    /// element.
    template <typename CardTake>
    bool list(const Json& value, std::string_view at, Text what, const CardTake& take)
    {
        return (!value.IsArray() || hasAtMost(value, limits::listed, at)) && longList(value, at, what, take);
    }
    /// The same for a list whose length is bounded elsewhere.
    template <typename CardTake>
    bool longList(const Json& value, std::string_view at, Text what, const CardTake& take)
    {
        if (!value.IsArray())
            return schema(std::string(at), {.de = std::string(what.de), .en = std::string(what.en)});
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i)
            if (!take(value[i], [&] { return fmt::format("{}/{}", at, i); }))
                return false;
        return true;
    }

    /// Reads the events of a deal or a round; `tooLong` is the error for an implausible length.
    template <typename CardTake> bool log(const Json& value, Text tooLong, const CardTake& take)
    {
        if (value.IsArray() && value.Size() > limits::events)
            return fail(Refusal::Code::Impossible, "/log",
                {.de = std::string(tooLong.de), .en = std::string(tooLong.en)});
        return longList(value, "/log",
            {.de = "«log» muss eine Liste von Ereignissen sein.", .en = "\"log\" must be a list of events."},
            take);
    }

    /// \return true if the list has at most `most` elements
    bool hasAtMost(const Json& list, std::size_t most, std::string_view at)
    {
        return list.Size() <= most || tooMany(std::string(at), most);
    }

    bool cards(const Json& value, std::string_view at, std::vector<Card>& out)
    {
        return cards(value, at, out, m_deck);
    }
    bool cards(const Json& value, std::string_view at, std::vector<Card>& out, CardSet deck);

    enum class Repeats : std::uint8_t { Accepted, Refused };
    /// Names in the order of the file.
    bool names(const Json& value, std::string_view at, std::vector<Player>& out,
        Repeats repeats = Repeats::Accepted);

    /// Maps each player to the result of `take(player, value, where)`, in the order of the file.
    template <typename CardTake>
    bool valuePerPlayer(const Json& value, std::string_view at, Text what, const CardTake& take)
    {
        if (!value.IsObject())
            return schema(std::string(at), {.de = std::string(what.de), .en = std::string(what.en)});
        for (const auto& member : value.GetObject()) {
            const auto where = [&] { return std::string(at) + escapePointerToken(view(member.name)); };
            const std::optional<Player> player = playerNamed(view(member.name));
            if (!player)
                return unknownPlayer(where(), view(member.name));
            if (!take(*player, member.value, where))
                return false;
        }
        return true;
    }

    /// player -> number, in the order of the file.
    template <typename CardTake>
    bool numberPerPlayer(
        const Json& value, std::string_view at, const CardTake& take, bool mayBeNegative = false)
    {
        constexpr Text what{
            .de = "Erwartet wird zu jedem Namen eine Zahl.", .en = "Expected a number for each name."};
        return valuePerPlayer(value, at, what, [&](Player player, const Json& each, const auto& where) {
            std::optional<int> count;
            if (!number(each, where, count, mayBeNegative))
                return false;
            take(player, *count);
            return true;
        });
    }

    /// Reads a number for each player.
    bool numberForAll(
        const Json& value, std::string_view at, PerPlayer<int>& out, bool mayBeNegative = false);

    bool requireAllPlayers(Players named, std::string_view at);

    /// An object with these keys, of which the first `required` may not be left out. `take(key, value,
    /// where)` reads one of them.
    template <typename CardTake>
    bool object(const Json& value, const std::string& at, std::span<const std::string_view> keys,
        std::size_t required, const CardTake& take)
    {
        if (!value.IsObject())
            return schema(at, {.de = "Erwartet wird ein Objekt.", .en = "Expected an object."});
        for (const auto& member : value.GetObject()) {
            const std::string_view name = view(member.name);
            if (std::find(keys.begin(), keys.end(), name) == keys.end())
                return unknownKey(at, name);
            if (!take(name, member.value, [&] { return at + escapePointerToken(name); }))
                return false;
        }
        for (std::string_view key : keys.first(required))
            if (std::none_of(value.MemberBegin(), value.MemberEnd(),
                    [&](const auto& member) { return view(member.name) == key; }))
                return missing(at, key);
        return true;
    }

private:
    bool noSuit(std::string where);
    bool tooMany(std::string where, std::size_t most);
    bool isShort(std::string_view name, std::string where);

    std::span<const std::string> m_players = {};
    Pack m_pack = Pack::Eidex;
    CardSet m_deck = {};
    Texts m_texts = Texts::Checked;
    std::optional<Refusal> m_refusal, m_half;
    std::optional<int> m_listed; ///< Length of the list of names that could not be read.
};

} // namespace tafel::document
