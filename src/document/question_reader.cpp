#include "document/match_header_reader.h"
#include "document/position_reader.h"
#include "document/power_reader.h"
#include "document/trick_reader.h"

namespace tafel::document {

namespace {

constexpr std::string_view questionFormat = "tafelrichter-question/1";

/// Reads the parts in the order in which their faults are reported.
class QuestionReader : MatchHeaderReader {
public:
    explicit QuestionReader(const Json& root)
        : MatchHeaderReader(root, true)
    {
    }

    Result<QuestionDocument> read()
    {
        using Part = bool (QuestionReader::*)();
        constexpr Part parts[] = {&QuestionReader::format, &QuestionReader::head, &QuestionReader::seats,
            &QuestionReader::characters, &QuestionReader::options, &QuestionReader::turnedUp,
            &QuestionReader::powers, &QuestionReader::phase, &QuestionReader::trick, &QuestionReader::may,
            &QuestionReader::trickNumber, &QuestionReader::numbers, &QuestionReader::hand,
            &QuestionReader::dealer};
        for (Part part : parts)
            if (!(this->*part)())
                return tl::unexpected(m_checker.take());
        m_question.hasCharacters = m_characters != nullptr;
        m_question.match = std::move(m_match);
        return std::move(m_asked);
    }

private:
    bool format()
    {
        return hasFormat(questionFormat,
            {.de = "Das ist keine Frage dieser Version (tafelrichter-question/1).",
                .en = "This is not a question in a supported format (tafelrichter-question/1)."});
    }

    bool head()
    {
        const std::pair<std::string_view, const Json**> known[]
            = {{"turned_up", &m_turnedUp}, {"powers", &m_powers}, {"phase", &m_phase}, {"trick", &m_trick},
                {"may", &m_may}, {"trick_number", &m_trickNumber}, {"tricks", &m_tricks}, {"hand", &m_hand},
                {"total", &m_total}, {"dealer", &m_dealer}};
        return keys([&](std::string_view name, const Json& value) { return keep(known, name, value); })
            && (m_turnedUp || m_checker.missing({}, "turned_up"))
            && (m_phase || m_checker.missing({}, "phase")) && (m_may || m_checker.missing({}, "may"));
    }

    bool seats() { return players(); }

    bool turnedUp()
    {
        std::optional<Card> card;
        if (!m_checker.card(
                *m_turnedUp, [] { return "/turned_up"; }, card))
            return false;
        m_question.turnedUp = *card;
        return true;
    }

    bool powers() { return !m_powers || readPowers(m_checker, *m_powers, "/powers", m_question.powers); }

    bool phase()
    {
        for (std::size_t phase = 0; phase < std::size(phaseNames); ++phase)
            if (m_phase->IsString() && view(*m_phase) == phaseNames[phase]) {
                m_question.phase = static_cast<Phase>(phase);
                return true;
            }
        return m_checker.schema("/phase",
            {.de = fmt::format("Die Phasen heissen {}.", fmt::join(phaseNames, ", ")),
                .en = fmt::format("The phases are {}.", fmt::join(phaseNames, ", "))});
    }

    bool trick() { return !m_trick || readTrick(m_checker, *m_trick, m_question.trick.emplace(), true); }

    bool may()
    {
        m_asked.isList = m_may->IsArray();
        return m_asked.isList
            ? readPowers(m_checker, *m_may, "/may", m_question.may)
            : readPower(m_checker, *m_may, {"/may"}, PowerForm::Use, m_question.may.emplace_back());
    }

    bool trickNumber()
    {
        const auto where = [] { return "/trick_number"; };
        if (!m_trickNumber)
            return true;
        if (!m_checker.number(*m_trickNumber, where, m_question.trickNumber))
            return false;
        return m_question.trickNumber > 0
            || m_checker.schema(where(), {.de = "Stiche zählen ab 1.", .en = "Tricks are numbered from 1."});
    }

    bool numbers()
    {
        return (!m_tricks || m_checker.numberForAll(*m_tricks, "/tricks", m_question.tricks.emplace()))
            && (!m_total || m_checker.numberForAll(*m_total, "/total", m_question.total.emplace()));
    }

    bool hand()
    {
        if (m_hand && !m_checker.cards(*m_hand, "/hand", m_question.hand.emplace()))
            return false;
        return checkCardsPossible(m_checker, m_match, m_question.powers,
            m_question.trick ? &*m_question.trick : nullptr, m_question.hand ? &*m_question.hand : nullptr);
    }

    bool dealer()
    {
        return !m_dealer
            || m_checker.player(
                *m_dealer, [] { return "/dealer"; }, m_question.dealer);
    }

    QuestionDocument m_asked;
    PowerQuestion& m_question = m_asked.question;
    const Json *m_turnedUp = nullptr, *m_powers = nullptr, *m_phase = nullptr, *m_trick = nullptr,
               *m_may = nullptr, *m_trickNumber = nullptr, *m_tricks = nullptr, *m_hand = nullptr,
               *m_total = nullptr, *m_dealer = nullptr;
};

} // namespace

bool isQuestion(const Json& root)
{
    if (!root.IsObject())
        return false;
    const auto format = root.FindMember("format");
    return format != root.MemberEnd() && format->value.IsString() && view(format->value) == questionFormat;
}

Result<QuestionDocument> readQuestion(const Json& root)
{
    return QuestionReader(root).read();
}

} // namespace tafel::document
