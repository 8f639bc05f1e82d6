// R9 Radarkontrolle: moves the limit that players must stay below.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Nine of Raven", .de1998 = "Raben 9", .web = "Raben 9"};

constexpr Clause limit{
    .id = "eidex.radarkontrolle.limit",
    .text = {.de = "Vor dem Drücken legt die Radarkontrolle eine Limite von 80 bis 120 fest; wer sie "
                   "erreicht oder überschreitet, geht leer aus.",
        .en = "Before the cards are put down Speed Limit sets a limit from 80 to 120; a player who reaches "
              "or exceeds it gets nothing."},
    .section = source,
    .players = 3,
};
constexpr Clause fourPlayers{
    .id = "eidex.radarkontrolle.four-players",
    .text
    = {.de = "Zu viert liegt die Limite der Radarkontrolle, vor dem Drücken festgelegt, zwischen 62 und 100; "
             "wer sie erreicht oder überschreitet, geht leer aus.",
        .en = "With four players the limit of Speed Limit, set before the cards are put down, is between 62 "
              "and 100; a player who reaches or exceeds it gets nothing."},
    .section = {.web = "Eidex zu viert"},
    .players = 4,
};
constexpr Text offReason{.de = "Bei 13 Augen im Spiel würde eine Limite von 80 oder mehr nie erreicht; es "
                               "gilt die Grenze von Guggitaler.",
    .en = "With 13 card points in play a limit of 80 or more could never be reached; Guggitaler's own limit "
          "applies."};
constexpr Clause offUnderGuggitaler{
    .id = "eidex.radarkontrolle.off-under-guggitaler",
    .text = {.de = "Unter Guggitaler hat die Radarkontrolle keine Wirkung.",
        .en = "Under Guggitaler Speed Limit has no effect."},
    .ruling = PerEdition<Text>::all(offReason),
};
constexpr const Clause* clauses[] = {&limit, &fourPlayers, &offUnderGuggitaler};
constexpr Parameter parameters[] = {{.key = "limit",
    .label = {.de = "Limite", .en = "limit"},
    .question = {.de = "welche Limite?", .en = "which limit?"},
    .kind = Parameter::Kind::Number,
    .required = true}};

constexpr int lowest(const DealInPlay& deal)
{
    return deal.players == 4 ? 62 : 80;
}
constexpr int highest(const DealInPlay& deal)
{
    return deal.players == 4 ? 100 : 120;
}

const Clause& ruleOf(const DealInPlay& deal)
{
    return deal.players == 4 ? fourPlayers : limit;
}

Result<void> checkDeclared(const DealInPlay& deal, const PowerUse& use)
{
    if (use.number && (*use.number < lowest(deal) || *use.number > highest(deal)))
        return illegalPower(ruleOf(deal),
            {.de = fmt::format("Die Limite muss zwischen {} und {} liegen, nicht bei {}.", lowest(deal),
                 highest(deal), *use.number),
                .en = fmt::format(
                    "The limit must be from {} to {}, not {}.", lowest(deal), highest(deal), *use.number)});
    return {};
}

const Clause& says(const PowerTiming& moment, const PowerUse&)
{
    return ruleOf(moment.deal);
}

int newLimit(const DealInPlay& deal, const PowerUse& use, int, const Clause*& because)
{
    because = &ruleOf(deal);
    return use.number.value_or(0);
}

void ask(const DealInPlay& deal, const PowerUse&, Prompt& asked)
{
    asked.lowest = lowest(deal);
    asked.highest = highest(deal);
}

} // namespace

extern const Power radarkontrolle;
const Power radarkontrolle{
    .id = "radarkontrolle",
    .card = "R9"_card,
    .name = {.de = "Radarkontrolle", .en = "Speed Limit"},
    .oneLine = {.de = "Setzt die Limite zwischen 80 und 120.", .en = "Sets the limit between 80 and 120."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::BeforePutDown}),
    .decides = true,
    .use = {.checkDeclared = checkDeclared, .says = says},
    .score = {.limit = newLimit, .offUnderGuggitaler = &offUnderGuggitaler, .ask = ask},
};

} // namespace tafel::eidex
