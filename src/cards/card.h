// Cards and sets of cards of any pack with suits. No order of ranks here: trump, Obenabe, Undenufe and
// several powers change it, so it is a value of the deal.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace tafel {

/// The four suits of a pack. A pack has four of them, so two packs share a place: the pack knows the letters.
enum class Suit : std::uint8_t {
    Hearts,
    Lizard,
    Raven,
    Stars,
    Clubs = Lizard,
    Diamonds = Raven,
    Spades = Stars
};

enum class Rank : std::uint8_t {
    Two = 2,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace
};

enum class Pack : std::uint8_t { Eidex, French };

/// `H`, `L`, `R`, `S` of the Eidex pack; `H`, `C`, `D`, `S` of the French one.
constexpr char letter(Suit suit, Pack pack)
{
    return (pack == Pack::Eidex ? "HLRS" : "HCDS")[static_cast<unsigned>(suit)];
}

constexpr std::optional<Suit> suitFromLetter(char letter, Pack pack)
{
    for (unsigned suit = 0; suit < 4; ++suit)
        if (tafel::letter(static_cast<Suit>(suit), pack) == letter)
            return static_cast<Suit>(suit);
    return std::nullopt;
}

/// One card. Written as in the match file: "RJ", "L10".
struct Card {
    Suit suit;
    Rank rank;

    friend constexpr auto operator<=>(const Card&, const Card&) = default;

    /// A card of that pack (Eidex: 6 to ace; French: 2 to ace); nothing for any other text.
    static constexpr std::optional<Card> parse(std::string_view text, Pack pack)
    {
        if (text.size() < 2 || text.size() > 3)
            return std::nullopt;
        const std::optional<Suit> suit = suitFromLetter(text[0], pack);
        const std::optional<Rank> rank = parseRank(text.substr(1));
        if (!suit || !rank || (pack == Pack::Eidex && *rank < Rank::Six))
            return std::nullopt;
        return Card{*suit, *rank};
    }

    static constexpr std::optional<Rank> parseRank(std::string_view text)
    {
        if (text == "10")
            return Rank::Ten;
        if (text.size() != 1)
            return std::nullopt;
        switch (text[0]) {
        case 'J':
            return Rank::Jack;
        case 'Q':
            return Rank::Queen;
        case 'K':
            return Rank::King;
        case 'A':
            return Rank::Ace;
        default:
            return text[0] >= '2' && text[0] <= '9' ? std::optional(static_cast<Rank>(text[0] - '0'))
                                                    : std::nullopt;
        }
    }

    constexpr std::string_view rankText() const
    {
        constexpr std::string_view texts[]
            = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};
        return texts[static_cast<unsigned>(rank) - 2];
    }

    std::string text(Pack pack) const { return letter(suit, pack) + std::string(rankText()); }
};

/// A card of the Eidex pack; a wrong one does not compile.
consteval Card operator""_card(const char* text, std::size_t length)
{
    return Card::parse({text, length}, Pack::Eidex).value();
}

/// A card of the French pack; a wrong one does not compile.
consteval Card operator""_french(const char* text, std::size_t length)
{
    return Card::parse({text, length}, Pack::French).value();
}

class Holding;

/// A set of cards: a hand, a pile, a pack. No order, no duplicates. 16 bits a suit, the rank is the bit.
class CardSet {
public:
    constexpr CardSet() = default;
    /// All cards of a suit (of the largest pack).
    static constexpr CardSet of(Suit suit)
    {
        return CardSet(std::uint64_t{0xffff} << (static_cast<unsigned>(suit) * 16));
    }
    /// The 36 cards from six to ace.
    static constexpr CardSet eidexPack() { return CardSet(0x7fc0'7fc0'7fc0'7fc0); }
    /// All cards of a rank.
    static constexpr CardSet of(Rank rank)
    {
        return CardSet(std::uint64_t{0x0001'0001'0001'0001} << static_cast<unsigned>(rank));
    }
    constexpr CardSet(std::initializer_list<Card> cards)
    {
        for (Card card : cards)
            add(card);
    }

    constexpr void add(Card card) { m_bits |= bit(card); }
    constexpr void remove(Card card) { m_bits &= ~bit(card); }
    constexpr bool has(Card card) const { return (m_bits & bit(card)) != 0; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr std::uint64_t bits() const { return m_bits; }

    friend constexpr bool operator==(CardSet, CardSet) = default;
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.m_bits & b.m_bits); }
    friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.m_bits | b.m_bits); }
    /// The cards of `a` that are not in `b`.
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.m_bits & ~b.m_bits); }

    /// Walks through the cards, suit by suit, in each from the lowest rank up.
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t left)
            : m_left(left)
        {
        }
        constexpr Card operator*() const
        {
            const auto bit = static_cast<unsigned>(std::countr_zero(m_left));
            return {static_cast<Suit>(bit / 16), static_cast<Rank>(bit % 16)};
        }
        constexpr Iterator& operator++()
        {
            m_left &= m_left - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t m_left;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    friend class Holding;
    constexpr explicit CardSet(std::uint64_t bits)
        : m_bits(bits)
    {
    }
    static constexpr std::uint64_t bit(Card card)
    {
        return std::uint64_t{1} << (static_cast<unsigned>(card.suit) * 16 + static_cast<unsigned>(card.rank));
    }

    std::uint64_t m_bits = 0;
};

/// The ranks held of one suit.
class Holding {
public:
    constexpr void add(Rank rank)
    {
        m_ranks = static_cast<std::uint16_t>(m_ranks | 1U << static_cast<unsigned>(rank));
    }
    /// The same ranks in that suit.
    constexpr CardSet in(Suit suit) const
    {
        return CardSet(std::uint64_t{m_ranks} << (static_cast<unsigned>(suit) * 16));
    }

private:
    std::uint16_t m_ranks = 0;
};

} // namespace tafel
