// RJ Schwarzpeter: the player who has the jack of ravens at the end gets nothing.
#include <algorithm>

#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Jack of Raven", .de1998 = "Raben Bube", .web = "Raben Bube"};

constexpr Clause takerLoses{
    .id = "eidex.schwarzpeter.taker-loses",
    .text = {.de = "Ist Schwarzpeter erklärt, geht leer aus, wer am Ende den Raben-Buben hat; die andern "
                   "erhalten je einen Gewinnpunkt.",
        .en = "If Old Maid is declared, whoever has the jack of ravens at the end gets nothing; each other "
              "player gets one victory point."},
    .section = source,
    .differs = {.en1998 = {.de = "wer den Stich mit dem Raben-Buben gewinnt",
                    .en = "who wins the trick with the jack of ravens"},
        .de1998 = {.de = "wer den Raben-Buben kriegt", .en = "who gets the jack of ravens"},
        .web = {.de = "wer den Raben-Buben kriegt", .en = "who gets the jack of ravens"}},
};
constexpr Clause beforePutDown{
    .id = "eidex.schwarzpeter.before-put-down",
    .text = {.de = "Vor dem Drücken darf Schwarzpeter erklärt werden.",
        .en = "Old Maid may be declared before the cards are put down."},
    .section = source,
};
constexpr Clause withNobody{
    .id = "eidex.schwarzpeter.with-nobody",
    .text = {.de = "Bleibt eine der entscheidenden Karten in einem Jackpot liegen, gilt Schwarzpeter als "
                   "nicht erklärt.",
        .en = "If a deciding card is left in a Jackpot, Old Maid counts as not declared."},
    .ruling = PerEdition<Text>::all({.de = "Ohne Besitzer der Karte gibt es keinen Verlierer.",
        .en = "Without an owner of the card there is no loser."}),
};
constexpr Clause notOnRavenTrump{
    .id = "eidex.schwarzpeter.not-on-raven-trump",
    .text = {.de = "Ist Rabe Trumpf, darf Schwarzpeter nicht erklärt werden.",
        .en = "If ravens are trump, Old Maid may not be declared."},
    .section = source,
};
constexpr Clause notWithTwoAtBrink{
    .id = "eidex.schwarzpeter.not-with-two-at-six",
    .text
    = {.de = "Stehen zwei oder mehr einen Gewinnpunkt vor dem Ziel, darf Schwarzpeter nicht erklärt werden.",
        .en = "If two or more are one victory point below the target, Old Maid may not be declared."},
    .section = source,
};
constexpr Clause notPutDown{
    .id = "eidex.schwarzpeter.not-put-down",
    .text = {.de = "Ist Schwarzpeter erklärt, darf der Raben-Bube nicht gedrückt werden, zu viert auch der "
                   "Sternen-König nicht.",
        .en = "If Old Maid is declared, the jack of ravens may not be put down, nor, with four players, the "
              "king of stars."},
    .section = source,
    .ruling = {.web = {.de = "Dass zu viert auch der Sternen-König nicht gedrückt werden darf, sagt der Text "
                             "nicht; er ist dort die zweite Schwarzpeterkarte.",
                   .en = "The text does not say that with four players the king of stars may not be put down "
                         "either; there it is the second card of Old Maid."}},
};
constexpr Clause fourPlayers{
    .id = "eidex.schwarzpeter.four-players",
    .text = {.de = "Zu viert ist der Sternen-König die zweite Schwarzpeterkarte: wer eine der beiden hat, "
                   "geht leer aus, die andern erhalten je einen Gewinnpunkt.",
        .en = "With four players the king of stars is the second card of Old Maid: a player who has either "
              "gets nothing, the others get one victory point each."},
    .section = {.web = "Eidex zu viert"},
};
constexpr Clause fourPlayersBoth{
    .id = "eidex.schwarzpeter.four-players-both",
    .text = {.de = "Hat jemand beide Schwarzpeterkarten, erhalten von den drei andern die zwei mit mehr "
                   "Augen je einen Gewinnpunkt: wer höchstens einen der drei über sich hat.",
        .en = "If one player has both cards of Old Maid, the two of the other three with more card points "
              "get one victory point each: those with at most one of the three above them."},
    .section = {.web = "Eidex zu viert"},
    .ruling = {.web = {.de = "Bei gleich vielen Augen sagt der Text nicht, wer zurückstehen muss; so können "
                             "es drei Gewinnpunkte werden.",
                   .en = "If card points are equal, the text does not say who loses out; so there may be "
                         "three victory points."}},
};
constexpr Clause offUnderGuggitaler{
    .id = "eidex.schwarzpeter.off-under-guggitaler",
    .text = {.de = "Guggitaler setzt Schwarzpeter ausser Kraft.", .en = "Guggitaler switches Old Maid off."},
    .section = {.de1998 = "Herz 7", .web = "Herz 7"},
    .ruling = {.en1998 = {.de = "Dem englischen Blatt fehlt der Satz; wie in den andern Ausgaben.",
                   .en = "The English sheet lacks the sentence; as in the other editions."}},
};
constexpr const Clause* clauses[] = {&takerLoses, &beforePutDown, &withNobody, &notOnRavenTrump,
    &notWithTwoAtBrink, &notPutDown, &fourPlayers, &fourPlayersBoth, &offUnderGuggitaler};
