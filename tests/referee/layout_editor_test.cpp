// Cards that can be added to a layout: each card also adds the cards before it.
#include "referee/layout_editor.h"

#include <gmock/gmock.h>

#include "games/compendium/table_of_four.h"
#include "support/evening.h"

namespace tafel {
namespace {

using compendium::test::cards;

/// A layout of Domino in Kein Stich, where the jack begins its suit.
LayoutEditor rows(std::string_view laid)
{
    Position position{.match = test::table("kein-stich")};
    position.contract = ContractPosition{.contract = "domino"};
    position.contract->laid = cards(laid);
    return LayoutEditor(position);
}

TEST(LayoutEditor, aCardBringsWhatHadToBeLaidBefore)
{
    EXPECT_EQ(rows("CJ").with(*Card::parse("HK", Pack::French)), cards("CJ HJ HQ HK"));
    EXPECT_EQ(rows("").with(*Card::parse("HK", Pack::French)), cards("")); // the jack of clubs must be first
}

TEST(LayoutEditor, whatDoesNotFitWithoutACardGoesWithIt)
{
    EXPECT_EQ(rows("CJ HJ HQ HK H10").without(*Card::parse("HQ", Pack::French)), cards("CJ HJ H10"));
}

TEST(LayoutEditor, aRowStandsAsItLies)
{
    EXPECT_EQ(rows("CJ HJ HQ H10 HK").row(Suit::Hearts), cards("H10 HJ HQ HK"));
    EXPECT_EQ(rows("CJ").row(Suit::Hearts), cards(""));
}

TEST(LayoutEditor, saysWhyACardCannotLie)
{
    const std::optional<Refusal> why = rows("CJ").against(*Card::parse("HK", Pack::French));
    ASSERT_TRUE(why);
    EXPECT_EQ(why->message.en, "King of hearts has to wait for queen of hearts.");
    EXPECT_FALSE(rows("CJ").against(*Card::parse("CQ", Pack::French)));
}

TEST(LayoutEditor, aSeriesGoesOn)
{
    Position position{.match = test::table("quodlibet")};
    position.contract = ContractPosition{.contract = "quadrature"};
    position.contract->series = cards("D9");
    EXPECT_EQ(LayoutEditor(position).with(*Card::parse("DJ", Pack::French)), cards("D9 D10 DJ"));
}

} // namespace
} // namespace tafel
