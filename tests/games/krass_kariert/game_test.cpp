// Complete games: chips, the opener, winners and losers, and the input of the score pad.
#include "games/krass_kariert/game.h"

#include <gmock/gmock.h>

#include "games/krass_kariert/table.h"

namespace tafel::krass_kariert {
namespace {

using namespace test;

Outcome played(Match match, const std::vector<std::vector<Player>>& rounds)
{
    for (const std::vector<Player>& round : rounds)
        match.deals.push_back(gives(round));
    return score(match).value();
}

std::string faultOf(Match match)
{
    const Result<Outcome> outcome = score(match);
    return outcome ? "accepted" : std::string(codeName(outcome.error().code)) + " " + outcome.error().where;
}

TEST(KrassKariert, startsWithTwoChipsAndThePlayerLeftOfTheOldest)
{
    const Outcome start = played(table(4), {});
    EXPECT_EQ(start.standing.total, (PerPlayer<int>{2, 2, 2, 2, 0}));
    EXPECT_EQ(start.standing.dealer, A);
    EXPECT_EQ(start.standing.opener, B);

    Match other = table(4, {{&chipsOption(), 1}});
    other.firstDealer = D;
    const Outcome three = played(other, {});
    EXPECT_EQ(three.standing.total, (PerPlayer<int>{3, 3, 3, 3, 0}));
    EXPECT_EQ(three.standing.dealer, D);
    EXPECT_EQ(three.standing.opener, A);
}

TEST(KrassKariert, theOneWhoHandedInOpensAndTheOldestDealsAgain)
{
    const Outcome one = played(table(4), {{C}});
    EXPECT_EQ(one.deals[0].award.award, (PerPlayer<int>{0, 0, -1, 0, 0}));
    EXPECT_EQ(one.deals[0].award.opener, B);
    EXPECT_EQ(one.deals[0].award.dealer, A);
    EXPECT_EQ(one.standing.opener, C);
    EXPECT_EQ(one.standing.dealer, A);
    EXPECT_EQ(one.standing.total, (PerPlayer<int>{2, 2, 1, 2, 0}));
    EXPECT_FALSE(one.standing.finished);
}

TEST(KrassKariert, afterSeveralTheOldestOpens)
{
    EXPECT_EQ(played(table(4), {{C, D}}).standing.opener, A);
    Match match = table(4);
    match.firstDealer = C;
    EXPECT_EQ(played(match, {{A, B}}).standing.opener, C);
}

TEST(KrassKariert, endsWhenSomebodyCannotHandIn)
{
    const Outcome shortest = played(table(4), {{C}, {C}, {C}});
    EXPECT_TRUE(shortest.standing.finished);
    EXPECT_EQ(shortest.standing.losers, Players{C});
    EXPECT_EQ(shortest.standing.winners, (Players{A, B, D}));
    EXPECT_EQ(shortest.deals[2].award.award, (PerPlayer<int>{}));
    EXPECT_EQ(shortest.standing.total, (PerPlayer<int>{2, 2, 0, 2, 0}));
    EXPECT_FALSE(played(table(4, {{&chipsOption(), 1}}), {{C}, {C}, {C}}).standing.finished);
}

TEST(KrassKariert, letsSeveralLoseAtOnceAndTheOthersHandIn)
{
    const Outcome end = played(table(4), {{C}, {C, D}, {D}, {B, C, D}});
    EXPECT_TRUE(end.standing.finished);
    EXPECT_EQ(end.standing.losers, (Players{C, D}));
    EXPECT_EQ(end.standing.winners, (Players{A, B}));
    EXPECT_EQ(end.deals[3].award.award, (PerPlayer<int>{0, -1, 0, 0, 0}));
    EXPECT_EQ(end.standing.total, (PerPlayer<int>{2, 1, 0, 0, 0}));
}

TEST(KrassKariert, refusesRoundsThatCannotBe)
{
    const auto with = [](DealEntry entry) {
        Match match = table(4);
        match.deals = {gives({C}), std::move(entry)};
        return faultOf(match);
    };
    EXPECT_EQ(with(gives({})), "schema /deals/1/gives_chip");
    EXPECT_EQ(with(DealEntry{}), "schema /deals/1");
    EXPECT_EQ(with(gives({B, B})), "impossible /deals/1/gives_chip/1");
    EXPECT_EQ(with(gives({A, B, C, D})), "impossible /deals/1/gives_chip");
    DealEntry entry = gives({});
    entry.round->opener = B;
    EXPECT_EQ(with(entry), "impossible /deals/1/opener");
    entry = gives({D});
    entry.round->opener = C;
    EXPECT_EQ(with(entry), "accepted");
    Match over = table(3);
    for (int round = 0; round < 3; ++round)
        over.deals.push_back(gives({B}));
    EXPECT_EQ(faultOf(over), "accepted");
    over.deals.push_back(gives({}));
    EXPECT_EQ(faultOf(over), "finished /deals/3");
}

TEST(KrassKariert, reportsWhatCouldNotBeReadInItsPlace)
{
    const auto with = [](CheckStage stage) {
        Match match = table(4);
        DealEntry entry = gives({B, B});
        entry.round->opener = D;
        entry.readError = ReadError{stage, {.code = Refusal::Code::Schema, .where = "/x", .message = {}}};
        match.deals = {entry};
        return faultOf(match);
    };
    EXPECT_EQ(with(CheckStage::Keys), "schema /deals/0/x");
    EXPECT_EQ(with(CheckStage::Hands), "schema /deals/0/x");
    EXPECT_EQ(with(CheckStage::Measure), "impossible /deals/0/opener");
    EXPECT_EQ(with(CheckStage::TableRuling), "impossible /deals/0/opener");
}

TEST(KrassKariert, letsTheTableDecideOtherwise)
{
    Match match = table(3);
    DealEntry entry = gives({C});
    entry.ruling = TableRuling{.award = {{A, 0}, {B, -1}, {C, 0}}};
    match.deals = {entry};
    const Outcome one = score(match).value();
    EXPECT_EQ(one.standing.total, (PerPlayer<int>{2, 1, 2, 0, 0}));
    EXPECT_EQ(one.standing.opener, B);
    EXPECT_EQ(one.deals[0].award.because[0].clause->id, "krass.entry.table-ruling");
    match.deals = {entry, entry, entry};
    const Outcome three = score(match).value();
    EXPECT_EQ(three.standing.losers, Players{B});
    EXPECT_EQ(three.standing.total[B], 0);
    EXPECT_EQ(three.deals[2].award.award, (PerPlayer<int>{0, -1, 0, 0, 0})) << "as the table said";
}

TEST(KrassKariert, saysWhyInWords)
{
    const Match match = table(4);
    const Outcome one = played(match, {{C}});
    const Reason& reason = one.deals[0].award.because.back();
    EXPECT_EQ(reason.clause->id, "krass.round.hands-in");
    EXPECT_EQ(reason.sentence.in(Language::English, match.players), "C hands in a chip and has 1 left.");
    EXPECT_EQ(reason.sentence.in(Language::German, match.players), "C gibt einen Chip ab und hat noch 1.");
    EXPECT_EQ(one.deals[0].award.brief.in(Language::English, match.players), "chip from C");
}

TEST(KrassKariert, asksForThePlayerWhoHandsInUntilOneIsChosen)
{
    const Match match = table(4);
    const Standing before = game.start(match);
    for (const DealEntry& draft : {DealEntry{}, gives({})}) {
        const PadForm open = game.padForm(match, before, draft);
        EXPECT_FALSE(open.live);
        ASSERT_TRUE(open.refusal);
        EXPECT_EQ(open.refusal->code, Refusal::Code::Schema);
        EXPECT_FALSE(open.refusal->message.de.empty() || open.refusal->message.en.empty());
    }
    const PadForm form = game.padForm(match, before, gives({C}));
    EXPECT_FALSE(form.refusal);
    ASSERT_TRUE(form.live);
    EXPECT_EQ(form.live->award.award[C], -1);
    EXPECT_EQ(form.live->after.opener, C);
    EXPECT_EQ(form.dealer, A);
    EXPECT_EQ(form.situation.in(Language::English, match.players), "Round 1 · B opens");
}

TEST(KrassKariert, namesEachClauseOnceAndInItsOwnFamily)
{
    std::vector<std::string_view> ids;
    for (const Clause* clause : game.clauses()) {
        EXPECT_TRUE(clause->id.starts_with("krass.")) << clause->id;
        EXPECT_THAT(ids, testing::Not(testing::Contains(clause->id)));
        ids.push_back(clause->id);
        EXPECT_TRUE(!clause->section.web.empty() || clause->isInterpretation(Edition::Web)) << clause->id;
    }
}

} // namespace
} // namespace tafel::krass_kariert
