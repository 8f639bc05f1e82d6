#include "document/numeric_entry_reader.h"

#include <cstdlib>

namespace tafel::document {

bool readTrickless(SchemaChecker& shape, const Json& value, std::optional<Players>& out)
{
    std::vector<Player> names;
    const bool good = shape.names(value, "/trickless", names, SchemaChecker::Repeats::Refused);
    if (value.IsArray())
        out.emplace();
    for (Player each : names)
        out->add(each);
    return good;
}

bool readCaptured(SchemaChecker& shape, const Json& value, std::vector<Captured>& out)
{
    if (!value.IsObject())
        return shape.schema("/captured",
            {.de = "Hier steht zu jeder Karte, wer sie hat.", .en = "Expected the owner of each card."});
    for (const auto& member : value.GetObject()) {
        const auto where = [&] { return "/captured" + escapePointerToken(view(member.name)); };
        std::optional<Card> card;
        if (!shape.card(member.name, where, card))
            return false;
        std::optional<Player> by;
        if (!member.value.IsNull() && !shape.player(member.value, where, by))
            return false;
        out.push_back({*card, by});
    }
    return true;
}

namespace {

/// So little that the totals of the longest match can be counted.
bool canBeRuled(SchemaChecker& shape, const Match& head, const std::string& at, const CountByPlayer& award)
{
    for (const auto& [player, number] : award)
        if (std::abs(number) > limits::awarded)
            return shape.fail(Refusal::Code::Impossible, at + escapePointerToken(head.players[player]),
                {.de = fmt::format("{}: höchstens {}.", number, limits::awarded),
                    .en = fmt::format("{}: {} at most.", number, limits::awarded)});
    return true;
}

} // namespace

bool readRuling(SchemaChecker& shape, const Match& head, const Json& value, TableRuling& out)
{
    constexpr std::string_view keys[] = {"award", "clause", "reason"};
    return shape.object(
        value, "/table_ruling", keys, 1, [&](std::string_view key, const Json& each, const auto& where) {
            if (key == "award") {
                const Unit unit = head.game->unit();
                Players named;
                const auto take = [&](Player player, int number) {
                    named.add(player);
                    out.award.emplace_back(player, number);
                };
                return shape.numberPerPlayer(each, where(), take, unit != Unit::VictoryPoints)
                    && (unit == Unit::Strokes || head.own
                        || shape.requireAllPlayers(named, where())) // some are out
                    && canBeRuled(shape, head, where(), out.award);
            }
            return key == "clause" ? shape.shortText(each, where, out.clause)
                                   : shape.displayText(each, where, out.reason);
        });
}

} // namespace tafel::document
