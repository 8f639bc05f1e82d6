// R8 Zombie: each player takes back a card, and the deal has one more trick.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Eight of Raven", .de1998 = "Raben 8", .web = "Raben 8"};

constexpr Clause takesBack{
    .id = "eidex.zombie.takes-back",
    .text = {.de = "Einmal, nach einem Stich und solange Karten auf der Hand sind, lässt Zombie alle eine "
                   "Karte eigener Wahl aus ihrem zuletzt abgelegten Stich zurücknehmen; wer noch keinen hat, "
                   "nimmt die gedrückte Karte.",
        .en
        = "Once, after a trick and while cards are in hand, Zombie makes everybody take back a card of their "
          "choice from the trick they put away last; a player who has none takes the card put down."},
    .section = source,
};
constexpr Clause twoHaveTricks{
    .id = "eidex.zombie.two-have-tricks",
    .text = {.de = "Zombie darf erst, wenn mindestens zwei einen Stich haben; geschenkte und "
                   "Gerechtigkeits-Karten gelten als Stich.",
        .en = "Zombie may only be used if at least two players have a trick; given tricks and cards from "
              "Justice count as one."},
    .section = source,
};
constexpr Text oneMoreReason{
    .de = "Alle haben wieder eine Karte mehr; also wird ein Stich mehr gespielt, auch für den Match.",
    .en = "Everybody holds one more card again; so one more trick is played, also for a match."};
constexpr Clause addTrick{
    .id = "eidex.zombie.one-trick-more",
    .text = {.de = "Nach Zombie hat die Partie einen Stich mehr.",
        .en = "After Zombie the deal has one more trick."},
    .ruling = PerEdition<Text>::all(oneMoreReason),
};
constexpr Text fromThePotReason{
    .de = "Die gedrückte Karte liegt im Topf oder in der Ablage, in die der Topf gegangen ist.",
    .en = "The card put down is in the pot, or in the pile that the pot went to."};
constexpr Clause fromThePot{
    .id = "eidex.zombie.from-the-pot",
    .text = {.de = "Wer den Jackpot eröffnet und noch keinen Stich hat, nimmt die eigene gedrückte Karte aus "
                   "dem Topf oder aus der Ablage, in die der Topf ging.",
        .en = "A player who opened the Jackpot and has no trick yet takes the card put down from the pot, or "
              "from the "
              "pile it went to."},
    .ruling = PerEdition<Text>::all(fromThePotReason),
};
constexpr const Clause* clauses[] = {&takesBack, &twoHaveTricks, &addTrick, &fromThePot};
constexpr Parameter parameters[] = {{.key = "cards",
    .label = {.de = "Karten", .en = "cards"},
    .question = {.de = "welche Karte von {0}?", .en = "which card of {0}?"},
    .kind = Parameter::Kind::Takes,
    .optionalInLog = true,
    .inLog = [](const PowerUse&, const InLog&) { return Requirement::Must; }}};

int tricks(const DealInPlay&, int count)
{
    return count + 1;
}

void whenUsed(PlayState& state, const PowerUse& use)
{
    state.addTrick();
    for (Player player = 0; player < state.players(); ++player) {
        const auto named = std::find_if(
            use.takes.begin(), use.takes.end(), [&](const auto& each) { return each.first == player; });
        const PlayState::Seat& seat = state.seat(player);
        if (seat.tookTrick || (named != use.takes.end() && seat.uncertainTricks.has(named->second)))
            state.takeBackFromTrick(player, named->second);
        else
            state.takeBackPutDown(player);
    }
}

Players namesCardOf(const PowerTiming& moment, Player)
{
    Players players;
    for (Player player = 0; player < moment.deal.players; ++player)
        if (moment.lastTricks[player])
            players.add(player);
    return players;
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (moment.takers.value_or(2) < 2)
        return illegalPower(twoHaveTricks,
            {.de = "Noch haben nicht zwei einen Stich.",
                .en = "There are not two players with a trick yet."});
    for (const Player player : namesCardOf(moment, use.by)) {
        const auto named = std::find_if(
            use.takes.begin(), use.takes.end(), [&](const auto& each) { return each.first == player; });
        if (named == use.takes.end())
            return tl::unexpected(Refusal{.code = Refusal::Code::Schema,
                .where = use.takes.empty() ? "" : "/cards",
                .message
                = {.de = "Erwartet wird zu jeder Person mit einem Stich die Karte, die sie zurücknimmt.",
                    .en = "Expected the card that is taken back for each player with a trick."},
                .clause = &takesBack});
        if (!moment.lastTricks[player]->has(named->second))
            return illegalPower(takesBack,
                Sentence{{.de = "{0} liegt nicht in diesem letzten Stich.",
                             .en = "{0} is not in that last trick."},
                    {Argument::card(named->second)}}
                    .inBoth());
    }
    if (moment.cards == 0 || moment.trickNumber.value_or(1) > moment.tricksInDeal)
        return illegalPower(
            takesBack, {.de = "Es sind keine Karten mehr auf der Hand.", .en = "No cards are left in hand."});
    return {};
}

} // namespace

extern const Power zombie;
const Power zombie{
    .id = "zombie",
    .card = "R8"_card,
    .name = {.de = "Zombie", .en = "Zombie"},
    .oneLine = {.de = "Alle nehmen eine Karte zurück: ein Stich mehr.",
        .en = "Everybody takes back a card: one more trick."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::AfterTrick}),
    .decides = true,
    .use = {.mayUse = mayUse, .namesCardOf = namesCardOf, .happens = whenUsed},
    .score = {.tricks = tricks, .tricksClause = &addTrick},
};

} // namespace tafel::eidex
