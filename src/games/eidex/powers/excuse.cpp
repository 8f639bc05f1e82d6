// H8 Excuse: once throws off a card of little worth instead of following.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Eight of Hearts", .de1998 = "Herz 8", .web = "Herz 8"};

constexpr Clause noFollowing{
    .id = "eidex.excuse.no-following",
    .text = {.de = "Einmal, wenn er an der Reihe ist und nicht ausspielt, darf Excuse statt zu bedienen eine "
                   "Karte von geringem Wert abwerfen.",
        .en = "Once, when it is his turn and he does not lead, Excuse may throw off a card of little worth "
              "instead of following."},
    .section = source,
};
constexpr Clause worth{
    .id = "eidex.excuse.worth",
    .text = {.de = "Ausgaben von 1998: die Karte, die Excuse abwirft, zählt höchstens 3.",
        .en = "Editions of 1998: the card that Excuse throws off counts 3 or less."},
    .section = {.en1998 = "Eight of Hearts", .de1998 = "Herz 8"},
};
constexpr Clause worthWeb{
    .id = "eidex.excuse.worth-web",
    .text = {.de = "Web-Ausgabe: die Karte, die Excuse abwirft, zählt höchstens 4.",
        .en = "Web edition: the card that Excuse throws off counts 4 or less."},
    .section = {.web = "Herz 8"},
};
constexpr Clause notTrump{
    .id = "eidex.excuse.not-trump",
    .text = {.de = "Englische Ausgabe: Excuse darf keinen Trumpf abwerfen.",
        .en = "English edition: Excuse may not throw off a trump."},
    .section = {.en1998 = "Eight of Hearts"},
};
constexpr Text noUndertrumpReason{.de = "Die Texte befreien vom Bedienen der Farbe und von nichts sonst.",
    .en = "The texts free him from following suit and from nothing else."};
constexpr Clause noUndertrump{
    .id = "eidex.excuse.no-undertrump",
    .text = {.de = "Das Verbot des Untertrumpfens gilt auch für Excuse.",
        .en = "The ban on undertrumping holds for Excuse too."},
    .ruling = PerEdition<Text>::all(noUndertrumpReason),
};
constexpr Text worthInDealReason{
    .de = "Die Texte nennen den Wert, ohne zu sagen welchen; gemeint ist der, der am Ende gezählt wird.",
    .en = "The texts say worth without saying which; meant is the one that is counted in the end."};
constexpr Clause worthInDeal{
    .id = "eidex.excuse.worth-in-deal",
    .text = {.de = "Für Excuse ist eine Karte wert, was sie in dieser Partie zählt, auch nach Guggitaler und "
                   "Black Friday.",
        .en
        = "For Excuse a card is worth what it counts in this deal, after Guggitaler and Black Friday too."},
    .ruling = PerEdition<Text>::all(worthInDealReason),
};
constexpr const Clause* clauses[] = {&noFollowing, &worth, &worthWeb, &notTrump, &noUndertrump, &worthInDeal};
constexpr Parameter parameters[] = {{.key = "card", .kind = Parameter::Kind::Card}};

} // namespace

extern const Power excuse;
const Power excuse{
    .id = "excuse",
    .card = "H8"_card,
    .name = {.de = "Excuse", .en = "Excuse"},
    .oneLine = {.de = "Muss einmal nicht bedienen: wirft Kleines ab.",
        .en = "Need not follow once: throws off a small card."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
};

} // namespace tafel::eidex
