// H7 Guggitaler: only hearts and the king of stars count.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Seven of Hearts", .de1998 = "Herz 7", .web = "Herz 7"};

constexpr Clause thirteen{
    .id = "eidex.guggitaler.thirteen",
    .text
    = {.de = "Nach dem Drücken und vor dem ersten Ausspiel darf Guggitaler erklärt werden: nur die Herzen "
             "zählen je 1 und der Sternen-König 4, der letzte Stich nichts; im Spiel sind 13 Augen.",
        .en
        = "After the cards are put down and before the first lead Guggitaler may be declared: only hearts (1 "
          "each) and the king of stars (4) count, the last trick nothing; 13 card points are in play."},
    .section = source,
};
constexpr Clause allThirteen{
    .id = "eidex.guggitaler.all-thirteen",
    .text = {.de = "Wer unter Guggitaler alle 13 Augen macht und keinen Match, geht leer aus.",
        .en = "Under Guggitaler, a player who makes all 13 card points without a match gets nothing."},
    .section = {.de1998 = "Herz 7", .web = "Herz 7"},
    .ruling = {.en1998 = {.de = "Dem englischen Blatt fehlt der Satz; wie in den andern Ausgaben.",
                   .en = "The English sheet lacks the sentence; as in the other editions."}},
    .differs = {.en1998 = {.de = "der Satz fehlt", .en = "the sentence is missing"},
        .de1998 = {.de = "13 ohne Match: nichts", .en = "13 without a match: nothing"},
        .web = {.de = "13 ohne Match: nichts", .en = "13 without a match: nothing"}},
};
constexpr Clause kingNotPutDown{
    .id = "eidex.guggitaler.king-not-put-down",
    .text = {.de = "Unter Guggitaler darf der Sternen-König nicht gedrückt liegen; wer ihn gedrückt hat, "
                   "tauscht ihn jetzt aus, und auch später darf die Karte nicht dorthin.",
        .en = "Under Guggitaler the king of stars may not be put down; a player who has put it down "
              "exchanges it now, and it may not go there later either."},
    .section = {.de1998 = "Herz 7", .web = "Herz 7"},
    .ruling = {.en1998 = {.de = "Dem englischen Blatt fehlt der Satz; wie in den andern Ausgaben.",
                   .en = "The English sheet lacks the sentence; as in the other editions."}},
    .differs = {.en1998 = {.de = "der Satz fehlt", .en = "the sentence is missing"},
        .de1998 = {.de = "nicht gedrückt", .en = "not put down"},
        .web = {.de = "nicht gedrückt", .en = "not put down"}},
};
constexpr const Clause* clauses[] = {&thirteen, &allThirteen, &kingNotPutDown};

int limit(const DealInPlay&, const PowerUse&, int, const Clause*& because)
{
    because = &allThirteen;
    return 13;
}

Reason explain(const DealInPlay&, const PowerUse& use, int, int)
{
    return {.clause = &thirteen,
        .players = {use.by},
        .sentence = {{.de = "Guggitaler: 13 Augen im Spiel.", .en = "Guggitaler: 13 card points in play."}}};
}

void values(const DealInPlay&, const PowerUse&, Values& values)
{
    values.onlyHeartsAndStarsKing();
}

CardSet excludedFromPutDown(const DealInPlay&)
{
    return {starsKing};
}

const Clause& valueClause(const DealInPlay&)
{
    return thirteen;
}

} // namespace

extern const Power guggitaler;
const Power guggitaler{
    .id = "guggitaler",
    .card = "H7"_card,
    .name = {.de = "Guggitaler", .en = "Guggitaler"},
    .oneLine = {.de = "Nur Herzen und Sternen-König zählen: 13 Augen.",
        .en = "Only hearts and king of stars count: 13 points."},
    .section = source,
    .clauses = clauses,
    .phases = PerEdition<Phases>::all({Phase::AfterPutDown}),
    .decides = true,
    .cards = {.values = values, .valueClause = valueClause},
    .down = {.excludedFromPutDown = excludedFromPutDown, .clause = &kingNotPutDown},
    .score = {.limit = limit, .explain = explain},
};

} // namespace tafel::eidex
