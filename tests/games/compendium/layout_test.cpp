// Contracts in which cards are laid out: which cards fit, and when a player must pass.
#include "games/compendium/layout.h"

#include <gmock/gmock.h>

#include "games/compendium/clauses.h"
#include "support/evening.h"

namespace tafel::compendium {
namespace {

using test::cards;
using test::contractOf;

/// A contract at a table; the cards on the table have the notation of the contract.
struct PlayedCard {
    const GameTable& table;
    std::string_view contract;
    int players = 4;

    Result<Verdict> judged(std::string_view lying, std::string_view hand) const
    {
        const Contract& played = contractOf(table, contract);
        Position position;
        position.match.players = {"Anna", "Beat", "Cora", "Dani"};
        position.match.players.resize(static_cast<std::size_t>(players));
        position.hand = cards(hand);
        position.contract = ContractPosition{.contract = std::string(contract)};
        const std::vector<Card> there = cards(lying);
        if (played.layout.kind == Layout::Kind::Series)
            position.contract->series = there;
        else if (played.layout.kind != Layout::Kind::OneRow)
            position.contract->laid = there;
        else if (!there.empty())
            position.contract->row = ContractPosition::Row{there[0], there[1]};
        return judgeLayout(table, played, position);
    }

    /// The legal cards "HK H10", "pass", "take", or the error.
    std::string operator()(std::string_view lying, std::string_view hand) const
    {
        const Result<Verdict> verdict = judged(lying, hand);
        if (!verdict)
            return std::string(codeName(verdict.error().code)) + ' ' + verdict.error().where;
        EXPECT_EQ(verdict->must != Verdict::Obligation::Play, verdict->legal.empty());
        EXPECT_EQ(verdict->legal.size() + verdict->illegal.size(), cards(hand).size());
        EXPECT_FALSE(verdict->because.empty());
        std::string all;
        for (Card card : verdict->legal)
            all += (all.empty() ? "" : " ") + card.text(Pack::French);
        return verdict->must == Verdict::Obligation::Take ? "take" : all.empty() ? "pass" : all;
    }

