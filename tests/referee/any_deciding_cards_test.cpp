// A single card of a hand is legal exactly if the hand has none of its deciding cards.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "document/document.h"
#include "referee/deciding_cards.h"
#include "support/any_contract.h"
#include "support/any_position.h"

namespace tafel::test {
namespace {

/// Checks nothing if the card is illegal even alone.
void agree(const Position& position)
{
    const Result<Verdict> whole = position.match.game->judge(position);
    if (!whole || whole->complete)
        return;
    CardSet hand;
    for (const Card card : *position.hand)
        hand.add(card);
    for (const Card mine : hand) {
        Position alone = position;
        alone.hand = {mine};
        if (const Result<Verdict> verdict = position.match.game->judge(alone); !verdict->illegal.empty())
            continue;
        bool forbidden = false;
        const Result<std::vector<DecidingQuestion>> all = decidingCards(alone);
        for (const DecidingQuestion& each : *all) {
            RC_ASSERT(!each.question.empty());
            forbidden = forbidden || !(each.cards & hand).empty();
        }
        const bool legal = std::find(whole->legal.begin(), whole->legal.end(), mine) != whole->legal.end();
        if (legal == forbidden)
            RC_FAIL(document::writePosition(position) + " " + mine.text(position.match.game->pack()));
    }
}

RC_GTEST_PROP(AnyDeciding, inCosmicEidexWithAnyPowers, ())
{
    if (const Result<Position> position = document::readPosition(anyPosition().dump()))
        agree(*position);
}

RC_GTEST_PROP(AnyDeciding, inEveryContractWithTricks, ())
{
    const auto& tables = compendiumTables();
    Position position{
        .match = anyContractHead(*tables[static_cast<std::size_t>(below(static_cast<int>(tables.size())))])};
    const Game& game = *position.match.game;
    const std::vector<ContractInfo> contracts = game.contracts(position.match);
    const std::string contract(
        contracts[static_cast<std::size_t>(below(static_cast<int>(contracts.size())))].id);
    const Keys keys = game.positionKeys(position.match, contract);
    if (!keys.has(Key::Trick))
        return;
    position.contract
        = ContractPosition{.contract = contract, .firstTrick = keys.has(Key::FirstTrick) && oneIn(2)};
    if (keys.has(Key::Trump))
        position.contract->trump = static_cast<Suit>(below(4));
    std::vector<Card> deck;
    for (const Card card : game.deck(position.match.count()))
        deck.push_back(card);
    for (std::size_t left = deck.size(); left > 1; --left)
        std::swap(deck[left - 1], deck[static_cast<std::size_t>(below(static_cast<int>(left)))]);
    const auto lying = deck.begin() + below(position.match.count());
    position.trick.cards.assign(deck.begin(), lying);
    position.hand.emplace(lying, lying + 1 + below(8));
    agree(position);
}

} // namespace
} // namespace tafel::test
