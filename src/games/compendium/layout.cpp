#include "games/compendium/layout.h"

#include <fmt/format.h>

#include "games/compendium/clauses.h"
#include "games/compendium/layout_state.h"
#include "games/compendium/measure.h"
#include "referee/refusals.h"

namespace tafel::compendium {

namespace {

tl::unexpected<Refusal> impossible(std::string where, Message message, const Clause* clause = nullptr)
{
    return tl::unexpected(Refusal{.code = Refusal::Code::Impossible,
        .where = std::move(where),
        .message = std::move(message),
        .clause = clause});
}

tl::unexpected<Refusal> duplicateFrenchCard(std::string where, Card card)
{
    return duplicateCard(std::move(where), card, Pack::French);
}

tl::unexpected<Refusal> cannotLie(std::string where, const Reason& reason)
{
    return impossible(std::move(where), reason.sentence.inBoth(), reason.clause);
}

/// Each card fitted when it was laid.
Result<void> layAll(LayoutState& laid, const std::vector<Card>& cards)
{
    CardSet seen;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::string where = fmt::format("/laid/{}", i);
        if (seen.has(cards[i]))
            return duplicateFrenchCard(where, cards[i]);
        seen.add(cards[i]);
        if (laid.isNotInPack(cards[i]) && laid.has(cards[i]))
            continue; // already on the table
        if (const std::optional<Reason> reason = laid.forbids(cards[i]))
            return cannotLie(where, *reason);
        laid.lay(cards[i]);
    }
    return {};
}

/// Each card is the next one of the series that began with the first.
Result<void> laySeries(LayoutState& laid, const std::vector<Card>& cards)
{
    if (cards.size() > 4)
        return impossible("/series",
            {.de = fmt::format("{} Karten sind angegeben; eine Folge hat höchstens vier.", cards.size()),
                .en = fmt::format("{} cards are listed; a series has at most four.", cards.size())},
            &clause::series);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::string where = fmt::format("/series/{}", i);
        if (laid.has(cards[i]))
            return duplicateFrenchCard(where, cards[i]);
        if (const std::optional<Reason> reason = laid.forbids(cards[i]))
            return cannotLie(where, *reason);
        if (i > 0 && !laid.next())
            return cannotLie(where,
                says(clause::series, {.de = "Mit {0} ist die Folge zu Ende.", .en = "{0} ends the series."},
                    {Argument::card(cards[i - 1], Pack::French)}));
        laid.lay(cards[i]);
    }
    return {};
}

/// Removes the cards that were played before the current series, each once.
Result<void> setAside(LayoutState& laid, const std::vector<Card>& cards)
{
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (laid.has(cards[i]))
            return duplicateFrenchCard(fmt::format("/gone/{}", i), cards[i]);
        laid.setAside(cards[i]);
    }
    return {};
}

/// One card alone is the one that founded the row.
Result<void> layRow(LayoutState& laid, const ContractPosition::Row& row, Rank start)
{
    if (row.up == row.down && row.up.rank != start)
        return duplicateFrenchCard("/row/down", row.down);
    laid.lay(row);
    return {};
}

Result<void> layPosition(LayoutState& laid, const Layout& layout, const ContractPosition& position)
{
    if (position.row)
        return layRow(laid, *position.row, layout.start);
    if (position.series)
        return laySeries(laid, *position.series).and_then([&] {
            return position.gone ? setAside(laid, *position.gone) : Result<void>();
        });
    return position.laid ? layAll(laid, *position.laid) : Result<void>();
}

/// Checks that none of them is on the table, and that each occurs once.
Result<void> handCanBe(const LayoutState& laid, const std::vector<Card>& hand)
{
    CardSet seen;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (seen.has(hand[i]) || laid.has(hand[i]) || laid.isNotInPack(hand[i]))
            return duplicateFrenchCard(fmt::format("/hand/{}", i), hand[i]);
        seen.add(hand[i]);
    }
    return {};
}

