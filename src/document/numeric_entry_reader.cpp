#include "document/numeric_entry_reader.h"

#include <cstdlib>

namespace tafel::document {

bool readTrickless(SchemaChecker& checker, const Json& value, std::optional<Players>& out)
{
    std::vector<Player> names;
    const bool good = checker.names(value, "/trickless", names, SchemaChecker::Repeats::Refused);
    if (value.IsArray())
        out.emplace();
    for (Player each : names)
        out->add(each);
    return good;
}

bool readCaptured(SchemaChecker& checker, const Json& value, std::vector<Captured>& out)
{
    if (!value.IsObject())
        return checker.schema("/captured",
            {.de = "Erwartet wird zu jeder Karte, wer sie hat.", .en = "Expected the owner of each card."});
    for (const auto& member : value.GetObject()) {
        const auto where = [&] { return "/captured" + escapePointerToken(view(member.name)); };
        std::optional<Card> card;
        if (!checker.card(member.name, where, card))
            return false;
        std::optional<Player> by;
        if (!member.value.IsNull() && !checker.player(member.value, where, by))
            return false;
        out.push_back({*card, by});
    }
    return true;
}

namespace {

/// Checks that the award is small enough for the totals of the longest match.
bool canBeRuled(SchemaChecker& checker, const Match& head, const std::string& at, const CountByPlayer& award)
{
    for (const auto& [player, number] : award)
        if (std::abs(number) > limits::awarded)
            return checker.fail(Refusal::Code::Impossible, at + escapePointerToken(head.players[player]),
                {.de = fmt::format("{}: höchstens {}.", number, limits::awarded),
                    .en = fmt::format("{}: at most {}.", number, limits::awarded)});
    return true;
}

} // namespace

bool readRuling(SchemaChecker& checker, const Match& head, const Json& value, TableRuling& out)
{
    constexpr std::string_view keys[] = {"award", "clause", "reason"};
    return checker.object(
        value, "/table_ruling", keys, 1, [&](std::string_view key, const Json& each, const auto& where) {
            if (key == "award") {
                const Unit unit = head.game->unit();
                Players named;
                const auto take = [&](Player player, int number) {
                    named.add(player);
                    out.award.emplace_back(player, number);
                };
                return checker.numberPerPlayer(each, where(), take, unit != Unit::VictoryPoints)
                    && (unit == Unit::Strokes || head.own
                        || checker.requireAllPlayers(named, where())) // some are out
                    && canBeRuled(checker, head, where(), out.award);
            }
            return key == "clause" ? checker.shortText(each, where, out.clause)
                                   : checker.displayText(each, where, out.reason);
        });
}

} // namespace tafel::document
