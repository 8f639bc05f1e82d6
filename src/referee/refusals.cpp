#include "referee/refusals.h"

#include <fmt/format.h>

#include "referee/reason.h"

namespace tafel {

using Code = Refusal::Code;

tl::unexpected<Refusal> refuse(Code code, std::string where, Message message, const Clause* clause)
{
    return tl::unexpected(
        Refusal{.code = code, .where = std::move(where), .message = std::move(message), .clause = clause});
}

tl::unexpected<Refusal> matchIsOver(const Clause* clause)
{
    return refuse(Code::Finished, {},
        {.de = "Das Spiel ist schon zu Ende.", .en = "The match is already over."}, clause);
}

tl::unexpected<Refusal> duplicateCard(std::string where, Card card, Pack pack)
{
    return refuse(Code::Impossible, std::move(where),
        Sentence{
            {.de = "{0} gibt es nur einmal.", .en = "There is only one {0}."}, {Argument::card(card, pack)}}
            .inBoth());
}

tl::unexpected<Refusal> playerIsOut(std::string where, std::string_view player, const Clause* clause)
{
    return refuse(Code::Impossible, std::move(where),
        {.de = fmt::format("{} spielt nicht mehr mit.", player),
            .en = fmt::format("{} is no longer playing.", player)},
        clause);
}

tl::unexpected<Refusal> optionIsFixed(std::string where, Text option)
{
    return refuse(Code::Impossible, std::move(where),
        {.de = fmt::format(
             "«{}» bestimmt, was gespielt wird: nach der ersten Partie steht es fest.", option.de),
            .en
            = fmt::format("\"{}\" decides what is played: after the first deal it is fixed.", option.en)});
}

tl::unexpected<Refusal> notJudged(const Message& game)
{
    return refuse(Code::Schema, "/game",
        {.de = fmt::format("Wie {} gespielt wird, weiss der Tafelrichter nicht: er zählt es nur.", game.de),
            .en = fmt::format("Tafelrichter does not know how {} is played: it only scores it.", game.en)});
}

tl::unexpected<Refusal> keyMissing(std::string where, std::string_view key)
{
    return refuse(Code::Schema, std::move(where),
        {.de = fmt::format("«{}» fehlt.", key), .en = fmt::format("\"{}\" is missing.", key)});
}

} // namespace tafel
