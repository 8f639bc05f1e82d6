#include "games/krass_kariert/options.h"

namespace tafel::krass_kariert {

namespace {

constexpr std::string_view chipsWords[] = {"2", "3"};
constexpr int fewestChips = 2; // the first word
constexpr Text chipsEffects[] = {
    {.de = "zwei Chips für alle", .en = "two chips each"},
    {.de = "drei Chips für alle, ein längeres Spiel", .en = "three chips each, a longer game"},
};
constexpr std::string_view twoXWords[] = {"false", "true"};
constexpr Text twoXEffects[] = {
    {.de = "zwei X ohne Zahl sind keine Kombination", .en = "two X without a number are not a combination"},
    {.de = "zwei X ohne Zahl sind Paar oder Zweierstrasse",
        .en = "two X without a number are a pair or a 2-straight"},
};

constexpr OptionSpec specs[] = {
    {.name = "chips",
        .label = {.de = "Chips zu Beginn", .en = "Chips at the start"},
        .words = chipsWords,
        .effects = chipsEffects,
        .form = OptionSpec::Form::OneOf,
        .fixedAfterFirstDeal = true},
    {.name = "two_x",
        .label = {.de = "Zwei X zusammen", .en = "Two X together"},
        .words = twoXWords,
        .effects = twoXEffects,
        .form = OptionSpec::Form::Flag},
};

} // namespace

std::span<const OptionSpec> optionSpecs()
{
    return specs;
}

Options Options::of(const Match& match, int deal)
{
    return {fewestChips + match.option(optionNamed(specs, "chips"), deal),
        match.option(optionNamed(specs, "two_x"), deal) == 1};
}

} // namespace tafel::krass_kariert
