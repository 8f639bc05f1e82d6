// Random positions and questions of the right form. The powers may be inconsistent.
#pragma once

#include "referee/phase.h"
#include "support/any_record.h"

namespace tafel::test {

/// The header of a match with another format and a turned-up card. In a position the powers are active, so
/// they are complete.
inline Json anyHead(const char* format, bool complete)
{
    Json head = anyMatch();
    head["format"] = format;
    head.erase("deals");
    head["turned_up"] = anyCard();
    if (oneIn(3))
        head.erase("characters");
    if (!oneIn(3))
        for (int count = below(3); count > 0; --count)
            head["powers"].push_back(anyPowerUse(head, complete || oneIn(2)));
    return head;
}

/// Adds a trick in progress and a hand, with no card twice.
inline void addCards(Json& document)
{
    const std::vector<Card> pack = shuffledPack();
    const int lying = below(static_cast<int>(document["players"].size()) + 1);
    Json trick{{"lead", anyName(document)}, {"cards", Json::array()}};
    for (Card card : std::span(pack).first(static_cast<std::size_t>(lying)))
        trick["cards"].push_back(oneIn(12) ? Json() : Json(card.text(Pack::Eidex)));
    document["trick"] = trick;
    const auto hand = pack.begin() + lying;
    document["hand"] = cardsJson({hand, hand + 1 + below(9)});
}

inline Json anyPosition()
{
    Json position = anyHead("tafelrichter-position/1", true);
    addCards(position);
    return position;
}

inline Json anyQuestion()
{
    Json question = anyHead("tafelrichter-question/1", false);
    question["phase"] = phaseNames[below(static_cast<int>(std::size(phaseNames)))];
    if (oneIn(2))
        addCards(question);
    question["may"] = anyPowerUse(question, oneIn(2));
    if (oneIn(3)) {
        question["may"] = Json::array();
        for (int count = below(4); count > 0; --count)
            question["may"].push_back(anyPowerUse(question, oneIn(2)));
    }
    if (oneIn(3))
        question["trick_number"] = 1 + below(12);
    for (const char* key : {"tricks", "total"})
        if (oneIn(3))
            for (const std::string& name : namesIn(question))
                question[key][name] = below(7);
    if (oneIn(3))
        question["dealer"] = anyName(question);
    return question;
}

} // namespace tafel::test
