// Runs `tafelrichter archive take-over`, `branches`, and `choose` as commands, without a server.
#include <gmock/gmock.h>

#include "history/ownership.h"
#include "support/process.h"
#include "support/schema.h"
#include "support/two_tablets.h"
#include "table.h"

namespace tafel::archive {
namespace {

using history::deal;
using history::History;
using test::Json;
using testing::HasSubstr;

class OwnershipCommand : public testing::Test {
protected:
    void SetUp() override
    {
        History a = history::open(ours), b = history::open(other);
        match = b.openMatch(history::threeAt()).value();
        ASSERT_TRUE(b.enterDeal(match, deal(60, 71)));
        test::meet(a, b);
    }
    test::Ran archive(std::vector<std::string> words)
    {
        words.insert(words.begin(), {"--db", ours.string(), "archive"});
        return test::run(std::move(words),
            {.environment = {{"HOME", "/nonexistent"}, {"TZ", "UTC"}, {"LC_ALL", "C.UTF-8"}}});
    }
    /// Lets the tablets continue the match separately: two deals here, one deal there.
    void diverge()
    {
        ASSERT_EQ(archive({"take-over", match}).status, 0);
        History a = history::open(ours), b = history::open(other);
        ASSERT_TRUE(a.enterDeal(match, deal(50, 50)));
        ASSERT_TRUE(a.enterDeal(match, deal(20, 80)));
        ASSERT_TRUE(b.enterDeal(match, deal(10, 100)));
        test::meet(a, b);
    }
    Json branches()
    {
        const test::Ran ran = archive({"branches", "--json"});
        EXPECT_EQ(ran.status, 0) << ran.err;
        const Json said = Json::parse(ran.out);
        EXPECT_EQ(test::PublishedSchema("branches").faults(said), "");
        return said["matches"];
    }

    history::Folder folder;
    std::filesystem::path ours = folder / "ours.db", other = folder / "other.db";
    std::string match;
};

TEST_F(OwnershipCommand, takesAMatchOver)
{
    const test::Ran taken = archive({"take-over", match});
    EXPECT_EQ(taken.status, 0);
    EXPECT_THAT(taken.err, HasSubstr("This tablet writes the match from now on"));
    EXPECT_TRUE(history::open(ours).load(match)->ownership.ours);
    EXPECT_THAT(archive({"take-over", match}).err, HasSubstr("Nothing was changed"));
    EXPECT_THAT(archive({"--lang", "de", "take-over", match}).err, HasSubstr("schreibt das Spiel schon"));
}

TEST_F(OwnershipCommand, showsTheBranchesAndChoosesOne)
{
    EXPECT_THAT(archive({"branches"}).out, HasSubstr("No match"));
    EXPECT_TRUE(branches().empty());
    diverge();
    const Json forked = branches();
    ASSERT_EQ(forked.size(), 1U);
    EXPECT_EQ(forked[0]["id"], match);
    EXPECT_EQ(forked[0]["forked"], true);
    const Json counts = forked[0]["branches"][0], waits = forked[0]["branches"][1];
    EXPECT_EQ(counts["counts"], true);
    EXPECT_EQ(counts["ours"], true);
    EXPECT_EQ(counts["deal_count"], 3);
    EXPECT_EQ(waits["counts"], false);
    EXPECT_EQ(waits["ours"], false);
    EXPECT_EQ(waits["deal_count"], 2);
    EXPECT_EQ(waits["shared"], 1);
    EXPECT_EQ(waits["totals"], Json::parse(R"({"Anna": 1, "Beat": 1, "Cora": 2})"));
    const std::string text = archive({"branches"}).out;
    EXPECT_THAT(text, HasSubstr("Cosmic Eidex, 20 November 2026, 19:00: " + match));
    EXPECT_THAT(text, HasSubstr("Anna 1 · Beat 1 · Cora 2"));
    EXPECT_THAT(text, HasSubstr("This tablet"));
    EXPECT_THAT(text, HasSubstr(waits["id"].get<std::string>()));

    const test::Ran chosen = archive({"choose", match, waits["id"]});
    EXPECT_EQ(chosen.status, 0);
    EXPECT_THAT(chosen.err, HasSubstr("This branch now counts"));
    EXPECT_EQ(history::open(ours).load(match)->deals.size(), 2U);
    EXPECT_TRUE(branches().empty()) << "nothing is to be chosen any more";
    const Json asked = Json::parse(archive({"branches", match, "--json"}).out)["matches"][0];
    EXPECT_EQ(asked["forked"], false);
    EXPECT_EQ(asked["branches"].size(), 2U);
    EXPECT_EQ(asked["branches"][0]["id"], waits["id"]);
    ASSERT_EQ(archive({"choose", match, counts["id"]}).status, 0) << "undone by choosing the other one";
    EXPECT_EQ(history::open(ours).load(match)->deals.size(), 3U);
}

TEST_F(OwnershipCommand, saysWhatIsDifferentInTwoFilesOfOneMatch)
{
    EXPECT_THAT(archive({"branches", match}).out, Not(HasSubstr("From a file")));
    Match file = history::threeAt();
    file.id = "0d7f3a5e-0000-4000-8000-00000000f11e";
    file.deals = {deal(60, 71)};
    History a = history::open(ours), b = history::open(other);
    ASSERT_TRUE(a.importMatch(file)->added);
    file.players[2] = "Dora";
    file.tournament = "Cup";
    ASSERT_TRUE(b.importMatch(file)->added);
    test::meet(a, b);
    const std::string text = archive({"branches"}).out;
    EXPECT_THAT(text, HasSubstr("Anna · Beat · Cora, no tournament"));
    EXPECT_THAT(text, HasSubstr("Anna · Beat · Dora, Cup"));
    const Json all = branches()[0]["branches"];
    EXPECT_NE(all[0]["totals"].contains("Dora"), all[1]["totals"].contains("Dora"));
    EXPECT_THAT(archive({"--lang", "de", "branches"}).out, HasSubstr("ohne Turnier"));
}

TEST_F(OwnershipCommand, createsNoHistoryForAMistypedName)
{
    const std::string mistyped = (folder / "histroy.db").string();
    const test::Ran ran = test::run(
        {"archive", "choose", match, "x", "--db", mistyped}, {.environment = {{"LC_ALL", "C.UTF-8"}}});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("There is no history"));
    EXPECT_FALSE(std::filesystem::exists(mistyped));
}

TEST_F(OwnershipCommand, saysWhatThereIsNot)
{
    diverge();
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"take-over", "nothing"}, {"branches", "nothing"}, {"choose", "nothing", "none"}}) {
        const test::Ran ran = archive(words);
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.err, HasSubstr("This match is not in the history"));
    }
    const test::Ran ran = archive({"choose", match, match});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("This branch of the match no longer exists"));
    EXPECT_EQ(branches().size(), 1U) << "nothing was changed";
}

TEST_F(OwnershipCommand, saysHowItGoes)
{
    for (const std::vector<std::string>& words :
        std::vector<std::vector<std::string>>{{"take-over"}, {"choose", match}, {"branches", "a", "b"},
            {"status", "a"}, {"leave", "a"}, {"init"}, {"sync", "a", "b"}}) {
        const test::Ran ran = archive(words);
        EXPECT_EQ(ran.status, 2) << words.front();
        EXPECT_THAT(ran.err, HasSubstr("Usage: archive " + words.front()));
    }
}

} // namespace
} // namespace tafel::archive
