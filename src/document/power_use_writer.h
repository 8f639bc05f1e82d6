// Writes the use of a power in the form of a deal or a log.
#pragma once

#include "document/json_helpers.h"
#include "games/eidex/power.h"

namespace tafel::document {

template <typename Writer> class UseWriter {
public:
    UseWriter(Writer& writer, const Match& match)
        : m_out(writer)
        , m_match(match)
    {
    }

    /// Writes the keys for its player and its parameters.
    void use(const PowerUse& use)
    {
        using Kind = eidex::Parameter::Kind;
        const eidex::Power& power = eidex::powerOf(use.power);
        text(m_out, "by", name(use.by));
        text(m_out, "power", power.id);
        for (const eidex::Parameter& parameter : power.parameters) {
            switch (parameter.kind) {
            case Kind::Number:
            case Kind::Signed:
                if (use.number)
                    number(m_out, parameter.key, *use.number);
                break;
            case Kind::Card:
                if (use.card)
                    card(m_out, parameter.key, *use.card, Pack::Eidex);
                break;
            case Kind::Returns:
                if (use.returns)
                    card(m_out, parameter.key, *use.returns, Pack::Eidex);
                break;
            case Kind::Other:
            case Kind::Anyone:
                if (use.whom)
                    text(m_out, parameter.key, name(*use.whom));
                break;
            case Kind::Suit:
                if (use.suit)
                    text(m_out, parameter.key, std::string(1, letter(*use.suit, Pack::Eidex)));
                break;
            case Kind::Flag:
                if (use.flag)
                    flag(m_out, parameter.key, *use.flag);
                break;
            case Kind::Words:
                if (use.flag)
                    text(m_out, parameter.key, parameter.words[*use.flag ? 0 : 1].key);
                break;
            case Kind::Two:
                if (use.cards) {
                    key(m_out, parameter.key);
                    cards(m_out, *use.cards, Pack::Eidex);
                }
                break;
            case Kind::Melds:
                if (use.melds) {
                    key(m_out, parameter.key);
                    m_out.StartArray();
                    for (const std::vector<Card>& meld : *use.melds)
                        cards(m_out, meld, Pack::Eidex);
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
    }

private:
    std::string_view name(Player player) const { return m_match.players[player]; }

    void cardOfEach(std::string_view name, const std::vector<std::pair<Player, Card>>& list)
    {
        key(m_out, name);
        m_out.StartObject();
        for (const auto& [player, each] : list)
            card(m_out, this->name(player), each, Pack::Eidex);
        m_out.EndObject();
    }

    Writer& m_out;
    const Match& m_match;
};

} // namespace tafel::document
