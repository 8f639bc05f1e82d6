#include "document/trick_reader.h"

#include "games/eidex/judge.h"

namespace tafel::document {

namespace {

bool readLying(
    SchemaChecker& shape, const Json& value, std::vector<std::optional<Card>>& out, bool allowFaceDown)
{
    constexpr Text what{.de = "Hier steht eine Liste von Karten.", .en = "Expected a list of cards."};
    return shape.list(value, "/trick/cards", what, [&](const Json& each, const auto& where) {
        return (each.IsNull() && allowFaceDown && (out.emplace_back(), true))
            || shape.card(each, where, out.emplace_back());
    });
}

} // namespace

bool readTrick(SchemaChecker& shape, const Json& value, TrickSoFar& out, bool allowFaceDown)
{
    constexpr std::string_view keys[] = {"lead", "cards"};
    std::optional<Player> lead;
    const bool good = shape.object(value, "/trick", keys, std::size(keys),
        [&](std::string_view key, const Json& each, const auto& where) {
            return key == "lead" ? shape.player(each, where, lead)
                                 : readLying(shape, each, out.cards, allowFaceDown);
        });
    if (good)
        out.lead = *lead;
    return good;
}

bool readRow(SchemaChecker& shape, const Json& value, ContractPosition::Row& out)
{
    constexpr std::string_view keys[] = {"up", "down"};
    std::optional<Card> up, down;
    if (!shape.object(value, "/row", keys, std::size(keys),
            [&](std::string_view key, const Json& each, const auto& where) {
                return shape.card(each, where, key == "up" ? up : down);
            }))
        return false;
    out = {*up, *down};
    return true;
}

bool checkDistinct(SchemaChecker& shape, std::span<const Card> cards, std::string_view at, CardSet& seen)
{
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (seen.has(cards[i]))
            return shape.cardTwice(fmt::format("{}/{}", at, i), cards[i]);
        seen.add(cards[i]);
    }
    return true;
}

bool checkCardsPossible(SchemaChecker& shape, const Match& head, const std::vector<PowerUse>& powers,
    const TrickSoFar* trick, const std::vector<Card>* hand)
{
    CardSet seen;
    if (trick) {
        const auto lying = static_cast<int>(trick->cards.size());
        if (const int places = eidex::placesInTrick(head, powers, *trick); lying > places)
            return shape.fail(Refusal::Code::Impossible, "/trick/cards",
                {.de = fmt::format("{} Karten liegen; der Stich hat {}.", lying, places),
                    .en = fmt::format("{} cards lie; the trick has {}.", lying, places)});
        for (std::size_t i = 0; i < trick->cards.size(); ++i) {
            const std::optional<Card> card = trick->cards[i];
            if (!card)
                continue;
            if (seen.has(*card))
                return shape.cardTwice(fmt::format("/trick/cards/{}", i), *card);
            seen.add(*card);
        }
    }
    return !hand || checkDistinct(shape, *hand, "/hand", seen);
}

} // namespace tafel::document
