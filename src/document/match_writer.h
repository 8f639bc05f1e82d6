// Writes deals and matches as they stand in the match file.
#pragma once

#include "document/json.h"
#include "document/match_reader.h"
#include "games/eidex/power.h"

namespace tafel::document {

template <typename Writer> class MatchWriter {
public:
    MatchWriter(Writer& writer, const Match& match)
        : m_out(writer)
        , m_match(match)
    {
    }

    void match(bool withDeals)
    {
        m_out.StartObject();
        text("format", "tafelrichter/1");
        text("game", m_match.game->id());
        text("edition", editionNames[static_cast<std::size_t>(m_match.edition)]);
        optionalText("id", m_match.id);
        optionalText("started", m_match.started);
        optionalText("rules", m_match.rules);
        optionalText("tournament", m_match.tournament);
        if (!m_match.draw.empty()) {
            key(m_out, "draw");
            m_out.RawValue(m_match.draw.data(), m_match.draw.size(), rapidjson::kObjectType);
        }
        key(m_out, "players");
        m_out.StartArray();
        for (const std::string& name : m_match.players)
            write(m_out, name);
        m_out.EndArray();
        characters();
        options();
        if (m_match.firstDealer)
            text("first_dealer", name(*m_match.firstDealer));
        overruled();
        key(m_out, "deals");
        m_out.StartArray();
        if (withDeals)
            for (const DealEntry& entry : m_match.deals)
                deal(entry);
        m_out.EndArray();
        m_out.EndObject();
    }

    void deal(const DealEntry& entry)
    {
        m_out.StartObject();
        if (entry.dealer)
            text("dealer", name(*entry.dealer));
        if (entry.turnedUp)
            card("turned_up", *entry.turnedUp);
        if (!entry.powers.empty()) {
            key(m_out, "powers");
            m_out.StartArray();
            for (const Declared& use : entry.powers)
                power(use);
            m_out.EndArray();
        }
        if (entry.unclaimed)
            number("unclaimed", *entry.unclaimed);
        if (entry.hasPoints || !entry.points.empty()) {
            key(m_out, "points");
            m_out.StartObject();
            for (const auto& [player, points] : entry.points)
                number(name(player), points);
            m_out.EndObject();
        }
        if (entry.regular)
            number("regular", *entry.regular);
        if (entry.tricks)
            ofEach("tricks", *entry.tricks);
        if (entry.trickless) {
            key(m_out, "trickless");
            m_out.StartArray();
            for (Player player = 0; player < m_match.count(); ++player)
                if (entry.trickless->has(player))
                    write(m_out, name(player));
            m_out.EndArray();
        }
        if (entry.match)
            text("match", name(*entry.match));
        if (!entry.captured.empty()) {
            key(m_out, "captured");
            m_out.StartObject();
            for (const Captured& each : entry.captured) {
                key(m_out, each.card.text(Pack::Eidex));
                if (each.by)
                    write(m_out, name(*each.by));
                else
                    m_out.Null();
            }
            m_out.EndObject();
        }
        if (entry.ruling) {
            key(m_out, "table_ruling");
            m_out.StartObject();
            ofEach("award", entry.ruling->award);
            optionalText("clause", entry.ruling->clause);
            optionalText("reason", entry.ruling->reason);
            m_out.EndObject();
        }
        m_out.EndObject();
    }

private:
    std::string_view name(Player player) const { return m_match.players[player]; }

    void text(std::string_view name, std::string_view value)
    {
        key(m_out, name);
        write(m_out, value);
    }
    void optionalText(std::string_view name, std::string_view value)
    {
        if (!value.empty())
            text(name, value);
    }
    void number(std::string_view name, int value)
    {
        key(m_out, name);
        m_out.Int(value);
    }
    void card(std::string_view name, Card value) { text(name, value.text(Pack::Eidex)); }

    void ofEach(std::string_view name, const PerPlayer<int>& values)
    {
        key(m_out, name);
        m_out.StartObject();
        for (Player player = 0; player < m_match.count(); ++player)
            number(this->name(player), values[player]);
        m_out.EndObject();
    }

    void cards(const std::vector<Card>& list)
    {
        m_out.StartArray();
        for (Card each : list)
            write(m_out, each.text(Pack::Eidex));
        m_out.EndArray();
    }

    void cardOfEach(std::string_view name, const std::vector<std::pair<Player, Card>>& list)
    {
        key(m_out, name);
        m_out.StartObject();
        for (const auto& [player, each] : list)
            card(this->name(player), each);
        m_out.EndObject();
    }

    void power(const Declared& use)
    {
        using Kind = eidex::Parameter::Kind;
        const eidex::Power& power = eidex::powerOf(use.power);
        m_out.StartObject();
        text("by", name(use.by));
        text("power", power.id);
        for (const eidex::Parameter& parameter : power.parameters) {
            switch (parameter.kind) {
            case Kind::Number:
            case Kind::Signed:
                if (use.number)
                    number(parameter.key, *use.number);
                break;
            case Kind::Card:
                if (use.card)
                    card(parameter.key, *use.card);
                break;
            case Kind::Returns:
                if (use.returns)
                    card(parameter.key, *use.returns);
                break;
            case Kind::Other:
            case Kind::Anyone:
                if (use.whom)
                    text(parameter.key, name(*use.whom));
                break;
            case Kind::Suit:
                if (use.suit)
                    text(parameter.key, std::string(1, letter(*use.suit, Pack::Eidex)));
                break;
            case Kind::Flag:
                if (use.flag) {
                    key(m_out, parameter.key);
                    m_out.Bool(*use.flag);
                }
                break;
            case Kind::Words:
                if (use.flag)
                    text(parameter.key, parameter.words[*use.flag ? 0 : 1]);
                break;
            case Kind::Two:
                if (use.cards) {
                    key(m_out, parameter.key);
                    cards(*use.cards);
                }
                break;
            case Kind::Melds:
                if (use.melds) {
                    key(m_out, parameter.key);
                    m_out.StartArray();
                    for (const std::vector<Card>& meld : *use.melds)
                        cards(meld);
                    m_out.EndArray();
                }
                break;
            case Kind::Takes:
                if (!use.takes.empty())
                    cardOfEach(parameter.key, use.takes);
                break;
            case Kind::Gives:
                if (!use.gives.empty())
                    cardOfEach(parameter.key, use.gives);
                break;
            }
        }
        m_out.EndObject();
    }

    void characters()
    {
        key(m_out, "characters");
        m_out.StartObject();
        for (Player player = 0; player < m_match.count(); ++player)
            if (m_match.characters[player])
                card(name(player), *m_match.characters[player]);
        m_out.EndObject();
    }

    void option(std::string_view name, const OptionValue& value)
    {
        if (value.option->words.empty())
            number(name, value.value);
        else
            text(name, value.option->words[static_cast<std::size_t>(value.value)]);
    }

    void options()
    {
        key(m_out, "options");
        m_out.StartObject();
        for (const OptionValue& value : m_match.options)
            option(value.option->name, value);
        m_out.EndObject();
    }

    void overruled()
    {
        if (m_match.overruled.empty())
            return;
        key(m_out, "overruled");
        m_out.StartArray();
        for (const Overruled& each : m_match.overruled) {
            m_out.StartObject();
            number("from", each.from);
            text("option", each.value.option->name);
            option("value", each.value);
            m_out.EndObject();
        }
        m_out.EndArray();
    }

    Writer& m_out;
    const Match& m_match;
};

} // namespace tafel::document
