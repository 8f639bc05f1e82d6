#include "games/eidex/options.h"

namespace tafel::eidex {

namespace {

constexpr std::string_view exactlyWords[] = {"over", "safe"};
constexpr Text exactlyEffects[] = {
    {.de = "gilt als darüber: kein Punkt", .en = "counts as over: no point"},
    {.de = "gilt als darunter", .en = "counts as below"},
};
constexpr std::string_view zoneWords[] = {"ends", "highest"};
constexpr Text zoneEffects[] = {
    {.de = "meiste und wenigste Augen erhalten je 1", .en = "most and fewest card points get 1 each"},
    {.de = "die zwei mit den meisten Augen erhalten je 1",
        .en = "the two with the most card points get 1 each"},
};
constexpr std::string_view revokeWords[] = {"refuse", "stand", "annul"};
constexpr Text revokeEffects[] = {
    {.de = "die Partie wird nicht gewertet, bis sie stimmt",
        .en = "the deal is not scored until it is corrected"},
    {.de = "es zählt, wie gespielt wurde", .en = "it counts as it was played"},
    {.de = "die Partie gilt nicht; dieselbe Person gibt noch einmal",
        .en = "the deal is void; the same person deals again"},
};

constexpr OptionSpec specs[] = {
    {.name = "target",
        .label = {.de = "Ziel in Gewinnpunkten", .en = "Target in victory points"},
        .lowest = 2,
        .byDefault = 7,
        .effect
        = {.de = "eins davor gilt die Sechserregel", .en = "one point below it the rule of six applies"},
        .form = OptionSpec::Form::Number},
    {.name = "exactly_100",
        .label = {.de = "Genau 100 Augen", .en = "Exactly 100 card points"},
        .words = exactlyWords,
        .effects = exactlyEffects},
    {.name = "green_zone",
        .label = {.de = "Grüner Bereich", .en = "Green zone"},
        .words = zoneWords,
        .effects = zoneEffects,
        .onlyPlayers = 4},
    {.name = "revoke",
        .label = {.de = "Regelwidrige Karte in einer Mitschrift", .en = "Illegal card in a recorded deal"},
        .words = revokeWords,
        .effects = revokeEffects},
};

} // namespace

std::span<const OptionSpec> optionSpecs()
{
    return specs;
}

Options Options::of(const Match& match, int deal)
{
    return {.target = match.option(optionNamed(specs, "target"), deal),
        .exactly100Safe = match.option(optionNamed(specs, "exactly_100"), deal) == 1,
        .highestInZone = match.option(optionNamed(specs, "green_zone"), deal) == 1,
        .revoke = static_cast<Revoke>(match.option(optionNamed(specs, "revoke"), deal))};
}

} // namespace tafel::eidex
