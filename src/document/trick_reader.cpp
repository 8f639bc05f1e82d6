#include "document/trick_reader.h"

#include <algorithm>

namespace tafel::document {

namespace {

bool readLying(Shape& shape, const Json& value, std::vector<std::optional<Card>>& out)
{
    if (!value.IsArray())
        return shape.schema("/trick/cards",
            {.de = "Hier steht eine Liste von Karten.", .en = "A list of cards stands here."});
    for (rapidjson::SizeType i = 0; i < value.Size(); ++i) {
        std::optional<Card>& card = out.emplace_back();
        if (!value[i].IsNull()
            && !shape.card(
                value[i], [&] { return fmt::format("/trick/cards/{}", i); }, card))
            return false;
    }
    return true;
}

} // namespace

bool readTrick(Shape& shape, const Json& value, TrickSoFar& out)
{
    if (!value.IsObject())
        return shape.schema("/trick", {.de = "Ein Stich ist ein Objekt.", .en = "A trick is an object."});
    std::optional<Player> lead;
    const Json* cards = nullptr;
    for (const auto& member : value.GetObject()) {
        const std::string_view name = view(member.name);
        bool good = true;
        if (name == "lead") {
            good = shape.player(
                member.value, [] { return "/trick/lead"; }, lead);
        } else if (name == "cards") {
            cards = &member.value;
            good = readLying(shape, member.value, out.cards);
        } else {
            good = shape.unknownKey("/trick", name);
        }
        if (!good)
            return false;
    }
    if (!lead || !cards)
        return shape.missing("/trick", !lead ? "lead" : "cards");
    out.lead = *lead;
    return true;
}

Filled filled(const Match& head, const std::vector<Declared>& powers, const TrickSoFar& trick)
{
    Filled filled{head.count(), static_cast<int>(trick.cards.size())};
    for (const Declared& use : powers) {
        if (use.power == "SJ"_card)
            filled.places = 2 * head.count();
        if (use.power == "H9"_card && use.card
            && std::find(trick.cards.begin(), trick.cards.end(), use.card) != trick.cards.end())
            --filled.lying;
    }
    return filled;
}

bool cardsCanBe(Shape& shape, const Match& head, const std::vector<Declared>& powers, const TrickSoFar* trick,
    const std::vector<Card>* hand)
{
    CardSet seen;
    if (trick) {
        const Filled fill = filled(head, powers, *trick);
        if (fill.lying > fill.places)
            return shape.fail(Refusal::Code::Impossible, "/trick/cards",
                {.de = fmt::format("{} Karten liegen; der Stich hat {}.", fill.lying, fill.places),
                    .en = fmt::format("{} cards lie; the trick has {}.", fill.lying, fill.places)});
        for (std::size_t i = 0; i < trick->cards.size(); ++i) {
            const std::optional<Card> card = trick->cards[i];
            if (!card)
                continue;
            if (seen.has(*card))
                return shape.cardTwice(fmt::format("/trick/cards/{}", i), *card);
            seen.add(*card);
        }
    }
    for (std::size_t i = 0; hand && i < hand->size(); ++i) {
        if (seen.has((*hand)[i]))
            return shape.cardTwice(fmt::format("/hand/{}", i), (*hand)[i]);
        seen.add((*hand)[i]);
    }
    return true;
}

} // namespace tafel::document
