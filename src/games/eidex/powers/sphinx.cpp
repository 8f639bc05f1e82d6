// S6 Sphinx: plays a card face down.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Six of Stars", .de1998 = "Sternen 6", .web = "Sternen 6"};

constexpr Text truthReason{.de = "Der Text schweigt; das englische Blatt verbietet der Sphinx zu lügen.",
    .en = "The text is silent; the English sheet forbids Sphinx to lie."};

} // namespace

constexpr Clause clause::sphinx::faceDown{
    .id = "eidex.sphinx.face-down",
    .text = {.de = "Zweimal in der Partie darf die Sphinx eine Karte verdeckt spielen; aufgedeckt wird die "
                   "Karte erst am Ende.",
        .en = "Twice a deal Sphinx may play a card face down; it is revealed only at the end."},
    .section = source,
};
constexpr Clause clause::sphinx::namesSuit{
    .id = "eidex.sphinx.names-suit",
    .text = {.de = "Spielt die Sphinx verdeckt aus, wird die Farbe genannt.",
        .en = "If Sphinx leads face down, Sphinx names the suit."},
    .section = source,
};
constexpr Clause clause::sphinx::namesWinner{
    .id = "eidex.sphinx.names-winner",
    .text = {.de = "Liegen alle Karten, sagt die Sphinx, wer den Stich gewonnen hat.",
        .en = "When all cards are on the table, Sphinx says who has won the trick."},
    .section = source,
};
constexpr Clause clause::sphinx::truth{
    .id = "eidex.sphinx.truth",
    .text = {.de = "Was die Sphinx über Farbe und Gewinner sagt, muss wahr sein.",
        .en = "What Sphinx says about suit and winner must be true."},
    .section = {.en1998 = "Six of Stars"},
    .ruling = {.de1998 = truthReason, .web = truthReason},
    .differs = {.en1998 = {.de = "darf nicht lügen", .en = "may not lie"},
        .de1998 = {.de = "schweigt", .en = "silent"},
        .web = {.de = "schweigt", .en = "silent"}},
};

namespace {

using namespace clause::sphinx;

constexpr Text mustFollowReason{.de = "Kein Text nimmt die Sphinx von den Regeln des Bedienens aus.",
    .en = "No text exempts Sphinx from the rules of following."};
constexpr Clause mustFollow{
    .id = "eidex.sphinx.must-follow",
    .text = {.de
        = "Auch verdeckt muss die Sphinx bedienen wie alle; geprüft wird es, wenn die Karte aufgedeckt ist.",
        .en = "Sphinx must also follow suit face down, like all players; it is checked when the card is "
              "revealed."},
    .ruling = PerEdition<Text>::all(mustFollowReason),
};
constexpr Text bindsNobodyReason{.de = "Wer die Karte nicht sieht, kann sich nicht nach ihr richten.",
    .en = "A player who does not see the card cannot go by it."};
constexpr Clause bindsNobody{
    .id = "eidex.sphinx.binds-nobody",
    .text = {.de = "Die verdeckte Karte der Sphinx zählt dafür, wer den Stich gewinnt; beim Verbot des "
                   "Untertrumpfens zählt sie für die andern nicht.",
        .en = "Sphinx's face-down card counts when deciding who wins the trick; for the ban on undertrumping "
              "it does not bind the others."},
    .ruling = PerEdition<Text>::all(bindsNobodyReason),
};
constexpr Clause ownTurn{
    .id = "eidex.sphinx.own-turn",
    .text = {.de = "Verdeckt spielt die Sphinx, wenn sie an der Reihe ist, auch beim Ausspiel; was offen "
                   "liegt, wird nicht mehr umgedreht.",
        .en = "Sphinx plays face down when it is Sphinx's turn, the lead included; a card played face up is "
              "not turned over later."},
    .section = source,
};
constexpr const Clause* clauses[]
    = {&faceDown, &ownTurn, &namesSuit, &namesWinner, &truth, &mustFollow, &bindsNobody};
constexpr Parameter parameters[] = {
    {.key = "suit",
        .label = {.de = "Farbe", .en = "suit"},
        .question = {.de = "welche Farbe?", .en = "which suit?"},
        .kind = Parameter::Kind::Suit,
        .optionalInLog = true,
        .inLog
        = [](const PowerUse&, const InLog& at) { return at.leads ? Requirement::Must : Requirement::No; }},
    {.key = "winner",
        .label = {.de = "wer gewinnt", .en = "who wins"},
        .question = {.de = "wer gewinnt?", .en = "who wins?"},
        .kind = Parameter::Kind::Anyone,
        .optionalInLog = true,
        // The winner is entered when the trick is complete.
        .inLog = [](const PowerUse&, const InLog&) { return Requirement::No; }},
};

const Clause& says(const PowerTiming&, const PowerUse&)
{
    return ownTurn;
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (!moment.trick)
        return {};
    const int players = moment.deal.players;
    if (moment.trick->complete(players) || moment.trick->toPlay(players) != use.by)
        return illegalPower(
            ownTurn, {.de = "Die Sphinx ist nicht an der Reihe.", .en = "It is not Sphinx's turn."});
    return {};
}

} // namespace

extern const Power sphinx;
const Power sphinx{
    .id = "sphinx",
    .card = "S6"_card,
    .name = {.de = "Sphinx", .en = "Sphinx"},
    .oneLine = {.de = "Spielt zweimal eine Karte verdeckt.", .en = "Plays a card face down twice."},
    .section = source,
    .clauses = clauses,
    .uses = PerEdition<int>::all(2),
    .usesClause = &faceDown,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::InTrick}),
    .use = {.mayUse = mayUse, .says = says},
    .turn = {.nextCard = NextCard::FaceDown},
    .trick = {.forOneTrick = true},
};

} // namespace tafel::eidex
