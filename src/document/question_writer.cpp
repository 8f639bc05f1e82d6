// Writes positions and questions: what a table asked, kept with the dispute.
#include "document/match_reader.h"
#include "document/use_writer.h"

namespace tafel::document {

namespace {

template <typename Writer> class AskedWriter {
public:
    AskedWriter(Writer& writer, const Match& match)
        : m_out(writer)
        , m_match(match)
        , m_uses(writer, match)
    {
    }

    void head(std::string_view format, bool withCharacters)
    {
        text(m_out, "format", format);
        text(m_out, "game", m_match.game->id());
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
                    card(m_out, m_match.players[player], *m_match.characters[player]);
            m_out.EndObject();
        }
        if (m_match.options.empty())
            return;
        key(m_out, "options");
        m_out.StartObject();
        for (const OptionValue& value : m_match.options) {
            if (value.option->words.empty())
                number(m_out, value.option->name, value.value);
            else
                text(m_out, value.option->name, value.option->words[static_cast<std::size_t>(value.value)]);
        }
        m_out.EndObject();
    }

    void uses(std::string_view name, const std::vector<Declared>& list)
    {
        key(m_out, name);
        m_out.StartArray();
        for (const Declared& use : list) {
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
                write(m_out, each->text(Pack::Eidex));
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
        cards(m_out, *hand);
    }

    void numbers(std::string_view name, const std::optional<PerPlayer<int>>& values)
    {
        if (values)
            document::numbers(m_out, name, m_match, *values);
    }

private:
    Writer& m_out;
    const Match& m_match;
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
        card(writer, "turned_up", position.turnedUp);
        out.uses("powers", position.powers);
        out.trick(position.trick);
        out.hand(position.hand);
        writer.EndObject();
    });
    return json;
}

std::string writeQuestion(const Question& question)
{
    std::string json;
    print(json, Layout::Line, [&](auto& writer) {
        AskedWriter out(writer, question.match);
        writer.StartObject();
        out.head("tafelrichter-question/1", question.hasCharacters);
        card(writer, "turned_up", question.turnedUp);
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
