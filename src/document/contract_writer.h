// Writes the measure of a contract: in a deal as it was entered, in a result as it followed from the log.
#pragma once

#include "document/json_helpers.h"

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
        if (entry.trick && !entry.winners) { // incomplete: only the trick
            document::key(m_out, tafel::name(Key::Winners));
            value(PlayerByNumber{{*entry.trick, notNamed}});
        }
        ContractEntry::eachKey(entry, [this](Key key, const auto& given) {
            if (!given)
                return;
            document::key(m_out, tafel::name(key));
            value(*given);
        });
    }

    void counted(std::string_view name, const CountByPlayer& values)
    {
        key(m_out, name);
        value(values);
    }

private:
    std::string_view name(Player player) const { return m_match.players[player]; }

    void value(const CountByPlayer& numbers)
    {
        m_out.StartObject();
        for (const auto& [player, each] : numbers)
            number(m_out, name(player), each);
        m_out.EndObject();
    }
    void value(const PlayerByNumber& players)
    {
        m_out.StartObject();
        for (const auto& [number, player] : players) {
            key(m_out, number == lastTrick ? "last" : std::to_string(number));
            if (player == notNamed)
                m_out.Null();
            else
                value(player);
        }
        m_out.EndObject();
    }
    void value(Player player) { document::write(m_out, name(player)); }
    void value(int number) { m_out.Int(number); }
    void value(bool given) { m_out.Bool(given); }
    void value(const std::vector<Card>& list) { cards(m_out, list, m_match.game->pack()); }
    template <typename Each> void value(const std::vector<Each>& list)
    {
        m_out.StartArray();
        for (const Each& each : list)
            value(each);
        m_out.EndArray();
    }
    template <typename Part> void value(const std::optional<Part>& part)
    {
        if (part)
            value(*part);
        else
            m_out.Null();
    }
    void value(const Declarer& declarer)
    {
        m_out.StartObject();
        if (!declarer.by.empty())
            names(m_out, "by", m_match, declarer.by);
        if (declarer.won)
            flag(m_out, "won", *declarer.won);
        if (declarer.value)
            number(m_out, "value", *declarer.value);
        m_out.EndObject();
    }
    void value(const ExtraPoints& extra)
    {
        m_out.StartObject();
        text(m_out, "extra", extra.extra);
        text(m_out, "by", name(extra.by));
        if (extra.value)
            number(m_out, "value", *extra.value);
        m_out.EndObject();
    }
    /// In a draft a part may be incomplete.
    static bool isAnswered(Player player) { return player != notNamed; }
    static bool isAnswered(int number) { return number != Call::notSaid; }
    template <typename Each> static bool isAnswered(const std::vector<Each>&) { return true; }
    /// A part by its keys.
    template <typename Part>
    requires requires { Part::keys(); }
    void value(const Part& part)
    {
        const auto one = [&](const auto& each) {
            if (!isAnswered(part.*each.second))
                return;
            key(m_out, each.first);
            value(part.*each.second);
        };
        m_out.StartObject();
        std::apply([&](const auto&... each) { (one(each), ...); }, Part::keys());
        m_out.EndObject();
    }

    Writer& m_out;
    const Match& m_match;
};

} // namespace tafel::document
