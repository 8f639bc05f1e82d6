// H8 Excuse: once discards a card of little value instead of following suit.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Eight of Hearts", .de1998 = "Herz 8", .web = "Herz 8"};

constexpr PerEdition<Text> limits{
    .en1998 = {.de = "3 oder weniger, kein Trumpf", .en = "3 or less, no trump"},
    .de1998 = {.de = "3 oder weniger", .en = "3 or less"},
    .web = {.de = "4 oder weniger", .en = "4 or less"}};

constexpr Clause noFollowing{
    .id = "eidex.excuse.no-following",
    .text = {.de = "Einmal, an der Reihe und nicht am Ausspiel, darf Excuse statt zu bedienen eine Karte von "
                   "geringem Wert abwerfen.",
        .en = "Once, when it is Excuse's turn and not the lead, Excuse may throw off a card of little value "
              "instead of following."},
    .section = source,
    .differs = limits,
};
constexpr Clause worth{
    .id = "eidex.excuse.worth",
    .text = {.de = "Ausgaben von 1998: die Karte, die Excuse abwirft, zählt höchstens 3.",
        .en = "Editions of 1998: the card that Excuse throws off counts 3 or less."},
    .section = {.en1998 = "Eight of Hearts", .de1998 = "Herz 8"},
    .differs = limits,
};
constexpr Clause worthWeb{
    .id = "eidex.excuse.worth-web",
    .text = {.de = "Web-Ausgabe: die Karte, die Excuse abwirft, zählt höchstens 4.",
        .en = "Web edition: the card that Excuse throws off counts 4 or less."},
    .section = {.web = "Herz 8"},
    .differs = limits,
};
constexpr Clause notTrump{
    .id = "eidex.excuse.not-trump",
    .text = {.de = "Englische Ausgabe: Excuse darf keinen Trumpf abwerfen.",
        .en = "English edition: Excuse may not throw off a trump."},
    .section = {.en1998 = "Eight of Hearts"},
    .differs = limits,
};
constexpr Text noUndertrumpReason{.de = "Die Texte befreien vom Bedienen der Farbe und von nichts sonst.",
    .en = "The texts free Excuse from following suit and from nothing else."};
constexpr Clause noUndertrump{
    .id = "eidex.excuse.no-undertrump",
    .text = {.de = "Das Verbot des Untertrumpfens gilt auch für Excuse.",
        .en = "The ban on undertrumping also applies to Excuse."},
    .ruling = PerEdition<Text>::all(noUndertrumpReason),
};
constexpr Text worthInDealReason{
    .de = "Die Texte nennen den Wert, ohne zu sagen welchen; gemeint ist der, der am Ende gezählt wird.",
    .en = "The texts do not say which value; the one that is counted in the end is meant."};
constexpr Clause worthInDeal{
    .id = "eidex.excuse.worth-in-deal",
    .text = {.de = "Für Excuse ist eine Karte wert, was sie in dieser Partie zählt, auch nach Guggitaler und "
                   "Black Friday.",
        .en
        = "For Excuse a card is worth what it counts in this deal, also after Guggitaler and Black Friday."},
    .ruling = PerEdition<Text>::all(worthInDealReason),
};
constexpr const Clause* clauses[] = {&noFollowing, &worth, &worthWeb, &notTrump, &noUndertrump, &worthInDeal};
constexpr Parameter parameters[] = {{.key = "card",
    .label = {.de = "Karte", .en = "card"},
    .question = {.de = "welche Karte?", .en = "which card?"},
    .kind = Parameter::Kind::Card}};

int most(Edition edition)
{
    return edition == Edition::Web ? 4 : 3;
}

bool isTooGood(const Turn& turn, Card card)
{
    return turn.values->of(card) > most(turn.edition);
}

bool isBarredTrump(const Turn& turn, Card card)
{
    return turn.edition == Edition::En1998 && turn.trump.is(card.suit);
}

CardSet mayPlay(const Turn& turn, const PowerUse& use, CardSet legal)
{
    if (turn.player != use.by || !turn.led)
        return legal;
    CardSet allowed = (turn.hand & turn.values->upTo(most(turn.edition))) - turn.undertrumps();
    if (turn.edition == Edition::En1998 && turn.trump.kind == Trump::Kind::Suit)
        allowed = allowed - CardSet::of(turn.trump.suit);
    return use.card ? allowed & CardSet{*use.card} : allowed;
}

