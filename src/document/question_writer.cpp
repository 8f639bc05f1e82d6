// Writes positions and questions, which are stored with the dispute.
#include "document/game_keys.h"
#include "document/match_reader.h"
#include "document/option_writer.h"
#include "document/power_use_writer.h"
#include "document/round_writer.h"

namespace tafel::document {

namespace {

template <typename Writer> class AskedWriter {
public:
    AskedWriter(Writer& writer, const Match& match)
        : m_out(writer)
        , m_match(match)
        , m_pack(match.game->pack())
        , m_uses(writer, match)
    {
    }

    void head(std::string_view format, bool withCharacters)
    {
        text(m_out, "format", format);
        text(m_out, "game", m_match.game->id());
        if (hasCharacters(*m_match.game))
            text(m_out, "edition", editionNames[static_cast<std::size_t>(m_match.edition)]);
        key(m_out, "players");
        m_out.StartArray();
        for (const std::string& name : m_match.players)
            write(m_out, name);
        m_out.EndArray();
        if (withCharacters) {
            key(m_out, "characters");
            m_out.StartObject();
            for (Player player = 0; player < m_match.count(); ++player)
                if (m_match.characters[player])
                    card(m_out, m_match.players[player], *m_match.characters[player], m_pack);
            m_out.EndObject();
        }
        if (!m_match.options.empty())
            options(m_out, m_match.options);
    }

    void uses(std::string_view name, const std::vector<PowerUse>& list)
    {
        key(m_out, name);
        m_out.StartArray();
        for (const PowerUse& use : list) {
            m_out.StartObject();
            m_uses.use(use);
            m_out.EndObject();
        }
        m_out.EndArray();
    }

    void trick(const TrickSoFar& trick)
    {
        key(m_out, "trick");
        m_out.StartObject();
        text(m_out, "lead", m_match.players[trick.lead]);
        key(m_out, "cards");
        m_out.StartArray();
        for (const std::optional<Card>& each : trick.cards) {
            if (each)
                write(m_out, each->text(m_pack));
            else
                m_out.Null();
        }
        m_out.EndArray();
        m_out.EndObject();
    }

    void hand(const std::optional<std::vector<Card>>& hand)
    {
        if (!hand)
            return;
        key(m_out, "hand");
        cards(m_out, *hand, m_pack);
    }

    void numbers(std::string_view name, const std::optional<PerPlayer<int>>& values)
    {
        if (values)
            document::numbers(m_out, name, m_match, *values);
    }

    /// Writes the fields of a contract other than the hand: the trick, or the laid cards.
    void contract(const ContractPosition& contract, const TrickSoFar& trick)
    {
        if (!contract.contract.empty())
            text(m_out, "contract", contract.contract);
        if (contract.trump)
            text(m_out, "trump", std::string(1, letter(*contract.trump, m_pack)));
        if (contract.firstTrick)
            flag(m_out, "first_trick", true);
        if (contract.laid)
            cardList("laid", *contract.laid);
        if (contract.packets)
            number(m_out, "packets", *contract.packets);
        if (contract.series)
            cardList("series", *contract.series);
        if (contract.gone)
            cardList("gone", *contract.gone);
        if (contract.row) {
            key(m_out, "row");
            m_out.StartObject();
            card(m_out, "up", contract.row->up, m_pack);
            card(m_out, "down", contract.row->down, m_pack);
            m_out.EndObject();
        }
        if (m_match.game->positionKeys(m_match, contract.contract).has(Key::Trick))
            this->trick(trick);
    }

private:
    void cardList(std::string_view name, const std::vector<Card>& list)
    {
        key(m_out, name);
        cards(m_out, list, m_pack);
    }

    Writer& m_out;
    const Match& m_match;
    const Pack m_pack;
    UseWriter<Writer> m_uses;
};

} // namespace

std::string writePosition(const Position& position)
{
    std::string json;
    print(json, Layout::Line, [&](auto& writer) {
        AskedWriter out(writer, position.match);
        writer.StartObject();
        out.head("tafelrichter-position/1", position.hasCharacters);
        if (position.combination) {
            RoundWriter(writer, position.match).position(*position.combination);
        } else if (position.contract) {
            out.contract(*position.contract, position.trick);
        } else {
            card(writer, "turned_up", position.turnedUp, Pack::Eidex);
            out.uses("powers", position.powers);
            out.trick(position.trick);
        }
        out.hand(position.hand);
        writer.EndObject();
    });
    return json;
}

std::string writeQuestion(const PowerQuestion& question)
{
    std::string json;
    print(json, Layout::Line, [&](auto& writer) {
        AskedWriter out(writer, question.match);
        writer.StartObject();
        out.head("tafelrichter-question/1", question.hasCharacters);
        card(writer, "turned_up", question.turnedUp, Pack::Eidex);
        out.uses("powers", question.powers);
        text(writer, "phase", phaseNames[static_cast<std::size_t>(question.phase)]);
        if (question.trick)
            out.trick(*question.trick);
        out.uses("may", question.may);
        if (question.trickNumber)
            number(writer, "trick_number", *question.trickNumber);
        out.numbers("tricks", question.tricks);
        out.hand(question.hand);
        out.numbers("total", question.total);
        if (question.dealer)
            text(writer, "dealer", question.match.players[*question.dealer]);
        writer.EndObject();
    });
    return json;
}

} // namespace tafel::document
