#include "referee/game.h"

#include "referee/refusals.h"

namespace tafel {

Result<Verdict> Game::judge(const Position&) const
{
    return notJudged({std::string(name().de), std::string(name().en)});
}

PowerAnswer Game::answer(const PowerQuestion&) const
{
    return {};
}

DealEntry Game::respond(
    const Match&, const Standing&, DealEntry draft, std::string_view, const Response&) const
{
    return draft;
}

RecordedDeal Game::follow(const Match&, const Standing&, const DealEntry&) const
{
    return {};
}

Result<Perft> Game::perft(const Match&, const Standing&, const DealEntry&, int) const
{
    return tl::unexpected(Refusal{.code = Refusal::Code::Schema,
        .where = "/game",
        .message = {.de = "Weitergespielt werden nur Partien von Cosmic Eidex.",
            .en = "Only deals of Cosmic Eidex can be continued."}});
}

} // namespace tafel