    /// Why the first illegal card does not fit.
    std::string why(std::string_view lying, std::string_view hand) const
    {
        const Reason reason = judged(lying, hand).value().illegal.front().why.front();
        return std::string(reason.clause->id) + ": " + reason.sentence.in(Language::English, {});
    }
};

TEST(Rows, growFromTheJacks)
{
    const PlayedCard rows{rosbiratschka, "rosbiratschka"};
    EXPECT_EQ(rows("", "HQ CJ SJ"), "CJ SJ");
    EXPECT_EQ(rows("HJ HQ SJ", "HK H10 H9 CJ S9 DA"), "HK H10 CJ");
    EXPECT_EQ(rows("HJ HQ SJ", "H9 DA"), "pass");
    EXPECT_EQ(
        rows.why("HJ HQ SJ", "H9"), "compendium.rows-from-jacks: 9 of hearts has to wait for 10 of hearts.");
    EXPECT_EQ(rows.why("HJ HQ SJ", "DQ"),
        "compendium.rows-from-jacks: Queen of diamonds has to wait for jack of diamonds.");
}

TEST(Rows, endAtTheLowestAndTheHighestCard)
{
    const PlayedCard rows{rosbiratschka, "rosbiratschka"};
    EXPECT_EQ(rows("HJ HQ HK HA", "H7 H10"), "H10");
    EXPECT_EQ(rows("HJ H10 H9 H8 H7", "HA HQ"), "HQ");
}

TEST(Rows, sayWhatCannotLieSo)
{
    const PlayedCard rows{rosbiratschka, "rosbiratschka"};
    EXPECT_EQ(rows("HJ HK", "CJ"), "impossible /laid/1");
    EXPECT_EQ(rows("HQ HJ", "CJ"), "impossible /laid/0");
    EXPECT_EQ(rows("HJ HQ HJ", "CJ"), "impossible /laid/2");
    EXPECT_EQ(rows("HJ HQ", "CJ HQ"), "impossible /hand/1");
    EXPECT_EQ(rows("HJ HQ", "CJ H7 CJ"), "impossible /hand/2");
}

TEST(Rows, areOpenedByOneCardInKeinStich)
{
    const PlayedCard rows{keinStich, "domino"};
    EXPECT_EQ(rows("", "HJ CJ CQ"), "CJ");
    EXPECT_EQ(rows("", "HJ CQ"), "pass");
    EXPECT_EQ(rows("CJ", "HJ CQ"), "HJ CQ");
    EXPECT_EQ(rows("HJ", "CJ"), "impossible /laid/0");
    EXPECT_THAT(rows.why("", "HJ"), testing::EndsWith(": Jack of clubs must be played first."));
}

TEST(Rows, haveTheAceLowFromTheSevens)
{
    const PlayedCard rows{peskac, "sevens"};
    EXPECT_EQ(rows("", "H7 D7"), "D7");
    EXPECT_EQ(rows("D7", "D8 D6 H7 DA DK D2"), "D8 D6 H7");
    EXPECT_EQ(rows("D7 D6 D5 D4 D3 D2", "DA DK D8"), "DA D8");
    EXPECT_EQ(rows("D7 D8 D9 D10 DJ DQ DK", "DA D6"), "D6");
    EXPECT_EQ(rows.why("D7 D8", "D10"),
        "compendium.rows-from-sevens: 10 of diamonds has to wait for 9 of diamonds.");
    // A player who must pass may receive a card, so hands can grow.
    EXPECT_EQ(rows("D7", "C2 C3 C4 C5 C6 C8 C9 C10 CJ CQ CK CA H2 H3"), "pass");
}

TEST(Rows, ofThreePlayersGetWhatTheTableLays)
{
    const PlayedCard rows{quodlibet, "snacking", 3};
    EXPECT_EQ(rows("DJ D10", "D9 CJ"), "D9 CJ");
    EXPECT_EQ(rows("DJ D10 D9", "DQ SA"), "DQ");
    // Cards that fit count as laid, even if they are not listed.
    EXPECT_EQ(rows("DJ D10 D9 D8 D7", "DQ"), "DQ");
    EXPECT_EQ(rows("DJ D8", "DQ"), "impossible /laid/1");
    EXPECT_EQ(rows("DJ D10 D9 D8 D8", "DQ"), "impossible /laid/4");
    // In this contract, a player who cannot play takes the cards of a packet.
    EXPECT_EQ(PlayedCard({quodlibet, "snacking"})("HJ", "C7 C8 C9 C10 CQ CK CA S7 S8 S9"), "take");
}

TEST(OneRow, goesRoundInTheOrderOfTheGame)
{
    const PlayedCard row{herzeln, "domino"};
    EXPECT_EQ(row("", "HA CJ"), "CJ");
    EXPECT_EQ(row("CJ CJ", "HQ S9 HJ H10"), "HQ S9");
    EXPECT_EQ(row("HK H8", "C10 SA C7 H7"), "C10 C7 H7");
    EXPECT_EQ(row("H10 H7", "CA HA CK"), "CA HA");
    EXPECT_EQ(row("HA HA", "C7"), "impossible /row/down");
    EXPECT_EQ(row("CA H7", "C7 S7 DA DK"), "C7 S7 DA");
    EXPECT_EQ(row("C9 SQ", "CJ D10"), "CJ");
    EXPECT_EQ(row.why("HK H8", "HA"),
        "herzeln.domino-row: Ace of hearts fits neither above king of hearts nor below 8 of hearts.");
    EXPECT_EQ(
        row.why("", "HA"), "compendium.one-row: Ace of hearts has to wait until a jack is on the table.");
    EXPECT_EQ(row("HK H8", "H8 C7"), "impossible /hand/0");
}

TEST(OneRow, hasTheTenLowWithThree)
{
    const PlayedCard row{herzeln, "domino", 3};
    EXPECT_EQ(row("HK H9", "CA DA C10"), "CA DA");
    EXPECT_EQ(row("CA C10", "C9 D10"), "C9");
    EXPECT_EQ(row("CJ CJ", "H10 HQ HK"), "H10 HQ");
}

TEST(Series, goesOnWithTheNextHigherCard)
{
    for (const PlayedCard& series : {PlayedCard{quodlibet, "quadrature"}, PlayedCard{lorum, "quartel"}}) {
        EXPECT_EQ(series("", "HA C7"), "HA C7");
        EXPECT_EQ(series("HQ", "HK CK HA"), "HK");
        EXPECT_EQ(series("HQ", "CK HA"), "pass");
        EXPECT_EQ(series("HK HA", "H7 H8"), "H7");
        EXPECT_EQ(series("HQ HK HA H7", "H8 C7"), "H8 C7");
        EXPECT_EQ(series("HQ HK HA H7 H8", "C7"), "impossible /series");
        EXPECT_EQ(series("HQ HA", "C7"), "impossible /series/1");
        EXPECT_EQ(series("HQ HK HK", "C7"), "impossible /series/2");
        EXPECT_EQ(series("HQ", "HQ"), "impossible /hand/0");
        EXPECT_EQ(
            series.why("HQ", "CK"), "compendium.series: Queen of hearts is followed by king of hearts.");
        EXPECT_EQ(series.judged("HQ", "HK").value().because[0].clause, &clause::series);
    }
}

TEST(Series, endsWhereACardIsNotInThePackOfThree)
{
    const PlayedCard series{lorum, "quartel", 3};
    EXPECT_EQ(series("DK", "DA C9"), "DA");
    EXPECT_EQ(series("DK DA", "D9 C9"), "D9 C9");
    EXPECT_EQ(series("DA C9", "D9"), "impossible /series/1");
}

TEST(Founded, growsUpwardsOnlyFromTheFirstRank)
{
    const PlayedCard founded{lorum, "lorum"};
    EXPECT_EQ(founded("", "HA C7"), "HA C7");
    EXPECT_EQ(founded("HQ", "HK HJ CQ CK"), "HK CQ");
    EXPECT_EQ(founded("HQ HK HA", "H7 H8"), "H7");
    EXPECT_EQ(founded("HQ", "CK HJ"), "pass");
    EXPECT_EQ(founded("HQ HK HA H7 H8 H9 H10", "HJ"), "HJ");
    EXPECT_EQ(founded("HQ HJ", "C7"), "impossible /laid/1");
    EXPECT_EQ(founded.why("HQ", "CK"), "compendium.founded: King of clubs has to wait for queen of clubs.");
}

TEST(Founded, letsTheTableLayWithThree)
{
    const PlayedCard founded{lorum, "lorum", 3};
    EXPECT_EQ(founded("DK DA", "D9 C9"), "D9");
    EXPECT_EQ(founded("DK", "D9"), "pass");
    EXPECT_EQ(founded("C7", "D9 C8 D10"), "D9 C8");
    EXPECT_EQ(founded("C8", "D9"), "D9");
    EXPECT_EQ(founded("C8 D9 D10 DJ DQ DK DA D7", "S8"), "S8");
    EXPECT_EQ(founded("CQ D7", "S8"), "impossible /laid/1");
}

TEST(Layout, saysWhoMustPass)
{
    const PlayedCard rows{rosbiratschka, "rosbiratschka"};
    Result<Verdict> verdict = rows.judged("HJ", "HQ");
    EXPECT_EQ(verdict->must, Verdict::Obligation::Play);
    EXPECT_EQ(verdict->because[0].clause, &clause::mustPlay);
    verdict = rows.judged("HJ", "SQ");
    EXPECT_EQ(verdict->must, Verdict::Obligation::Pass);
    EXPECT_EQ(verdict->because[0].clause, &clause::mustPlay);
}

} // namespace
} // namespace tafel::compendium
