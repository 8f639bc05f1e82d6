// SK Quizmaster: asks a question after each trick.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "King of Stars", .de1998 = "Sternen König", .web = "Sternen König"};

constexpr Clause oneQuestion{
    .id = "eidex.quizmaster.one-question",
    .text = {.de = "Nach jedem Stich darf der Quizmaster einem Mitspieler eine einzige Frage zu dessen "
                   "Karten stellen.",
        .en
        = "After each trick Quizmaster may ask another player a single question about that player's cards."},
    .section = source,
};
constexpr Clause truth{
    .id = "eidex.quizmaster.truth",
    .text = {.de = "Die Antwort an den Quizmaster ist Ja oder Nein und muss wahr sein.",
        .en = "The answer to Quizmaster is yes or no and must be true."},
    .section = source,
};
constexpr Clause ownHand{
    .id = "eidex.quizmaster.own-hand",
    .text
    = {.de = "Englische Ausgabe und Web-Ausgabe: der Quizmaster darf jederzeit über die eigene Hand reden.",
        .en = "English and web edition: Quizmaster may talk about their own hand at any time."},
    .section = {.en1998 = "King of Stars", .web = "Sternen König"},
    .differs = {.en1998 = {.de = "darf über die eigene Hand reden", .en = "may talk about their own hand"},
        .de1998 = {.de = "sagt davon nichts", .en = "does not say so"},
        .web = {.de = "darf über die eigene Hand reden", .en = "may talk about their own hand"}},
};
constexpr const Clause* clauses[] = {&oneQuestion, &truth, &ownHand};
constexpr Parameter parameters[] = {{.key = "of",
    .label = {.de = "an wen", .en = "to whom"},
    .question = {.de = "an wen?", .en = "to whom?"},
    .kind = Parameter::Kind::Other,
    .optionalInLog = true}};

Result<void> mayUse(const PowerTiming& moment, const PowerUse&)
{
    if (moment.usedInWindow.value_or(0) > 0)
        return illegalPower(oneQuestion,
            {.de = "Nach diesem Stich ist die Frage schon gestellt.",
                .en = "The question after this trick has already been asked."});
    return {};
}

} // namespace

extern const Power quizmaster;
const Power quizmaster{
    .id = "quizmaster",
    .card = "SK"_card,
    .name = {.de = "Quizmaster", .en = "Quizmaster"},
    .oneLine = {.de = "Stellt nach jedem Stich eine Ja-Nein-Frage.",
        .en = "Asks a yes-or-no question after each trick."},
    .section = source,
    .clauses = clauses,
    .uses = PerEdition<int>::all(anyTimes),
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::AfterTrick}),
    .use = {.mayUse = mayUse},
};

} // namespace tafel::eidex
