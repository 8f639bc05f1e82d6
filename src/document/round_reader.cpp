#include "document/round_reader.h"

#include "document/event_schema.h"

namespace tafel::document {

namespace {

constexpr Text listOfCards{.de = "Erwartet wird eine Liste von Karten.", .en = "Expected a list of cards."};
constexpr Text listOfNumbers{
    .de = "Erwartet wird eine Liste von Zahlen.", .en = "Expected a list of numbers."};

/// A card of a hand: "7", "X", "stop".
template <typename Where>
bool readNumberCard(SchemaChecker& checker, const Json& value, const Where& where, NumberCard& out)
{
    if (!value.IsString())
        return checker.schema(where(), {.de = "Erwartet wird eine Karte.", .en = "Expected a card."});
    const std::optional<NumberCard> card = NumberCard::parse(view(value));
    if (!card)
        return checker.unknownCard(where(), view(value));
    out = *card;
    return true;
}

/// One event of a log.
class RoundEventReader {
public:
    RoundEventReader(SchemaChecker& checker, const Json& value)
        : m_checker(checker)
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
        return m_checker.object(m_value, at, keys, m_words ? m_words->required : 2,
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
                || m_checker.schema(
                    where(), {.de = "Dieses Ereignis gibt es nicht.", .en = "There is no such event."});
        if (key == "by") {
            std::optional<Player> by;
            if (!m_checker.player(value, where, by))
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
        return key == "card" ? readNumberCard(m_checker, value, where, out.card)
                             : number(value, where, out.at);
    }

    template <typename Where> bool number(const Json& value, const Where& where, int& out)
    {
        std::optional<int> number;
        if (!m_checker.number(value, where, number))
            return false;
        out = *number;
        return true;
    }

    bool numbers(const Json& value, const std::string& at, std::vector<int>& out)
    {
        return m_checker.list(value, at, listOfNumbers,
            [&](const Json& each, const auto& where) { return number(each, where, out.emplace_back()); });
    }

    /// Reads the number that each X stands for: one number, or a list.
    template <typename Where> bool call(const Json& value, const Where& where, RoundEvent& out)
    {
        out.valueIsList = value.IsArray();
        std::vector<int>& calls = out.value.emplace();
        return out.valueIsList ? numbers(value, where(), calls) : number(value, where, calls.emplace_back());
    }

    SchemaChecker& m_checker;
    const Json& m_value;
    const RoundEventWords* m_words = nullptr;
};

/// Reads the cards of a hand: "7", "X", "stop".
bool readNumberCards(
    SchemaChecker& checker, const Json& value, std::string_view at, std::vector<NumberCard>& out)
{
    return checker.list(value, at, listOfCards, [&](const Json& each, const auto& where) {
        NumberCard card;
        if (!readNumberCard(checker, each, where, card))
            return false;
        out.push_back(card);
        return true;
    });
}

/// Reads the cards on the table: an X with its number, "X=7".
bool readCalledCards(
    SchemaChecker& checker, const Json& value, std::string_view at, std::vector<CalledCard>& out)
{
    return checker.list(value, at, listOfCards, [&](const Json& each, const auto& where) {
        CalledCard called;
        const std::string_view text = each.IsString() ? view(each) : std::string_view();
        if (text.starts_with("X=")) {
            const std::optional<NumberCard> number = NumberCard::parse(text.substr(2));
            if (!number || !number->isNumber())
                return checker.unknownCard(where(), text);
            called = {.card = {NumberCard::x}, .call = number->value};
        } else if (!readNumberCard(checker, each, where, called.card)) {
            return false;
        } else if (called.card.value == NumberCard::x) {
            return checker.unknownCard(where(), text); // the number is missing
        }
        out.push_back(called);
        return true;
    });
}

} // namespace

bool readHandPosition(SchemaChecker& checker, const HandPositionKeys& keys, HandPosition& out)
{
    std::optional<int> reserves;
    std::optional<bool> opener = true;
    if (!keys.table.IsNull() && !readCalledCards(checker, keys.table, "/table", out.table.emplace()))
        return false;
    if (!readNumberCards(checker, keys.hand, "/hand", out.hand))
        return false;
    if (!checker.number(
            keys.reserves, [] { return "/reserves"; }, reserves))
        return false;
    if (keys.opener
        && !checker.flag(
            *keys.opener, [] { return "/opener"; }, opener))
        return false;
    out.reserves = *reserves;
    out.opener = *opener;
    return true;
}

bool readNumberHands(
    SchemaChecker& checker, const Json& value, std::string_view at, PerPlayer<std::vector<NumberCard>>& out)
{
    constexpr Text what{
        .de = "Erwartet werden zu jedem Namen die Karten.", .en = "Expected the cards of each name."};
    Players named;
    return checker.valuePerPlayer(value, at, what, [&](Player player, const Json& cards, const auto& where) {
        named.add(player);
        return readNumberCards(checker, cards, where(), out[player]);
    }) && checker.requireAllPlayers(named, at);
}

bool readRoundLog(SchemaChecker& checker, const Json& value, std::vector<RoundEvent>& out)
{
    return checker.log(value, {.de = "So lang ist keine Runde.", .en = "No round is that long."},
        [&](const Json& each, const auto& where) {
            return RoundEventReader(checker, each).read(where(), out.emplace_back());
        });
}

bool readRoundKey(SchemaChecker& checker, Key key, const Json& value, RoundEntry& out)
{
    if (key == Key::Opener)
        return checker.player(
            value, [] { return "/opener"; }, out.opener);
    std::vector<Player>& names = out.givesChip.emplace();
    if (!checker.names(value, "/gives_chip", names))
        return false;
    return !names.empty()
        || checker.schema(
            "/gives_chip", {.de = "Erwartet wird mindestens ein Name.", .en = "Expected at least one name."});
}

} // namespace tafel::document
