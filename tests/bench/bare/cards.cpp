#include "bench/bare/cards.h"

#include <bit>

namespace tafel::bench::bare {

namespace {

constexpr int six = 6, eight = 8, nine = 9, ten = 10, jack = 11, queen = 12, king = 13, ace = 14;
constexpr Trump obenabe = 4, undenufe = 5;

constexpr Cards ofSuit(unsigned suit)
{
    return Cards{0xffff} << (suit * 16);
}

/// Strength of a trump: 6 7 8 10 Q K A 9 J.
constexpr std::array<std::uint8_t, 16> trumpStrength = [] {
    std::array<std::uint8_t, 16> strength{};
    std::uint8_t next = 0;
    for (int rank : {six, 7, eight, ten, queen, king, ace, nine, jack})
        strength[static_cast<std::size_t>(rank)] = next++;
    return strength;
}();

/// The ranks below a trump.
constexpr std::array<std::uint16_t, 16> lowerTrumps = [] {
    std::array<std::uint16_t, 16> lower{};
    for (std::size_t rank = six; rank <= ace; ++rank)
        for (std::size_t other = six; other <= ace; ++other)
            if (trumpStrength[other] < trumpStrength[rank])
                lower[rank] = static_cast<std::uint16_t>(lower[rank] | 1U << other);
    return lower;
}();

struct Tables {
    std::array<std::uint8_t, 64> strength; ///< The strength of each card; a trump beats all others.
    std::array<std::uint8_t, 64> points;
};

constexpr std::array<Tables, 6> tables = [] {
    std::array<Tables, 6> all{};
    for (Trump trump = 0; trump < 6; ++trump)
        for (unsigned suit = 0; suit < 4; ++suit)
            for (unsigned rank = six; rank <= ace; ++rank) {
                const bool isTrump = suit == trump;
                auto& strength = all[trump].strength[suit * 16 + rank];
                auto& points = all[trump].points[suit * 16 + rank];
                strength = static_cast<std::uint8_t>(isTrump ? 32 + trumpStrength[rank]
                        : trump == undenufe                  ? 16 - rank
                                                             : rank);
                switch (rank) {
                case ace:
                    points = trump == undenufe ? 0 : 11;
                    break;
                case king:
                    points = 4;
                    break;
                case queen:
                    points = 3;
                    break;
                case jack:
                    points = isTrump ? 20 : 2;
                    break;
                case ten:
                    points = 10;
                    break;
                case nine:
                    points = isTrump ? 14 : 0;
                    break;
                case eight:
                    points = trump >= obenabe ? 8 : 0;
                    break;
                case six:
                    points = trump == undenufe ? 11 : 0;
                    break;
                default:
                    break;
                }
            }
    return all;
}();

} // namespace

Cards legal(Cards hand, Trick trick, Trump trump)
{
    if (trick.size == 0)
        return hand;
    const unsigned led = trick.cards[0] / 16U;
    const Cards followers = hand & ofSuit(led);
    if (trump >= obenabe)
        return followers != 0 ? followers : hand;
    const Cards trumps = ofSuit(trump);
    if (led == trump)
        return (followers & ~(Cards{1} << (trump * 16U + jack))) != 0 ? followers : hand;
    Cards lower = 0;
    if ((hand & ~trumps) != 0)
        for (unsigned i = 1; i < trick.size; ++i)
            if (trick.cards[i] / 16U == trump)
                lower |= Cards{lowerTrumps[trick.cards[i] % 16U]} << (trump * 16U);
    const Cards allowed = hand & ~lower;
    return followers != 0 ? (followers | trumps) & allowed : allowed;
}

namespace {

std::size_t winner(const Trick& trick, Trump trump)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < trick.size; ++i) {
        const Card card = trick.cards[i];
        const bool counts = card / 16U == trick.cards[0] / 16U || card / 16U == trump;
        if (counts && tables[trump].strength[card] > tables[trump].strength[trick.cards[best]])
            best = i;
    }
    return best;
}

std::uint64_t count(std::array<Cards, 3> hands, Trick trick, std::size_t lead, Trump trump, int depth)
{
    if (trick.size == 3) {
        lead = (lead + winner(trick, trump)) % 3;
        trick.size = 0;
    }
    const std::size_t player = (lead + trick.size) % 3;
    Cards cards = legal(hands[player], trick, trump);
    if (depth == 1)
        return static_cast<std::uint64_t>(std::popcount(cards));
    std::uint64_t nodes = 0;
    for (const Cards hand = hands[player]; cards != 0; cards &= cards - 1) {
        const auto card = static_cast<Card>(std::countr_zero(cards));
        Trick next = trick;
        next.cards[next.size++] = card;
        hands[player] = hand & ~(Cards{1} << card);
        nodes += count(hands, next, lead, trump, depth - 1);
    }
    return nodes;
}

} // namespace

std::uint64_t perft(const std::array<Cards, 3>& hands, std::size_t player, Trump trump, int depth)
{
    return count(hands, {}, player, trump, depth);
}

Outcome playOut(const Deal& deal)
{
    const Tables& table = tables[deal.trump];
    Outcome outcome{};
    std::array<Cards, 3> hands = deal.hands;
    for (std::size_t player = 0; player < 3; ++player) {
        hands[player] &= ~(Cards{1} << deal.putDown[player]);
        outcome.points[player] = table.points[deal.putDown[player]];
    }
    Trick trick{};
    int worth = 0, strongest = -1;
    std::size_t winner = 0;
    for (std::size_t i = 0; i < deal.count; ++i) {
        const Card card = deal.cards[i];
        const std::size_t player = deal.players[i];
        const Cards bit = Cards{1} << card;
        outcome.illegal += (legal(hands[player], trick, deal.trump) & bit) == 0 ? 1 : 0;
        hands[player] &= ~bit;
        trick.cards[trick.size++] = card;
        worth += table.points[card];
        const bool counts = card / 16U == trick.cards[0] / 16U || card / 16U == deal.trump;
        if (const int strength = table.strength[card]; counts && strength > strongest) {
            strongest = strength;
            winner = player;
        }
        if (trick.size == 3) {
            outcome.points[winner] += worth;
            ++outcome.tricks[winner];
            trick.size = 0;
            worth = 0;
            strongest = -1;
        }
    }
    outcome.points[winner] += 5;
    return outcome;
}

} // namespace tafel::bench::bare
