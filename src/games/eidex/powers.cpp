// The list of the 36 characters. List order is a rule of the game: A K Q J 10 9 8 7 6, in a rank L R H S.
#include "games/eidex/power.h"

namespace tafel::eidex {

extern const Power dealer, jiuJitsu, ultimo, trumphator;
extern const Power computer, raeuber, voyeur, quizmaster;
extern const Power feministin, schuechterne, teekraenzchen, gerechtigkeit;
extern const Power skater, schwarzpeter, farbenfreund, scharfmacher;
extern const Power differenzler, fahnder, fuersorge, weisheit;
extern const Power laser, radarkontrolle, konsumentenschutz, seher;
extern const Power umwerter, zombie, excuse, taschenspieler;
extern const Power korrektor, fledderer, guggitaler, jackpot;
extern const Power kompass, blackFriday, wuenschelrute, sphinx;

namespace {

constexpr const Power* powers[] = {
    &dealer,
    &jiuJitsu,
    &ultimo,
    &trumphator,
    &computer,
    &raeuber,
    &voyeur,
    &quizmaster,
    &feministin,
    &schuechterne,
    &teekraenzchen,
    &gerechtigkeit,
    &skater,
    &schwarzpeter,
    &farbenfreund,
    &scharfmacher,
    &differenzler,
    &fahnder,
    &fuersorge,
    &weisheit,
    &laser,
    &radarkontrolle,
    &konsumentenschutz,
    &seher,
    &umwerter,
    &zombie,
    &excuse,
    &taschenspieler,
    &korrektor,
    &fledderer,
    &guggitaler,
    &jackpot,
    &kompass,
    &blackFriday,
    &wuenschelrute,
    &sphinx,
};

/// Place in the list: ranks from the ace down, in a rank lizard, raven, hearts, stars.
constexpr std::size_t place(Card card)
{
    constexpr std::size_t ofSuit[] = {2, 0, 1, 3};
    return (static_cast<std::size_t>(Rank::Ace) - static_cast<std::size_t>(card.rank)) * 4
        + ofSuit[static_cast<std::size_t>(card.suit)];
}

} // namespace

bool Deal::guggitaler() const
{
    return eidex::declared(*this, &Power::switchesOff) != nullptr;
}

bool Deal::pot() const
{
    return eidex::declared(*this, &Power::opensPot) != nullptr;
}

std::span<const Power* const> allPowers()
{
    return powers;
}

void change(const Deal& deal, std::span<const Declared> uses, Order& order, Values& values)
{
    for (const Power* power : powers)
        if (power->order || power->values)
            for (const Declared& use : uses)
                if (use.power == power->card) {
                    if (power->order)
                        power->order(deal, use, order);
                    if (power->values)
                        power->values(deal, use, values);
                }
}

const Power& powerOf(Card character)
{
    return *powers[place(character)];
}

Trick trickUnder(std::span<const Declared> powers, Player lead)
{
    Trick trick{.lead = lead};
    for (const Declared& use : powers)
        if (const Power& power = powerOf(use.power); power.shapes)
            power.shapes(trick, use);
    return trick;
}

bool isRejected(const Deal& deal, std::optional<Card> card)
{
    const Declared* rejects = declared(deal, &Power::rejectsCard);
    return card && rejects && rejects->card == card;
}

const Power* powerNamed(std::string_view id)
{
    for (const Power* power : powers)
        if (power->id == id)
            return power;
    return nullptr;
}

} // namespace tafel::eidex
