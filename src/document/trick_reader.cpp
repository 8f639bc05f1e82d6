#include "document/trick_reader.h"

#include "games/eidex/judge.h"

namespace tafel::document {

namespace {

bool readLying(
    SchemaChecker& checker, const Json& value, std::vector<std::optional<Card>>& out, bool allowFaceDown)
{
    constexpr Text what{.de = "Hier steht eine Liste von Karten.", .en = "Expected a list of cards."};
    return checker.list(value, "/trick/cards", what, [&](const Json& each, const auto& where) {
        return (each.IsNull() && allowFaceDown && (out.emplace_back(), true))
            || checker.card(each, where, out.emplace_back());
    });
}

} // namespace

bool readTrick(SchemaChecker& checker, const Json& value, TrickSoFar& out, bool allowFaceDown)
{
    constexpr std::string_view keys[] = {"lead", "cards"};
    std::optional<Player> lead;
    const bool good = checker.object(value, "/trick", keys, std::size(keys),
        [&](std::string_view key, const Json& each, const auto& where) {
            return key == "lead" ? checker.player(each, where, lead)
                                 : readLying(checker, each, out.cards, allowFaceDown);
        });
    if (good)
        out.lead = *lead;
    return good;
}

bool readRow(SchemaChecker& checker, const Json& value, ContractPosition::Row& out)
{
    constexpr std::string_view keys[] = {"up", "down"};
    std::optional<Card> up, down;
    if (!checker.object(value, "/row", keys, std::size(keys),
            [&](std::string_view key, const Json& each, const auto& where) {
                return checker.card(each, where, key == "up" ? up : down);
            }))
        return false;
    out = {*up, *down};
    return true;
}

bool checkDistinct(SchemaChecker& checker, std::span<const Card> cards, std::string_view at, CardSet& seen)
{
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (seen.has(cards[i]))
            return checker.cardTwice(fmt::format("{}/{}", at, i), cards[i]);
        seen.add(cards[i]);
    }
    return true;
}

bool checkCardsPossible(SchemaChecker& checker, const Match& head, const std::vector<PowerUse>& powers,
    const TrickSoFar* trick, const std::vector<Card>* hand)
{
    CardSet seen;
    if (trick) {
        const auto lying = static_cast<int>(trick->cards.size());
        if (const int places = eidex::placesInTrick(head, powers, *trick); lying > places)
            return checker.fail(Refusal::Code::Impossible, "/trick/cards",
                {.de = fmt::format("{} Karten liegen; der Stich hat {}.", lying, places),
                    .en = fmt::format("{} cards lie; the trick has {}.", lying, places)});
        for (std::size_t i = 0; i < trick->cards.size(); ++i) {
            const std::optional<Card> card = trick->cards[i];
            if (!card)
                continue;
            if (seen.has(*card))
                return checker.cardTwice(fmt::format("/trick/cards/{}", i), *card);
            seen.add(*card);
        }
    }
    return !hand || checkDistinct(checker, *hand, "/hand", seen);
}

} // namespace tafel::document
