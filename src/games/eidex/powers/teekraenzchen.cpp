// HQ Teekränzchen: receives a card from each partner and gives one to each.
#include <algorithm>

#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Queen of Hearts", .de1998 = "Herz Dame", .web = "Herz Dame"};

constexpr PerEdition<Text> returns{
    .en1998 = {.de = "dieselbe Karte darf zurück", .en = "the same card may go back"},
    .de1998 = {.de = "dieselbe Karte darf zurück", .en = "the same card may go back"},
    .web = {.de = "weitergeben ja, zurück nein", .en = "passed on yes, back no"}};

constexpr Clause exchange{
    .id = "eidex.teekraenzchen.exchange",
    .text = {.de = "Einmal, wenn alle gedrückt haben und noch niemand ausgespielt hat, erhält das "
                   "Teekränzchen von allen andern eine Karte, sieht sie an und gibt dann allen eine.",
        .en = "Once, when everybody has put down and nobody has led yet, Tea party gets a card from each "
              "other player, looks at them and then gives one to each."},
    .section = source,
    .differs = returns,
};
constexpr Clause mayReturn{
    .id = "eidex.teekraenzchen.may-return",
    .text = {.de = "Ausgaben von 1998: zurückgeben darf das Teekränzchen auch die Karte, die es von diesem "
                   "Mitspieler hat.",
        .en = "Editions of 1998: Tea party may give a player back the very card that came from there."},
    .section = {.en1998 = "Queen of Hearts", .de1998 = "Herz Dame"},
    .differs = returns,
};
constexpr Clause passOn{
    .id = "eidex.teekraenzchen.pass-on",
    .text = {.de = "Web-Ausgabe: was das Teekränzchen erhält, darf weitergegeben werden, aber nicht dorthin "
                   "zurück, woher es kam.",
        .en = "Web edition: Tea party may pass a card on to somebody else, but not back to the player it "
              "came from."},
    .section = {.web = "Herz Dame"},
    .differs = returns,
};
constexpr Clause neighboursOnly{
    .id = "eidex.teekraenzchen.neighbours-only",
    .text = {.de = "Zu viert tauscht das Teekränzchen nur mit den beiden Nachbarn.",
        .en = "With four players Tea party exchanges only with both neighbours."},
    .section = {.web = "Eidex zu viert"},
    .players = 4,
};
constexpr const Clause* clauses[] = {&exchange, &mayReturn, &passOn, &neighboursOnly};
constexpr Parameter parameters[] = {
    {.key = "takes",
        .label = {.de = "nimmt", .en = "takes"},
        .question = {.de = "welche Karte kommt von {0}?", .en = "which card is taken from {0}?"},
        .kind = Parameter::Kind::Takes,
        .optionalInLog = true,
        .inLog = whereHandsAreKnown},
    {.key = "gives",
        .label = {.de = "gibt", .en = "gives"},
        .question = {.de = "welche Karte bekommt {0}?", .en = "which card does {0} get?"},
        .kind = Parameter::Kind::Gives,
        .optionalInLog = true,
        .inLog = whereHandsAreKnown},
};

std::optional<Card> cardOf(const std::vector<std::pair<Player, Card>>& cards, Player player)
{
    for (const auto& [who, card] : cards)
        if (who == player)
            return card;
    return std::nullopt;
}

/// The partners: both other players, or the two neighbours with four players.
Players partnersOf(Player by, int players)
{
    Players partners;
    for (const int step : {1, players - 1})
        partners.add(static_cast<Player>((by + step) % players));
    return partners;
}

Players namesCardOf(const PowerTiming& moment, Player by)
{
    return partnersOf(by, moment.deal.players);
}

void whenUsed(PlayState& state, const PowerUse& use)
{
    const Players partners = partnersOf(use.by, state.players());
    for (const Player other : partners)
        state.moveCard(other, use.by, cardOf(use.takes, other));
    for (const Player other : partners)
        state.moveCard(use.by, other, cardOf(use.gives, other));
}

/// Checks that each player is named at most once, and never the owner.
Result<void> partners(const PowerTiming& moment, Player by, const std::vector<std::pair<Player, Card>>& moves)
{
    Players seen;
    for (const auto& [player, card] : moves) {
        if (player == by || seen.has(player))
            return illegalPower(exchange,
                {.de = "Mit jedem andern wird genau eine Karte getauscht.",
                    .en = "Exactly one card is exchanged with each other player."});
        if (!partnersOf(by, moment.deal.players).has(player))
            return illegalPower(neighboursOnly,
                {.de = "Zu viert wird nicht übers Kreuz getauscht.",
                    .en = "With four players nothing is exchanged across the table."});
        seen.add(player);
    }
    return {};
}

bool isReturned(const PowerUse& use, const std::pair<Player, Card>& given)
{
    return std::find(use.takes.begin(), use.takes.end(), given) != use.takes.end();
}

const Clause& says(const PowerTiming& moment, const PowerUse& use)
{
    const bool returned = std::any_of(
        use.gives.begin(), use.gives.end(), [&](const auto& given) { return isReturned(use, given); });
    if (returned)
        return moment.deal.edition == Edition::Web ? passOn : mayReturn;
    return moment.deal.players == 4 ? neighboursOnly : exchange;
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    for (const auto* moves : {&use.takes, &use.gives})
        if (Result<void> answer = partners(moment, use.by, *moves); !answer)
            return answer;
    CardSet taken, given;
    for (const auto& [player, card] : use.takes) {
        if (moment.lacks(player, card))
            return illegalPower(exchange,
                Sentence{{.de = "{0} kommt nicht aus dieser Hand.", .en = "{0} is not from that hand."},
                    {Argument::card(card)}}
                    .inBoth());
        taken.add(card);
    }
    const bool allTaken = taken.size() == 2; // Both other players, or both neighbours, have given a card.
    for (const auto& [player, card] : use.gives) {
        if (isReturned(use, {player, card}) && moment.deal.edition == Edition::Web)
            return illegalPower(passOn,
                Sentence{{.de = "{0} darf nicht dorthin zurück, woher die Karte kam.",
                             .en = "{0} may not go back to the player it came from."},
                    {Argument::card(card)}}
                    .inBoth());
        const bool held = taken.has(card) || !allTaken || !moment.lacks(use.by, card);
        if (!held || given.has(card))
            return illegalPower(exchange,
                Sentence{{.de = "Das Teekränzchen hat {0} nicht zu vergeben.",
                             .en = "Tea party does not have {0} to give."},
                    {Argument::card(card)}}
                    .inBoth());
        given.add(card);
    }
    return {};
}

} // namespace

extern const Power teekraenzchen;
const Power teekraenzchen{
    .id = "teekraenzchen",
    .card = "HQ"_card,
    .name = {.de = "Teekränzchen", .en = "Tea party"},
    .oneLine = {.de = "Bekommt von jedem eine Karte und gibt jedem eine.",
        .en = "Gets a card from each and gives one to each."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::AfterPutDown}),
    .use = {.mayUse = mayUse, .says = says, .namesCardOf = namesCardOf, .happens = whenUsed},
};

} // namespace tafel::eidex