void forbids(const Turn& turn, const PowerUse& use, CardSet, Card card, Reasons& out)
{
    if (turn.player != use.by || !turn.led)
        return;
    const auto add = [&](const Clause& clause, Text pattern, Argument second = {}) {
        out.push_back({&clause, {use.by}, {pattern, {Argument::card(card), second}}});
    };
    const bool ordinary = legalWithout(turn, use, card);
    if (isTooGood(turn, card))
        add(turn.edition == Edition::Web ? worthWeb : worth,
            ordinary ? Text{.de
                = "{0} zählt {1}, zu viel für Excuse; als gewöhnliche Karte darf sie gespielt werden.",
                .en = "{0} counts {1}, too much for Excuse; it may be played as an ordinary card."}
                     : Text{.de = "{0} zählt {1}: zu viel für Excuse.",
                         .en = "{0} counts {1}: too much for Excuse."},
            Argument::number(turn.values->of(card)));
    if (isBarredTrump(turn, card))
        add(notTrump,
            ordinary ? Text{.de
                = "{0} ist Trumpf und geht nicht als Excuse; als gewöhnliche Karte darf sie gespielt werden.",
                .en = "{0} is a trump and not allowed as Excuse; it may be played as an ordinary card."}
                     : Text{.de = "{0} ist Trumpf; Excuse wirft keinen Trumpf ab.",
                         .en = "{0} is a trump; Excuse may not throw off a trump."});
    if (turn.undertrumps().has(card))
        add(noUndertrump,
            {.de = "Excuse befreit vom Bedienen, nicht vom Verbot des Untertrumpfens: {0}.",
                .en = "Excuse lifts the duty to follow suit, not the ban on undertrumping: {0}."});
    if (use.card && card != use.card)
        add(noFollowing,
            {.de = "Excuse ist für eine andere Karte angesagt als {0}.",
                .en = "Excuse was declared for a card other than {0}."});
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (moment.trick) {
        const int players = moment.deal.players;
        if (moment.trick->complete(players) || moment.trick->toPlay(players) != use.by)
            return illegalPower(
                noFollowing, {.de = "Excuse ist nicht an der Reihe.", .en = "It is not Excuse's turn."});
        if (moment.trick->played == 0)
            return illegalPower(noFollowing, {.de = "Excuse spielt aus.", .en = "Excuse leads."});
    } else if (moment.lead == use.by && !declared(moment.deal, Fate::Doubled)) {
        // In a double trick the leader plays a second card, which follows.
        return illegalPower(noFollowing, {.de = "Excuse spielt aus.", .en = "Excuse leads."});
    }
    if (!use.card)
        return {};
    if (moment.lacks(use.by, *use.card))
        return illegalPower(noFollowing,
            Sentence{{.de = "Excuse hat {0} nicht auf der Hand.", .en = "Excuse does not hold {0}."},
                {Argument::card(*use.card)}}
                .inBoth());
    const Edition edition = moment.deal.edition;
    if (edition == Edition::En1998 && moment.deal.trump.is(use.card->suit))
        return illegalPower(notTrump,
            Sentence{{.de = "{0} ist Trumpf.", .en = "{0} is a trump."}, {Argument::card(*use.card)}}
                .inBoth());
    const int limit = edition == Edition::Web ? 4 : 3;
    if (const int counts = moment.values.of(*use.card); counts > limit)
        return illegalPower(edition == Edition::Web ? worthWeb : worth,
            Sentence{{.de = "{0} zählt {1}, höchstens {2} dürften es sein.",
                         .en = "{0} counts {1}; it may count {2} at most."},
                {Argument::card(*use.card), Argument::number(counts), Argument::number(limit)}}
                .inBoth());
    return {};
}

} // namespace

extern const Power excuse;
const Power excuse{
    .id = "excuse",
    .card = "H8"_card,
    .name = {.de = "Excuse", .en = "Excuse"},
    .oneLine = {.de = "Muss einmal nicht bedienen: wirft Kleines ab.",
        .en = "Need not follow suit once: throws off a small card."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::InTrick}),
    .use = {.mayUse = mayUse},
    .turn = {.nextCard = NextCard::Excused, .mayPlay = mayPlay, .forbids = forbids},
};

} // namespace tafel::eidex
