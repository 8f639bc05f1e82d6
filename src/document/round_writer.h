// Writes a round of Krass Kariert, its turns, and a position of it.
#pragma once

#include <fmt/format.h>

#include "document/event_schema.h"
#include "document/json_helpers.h"

namespace tafel::document {

template <typename Writer> void numberCards(Writer& out, const std::vector<NumberCard>& cards)
{
    out.StartArray();
    for (NumberCard each : cards)
        write(out, each.text());
    out.EndArray();
}

template <typename Writer> void numberList(Writer& out, std::string_view name, const std::vector<int>& values)
{
    key(out, name);
    out.StartArray();
    for (int each : values)
        out.Int(each);
    out.EndArray();
}

template <typename Writer> class RoundWriter {
public:
    RoundWriter(Writer& writer, const Match& match)
        : m_out(writer)
        , m_match(match)
    {
    }

    void round(const RoundEntry& round)
    {
        if (round.opener)
            text(m_out, "opener", name(*round.opener));
        if (round.givesChip)
            names(m_out, "gives_chip", m_match, *round.givesChip);
        if (round.hands)
            hands("hands", *round.hands);
        if (round.reserves)
            hands("reserves", *round.reserves);
        if (!round.log)
            return;
        key(m_out, "log");
        m_out.StartArray();
        for (const RoundEvent& each : *round.log)
            event(each);
        m_out.EndArray();
    }

    /// Writes the turns of a recorded round.
    void turns(const std::vector<RoundTurn>& turns)
    {
        key(m_out, "turns");
        m_out.StartArray();
        for (const RoundTurn& each : turns) {
            m_out.StartObject();
            text(m_out, "opener", name(each.opener));
            key(m_out, "winner");
            if (each.winner)
                write(m_out, name(*each.winner));
            else
                m_out.Null();
            number(m_out, "draws", each.draws);
            if (each.stuck)
                text(m_out, "stuck", name(*each.stuck));
            m_out.EndObject();
        }
        m_out.EndArray();
    }

    void position(const HandPosition& position)
    {
        key(m_out, "table");
        if (position.table)
            called(*position.table);
        else
            m_out.Null();
        key(m_out, "hand");
        numberCards(m_out, position.hand);
        number(m_out, "reserves", position.reserves);
        if (!position.opener)
            flag(m_out, "opener", false);
    }

private:
    std::string_view name(Player player) const { return m_match.players[player]; }

    void hands(std::string_view name, const PerPlayer<std::vector<NumberCard>>& hands)
    {
        key(m_out, name);
        m_out.StartObject();
        for (Player player = 0; player < m_match.count(); ++player) {
            key(m_out, this->name(player));
            numberCards(m_out, hands[player]);
        }
        m_out.EndObject();
    }

    void event(const RoundEvent& event)
    {
        m_out.StartObject();
        text(m_out, "event", roundEventWords[static_cast<std::size_t>(event.kind)].name);
        text(m_out, "by", name(event.by));
        if (event.kind == RoundEvent::Kind::Play) {
            numberList(m_out, "positions", event.positions);
            if (event.value && event.valueIsList)
                numberList(m_out, "value", *event.value);
            else if (event.value)
                number(m_out, "value", event.value->front());
        } else {
            text(m_out, "card", event.card.text());
            number(m_out, "at", event.at);
        }
        m_out.EndObject();
    }

    void called(const std::vector<CalledCard>& cards)
    {
        m_out.StartArray();
        for (const CalledCard& each : cards)
            write(m_out,
                each.call ? fmt::format("{}={}", each.card.text(), *each.call)
                          : std::string(each.card.text()));
        m_out.EndArray();
    }

    Writer& m_out;
    const Match& m_match;
};

} // namespace tafel::document