constexpr const Clause* clausesOfUse[] = {&beforePutDown, &notOnRavenTrump, &notWithTwoAtBrink};

const Clause& says(const PowerTiming&, const PowerUse&)
{
    return beforePutDown;
}

Result<void> checkDeclared(const DealInPlay& deal, const PowerUse&)
{
    if (deal.trump.is(Suit::Raven))
        return illegalPower(notOnRavenTrump, {.de = "Rabe ist Trumpf.", .en = "Ravens are trump."});
    if (deal.playersOnePointShort() >= 2)
        return illegalPower(notWithTwoAtBrink,
            {.de = fmt::format(
                 "{} stehen bei {}.", deal.playersOnePointShort() == 2 ? "Zwei" : "Mehrere", deal.target - 1),
                .en = fmt::format(
                    "{} are at {}.", deal.playersOnePointShort() == 2 ? "Two" : "Several", deal.target - 1)});
    return {};
}

CardSet stakedCards(const DealInPlay& deal)
{
    return deal.players == 4 ? CardSet{ravenJack, starsKing} : CardSet{ravenJack};
}

Text holderQuestion(Card card)
{
    return card == ravenJack ? Text{"Wer hat den Raben-Buben?", "Who has the jack of ravens?"}
                             : Text{"Wer hat den Sternen-König?", "Who has the king of stars?"};
}

bool isAnyCardUnowned(const Facts& facts)
{
    return !facts.ravenJack || (facts.players == 4 && !facts.starsKing);
}

std::optional<std::array<std::int8_t, 4>> decide(const Facts& facts)
{
    if (!facts.schwarzpeter || isAnyCardUnowned(facts))
        return std::nullopt;
    std::array<std::int8_t, 4> points{};
    const bool both = facts.players == 4 && facts.ravenJack == facts.starsKing;
    for (Player player = 0; player < facts.players; ++player) {
        if (player == *facts.ravenJack || (facts.players == 4 && player == *facts.starsKing))
            continue;
        int above = 0;
        for (Player other = 0; other < facts.players; ++other)
            above += other != *facts.ravenJack && facts.points[other] > facts.points[player] ? 1 : 0;
        points[player] = !both || above <= 1 ? 1 : 0;
    }
    return points;
}

void explain(const Facts& facts, const Award& award, DealAward& out)
{
    Players winners;
    for (Player player = 0; player < facts.players; ++player)
        if (award.points[player] > 0)
            winners.add(player);
    const Argument others = Argument::players(winners);
    if (facts.players == 4 && facts.ravenJack != facts.starsKing) {
        const Players takers{*facts.ravenJack, *facts.starsKing};
        out.because.push_back({&fourPlayers, takers,
            {{.de = "{0} haben Raben-Buben und Sternen-König: 0; {1} je 1.",
                 .en = "{0} have the jack of ravens and the king of stars: 0; {1} 1 each."},
                {Argument::players(takers), others}}});
        out.brief = {{.de = "Schwarzpeter: {0}", .en = "Old Maid: {0}"}, {Argument::players(takers)}};
        return;
    }
    const Argument taker = Argument::player(*facts.ravenJack);
    out.brief = {{.de = "Schwarzpeter: {0}", .en = "Old Maid: {0}"}, {taker}};
    if (facts.players == 4)
        out.because.push_back({&fourPlayersBoth, {*facts.ravenJack},
            {{.de = "{0} hat Raben-Buben und Sternen-König: 0; {1} je 1.",
                 .en = "{0} has the jack of ravens and the king of stars: 0; {1} 1 each."},
                {taker, others}}});
    else
        out.because.push_back({&takerLoses, {*facts.ravenJack},
            {{.de = "{0} hat den Raben-Buben: 0; {1} je 1.",
                 .en = "{0} has the jack of ravens: 0; {1} 1 each."},
                {taker, others}}});
}

void explainPass(const Facts& facts, DealAward& out)
{
    if (facts.schwarzpeter)
        out.because.push_back({&withNobody, {},
            {{.de = "Eine Karte von Schwarzpeter blieb im Jackpot: gewertet wie üblich.",
                .en = "A card of Old Maid was left in the Jackpot: the deal counts as usual."}}});
}

constexpr Rule rule{decide, explain, explainPass};

} // namespace

extern const Power schwarzpeter;
const Power schwarzpeter{
    .id = "schwarzpeter",
    .card = "RJ"_card,
    .name = {.de = "Schwarzpeter", .en = "Old Maid"},
    .oneLine = {.de = "Wer am Ende den Raben-Buben hat, bekommt nichts.",
        .en = "The player who has the jack of ravens at the end gets nothing."},
    .section = source,
    .clauses = clauses,
    .phases = PerEdition<Phases>::all({Phase::BeforePutDown}),
    .decides = true,
    .use = {.checkDeclared = checkDeclared, .says = says, .clauses = clausesOfUse},
    .down = {.excludedFromPutDown = stakedCards, .clause = &notPutDown},
    .score = {.offUnderGuggitaler = &offUnderGuggitaler, .holderQuestion = holderQuestion, .award = &rule},
};

} // namespace tafel::eidex
