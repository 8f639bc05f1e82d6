// A table that plays one contract, for tests, with cards, plays, and logs as short texts.
#pragma once

#include <algorithm>
#include <sstream>

#include <fmt/format.h>

#include "games/compendium/games.h"
#include "games/compendium/measure.h"
#include "games/compendium/play.h"
#include "games/compendium/sequence.h"

namespace tafel::compendium::test {

inline constexpr Player anna = 0, beat = 1, cora = 2, dani = 3;

inline std::vector<Card> cards(std::string_view text)
{
    std::vector<Card> list;
    std::istringstream in{std::string(text)};
    for (std::string card; in >> card;)
        list.push_back(Card::parse(card, Pack::French).value());
    return list;
}

inline CardSet handOf(const std::vector<Card>& list)
{
    CardSet all;
    for (Card card : list)
        all.add(card);
    return all;
}

inline std::string text(const std::vector<Card>& list)
{
    std::string all;
    for (Card card : list)
        all += (all.empty() ? "" : " ") + card.text(Pack::French);
    return all;
}

/// The first contract of that name in the table; it has one.
inline const Contract& contractOf(const GameTable& table, std::string_view id)
{
    return *std::find_if(table.contracts.begin(), table.contracts.end(),
        [&](const Contract& contract) { return contract.id == id; });
}

/// By default, Dani deals, so that Anna leads.
struct Evening {
    const GameTable& table;
    const Contract& contract;
    Match match = {};
    DealContext context = {};
    Facts facts = {};

    Evening(const GameTable& game, std::string_view id, int players = 4)
        : table(game)
        , contract(contractOf(game, id))
        , match{.players = {"Anna", "Beat", "Cora", "Dani"}}
    {
        match.players.resize(static_cast<std::size_t>(players));
        context = {&table, &match, 1};
        facts.in = Players::firstSeats(players);
        facts.tricks = handSizeOf(table, players, players);
        facts.dealer = static_cast<Player>(players - 1);
    }
    Evening(const Evening&) = delete;

    Evening& with(const OptionSpec* option)
    {
        match.options.push_back({option, 1});
        return *this;
    }
    Evening& without(Player player)
    {
        facts.in.remove(player);
        facts.tricks = handSizeOf(table, match.count(), facts.in.size());
        return *this;
    }
    Result<Facts> replay(const DealEntry& entry) const { return replayed(context, contract, facts, entry); }
    RecordedDeal follow(const DealEntry& entry) const
    {
        return recordedDeal(context, contract, facts, entry);
    }
};

/// A log from plays such as "A:H8 B:HA".
inline DealEntry log(std::string_view plays)
{
    DealEntry entry;
    entry.log.emplace();
    std::istringstream in{std::string(plays)};
    for (std::string play; in >> play;)
        entry.log->push_back({.by = static_cast<Player>(play[0] - 'A'),
            .card = Card::parse(std::string_view(play).substr(2), Pack::French)});
    return entry;
}

inline DealEntry log(std::string_view plays, const std::vector<std::string_view>& hands)
{
    DealEntry entry = log(plays);
    entry.hands.emplace();
    for (std::size_t player = 0; player < hands.size(); ++player)
        (*entry.hands)[player] = handOf(cards(hands[player]));
    return entry;
}

/// The result as text: "illegal-play /log/2 proof /log/9".
inline std::string fault(const Result<Facts>& result)
{
    if (result)
        return "none";
    const Refusal& refusal = result.error();
    return std::string(codeName(refusal.code)) + ' ' + refusal.where
        + (refusal.proof.empty() ? "" : " proof " + refusal.proof);
}

/// The leader wins every trick: clubs to Anna, spades to Beat, hearts to Cora, diamonds to Dani.
inline constexpr std::string_view clubs = "CA CK CQ CJ C10 C9 C8 C7", spades = "SA SK SQ SJ S10 S9 S8 S7",
                                  hearts = "HA HK HQ HJ H10 H9 H8 H7", diamonds = "DA DK DQ DJ D10 D9 D8 D7";

/// The plays of `tricks` tricks with these hands; Anna wins all of them.
inline std::string sameWinner(std::size_t tricks)
{
    std::string plays;
    const std::vector<Card> c = cards(clubs), s = cards(spades), h = cards(hearts), d = cards(diamonds);
    for (std::size_t i = 0; i < tricks; ++i)
        plays += fmt::format("A:{} B:{} C:{} D:{} ", c[i].text(Pack::French), s[i].text(Pack::French),
            h[i].text(Pack::French), d[i].text(Pack::French));
    return plays;
}

/// Contracts of tricks of every kind: with a ban, with trump, without a duty to follow, with an early end.
inline const std::pair<const GameTable*, std::string_view> everyKind[]
    = {{&herzeln, "no-hearts"}, {&herzeln, "no-obers"}, {&herzeln, "king-of-hearts"}, {&herzeln, "tricks"},
        {&keinStich, "king-of-hearts"}, {&quodlibet, "ober-unter"}, {&quodlibet, "ahmed-and-red-ruffian"},
        {&quodlibet, "open"}, {&lorum, "seventh-trick"}, {&lorum, "herzlos"}, {&hintersche, "vier-strich"}};

} // namespace tafel::compendium::test
