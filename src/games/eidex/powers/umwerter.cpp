// L8 Umwerter: makes a card the highest or the lowest of its suit.
#include <algorithm>

#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Eight of Lizard", .de1998 = "Eidex 8", .web = "Eidex 8"};

constexpr Clause movesCard{
    .id = "eidex.umwerter.moves-card",
    .text = {.de = "Einmal, nach dem Drücken und vor dem ersten Ausspiel, macht der Umwerter eine Karte für "
                   "die Partie zur höchsten oder tiefsten ihrer Farbe; ihre Augen bleiben.",
        .en = "Once, after the cards are put down and before the first lead, Revalue makes a card the "
              "highest or the lowest of its suit for the deal; what it counts stays."},
    .section = source,
};
constexpr Clause notOwn{
    .id = "eidex.umwerter.not-own",
    .text = {.de = "Der Umwerter darf die Karte weder auf der Hand haben noch selbst gedrückt haben.",
        .en = "Revalue may neither have the card in hand nor have put it down."},
    .section = source,
};
constexpr Text inUndenufeReason{.de = "Die Texte nennen Undenufe nicht; ihr Beispiel meint mit der höchsten "
                                      "Karte die, die jede andere schlägt.",
    .en = "The texts do not mention Undenufe; in their example the highest card is the one that beats every "
          "other."};
constexpr Clause inUndenufe{
    .id = "eidex.umwerter.in-undenufe",
    .text = {.de
        = "Auch in Undenufe schlägt die Karte, die der Umwerter zur höchsten macht, alle andern ihrer Farbe.",
        .en = "In Undenufe too the card that Revalue makes the highest beats all others of its suit."},
    .ruling = PerEdition<Text>::all(inUndenufeReason),
};
constexpr Text beforeSkatReason{
    .de = "Der Umwerter meint diese eine Karte, Skat alle Zehner, und steht auch später in der Liste.",
    .en = "Revalue means this one card, Skat all tens; Revalue also comes later in the list."};
constexpr Clause beforeSkat{
    .id = "eidex.umwerter.before-skat",
    .text
    = {.de = "Trifft Skat auf eine umgewertete Karte, gilt der Platz, den ihr der Umwerter gegeben hat.",
        .en = "If Skat meets a revalued card, the place that Revalue gave it applies."},
    .ruling = PerEdition<Text>::all(beforeSkatReason),
};
constexpr Text trumpJackExemptReason{
    .de = "Die Texte geben die Ausnahme dem Buben, nicht dem höchsten Trumpf.",
    .en = "The texts give the exemption to the jack, not to the highest trump."};
constexpr Clause trumpJackExempt{
    .id = "eidex.umwerter.trump-jack-exempt",
    .text = {.de = "Dass er Trumpf nicht bedienen muss, bleibt dem Trumpf-Buben, wohin ihn der Umwerter auch "
                   "stellt; keine andere Karte erhält es.",
        .en = "The exemption from following trump stays with the jack of trump, wherever Revalue puts it; no "
              "other card gets it."},
    .ruling = PerEdition<Text>::all(trumpJackExemptReason),
};
constexpr const Clause* clauses[] = {&movesCard, &notOwn, &inUndenufe, &beforeSkat, &trumpJackExempt};
constexpr Parameter parameters[] = {
    {.key = "card",
        .label = {.de = "Karte", .en = "card"},
        .question = {.de = "welche Karte?", .en = "which card?"},
        .kind = Parameter::Kind::Card},
    {.key = "to",
        .label = {.de = "höchste oder tiefste", .en = "highest or lowest"},
        .question = {.de = "höchste oder tiefste?", .en = "highest or lowest?"},
        .kind = Parameter::Kind::Words,
        .words = {{{"highest", {"höchste", "highest"}}, {"lowest", {"tiefste", "lowest"}}}}},
};

void order(const DealInPlay&, const PowerUse& use, Order& order)
{
    if (use.card)
        order.place(*use.card, use.flag.value_or(true));
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (use.card && ((moment.hand && moment.hand->has(*use.card)) || moment.putDown == use.card))
        return illegalPower(notOwn,
            Sentence{{.de = "Der Umwerter hat {0} selbst.", .en = "Revalue has {0} in hand."},
                {Argument::card(*use.card)}}
                .inBoth());
    return {};
}

std::optional<WhyHighest> wonBy(const CompletedTrick& won, const PowerUse& use)
{
    if (!won.ranked || use.card->suit != won.best.card.suit)
        return std::nullopt;
    const bool moved = use.card == won.ranked->above || use.card == won.ranked->below;
    const bool alone = std::none_of(won.deal.powers.begin(), won.deal.powers.end(),
        [&](const PowerUse& other) { return other.power != use.power && powerOf(other.power).cards.order; });
    return WhyHighest{moved ? WonBy::OwnPlace : WonBy::OthersPlace,
        {!alone && use.card->rank == Rank::Ten                 ? &beforeSkat
                : won.deal.trump.kind == Trump::Kind::Undenufe ? &inUndenufe
                                                               : &movesCard,
            {use.by},
            {{.de = "Mit der umgewerteten {2} steht {0} über {1}.",
                 .en = "With {2} revalued {0} ranks above {1}."},
                {Argument::card(won.ranked->above), Argument::card(won.ranked->below),
                    Argument::card(*use.card)}}}};
}

} // namespace

extern const Power umwerter;
const Power umwerter{
    .id = "umwerter",
    .card = "L8"_card,
    .name = {.de = "Umwerter", .en = "Revalue"},
    .oneLine = {.de = "Macht eine Karte zur höchsten oder tiefsten der Farbe.",
        .en = "Makes a card the highest or lowest of its suit."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::AfterPutDown}),
    .use = {.mayUse = mayUse},
    .cards = {.order = order},
    .trick = {.wonBy = wonBy},
};

} // namespace tafel::eidex
