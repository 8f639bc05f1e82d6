#include "cards/card.h"

#include <gmock/gmock.h>

namespace tafel {
namespace {

constexpr std::string_view ranks[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};

TEST(Card, everyCardOfBothPacksReadsBackFromItsText)
{
    int eidex = 0, french = 0;
    for (Pack pack : {Pack::Eidex, Pack::French})
        for (char suit : std::string_view("HLRSCD"))
            for (std::string_view rank : ranks) {
                const std::string text = suit + std::string(rank);
                const std::optional<Card> card = Card::parse(text, pack);
                if (!card)
                    continue;
                EXPECT_EQ(card->text(pack), text);
                ++(pack == Pack::Eidex ? eidex : french);
            }
    EXPECT_EQ(eidex, 36);
    EXPECT_EQ(french, 52);
}

TEST(Card, anyOtherTextIsNoCard)
{
    for (const char* text : {"", "H", "10", "H1", "H11", "H100", "1H", "h7", "hJ", "HJ ", " HJ", "H 7", "H07",
             "HX", "H-1", "J", "RJR", "♥7"})
        EXPECT_FALSE(Card::parse(text, Pack::Eidex)) << text;
    for (const char* text : {"H5", "H2", "C7", "D7"})
        EXPECT_FALSE(Card::parse(text, Pack::Eidex)) << text;
    for (const char* text : {"L7", "R7"})
        EXPECT_FALSE(Card::parse(text, Pack::French)) << text;
    EXPECT_FALSE(Card::parse(std::string_view("H7\0", 3), Pack::Eidex));
}

TEST(Card, aCardInSourceIsReadByTheCompiler)
{
    static_assert("RJ"_card == Card{Suit::Raven, Rank::Jack});
    static_assert("L10"_card == Card{Suit::Lizard, Rank::Ten});
    static_assert("S6"_card < "SA"_card);
}

TEST(CardSet, holdsACardOnce)
{
    CardSet cards{"RJ"_card, "RJ"_card, "L10"_card};
    EXPECT_EQ(cards.size(), 2);
    EXPECT_TRUE(cards.has("RJ"_card));
    EXPECT_FALSE(cards.has("HJ"_card));
    cards.remove("RJ"_card);
    cards.remove("RJ"_card);
    EXPECT_EQ(cards, CardSet{"L10"_card});
    EXPECT_FALSE(cards.empty());
}

TEST(CardSet, meetsAndJoins)
{
    const CardSet hand{"RJ"_card, "L10"_card}, pile{"L10"_card, "SA"_card};
    EXPECT_EQ(hand & pile, CardSet{"L10"_card});
    EXPECT_EQ((hand | pile).size(), 3);
    EXPECT_TRUE((hand & CardSet{}).empty());
}

TEST(CardSet, keepsAllCardsOfThePackApart)
{
    CardSet pack;
    for (char suit : std::string_view("HLRS"))
        for (std::string_view rank : ranks)
            if (const std::optional<Card> card = Card::parse(suit + std::string(rank), Pack::Eidex))
                pack.add(*card);
    EXPECT_EQ(pack.size(), 36);
}

} // namespace
} // namespace tafel