/// No card fits: the player takes a packet, or passes.
Reasons cannotPlay(const Layout& layout, bool takes)
{
    constexpr Text nothing{.de = "Keine Karte dieser Hand passt.", .en = "No card in this hand fits."};
    if (takes)
        return {says(*layout.cannotPlay,
            {.de = "Keine Karte dieser Hand passt: ein Päckchen nehmen, dann ist der Zug zu Ende.",
                .en = "No card in this hand fits: take a packet, and the turn is over."})};
    if (layout.packets)
        return {says(*layout.cannotPlay,
            {.de = "Keine Karte dieser Hand passt, und kein Päckchen ist mehr da.",
                .en = "No card in this hand fits, and no packet is left."})};
    const bool isSeries = layout.kind == Layout::Kind::Series;
    Reasons reasons{says(isSeries ? clause::series : clause::mustPlay, nothing)};
    if (layout.cannotPlay)
        reasons.push_back(says(*layout.cannotPlay, layout.cannotPlay->text));
    return reasons;
}

Reason mustPlay(const LayoutState& laid, const Layout& layout)
{
    const Clause& clause = layout.kind == Layout::Kind::Series ? clause::series : clause::mustPlay;
    if (layout.kind != Layout::Kind::Series)
        return says(clause, {.de = "Wer legen kann, muss.", .en = "A player who can play must."});
    if (const std::optional<Card> next = laid.next())
        return says(clause,
            {.de = "Wer {0} hat, muss diese Karte legen.", .en = "The player who holds {0} must play it."},
            {Argument::card(*next, Pack::French)});
    return says(clause,
        {.de = "Eine neue Folge beginnt mit irgendeiner Karte.", .en = "Any card may start a new series."});
}

tl::unexpected<Refusal> handIsMissing()
{
    return refuse(Refusal::Code::Schema, {},
        {.de = "Welche Karten sind auf der Hand? «hand» fehlt.",
            .en = "Which cards are in hand? \"hand\" is missing."});
}

} // namespace

Result<Verdict> judgeFreePlay(const Contract& contract, const Position& position)
{
    if (!position.hand)
        return handIsMissing();
    const Clause& clause = contract.oneByOne ? *contract.oneByOne : *contract.clause;
    return Verdict{
        .must = Verdict::Obligation::Any, .legal = *position.hand, .because = {says(clause, clause.text)}};
}

Result<Verdict> judgeLayout(const GameTable& game, const Contract& contract, const Position& position)
{
    const int players = position.match.count();
    const Layout& layout = contract.layout;
    constexpr int mostPackets = 6; // with four players five of three cards and a single one
    if (const int packets = position.contract->packets.value_or(0); packets < 0 || packets > mostPackets)
        return impossible("/packets",
            {.de = fmt::format("{} Päckchen sind nicht möglich: es gibt 0 bis {}.", packets, mostPackets),
                .en = fmt::format("{} packets are not possible: there are 0 to {}.", packets, mostPackets)},
            layout.cannotPlay);
    LayoutState laid(game, layout, players);
    if (Result<void> answer = layPosition(laid, layout, *position.contract); !answer)
        return tl::unexpected(std::move(answer.error()));
    if (!position.hand)
        return handIsMissing();
    if (Result<void> answer = handCanBe(laid, *position.hand); !answer)
        return tl::unexpected(std::move(answer.error()));

    Verdict verdict;
    for (Card card : *position.hand)
        if (std::optional<Reason> reason = laid.forbids(card))
            verdict.illegal.push_back({card, {std::move(*reason)}});
        else
            verdict.legal.push_back(card);
    if (verdict.legal.empty()) {
        const bool takes = layout.packets && position.contract->packets.value_or(1) > 0;
        verdict.must = takes ? Verdict::Obligation::Take : Verdict::Obligation::Pass;
        verdict.because = cannotPlay(layout, takes);
        return verdict;
    }
    verdict.must = Verdict::Obligation::Play;
    verdict.because.push_back(mustPlay(laid, layout));
    if (contract.oneByOne)
        verdict.because.push_back(says(*contract.oneByOne, contract.oneByOne->text));
    return verdict;
}

} // namespace tafel::compendium
