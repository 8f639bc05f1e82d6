// Writes deals and matches in the form of the match file.
#pragma once

#include <stdexcept>

#include "document/contract_writer.h"
#include "document/event_schema.h"
#include "document/game_keys.h"
#include "document/match_reader.h"
#include "document/option_writer.h"
#include "document/power_use_writer.h"
#include "document/round_writer.h"
#include "games/custom/game.h"

namespace tafel::document {

template <typename Writer> class MatchWriter {
public:
    MatchWriter(Writer& writer, const Match& match)
        : m_out(writer)
        , m_match(match)
        , m_pack(match.game->pack())
        , m_uses(writer, match)
    {
    }

    void match(bool withDeals)
    {
        m_out.StartObject();
        text(m_out, "format", "tafelrichter/1");
        text(m_out, "game", m_match.game->id());
        if (const custom::CustomGame* const own = custom::customGame(m_match)) {
            key(m_out, "own_game");
            m_out.RawValue(own->document().data(), own->document().size(), rapidjson::kObjectType);
        }
        const bool withCharacters = hasCharacters(*m_match.game);
        if (withCharacters)
            text(m_out, "edition", editionNames[static_cast<std::size_t>(m_match.edition)]);
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
        if (withCharacters)
            characters();
        options(m_out, m_match.options);
        if (m_match.firstDealer)
            text(m_out, "first_dealer", name(*m_match.firstDealer));
        overruled();
        if (m_match.ended)
            flag(m_out, "ended", true);
        key(m_out, "deals");
        m_out.StartArray();
        if (withDeals)
            for (const DealEntry& entry : m_match.deals) {
                if (entry.readError)
                    throw std::logic_error("a deal that could not be read is not written");
                deal(entry);
            }
        m_out.EndArray();
        m_out.EndObject();
    }

    void deal(const DealEntry& entry)
    {
        m_out.StartObject();
        if (entry.contract)
            optionalText("contract", entry.contract->contract);
        if (entry.dealer)
            text(m_out, "dealer", name(*entry.dealer));
        if (entry.contract && entry.contract->trump)
            text(m_out, "trump", std::string(1, letter(*entry.contract->trump, m_pack)));
        if (entry.round)
            RoundWriter(m_out, m_match).round(*entry.round);
        if (entry.turnedUp)
            card(m_out, "turned_up", *entry.turnedUp, m_pack);
        if (entry.log) {
            recorded(entry);
        } else if (!entry.powers.empty()) {
            key(m_out, "powers");
            m_out.StartArray();
            for (const PowerUse& use : entry.powers) {
                m_out.StartObject();
                m_uses.use(use);
                m_out.EndObject();
            }
            m_out.EndArray();
        }
        if (entry.unclaimed)
            number(m_out, "unclaimed", *entry.unclaimed);
        if (entry.contract)
            MeasureWriter(m_out, m_match).write(*entry.contract);
        if (entry.hasPoints || !entry.points.empty())
            MeasureWriter(m_out, m_match).counted("points", entry.points);
        if (entry.regular)
            number(m_out, "regular", *entry.regular);
        if (entry.tricks)
            numbers(m_out, "tricks", m_match, *entry.tricks);
        if (entry.trickless)
            names(m_out, "trickless", m_match, *entry.trickless);
        if (entry.march)
            text(m_out, "match", name(*entry.march));
        if (!entry.captured.empty()) {
            key(m_out, "captured");
            m_out.StartObject();
            for (const Captured& each : entry.captured) {
                key(m_out, each.card.text(m_pack));
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
            MeasureWriter(m_out, m_match).counted("award", entry.ruling->award);
            optionalText("clause", entry.ruling->clause);
            optionalText("reason", entry.ruling->reason);
            m_out.EndObject();
        }
        m_out.EndObject();
    }

private:
    std::string_view name(Player player) const { return m_match.players[player]; }

    void optionalText(std::string_view name, std::string_view value)
    {
        if (!value.empty())
            text(m_out, name, value);
    }

    void recorded(const DealEntry& entry)
    {
        if (entry.hands) {
            key(m_out, "hands");
            m_out.StartObject();
            if (entry.contract) // there the order can matter
                for (const auto& [player, hand] : entry.contract->dealt) {
                    key(m_out, name(player));
                    cards(m_out, hand, m_pack);
                }
            else
                for (Player player = 0; player < m_match.count(); ++player) {
                    key(m_out, name(player));
                    cards(m_out, (*entry.hands)[player], m_pack);
                }
            m_out.EndObject();
        }
        key(m_out, "log");
        m_out.StartArray();
        for (const Event& each : *entry.log)
            event(entry, each);
        m_out.EndArray();
    }

    void event(const DealEntry& entry, const Event& event)
    {
        m_out.StartObject();
        text(m_out, "event", eventWords[static_cast<std::size_t>(event.kind)].name);
        if (event.kind == Event::Kind::Power) {
            m_uses.use(entry.powers[event.use]);
        } else {
            text(m_out, "by", name(event.by));
            if (event.card)
                card(m_out, "card", *event.card, m_pack);
            if (event.of)
                number(m_out, "of", *event.of);
            if (event.winner)
                text(m_out, "winner", name(*event.winner));
        }
        m_out.EndObject();
    }

    void characters()
    {
        key(m_out, "characters");
        m_out.StartObject();
        for (Player player = 0; player < m_match.count(); ++player)
            if (m_match.characters[player])
                card(m_out, name(player), *m_match.characters[player], m_pack);
        m_out.EndObject();
    }

    void overruled()
    {
        if (m_match.overruled.empty())
            return;
        key(m_out, "overruled");
        m_out.StartArray();
        for (const OptionOverride& each : m_match.overruled) {
            m_out.StartObject();
            number(m_out, "from", each.from);
            overruledOption(m_out, each);
            m_out.EndObject();
        }
        m_out.EndArray();
    }

    Writer& m_out;
    const Match& m_match;
    const Pack m_pack;
    UseWriter<Writer> m_uses;
};

} // namespace tafel::document
