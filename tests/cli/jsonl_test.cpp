// Runs `tafelrichter score --jsonl`, which gives one answer for each line of any kind.
#include <gmock/gmock.h>

#include "support/process.h"

namespace tafel::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::string good
    = R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],"deals":[]})";

/// The result of each line: "" for success, otherwise the code of its error.
std::vector<std::string> answers(const std::string& lines)
{
    const Ran ran = run({"score", "--jsonl", "-"}, {.input = lines});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    std::vector<std::string> codes;
    std::istringstream stream(ran.out);
    for (std::string line; std::getline(stream, line);) {
        const Json shown = Json::parse(line);
        codes.push_back(shown.contains("error") ? shown["error"]["code"].get<std::string>() : "");
    }
    EXPECT_TRUE(ran.out.empty() || ran.out.back() == '\n');
    return codes;
}

TEST(Lines, areAnsweredInOrder)
{
    EXPECT_THAT(answers(good + "\n{}\n" + good + "\n"), ElementsAre("", "format", ""));
}

TEST(Lines, badOnesStopNothing)
{
    EXPECT_THAT(
        answers("{\n" + good + "\n]\n\xFF\n" + good + "\n"), ElementsAre("json", "", "json", "json", ""));
}

TEST(Lines, emptyOnesAreAnsweredToo)
{
    EXPECT_THAT(answers("\n" + good + "\n\n"), ElementsAre("json", "", "json"));
}

TEST(Lines, theLastNeedsNoNewline)
{
    EXPECT_THAT(answers(good + "\n" + good), ElementsAre("", ""));
    EXPECT_THAT(answers(good), ElementsAre(""));
}

TEST(Lines, mayEndAsOnWindows)
{
    EXPECT_THAT(answers(good + "\r\n" + good + "\r\n"), ElementsAre("", ""));
}

TEST(Lines, noneGiveNoAnswer)
{
    EXPECT_THAT(answers(""), ElementsAre());
}

TEST(Lines, mayBeHuge)
{
    const std::string huge = good + std::string(3 << 20, ' ');
    EXPECT_THAT(answers(huge + "\n" + good + "\n" + std::string(3 << 20, '[')), ElementsAre("", "", "json"));
}

TEST(Lines, thatAreTooLongGetOneAnswer)
{
    for (const std::size_t size : {(4U << 20) + 1, 9U << 20, 30U << 20}) {
        const std::string tooLong = good + std::string(size, ' ');
        EXPECT_THAT(
            answers(good + "\n" + tooLong + "\n" + good + "\n{}\n"), ElementsAre("", "json", "", "format"));
        EXPECT_THAT(answers(tooLong + "\n" + tooLong + "\n" + good), ElementsAre("json", "json", ""));
        EXPECT_THAT(answers(tooLong), ElementsAre("json"));
    }
}

TEST(Lines, mayBeMany)
{
    std::string lines;
    for (int i = 0; i < 20000; ++i)
        lines += i % 2 == 0 ? good + "\n" : "{}\n";
    const std::vector<std::string> codes = answers(lines);
    ASSERT_EQ(codes.size(), 20000U);
    for (std::size_t i = 0; i < codes.size(); ++i)
        ASSERT_EQ(codes[i], i % 2 == 0 ? "" : "format") << i;
}

TEST(Lines, ofTheCasesGetTheAnswersOfTheirFiles)
{
    const std::pair<const char*, Command*> commands[]
        = {{"score", document::scoreDocument}, {"judge", document::judgeDocument}};
    for (const auto& [name, command] : commands) {
        std::string lines, expected;
        for (const Case& each : allCases()) {
            if (each.document.find('\n') != std::string::npos)
                continue;
            lines += each.document + "\n";
            expected += answerText(each.document, Language::English, *command) + "\n";
        }
        EXPECT_EQ(run({name, "-", "--jsonl"}, {.input = lines}).out, expected);
    }
}

TEST(Lines, ofAFileAreReadToo)
{
    const Folder folder;
    const Ran ran = run({"score", "--jsonl", folder.write("season.jsonl", good + "\n{}\n")});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 2);
    EXPECT_EQ(run({"score", "--jsonl", (folder / "missing").string()}).status, 2);
}

} // namespace
} // namespace tafel::test
