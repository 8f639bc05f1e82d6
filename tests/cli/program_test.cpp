// The program as a whole: bad usage, help, what it needs to run.
#include <gmock/gmock.h>

#include "support/process.h"

namespace tafel::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(Program, answersBadUsageWithStatusTwoAndASentence)
{
    const std::vector<std::vector<std::string>> usages{{"score"}, {"score", "a", "b"}, {"scores", "a"},
        {"--foo"}, {"score", "-", "--foo"}, {"score", "-", "--lang", "fr"}, {"score", "-", "--lang"},
        {"rules", "--clause"}, {"score", ""}, {"judge"}, {"judge", "-", "--depth", "1"}, {"perft", "a"}};
    for (const std::vector<std::string>& usage : usages) {
        const Ran ran = run(usage);
        EXPECT_EQ(ran.status, 2) << testing::PrintToString(usage);
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, Not(IsEmpty()));
    }
}

TEST(Program, helps)
{
    for (const std::vector<std::string>& usage : std::vector<std::vector<std::string>>{{"--help"},
             {"score", "--help"}, {"judge", "--help"}, {"perft", "--help"}, {"rules", "--help"}}) {
        const Ran ran = run(usage);
        EXPECT_EQ(ran.status, 0);
        EXPECT_THAT(ran.out, HasSubstr("Usage"));
        EXPECT_THAT(ran.err, IsEmpty());
    }
    EXPECT_THAT(run({"--help"}).out, HasSubstr("--lang"));
}

TEST(Program, tellsItsVersion)
{
    const Ran ran = run({"--version"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, testing::MatchesRegex("[0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST(Program, linksNoQt)
{
    const Ran ran = run({TAFEL_PROGRAM}, {.environment = {{"PATH", "/usr/bin:/bin"}}, .program = "ldd"});
    ASSERT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("libstdc++"));
    EXPECT_THAT(ran.out, Not(HasSubstr("Qt")));
}

TEST(Program, withoutTheAppSaysSo)
{
    const Folder folder; // alone, without the app beside it
    const std::string alone = (folder / "tafelrichter").string();
    std::filesystem::copy_file(TAFEL_PROGRAM, alone);
    for (const std::vector<std::string>& usage :
        std::vector<std::vector<std::string>>{{}, {"--lang", "en"}}) {
        const Ran ran = run(usage, {.program = alone});
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, HasSubstr("not built here"));
    }
    EXPECT_THAT(run({"--lang", "de"}, {.program = alone}).err, HasSubstr("nicht gebaut"));
}

TEST(Program, startsTheAppThatLiesBesideIt)
{
    const Folder folder;
    const std::string program = (folder / "tafelrichter").string();
    std::filesystem::copy_file(TAFEL_PROGRAM, program);
    const std::string app = folder.write("tafelrichter-app", "#!/bin/sh\necho the app\nexit 5\n");
    std::filesystem::permissions(app, std::filesystem::perms::owner_all);
    const Ran ran = run({}, {.program = program});
    EXPECT_EQ(ran.status, 5);
    EXPECT_EQ(ran.out, "the app\n");
}

TEST(Program, givesTheAppItsHistoryAndTheFileToOpen)
{
    const Folder folder;
    const std::string program = (folder / "tafelrichter").string();
    std::filesystem::copy_file(TAFEL_PROGRAM, program);
    const std::string app = folder.write("tafelrichter-app", "#!/bin/sh\necho \"$@\"\n");
    std::filesystem::permissions(app, std::filesystem::perms::owner_all);
    const std::string file = folder.write("an evening.tafel.json", "{}");
    EXPECT_EQ(run({"--db", "club.db"}, {.program = program}).out, "club.db\n");
    EXPECT_EQ(
        run({"open", file, "--db", "club.db"}, {.program = program}).out, "--open=" + file + " club.db\n");
    EXPECT_EQ(run({"open"}, {.program = program}).out, "\n"); // as from the menu of the desktop
    const Ran missing = run({"open", file + ".gone"}, {.program = program});
    EXPECT_EQ(missing.status, 2);
    EXPECT_THAT(missing.out, IsEmpty());
    EXPECT_THAT(missing.err, HasSubstr("an evening.tafel.json.gone"));
}

TEST(Program, thatCannotWriteSaysSoWithStatusSeventy)
{
    if (!std::filesystem::exists("/dev/full"))
        GTEST_SKIP() << "no /dev/full here";
    const Ran ran
        = run({"-c", "\"$0\" score - > /dev/full", TAFEL_PROGRAM}, {.input = "{}", .program = "/bin/sh"});
    EXPECT_EQ(ran.status, 70);
    EXPECT_THAT(ran.err, Not(IsEmpty()));
}

} // namespace
} // namespace tafel::test
