// H10 Fürsorge: gives away tricks of little value.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Ten of Hearts", .de1998 = "Herz 10", .web = "Herz 10"};

constexpr Clause givesTrick{
    .id = "eidex.fuersorge.gives-trick",
    .text = {.de = "Liegen alle Karten eines Stichs mit höchstens 3 Augen, darf die Fürsorge ihn samt dem "
                   "nächsten Ausspiel vergeben, an wen sie will, auch an sich selbst; nur den letzten nicht.",
        .en = "Once all cards of a trick worth 3 card points or less are on the table, Social Security may "
              "give it, with the next lead, to anyone, Social Security included; but not the last trick."},
    .section = source,
    .players = 3,
};
constexpr Clause fourPlayers{
    .id = "eidex.fuersorge.four-players",
    .text = {.de = "Zu viert vergibt die Fürsorge Stiche mit höchstens 4 Augen.",
        .en = "With four players Social Security gives away tricks worth 4 card points or less."},
    .section = {.web = "Eidex zu viert"},
    .players = 4,
};
constexpr Clause notWithSphinx{
    .id = "eidex.fuersorge.not-with-sphinx",
    .text = {.de = "Einen Stich mit einer verdeckten Karte der Sphinx darf die Fürsorge nicht vergeben.",
        .en = "A trick with a face-down card of Sphinx's may not be given away."},
    .section = {.de1998 = "Herz 10", .web = "Herz 10"},
    .ruling = {.en1998 = {.de = "Das englische Blatt schweigt; wie in den andern Ausgaben, weil niemand den "
                                "Wert der verdeckten Karte kennt.",
                   .en = "The English sheet is silent; as in the other editions, because nobody knows what "
                         "the face-down card is worth."}},
    .differs = {.en1998 = {.de = "schweigt", .en = "silent"},
        .de1998 = {.de = "nicht mit Sphinx", .en = "not with Sphinx"},
        .web = {.de = "nicht mit Sphinx", .en = "not with Sphinx"}},
};
constexpr Clause withJackpot{
    .id = "eidex.fuersorge.with-jackpot",
    .text = {.de = "Ein Tierstich geht beim Jackpot in den Topf, und die Fürsorge vergibt nur das Ausspiel; "
                   "ein kleiner Stich mit der genannten Karte darf samt dem Topf vergeben werden.",
        .en = "With Jackpot an animal trick goes into the pot and Social Security gives away only the lead; "
              "a small trick with the named card may be given away together with the pot."},
    .section = source,
};
constexpr Clause underJustice{
    .id = "eidex.fuersorge.under-justice",
    .text = {.de = "Während der Gerechtigkeit vergibt die Fürsorge nur das Ausspiel.",
        .en = "During Justice Social Security gives away only the lead."},
    .section = {.en1998 = "Queen of Stars", .de1998 = "Sternen Dame", .web = "Sternen Dame"},
};
constexpr Text worthInDealReason{
    .de = "Die Texte nennen Augen, und Augen hat eine Karte nur so viele, wie sie in der Partie zählt.",
    .en = "The texts speak of points, and a card has only as many as it counts in the deal."};
constexpr Clause worthInDeal{
    .id = "eidex.fuersorge.worth-in-deal",
    .text = {.de = "Für die Fürsorge ist ein Stich wert, was seine Karten in dieser Partie zählen, auch nach "
                   "Guggitaler und Black Friday.",
        .en = "For Social Security a trick is worth what its cards count in this deal, also after Guggitaler "
              "and Black Friday."},
    .ruling = PerEdition<Text>::all(worthInDealReason),
};
constexpr Text wonByCardReason{.de = "Die Blätter von 1998 verlangen nur alle Stiche; wie in der Web-Ausgabe "
                                     "zählt, wessen Karte gewonnen hat.",
    .en
    = "The sheets of 1998 only ask for all tricks; as in the web edition, what counts is whose card won."};
constexpr Clause wonByCard{
    .id = "eidex.fuersorge.won-by-card",
    .text = {.de = "Für die Zahl der Stiche und den Match zählt ein von der Fürsorge vergebener Stich dort, "
                   "wo die Karte herkommt, die ihn gewonnen hat.",
        .en = "For the number of tricks and for a match, a trick that Social Security gave away stays with "
              "the player whose card won it."},
    .section = {.web = "Die drei Spieler"},
    .ruling = {.en1998 = wonByCardReason, .de1998 = wonByCardReason},
};
constexpr const Clause* clauses[]
    = {&givesTrick, &fourPlayers, &notWithSphinx, &withJackpot, &underJustice, &worthInDeal, &wonByCard};
constexpr Parameter parameters[] = {{.key = "to",
    .label = {.de = "an wen", .en = "to"},
    .question = {.de = "für wen?", .en = "to whom?"},
    .kind = Parameter::Kind::Anyone}};

void whenUsed(PlayState& state, const PowerUse& use)
{
    state.giveTrick(*use.whom);
}

bool isLastTrick(const PowerTiming& moment, Player by)
{
    bool empty = moment.cards == 0;
    if (moment.trick)
        for (const Trick::PlayedCard& each : moment.trick->playedCards())
            empty = empty && !(each.out && each.player == by); // The card comes back into the hand.
    return empty || moment.isLastTrick();
}

const Clause& says(const PowerTiming& moment, const PowerUse&)
{
    return moment.deal.players == 4 ? fourPlayers : givesTrick;
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (isLastTrick(moment, use.by))
        return illegalPower(givesTrick,
            {.de = "Den letzten Stich kann die Fürsorge nicht vergeben.",
                .en = "Social Security cannot give away the last trick."});
    if (!moment.trick)
        return {};
    if (moment.trick->hasFaceDown())
        return illegalPower(
            notWithSphinx, {.de = "Eine Karte liegt verdeckt.", .en = "A card is face down."});
    const bool four = moment.deal.players == 4;
    const int limit = four ? 4 : 3;
    const int worth = moment.values.of(moment.trick->open());
    if (worth > limit)
        return illegalPower(four ? fourPlayers : givesTrick,
            {.de = fmt::format("Der Stich zählt {}, höchstens {} dürften es sein.", worth, limit),
                .en = fmt::format("The trick counts {}; it may count {} at most.", worth, limit)});
    return {};
}

} // namespace

extern const Power fuersorge;
const Power fuersorge{
    .id = "fuersorge",
    .card = "H10"_card,
    .name = {.de = "Fürsorge", .en = "Social Security"},
    .oneLine = {.de = "Verschenkt Stiche bis 3 Augen samt Ausspiel.",
        .en = "Gives away tricks worth up to 3, and the lead."},
    .section = source,
    .clauses = clauses,
    .uses = PerEdition<int>::all(anyTimes),
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::TrickAward}),
    .use = {.mayUse = mayUse, .says = says, .happens = whenUsed},
    .trick = {.uponTrick = true, .fate = Fate::Given},
};

} // namespace tafel::eidex
