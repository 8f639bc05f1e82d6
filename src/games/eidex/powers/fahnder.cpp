// R10 Fahnder: demands a certain card.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Ten of Raven", .de1998 = "Raben 10", .web = "Raben 10"};

constexpr PerEdition<Text> times{.en1998 = {.de = "vor dem eigenen Ausspiel", .en = "before leading"},
    .de1998 = {.de = "nach dem eigenen Ausspiel, vor der nächsten Karte",
        .en = "after leading, before the next card"},
    .web = {.de = "vor dem eigenen Ausspiel", .en = "before leading"}};

constexpr Clause demand{
    .id = "eidex.fahnder.demand",
    .text
    = {.de = "Einmal, bei eigenem Ausspiel, verlangt der Fahnder eine Karte: wer sie auf der Hand hat, muss "
             "sie in diesem Stich spielen. Ist sie schon gespielt oder gedrückt, ist der Wunsch verloren.",
        .en = "Once, when Cop leads, Cop demands a card: the player who holds it must play it in this trick. "
              "If it has already been played or put down, the wish is lost."},
    .section = source,
    .differs = times,
};
constexpr Clause beforeLead{
    .id = "eidex.fahnder.before-lead",
    .text = {.de = "Englische Ausgabe und Web-Ausgabe: der Fahnder verlangt die Karte vor dem Ausspiel.",
        .en = "English and web edition: Cop demands the card before leading."},
    .section = {.en1998 = "Ten of Raven", .web = "Raben 10"},
    .differs = times,
};
constexpr Clause afterLead{
    .id = "eidex.fahnder.after-lead",
    .text = {.de = "Deutsche Ausgabe von 1998: der Fahnder verlangt die Karte nach dem Ausspiel und bevor "
                   "die nächste fällt.",
        .en
        = "German edition of 1998: Cop demands the card after leading and before the next one is played."},
    .section = {.de1998 = "Raben 10"},
    .differs = times,
};
constexpr Clause onlyIfLegal{
    .id = "eidex.fahnder.only-if-legal",
    .text = {.de = "Darf die verlangte Karte nach den Spielregeln in diesem Stich nicht gespielt werden, ist "
                   "der Wunsch des Fahnders verloren.",
        .en = "If the rules of play do not allow the demanded card in this trick, Cop's wish is lost."},
    .section = {.en1998 = "Ten of Raven", .web = "Raben 10"},
    .ruling = {.de1998
        = {.de = "Das deutsche Blatt schweigt; ein Wunsch soll niemanden zu einer falschen Karte zwingen.",
            .en = "The German sheet is silent; a wish should not force anybody to play an illegal card."}},
    .differs = {.en1998 = {.de = "nur wenn regelgemäss", .en = "only if legal"},
        .de1998 = {.de = "schweigt", .en = "silent"},
        .web = {.de = "nur wenn regelgemäss", .en = "only if legal"}},
};
constexpr Clause notRavenJack{
    .id = "eidex.fahnder.not-raven-jack",
    .text = {.de = "Ist Schwarzpeter in Kraft, darf der Fahnder die Karte, um die es dabei geht, nicht "
                   "verlangen: den Raben-Buben.",
        .en
        = "If Old Maid is in force, Cop may not demand the card on which it depends: the jack of ravens."},
    .section = source,
};
constexpr Text ravenJackUnderGuggitalerReason{
    .de = "Die Texte schützen den Buben um Schwarzpeters willen; ist er aus, fällt der Grund weg.",
    .en = "The texts protect the jack for the sake of Old Maid; once that is off, so is the reason."};
constexpr Clause ravenJackUnderGuggitaler{
    .id = "eidex.fahnder.raven-jack-under-guggitaler",
    .text = {.de = "Hat Guggitaler Schwarzpeter ausgeschaltet, darf der Fahnder den Raben-Buben verlangen.",
        .en = "If Guggitaler has switched Old Maid off, Cop may demand the jack of ravens."},
    .ruling = PerEdition<Text>::all(ravenJackUnderGuggitalerReason),
};
constexpr Text ownCardReason{
    .de = "Was der Fahnder ausspielt, ist frei, und eine zweite Karte kommt von dort in diesem Stich nicht.",
    .en = "Cop chooses the lead, and plays no second card in this trick."};
constexpr Clause ownCard{
    .id = "eidex.fahnder.own-card",
    .text = {.de = "Verlangt der Fahnder eine Karte aus der eigenen Hand, geschieht nichts.",
        .en = "If Cop demands a card that is in Cop's own hand, nothing happens."},
    .ruling = PerEdition<Text>::all(ownCardReason),
};
constexpr const Clause* clauses[]
    = {&demand, &beforeLead, &afterLead, &onlyIfLegal, &notRavenJack, &ravenJackUnderGuggitaler, &ownCard};
constexpr Parameter parameters[] = {{.key = "card",
    .label = {.de = "Karte", .en = "card"},
    .question = {.de = "welche Karte?", .en = "which card?"},
    .kind = Parameter::Kind::Card}};

Result<void> checkDeclared(const DealInPlay& deal, const PowerUse& use)
{
    if (use.card == ravenJack && declared(deal, &Power::hasStakes))
        return illegalPower(notRavenJack,
            {.de = "Schwarzpeter ist erklärt: der Raben-Bube kann nicht verlangt werden, wohl aber jede "
                   "andere Karte.",
                .en
                = "Old Maid is declared: the jack of ravens cannot be demanded, but any other card can."});
    return {};
}

CardSet mustPlay(const Turn& turn, const PowerUse& use, CardSet legal)
{
    return turn.player != use.by && legal.has(*use.card) ? CardSet{*use.card} : legal;
}

void forbids(const Turn& turn, const PowerUse& use, CardSet before, Card card, Reasons& out)
{
    if (card != use.card && mustPlay(turn, use, before) != before)
        out.push_back({&demand, {use.by},
            {{.de = "{1} verlangt {2}; {0} muss warten.", .en = "{1} demands {2}; {0} has to wait."},
                {Argument::card(card), Argument::player(use.by), Argument::card(*use.card)}}});
}

const Clause& says(const PowerTiming& moment, const PowerUse&)
{
    return moment.deal.edition == Edition::De1998 ? afterLead : beforeLead;
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (moment.lead && *moment.lead != use.by)
        return illegalPower(demand, {.de = "Der Fahnder spielt nicht aus.", .en = "It is not Cop's lead."});
    if (moment.deal.edition == Edition::De1998 && moment.trick && moment.trick->played != 1)
        return illegalPower(afterLead,
            moment.trick->played == 0
                ? Message{.de = "Der Fahnder hat noch nicht ausgespielt.", .en = "Cop has not led yet."}
                : Message{.de = "Die nächste Karte ist schon gespielt.",
                    .en = "The next card has already been played."});
    return {};
}

} // namespace

extern const Power fahnder;
const Power fahnder{
    .id = "fahnder",
    .card = "R10"_card,
    .name = {.de = "Fahnder", .en = "Cop"},
    .oneLine = {.de = "Verlangt einmal eine bestimmte Karte in den Stich.",
        .en = "Demands a specific card once when leading."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = {.en1998 = {Phase::BeforeLead}, .de1998 = {Phase::InTrick}, .web = {Phase::BeforeLead}},
    .use = {.checkDeclared = checkDeclared, .mayUse = mayUse, .says = says},
    .turn = {.mustPlay = mustPlay, .forbids = forbids},
    .trick = {.forOneTrick = true},
};

} // namespace tafel::eidex
