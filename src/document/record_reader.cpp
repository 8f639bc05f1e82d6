#include "document/record_reader.h"

#include <algorithm>
#include <limits>

#include "document/event_schema.h"
#include "document/power_reader.h"

namespace tafel::document {

namespace {

/// The number of cards that each player gets.
int handSize(int players)
{
    return 36 / players;
}

/// One event of a log.
class EventReader {
public:
    EventReader(SchemaChecker& checker, const Json& value, std::size_t index, bool powers)
        : m_checker(checker)
        , m_value(value)
        , m_at{"/log", index}
        , m_known(powers ? std::span(eventWords) : std::span<const EventWords>(&openPlay, 1))
    {
    }

    bool read(DealEntry& entry)
    {
        if (!m_value.IsObject())
            return m_checker.schema(
                m_at(), {.de = "Ein Ereignis ist ein Objekt.", .en = "An event must be an object."});
        m_words = named();
        if (m_words && m_words->kind == Event::Kind::Power)
            return power(entry);
        for (const auto& member : m_value.GetObject())
            if (!key(view(member.name), member.value))
                return false;
        if (!m_words)
            return m_checker.missing(m_at(), "event");
        if (!m_by)
            return m_checker.missing(m_at(), "by");
        for (const EventKey& each : m_words->keys)
            if (each.required && !isRead(each.kind))
                return m_checker.missing(m_at(), each.name);
        m_event.kind = m_words->kind;
        m_event.by = *m_by;
        entry.log->push_back(m_event);
        return true;
    }

private:
    /// \return null if the event is missing or unknown
    const EventWords* named() const
    {
        const auto event = m_value.FindMember("event");
        if (event == m_value.MemberEnd() || !event->value.IsString())
            return nullptr;
        const auto found = std::find_if(m_known.begin(), m_known.end(),
            [&](const EventWords& each) { return each.name == view(event->value); });
        return found == m_known.end() ? nullptr : &*found;
    }

    bool power(DealEntry& entry)
    {
        PowerUse use;
        if (!readPower(m_checker, m_value, m_at, PowerForm::Event, use))
            return false;
        entry.log->push_back({.kind = Event::Kind::Power,
            .by = use.by,
            .use = static_cast<std::uint16_t>(entry.powers.size())});
        entry.powers.push_back(std::move(use));
        return true;
    }

    bool key(std::string_view name, const Json& value)
    {
        const auto where = [&] { return m_at(name); };
        if (name == "event")
            return m_words
                || m_checker.schema(
                    where(), {.de = "Dieses Ereignis gibt es nicht.", .en = "There is no such event."});
        if (name == "by")
            return m_checker.player(value, where, m_by);
        if (!m_words)
            return true; // the keys depend on the event
        const auto known = std::find_if(m_words->keys.begin(), m_words->keys.end(),
            [&](const EventKey& each) { return each.name == name; });
        if (known == m_words->keys.end())
            return m_checker.unknownKey(m_at(), name);
        switch (known->kind) {
        case EventKey::Kind::Card:
            return m_checker.card(value, where, m_event.card);
        case EventKey::Kind::Winner:
            return m_checker.player(value, where, m_event.winner);
        case EventKey::Kind::Of:
            return m_checker.number(value, where, m_event.of);
        }
        return true;
    }

    bool isRead(EventKey::Kind kind) const
    {
        return kind == EventKey::Kind::Card  ? m_event.card.has_value()
            : kind == EventKey::Kind::Winner ? m_event.winner.has_value()
                                             : m_event.of.has_value();
    }

    SchemaChecker& m_checker;
    const Json& m_value;
    const Place m_at;
    const std::span<const EventWords> m_known;
    const EventWords* m_words = nullptr;
    std::optional<Player> m_by;
    Event m_event;
};

/// Each card once; `full`: each hand has all its cards. `lists` in the order of the file.
bool dealtOnce(SchemaChecker& checker, const Match& head,
    const std::vector<std::pair<Player, std::vector<Card>>>& lists, bool full)
{
    CardSet dealt;
    for (const auto& [player, list] : lists) {
        const std::string at = "/hands" + escapePointerToken(head.players[player]);
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (dealt.has(list[i]))
                return checker.cardTwice(fmt::format("{}/{}", at, i), list[i]);
            dealt.add(list[i]);
        }
        const int size = handSize(head.count());
        if (full && static_cast<int>(list.size()) != size)
            return checker.fail(Refusal::Code::Impossible, at,
                {.de = fmt::format(
                     "{} hat {} Karten; gegeben werden {}.", head.players[player], list.size(), size),
                    .en = fmt::format(
                        "{} has {} cards; {} are dealt.", head.players[player], list.size(), size)});
    }
    return true;
}

} // namespace

bool readHands(SchemaChecker& checker, const Match& head, const Json& value, DealEntry& entry, bool complete)
{
    constexpr std::string_view at = "/hands";
    constexpr Text what{
        .de = "Hier stehen zu jedem Namen die Karten.", .en = "Expected the cards of each name."};
    std::vector<std::pair<Player, std::vector<Card>>> lists;
    const auto read = [&](Player player, const Json& cards, const auto& where) {
        entry.handsNamed.add(player);
        return checker.cards(cards, where(), lists.emplace_back(player, std::vector<Card>()).second);
    };
    if (!checker.valuePerPlayer(value, at, what, read)
        || (complete && !checker.requireAllPlayers(entry.handsNamed, at))
        || !dealtOnce(checker, head, lists, complete))
        return false;
    entry.hands.emplace();
    for (const auto& [player, list] : lists)
        for (Card card : list)
            (*entry.hands)[player].add(card);
    if (entry.contract)
        entry.contract->dealt = std::move(lists);
    return true;
}

bool readLog(SchemaChecker& checker, const Json& value, DealEntry& entry, bool powers)
{
    static_assert(limits::events <= std::numeric_limits<decltype(Event::use)>::max());
    std::size_t index = 0;
    return checker.log(value, {.de = "So lang ist keine Partie.", .en = "No deal is that long."},
        [&](const Json& each, const auto&) {
            return EventReader(checker, each, index++, powers).read(entry);
        });
}

} // namespace tafel::document
