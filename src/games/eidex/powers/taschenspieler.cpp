// S8 Taschenspieler: exchanges the card put down for one in hand.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Eight of Stars", .de1998 = "Sternen 8", .web = "Sternen 8"};

constexpr Clause changes{
    .id = "eidex.taschenspieler.changes",
    .text = {.de = "Einmal nach dem Drücken darf der Taschenspieler mit mindestens vier Karten auf der Hand "
                   "die eigene gedrückte Karte gegen eine aus der Hand austauschen.",
        .en = "Once, after putting down, with four cards or more in hand, Cheater may exchange the card put "
              "down for one in hand."},
    .section = source,
};
constexpr Text forbiddenCardReason{
    .de = "Die Texte verbieten, die Karte zu drücken; der Sinn ist, dass sie am Ende nicht gedrückt liegt.",
    .en = "The texts forbid putting the card down; the point is that it is not there at the end."};
constexpr Clause forbiddenCard{
    .id = "eidex.taschenspieler.forbidden-card",
    .text = {.de = "Hinlegen darf der Taschenspieler keine Karte, die nicht gedrückt werden darf: unter "
                   "Schwarzpeter nicht den Raben-Buben (zu viert auch nicht den Sternen-König), unter "
                   "Guggitaler nicht den Sternen-König.",
        .en
        = "Cheater may not lay down a card that may not be put down: under Old Maid not the jack of ravens "
          "(with four players not the king of stars either), under Guggitaler not the king of stars."},
    .ruling = PerEdition<Text>::all(forbiddenCardReason),
};
constexpr const Clause* clauses[] = {&changes, &forbiddenCard};
constexpr Parameter parameters[] = {{.key = "card",
    .label = {.de = "Karte", .en = "card"},
    .question = {.de = "welche Karte?", .en = "which card?"},
    .kind = Parameter::Kind::Card,
    .optionalInLog = true}};

void whenUsed(PlayState& state, const PowerUse& use)
{
    state.changePutDown(use.by, use.card);
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse&)
{
    if (!moment.hasCardDown)
        return illegalPower(changes,
            {.de = "Es liegt keine gedrückte Karte mehr da.", .en = "The put-down card is no longer there."});
    if (moment.cards.value_or(4) < 4)
        return illegalPower(changes,
            {.de = fmt::format("Auf der Hand sind noch {}, nötig sind vier Karten.", *moment.cards),
                .en = fmt::format("{} are left in hand; four cards are needed.", *moment.cards)});
    return {};
}

} // namespace

extern const Power taschenspieler;
const Power taschenspieler{
    .id = "taschenspieler",
    .card = "S8"_card,
    .name = {.de = "Taschenspieler", .en = "Cheater"},
    .oneLine = {.de = "Tauscht einmal die gedrückte Karte aus.", .en = "Exchanges the put-down card once."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all(Phases::from(Phase::AfterPutDown, Phase::AfterTrick)),
    .use = {.mayUse = mayUse, .happens = whenUsed},
    .down = {.exchanges = true},
};

} // namespace tafel::eidex
