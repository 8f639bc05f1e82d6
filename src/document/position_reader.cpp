#include "document/position_reader.h"

#include "document/head_reader.h"
#include "document/power_reader.h"
#include "document/trick_reader.h"

namespace tafel::document {

namespace {

/// Reads the parts in the order in which their faults are reported.
class PositionReader : HeadReader {
public:
    explicit PositionReader(const Json& root)
        : HeadReader(root)
    {
    }

    Result<Position> read()
    {
        using Part = bool (PositionReader::*)();
        constexpr Part parts[] = {&PositionReader::format, &PositionReader::head, &PositionReader::players,
            &PositionReader::characters, &PositionReader::options, &PositionReader::turnedUp,
            &PositionReader::powers, &PositionReader::trick, &PositionReader::hand, &PositionReader::cards};
        for (Part part : parts)
            if (!(this->*part)())
                return tl::unexpected(m_shape.take());
        m_position.hasCharacters = m_characters != nullptr;
        m_position.match = std::move(m_match);
        return std::move(m_position);
    }

private:
    bool format()
    {
        return hasFormat("tafelrichter-position/1",
            {.de = "Das ist weder eine Stellung (tafelrichter-position/1) noch eine Frage "
                   "(tafelrichter-question/1).",
                .en = "This is neither a position (tafelrichter-position/1) nor a question "
                      "(tafelrichter-question/1)."});
    }

    bool head()
    {
        const std::pair<std::string_view, const Json**> known[]
            = {{"turned_up", &m_turnedUp}, {"powers", &m_powers}, {"trick", &m_trick}, {"hand", &m_hand}};
        return keys([&](std::string_view name, const Json& value) { return keep(known, name, value); })
            && (m_turnedUp || m_shape.missing({}, "turned_up")) && (m_trick || m_shape.missing({}, "trick"));
    }

    bool turnedUp()
    {
        std::optional<Card> card;
        if (!m_shape.card(
                *m_turnedUp, [] { return "/turned_up"; }, card))
            return false;
        m_position.turnedUp = *card;
        return true;
    }

    bool powers()
    {
        return !m_powers || readPowers(m_shape, *m_powers, "/powers", m_position.powers, PowerForm::InForce);
    }

    bool trick() { return readTrick(m_shape, *m_trick, m_position.trick); }

    bool hand()
    {
        const Filled fill = filled(m_match, m_position.powers, m_position.trick);
        if (!m_hand)
            return fill.lying >= fill.places || m_shape.missing({}, "hand");
        return m_shape.cards(*m_hand, "/hand", m_position.hand.emplace());
    }

    bool cards()
    {
        return cardsCanBe(m_shape, m_match, m_position.powers, &m_position.trick,
            m_position.hand ? &*m_position.hand : nullptr);
    }

    Position m_position;
    const Json *m_turnedUp = nullptr, *m_powers = nullptr, *m_trick = nullptr, *m_hand = nullptr;
};

} // namespace

Result<Position> readPosition(const Json& root)
{
    return PositionReader(root).read();
}

} // namespace tafel::document
