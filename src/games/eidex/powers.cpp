// The list of the 36 characters. List order is a rule of the game: by rank A K Q J 10 9 8 7 6, within a rank
// by suit L R H S.
#include <algorithm>

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

constinit const std::array<const Power*, 36> allPowers = {
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

bool DealInPlay::guggitaler() const
{
    return declared(eidex::guggitaler.card) != nullptr;
}

bool DealInPlay::pot() const
{
    return declared(jackpot.card) != nullptr;
}

const PowerUse* DealInPlay::guess() const
{
    return declared(differenzler.card);
}

void change(const DealInPlay& deal, std::span<const PowerUse> uses, Order& order, Values& values)
{
    for (const Power* power : allPowers)
        if (power->cards.order || power->cards.values)
            for (const PowerUse& use : uses)
                if (use.power == power->card) {
                    if (power->cards.order)
                        power->cards.order(deal, use, order);
                    if (power->cards.values)
                        power->cards.values(deal, use, values);
                }
}

Card trumpCard(std::span<const PowerUse> uses, Card turnedUp)
{
    for (const PowerUse& use : uses)
        if (const auto deciding = powerOf(use.power).cards.deciding)
            if (const std::optional<Card> card = deciding(use))
                return *card;
    return turnedUp;
}

bool isUsedUp(std::span<const PowerUse> powers, const PowerUse& use)
{
    return powerOf(use.power).trick.forOneTrick
        && std::any_of(&use, powers.data() + powers.size(),
            [](const PowerUse& later) { return powerOf(later.power).trick.fate == Fate::PlayedAgain; });
}

const Power* powerNamed(std::string_view id)
{
    for (const Power* power : allPowers)
        if (power->id == id)
            return power;
    return nullptr;
}

} // namespace tafel::eidex
