#include "document/round_reader.h"

#include "document/event_schema.h"

namespace tafel::document {

namespace {

constexpr Text listOfCards{.de = "Hier steht eine Liste von Karten.", .en = "Expected a list of cards."};
constexpr Text listOfNumbers{.de = "Hier steht eine Liste von Zahlen.", .en = "Expected a list of numbers."};

/// A card of a hand: "7", "X", "stop".
template <typename Where>
bool readNumberCard(SchemaChecker& shape, const Json& value, const Where& where, NumberCard& out)
{
    if (!value.IsString())
        return shape.schema(where(), {.de = "Hier steht eine Karte.", .en = "Expected a card."});
    const std::optional<NumberCard> card = NumberCard::parse(view(value));
    if (!card)
        return shape.unknownCard(where(), view(value));
    out = *card;
    return true;
}

/// One event of a log.
class RoundEventReader {
public:
    RoundEventReader(SchemaChecker& shape, const Json& value)
        : m_shape(shape)
        , m_value(value)
    {
    }

    bool read(const std::string& at, RoundEvent& out)
    {
        m_words = named();
        if (m_words)
            out.kind = m_words->kind;
        // Without the event its keys are unknown: accept all.
        const std::span<const std::string_view> keys = m_words ? m_words->keys : allRoundEventKeys;
        return m_shape.object(m_value, at, keys, m_words ? m_words->required : 2,
            [&](std::string_view key, const Json& value, const auto& where) {
                return this->key(key, value, where, out);
            });
    }

private:
    /// \return null if the event is missing or unknown
    const RoundEventWords* named() const
    {
        if (!m_value.IsObject())
            return nullptr;
        const auto event = m_value.FindMember("event");
        if (event == m_value.MemberEnd() || !event->value.IsString())
            return nullptr;
        for (const RoundEventWords& each : roundEventWords)
            if (each.name == view(event->value))
                return &each;
        return nullptr;
    }

    template <typename Where>
    bool key(std::string_view key, const Json& value, const Where& where, RoundEvent& out)
    {
        if (key == "event")
            return m_words
                || m_shape.schema(
                    where(), {.de = "Dieses Ereignis gibt es nicht.", .en = "There is no such event."});
        if (key == "by") {
            std::optional<Player> by;
            if (!m_shape.player(value, where, by))
                return false;
            out.by = *by;
            return true;
        }
        if (!m_words)
            return true;
        if (key == "positions")
            return numbers(value, where(), out.positions);
        if (key == "value")
            return call(value, where, out);
        return key == "card" ? readNumberCard(m_shape, value, where, out.card) : number(value, where, out.at);
    }

    template <typename Where> bool number(const Json& value, const Where& where, int& out)
    {
        std::optional<int> number;
        if (!m_shape.number(value, where, number))
            return false;
        out = *number;
        return true;
    }

    bool numbers(const Json& value, const std::string& at, std::vector<int>& out)
    {
        return m_shape.list(value, at, listOfNumbers,
            [&](const Json& each, const auto& where) { return number(each, where, out.emplace_back()); });
    }

    /// Reads the number that each X stands for: one number, or a list.
    template <typename Where> bool call(const Json& value, const Where& where, RoundEvent& out)
    {
        out.valueIsList = value.IsArray();
        std::vector<int>& calls = out.value.emplace();
        return out.valueIsList ? numbers(value, where(), calls) : number(value, where, calls.emplace_back());
    }

    SchemaChecker& m_shape;
    const Json& m_value;
    const RoundEventWords* m_words = nullptr;
};

/// Of a hand: "7", "X", "stop".
bool readNumberCards(
    SchemaChecker& shape, const Json& value, std::string_view at, std::vector<NumberCard>& out)
{
    return shape.list(value, at, listOfCards, [&](const Json& each, const auto& where) {
        NumberCard card;
        if (!readNumberCard(shape, each, where, card))
            return false;
        out.push_back(card);
        return true;
    });
}

/// Reads the cards on the table: an X with its number, "X=7".
bool readCalledCards(
    SchemaChecker& shape, const Json& value, std::string_view at, std::vector<CalledCard>& out)
{
    return shape.list(value, at, listOfCards, [&](const Json& each, const auto& where) {
        CalledCard called;
        const std::string_view text = each.IsString() ? view(each) : std::string_view();
        if (text.starts_with("X=")) {
            const std::optional<NumberCard> number = NumberCard::parse(text.substr(2));
            if (!number || !number->isNumber())
                return shape.unknownCard(where(), text);
            called = {.card = {NumberCard::x}, .call = number->value};
        } else if (!readNumberCard(shape, each, where, called.card)) {
            return false;
        } else if (called.card.value == NumberCard::x) {
            return shape.unknownCard(where(), text); // the number is missing
        }
        out.push_back(called);
        return true;
    });
}

} // namespace

bool readHandPosition(SchemaChecker& shape, const HandPositionKeys& keys, HandPosition& out)
{
    std::optional<int> reserves;
    std::optional<bool> opener = true;
    if (!keys.table.IsNull() && !readCalledCards(shape, keys.table, "/table", out.table.emplace()))
        return false;
    if (!readNumberCards(shape, keys.hand, "/hand", out.hand))
        return false;
    if (!shape.number(
            keys.reserves, [] { return "/reserves"; }, reserves))
        return false;
    if (keys.opener
        && !shape.flag(
            *keys.opener, [] { return "/opener"; }, opener))
        return false;
    out.reserves = *reserves;
    out.opener = *opener;
    return true;
}

bool readNumberHands(
    SchemaChecker& shape, const Json& value, std::string_view at, PerPlayer<std::vector<NumberCard>>& out)
{
    constexpr Text what{
        .de = "Hier stehen zu jedem Namen die Karten.", .en = "Expected the cards of each name."};
    Players named;
    return shape.valuePerPlayer(value, at, what, [&](Player player, const Json& cards, const auto& where) {
        named.add(player);
        return readNumberCards(shape, cards, where(), out[player]);
    }) && shape.requireAllPlayers(named, at);
}

bool readRoundLog(SchemaChecker& shape, const Json& value, std::vector<RoundEvent>& out)
{
    return shape.log(value, {.de = "So lang ist keine Runde.", .en = "No round is that long."},
        [&](const Json& each, const auto& where) {
            return RoundEventReader(shape, each).read(where(), out.emplace_back());
        });
}

bool readRoundKey(SchemaChecker& shape, Key key, const Json& value, RoundEntry& out)
{
    if (key == Key::Opener)
        return shape.player(
            value, [] { return "/opener"; }, out.opener);
    std::vector<Player>& names = out.givesChip.emplace();
    if (!shape.names(value, "/gives_chip", names))
        return false;
    return !names.empty()
        || shape.schema(
            "/gives_chip", {.de = "Hier steht mindestens ein Name.", .en = "Expected at least one name."});
}

} // namespace tafel::document
