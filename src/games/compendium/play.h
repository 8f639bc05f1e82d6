// Tricks: which cards may be played, who wins, and a recorded deal as a fold of its plays.
#pragma once

#include "games/compendium/contract.h"

namespace tafel::compendium {

/// A trick while a hand is to play to it.
struct Turn {
    const GameTable* table;
    const Contract* contract;
    int players; ///< Number of players in the match.
    std::optional<Suit> trump = {};
    bool firstTrick = false;
    std::optional<Card> led = {}; ///< Empty if this hand leads.
    CardSet hand = {};
    std::optional<Card> top = {}; ///< Played unseen: the only card that can come; empty: not known.
};

/// The ranks, highest first, for this number of players.
std::span<const Rank> ranksOf(const GameTable& table, int players);

/// The suit that a card belongs to: under some trumps it is not the printed one.
Suit suitOf(const GameTable& table, Card card, std::optional<Suit> trump);

/// The legal cards of the hand. More cards in the hand never make an illegal card legal, so a card that is
/// illegal with the known cards is illegal.
CardSet legalCards(const Turn& turn);

/// Every clause that forbids this card of the hand; empty: it may be played.
Reasons reasons(const Turn& turn, Card card);

/// The index of the winning card in a trick; the first card is the lead.
std::size_t winnerOf(const GameTable& table, const Contract& contract, int players,
    std::span<const Card> trick, std::optional<Suit> trump);

/// The verdict on a trick position.
Result<Verdict> judgeTrick(const GameTable& table, const Contract& contract, const Position& position);

/// The reasons why the card of the hand may be played to the trick. Empty if it may not.
Reasons whyMayPlay(const GameTable& table, const Contract& contract, const Position& position, Card card);

/// Follows the log; `facts` has who plays, tricks, trump and dealer. Refused with the first fault (an illegal
/// play, a card seen twice, a log that stops early), pointers relative to the deal.
Result<Facts> replayed(
    const DealContext& context, const Contract& contract, Facts facts, const DealEntry& entry);

/// The state after the log, for the recorder.
RecordedDeal recordedDeal(
    const DealContext& context, const Contract& contract, const Facts& facts, const DealEntry& entry);

} // namespace tafel::compendium
