// LK Computer: five card points more or less at the end.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "King of Lizard", .de1998 = "Eidex König", .web = "Eidex König"};

constexpr Clause fivePoints{
    .id = "eidex.computer.five-points",
    .text = {.de = "Am Ende der Partie darf der Computer zu den eigenen Augen 5 dazuzählen oder 5 abziehen.",
        .en = "At the end of the deal Computer may add 5 to their own card points or subtract 5."},
    .section = source,
};
constexpr Text offReason{.de = "Bei nur 13 Augen im Spiel würden 5 Augen jede Partie entscheiden.",
    .en = "In a pack of 13 card points five of them would decide every deal."};
constexpr Clause offUnderGuggitaler{
    .id = "eidex.computer.off-under-guggitaler",
    .text = {.de = "Unter Guggitaler hat der Computer keine Wirkung.",
        .en = "Under Guggitaler Computer has no effect."},
    .ruling = PerEdition<Text>::all(offReason),
};
constexpr const Clause* clauses[] = {&fivePoints, &offUnderGuggitaler};
constexpr Parameter parameters[] = {{.key = "points",
    .label = {.de = "Augen", .en = "card points"},
    .question = {.de = "dazu oder weg?", .en = "added or subtracted?"},
    .kind = Parameter::Kind::Signed,
    .required = true}};

Result<void> checkDeclared(const DealInPlay&, const PowerUse& use)
{
    if (use.number && *use.number != 5 && *use.number != -5)
        return illegalPower(fivePoints,
            {.de = fmt::format("Der Computer zählt 5 dazu oder zieht 5 ab, nicht {}.", *use.number),
                .en = fmt::format("Computer adds or subtracts 5, not {}.", *use.number)});
    return {};
}

int adjust(const DealInPlay&, const PowerUse& use, int points)
{
    return points + use.number.value_or(0);
}

Reason explain(const DealInPlay&, const PowerUse& use, int before, int after)
{
    return {.clause = &fivePoints,
        .players = {use.by},
        .sentence
        = {{.de = "{0}: {1} {2} = {3} mit dem Computer.", .en = "{0}: {1} {2} = {3} with Computer."},
            {Argument::player(use.by), Argument::number(before), Argument::signedNumber(after - before),
                Argument::number(after)}}};
}

} // namespace

extern const Power computer;
const Power computer{
    .id = "computer",
    .card = "LK"_card,
    .name = {.de = "Computer", .en = "Computer"},
    .oneLine = {.de = "Darf am Ende 5 Augen dazu- oder wegzählen.",
        .en = "May add or subtract 5 card points at the end."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::GameEnd}),
    .decides = true,
    .use = {.checkDeclared = checkDeclared},
    .score = {.adjust = adjust, .explain = explain, .offUnderGuggitaler = &offUnderGuggitaler},
};

} // namespace tafel::eidex
