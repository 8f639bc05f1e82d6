#include "games/custom/file_keys.h"

#include <algorithm>
#include <charconv>
#include <map>

#include <fmt/format.h>

#include "referee/refusals.h"

namespace tafel::custom {

namespace {

using Code = Refusal::Code;
using Kind = FileKey::Kind;
using std::string_view;

constexpr int wholeDeals = static_cast<int>(limits::deals);

// ---- Checks of values

Result<void> when(bool good, Message otherwise, Code code = Code::Impossible)
{
    if (good)
        return {};
    return refuse(code, {}, std::move(otherwise));
}

template <typename IsGood> bool eachOfPlayers(const Owner& at, const IsGood& isGood)
{
    return eachCount(at.game.players, [&](std::size_t count) { return isGood(static_cast<int>(count)); });
}

template <typename Defined> Result<void> isFree(const std::vector<Defined>& all, string_view reserved = {})
{
    const std::string& id = all.back().id;
    return when(id != reserved
            && std::none_of(all.begin(), all.end() - 1, [&](const Defined& each) { return each.id == id; }),
        {.de = fmt::format("«{}» ist schon vergeben.", id),
            .en = fmt::format("\"{}\" is already taken.", id)},
        Code::Schema);
}

Result<void> enoughSeats(const Owner& at)
{
    const int seats = at.game.seats;
    return when(eachOfPlayers(at, [&](int count) { return count <= seats + 1; }),
        {.de = fmt::format("Bei {} Plätzen spielen höchstens {} Personen mit.", seats, seats + 1),
            .en = fmt::format("With {} seats, at most {} people take part.", seats, seats + 1)});
}

Result<void> fourForPairs(const Owner& at)
{
    return when(!at.game.pairs || (at.game.players == Players{4} && at.game.seats == 0),
        {.de = "Zwei gegen zwei spielen genau vier Personen, ohne «seats».",
            .en = "Two against two is for exactly four players, without \"seats\"."});
}

Result<void> orderIsOpen(const Owner& at)
{
    return when(at.game.order == Order::Free || !at.game.listsTricks(),
        {.de = "Eine Liste von «tricks» sagt schon, was gespielt wird: «order» muss «free» sein.",
            .en = "A list of \"tricks\" already says what is played: \"order\" must be \"free\"."});
}

/// It ends when contracts or the list of tricks are used up.
Result<void> needsAnEnd(const Owner& at)
{
    return when(at.game.order != Order::Player && !at.game.listsTricks(),
        {.de = "Dieses Spiel endet, wenn alles gespielt ist, ohne eine Zahl von Partien oder Runden.",
            .en = "This match ends when everything has been played, without a number of deals or rounds."});
}

Result<void> roundsFit(const Owner& at)
{
    if (auto end = needsAnEnd(at); !end)
        return end;
    return when(eachOfPlayers(at,
                    [&](int count) {
                        return at.game.end.rounds[static_cast<std::size_t>(count)] * at.game.roundOf(count)
                            <= wholeDeals;
                    }),
        {.de = fmt::format("Ein Match hat höchstens {} Partien.", wholeDeals),
            .en = fmt::format("A match has at most {} deals.", wholeDeals)});
}

Result<void> isATarget(const Owner& at)
{
    return when(at.game.end.target != 0,
        {.de = "Das Ziel darf nicht 0 sein.", .en = "The target must not be 0."}, Code::Schema);
}

Result<void> notBelowMin(const Owner& at)
{
    const NumberInput& typed = *at.typed;
    return when(typed.highest >= typed.lowest,
        {.de = fmt::format("{} ist weniger als «min», {}.", typed.highest, typed.lowest),
            .en = fmt::format("{} is less than \"min\", {}.", typed.highest, typed.lowest)});
}

Result<void> somebodyIsLeft(const Owner& at)
{
    const int declarers = at.contract->rules.declarers;
    return when(declarers == 1
            || (!at.game.pairs
                && eachOfPlayers(at, [&](int count) { return at.game.playing(count) > declarers; })),
        {.de = "Gegen zwei, die zusammen spielen, braucht es noch jemanden.",
            .en = "Two who play together need somebody to play against."});
}

Result<void> allIsKnown(const Owner& at)
{
    return when(at.contract->measure != Key::Points
            || eachOfPlayers(at,
                [&](int count) {
                    return at.contract->total[static_cast<std::size_t>(count)].value_or(0) > 0;
                }),
        {.de = "Alles haben kann jemand nur, wenn die Summe über 0 ist.",
            .en = "A player can have everything only if the sum is above 0."});
}

// ---- When the editor asks for a key, and keeps it

bool forPairs(Players players, string_view)
{
    return players == Players{4};
}
bool dealerChooses(Players, string_view order)
{
    return order == "round" || order == "player";
}
bool hasNoOtherEnd(Players, string_view order)
{
    return order != "player";
}

// ---- Kinds of rows

using Setter = void (*)(const Owner&, int);

constexpr FileKey flag(string_view name, Setter set, Text label, Text example = {})
{
    return {.name = name, .kind = Kind::Flag, .set = set, .label = label, .example = example};
}

constexpr FileKey number(string_view name, Setter set, Text label, Text example, string_view begin)
{
    return {
        .name = name, .kind = Kind::Number, .set = set, .label = label, .example = example, .begin = begin};
}

constexpr FileKey always(FileKey key)
{
    key.required = everyMeasure;
    return key;
}
constexpr FileKey rarely(FileKey key, Keys in = everyMeasure)
{
    key.rare = true;
    key.in = in;
    return key;
}
constexpr FileKey asked(FileKey key, std::uint8_t turn)
{
    key.turn = turn;
    return key;
}
constexpr FileKey byDefault(FileKey key, int standard)
{
    key.standard = standard;
    return key;
}

// ---- Typed values, of a contract and of an extra

constexpr string_view bounds[] = {"min", "max"};
constexpr Text eitherValues{.de = "Entweder «values» oder «min» und «max», nicht beides.",
    .en = "Either \"values\" or \"min\" and \"max\", not both."};
constexpr Choice typedForms[] = {{.word = "any", .label = {"getippt", "typed"}},
    {.word = "few",
        .label = {"einer von wenigen", "one of a few"},
        .begin = "[10, 20]",
        .asks = {"Die Werte, der übliche zuerst", "The values, the usual one first"},
        .example = {"100, −100", "100, −100"}}};

constexpr FileKey lowestTyped(Keys in, bool rare)
{
    return {.name = "min",
        .kind = Kind::Number,
        .in = in,
        .set = [](const Owner& at, int value) { at.typed->lowest = value; },
        .label = {"Mindestens", "At least"},
        .example = {"0; darunter für Minuspunkte.", "0; negative for minus points."},
        .begin = "0",
        .turn = 3,
        .rare = rare};
}
constexpr FileKey highestTyped(Keys in, bool rare)
{
    return {.name = "max",
        .kind = Kind::Number,
        .in = in,
        .standard = limits::awarded,
        .set = [](const Owner& at, int value) { at.typed->highest = value; },
        .check = notBelowMin,
        .label = {"Höchstens", "At most"},
        .begin = "100",
        .turn = 3,
        .rare = rare};
}
constexpr FileKey typedValues(Keys in)
{
    return {.name = "values",
        .kind = Kind::Different,
        .in = in,
        .most = limits::times,
        .choices = typedForms,
        .excludes = bounds,
        .instead = eitherValues,
        .set = [](const Owner& at, int value) { at.typed->values.push_back(value); },
        .label = {"Der Wert", "Its value"},
        .example = {"Ein Nullspiel im Skat hat vier Werte; ein Farbspiel jeden von 18 bis 216.",
            "Null in Skat has four values; a suit game any from 18 to 216."},
        .turn = 1,
        .what = "instead of `min` and `max`: one of these, the first by default"};
}

// ---- The pack

constexpr Choice suitWords[] = {{"C"}, {"S"}, {"H"}, {"D"}},
                 rankWords[]
    = {{"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"}, {"8"}, {"9"}, {"10"}, {"J"}, {"Q"}, {"K"}, {"A"}};
constexpr Choice cardWords[]
    = {{"french", {"Bube, Dame", "jack, queen"}}, {"german", {"Unter, Ober", "Unter, Ober"}}};

constexpr FileKey packKeys[] = {
    {.name = "suits",
        .kind = Kind::Several,
        .choices = suitWords,
        .instead
        = {"Erwartet wird eine Farbe, jede einmal: C, S, H, D.", "Expected a suit, each once: C, S, H, D."},
        .set =
            [](const Owner& at, int value) {
                at.game.suits = at.game.suits
                    | CardSet::of(*suitFromLetter(suitWords[value].word.front(), Pack::French));
            },
        .label = {"Farben", "Suits"},
        .example
        = {.de = "Alle vier, ausser einige fallen weg.", .en = "All four, unless some are left out."},
        .rare = true,
        .what = "all four by default"},
    {.name = "ranks",
        .kind = Kind::Several,
        .required = everyMeasure,
        .choices = rankWords,
        .instead = {"Erwartet wird ein Rang, jeder einmal: 2 bis 10, J, Q, K, A.",
            "Expected a rank, each once: 2 to 10, J, Q, K, A."},
        .set =
            [](const Owner& at, int value) {
                const Rank rank = at.game.ranks.emplace_back(*Card::parseRank(rankWords[value].word));
                const CardSet cards = CardSet::of(rank);
                at.game.pack = at.game.pack | (at.game.suits.empty() ? cards : cards & at.game.suits);
            },
        .label = {"Ränge, von hoch bis tief", "Ranks, high to low"},
        .example = {"Ein Tipp nimmt einen heraus oder stellt ihn ans Ende: A 10 K D B in manchen "
                    "Spielen.",
            "A tap removes one or moves it to the end: A 10 K Q J for some games."},
        .rare = true},
    {.name = "without",
        .kind = Kind::Left,
        .byPlayers = true,
        .most = 52,
        .label = {"Weggelassene Karten", "Cards left out"},
        .example = {"Zu dritt die Karo-Zwei.", "With three people the two of diamonds."},
        .labelByPlayers = {"Weggelassen zu {}", "Left out with {} people"},
        .differs = {"Je nach Personenzahl fallen andere weg",
            "Different cards are left out for each number of people"},
        .rare = true},
    {.name = "words",
        .kind = Kind::Word,
        .choices = cardWords,
        .set = [](const Owner& at, int value) { at.game.germanWords = value == 1; },
        .label = {"Namen der Karten", "Names of the cards"},
        .example = {"Bube und Dame, oder Unter und Ober.", "Jack and queen, or Unter and Ober."},
        .rare = true},
};
constexpr string_view packPage[] = {"words", "ranks", "suits", "without"};

// ---- Bonuses of a contract

constexpr FileKey clauseOfPart{.name = "clause",
    .kind = Kind::Clause,
    .required = everyMeasure,
    .words = [](const Owner& at) -> LocalizedText& { return *at.clause; },
    .label = {"Diese Regel in euren Worten", "The rule in your words"}};

constexpr FileKey marchKeys[] = {clauseOfPart,
    always(number(
        "by", [](const Owner& at, int value) { at.contract->march->by = value; },
        {"Wer alles hat, bekommt", "Bonus for taking everything"}, {}, "0")),
    number(
        "others", [](const Owner& at, int value) { at.contract->march->others = value; },
        {"Die andern bekommen je", "Each of the others gets"}, {}, "10"),
    flag("adds", [](const Owner& at, int value) { at.contract->march->adds = value == 1; },
        {"Zum Üblichen dazu, nicht statt dessen", "In addition to the normal score"},
        {"Schieber: 100 dazu.", "Schieber: 100 more."})};
constexpr string_view marchPage[] = {"by", "others", "adds", "clause"};

constexpr FileKey factorKeys[] = {
    clauseOfPart,
    {.name = "values",
        .kind = Kind::Different,
        .required = everyMeasure,
        .lowest = 1,
        .highest = limits::factor,
        .most = limits::times,
        .set = [](const Owner& at, int value) { at.contract->factor->values.push_back(value); },
        .label = {"Wie oft, das Übliche zuerst", "Multipliers, the usual one first"},
        .example = {"1, 2", "1, 2"},
        .what = "the first one unless the deal names another"},
};
constexpr string_view factorPage[] = {"values", "clause"};

// ---- The score of each measure

/// The terms of the sum for a bid.
constexpr FileKey forecastTerms[] = {number(
                                         "fixed", [](const Owner& at, int value) { at.terms->fixed = value; },
                                         {"in jedem Fall", "in any case"}, {}, "10"),
    number(
        "said", [](const Owner& at, int value) { at.terms->said = value; },
        {"für jedes angesagte", "for each one bid"}, {}, "10"),
    number(
        "made", [](const Owner& at, int value) { at.terms->made = value; },
        {"für jedes gemachte", "for each one made"}, {}, "10"),
    number(
        "off", [](const Owner& at, int value) { at.terms->off = value; },
        {"für jedes zu viel oder zu wenig", "for each too many or too few"}, {}, "10")};

/// The terms of the sum for a declarer.
constexpr FileKey declarerTerms[] = {forecastTerms[0],
    number(
        "value", [](const Owner& at, int value) { at.terms->value = value; },
        {"mal der Wert des Spiels", "times the value of the game"}, {}, "1")};

constexpr string_view fixedMade[] = {"fixed", "made"}, fixedOff[] = {"fixed", "off"},
                      valueFixed[] = {"value", "fixed"}, valueOnly[] = {"value"};

constexpr FileKey sideOf(string_view name, Text label)
{
    const bool by = name == "by";
    return {.name = name,
        .kind = Kind::Object,
        .keys = declarerTerms,
        .enter = by ? [](Owner& at) { at.terms = &at.stakes->by; }
                    : [](Owner& at) { at.terms = &at.stakes->others; },
        .label = label,
        .usual = by ? std::span<const string_view>(valueFixed) : std::span<const string_view>(valueOnly)};
}
constexpr FileKey wonKeys[] = {sideOf("by", {"Gewonnen: wer spielt, bekommt", "Won: the declarer gets"}),
    sideOf("others", {"Gewonnen: die andern bekommen je", "Won: each of the others gets"})};
constexpr FileKey lostKeys[] = {sideOf("by", {"Verloren: wer spielt, bekommt", "Lost: the declarer gets"}),
    sideOf("others", {"Verloren: die andern bekommen je", "Lost: each of the others gets"})};

constexpr auto setEach = [](const Owner& at, int value) { at.contract->each.value = value; };
constexpr auto setWinner = [](const Owner& at, int value) { at.contract->winner = value; };

constexpr FileKey countScore[]
    = {asked(always(number("each", setEach, {"Gibt je Stück", "Points for each"},
                 {"−10 für jede genommene Dame.", "−10 for each queen taken."}, "1")),
           2),
        rarely(number(
            "none", [](const Owner& at, int value) { at.contract->each.none = value; },
            {"Wer keines hat, bekommt", "A player who has none gets"},
            {"50 für keinen einzigen Stich.", "50 for no trick at all."}, "50"))};
constexpr FileKey takesScore[] = {{.name = "cards",
    .kind = Kind::Worths,
    .required = everyMeasure,
    .most = limits::cardWorths,
    .label = {"Welche Karten, und was sie geben", "Which cards, and what they give"},
    .example = {"Herzen 1, die Pik-Dame 13. Eine Karte geht ihrer Farbe vor.",
        "Hearts 1, the queen of spades 13. A card takes precedence over its suit."},
    .what = "a card takes precedence over its suit or rank"}};
constexpr FileKey winnersScore[] = {{.name = "tricks",
    .kind = Kind::TrickWorths,
    .required = everyMeasure,
    .most = limits::trickWorths,
    .label = {"Welche Stiche, und was sie geben", "Which tricks, and what they give"},
    .example = {"Der letzte −20.", "The last one −20."}}};
constexpr FileKey outScore[] = {{.name = "places",
    .kind = Kind::Places,
    .required = everyMeasure,
    .byPlayers = true,
    .most = limits::listed,
    .set = [](const Owner& at, int value) { at.contract->places[at.count].push_back(value); },
    .label = {"Erster, zweiter, dritter Platz …", "First, second, third …"},
    .example = {"60 30 10 0", "60 30 10 0"},
    .differs
    = {.de = "Je nach Personenzahl eine andere Liste", .en = "A different list for each number of people"},
    .what = "a number for each player, in the order of going out"}};
constexpr FileKey leftScore[]
    = {asked(always(number("each", setEach, {"Gibt je Karte auf der Hand", "Points for each card left"},
                 {"−1; 0, wenn nur schreibt, wer gewinnt.", "−1; 0 if only the winner scores."}, "-1")),
           2),
        number("winner", setWinner,
            {"Wer fertig ist, bekommt je Karte der andern",
                "The player who is out gets, for each card of the others"},
            {"1: die Summe von allem, was die andern noch haben.",
                "1: the sum of the cards that the other players still hold."},
            "1")};
constexpr FileKey pointsScore[]
    = {asked(byDefault(rarely(number("each", setEach, {"Jeder Punkt zählt", "Each point counts"},
                           {"1 wie getippt, −1 als Minus.", "1 as typed, −1 as minus."}, "-1")),
                 1),
           2),
        rarely(number("winner", setWinner,
            {"Wer 0 hat, bekommt je Punkt der andern", "A player with 0 gets, for each point of the others"},
            {"1 in Uno. Dann hat genau eine Person 0.", "1 in Uno. Then exactly one has 0."}, "1"))};
constexpr FileKey forecastScore[] = {
    {.name = "hit",
        .kind = Kind::Object,
        .required = everyMeasure,
        .keys = forecastTerms,
        .enter = [](Owner& at) { at.terms = &at.contract->forecast.hit; },
        .label = {"Genau getroffen", "Bid made"},
        .usual = fixedMade},
    {.name = "miss",
        .kind = Kind::Object,
        .required = everyMeasure,
        .keys = forecastTerms,
        .enter = [](Owner& at) { at.terms = &at.contract->forecast.miss; },
        .label = {"Daneben", "Bid missed"},
        .usual = fixedOff},
};
constexpr FileKey declarerScore[] = {
    {.name = "won",
        .kind = Kind::Object,
        .required = everyMeasure,
        .keys = wonKeys,
        .enter = [](Owner& at) { at.stakes = &at.contract->declarer.won; },
        .what = "terms that add up"},
    {.name = "lost",
        .kind = Kind::Object,
        .required = everyMeasure,
        .keys = lostKeys,
        .enter = [](Owner& at) { at.stakes = &at.contract->declarer.lost; },
        .what = "the same if the declarer loses"},
};

constexpr Measure measureRows[] = {
    {"count", Key::Count, countScore, {"Stiche oder Karten", "tricks, or cards"}, R"({"each": 1})",
        R"(`"count": {"Anna": 3, …}`)"},
    {"takes", Key::Takes, takesScore, {"Karten, verschieden viel", "cards of different value"},
        R"({"cards": {"H": 1}})", R"(`"takes": [{"by": "Anna", "cards": ["SQ"]}]`)"},
    {"winners", Key::Winners, winnersScore, {"bestimmte Stiche", "specific tricks"},
        R"({"tricks": {"last": 10}})", R"(`"winners": {"1": "Anna", "last": "Beat"}`)"},
    {"out", Key::Out, outScore, {"wer zuerst fertig ist", "who is out first"}, {},
        R"(`"out": ["Cora", "Anna"]`)"},
    {"left", Key::Left, leftScore, {"Karten, die übrig bleiben", "cards left over"}, R"({"each": -1})",
        R"(`"left": {"Anna": 0, "Beat": 3}`)"},
    {"points", Key::Points, pointsScore, {"Punkte, getippt", "points, typed"}, {},
        R"(`"points": {"Anna": 82}`)"},
    {"forecast", Key::Said, forecastScore, {"angesagt und gemacht", "bid and made"},
        R"({"hit": {"fixed": 10, "made": 1}, "miss": {"off": -1}})", R"(`"said": {…}, "made": {…}`)"},
    {"declarer", Key::Declarer, declarerScore, {"eins gegen alle", "one against all"},
        R"({"won": {"by": {"value": 1}}, "lost": {"by": {"value": -1}}})",
        R"(`"declarer": {"by": ["Anna"], "won": true, "value": 24}`)"},
};

// ---- Contracts

constexpr Choice totalOfTricks{.word = "tricks", .label = {"Stiche", "tricks"}, .begin = R"("tricks")"},
    totalOfCards{.word = "cards",
        .label = {"bestimmte Karten", "specific cards"},
        .begin = R"(["Q"])",
        .asks = {"Welche?", "Which ones?"},
        .example = {"Eine ganze Farbe, ein ganzer Rang, einzelne Karten.",
            "A whole suit, a whole rank, single cards."}},
    totalIsNumber{.word = "number",
        .label = {"eine Anzahl", "an amount"},
        .begin = "10",
        .asks = {"Wie viele es gibt", "How many there are"}};
constexpr Choice totalOfCount[] = {totalOfTricks, totalOfCards, totalIsNumber},
                 totalOfForecast[] = {totalOfTricks, totalIsNumber};

constexpr FileKey total(Key measure, int highest, std::span<const Choice> forms, string_view what)
{
    return {.name = "of",
        .kind = Kind::Total,
        .required = {measure},
        .in = {measure},
        .byPlayers = true,
        .lowest = 1,
        .highest = highest,
        .most = forms.size() > 2 ? 52U : 0U,
        .choices = forms,
        .set = [](const Owner& at, int value) { at.contract->total[at.count] = value; },
        .label = {"Wovon?", "Of what?"},
        .example = {"Damen sind bestimmte Karten, 157 Augen eine Anzahl.",
            "Queens are specific cards; 157 points is an amount."},
        .turn = 1,
        .what = what};
}

constexpr FileKey contractRows[] = {
    {.name = "id",
        .kind = Kind::Id,
        .required = everyMeasure,
        .text = [](const Owner& at) -> std::string& { return at.contract->id; },
        .check = [](const Owner& at) { return isFree(at.game.contracts, "extra"); },
        .label = {"Kurzname in der Datei", "Short name in the file"},
        .example = {"Buchstaben a-z, Ziffern und -.", "Letters a-z, digits and -."},
        .turn = 11,
        .rare = true,
        .what = "another one for each, and not `extra`"},
    {.name = "name",
        .kind = Kind::Words,
        .required = everyMeasure,
        .words = [](const Owner& at) -> LocalizedText& { return at.contract->name; },
        .label = {"Name des Kontrakts", "Name of the contract"},
        .example = {"«Keine Damen»", "“No queens”"},
        .turn = 1},
    {.name = "line",
        .kind = Kind::Words,
        .words = [](const Owner& at) -> LocalizedText& { return at.contract->line; },
        .label = {"Eine Zeile für die Kachel", "A line for its tile"},
        .example = {"«−10 je Stück»", "“−10 each”"},
        .turn = 10,
        .rare = true},
    {.name = "clause",
        .kind = Kind::Clause,
        .required = everyMeasure,
        .words = [](const Owner& at) -> LocalizedText& { return at.contract->clause; },
        .label = {"Die Regel in euren Worten", "The rule in your words"},
        .example = {"Der Tisch liest sie, wo eine Partie erklärt wird.",
            "The table reads it where a deal is explained."},
        .turn = 9,
        .rare = true},
    {.name = "measure",
        .kind = Kind::Measure,
        .required = everyMeasure,
        .label = {"Was zählt?", "What is counted?"},
        .turn = 1,
        .what = "the content of a deal, see below"},
    {.name = "times",
        .kind = Kind::Number,
        .lowest = 1,
        .highest = limits::times,
        .standard = 1,
        .instead = {"«times» ist nur erlaubt, wenn «order» round oder player ist.",
            "\"times\" is only allowed if \"order\" is round or player."},
        .set = [](const Owner& at, int value) { at.contract->rules.times = value; },
        .label = {"Wie oft er gespielt wird", "How often it is played"},
        .example = {"2: zweimal je Runde, oder von jeder Person zweimal.",
            "2: twice a round, or twice by each player."},
        .begin = "2",
        .turn = 8,
        .rare = true,
        .fits = dealerChooses,
        .what = "how often it is played in a round, or by a dealer; only if `order` is `round` or `player`"},
    total(Key::Count, limits::counted, totalOfCount,
        "what is counted; a card that two entries name counts once"),
    total(Key::Said, limits::awarded, totalOfForecast, "what the players bid"),
    asked(rarely(flag("rest", [](const Owner& at, int value) { at.contract->rules.rest = value == 1; },
                     {"Einige dürfen bei niemandem bleiben", "Some may go to nobody"},
                     {"Im Talon.", "In the talon."}),
              {Key::Count, Key::Takes, Key::Said}),
        7),
    {.name = "sum",
        .kind = Kind::Number,
        .in = {Key::Points},
        .byPlayers = true,
        .set = [](const Owner& at, int value) { at.contract->total[at.count] = value; },
        .label = {"Alle zusammen haben", "All together have"},
        .example = {"157 Augen. Leer lassen, um beliebige Zahlen zu erlauben.",
            "157 card points. Leave empty to allow any numbers."},
        .begin = "100",
        .turn = 1},
    lowestTyped({Key::Points}, true),
    lowestTyped({Key::Declarer}, false),
    highestTyped({Key::Points}, true),
    highestTyped({Key::Declarer}, false),
    asked(rarely(flag("uneven", [](const Owner& at, int value) { at.contract->rules.uneven = value == 1; },
                     {"Die Ansagen dürfen nicht aufgehen", "The bids may not add up"},
                     {"Wer zuletzt ansagt, muss etwas anderes sagen.",
                         "The last player has to bid something else."}),
              {Key::Said}),
        6),
    asked(rarely(flag("enough", [](const Owner& at, int value) { at.contract->forecast.enough = value == 1; },
                     {"Mehr als angesagt gilt auch", "More than the bid also counts"},
                     {"Wie in Spades.", "As in Spades."}),
              {Key::Said}),
        5),
    {.name = "declarers",
        .kind = Kind::Number,
        .in = {Key::Declarer},
        .lowest = 1,
        .highest = 2,
        .standard = 1,
        .set = [](const Owner& at, int value) { at.contract->rules.declarers = value; },
        .check = somebodyIsLeft,
        .label = {"So viele spielen zusammen", "Number of players"},
        .example = {"1 im Skat, 2 im Doppelkopf.", "1 in Skat, 2 in Doppelkopf."},
        .begin = "2",
        .turn = 1,
        .what = "the number of players against the others"},
    typedValues({Key::Declarer}),
    {.name = "score",
        .kind = Kind::Object,
        .required = everyMeasure - Keys{Key::Points},
        .turn = 4,
        .what = "the award of the measure, see below"},
    {.name = "march",
        .kind = Kind::Object,
        .in = {Key::Count, Key::Takes, Key::Points},
        .keys = marchKeys,
        .enter = [](Owner& at) { at.clause = &at.contract->march.emplace().clause; },
        .check = allIsKnown,
        .label = {"Etwas anderes, wenn jemand alles hat", "Special score for taking everything"},
        .example = {"Hearts: wer alle nimmt, bekommt 0, alle andern 26.",
            "Hearts: a player who takes all gets 0, everybody else 26."},
        .begin
        = R"({"clause": {"de": "Wer alles hat, bekommt etwas anderes.", "en": "A player who takes everything gets something else."}, "by": 0, "others": 10})",
        .usual = marchPage,
        .turn = 7,
        .what = "one player has everything; with `points` only beside a `sum` above 0, and the deal says it: "
                "`\"march\": \"Anna\"`"},
    {.name = "factor",
        .kind = Kind::Object,
        .keys = factorKeys,
        .enter = [](Owner& at) { at.clause = &at.contract->factor.emplace().clause; },
        .label = {"Eine Partie kann mehrfach zählen", "A deal may count several times"},
        .example = {"Doppelt, dreifach: der Tisch sagt es bei der Partie.",
            "Doubled or tripled: the table enters it with the deal."},
        .begin
        = R"({"clause": {"de": "Eine Partie kann mehrfach zählen.", "en": "A deal may count several times."}, "values": [1, 2]})",
        .usual = factorPage,
        .turn = 7,
        .what = "a deal may say `\"factor\": 2`; it multiplies measure, march and the extras that are "
                "`multiplied`"},
};

// ---- Extras

constexpr FileKey extraKeys[] = {
    {.name = "id",
        .kind = Kind::Id,
        .required = everyMeasure,
        .text = [](const Owner& at) -> std::string& { return at.extra->id; },
        .check = [](const Owner& at) { return isFree(at.game.extras); },
        .label = {"Kurzname in der Datei", "Short name in the file"},
        .rare = true,
        .what = "different for each extra"},
    {.name = "name",
        .kind = Kind::Words,
        .required = everyMeasure,
        .words = [](const Owner& at) -> LocalizedText& { return at.extra->name; },
        .label = {"Der Name", "Its name"},
        .example = {"«Tichu», «Weis»", "“Tichu”, “Meld”"}},
    clauseOfPart,
    lowestTyped(everyMeasure, false),
    highestTyped(everyMeasure, false),
    typedValues(everyMeasure),
    flag("multiplied", [](const Owner& at, int value) { at.extra->multiplied = value == 1; },
        {"Der Faktor der Partie gilt auch dafür", "The multiplier of the deal also applies"}),
};
constexpr string_view extraPage[] = {"name", "values", "min", "max", "multiplied", "clause", "id"};

// ---- The end

constexpr Choice endForms[] = {{.word = "", .label = {"wenn wir aufhören", "when we stop"}},
    {.word = "deals", .label = {"nach einer Anzahl Partien", "after a number of deals"}, .begin = "10"},
    {.word = "rounds", .label = {"nach einer Anzahl Runden", "after a number of rounds"}, .begin = "2"},
    {.word = "target", .label = {"bei einer Punktzahl", "at a number of points"}, .begin = "100"}};
constexpr Choice checkWords[] = {{"deal", {"nach jeder Partie", "after each deal"}},
    {"round", {"nach jeder Runde", "after each round"}}},
                 tiedWords[] = {{"share", {"gewinnen sie zusammen", "they win together"}},
                     {"play-on", {"geht es weiter", "it goes on"}}};
constexpr string_view deals[] = {"deals"};

constexpr FileKey endKeys[] = {
    {.name = "deals",
        .kind = Kind::Number,
        .byPlayers = true,
        .lowest = 1,
        .highest = wholeDeals,
        .set = [](const Owner& at, int value) { at.game.end.deals[at.count] = value; },
        .check = needsAnEnd,
        .label = {"Partien", "Deals"},
        .begin = "10",
        .fits = hasNoOtherEnd,
        .what = "the number of deals in a match"},
    {.name = "rounds",
        .kind = Kind::Number,
        .byPlayers = true,
        .lowest = 1,
        .highest = limits::rounds,
        .excludes = deals,
        .instead
        = {"Entweder «deals» oder «rounds», nicht beides.", "Either \"deals\" or \"rounds\", not both."},
        .set = [](const Owner& at, int value) { at.game.end.rounds[at.count] = value; },
        .check = roundsFit,
        .label = {"Runden", "Rounds"},
        .example
        = {"Alle geben einmal, oder alle Kontrakte einmal.", "Everybody deals once, or all contracts once."},
        .begin = "2",
        .fits = hasNoOtherEnd,
        .what = "the number of rounds in a match, instead of `deals`"},
    {.name = "target",
        .kind = Kind::Number,
        .set = [](const Owner& at, int value) { at.game.end.target = value; },
        .check = isATarget,
        .label = {"Ende bei", "Ends at"},
        .example = {"500; unter null für Minuspunkte.", "500; negative for penalty games."},
        .begin = "100",
        .what = "not 0; reached when a total is at or above it, or at or below it if it is negative"},
    {.name = "check",
        .kind = Kind::Word,
        .choices = checkWords,
        .with = "target",
        .set = [](const Owner& at, int value) { at.game.end.checkedByRound = value == 1; },
        .label = {"Geprüft wird", "Checked"},
        .rare = true,
        .what = "when this is checked"},
    {.name = "tied",
        .kind = Kind::Word,
        .choices = tiedWords,
        .with = "target",
        .set = [](const Owner& at, int value) { at.game.end.tiesPlayOn = value == 1; },
        .label = {"Wenn mehrere gleich gut sind", "If several are equally good"},
        .rare = true},
};

// ---- The game

constexpr Choice format[] = {{fileFormat}};
constexpr Choice sideWords[] = {{"alone", {"jede Person für sich", "everybody for themselves"}},
    {"pairs", {"zwei gegen zwei", "two against two"}}};
constexpr Choice winWords[]
    = {{"most", {"meiste Punkte", "most points"}}, {"least", {"wenigste Punkte", "fewest points"}}};
constexpr Choice dealerWords[]
    = {{"next", {"reihum", "each in turn"}}, {"round", {"eine Runde lang gleich", "the same for a round"}},
        {"winner", {"wer gewonnen hat", "the winner"}}, {"loser", {"wer verloren hat", "the loser"}},
        {"chosen", {"wird jedes Mal gewählt", "chosen each time"}}};
constexpr Choice directionWords[]
    = {{"left", {"nach links", "to the left"}}, {"right", {"nach rechts", "to the right"}}};
constexpr Choice orderWords[] = {{"free", {"frei, jede Partie", "any, each deal"}},
    {"round", {"wer gibt, wählt: jeder einmal je Runde", "the dealer chooses, each once a round"}},
    {"player", {"wer gibt, wählt: jede Person jeden", "the dealer chooses, each player each once"}}};
constexpr Order orders[] = {Order::Free, Order::Round, Order::Player};
constexpr Choice trickForms[]
    = {{.word = "cards", .label = {"ergibt sich aus den Karten", "follows from the cards"}},
        {.word = "number", .label = {"eine Zahl", "a number"}, .begin = "10", .asks = {"Stiche", "Tricks"}},
        {.word = "list",
            .label = {"jede Partie anders", "different each deal"},
            .begin = "[1, 2, 3]",
            .asks = {"Stiche jeder Partie", "Tricks in each deal"}}};

constexpr FileKey gameRows[] = {
    {.name = "format",
        .kind = Kind::Word,
        .required = everyMeasure,
        .choices = format,
        .set = [](const Owner&, int) {}},
    {.name = "id",
        .kind = Kind::Id,
        .required = everyMeasure,
        .text = [](const Owner& at) -> std::string& { return at.game.id; },
        .label = {"Kurzname der Datei", "Short name of the file"},
        .example
        = {.de = "Buchstaben a-z, Ziffern und -: sonntagskoenig. Fassungen eines Spiels haben denselben.",
            .en = "Letters a-z, digits and -: sunday-king. Versions of one game share it."},
        .turn = 4,
        .rare = true,
        .what = "the same for all versions of one game"},
    {.name = "name",
        .kind = Kind::Words,
        .required = everyMeasure,
        .words = [](const Owner& at) -> LocalizedText& { return at.game.name; },
        .label = {"Name", "Name"},
        .example = {"«Sonntagskönig»: er steht über dem Blatt und in der Spielgeschichte.",
            "“Sunday King”: it appears above the pad and in the history."},
        .turn = 1},
    {.name = "line",
        .kind = Kind::Words,
        .words = [](const Owner& at) -> LocalizedText& { return at.game.line; },
        .label = {"Eine Zeile für die Liste", "A line for the list"},
        .example
        = {.de = "«Sechs Verbote, dann dasselbe als Gewinn.»", .en = "“Six bans, then the same to be won.”"},
        .turn = 2,
        .rare = true},
    {.name = "sign",
        .kind = Kind::Words,
        .text = [](const Owner& at) -> std::string& { return at.game.sign; },
        .label = {"Zeichen", "Sign"},
        .example
        = {"Ein oder zwei Zeichen für die Kachel: ♥, K♣.", "One or two characters for its tile: ♥, K♣."},
        .turn = 1,
        .what = "for its tile"},
    {.name = "players",
        .kind = Kind::Rising,
        .required = everyMeasure,
        .lowest = 2,
        .highest = limits::ownPlayers,
        .most = limits::ownPlayers - 1,
        .set = [](const Owner& at, int value) { at.game.players.add(static_cast<Player>(value)); },
        .label = {"Personen", "People"},
        .example = {"Jede Zahl, zu der man es spielen kann: 3, 4 und 5.",
            "Every number that can play it: 3, 4 and 5."},
        .turn = 1,
        .what = "the possible numbers of players"},
    {.name = "seats",
        .kind = Kind::Number,
        .lowest = 2,
        .highest = limits::ownPlayers - 1,
        .set = [](const Owner& at, int value) { at.game.seats = value; },
        .check = enoughSeats,
        .label = {"So viele spielen eine Partie", "Players per deal"},
        .example = {"3, wenn zu viert aussetzt, wer gibt (Skat).",
            "3, if the dealer sits out with four at the table (Skat)."},
        .turn = 3,
        .rare = true,
        .what = "the number of players in a deal; if there is one more at the table, the dealer sits out"},
    {.name = "sides",
        .kind = Kind::Word,
        .choices = sideWords,
        .set = [](const Owner& at, int value) { at.game.pairs = value == 1; },
        .check = fourForPairs,
        .label = {"Parteien", "Sides"},
        .example = {"Zu zweit haben die Plätze 1 und 3 eine Zahl, 2 und 4 die andere.",
            "In pairs, players 1 and 3 share one number, 2 and 4 the other."},
        .turn = 2,
        .fits = forPairs,
        .what = "`pairs`: players 1 and 3 against 2 and 4 (exactly four players), one number for each side"},
    {.name = "cards",
        .kind = Kind::Object,
        .keys = packKeys,
        .enter = [](Owner& at) { at.game.hasCards = true; },
        .label = {"Karten", "Cards"},
        .example = {"Ohne Karten gibt es keine Farben zu zählen: Kniffel, einfache Listen.",
            "Without cards there are no suits to count: Yahtzee, plain lists."},
        .usual = packPage,
        .turn = 1,
        .what = "the pack"},
    {.name = "tricks",
        .kind = Kind::Number,
        .byPlayers = true,
        .lowest = 1,
        .highest = limits::tricks,
        .most = limits::tricks,
        .choices = trickForms,
        .set = [](const Owner& at, int value) { at.game.tricks[at.count].push_back(value); },
        .enter = [](Owner& at) { at.game.tricksListed[at.count] = true; },
        .label = {"Wie viele Stiche eine Partie hat", "How many tricks a deal has"},
        .example = {"In Wizard 1, dann 2, dann 3 …: jede Partie eine andere Zahl.",
            "In Wizard 1, then 2, then 3 …: a different number each deal."},
        .differs = {.de = "Je nach Personenzahl eine andere Liste",
            .en = "A different list for each number of people"},
        .turn = 3,
        .what = "the number of tricks of a deal, or a list with one for each deal, which ends the match. "
                "Default: cards divided "
                "by players"},
    {.name = "wins",
        .kind = Kind::Word,
        .required = everyMeasure,
        .choices = winWords,
        .set = [](const Owner& at, int value) { at.game.most = value == 0; },
        .label = {"Wer gewinnt?", "Who wins?"},
        .turn = FileKey::atEnd + 1},
    {.name = "contracts",
        .kind = Kind::List,
        .required = everyMeasure,
        .most = limits::contracts,
        .keys = contractRows,
        .enter =
            [](Owner& at) {
                at.contract = &at.game.contracts.emplace_back();
                at.typed = &at.contract->typed;
            },
        .what = "below"},
    {.name = "extras",
        .kind = Kind::List,
        .most = limits::extras,
        .keys = extraKeys,
        .enter =
            [](Owner& at) {
                at.extra = &at.game.extras.emplace_back();
                at.typed = &at.extra->typed;
                at.clause = &at.extra->clause;
            },
        .label = {"Punkte unter eigenem Namen", "Points under a name of their own"},
        .example = {"Tichu ±100, Weise im Jass: neben dem, was der Kontrakt gibt.",
            "Tichu ±100, melds in Jass: in addition to what the contract gives."},
        .begin
        = R"({"clause": {"de": "Wie der Tisch es schreibt.", "en": "As the table writes it down."}, "values": [10, -10]})",
        .usual = extraPage,
        .turn = FileKey::atEnd + 1,
        .what = "points with a name of their own"},
    {.name = "dealer",
        .kind = Kind::Word,
        .choices = dealerWords,
        .set = [](const Owner& at, int value) { at.game.dealing = static_cast<DealerRule>(value); },
        .label = {"Wer als Nächstes gibt", "Next dealer"},
        .example = {"Im Skat reihum, in manchen Spielen wer verloren hat.",
            "In Skat each in turn, in some games the loser."},
        .turn = 3,
        .rare = true,
        .what
        = "the next dealer: `round` the same one for a round, `winner` or `loser` of the deal, `chosen` "
          "each deal names the dealer"},
    {.name = "direction",
        .kind = Kind::Word,
        .choices = directionWords,
        .set = [](const Owner& at, int value) { at.game.toTheRight = value == 1; },
        .label = {"Richtung", "Direction"},
        .example = {"Nur angezeigt: in der Schweiz spielt man nach rechts.",
            "Only shown: in Switzerland, play goes to the right."},
        .turn = 3,
        .rare = true,
        .what = "only shown"},
    {.name = "order",
        .kind = Kind::Word,
        .most = limits::order,
        .choices = orderWords,
        .set = [](const Owner& at, int value) { at.game.order = orders[value]; },
        .check = orderIsOpen,
        .label = {"Welcher Kontrakt wird gespielt?", "Which contract is played?"},
        .example = {"King Louis: jede Person jeden einmal. Poker: frei.",
            "King Louis: each player each once. Poker: any."},
        .turn = 1,
        .what = "the contract to play: `free`, a list of ids (in this order), `round` (the dealer chooses, "
                "each contract `times` a round), `player` (each contract `times` for each dealer, in `pairs` "
                "for each side)"},
    {.name = "end",
        .kind = Kind::Object,
        .choices = endForms,
        .keys = endKeys,
        .enter = [](Owner& at) { at.game.end.given = true; },
        .label = {"Wann ist das Spiel zu Ende?", "When is the match over?"},
        .example = {"Barbu nach vier Runden, Hearts bei 100, eine Liste, wenn ihr aufhört.",
            "Barbu after four rounds, Hearts at 100, a plain list when you stop."},
        .turn = FileKey::atEnd,
        .what = "`deals`, `rounds` or `target`, whichever comes first"},
};

/// Adds the keys with their turns. An object without a label leaves the questions to its keys, which have its
/// turn unless they have their own.
void addTurns(std::multimap<int, std::string>& turns, std::span<const FileKey> keys,
    const std::string& around = {}, int inherited = 0)
{
    for (const FileKey& key : keys) {
        const std::string path = around + std::string(key.name);
        const int turn = key.turn > 0 ? key.turn : inherited;
        const bool known
            = std::any_of(turns.begin(), turns.end(), [&](const auto& each) { return each.second == path; });
        if (turn == 0 || known)
            continue;
        if (!key.label.empty())
            turns.emplace(turn, path);
        else if (!key.keys.empty())
            addTurns(turns, key.keys, path + "/", turn);
        else
            for (const Measure& measure : measureRows)
                addTurns(turns, measure.score, path + "/", turn);
    }
}

std::vector<std::string> page(std::span<const FileKey> keys, bool atEnd = false)
{
    std::multimap<int, std::string> turns;
    addTurns(turns, keys);
    std::vector<std::string> paths;
    for (const auto& [turn, path] : turns)
        if ((turn >= FileKey::atEnd) == atEnd)
            paths.push_back(path);
    return paths;
}

const FileKey* find(std::span<const FileKey> keys, string_view name, Key measure)
{
    const auto found = std::find_if(
        keys.begin(), keys.end(), [&](const FileKey& each) { return each.isNamed(name, measure); });
    return found == keys.end() ? nullptr : &*found;
}

} // namespace

std::span<const FileKey> gameKeys()
{
    return gameRows;
}
std::span<const FileKey> contractKeys()
{
    return contractRows;
}
std::span<const Measure> measures()
{
    return measureRows;
}

const Measure& measureOf(Key key)
{
    return *std::find_if(
        std::begin(measureRows), std::end(measureRows), [&](const Measure& each) { return each.key == key; });
}

const Measure* measureNamed(string_view name)
{
    const auto* const found = std::find_if(std::begin(measureRows), std::end(measureRows),
        [&](const Measure& each) { return each.name == name; });
    return found == std::end(measureRows) ? nullptr : found;
}

std::span<const FileKey> keysIn(const FileKey& row, Key measure)
{
    return row.keys.empty() ? measureOf(measure).score : row.keys;
}

const FileKey* keyAt(string_view path, Key measure)
{
    std::span<const FileKey> keys = gameRows;
    for (;;) {
        const std::size_t end = path.find('/');
        const FileKey* const row = find(keys, path.substr(0, end), measure);
        if (!row || end == string_view::npos || !row->hasKeys())
            return row;
        keys = keysIn(*row, measure);
        path.remove_prefix(end + 1);
    }
}

std::span<const std::string> tablePage()
{
    static const std::vector<std::string> paths = page(gameRows);
    return paths;
}
std::span<const std::string> contractPage()
{
    static const std::vector<std::string> paths = page(contractRows);
    return paths;
}
std::span<const std::string> endPage()
{
    static const std::vector<std::string> paths = page(gameRows, true);
    return paths;
}

std::optional<int> trickNamed(string_view key)
{
    if (key == "last")
        return lastTrick;
    int number = 0;
    const auto [end, error] = std::from_chars(key.begin(), key.end(), number);
    const bool good
        = error == std::errc() && end == key.end() && key.front() >= '1' && number <= limits::tricks;
    return good ? std::optional(number) : std::nullopt;
}

} // namespace tafel::custom
