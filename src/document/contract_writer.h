// Writes the measure of a contract: in a deal as it was entered, in a result as it followed from the log.
#pragma once

#include "document/writing.h"

namespace tafel::document {

template <typename Writer> class MeasureWriter {
public:
    MeasureWriter(Writer& writer, const Match& match)
        : m_out(writer)
        , m_match(match)
    {
    }

    void write(const ContractEntry& entry)
    {
        if (entry.count)
            counted("count", *entry.count);
        if (entry.takes)
            list("takes", *entry.takes, [this](const Take& take) {
                text(m_out, "by", name(take.by));
                key(m_out, "cards");
                cards(m_out, take.cards, m_match.game->pack());
            });
        if (entry.winners)
            playerOfEach("winners", *entry.winners);
        if (entry.lows)
            list("lows", *entry.lows, [this](const LowTrick& trick) {
                text(m_out, "winner", name(trick.winner));
                names(m_out, "lowest", m_match, trick.lowest);
            });
        if (entry.out)
            names(m_out, "out", m_match, *entry.out);
        if (entry.counts)
            list("counts", *entry.counts, [this](const CardsCount& count) {
                text(m_out, "out", name(count.out));
                counted("left", count.left);
            });
        if (entry.left)
            counted("left", *entry.left);
        if (entry.passes)
            counted("passes", *entry.passes);
        if (entry.crossings)
            playerOfEach("crossings", *entry.crossings);
        if (entry.called)
            called(*entry.called);
        if (entry.march)
            text(m_out, "march", name(*entry.march));
        if (entry.announced)
            flag(m_out, "announced", *entry.announced);
        if (entry.announcer)
            text(m_out, "by", name(*entry.announcer));
    }

    void counted(std::string_view name, const Counted& values)
    {
        key(m_out, name);
        m_out.StartObject();
        for (const auto& [player, value] : values)
            number(m_out, this->name(player), value);
        m_out.EndObject();
    }

private:
    std::string_view name(Player player) const { return m_match.players[player]; }

    template <typename Entry, typename Fill>
    void list(std::string_view name, const std::vector<Entry>& entries, const Fill& fill)
    {
        key(m_out, name);
        m_out.StartArray();
        for (const Entry& each : entries) {
            m_out.StartObject();
            fill(each);
            m_out.EndObject();
        }
        m_out.EndArray();
    }

    void playerOfEach(std::string_view name, const std::vector<std::pair<int, Player>>& list)
    {
        key(m_out, name);
        m_out.StartObject();
        for (const auto& [number, player] : list)
            text(m_out, std::to_string(number), this->name(player));
        m_out.EndObject();
    }

    void called(const std::optional<Call>& call)
    {
        key(m_out, "called");
        if (!call) {
            m_out.Null();
            return;
        }
        m_out.StartObject();
        text(m_out, "by", name(call->by));
        text(m_out, "before", name(call->before));
        number(m_out, "sum", call->sum);
        m_out.EndObject();
    }

    Writer& m_out;
    const Match& m_match;
};

} // namespace tafel::document
